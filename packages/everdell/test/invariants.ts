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
  isOver,
  type State,
} from '@evervale/kernel';
import { BASIC_EVENT_LIST } from '../src/content/board.ts';
import {
  boxesOf,
  comesWith,
  copiesWith,
  roomsWith,
  usesBasicEvents,
} from '../src/content/boxes.ts';
import { CARDS } from '../src/content/tables.ts';
import { AUTUMN } from '../src/content/terms.ts';
import { PEARLBROOK_BOX } from '../src/pearlbrook/room.ts';
import { machine } from '../src/rules.ts';
import { cardsOnTable } from '../src/state/inventory.ts';
import {
  BASIC_EVENT,
  BASIC_EVENTS,
  CITY_TOP,
  DECK_COUNT,
  DISCARD_COUNT,
  EVENT_CONTENT,
  EVENT_CONTENT_SIZE,
  EVENT_KIND,
  EVENT_OWNER,
  FINISHED,
  HAND,
  HAND_COUNT,
  HAND_LIMIT,
  MAX_HAND,
  MEADOW,
  MEADOW_BLOCKED,
  MEADOW_SIZE,
  OUT,
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
  SPECIAL_EVENTS,
  TURN,
  eventAt,
  playerAt,
  slotsOf,
  stateSize,
} from '../src/state/layout.ts';
import { meadowGaps } from '../src/state/piles.ts';
import { automatSeat } from '../src/turn/automats.ts';
import { nightweave } from './invariants-mistwood.ts';
import { powers } from './invariants-powers.ts';
import { roomSize } from '../src/state/rooms.ts';
import { scoreLines, score } from '../src/turn/scoring.ts';
import { pearlbrook } from './invariants-pearlbrook.ts';
import { newleaf } from './invariants-newleaf.ts';
import { spirecrest } from './invariants-spirecrest.ts';
import { SPIRECREST_BOX } from '../src/spirecrest/room.ts';
import { NEWLEAF_CARDS_BOX } from '../src/newleaf/room.ts';
import { claim } from './claim.ts';
import { city, emptySlot } from './invariants-city.ts';
import { workersOf, places } from './invariants-workers.ts';

/** More than anybody ever has; what falls below zero wraps around far above. */
const PLAUSIBLE = 2000;
/** More cards than are drawn in any one turn. */
const MANY_DRAWN = 60;

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
    if (before[p + FINISHED] === 1 && seat < s[PLAYERS] && !isOver(s)) getsNothing(before, s, p);
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

/** 9.6: whoever has finished gets no cards and no resources any more. */
function getsNothing(before: State, s: State, p: number): void {
  const inHand = s[p + HAND_COUNT] - before[p + HAND_COUNT];
  claim(inHand <= 0, () => 'somebody who has finished gets a card');
  for (let at = p + RESOURCES; at < p + RESOURCES + 8; at += 2) {
    const more = get16(s, at) - get16(before, at);
    claim(more <= 0, () => 'somebody who has finished gets a resource');
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
