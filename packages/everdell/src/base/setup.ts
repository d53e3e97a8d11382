/** Setting up the base game (chapter 3, table 3.T). */
import { RNG, seedWords, set16, shuffleBytes, type State } from '@evervale/kernel';
import { BASIC_EVENT_LIST, FORESTS, SPECIAL_EVENT_LIST } from '../content/board.ts';
import { CARDS } from '../content/tables.ts';
import { addToHand } from '../state/hand.ts';
import {
  BASIC_EVENT,
  BASIC_EVENTS,
  BOXES,
  CITY_SIZE,
  DECK_COUNT,
  EVENT_KIND,
  FOREST,
  FOREST_SPOTS,
  HAND_LIMIT,
  HOUSE,
  MAX_WORKERS,
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

export const CITY_SPACES = 15;
const STARTING_WORKERS = 2;
/** 3.T: hands from the first player on. */
const HANDS = [5, 6, 7, 8];
const HANDS_OF_MANY = [5, 5, 6, 6, 7, 7];

/** An empty table: players with their workers, nothing dealt. `cities` counts automatic opponents. */
export function emptyTable(players: number, cities: number, house: number, boxes: number): State {
  const s = new Uint8Array(stateSize(players, cities));
  const many = players >= 5;
  s[PLAYERS] = players;
  s[SEATS] = cities;
  s[HOUSE] = house;
  set16(s, BOXES, boxes);
  s[HAND_LIMIT] = many ? 7 : 8;
  s[SPRING_WORKERS] = many ? 0 : 1;
  s[FOREST_SPOTS] = players >= 4 ? 2 : 1;
  for (let i = BASIC_EVENT_LIST.length; i < BASIC_EVENTS; i++) s[BASIC_EVENT + i] = OUT;
  for (let seat = 0; seat < cities; seat++) {
    const p = playerAt(seat);
    s[p + CITY_SIZE] = CITY_SPACES;
    for (let i = 0; i < MAX_WORKERS; i++) {
      s[p + WORKERS + 2 * i] = i < STARTING_WORKERS ? READY : GONE;
    }
  }
  return s;
}

/** Shuffles and deals by table 3.T. */
export function deal(s: State, seed: number): void {
  seedWords(s, RNG, seed);
  layForest(s);
  layEvents(s);
  shuffleDeck(s);
  refillMeadow(s);
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    const cards = (s[PLAYERS] >= 5 ? HANDS_OF_MANY : HANDS)[seat];
    for (let i = 0; i < cards; i++) addToHand(s, seat, takeTop(s));
  }
}

const order = new Uint8Array(64);

/** The numbers 1 … n in random order. */
function shuffled(s: State, n: number): Uint8Array {
  for (let i = 0; i < n; i++) order[i] = i + 1;
  shuffleBytes(order, 0, n, s, RNG);
  return order;
}

/** 3.2, 3.3: with three cards the clearing at the lower right (2) stays empty. */
function layForest(s: State): void {
  const cards = shuffled(s, FORESTS.list.length);
  const three = s[PLAYERS] <= 2;
  let next = 0;
  for (let i = 0; i < 4; i++) s[FOREST + i] = three && i === 2 ? 0 : cards[next++];
}

/** 3.4, 3.T. */
function layEvents(s: State): void {
  const events = shuffled(s, SPECIAL_EVENT_LIST.list.length);
  const n = s[PLAYERS] >= 5 ? s[PLAYERS] : 4;
  for (let i = 0; i < n; i++) s[eventAt(i) + EVENT_KIND] = events[i];
}

/** Every card of the game in the order of the declarations. */
let allCards = new Uint8Array(0);

/** 3.5. */
function shuffleDeck(s: State): void {
  if (allCards.length === 0) {
    allCards = Uint8Array.from(
      CARDS.list.flatMap((card, i) => Array<number>(card.copies).fill(i + 1)),
    );
  }
  s.set(allCards, PILE);
  set16(s, DECK_COUNT, allCards.length);
  shuffleBytes(s, PILE, allCards.length, s, RNG);
}
