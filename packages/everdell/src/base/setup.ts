/** Setting up the base game (chapter 3, table 3.T). */
import {
  RNG,
  seedWords,
  set16,
  set32,
  shuffleBytes,
  type Seed,
  type State,
} from '@evervale/kernel';
import { BASIC_EVENT_LIST, FORESTS, SPECIAL_EVENT_LIST } from '../content/board.ts';
import {
  boxesOf,
  bringsCards,
  comesWith,
  copiesWith,
  eventStaysOut,
  roomsWith,
  usesBasicEvents,
} from '../content/boxes.ts';
import { addToHand } from '../state/hand.ts';
import {
  BASIC_EVENT,
  BASIC_EVENTS,
  BOXES,
  CITY_SIZE,
  CITY_SPACES,
  DECK_COUNT,
  EVENT_KIND,
  EVENT_MIX,
  FOREST,
  FOREST_SPOTS,
  HAND_LIMIT,
  HOUSE,
  MAX_WORKERS,
  MORE_CARDS,
  OUT,
  PILE,
  PLAYERS,
  SEATS,
  SPRING_WORKERS,
  WORKERS,
  eventAt,
  playerAt,
  stateSize,
} from '../state/layout.ts';
import { refillMeadow, takeTop } from '../state/piles.ts';
import { GONE, READY } from '../state/place.ts';
import { layBlocks, roomSize } from '../state/rooms.ts';
import { automatOf } from '../turn/automats.ts';

const STARTING_WORKERS = 2;
/** 3.T: hands from the first player on. */
const HANDS = [5, 6, 7, 8];
const HANDS_OF_MANY = [5, 5, 6, 6, 7, 7];

/** An empty table: players with their workers, nothing dealt. `cities` counts automatic opponents. */
export function emptyTable(players: number, cities: number, house: number, boxes: number): State {
  const rooms = roomsWith(boxes);
  const start = stateSize(players, cities);
  const s = new Uint8Array(start + roomSize(rooms.values(), cities));
  const many = players >= 5;
  s[PLAYERS] = players;
  s[SEATS] = cities;
  set16(s, HOUSE, house);
  set32(s, BOXES, boxes);
  layBlocks(s, start, cities, rooms);
  s[MORE_CARDS] = bringsCards(boxes) ? 1 : 0;
  s[HAND_LIMIT] = many ? 7 : 8;
  s[SPRING_WORKERS] = many ? 0 : 1;
  s[FOREST_SPOTS] = players >= 4 ? 2 : 1;
  const basicEvents = usesBasicEvents(boxes);
  for (let i = 0; i < BASIC_EVENTS; i++) {
    const event = BASIC_EVENT_LIST.at(i);
    const there = basicEvents && event !== undefined && comesWith(boxes, event.box);
    if (!there) s[BASIC_EVENT + i] = OUT;
  }
  for (let seat = 0; seat < cities; seat++) {
    const p = playerAt(seat);
    s[p + CITY_SIZE] = CITY_SPACES;
    for (let i = 0; i < MAX_WORKERS; i++) {
      s[p + WORKERS + 2 * i] = i < STARTING_WORKERS ? READY : GONE;
    }
  }
  return s;
}

/** Shuffles and lays out by table 3.T. */
export function deal(s: State, seed: Seed): void {
  seedWords(s, RNG, seed);
  layForest(s);
  layEvents(s);
  shuffleDeck(s);
  refillMeadow(s);
}

/** 3.9: hands from the first player on; a box may have another number of cards for somebody. */
export function dealHands(s: State, first: number, other?: (seat: number) => number): void {
  const players = s[PLAYERS];
  const hand = automatOf(s)?.hand;
  for (let i = 0; i < players; i++) {
    const seat = (first + i) % players;
    const cards = other?.(seat) || hand || (players >= 5 ? HANDS_OF_MANY : HANDS)[i];
    for (let n = 0; n < cards; n++) addToHand(s, seat, takeTop(s));
  }
}

type Pool = readonly { readonly id: string; readonly box: string }[];

const order = new Uint8Array(64);
const pools = new Map<Pool, Map<number, Uint8Array>>();

/** What games with these boxes have of a list, by number. */
function poolOf(list: Pool, bits: number): Uint8Array {
  let known = pools.get(list);
  if (known === undefined) pools.set(list, (known = new Map()));
  let pool = known.get(bits);
  if (pool === undefined) {
    const there = ({ id, box }: Pool[number]): boolean =>
      comesWith(bits, box) && !eventStaysOut(bits, id);
    pool = Uint8Array.from(list.flatMap((one, i) => (there(one) ? [i + 1] : [])));
    known.set(bits, pool);
  }
  return pool;
}

/** What this game has of a list, in random order. */
function shuffled(s: State, list: Pool): Uint8Array {
  const pool = poolOf(list, boxesOf(s));
  order.set(pool);
  shuffleBytes(order, 0, pool.length, s, RNG);
  return order;
}

/** 3.2, 3.3: with three cards the clearing at the lower right (2) stays empty. */
function layForest(s: State): void {
  const cards = shuffled(s, FORESTS.list);
  const three = s[PLAYERS] + (automatOf(s)?.laidForMore ?? 0) <= 2;
  let next = 0;
  for (let i = 0; i < 4; i++) s[FOREST + i] = three && i === 2 ? 0 : cards[next++];
}

/** 3.4, 3.T. */
export function layEvents(s: State): void {
  const events = shuffled(s, SPECIAL_EVENT_LIST.list);
  const n = s[PLAYERS] >= 5 ? s[PLAYERS] : 4;
  // 16.5: all shuffled together, half of each, or only those of boxes.
  let ofBase = [n, Math.ceil(n / 2), 0][s[EVENT_MIX]];
  let ofBoxes = s[EVENT_MIX] === 0 ? n : n - ofBase;
  let laid = 0;
  for (let i = 0; laid < n; i++) {
    const fromBase = SPECIAL_EVENT_LIST.of(events[i]).box === 'base';
    if ((fromBase ? ofBase-- : ofBoxes--) > 0) s[eventAt(laid++) + EVENT_KIND] = events[i];
  }
}

/** 3.5: every card of the game, in the order of the declarations before it is shuffled. */
function shuffleDeck(s: State): void {
  const copies = copiesWith(boxesOf(s));
  let n = 0;
  for (let kind = 1; kind < copies.length; kind++) {
    for (let i = copies[kind]; i > 0; i--) s[PILE + n++] = kind;
  }
  set16(s, DECK_COUNT, n);
  shuffleBytes(s, PILE, n, s, RNG);
}
