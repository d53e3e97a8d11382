/** A battle as it is told at its end: what everybody rolled, compared die by die, and who wins. */
import type { BattleView, GameEvent, View } from '@evervale/eldervale';
import { isMonster } from './board.ts';

export interface FilmSide {
  /** Null: the wild Monster. */
  readonly seat: number | null;
  readonly unit: string | null;
  readonly dice: number;
  /** Highest first; empty while nothing has been rolled. */
  readonly faces: readonly number[];
  readonly why: BattleView['sides'][number]['why'];
}

export interface Film {
  readonly tile: string;
  readonly by: number;
  readonly sides: readonly FilmSide[];
  /** The place of the winner; null where nobody wins, or while it is open. */
  readonly winner: number | null;
  readonly step: BattleView['step'];
  /** It is over: dice roll and are compared before the eyes. */
  readonly over: boolean;
}

const MONSTER_SIDE = 5;

export const running = (battle: BattleView): Film => ({ ...battle, over: false });

/** The last battle that was decided by dice in these events, or null. */
export function filmOf(events: readonly GameEvent[], before: View, after: View): Film | null {
  const end = events.findLastIndex(({ type }) => type === 'battleEnd');
  if (end < 0) return null;
  const begin = events.slice(0, end).findLastIndex(({ type }) => type === 'battle');
  const rolls = new Map<number, readonly number[]>();
  for (const event of events.slice(Math.max(0, begin), end)) {
    if (event.type === 'dice') rolls.set(event.side, event.faces);
  }
  const fought = begin < 0 ? before.battle : null;
  for (const { seat, faces } of fought?.sides ?? []) {
    const side = seat ?? MONSTER_SIDE;
    if (!rolls.has(side) && faces.length > 0) rolls.set(side, faces);
  }
  const started = begin < 0 ? undefined : events[begin];
  const realm = started?.type === 'battle' ? after.realms[started.realm] : undefined;
  const tile = fought?.tile ?? realm?.tile;
  if (tile === undefined || rolls.size < 2) return null;
  const ended = events[end];
  const winner = ended.type === 'battleEnd' ? ended.winner : -1;
  const order = [...rolls.keys()].toSorted((a, b) => a - b);
  return {
    tile,
    by: fought?.by ?? (started?.type === 'battle' ? started.seat : after.turn),
    sides: order.map((side) => {
      const seat = side === MONSTER_SIDE ? null : side;
      const known = fought?.sides.find((one) => one.seat === seat);
      const faces = rolls.get(side)!;
      return {
        seat,
        unit: seat === null ? (known?.unit ?? wildAt(tile, before, after)) : null,
        dice: faces.length,
        faces,
        why: known?.why ?? [],
      };
    }),
    winner: winner < 0 ? null : order.indexOf(winner),
    step: 'decided',
    over: true,
  };
}

/** The Monster that was there, or came and has gone. */
function wildAt(tile: string, ...views: readonly View[]): string | null {
  for (const { realms } of views.toReversed()) {
    const there = realms.find((realm) => realm.tile === tile);
    const found = there?.figures.find(({ seat, unit }) => seat === null && isMonster(unit));
    if (found) return found.unit;
  }
  const wild = ({ realms }: View): string[] =>
    realms.flatMap(({ figures }) =>
      figures.flatMap(({ seat, unit }) => (seat === null && isMonster(unit) ? [unit] : [])),
    );
  const [before, after] = views;
  return wild(before).find((unit) => !wild(after).includes(unit)) ?? null;
}

/** Who leads by which die: the first place at which one side is above all others that are still equal. */
export interface Verdict {
  /** The place of the side that wins; null where the best are equal. */
  readonly leader: number | null;
  /** The die that decides, counted from 0, and what it beats. */
  readonly at: number;
  readonly a: number;
  readonly b: number;
  /** For each side the die at which it fell out, or Infinity. */
  readonly out: readonly number[];
}

export function verdictOf(sides: readonly Pick<FilmSide, 'faces'>[]): Verdict {
  const out = sides.map(() => Infinity);
  const longest = Math.max(0, ...sides.map(({ faces }) => faces.length));
  for (let at = 0; at < longest; at++) {
    const left = sides.flatMap((_, i) => (out[i] === Infinity ? [i] : []));
    const face = (i: number): number => sides[i].faces[at] ?? 0;
    const best = Math.max(...left.map(face));
    const fallen = left.filter((i) => face(i) < best);
    for (const i of fallen) out[i] = at;
    if (left.length - fallen.length === 1) {
      const leader = left.find((i) => face(i) === best)!;
      return { leader, at, a: best, b: Math.max(0, ...fallen.map(face)), out };
    }
  }
  return { leader: null, at: Math.max(0, longest - 1), a: 0, b: 0, out };
}

/** Milliseconds that it takes to tell: the roll, every column, the verdict. */
export const ROLL = 900;
export const COLUMN = 380;
const VERDICT = 1600;
export const columnsOf = (sides: readonly Pick<FilmSide, 'faces'>[]): number =>
  verdictOf(sides).at + 1;
export const filmTime = ({ sides }: Film): number => ROLL + columnsOf(sides) * COLUMN + VERDICT;
