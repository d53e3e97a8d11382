/** Players who take any pick, each as likely as the others. */
import { isOver, next32, type AnyGame, type State, type Stream } from '@evervale/kernel';

/** A pick of the pending decision. */
export function randomPick({ machine }: AnyGame, s: State, rng: Stream): number {
  const options = machine.legal(s);
  return options.codes[Math.floor((next32(rng.bytes, rng.at) / 4294967296) * options.count)];
}

/** Plays on to the end; gives the number of decisions. */
export function playOut(game: AnyGame, s: State, rng: Stream): number {
  const { machine } = game;
  let decisions = 0;
  while (!isOver(s)) {
    machine.apply(s, randomPick(game, s, rng));
    decisions++;
  }
  return decisions;
}
