/** Reading the Ghosts: their cards, Chill, the Watcher. */
import { RNG, Refusal, shuffleBytes } from '@evervale/kernel';
import { list, object, whole, type Json } from '@evervale/kernel/position';
import { GHOST_CARDS } from '../content/ghosts.ts';
import { DUNGEON } from '../content/tables.ts';
import { realmOf } from '../map/realms.ts';
import {
  CHILL,
  GHOST_DECK,
  GHOST_PILE,
  GHOST_SEAT,
  LAST_GHOST,
  WATCHER,
  discardGhost,
} from '../modules/ghosts/state.ts';
import { REALM_COUNT } from '../state/layout.ts';
import { isGhost } from '../state/seats.ts';
import { Supply, ghostCardNamed } from './ids.ts';
import { PLAYER_FIELDS, readPlayer } from './readPlayer.ts';
import type { Table } from './table.ts';

const NOT_THEIRS = new Set([
  'faction',
  'hand',
  'quests',
  'resources',
  'tokens',
  'gather',
  'tactics',
  'knows',
]);
const GHOST_FIELDS = [
  ...PLAYER_FIELDS.filter((field) => !NOT_THEIRS.has(field)),
  'chill',
  'watcher',
  'deck',
  'discard',
  'last',
];
const MOST_CHILL = 3;

/** What is said about the Ghosts, if they play. */
export function ghostsIn({ s, json }: Table): Json | undefined {
  if (isGhost(s, GHOST_SEAT) && s[REALM_COUNT] >= 0) {
    return json['ghosts'] === undefined ? {} : object(json['ghosts'], 'ghosts', GHOST_FIELDS);
  }
  if (json['ghosts'] !== undefined) throw new Refusal('ghosts', 'play against one player only');
  return undefined;
}

export function readGhosts(table: Table, ghosts: Json): void {
  const { s } = table;
  readPlayer(table, GHOST_SEAT, ghosts, 'ghosts');
  s[CHILL] = whole(ghosts['chill'], 'ghosts.chill', 0, MOST_CHILL, 0);
  // Without a word about it the Watcher stands where it begins (E27.6).
  const start = realmOf(s, DUNGEON);
  const realm =
    ghosts['watcher'] === undefined ? start : table.realm(ghosts['watcher'], 'ghosts.watcher');
  if (realm < 0) throw new Refusal('ghosts.watcher', 'must be a tile of the map');
  s[WATCHER] = realm + 1;
  readCards(table, ghosts);
}

function readCards({ s }: Table, ghosts: Json): void {
  const supply = new Supply(GHOST_CARDS.length, () => 1);
  const read = (name: string): number[] =>
    list(ghosts[name], `ghosts.${name}`).map((id, i) => {
      const field = `ghosts.${name}[${i}]`;
      return supply.take(ghostCardNamed(id, field), field);
    });
  const deck = read('deck').toReversed();
  for (const card of read('discard').toReversed()) discardGhost(s, card);
  // All their cards are in the game: what is named nowhere lies below the others.
  const rest = Uint8Array.from(supply.rest(1, GHOST_CARDS.length));
  shuffleBytes(rest, 0, rest.length, s, RNG);
  s.set([...rest, ...deck], GHOST_PILE);
  s[GHOST_DECK] = rest.length + deck.length;
  if (ghosts['last'] !== undefined) s[LAST_GHOST] = ghostCardNamed(ghosts['last'], 'ghosts.last');
}
