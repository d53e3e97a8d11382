/**
 * Why things are not possible now: for every place, card and action of the pending turn that is not
 * offered, a reason code with its numbers and its words. The reasons are those the rules found.
 */
import {
  decidingSeat,
  isOver,
  type Blocked,
  type Effect,
  type Seq,
  type State,
  type Text,
} from '@evervale/kernel';
import { BASIC_EVENT_LIST, FORESTS, SPECIAL_EVENT_LIST } from './content/board.ts';
import { BASIC_NEEDS, SPECIAL_NEEDS, type Needs } from './content/needs.ts';
import {
  CARDS,
  COUNTS_AS,
  INTO_OPPONENTS_CITY,
  IS_CRITTER,
  IS_SUCCESSOR,
  LAYING,
  SUCCESSOR_OF,
} from './content/tables.ts';
import { BERRY, COLOR_NAMES, RESOURCE_NAMES } from './content/terms.ts';
import type { Give, GiveAny, GiveCards } from './effects/give.ts';
import type { Discard } from './effects/discard.ts';
import { theMachine } from './effects/machine.ts';
import type { Pay } from './effects/pay.ts';
import { playWording } from './effects/play.ts';
import { cardName, cardNoun, playerName, t } from './say.ts';
import { cardIn, cityTop, countRemovable, countWhere, has, openBelow } from './state/city.ts';
import { allEventsOf } from './state/events.ts';
import { handCard, handSize } from './state/hand.ts';
import {
  BASIC_EVENT,
  CLEARINGS,
  COLORS,
  EVENT_KIND,
  EVENT_OWNER,
  FOREST,
  KINDS,
  MEADOW_SIZE,
  OUT,
  PERKS,
  PLAYERS,
  SEATS,
  SPECIAL_EVENTS,
  eventAt,
  playerAt,
} from './state/layout.ts';
import { meadowCard, meadowFree } from './state/piles.ts';
import {
  BASIC_COUNT,
  BASIC_EVENT_PLACE,
  FOREST_PLACE,
  HAVEN,
  JOURNEY,
  JOURNEY_COUNT,
  SPECIAL_EVENT_PLACE,
  isBasicEvent,
  isForest,
  isJourney,
  isSpecialEvent,
  journeyPoints,
} from './state/place.ts';
import { resource, resources } from './state/supply.ts';
import { findReady, readyWorkers } from './state/workers.ts';
import { blockedBoxActions } from './turn/boxActions.ts';
import { boxPlaceAt, courseOf } from './turn/course.ts';
import { forbidden, forbiddenText } from './turn/boxesSay.ts';
import { CITY_PICK, cardAt, cardCode, placeWording } from './turn/placePicks.ts';
import { canGo } from './turn/placing.ts';
import { priceOf, totalPrice } from './turn/price.ts';
import * as why from './turn/reason.ts';
import { FROM_HAND, MEADOW_PICK, boxSources, copyBefore } from './turn/sources.ts';
import { canPass, canPrepare } from './turn/turn.ts';
import { NORMAL, canPlay, freeCell } from './turn/ways.ts';
import { allOf } from '@evervale/kernel/text';
import { amounts, names, noun } from './words/index.ts';

type Numbers = Readonly<Record<string, number>>;
interface Why {
  readonly code: number;
  readonly numbers: Numbers;
  readonly text: Text;
}

/** Everything of the turn that is not possible, in the order of the table. */
export function blocked(s: State): Blocked[] {
  if (isOver(s) || theMachine().current(s).verb !== 'turns') return [];
  const seat = decidingSeat(s);
  return [
    ...blockedPlaces(s, seat),
    ...blockedPlays(s, seat),
    ...blockedBoxActions(s, seat),
    ...blockedActions(s, seat),
  ];
}

function entry(key: string, { code, numbers, text }: Why): Blocked {
  const reason = why.REASON_NAMES[code];
  return Object.keys(numbers).length > 0 ? { key, reason, numbers, text } : { key, reason, text };
}

function simple(code: number, text: Text, numbers: Numbers = {}): Why {
  return { code, numbers, text };
}

/** Every place of the board and every location card anybody could think of. */
function placesToExplain(s: State, seat: number): number[] {
  const board = [...Array(BASIC_COUNT).keys(), HAVEN];
  for (let i = 0; i < JOURNEY_COUNT; i++) board.push(JOURNEY + i);
  for (let i = 0; i < CLEARINGS; i++) if (s[FOREST + i] !== 0) board.push(FOREST_PLACE + i);
  BASIC_EVENT_LIST.forEach((_, i) => {
    if (s[BASIC_EVENT + i] !== OUT) board.push(BASIC_EVENT_PLACE + i);
  });
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    if (s[eventAt(i) + EVENT_KIND] !== 0) board.push(SPECIAL_EVENT_PLACE + i);
  }
  for (const { number, can } of courseOf(s).places) {
    if (can(s, seat) !== why.NO_LOCATION_HERE) board.push(number);
  }
  for (let owner = 0; owner < s[SEATS]; owner++) {
    for (let slot = 0; slot < cityTop(s, owner); slot++) {
      const kind = cardIn(s, owner, slot);
      if (kind === 0 || CARDS.of(kind).visit === undefined) continue;
      board.push(cardCode(owner, slot));
    }
  }
  return board;
}

function blockedPlaces(s: State, seat: number): Blocked[] {
  const noWorker = findReady(s, seat) < 0;
  return placesToExplain(s, seat).flatMap((code) => {
    const reason = noWorker ? why.NO_WORKER : forbidden(s, seat, code) || canGo(s, seat, code);
    if (reason === why.OK) return [];
    return [entry(placeWording(s, seat, code).key, placeWhy(s, seat, code, reason))];
  });
}

function placeWhy(s: State, seat: number, code: number, reason: number): Why {
  const text = reason === why.NO_WORKER ? undefined : forbiddenText(s, seat, code);
  if (text !== undefined) return simple(reason, text);
  const isBoxPlace = reason !== why.NO_WORKER && code < CITY_PICK;
  const missing = isBoxPlace ? boxPlaceAt(s, code)?.why?.(s, seat, reason) : undefined;
  return missing ? { code: reason, ...missing } : usualWhy(s, seat, code, reason);
}

function usualWhy(s: State, seat: number, code: number, reason: number): Why {
  switch (reason) {
    case why.NO_WORKER:
      return simple(reason, t('reason.noWorker'));
    case why.OCCUPIED_PLACE:
      return simple(reason, t('reason.occupied'));
    case why.ALREADY_THERE:
      return simple(reason, t('reason.ownWorkerThere'));
    case why.ONLY_AUTUMN:
      return simple(reason, t('reason.onlyAutumn'));
    case why.NOT_OPEN:
      return simple(reason, t('reason.notOpen'));
    case why.ACHIEVED:
      return simple(reason, t('reason.achieved', { player: playerName(ownerOf(s, code)) }));
    case why.REQUIREMENT:
      return requirementWhy(s, seat, code);
    case why.SECOND_SPOT:
      return simple(
        reason,
        t('reason.secondSpot', { of: noun(visitOf(s, code).secondSpotNeeds!) }),
      );
    case why.NOTHING_STORED:
      return simple(reason, t('reason.nothingOn', { of: cardNoun(cardAt(s, code)) }));
    case why.HAND_SHORT:
      return handShortWhy(s, seat, code);
    case why.SHORT:
      return priceWhy(s, seat, code);
    default:
      return simple(reason, plainText(reason));
  }
}

function plainText(reason: number): Text {
  switch (reason) {
    case why.HAND_EMPTY:
      return t('reason.handEmpty');
    case why.HAND_FULL:
      return t('reason.handFull');
    case why.PILES_EMPTY:
      return t('reason.pilesEmpty');
    case why.NO_CARD_TO_PLAY:
      return t('reason.noPlay');
    case why.MEADOW_EMPTY:
      return t('reason.meadowEmpty');
    case why.CITY_CARDS_SHORT:
      return t('reason.cityShort');
    case why.NOTHING_TO_ACTIVATE:
      return t('reason.noProduction');
    case why.NO_LOCATION:
      return t('reason.noLocation');
    case why.NOTHING_TO_ACHIEVE:
      return t('reason.noEvent');
    case why.NO_WORKER_TO_MOVE:
      return t('reason.noMovable');
    case why.NO_CITY_FOR_IT:
      return t('reason.noCityForIt');
    default:
      return t('reason.noEffect');
  }
}

function visitOf(s: State, code: number) {
  return CARDS.of(cardAt(s, code)).visit!;
}

function ownerOf(s: State, code: number): number {
  return (
    (isBasicEvent(code)
      ? s[BASIC_EVENT + code - BASIC_EVENT_PLACE]
      : s[eventAt(code - SPECIAL_EVENT_PLACE) + EVENT_OWNER]) - 1
  );
}

/** What the city lacks for an Event. */
function requirementWhy(s: State, seat: number, code: number): Why {
  const needs = isBasicEvent(code)
    ? BASIC_NEEDS[code - BASIC_EVENT_PLACE]
    : SPECIAL_NEEDS[s[eventAt(code - SPECIAL_EVENT_PLACE) + EVENT_KIND]];
  const cards = needs.kinds.filter((kind) => !has(s, seat, kind)).map((kind) => CARDS.of(kind).id);
  const colors = missingColors(s, seat, needs);
  const ofSort = missingOfSort(s, seat, needs);
  const more = Math.max(0, needs.ofFilter - countWhere(s, seat, needs.filter));
  const events = Math.max(0, needs.events - allEventsOf(s, seat));
  const numbers: Numbers = Object.fromEntries([
    ...cards.map((id) => [id, 1] as const),
    ...colors,
    ...(ofSort > 0 ? [['cards', ofSort] as const] : []),
    ...(more > 0 ? [['cards', more] as const] : []),
    ...(events > 0 ? [['events', events] as const] : []),
  ]);
  const what = allOf([
    ...(cards.length > 0 ? [names(cards)] : []),
    ...colors.map(([color, n]) => t('n.colorCard', { n, color })),
    ...(ofSort > 0 ? [t('n.rarityKind', { n: ofSort, ...sortNames(needs.sort) })] : []),
    ...(more > 0 ? [t(`n.${needs.filter.kind ?? 'card'}`, { n: more })] : []),
    ...(events > 0 ? [t('n.event', { n: events })] : []),
  ]);
  return { code: why.REQUIREMENT, numbers, text: t('reason.missing', { what }) };
}

function missingOfSort(s: State, seat: number, { sort, ofSort }: Needs): number {
  return sort < 0 ? 0 : Math.max(0, ofSort - s[playerAt(seat) + KINDS + sort]);
}

function sortNames(sort: number): { kind: string; rarity: string } {
  return {
    kind: sort >= 2 ? 'critter' : 'construction',
    rarity: sort % 2 === 1 ? 'unique' : 'common',
  };
}

function missingColors(s: State, seat: number, needs: Needs): [string, number][] {
  return COLOR_NAMES.map((color, i): [string, number] => [
    color,
    needs.colors[i] - s[playerAt(seat) + COLORS + i],
  ]).filter(([, n]) => n > 0);
}

/** The effect a place would start, with its prices. */
function effectAt(s: State, code: number): Effect | undefined {
  if (code >= CITY_PICK) return visitOf(s, code).effect;
  if (isSpecialEvent(code)) {
    return SPECIAL_EVENT_LIST.of(s[eventAt(code - SPECIAL_EVENT_PLACE) + EVENT_KIND]).price;
  }
  if (isForest(code)) return FORESTS.of(s[FOREST + code - FOREST_PLACE]).effect;
  return undefined;
}

function pricesAt(s: State, code: number): readonly Effect[] {
  const effect = effectAt(s, code);
  if (effect === undefined) return [];
  return effect.verb === 'seq' ? (effect as Seq).steps : [effect];
}

function handShortWhy(s: State, seat: number, code: number): Why {
  const give = pricesAt(s, code).find((price): price is GiveCards => isGive(price, 'cards'));
  const drop = pricesAt(s, code).find((price): price is Discard => price.verb === 'discard');
  const needed = isJourney(code) ? journeyPoints(code) : (give?.n ?? drop?.min ?? 1);
  const n = needed - handSize(s, seat);
  return { code: why.HAND_SHORT, numbers: { cards: n }, text: t('reason.handShort', { n }) };
}

function isGive(effect: Effect, how: Give['how']): boolean {
  return effect.verb === 'give' && (effect as Give).how === how;
}

/** How many resources a price is short by. */
function priceWhy(s: State, seat: number, code: number): Why {
  const pay = pricesAt(s, code).find((price): price is Pay => price.verb === 'pay');
  if (pay !== undefined) {
    return shortWhy(
      RESOURCE_NAMES.map((_, r) => Math.max(0, pay.amounts[r] - resource(s, seat, r))),
    );
  }
  const give = pricesAt(s, code).find((price): price is GiveAny => isGive(price, 'any'));
  const any = Math.max(1, (give?.n ?? 1) - resources(s, seat));
  return {
    code: why.SHORT,
    numbers: { any },
    text: t('reason.short', { what: amounts({ resource: any }) }),
  };
}

/** "1 resin and 2 pebbles short". */
function shortWhy(missing: readonly number[]): Why {
  const numbers = Object.fromEntries(
    RESOURCE_NAMES.map((r, i) => [r, missing[i]] as const).filter(([, n]) => n > 0),
  );
  return { code: why.SHORT, numbers, text: t('reason.short', { what: amounts(numbers) }) };
}

function blockedPlays(s: State, seat: number): Blocked[] {
  const found: Blocked[] = [];
  const seen = new Set<number>();
  for (let i = 0; i < handSize(s, seat); i++) {
    const kind = handCard(s, seat, i);
    if (seen.has(kind)) continue;
    seen.add(kind);
    explainPlay(s, seat, kind, kind, found);
  }
  for (let i = 0; i < MEADOW_SIZE; i++) {
    if (meadowCard(s, i) !== 0) explainPlay(s, seat, meadowCard(s, i), MEADOW_PICK + i, found);
  }
  for (const source of boxSources(s)) {
    for (let i = 0; i < source.size(s, seat); i++) {
      const kind = source.kindAt(s, seat, i);
      if (kind === 0 || copyBefore(s, seat, source, i)) continue;
      explainCard(s, seat, kind, source.wording(s, seat, i).key, found, source.number);
    }
  }
  return found;
}

function explainPlay(s: State, seat: number, kind: number, pick: number, found: Blocked[]): void {
  const { key } = playWording(s, seat, pick);
  if (pick >= MEADOW_PICK && !meadowFree(s, pick - MEADOW_PICK)) {
    const text = t('reason.meadowBlocked', { player: playerName(s[PLAYERS]) });
    return void found.push(entry(key, simple(why.MEADOW_BLOCKED_HERE, text)));
  }
  explainCard(s, seat, kind, key, found);
}

/** Why a card that somebody could play now cannot be played, if so. */
function explainCard(
  s: State,
  seat: number,
  kind: number,
  key: string,
  found: Blocked[],
  source = FROM_HAND,
): void {
  const reason = canPlay(s, seat, kind, NORMAL, source);
  if (reason !== why.OK) found.push(entry(key, playWhy(s, seat, kind, reason)));
}

/** What is missing for a card, with the card of the city that would help most. */
function cardShortWhy(s: State, seat: number, kind: number): Why {
  const missing = RESOURCE_NAMES.map((_, r) =>
    Math.max(0, priceOf(s, seat, kind, r) - resource(s, seat, r)),
  );
  const plain = shortWhy(missing);
  const all = missing.reduce((sum, n) => sum + n, 0);
  const [helper, left] = bestHelp(s, seat, kind, all);
  if (helper !== 0) {
    const onlyBerries = priceOf(s, seat, kind, BERRY) === totalPrice(s, seat, kind);
    const what = amounts(onlyBerries ? { berry: left } : { resource: left });
    return { ...plain, text: t('reason.shortWith', { what, of: cardNoun(helper) }) };
  }
  if (IS_SUCCESSOR[kind] === 0) return plain;
  const what = amounts(plain.numbers);
  return { ...plain, text: t('reason.shortOrNamed', { what, of: cardNoun(COUNTS_AS[kind]) }) };
}

/** The advantage in the city that leaves least to pay, and how much that is; 0 = none would help. */
function bestHelp(s: State, seat: number, kind: number, all: number): [number, number] {
  let best: [number, number] = [0, all];
  CARDS.perks.forEach((perk, i) => {
    const isThere = (s[playerAt(seat) + PERKS] & (1 << i)) !== 0;
    const left = isThere && perk !== kind ? leftWith(s, seat, kind, perk, all) : all;
    if (left < best[1]) best = [perk, left];
  });
  return best;
}

/** Units still missing when this advantage is used. */
function leftWith(s: State, seat: number, kind: number, perk: number, all: number): number {
  const { way, for: whom, less = 0 } = CARDS.of(perk).advantage!;
  if (whom !== 'either' && (whom === 'critter') !== (IS_CRITTER[kind] === 1)) return all;
  if (way === 'discardThis') return Math.max(0, all - less);
  if (way === 'layOn') return openBelow(s, seat) < 0 ? all : Math.max(0, all - less);
  if (way === 'imprison') {
    const prisoner = countRemovable(s, seat, { kind: 'critter' }) > 0;
    return prisoner && freeCell(s, seat, perk) >= 0 ? Math.max(0, all - less) : all;
  }
  // The Judge: any resource to spare stands in for one that is missing.
  if (way !== 'swap') return all;
  const spare = RESOURCE_NAMES.some((_, r) => resource(s, seat, r) > priceOf(s, seat, kind, r));
  return spare ? all - 1 : all;
}

function playWhy(s: State, seat: number, kind: number, reason: number): Why {
  switch (reason) {
    case why.SHORT:
      return cardShortWhy(s, seat, kind);
    case why.UNIQUE_THERE:
      return simple(reason, t('reason.unique', { card: cardName(kind) }));
    case why.SUCCESSOR_THERE:
      return simple(reason, t('reason.legendThere', { card: cardName(SUCCESSOR_OF[kind]) }));
    case why.CITY_FULL:
      return simple(reason, t('reason.cityFull'));
    case why.NO_HOST:
      return simple(reason, t('reason.noHost', { of: cardNoun(kind) }));
    case why.NO_CONSTRUCTION:
      return simple(reason, t('reason.noConstruction'));
    default:
      return simple(
        LAYING[kind] === INTO_OPPONENTS_CITY ? why.NO_CITY_FOR_IT : reason,
        t('reason.noCityForIt'),
      );
  }
}

function blockedActions(s: State, seat: number): Blocked[] {
  const found: Blocked[] = [];
  const prepare = canPrepare(s, seat);
  if (prepare === why.NOT_IN_AUTUMN) {
    found.push(entry('prepare', simple(prepare, t('reason.notAutumn'))));
  }
  if (prepare === why.WORKERS_LEFT) {
    const n = readyWorkers(s, seat);
    found.push(entry('prepare', simple(prepare, t('reason.workersLeft', { n }), { workers: n })));
  }
  const pass = canPass(s, seat);
  if (pass !== why.OK) found.push(entry('pass', simple(pass, t('reason.onlyAutumn'))));
  return found;
}
