/**
 * A worker's side: takes tasks, answers them, and can be told to stop. The same code runs in a
 * thread of Node and in a Web Worker; both give it a port and a way to pause.
 */
import { Refusal, fromBase64, type Game } from '@evervale/kernel';
import type { Evaluator } from '../evaluator.ts';
import { hintsFor, type Hint } from '../hints/hints.ts';
import { Knowledge } from '../knowledge.ts';
import { playerNamed } from '../levels.ts';
import type { Player } from '../player.ts';
import type { Budget } from '../search/player.ts';
import type { Learned } from '../train/lessons.ts';
import type { Picks } from '../train/selfplay.ts';
import { playPlanned, type GameResult } from '../tournament/game.ts';
import type { GamePlan } from '../tournament/schedule.ts';

/** Decide for a seat. The state is the host's; the player gets the seat's knowledge of it. */
export interface PickTask {
  readonly task: 'pick';
  readonly game: string;
  readonly state: string;
  readonly seat: number;
  readonly player: string;
  readonly seed: number;
}

/** The best picks for a seat, with points and reasons. */
export interface HintTask {
  readonly task: 'hint';
  readonly game: string;
  readonly state: string;
  readonly seat: number;
  readonly seed: number;
  readonly budget: Budget;
}

/** Play a game of a tournament. */
export interface GameTask {
  readonly task: 'game';
  readonly game: string;
  readonly options: unknown;
  readonly plan: GamePlan;
  readonly players: readonly string[];
  /** The picks are wanted as well. */
  readonly recorded?: boolean;
}

/** Play games of a training with what has been learned so far; the answer is their picks. */
export interface LessonTask {
  readonly task: 'lessons';
  readonly game: string;
  readonly learned: Learned;
  /** The numbers of the games: from (included) to (excluded). */
  readonly from: number;
  readonly to: number;
}

export type Task = PickTask | HintTask | GameTask | LessonTask;
interface Answers {
  readonly pick: number;
  readonly hint: readonly Hint[];
  readonly game: GameResult;
  readonly lessons: readonly Picks[];
}
export type Answer<T extends Task> = Answers[T['task']];

export type Request = { readonly id: number } & (
  | { readonly task: Task }
  | { readonly cancel: true }
);

export type Response =
  | { readonly id: number; readonly answer: Answer<Task> }
  | { readonly id: number; readonly problem: string };

export interface Port {
  post(response: Response): void;
  listen(hear: (request: Request) => void): void;
}

/** What a host with abilities of its own adds: programs of others as players, for example. */
export interface Abilities {
  readonly game: (id: string) => Promise<Game>;
  readonly evaluator: (game: Game) => Promise<Evaluator>;
  /** Lets other messages through. */
  readonly pause: () => Promise<void>;
  readonly player?: (name: string, game: Game, seed: number) => Player | undefined;
  /** Where computer players are taught. */
  readonly lessons?: (game: Game, task: LessonTask) => Answers['lessons'];
}

export function serve(port: Port, abilities: Abilities): void {
  const cancelled = new Set<number>();
  port.listen((request) => {
    if ('cancel' in request) return void cancelled.add(request.id);
    const pause = async (): Promise<void> => {
      await abilities.pause();
      if (cancelled.has(request.id)) throw new Refusal('task', 'was cancelled');
    };
    void carryOut(request.task, { ...abilities, pause })
      .then(
        (answer) => port.post({ id: request.id, answer }),
        (error: unknown) => port.post({ id: request.id, problem: problemOf(error) }),
      )
      .finally(() => cancelled.delete(request.id));
  });
}

function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function carryOut(task: Task, abilities: Abilities): Promise<Answer<Task>> {
  const game = await abilities.game(task.game);
  const evaluator = await abilities.evaluator(game);
  const make = (name: string, seed: number): Player =>
    abilities.player?.(name, game, seed) ?? playerNamed(name, evaluator, seed, abilities.pause);
  if (task.task === 'pick') {
    return make(task.player, task.seed).pick(
      new Knowledge(game, fromBase64(task.state), task.seat),
    );
  }
  if (task.task === 'hint') {
    return hintsFor(new Knowledge(game, fromBase64(task.state), task.seat), {
      evaluator,
      budget: task.budget,
      seed: task.seed,
      pause: abilities.pause,
    });
  }
  await abilities.pause();
  if (task.task === 'lessons') {
    if (abilities.lessons === undefined) throw new Refusal('task', 'nobody is taught here');
    return abilities.lessons(game, task);
  }
  return playPlanned(
    game,
    task.options,
    task.plan,
    (player, seed) => make(task.players[player], seed),
    task.recorded,
  );
}
