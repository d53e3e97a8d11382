/**
 * Somebody else's program at the table: lines of JSON, questions out and answers in. How the lines
 * travel (a pipe, a WebSocket) is the host's. docs/bots.md describes it for authors of bots.
 */
import { Refusal, type Decision, type Game } from '@evervale/kernel';
import type { Knowledge } from '../knowledge.ts';

const PROTOCOL = 1;

export interface Question {
  readonly type: 'decide';
  readonly protocol: number;
  readonly game: string;
  readonly rules: string;
  readonly id: number;
  readonly seat: number;
  /** Milliseconds until a pick is made in the bot's place. */
  readonly time: number;
  readonly prompt: string;
  readonly options: readonly {
    readonly code: number;
    readonly key: string;
    readonly text: string;
  }[];
  /** All that the seat may know. */
  readonly view: unknown;
}

export interface Complaint {
  readonly type: 'error';
  readonly id: number;
  readonly problem: string;
}

export function question(knowledge: Knowledge, id: number, time: number): Question {
  const { game, seat } = knowledge;
  const { prompt, options } = knowledge.decision();
  return {
    type: 'decide',
    protocol: PROTOCOL,
    game: game.id,
    rules: game.version,
    id,
    seat,
    time,
    prompt: game.print(prompt, 'en'),
    options: options.map(({ code, key, text }) => ({ code, key, text: game.print(text, 'en') })),
    view: knowledge.view(),
  };
}

export function complaint(id: number, problem: string): Complaint {
  return { type: 'error', id, problem };
}

/** The pick in a line a bot has sent: by its key or by its code. Refuses with what is wrong. */
export function readAnswer(line: string, id: number, { options }: Decision): number {
  const answer = parse(line);
  if (answer['id'] !== id) throw new Refusal('id', `must be ${id}, the id of the question`);
  const { pick } = answer;
  const found = options.find((option) => option.key === pick || option.code === pick);
  if (found === undefined) {
    throw new Refusal('pick', 'must be the key or the code of one of the options');
  }
  return found.code;
}

function parse(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    throw new Refusal('line', 'must be JSON on one line');
  }
  throw new Refusal('line', 'must be a JSON object');
}

/** What a bot is told at the end. */
export function farewell(game: Game): { readonly type: 'over'; readonly game: string } {
  return { type: 'over', game: game.id };
}
