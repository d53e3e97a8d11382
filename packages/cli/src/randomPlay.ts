/** Players who take any pick, each as likely as the others. */
import { everdell } from '@evervale/everdell';
import { isOver, next32, type State, type Stream } from '@evervale/kernel';

/** A pick of the pending decision. */
export function randomPick(s: State, rng: Stream): number {
  const options = everdell.machine.legal(s);
  return options.codes[Math.floor((next32(rng.bytes, rng.at) / 4294967296) * options.count)];
}

/** Plays on to the end; gives the number of decisions. */
export function playOut(s: State, rng: Stream): number {
  const { machine } = everdell;
  let decisions = 0;
  while (!isOver(s)) {
    machine.apply(s, randomPick(s, rng));
    decisions++;
  }
  return decisions;
}
