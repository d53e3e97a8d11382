/**
 * What is true in every position of every game, counted anew from the bytes. The caches that the
 * rules keep for speed must agree with the table they were made from.
 */
import {
  DEPTH,
  FRAMES,
  FRAME_SIZE,
  KERNEL_SIZE,
  get16,
  get32,
  isOver,
  type State,
} from '@evervale/kernel';
import { BASIC_EVENT_LIST, BASIC_LOCATIONS } from '../src/content/board.ts';
import { MARKET_PLACE } from '../src/bellfaire/room.ts';
import {
  boxesOf,
  comesWith,
  copiesWith,
  roomsWith,
  usesBasicEvents,
} from '../src/content/boxes.ts';
import {
  CARDS,
  COLOR,
  COUNTS_AS,
  IS_CRITTER,
  IS_UNIQUE,
  PERK,
  TRIGGER,
} from '../src/content/tables.ts';
import { AUTUMN } from '../src/content/terms.ts';
import { spidersIn } from '../src/mistwood/preparation.ts';
import { PEARLBROOK_BOX } from '../src/pearlbrook/room.ts';
import { machine } from '../src/rules.ts';
import { cardsOnTable } from '../src/state/inventory.ts';
import {
  BROWN_TOKEN,
  GOLDEN_TOKEN,
  BASIC_EVENT,
  BASIC_EVENTS,
  BOARD_PLACES,
  CITY_SIZE,
  CITY_SPACES,
  CITY_TOP,
  COLORS,
  CONTENT,
  CONTENT_SIZE,
  DECK_COUNT,
  DISCARD_COUNT,
  EVENT_CONTENT,
  EVENT_CONTENT_SIZE,
  EVENT_KIND,
  EVENT_OWNER,
  FINISHED,
  FOREST_SPOTS,
  HAND,
  HAND_COUNT,
  HAND_LIMIT,
  HAS,
  HUSBANDS,
  KIND,
  KIND_BYTES,
  MAX_HAND,
  MAX_WORKERS,
  MEADOW,
  MEADOW_BLOCKED,
  MEADOW_SIZE,
  OCCUPIED,
  OUT,
  PAIRED,
  PERKS,
  PILE,
  PILE_SIZE,
  PLAYED,
  PLAYERS,
  POINTS,
  LASTING_HAND,
  RESOURCES,
  REVEALED,
  REVEALED_COUNT,
  SEASON,
  SEATS,
  SLOT_SIZE,
  SPACES,
  SPECIAL_EVENTS,
  SPOT,
  STANDING,
  TOKENS,
  TRIGGERS,
  TURN,
  WIVES,
  WORKERS,
  eventAt,
  playerAt,
  slotAt,
  slotsOf,
  stateSize,
} from '../src/state/layout.ts';
import {
  BESIDE,
  CITY_PLACE,
  GONE,
  HAVEN,
  JOURNEY,
  isBasic,
  isCity,
  isForest,
  isJourney,
} from '../src/state/place.ts';
import { FILLS_SPACES, SHARES_PLACES, able } from '../src/state/abilities.ts';
import { meadowGaps } from '../src/state/piles.ts';
import { automatSeat } from '../src/turn/automats.ts';
import { nightweave, plainCity } from './invariants-mistwood.ts';
import { powers } from './invariants-powers.ts';
import { isFreeFarm, isOne, isOnTop, takesToken } from '../src/state/city.ts';
import { keptCount } from '../src/legends/kept.ts';
import { roomSize } from '../src/state/rooms.ts';
import {
  ASIDE,
  JOINING,
  workerKind,
  workerPlace,
  workerSlot,
  workerStance,
} from '../src/state/workers.ts';
import { scoreLines, score } from '../src/turn/scoring.ts';
import { pearlbrook } from './invariants-pearlbrook.ts';
import { newleaf } from './invariants-newleaf.ts';
import { spirecrest } from './invariants-spirecrest.ts';
import { SPIRECREST_BOX } from '../src/spirecrest/room.ts';
import { workerKinds } from '../src/turn/workerKinds.ts';
import { NEWLEAF_CARDS_BOX } from '../src/newleaf/room.ts';
import { boxPlaceAt } from '../src/turn/course.ts';

/** More than anybody ever has; what falls below zero wraps around far above. */
const PLAUSIBLE = 2000;
/** More cards than are drawn in any one turn. */
const MANY_DRAWN = 60;

function claim(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Error(otherwise());
}

/** The invariants for one game from its start on; ask at any decision, and at the end. */
export function invariants(): (s: State) => void {
  let last: State | null = null;
  return (s) => {
    layout(s);
    cards(s);
    for (let seat = 0; seat < s[SEATS]; seat++) {
      supply(s, seat);
      hand(s, seat);
      city(s, seat);
      workersOf(s, seat);
    }
    places(s);
    if (comesWith(boxesOf(s), 'powers')) powers(s);
    events(s);
    newleaf(s, atTurnStart(s));
    if ((boxesOf(s) & PEARLBROOK_BOX) !== 0) pearlbrook(s, atTurnStart(s));
    if ((boxesOf(s) & SPIRECREST_BOX) !== 0) spirecrest(s, atTurnStart(s));
    if (automatSeat(s, 'nightweave') >= 0) nightweave(s);
    if (atTurnStart(s) || isOver(s)) betweenTurns(s);
    if (isOver(s)) theEnd(s);
    if (last !== null) onlyForward(last, s);
    if (last !== null && atTurnStart(last) && atTurnStart(s)) meadowFilled(last, s);
    last = s.slice();
  };
}

/** Is the pending decision the action of a turn? */
export function atTurnStart(s: State): boolean {
  return !isOver(s) && machine.current(s).verb === 'turns';
}

function layout(s: State): void {
  const rooms = roomsWith(boxesOf(s)).values();
  const size = stateSize(s[PLAYERS], s[SEATS]) + roomSize(rooms, s[SEATS]);
  claim(s.length === size, () => `the state has ${s.length} bytes`);
  for (let i = FRAMES + s[DEPTH] * FRAME_SIZE; i < KERNEL_SIZE; i++) {
    claim(s[i] === 0, () => `byte ${i} above the stack is ${s[i]}`);
  }
}

/** 1.2, 2.2: of each kind as many as the boxes have, and nothing left behind in empty places. */
function cards(s: State): void {
  const found = cardsOnTable(s);
  const copies = copiesWith(boxesOf(s));
  CARDS.list.forEach(({ id, rarity, box }, i) => {
    const n = found[i + 1];
    // 18.1: Legendary cards are dealt, and the rest leaves the game.
    const legendary = rarity === 'legendary' && comesWith(boxesOf(s), box);
    const right = legendary ? n <= 1 : n === copies[i + 1];
    claim(right, () => `there are ${n} copies of ${id}`);
  });
  const deck = get16(s, DECK_COUNT);
  const discard = get16(s, DISCARD_COUNT);
  for (let i = deck; i < PILE_SIZE - discard; i++) {
    claim(s[PILE + i] === 0, () => `a card lies between the piles at ${i}`);
  }
  for (let i = s[REVEALED_COUNT]; i < 8; i++) {
    claim(s[REVEALED + i] === 0, () => 'a card lies beyond those turned up');
  }
}

function supply(s: State, seat: number): void {
  const p = playerAt(seat);
  for (let r = 0; r < 4; r++) {
    const n = get16(s, p + RESOURCES + 2 * r);
    claim(n < PLAUSIBLE, () => `seat ${seat} has ${n} of resource ${r}`);
  }
  const points = get16(s, p + POINTS);
  claim(points < PLAUSIBLE, () => `seat ${seat} has ${points} point tokens`);
}

/** 7.1. */
function hand(s: State, seat: number): void {
  const p = playerAt(seat);
  const n = s[p + HAND_COUNT];
  // Pearls and a Bank raise the limit, and cards stay in hand when they are spent; a hand that was swapped,
  // or into which a card was searched, is cut by the decision that is pending.
  const cut = !isOver(s) && ['swapHands', 'cutHand'].includes(machine.current(s).verb);
  const raised = PEARLBROOK_BOX | NEWLEAF_CARDS_BOX;
  const over = cut || (boxesOf(s) & raised) !== 0;
  const most = over ? MAX_HAND : s[HAND_LIMIT] + s[p + LASTING_HAND];
  claim(n <= most, () => `seat ${seat} holds ${n} cards`);
  if (seat >= s[PLAYERS]) claim(n === 0, () => 'an automatic opponent holds cards');
  for (let i = 0; i < MAX_HAND; i++) {
    claim((s[p + HAND + i] !== 0) === i < n, () => `seat ${seat} has a hole in the hand at ${i}`);
  }
}

/** HAS, VACANT, COLORS and KINDS, counted anew. */
const sums = new Uint8Array(KIND_BYTES * 2 + 5 + 4);

/** The city and what is kept about it (6.6, 6.21-6.26). */
function city(s: State, seat: number): void {
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

function agree(seat: number, what: string, kept: number, counted: number): void {
  claim(kept === counted, () => `${what} of city ${seat}: kept ${kept}, counted ${counted}`);
}

function emptySlot(s: State, seat: number, slot: number): void {
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

/** Workers of a seat on each card, by city and slot. */
const onCards = new Uint8Array(16 * 64);

/** Workers stand where they can, and the cards under them know it. */
function workersOf(s: State, seat: number): void {
  let inGame = 0;
  let inCities = 0;
  for (let i = 0; i < MAX_WORKERS; i++) {
    const place = workerPlace(s, seat, i);
    const slot = workerSlot(s, seat, i) | workerStance(s, seat, i);
    if (place === GONE) continue;
    inGame++;
    const known = place < BOARD_PLACES || isCity(place) || place >= BESIDE;
    if (!known) throw new Error(`a worker is at ${place}`);
    if (isCity(place) && (slot & ASIDE) !== 0) {
      standsAside(s, seat, place - CITY_PLACE, slot & ~ASIDE, workerKind(s, seat, i));
    } else if (isCity(place) && (slot & JOINING) !== 0) {
      standsWithOthers(s, seat, place - CITY_PLACE, slot & ~JOINING, workerKind(s, seat, i));
    } else if (isCity(place)) {
      onCards[(place - CITY_PLACE) * 64 + slot]++;
      inCities++;
    } else if (slot !== 0) throw new Error(`a worker of seat ${seat} has a slot and no city`);
    if (isJourney(place) && s[playerAt(seat) + SEASON] !== AUTUMN) {
      throw new Error(`seat ${seat} travels before autumn`);
    }
  }
  claim(inGame <= mostWorkers(s, seat), () => `seat ${seat} has ${inGame} workers`);
  for (let owner = 0; owner < s[SEATS]; owner++) {
    for (let slot = 0; slot < s[playerAt(owner) + CITY_TOP]; slot++) {
      const at = slotAt(owner, slot) + SPOT;
      const spots = (s[at] === seat + 1 ? 1 : 0) + (s[at + 1] === seat + 1 ? 1 : 0);
      const stand = onCards[owner * 64 + slot];
      onCards[owner * 64 + slot] = 0;
      inCities -= stand;
      if (stand === spots) continue;
      throw new Error(`${stand} workers of seat ${seat} at ${owner}/${slot}, on ${spots} spots`);
    }
  }
  claim(inCities === 0, () => `a worker of seat ${seat} stands on no card`);
}

/** 18.7: only on a Legendary card with a location; two big critters go to Production and Prosperity cards. */
function standsAside(s: State, seat: number, owner: number, slot: number, kind: number): void {
  const { rarity, visit, color } = CARDS.of(s[slotAt(owner, slot) + KIND]);
  const critter = kind === 0 ? '' : workerKinds.of(kind).id;
  const own = critter === 'truffle' ? 'production' : critter === 'king-rhun' ? 'prosperity' : '';
  const may = (rarity === 'legendary' && visit !== undefined) || own === color;
  claim(may, () => `a worker of seat ${seat} stands aside at ${owner}/${slot}`);
}

/** Only who may share places stands on a spot that somebody else has. */
function standsWithOthers(s: State, seat: number, owner: number, slot: number, kind: number): void {
  const taken = s[slotAt(owner, slot) + SPOT] !== 0;
  claim(
    taken && (kind === 0 ? able(s, seat, SHARES_PLACES) : workerKinds.of(kind).joins === true),
    () => `a worker of seat ${seat} stands with others at ${owner}/${slot}`,
  );
}

/** 3.10, 3.11, 8.5-8.8: two, and what the seasons bring. */
function mostWorkers(s: State, seat: number): number {
  if (seat === automatSeat(s, 'nightweave')) return spidersIn(s, s[playerAt(seat) + SEASON]);
  // 17.2, 24.2: nobody but Rugwort has a spring worker with powers.
  const withPowers = comesWith(boxesOf(s), 'powers') && seat < s[PLAYERS];
  const spring = s[PLAYERS] >= 5 || withPowers ? 0 : 1;
  return [2, 2 + spring, 3 + spring, 5 + spring][s[playerAt(seat) + SEASON]];
}

/** Workers on the board: as many as the places count, and one each where only one fits. */
function places(s: State): void {
  const standing = new Uint8Array(BOARD_PLACES);
  for (let seat = 0; seat < s[SEATS]; seat++) {
    const own = new Uint8Array(BOARD_PLACES);
    for (let i = 0; i < MAX_WORKERS; i++) {
      const place = s[playerAt(seat) + WORKERS + 2 * i];
      if (place >= BOARD_PLACES) continue;
      standing[place]++;
      own[place]++;
      claim(
        !isForest(place) || own[place] === 1,
        () => `seat ${seat} stands twice at Forest place ${place}`,
      );
    }
  }
  standing.forEach((n, place) => {
    agree(place, 'workers at place', s[STANDING + place], n);
    claim(n <= spotsAt(s, place) + cats(s), () => `${n} workers stand at place ${place}`);
  });
}

/** One more may stand where others do; with big critters one that joins others, and one that stayed (24.12). */
function cats(s: State): number {
  const critters = (boxesOf(s) & SPIRECREST_BOX) !== 0 ? 2 : 0;
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    if (able(s, seat, SHARES_PLACES)) return 1 + critters;
  }
  return critters;
}

function spotsAt(s: State, place: number): number {
  if (isBasic(place)) return BASIC_LOCATIONS[place].shared ? 99 : 1;
  if (isForest(place)) return s[FOREST_SPOTS];
  // 31.18: her spiders may be on the Market together.
  if (place === MARKET_PLACE && automatSeat(s, 'nightweave') >= 0) return 99;
  // The Market, the Knoll and the Platform (16.12, 14.16, 14.18).
  if (place === MARKET_PLACE || boxPlaceAt(s, place)?.shared === true) return s[PLAYERS];
  return place === HAVEN || place === JOURNEY ? 99 : (boxPlaceAt(s, place)?.spots ?? 1);
}

/** 5.41: an Event has one owner. */
function events(s: State): void {
  for (let i = 0; i < BASIC_EVENTS; i++) {
    const owner = s[BASIC_EVENT + i];
    const event = BASIC_EVENT_LIST.at(i);
    const used = usesBasicEvents(boxesOf(s));
    const there = event !== undefined && used && comesWith(boxesOf(s), event.box);
    const valid = there ? owner <= s[SEATS] : owner === OUT;
    claim(valid, () => `basic Event ${i} belongs to ${owner}`);
  }
  const seen = new Set<number>();
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    const at = eventAt(i);
    const kind = s[at + EVENT_KIND];
    claim(
      s[at + EVENT_OWNER] <= s[SEATS],
      () => `special Event ${i} belongs to ${s[at + EVENT_OWNER]}`,
    );
    claim(kind === 0 || !seen.has(kind), () => `special Event ${kind} lies there twice`);
    seen.add(kind);
    const content = s.subarray(at + EVENT_CONTENT, at + EVENT_CONTENT + EVENT_CONTENT_SIZE);
    const empty = content.every((n) => n === 0);
    claim(
      empty || s[at + EVENT_OWNER] !== 0,
      () => `something lies on special Event ${i}, which nobody has`,
    );
  }
}

/** Nothing is under way: no card between places, no play begun. */
function betweenTurns(s: State): void {
  claim(s[REVEALED_COUNT] === 0, () => 'cards are turned up between turns');
  claim(s[PLAYED] === 0, () => 'a play is under way between turns');
  claim(isOver(s) || s[DEPTH] === 1, () => 'effects are under way between turns');
  if (s[SEATS] === s[PLAYERS]) claim(s[MEADOW_BLOCKED] === 0, () => 'the Meadow is blocked');
  const playing = isOver(s) || s[playerAt(s[TURN]) + FINISHED] === 0;
  claim(playing, () => `seat ${s[TURN]} had finished`);
}

function theEnd(s: State): void {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    claim(s[playerAt(seat) + FINISHED] === 1, () => `seat ${seat} has not finished`);
    claim(s[playerAt(seat) + SEASON] === AUTUMN, () => `seat ${seat} finished before autumn`);
    const slots = slotsOf(s, seat);
    for (let i = s[playerAt(seat) + CITY_TOP]; i < slots; i++) emptySlot(s, seat, i);
    const sum = scoreLines(s, seat).reduce((n, line) => n + line.points, 0);
    claim(
      sum === score(s, seat),
      () => `the lines of seat ${seat} come to ${sum}, not ${score(s, seat)}`,
    );
  }
}

/** Seasons go on one by one, nobody comes back, an Event stays with its owner. */
function onlyForward(before: State, s: State): void {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    const p = playerAt(seat);
    const step = s[p + SEASON] - before[p + SEASON];
    // Once everybody else has finished, an automatic opponent may play on to its end at once.
    const plausible = seat < s[PLAYERS] ? step === 0 || step === 1 : step >= 0;
    claim(plausible, () => `the season of seat ${seat} changes by ${step}`);
    claim(s[p + FINISHED] >= before[p + FINISHED], () => `seat ${seat} comes back`);
  }
  for (let i = 0; i < BASIC_EVENTS; i++) keeps(before[BASIC_EVENT + i], s[BASIC_EVENT + i]);
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    keeps(before[eventAt(i) + EVENT_OWNER], s[eventAt(i) + EVENT_OWNER]);
    claim(
      before[eventAt(i) + EVENT_KIND] === s[eventAt(i) + EVENT_KIND],
      () => 'another special Event',
    );
  }
}

/** 7.6, 7.9: a Meadow position stays empty only when the piles have run out. */
function meadowFilled(before: State, s: State): void {
  const supplied = get16(before, DECK_COUNT) + get16(before, DISCARD_COUNT) > MANY_DRAWN;
  for (let i = 0; i < MEADOW_SIZE; i++) {
    const gap = (meadowGaps.of(s) & (1 << i)) !== 0;
    const filled = gap || !supplied || before[MEADOW + i] === 0 || s[MEADOW + i] !== 0;
    claim(filled, () => `the Meadow has a hole at ${i}`);
  }
}

function keeps(before: number, now: number): void {
  claim(before === 0 || before === now, () => `an Event went from ${before} to ${now}`);
}
