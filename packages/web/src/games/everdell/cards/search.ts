/** Which things fit what somebody looks for. */
import { RESOURCE_NAMES, type Color, type Resource } from '@evervale/everdell';
import { pairsOf, type Group, type Thing } from './things.ts';

export interface Wanted {
  readonly text: string;
  readonly group: Group | null;
  readonly box: string | null;
  readonly color: Color | null;
  readonly kind: 'critter' | 'construction' | null;
  readonly rarity: 'common' | 'unique' | 'legendary' | null;
  /** It costs some of this. */
  readonly uses: Resource | null;
  /** It costs this many resources at most. */
  readonly most: number | null;
}

export const ANYTHING: Wanted = {
  text: '',
  group: null,
  box: null,
  color: null,
  kind: null,
  rarity: null,
  uses: null,
  most: null,
};

export const costOf = ({ card }: Thing): number =>
  card ? RESOURCE_NAMES.reduce((sum, good) => sum + (card.cost[good] ?? 0), 0) : 0;

/** Accents and capitals do not matter to somebody who searches. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

interface Reader {
  readonly print: (text: Thing['text']) => string;
  readonly name: (id: string) => string;
}

/** All that stands on it, and who belongs to it. */
function wordsOn(thing: Thing, { print, name }: Reader): string {
  const pairs = pairsOf(thing).map(name);
  const titles = thing.id.startsWith('journey') ? name('journey') : name(thing.id);
  return plain([titles, print(thing.text), ...pairs].join(' '));
}

const fits = <T>(wanted: T | null, found: T | undefined): boolean =>
  wanted === null || wanted === found;

function fitsCard(thing: Thing, { color, kind, rarity, uses, most }: Wanted): boolean {
  const asked = [color, kind, rarity, uses, most].some((one) => one !== null);
  const { card } = thing;
  if (!card) return !asked;
  return (
    fits(color, card.color) &&
    fits<string>(kind, card.kind) &&
    fits<string>(rarity, card.rarity) &&
    (uses === null || (card.cost[uses] ?? 0) > 0) &&
    (most === null || costOf(thing) <= most)
  );
}

export function search(things: readonly Thing[], wanted: Wanted, reader: Reader): Thing[] {
  const parts = plain(wanted.text).split(/\s+/).filter(Boolean);
  return things.filter((thing) => {
    if (!fits(wanted.group, thing.group) || !fits(wanted.box, thing.box)) return false;
    if (!fitsCard(thing, wanted)) return false;
    if (parts.length === 0) return true;
    const text = wordsOn(thing, reader);
    return parts.every((part) => text.includes(part));
  });
}

export type Order = 'name' | 'cost' | 'points';

const pointsOn = ({ card, event }: Thing): number => card?.points ?? event?.points ?? -1;

/** Cards first, then places, then Events; inside by the order asked for. */
export function sorted(
  things: readonly Thing[],
  order: Order,
  name: (id: string) => string,
  lang: string,
): Thing[] {
  const byName = new Intl.Collator(lang);
  const value: Record<Order, (a: Thing, b: Thing) => number> = {
    name: () => 0,
    cost: (a, b) => costOf(a) - costOf(b),
    points: (a, b) => pointsOn(b) - pointsOn(a),
  };
  return things.toSorted((a, b) => {
    if ((a.group === 'card') !== (b.group === 'card')) return a.group === 'card' ? -1 : 1;
    if (a.group !== b.group || !a.card) return 0;
    return value[order](a, b) || byName.compare(name(a.id), name(b.id));
  });
}
