/**
 * Games of a course by their numbers. What is dealt and how it is played depends on the number alone, so that
 * several machines can play a generation of games with the same weights and it is learned from in one place.
 */
import { fromBase64, stream, toBase64, type Game, type State, type Stream } from '@evervale/kernel';
import type { LearningEvaluator, Training } from '../mind.ts';
import { Network } from '../net/network.ts';
import { Learner } from './learner.ts';
import { selfPlay, type Manner, type Picks } from './selfplay.ts';

export interface Lesson {
  readonly start: State;
  readonly players: number;
  readonly manner: Manner;
  readonly rng: Stream;
}

export function lessonAt(game: Game, { course }: Training, seed: number, index: number): Lesson {
  const rng = stream(seed * 7_919 + index);
  const table = course.tableOf(index, rng);
  const start = game.create(game.readOptions(table), (seed * 1_000_003 + index) >>> 0);
  return { start, players: table.players, manner: course.mannerOf(index, table.players), rng };
}

/** What others need to play games of a course: the seed of the course and what has been learned so far. */
export interface Learned {
  readonly seed: number;
  /** The numbers of the network, input and output. */
  readonly net: readonly [string, string];
}

export function learnedBy(seed: number, { input, output }: Network): Learned {
  return { seed, net: [textOf(input), textOf(output)] };
}

/** Numbers as text. */
export function textOf({ buffer, byteOffset, byteLength }: Float32Array): string {
  return toBase64(new Uint8Array(buffer, byteOffset, byteLength));
}

/** The picks of the games `from` to `to` (excluded). */
export function playLessons(
  game: Game,
  training: Training,
  { seed, net: [input, output] }: Learned,
  from: number,
  to: number,
): Picks[] {
  const net = new Network(training.features.length, training.banks);
  net.input.set(new Float32Array(fromBase64(input).buffer));
  net.output.set(new Float32Array(fromBase64(output).buffer));
  const evaluator: LearningEvaluator = training.evaluator(net);
  const learner = new Learner(net, 0);
  return Array.from({ length: to - from }, (_, i) => {
    training.prepare?.(from + i, evaluator, learner);
    const { start, manner, rng } = lessonAt(game, training, seed, from + i);
    return selfPlay(game, training, evaluator, start, manner, rng).picks;
  });
}
