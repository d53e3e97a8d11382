/** A city, counted anew: what the rules keep about it must agree with the cards in it. */
import { get32, type State } from '@evervale/kernel';
import { boxesOf, comesWith } from '../src/content/boxes.ts';
import {
  CARDS,
  COLOR,
  COUNTS_AS,
  IS_CRITTER,
  IS_UNIQUE,
  PERK,
  TRIGGER,
} from '../src/content/tables.ts';
import {
  BROWN_TOKEN,
  CITY_SIZE,
  CITY_SPACES,
  CITY_TOP,
  COLORS,
  CONTENT,
  CONTENT_SIZE,
  HAS,
  HUSBANDS,
  KIND,
  KIND_BYTES,
  OCCUPIED,
  PAIRED,
  PERKS,
  PLAYERS,
  SLOT_SIZE,
  SPACES,
  SPOT,
  TOKENS,
  TRIGGERS,
  WIVES,
  playerAt,
  slotAt,
} from '../src/state/layout.ts';
import { FILLS_SPACES, able } from '../src/state/abilities.ts';
import { automatSeat } from '../src/turn/automats.ts';
import { plainCity } from './invariants-mistwood.ts';
import { isFreeFarm, isOne, isOnTop, takesToken } from '../src/state/city.ts';
import { keptCount } from '../src/legends/kept.ts';
import { GOLDEN_TOKEN } from '../src/newleaf/room.ts';
import { claim, agree } from './claim.ts';

/** HAS, VACANT, COLORS and KINDS, counted anew. */
const sums = new Uint8Array(KIND_BYTES * 2 + 5 + 4);

/** The city and what is kept about it (6.6, 6.21-6.26). */
export function city(s: State, seat: number): void {
  const p = playerAt(seat);
  sums.fill(0);
  const [colors, kinds] = [KIND_BYTES * 2, KIND_BYTES * 2 + 5];
  const spaces = { own: 0, kin: 0, husband: 0, wife: 0, none: 0, below: 0, guest: 0, lodger: 0 };
  const paired = { own: 0, kin: 0, husband: 0, wife: 0, none: 0, below: 0, guest: 0, lodger: 0 };
  let farms = 0;
  let more = 0;
  let legends = 0;
  let perks = 0;
  let triggers = 0;
  for (let slot = 0; slot < s[p + CITY_TOP]; slot++) {
    const at = slotAt(seat, slot);
    const kind = s[at + KIND];
    if (kind === 0) {
      emptySlot(s, seat, slot);
      continue;
    }
    const { id, kind: type, rarity, space = 'own' } = CARDS.of(kind);
    const again = (sums[kind >> 3] & (1 << (kind & 7))) !== 0;
    claim(!again || rarity === 'common' || seat >= s[PLAYERS], () => `two ${id} in city ${seat}`);
    sums[kind >> 3] |= 1 << (kind & 7);
    const named = COUNTS_AS[kind];
    if (named !== 0) sums[named >> 3] |= 1 << (named & 7);
    const vacant = type === 'construction' && takesToken(s, seat, slot, BROWN_TOKEN);
    if (vacant) sums[KIND_BYTES + (kind >> 3)] |= 1 << (kind & 7);
    sums[colors + COLOR[kind]]++;
    more += CARDS.of(kind).moreSpaces ?? 0;
    if (rarity === 'legendary') legends++;
    else sums[kinds + 2 * IS_CRITTER[kind] + IS_UNIQUE[kind]]++;
    // Two that share a space count once.
    const free = isFreeFarm(s, seat, kind);
    if (isOnTop(s, seat, slot) && (space === 'own' || space === 'lodger') && !free) spaces[space]--;
    if (space === 'own' && !free && isOne(kind, CARDS.farm)) farms++;
    if ((space !== 'kin' || !again) && !free) spaces[space]++;
    paired[space] += s[at + PAIRED];
    perks |= PERK[kind];
    triggers |= TRIGGER[kind];
    onCard(s, seat, slot);
  }
  const top = s[p + CITY_TOP];
  claim(top === 0 || s[slotAt(seat, top - 1) + KIND] !== 0, () => `city ${seat} ends with a hole`);
  agreeAll(s, p + HAS, seat, 0, 2 * KIND_BYTES);
  agreeAll(s, p + COLORS, seat, 2 * KIND_BYTES, 9);
  // A Farm shares its space with one Greenhouse.
  const lodging = Math.max(0, spaces.lodger - farms);
  if (able(s, seat, FILLS_SPACES)) {
    agree(seat, 'perks', get32(s, p + PERKS), perks);
    agree(seat, 'triggers', get32(s, p + TRIGGERS), triggers);
    return plainCity(s, seat);
  }
  agree(seat, 'spaces', s[p + SPACES], spaces.own + spaces.kin + spaces.below + lodging);
  agree(seat, 'husbands', s[p + HUSBANDS], spaces.husband);
  agree(seat, 'wives', s[p + WIVES], spaces.wife);
  const couples = Math.min(spaces.husband, spaces.wife);
  agree(seat, 'paired husbands', paired.husband, couples);
  agree(seat, 'paired wives', paired.wife, couples);
  agree(seat, 'perks', get32(s, p + PERKS), perks);
  agree(seat, 'triggers', get32(s, p + TRIGGERS), triggers);
  if (seat >= s[PLAYERS]) return;
  // 18.10: each Legendary card adds a space.
  agree(seat, 'size', s[p + CITY_SIZE], CITY_SPACES + legends + more);
  const own = spaces.own + spaces.kin + spaces.below + lodging;
  const used = own + Math.max(spaces.husband, spaces.wife);
  // CB-11: a Rowdy that Nightweave plays comes whatever space there is.
  const rowdy = automatSeat(s, 'nightweave') >= 0 && comesWith(boxesOf(s), 'rugwort-cards') ? 1 : 0;
  const most = CITY_SPACES + legends + more + rowdy;
  claim(used <= most, () => `city ${seat} uses ${used} spaces`);
  const dealt = comesWith(boxesOf(s), 'legends') ? 2 : 0;
  const kept = (dealt > 0 ? keptCount(s, seat) : 0) + legends;
  claim(kept <= dealt, () => `seat ${seat} has ${kept} Legendary cards`);
}

/** Bytes that are kept, against those counted. HAS and VACANT, COLORS and KINDS lie side by side. */
function agreeAll(s: State, at: number, seat: number, from: number, n: number): void {
  for (let i = 0; i < n; i++) {
    if (s[at + i] === sums[from + i]) continue;
    throw new Error(`city ${seat}: kept ${s[at + i]}, counted ${sums[from + i]} at ${from + i}`);
  }
}

export function emptySlot(s: State, seat: number, slot: number): void {
  const at = slotAt(seat, slot);
  for (let i = 0; i < SLOT_SIZE; i++) {
    const what = s[at + i];
    if (what !== 0) throw new Error(`${what} lies in the empty slot ${slot} of city ${seat}`);
  }
}

/** What lies and stands on a card. */
function onCard(s: State, seat: number, slot: number): void {
  const at = slotAt(seat, slot);
  const { id, kind, space, visit, moments, advantage, notCopied } = CARDS.of(s[at + KIND]);
  const wrong = (what: string): never => {
    throw new Error(`${what} ${id} in city ${seat}`);
  };
  const marked = space === 'husband' || space === 'wife';
  // A guest remembers in the same byte where it lives.
  const most = kind === 'construction' ? BROWN_TOKEN | GOLDEN_TOKEN : marked ? 1 : 0;
  if (space !== 'guest' && s[at + OCCUPIED] > most) wrong('occupied');
  if (s[at + TOKENS] >= 100) wrong(`${s[at + TOKENS]} tokens on`);
  for (let i = 0; i < CONTENT_SIZE; i++) {
    const content = s[at + CONTENT + i];
    if (content === 0) continue;
    if (space === 'below') {
      if (i > 1 || (i === 1 && content > 1)) wrong('something lies on');
    } else if (advantage?.way === 'imprison') {
      if (i > 1 || IS_CRITTER[content] === 0) wrong(`${content} is prisoner ${i} of`);
    } else if (notCopied !== true || content >= 200) wrong(`${content} goods on`);
  }
  // 31.27: a spider may stand on a card that takes only frogs of people.
  const ofFrogs = moments?.frogVisit === undefined ? 0 : 1;
  const spots = visit === undefined ? ofFrogs : (visit.spots ?? 1);
  for (let i = 0; i < 2; i++) {
    const worker = s[at + SPOT + i];
    if (worker === 0) continue;
    if (i >= spots) wrong('a worker too many on');
    // The worker on a Pirate Ship sails with it.
    const sailed = visit?.effect.verb === 'sailOut';
    const open = visit?.open === true || moments?.frogVisit?.open === true;
    if (worker - 1 !== seat && !open && !sailed) wrong('a stranger on');
  }
  if (s[at + SPOT] === 0 && s[at + SPOT + 1] !== 0) wrong('only the second spot is used of');
}
