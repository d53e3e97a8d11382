/**
 * What may be offered, reckoned from what a seat sees: placements, and actions of cards for a Unit that was
 * withdrawn. Only declarations are read here (prices, icons), no code of the rules.
 */
import { ADVENTURE_CARDS } from '../src/content/adventure/index.ts';
import { ELEMENTAL_REALMS } from '../src/content/realms.ts';
import { SUMMON_PRICES } from '../src/content/summoning.ts';
import type { Price } from '../src/content/terms.ts';
import type { View } from '../src/index.ts';
import { RUINS } from './card-worth.ts';

type Player = View['seats'][number];
type Realm = View['realms'][number];
type Card = Player['tableau'][number];
type Goods = Readonly<Record<string, number>>;

const declared = new Map(ADVENTURE_CARDS.map((card) => [card.id, card]));
const homes = new Map(ELEMENTAL_REALMS.map((tile) => [tile.id, tile.cost]));

function steps(a: Realm, b: Realm): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

const holds = (player: Player, card: string): boolean =>
  player.tableau.some((each) => each.card === card);
const standsIn = (realm: Realm, seat: number): boolean =>
  realm.figures.some((figure) => figure.seat === seat);

/** All that a player could pay with: every token cashed, one with a slash in each of its ways. */
function hoards({ magic }: View, { resources, handSize, tokens }: Player): Goods[] {
  const isDrawn = magic.deck + magic.discard.length > 0;
  let all: Goods[] = [{ ...resources, magic: handSize }];
  for (const { shows, choice } of tokens) {
    const seen = shows!.filter((good) => good !== 'magic' || isDrawn);
    const ways = choice ? seen.map((good) => [good]) : [seen];
    all = all.flatMap((have) => ways.map((way) => way.reduce(withOne, have)));
  }
  return all;
}

const withOne = (have: Goods, good: string): Goods => ({ ...have, [good]: have[good] + 1 });

/** Are these icons met, Gold in place of anything, when `off` of them are struck? */
function meets(have: Goods, icons: readonly string[], off: number): boolean {
  if (icons.length <= off) return true;
  if (off > 0) return icons.some((_, i) => meets(have, icons.toSpliced(i, 1), off - 1));
  const left = { ...have };
  const named = icons.filter((icon) => icon !== 'any');
  for (const icon of named) {
    const paid = left[icon] > 0 ? icon : 'gold';
    if (left[paid]-- === 0) return false;
  }
  const rest = Object.values(left).reduce((sum, n) => sum + n, 0);
  return rest >= icons.length - named.length;
}

function affords(view: View, seat: number, price: Price, off = 0): boolean {
  const icons = Object.entries(price).flatMap(([what, n]) => Array<string>(n).fill(what));
  return hoards(view, view.seats[seat]).some((have) => meets(have, icons, off));
}

function canSummon(view: View, seat: number, off: number): boolean {
  const { tray } = view.seats[seat];
  const workers = tray.filter((unit) => unit === 'worker').length;
  return [...new Set(tray)].some((unit) => {
    const price = unit === 'worker' ? { any: 4 - workers } : SUMMON_PRICES[unit as 'dragon'];
    return affords(view, seat, price, off);
  });
}

function canBuild(view: View, seat: number, off: number): boolean {
  const player = view.seats[seat];
  if (player.dwellings === 6) return false;
  // Masons' Guildhall: one less of two; every Dwelling costs two.
  const less = off + (holds(player, 'earth-04') ? 1 : 0);
  return view.realms.some(({ tile, dweller, figures }) => {
    const cost = homes.get(tile);
    if (cost === undefined || dweller !== null) return false;
    const lives = figures.some((figure) => figure.seat === seat && figure.unit === 'worker');
    return lives && affords(view, seat, cost, less);
  });
}

const canAcquire = (view: View, seat: number): boolean =>
  view.decks.some(
    ({ faceUp }) => faceUp !== null && affords(view, seat, declared.get(faceUp)!.cost),
  );

/** Could a Ruin's action be carried out (E5.2)? */
function canAct(view: View, seat: number, tile: string): boolean {
  const off = holds(view.seats[seat], 'water-09') ? 1 : 0;
  if (tile === 'mage-tower' || tile === 'fortress') return affords(view, seat, { any: 2 }, off);
  if (tile === 'mill') return canBuild(view, seat, 0);
  if (tile === 'portal') return canSummon(view, seat, 0);
  return !tile.startsWith('dungeon') || canAcquire(view, seat);
}

/** Has a Unit of this type left the Tray, so that the Shapeshifter can do as it does (E22.12)? */
function isOut({ tray, dwellings }: Player, type: string): boolean {
  const inTray = tray.filter((unit) => unit === type).length;
  return type === 'worker' ? 6 - inTray - dwellings > 0 : inTray === 0;
}

/** May a Unit that counts as this type go there (chapter 5)? */
function reaches(view: View, seat: number, unit: string, type: string, goal: Realm): boolean {
  const player = view.seats[seat];
  const own = view.realms.filter((realm) => standsIn(realm, seat));
  const isFree = goal.figures.length === 0;
  if (own.length === 0) return isFree || type === 'warrior';
  const away = Math.min(...own.map((realm) => steps(realm, goal)));
  const dwellings = view.realms.filter(({ dweller }) => dweller === seat);
  const isHome = dwellings.some((realm) => steps(realm, goal) <= 1);
  const { faction } = player;
  return (
    away === 1 ||
    (type === 'dragon' && away === 2) ||
    (type === 'wizard' && isFree) ||
    (unit === 'base-air' && away === 2) ||
    (faction === 'air-a' && type === 'worker' && isFree && away === 2) ||
    (faction === 'earth-b' && type === 'warrior' && isHome) ||
    (holds(player, 'air-08') && isHome) ||
    (holds(player, 'air-09') && RUINS.has(goal.tile) && isFree && away === 2)
  );
}

/** The keys of all placements. */
export function placements(view: View, seat: number): string[] {
  const player = view.seats[seat];
  const types = (unit: string): string[] =>
    unit === 'shapeshifter'
      ? [unit, ...['worker', 'warrior', 'wizard', 'dragon'].filter((type) => isOut(player, type))]
      : [unit];
  const rises = (unit: string): boolean =>
    player.faction === 'darkness-a' && types(unit).includes('worker');
  const units = [
    ...player.ready.map((unit) => [unit, '']),
    ...player.underworld.filter(rises).map((unit) => [unit, '-from-below']),
  ];
  const goals = view.realms.filter(
    (realm) => !standsIn(realm, seat) && canAct(view, seat, realm.tile),
  );
  const keys = units.flatMap(([unit, from]) =>
    goals
      .filter((goal) => types(unit).some((type) => reaches(view, seat, unit, type, goal)))
      .map(({ tile }) => `place:${unit}${from}@${tile}`),
  );
  return [...new Set(keys)].toSorted();
}

const BASICS = ['gem', 'potion', 'scroll', 'tool', 'sword'];

/** Could the action of this card be carried out (E9.4)? Most only gain. */
function canCarryOut(view: View, seat: number, card: Card): boolean {
  const player = view.seats[seat];
  switch (card.card) {
    case 'air-05':
      return canSummon(view, seat, 1);
    case 'chaos-07':
      return canSummon(view, seat, 2);
    case 'earth-05':
      return canBuild(view, seat, 1);
    case 'light-04':
      return canAcquire(view, seat);
    case 'air-06':
      return view.realms.some(({ stacks }) => stacks.some(({ height }) => height > 0));
    case 'order-07':
      return BASICS.some((good) => player.resources[good] === 0);
    case 'chaos-04':
      return player.tableau.length > 1 && affords(view, seat, { any: 1 });
    case 'chaos-06':
      return affords(view, seat, { any: 1 });
    case 'water-06':
      return affords(view, seat, { potion: 1, any: 1 });
    case 'light-05':
      return affords(view, seat, { magic: 1 });
    case 'darkness-05':
      return view.realms.some((realm) => standsIn(realm, seat));
    case 'fire-04':
    case 'water-01':
      return canPayShown(view, seat, card);
    default:
      return true;
  }
}

/** The price that the token in an input Slot shows (E13.4, E13.5). */
function canPayShown(view: View, seat: number, { slots: [token], orb }: Card): boolean {
  if (orb === true) return true;
  if (token === null) return false;
  const ways = token.choice ? token.shows!.map((good) => [good]) : [token.shows!];
  return hoards(view, view.seats[seat]).some((have) => ways.some((way) => meets(have, way, 0)));
}

/** The keys of all actions that a withdrawn Unit may use. */
export function uses(view: View, seat: number, unit: string): string[] {
  const { starter, tableau } = view.seats[seat];
  const free = (space: string, isPossible: boolean): string[] =>
    starter[space].length === 0 && isPossible ? [`use:${space}`] : [];
  const fits = (card: Card): boolean => {
    const { action } = declared.get(card.card)!;
    const auras = new Set(
      tableau.filter(({ host }) => host === card.card).map((aura) => aura.card),
    );
    const space = auras.has('air-12') ? 2 : 1;
    if (action === undefined || card.units.length >= space) return false;
    const anybody = auras.has('order-12') || auras.has('chaos-12');
    return anybody || action.icon === 'any' || action.icon === unit;
  };
  const cards = tableau.filter((card) => fits(card) && canCarryOut(view, seat, card));
  return [
    ...free('summon', canSummon(view, seat, 0)),
    ...free('gather', true),
    ...free('dwell', canBuild(view, seat, 0)),
    ...cards.map(({ card }) => `use:${card}`),
  ].toSorted();
}
