/** What holds in every position: nothing is lost, nothing is above its limit, the map is whole. */
import { get16, type State, type Zone } from '@evervale/kernel';
import { CARD_KINDS, CARDS_PER_ELEMENT, doorOf, isFaceDown } from '../src/content/tables.ts';
import { ELEMENTS } from '../src/content/terms.ts';
import { bit, lowest, size } from '../src/map/hex.ts';
import { allRealms, dwellingsOf, elementals, near } from '../src/map/realms.ts';
import {
  CARD_OWNER,
  DWELLER,
  DWELLING_COUNT,
  GLORY_ORBS,
  IN_PLAY,
  MAGIC_COUNT,
  MINOTAUR_UNIT,
  ORBS,
  OWNER,
  POWER,
  QUESTS_DONE,
  REALM_COUNT,
  RES,
  REWARDS_USED,
  SEATS,
  TRACK_ORBS,
  UNITS_OF_SEAT,
  UNIT_AT,
  UNIT_COUNT,
  playerAt,
} from '../src/state/layout.ts';
import { hasOrb } from '../src/state/tableau.ts';
import { HOUSED, IN_REALM, ON_CARD, ON_STARTER, monsterRealms } from '../src/state/units.ts';
import { ZONES } from '../src/state/zones.ts';

function claim(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const isDealt = (s: State): boolean => s[REALM_COUNT] > 0;

const zonesOf = (stock: string): Zone[] => ZONES.filter((zone) => zone.stock === stock);
const MAGIC = zonesOf('magic');
const ADVENTURE = ELEMENTS.map((element) => zonesOf(`adventure-${element}`));
const OPEN_TOKENS = zonesOf('tokens');
const STACKS = ELEMENTS.map((element) => zonesOf(`tokens-${element}`));
const TILES = zonesOf('tiles');

/** Things that were met, counted; used again, because this is asked after every pick of long runs. */
class Met {
  private readonly when = new Uint32Array(256);
  private now = 0;
  count = 0;

  clear(): void {
    this.now++;
    this.count = 0;
  }

  /** Notes everything that lies in these zones; `is` may leave some out, `twice` names a fault. */
  addAll(s: State, zones: readonly Zone[], twice?: string, is?: (thing: number) => boolean): void {
    for (const zone of zones) {
      const times = zone.of === 'seat' ? s[SEATS] : 1;
      for (let seat = 0; seat < times; seat++) {
        const from = zone.from(s, seat);
        for (let at = from + zone.size(s, seat) - 1; at >= from; at--) {
          if (s[at] !== 0 && (is === undefined || is(s[at]))) this.add(s[at], twice);
        }
      }
    }
  }

  add(thing: number, twice?: string): void {
    if (twice !== undefined && this.when[thing] === this.now) throw new Error(twice);
    this.when[thing] = this.now;
    this.count++;
  }
}

const met = new Met();

export function checkInvariants(s: State): void {
  if (!isDealt(s)) return;
  cards(s);
  tokensAndTiles(s);
  players(s);
  units(s);
  map(s);
}

function cards(s: State): void {
  met.clear();
  met.addAll(s, MAGIC);
  let quests = 0;
  for (let seat = 0; seat < s[SEATS]; seat++) {
    quests += size(get16(s, playerAt(seat) + QUESTS_DONE));
  }
  claim(met.count + quests === 60, 'there are 60 Magic cards (E1.4)');
  claim(s[MAGIC_COUNT] <= 60, 'the Magic deck is no larger than all cards');
  for (let e = 0; e < ELEMENTS.length; e++) adventureCards(s, e);
}

function adventureCards(s: State, e: number): void {
  const inPlay = ((s[IN_PLAY] >> e) & 1) === 1;
  const first = doorOf(e);
  met.clear();
  met.addAll(s, ADVENTURE[e], 'an Adventure card is there twice');
  for (let kind = first; kind < first + CARDS_PER_ELEMENT; kind++) {
    if (s[CARD_OWNER + kind] !== 0) met.add(kind, 'an Adventure card is there twice');
  }
  claim(met.count === (inPlay ? CARDS_PER_ELEMENT : 0), '13 Adventure cards of an element');
}

const isOpenToken = (token: number): boolean => !isFaceDown(token);

function tokensAndTiles(s: State): void {
  met.clear();
  for (const stacks of STACKS) met.addAll(s, stacks, 'a treasure token is there twice');
  met.addAll(s, OPEN_TOKENS, 'a treasure token is there twice', isOpenToken);
  met.clear();
  met.addAll(s, TILES, 'a tile is there twice');
  let orbs = size(s[TRACK_ORBS]) + size(s[GLORY_ORBS]) + size(s[REWARDS_USED]);
  for (let seat = 0; seat < s[SEATS]; seat++) orbs += s[playerAt(seat) + ORBS];
  for (let kind = 1; kind <= CARD_KINDS; kind++) if (hasOrb(s, kind)) orbs++;
  claim(orbs <= size(s[IN_PLAY]) + 2, 'no more Orbs than elements in play plus 2 (E1.14)');
}

function players(s: State): void {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    const p = playerAt(seat);
    for (let r = 0; r < 6; r++) claim(s[p + RES + r] <= 5, 'more than 5 of a resource (E1.7)');
    let markers = 0;
    for (let e = 0; e < ELEMENTS.length; e++) {
      claim(s[p + POWER + e] <= 5, 'power above the top space (E17.10)');
      if (s[p + POWER + e] > 0) markers++;
    }
    claim(markers <= 4, 'more than 4 power markers (E1.6)');
    const homes = dwellingsOf(s, seat);
    claim(size(homes) === s[p + DWELLING_COUNT], 'Dwellings are counted');
    claim(s[p + DWELLING_COUNT] <= 6, 'more than 6 Dwellings (E1.13)');
    claim((homes & ~elementals(s)) === 0, 'a Dwelling outside an Elemental Realm (E10.2)');
    for (let rest = homes; rest !== 0; rest &= rest - 1) {
      claim(s[DWELLER + lowest(rest)] === seat + 1, 'a Dwelling of two players (E10.2)');
    }
  }
}

function units(s: State): void {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    let housed = 0;
    for (let unit = seat * UNITS_OF_SEAT; unit < (seat + 1) * UNITS_OF_SEAT; unit++) {
      if (s[UNIT_AT + unit] === HOUSED) housed++;
    }
    claim(housed === s[playerAt(seat) + DWELLING_COUNT], 'every Dwelling is a Worker (E10.5)');
  }
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const place = s[UNIT_AT + unit];
    if (place > ON_CARD) {
      const owner =
        unit < MINOTAUR_UNIT
          ? Math.floor(unit / UNITS_OF_SEAT) + 1
          : s[OWNER + unit - MINOTAUR_UNIT];
      claim(s[CARD_OWNER + place - ON_CARD] === owner, 'a Unit on a card of somebody else');
    }
    if (place >= IN_REALM && place < ON_STARTER) {
      claim(place - IN_REALM < s[REALM_COUNT], 'a figure in a Realm that is not there');
    }
  }
}

function map(s: State): void {
  let reached = 1;
  for (let before = 0; before !== reached;) {
    before = reached;
    for (let rest = reached; rest !== 0; rest &= rest - 1) reached |= near(s, lowest(rest));
  }
  claim(reached === allRealms(s), 'the map is connected');
  const found = monsterRealms(s);
  let taken = 0;
  for (let unit = MINOTAUR_UNIT + 2; unit < UNIT_COUNT; unit++) {
    const place = s[UNIT_AT + unit];
    const wild = s[OWNER + unit - MINOTAUR_UNIT] === 0;
    if (!wild || place < IN_REALM || place >= ON_STARTER) continue;
    const realm = bit(place - IN_REALM);
    claim((taken & realm) === 0, 'two Monsters in a Realm (E18.3)');
    claim((found & realm) !== 0, 'Monsters are found');
    taken |= realm;
  }
}
