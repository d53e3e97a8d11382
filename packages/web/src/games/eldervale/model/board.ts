/** What is printed on things: tiles, cards, factions, by their names. */
import {
  ADVENTURE_CARDS,
  BASE_MONSTERS,
  ELEMENTAL_REALMS,
  LEGENDARY_MONSTERS,
  MAGIC_CARDS,
  RUIN_TILES,
  type FigureView,
  type PlayerView,
  type RealmView,
  type View,
} from '@evervale/eldervale';
import { isNear } from './hex.ts';

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]));

const REALMS = byId(ELEMENTAL_REALMS);
const CARDS = byId(ADVENTURE_CARDS);
const MAGIC = byId(MAGIC_CARDS);
const MONSTERS = byId([...BASE_MONSTERS, ...LEGENDARY_MONSTERS]);
const RUINS: ReadonlyMap<string, (typeof RUIN_TILES)[number]> = byId(RUIN_TILES);

export const realmOf = (tile: string) => REALMS.get(tile);
export const cardOf = (id: string) => CARDS.get(id);
export const magicOf = (id: string) => MAGIC.get(id);
export const monsterOf = (id: string) => MONSTERS.get(id);

/** The second Dungeon goes by the name of the first. */
export const nameIdOf = (tile: string): string => (tile === 'dungeon-2' ? 'dungeon' : tile);
export const ruinOf = (tile: string) => RUINS.get(nameIdOf(tile));
export const isRuin = (tile: string): boolean => ruinOf(tile) !== undefined;

/** Monsters and Mercenaries go by names of their own. */
export const isMonster = (unit: string): boolean => /^(base|legendary)-/.test(unit);
export const isMercenary = (unit: string): unit is 'minotaur' | 'shapeshifter' =>
  unit === 'minotaur' || unit === 'shapeshifter';

const STRENGTH = ['worker', 'wizard', 'warrior', 'dragon'];
export const strengthOf = (unit: string): number =>
  isMonster(unit) ? 9 : isMercenary(unit) ? 5 : STRENGTH.indexOf(unit);

export const realmAt = (view: View, tile: string): RealmView | undefined =>
  view.realms.find((realm) => realm.tile === tile);

/** Where a Monster is. */
export const realmWith = (view: View, unit: string): RealmView | undefined =>
  view.realms.find(({ figures }) => figures.some((one) => one.unit === unit));

/** VP for a Dwelling there: 2 for each Ruin and each Dwelling next to it (E10.7). */
export function dwellingNeighbours(view: View, realm: RealmView): readonly RealmView[] {
  return view.realms.filter(
    (other) => isNear(other, realm) && (isRuin(other.tile) || other.dweller !== null),
  );
}

/** All that a seat has anywhere, by the place: for counts beside its name. */
export interface Muster {
  readonly map: readonly string[];
  readonly ready: readonly string[];
  readonly cards: readonly string[];
  readonly underworld: readonly string[];
}

export function musterOf(view: View, player: PlayerView): Muster {
  const own = ({ seat }: FigureView): boolean => seat === player.seat;
  return {
    map: view.realms.flatMap(({ figures }) => figures.filter(own).map(({ unit }) => unit)),
    ready: player.ready,
    cards: [
      ...Object.values(player.starter).flat(),
      ...player.tableau.flatMap(({ units }) => units),
    ],
    underworld: player.underworld,
  };
}
