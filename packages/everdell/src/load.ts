/**
 * Loads boxes: each brings its content, its verbs and words, and joins the rules. Numbers that lie in
 * states and records are checked here; whatever does not fit is an error that names the box.
 */
import { Machine, seqVerb, type Effect } from '@evervale/kernel';
import {
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  FORESTS,
  SPECIAL_EVENT_LIST,
  TUCKING,
} from './content/board.ts';
import type { Box, Numbered } from './content/box.ts';
import { BASE, addBox, bitOfNumber } from './content/boxes.ts';
import { momentsOf, type Card } from './content/card.ts';
import { settleNeeds } from './content/needs.ts';
import { CARDS, MAX_KINDS } from './content/tables.ts';
import { addTokens } from './content/tokens.ts';
import { addZones } from './content/zones.ts';
import { registerCounter } from './effects/count.ts';
import { SHOWING } from './effects/draw.ts';
import { theMachine, useMachine } from './effects/machine.ts';
import { nameSource } from './effects/source.ts';
import { registerReveals } from './log/reveals.ts';
import { registerLog } from './log/text.ts';
import { BASIC_EVENTS, MAX_SEATS, stateSize } from './state/layout.ts';
import { NOWHERE } from './state/rooms.ts';
import { addHouseRules } from './turn/house.ts';
import { join, joinedEffects } from './turn/course.ts';
import { addSources } from './turn/sources.ts';
import { addWays } from './turn/boxWays.ts';
import { workerKinds } from './turn/workerKinds.ts';
import { catalogs } from './words/catalogs.ts';
import { registerCounted } from './words/effects/count.ts';
import { registerWords } from './words/effects/index.ts';
import { registerMoments } from './words/moments.ts';
import { addNames } from './words/names.ts';

/** Effects of the base game, and of each box behind them, have a block of the program. */
const BASE_BLOCK = 1024;
const BLOCK = 512;
/** Kinds of Forest cards and special Events are bytes; tables of the rules have room for these. */
const MOST_LAID = 64;

export function loadBoxes(list: readonly Box[]): Machine {
  const boxes = list.toSorted((a, b) => joinsLast(a) - joinsLast(b) || byNumber(a, b));
  for (const box of boxes) inTheNameOf(box, () => bring(box));
  checkRoom(boxes);
  bringNumbered(
    boxes,
    'cards',
    MAX_KINDS - 1,
    ({ cards }) => cards,
    (card) => CARDS.add(card),
  );
  bringNumbered(
    boxes,
    'Forest cards',
    MOST_LAID - 1,
    ({ forests }) => forests,
    (forest) => FORESTS.add(forest),
  );
  bringNumbered(
    boxes,
    'special Events',
    MOST_LAID - 1,
    ({ events }) => events,
    (event) => SPECIAL_EVENT_LIST.add(event),
  );
  bringNumbered(
    boxes,
    'kinds of workers',
    MOST_LAID - 1,
    (box) => box.workerKinds,
    (kind) => workerKinds.list.push(kind),
  );
  CARDS.settle();
  settleNeeds();
  const machine = new Machine([seqVerb(theMachine)]);
  for (const box of boxes) inTheNameOf(box, () => box.verbs?.forEach((v) => machine.define(v)));
  useMachine(machine);
  for (const box of list.toSorted(byNumber)) inTheNameOf(box, () => program(machine, box));
  nameContents();
  CARDS.settleNodes();
  for (const box of boxes) box.settle?.();
  return machine;
}

/** Questions of an effect name what it stands on. */
function nameContents(): void {
  for (const list of [CARDS.list, FORESTS.list, SPECIAL_EVENT_LIST.list]) {
    for (const thing of list) nameSource(thing, thing.id);
  }
}

function byNumber(a: Box, b: Box): number {
  return a.number - b.number;
}

function joinsLast(box: Box): number {
  return box.joinsLast === true ? 1 : 0;
}

/** Whatever goes wrong with a box is said with its name. */
function inTheNameOf(box: Box, work: () => void): void {
  try {
    work();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (said.startsWith(`${box.id}:`)) throw error;
    throw new Error(`${box.id}: ${said}`, { cause: error });
  }
}

/** A state with everything in it must be within the addresses that two bytes can name. */
function checkRoom(boxes: readonly Box[]): void {
  let end = stateSize(MAX_SEATS, MAX_SEATS + 1);
  for (const { id, room } of boxes) {
    end += room?.size(MAX_SEATS + 1) ?? 0;
    if (end >= NOWHERE) throw new Error(`${id}: there is no room left in the state`);
  }
}

function bring(box: Box): void {
  addBox(box);
  BASIC_LOCATIONS.push(...(box.basicLocations ?? []));
  BASIC_EVENT_LIST.push(...(box.basicEvents ?? []));
  if (BASIC_EVENT_LIST.length > BASIC_EVENTS) {
    throw new Error(`${box.id}: there is room for ${BASIC_EVENTS} basic Events`);
  }
  for (const verb of box.tucking ?? []) TUCKING.add(verb);
  for (const verb of box.showing ?? []) SHOWING.add(verb);
  for (const [what, counter] of Object.entries(box.counters ?? {})) registerCounter(what, counter);
  for (const [what, words] of Object.entries(box.counted ?? {})) registerCounted(what, words);
  if (box.words) registerWords(box.words);
  registerMoments(box.moments ?? {});
  if (box.catalog) catalogs.push(box.catalog);
  if (box.names) addNames(box.id, box.names);
  if (box.log) registerLog(box.log);
  registerReveals(box.reveals ?? []);
  addZones(bitOfNumber(box.number), box.zones ?? [], box.stocks ?? []);
  addHouseRules(box.house ?? []);
  addTokens(box.id, box.tokens ?? []);
  addSources(box);
  addWays(box);
  join(box);
}

/** Things get the numbers that their boxes name, one after the other from 1 on. */
function bringNumbered<T>(
  boxes: readonly Box[],
  what: string,
  most: number,
  rangesOf: (box: Box) => readonly Numbered<T>[] | undefined,
  add: (thing: T) => void,
): void {
  const ranges = boxes
    .flatMap((box) => (rangesOf(box) ?? []).map((range) => ({ box, range })))
    .sort((a, b) => a.range.first - b.range.first);
  let next = 1;
  for (const { box, range } of ranges) {
    const { first, list } = range;
    if (first !== next) {
      throw new Error(`${box.id}: its ${what} begin with ${first}, but the next number is ${next}`);
    }
    next += list.length;
    if (next - 1 > most) throw new Error(`${box.id}: there are numbers for ${most} ${what}`);
    list.forEach((thing) => inTheNameOf(box, () => add(thing)));
  }
}

/** Gives the effects of a box their places in the program. */
function program(machine: Machine, box: Box): void {
  const from = box.number === BASE ? 1 : BASE_BLOCK + BLOCK * box.number;
  machine.begin(from);
  effectsOf(box).forEach((effect) => machine.load(effect));
  const size = box.number === BASE ? BASE_BLOCK - 1 : BLOCK;
  if (machine.end() > from + size) {
    throw new Error(
      `${box.id}: its effects need ${machine.end() - from} places, there are ${size}`,
    );
  }
}

function effectsOf(box: Box): Effect[] {
  return [
    ...joinedEffects(box),
    ...(box.basicLocations ?? []).map(({ effect }) => effect),
    ...listed(box.forests).map(({ effect }) => effect),
    ...listed(box.events).flatMap(({ price, effect }) => [price, effect]),
    ...listed(box.cards).flatMap(effectsOfCard),
    ...listed(box.workerKinds).map(({ after }) => after),
    ...(box.laterEffects ?? []),
  ].filter((effect) => effect !== undefined);
}

function listed<T>(ranges: readonly Numbered<T>[] = []): T[] {
  return ranges.flatMap(({ list }) => list);
}

function effectsOfCard(card: Card): (Effect | undefined)[] {
  return [
    card.played,
    card.production,
    card.visit?.effect,
    ...momentsOf(card).map(([, { effect }]) => effect),
    ...(card.afterPlay ?? []).map(({ effect }) => effect),
    card.beforeRecall,
    card.afterEvent,
    card.afterDraw,
    card.laid,
  ];
}
