/** Random games in several tempers, so that full cities and empty piles come up as well. */
import { isOver, stream, type State, type Stream } from '@evervale/kernel';
import { anyOf } from '@evervale/kernel/conformance';
import { everdell, type GameOptions } from '../src/index.ts';
import { machine } from '../src/rules.ts';
import { PLAYERS } from '../src/state/layout.ts';
import { addResource } from '../src/state/supply.ts';
import { PASS, PLAY, PREPARE } from '../src/turn/turn.ts';
import { atTurnStart, invariants } from './invariants.ts';

/** Picks anything; plays cards when possible; the same with plenty of resources from the start. */
export const TEMPERS = ['any', 'eager', 'rich'] as const;
export type Temper = (typeof TEMPERS)[number];
const PLENTY = 40;
const LONGEST = 5000;

const isPlay = (code: number): boolean => code >= PLAY && code < PREPARE;

/** Four times out of five a card is played if one can be; nobody passes who can do something else. */
function eagerPick(codes: readonly number[], rng: Stream): number {
  const plays = codes.filter(isPlay);
  if (plays.length > 0 && anyOf(rng, 5) > 0) return plays[anyOf(rng, plays.length)];
  const others = codes.filter((code) => code !== PASS);
  return others[anyOf(rng, others.length)];
}

/** A legal pick in this temper. */
export function nextPick(s: State, temper: Temper, rng: Stream): number {
  const options = machine.legal(s);
  const free = temper === 'any' || options.count === 1 || !atTurnStart(s);
  if (free) return options.codes[anyOf(rng, options.count)];
  return eagerPick(options.toArray(), rng);
}

export function dealt(options: GameOptions, seed: number, temper: Temper): State {
  const s = everdell.create(options, seed);
  if (temper !== 'rich') return s;
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    for (let r = 0; r < 4; r++) addResource(s, seat, r, PLENTY);
  }
  machine.touched();
  return s;
}

/** Plays a game to its end, the invariants held at every turn; a failure says how to see it again. */
export function playWatched(options: GameOptions, seed: number, temper: Temper): State {
  const s = dealt(options, seed, temper);
  const rng = stream(seed);
  const hold = invariants();
  const picks: number[] = [];
  try {
    while (!isOver(s)) {
      if (picks.length > LONGEST) throw new Error('the game does not end');
      if (atTurnStart(s)) hold(s);
      picks.push(nextPick(s, temper, rng));
      machine.apply(s, picks.at(-1)!);
    }
    hold(s);
  } catch (error) {
    const where = `${temper} ${JSON.stringify(options)}, seed ${seed}, picks [${picks.join()}]`;
    throw new Error(`${String(error)}\n  in ${where}`, { cause: error });
  }
  return s;
}
