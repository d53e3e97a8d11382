/** What holds in every position: nothing is lost, nothing is above its limit, the map is whole. */
import { get16, type State } from '@evervale/kernel';
import { CARD_KINDS, CARDS_PER_ELEMENT, elementOfCard, isFaceDown } from '../src/content/tables.ts';
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

const seatsOf = (s: State): number[] => Array.from({ length: s[SEATS] }, (_, seat) => seat);
const isDealt = (s: State): boolean => s[REALM_COUNT] > 0;

/** Every thing of a stock that lies in a zone. */
function thingsOf(s: State, stock: string): number[] {
  return ZONES.filter((zone) => zone.stock === stock).flatMap((zone) =>
    Array.from({ length: zone.of === 'seat' ? s[SEATS] : 1 }, (_, seat) => {
      const from = zone.from(s, seat);
      return Array.from(s.subarray(from, from + zone.size(s, seat))).filter((thing) => thing !== 0);
    }).flat(),
  );
}

export function checkInvariants(s: State): void {
  if (!isDealt(s)) return;
  cards(s);
  tokensAndTiles(s);
  players(s);
  units(s);
  map(s);
}

function cards(s: State): void {
  const quests = seatsOf(s).reduce(
    (n, seat) => n + size(get16(s, playerAt(seat) + QUESTS_DONE)),
    0,
  );
  claim(thingsOf(s, 'magic').length + quests === 60, 'there are 60 Magic cards (E1.4)');
  claim(s[MAGIC_COUNT] <= 60, 'the Magic deck is no larger than all cards');
  ELEMENTS.forEach((element, e) => {
    const inPlay = ((s[IN_PLAY] >> e) & 1) === 1;
    const owned: number[] = [];
    for (let kind = 1; kind <= CARD_KINDS; kind++) {
      if (elementOfCard(kind) === e && s[CARD_OWNER + kind] !== 0) owned.push(kind);
    }
    const all = [...thingsOf(s, `adventure-${element}`), ...owned];
    claim(new Set(all).size === all.length, `an Adventure card of ${element} is there twice`);
    claim(all.length === (inPlay ? CARDS_PER_ELEMENT : 0), `13 Adventure cards of ${element}`);
  });
}

function tokensAndTiles(s: State): void {
  const open = thingsOf(s, 'tokens').filter((token) => !isFaceDown(token));
  const all = [...ELEMENTS.flatMap((element) => thingsOf(s, `tokens-${element}`)), ...open];
  claim(new Set(all).size === all.length, 'a treasure token is there twice');
  const tiles = thingsOf(s, 'tiles');
  claim(new Set(tiles).size === tiles.length, 'a tile is there twice');
  const orbs =
    seatsOf(s).reduce((n, seat) => n + s[playerAt(seat) + ORBS], 0) +
    size(s[TRACK_ORBS]) +
    size(s[GLORY_ORBS]) +
    size(s[REWARDS_USED]) +
    Array.from({ length: CARD_KINDS }, (_, i) => i + 1).filter((kind) => hasOrb(s, kind)).length;
  claim(orbs <= size(s[IN_PLAY]) + 2, 'no more Orbs than elements in play plus 2 (E1.14)');
}

function players(s: State): void {
  for (const seat of seatsOf(s)) {
    const p = playerAt(seat);
    for (let r = 0; r < 6; r++) claim(s[p + RES + r] <= 5, 'more than 5 of a resource (E1.7)');
    const markers = ELEMENTS.filter((_, e) => s[p + POWER + e] > 0).length;
    claim(markers <= 4, 'more than 4 power markers (E1.6)');
    claim(
      ELEMENTS.every((_, e) => s[p + POWER + e] <= 5),
      'power above the top space (E17.10)',
    );
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
  for (const seat of seatsOf(s)) {
    const own = s.subarray(UNIT_AT + seat * UNITS_OF_SEAT, UNIT_AT + (seat + 1) * UNITS_OF_SEAT);
    const housed = own.filter((place) => place === HOUSED).length;
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
  for (let realm = 0; realm < s[REALM_COUNT]; realm++) {
    let monsters = 0;
    for (let unit = MINOTAUR_UNIT + 2; unit < UNIT_COUNT; unit++) {
      const wild = s[OWNER + unit - MINOTAUR_UNIT] === 0;
      if (wild && s[UNIT_AT + unit] === IN_REALM + realm) monsters++;
    }
    claim(monsters <= 1, 'two Monsters in a Realm (E18.3)');
    claim((monsterRealms(s) & bit(realm)) !== 0 || monsters === 0, 'Monsters are found');
  }
}
