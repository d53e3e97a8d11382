/**
 * Another truth that a viewer cannot tell from this one. It is made from what the game declares to be
 * hidden, not by its determinize: the two check each other.
 */
import { decidingSeat, type Game } from '../game.ts';
import { isOver } from '../machine.ts';
import { next32, seedWords, type Stream } from '../rng.ts';
import { RNG, type State } from '../state.ts';
import { isHidden, thingsOf, type Stock, type Zone } from '../zones.ts';
import { anyOf, type Permute } from './trial.ts';

/** What a game declares to be hidden. */
export interface Declared {
  readonly zonesOf: (s: State) => readonly Zone[];
  readonly stockOf?: (id: string) => Stock;
  /** How many have zones of their own. */
  readonly seats: (s: State) => number;
}

/** Things of one stock that a viewer cannot see. */
interface HiddenThings {
  /** Where they lie in the state, a byte each. */
  readonly at: readonly number[];
  /** What else could lie there: things that were left in the box. */
  readonly others: readonly number[];
  /** Only things of the same sort are exchanged with others. */
  readonly sort: (thing: number) => number;
}

/** Mixes hidden things with each other, and exchanges some for what was left in the box. */
export function permuteBy<O, V, E>(game: Game<O, V, E>, declared: Declared): Permute {
  return (s, viewer, rng) => {
    const other = s.slice();
    for (const things of hiddenFrom(s, viewer ?? SPECTATOR, declared)) mix(other, things, rng);
    // The dice of the future are hidden, too.
    seedWords(other, RNG, next32(rng.bytes, rng.at));
    if (!isOver(other) && decidingSeat(other) !== viewer) game.machine.forget(other);
    game.machine.touched();
    return other;
  };
}

/** A seat at which nobody sits. */
const SPECTATOR = -1;

function hiddenFrom(
  s: State,
  viewer: number,
  { zonesOf, stockOf, seats }: Declared,
): HiddenThings[] {
  const byStock = new Map<string, { at: number[]; known: Set<number> }>();
  for (const zone of zonesOf(s)) {
    const stock = byStock.get(zone.stock) ?? { at: [], known: new Set() };
    byStock.set(zone.stock, stock);
    for (let seat = 0; seat < (zone.of === 'seat' ? seats(s) : 1); seat++) {
      for (const { at, i } of thingsOf(s, zone, seat)) {
        stock.known.add(s[at]);
        if (isHidden(s, zone, viewer, seat, i)) stock.at.push(at);
      }
    }
  }
  return [...byStock].map(([id, { at, known }]) => {
    const { all, sort = () => 0 } = stockOf?.(id) ?? { id };
    return { at, others: all?.(s).filter((thing) => !known.has(thing)) ?? [], sort };
  });
}

function mix(s: State, { at, others, sort }: HiddenThings, rng: Stream): void {
  for (let i = at.length - 1; i > 0; i--) swap(s, at[i], at[anyOf(rng, i + 1)]);
  const left = [...others];
  for (const here of at) {
    const i = anyOf(rng, left.length + 1);
    if (i === left.length || sort(left[i]) !== sort(s[here])) continue;
    [s[here], left[i]] = [left[i], s[here]];
  }
}

function swap(s: State, a: number, b: number): void {
  [s[a], s[b]] = [s[b], s[a]];
}
