/** A program of somebody else as a player: `bot:./mybot`, run as a child process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { Refusal, type Game } from '@evervale/kernel';
import { complaint, farewell, question, readAnswer } from '../bots/protocol.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Player } from '../player.ts';

/** Time for a decision, unless the host says otherwise. */
const TIME = 10_000;

export interface BotOptions {
  readonly time?: number;
  /** Where complaints go besides to the bot itself. */
  readonly report?: (problem: string) => void;
}

/** `name` is `bot:` and a command line; words are parted by blanks. */
export function botPlayer(name: string, game: Game, options: BotOptions = {}): Player {
  const [command, ...args] = name.slice('bot:'.length).trim().split(/\s+/);
  const bot = new Bot(spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] }), options);
  return {
    name,
    problem: () => bot.problem,
    pick: async (knowledge) => bot.decide(knowledge),
    close: () => bot.close(game),
  };
}

class Bot {
  private readonly child: ChildProcess;
  private readonly lines: Interface;
  private readonly options: BotOptions;
  private id = 0;
  /** Why nothing can come any more. */
  private gone: string | null = null;
  /** The first thing that went wrong. */
  problem: string | null = null;
  private hear: ((line: string | null) => void) | null = null;

  constructor(child: ChildProcess, options: BotOptions) {
    this.child = child;
    this.options = options;
    this.lines = createInterface({ input: child.stdout! });
    this.lines.on('line', (line) => this.hear?.(line));
    const end = (why: string): void => {
      this.gone ??= why;
      this.hear?.(null);
    };
    child.on('error', (error) => end(`cannot be started: ${error.message}`));
    child.on('exit', (code) => end(`has ended (${code ?? 'killed'})`));
    // Writing to a program that has ended is no reason to end ourselves.
    child.stdin!.on('error', () => end('does not read any more'));
  }

  /**
   * Asks until there is a legal answer or the time is over; then the first option is taken. Bad
   * answers cost nothing but time.
   */
  async decide(knowledge: Knowledge): Promise<number> {
    const id = ++this.id;
    const time = this.options.time ?? TIME;
    const decision = knowledge.decision();
    this.send(question(knowledge, id, time));
    return new Promise<number>((done) => {
      const finish = (code: number): void => {
        clearTimeout(timer);
        this.hear = null;
        done(code);
      };
      const giveUp = (problem: string): void => {
        this.complain(id, problem);
        finish(decision.options[0].code);
      };
      const timer = setTimeout(
        () => giveUp(`no legal answer within ${time} ms; ${decision.options[0].key} was picked`),
        time,
      );
      this.hear = (line) => {
        if (line === null) {
          return giveUp(`the program ${this.gone}; ${decision.options[0].key} was picked`);
        }
        try {
          finish(readAnswer(line, id, decision));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          this.complain(id, error.message);
        }
      };
      if (this.gone !== null) this.hear(null);
    });
  }

  private complain(id: number, problem: string): void {
    this.problem ??= problem;
    this.send(complaint(id, problem));
    this.options.report?.(problem);
  }

  private send(message: object): void {
    if (this.gone === null) this.child.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  close(game: Game): void {
    this.send(farewell(game));
    this.lines.close();
    this.child.stdin!.end();
    this.child.kill();
  }
}
