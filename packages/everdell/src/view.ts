/**
 * What a seat may know, as plain data with names instead of numbers. This is the only thing that
 * leaves the rules towards a player: draw pile, discard pile and other hands are counts.
 */
import { PENDING, decidingSeat, isOver, type Sight, type State } from '@evervale/kernel';
import {
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  SPECIAL_EVENT_LIST,
  holdsCards,
} from './content/board.ts';
import { boxesIn, type BoxId } from './boxes.ts';
import {
  lookAtPlayer,
  lookAtTable,
  playerFields,
  revealedOfBoxes,
  tableFields,
} from './boxFields.ts';
import { boxesOf } from './content/boxes.ts';
import { CARDS } from './content/tables.ts';
import { RESOURCE_NAMES, SEASON_NAMES, type Resource, type Season } from './content/terms.ts';
import { BOX_TOKENS } from './content/tokens.ts';
import { houseOf, type HouseRules } from './options.ts';
import { NOBODY, placeView, type PlaceView } from './placeView.ts';
import { placeId } from './say.ts';
import { cardIn, citySize, cityTop, hostFarm, isPaired, spacesUsed } from './state/city.ts';
import { handCard, handLimit, handSize } from './state/hand.ts';
import {
  BASIC_EVENT,
  BROWN_TOKEN,
  CLEARINGS,
  CONTENT,
  CONTENT_SIZE,
  EVENT_CONTENT,
  EVENT_CONTENT_SIZE,
  EVENT_KIND,
  EVENT_OWNER,
  FINISHED,
  FOREST,
  FOREST_SPOTS,
  HOST,
  MAX_AUTOMAT_SLOTS,
  MAX_WORKERS,
  MEADOW_BLOCKED,
  MEADOW_SIZE,
  OCCUPIED,
  OUT,
  PLAYERS,
  SEASON,
  SEATS,
  SLOT_SIZE,
  SPECIAL_EVENTS,
  SPOT,
  TOKENS,
  TURN,
  eventAt,
  playerAt,
  slotAt,
} from './state/layout.ts';
import { deckSize, discardSize, meadowCard } from './state/piles.ts';
import {
  BESIDE,
  CITY_PLACE,
  FOREST_PLACE,
  GONE,
  HAVEN,
  JOURNEY,
  JOURNEY_COUNT,
  READY,
  isCity,
  journeyPoints,
} from './state/place.ts';
import { revealedCard, revealedCount } from './state/revealed.ts';
import { points, resource } from './state/supply.ts';
import {
  ASIDE,
  JOINING,
  countWorkers,
  workerKind,
  workerPlace,
  workerSlot,
  workerStance,
} from './state/workers.ts';
import { isBaseGame, isSameBoard, isSameCity, isSamePlayer } from './unchanged.ts';
import { score } from './turn/scoring.ts';
import { workerKinds } from './turn/workerKinds.ts';

type Amounts = Readonly<Partial<Record<Resource, number>>>;

export interface EventView {
  readonly id: string;
  readonly owner: number | null;
  readonly resources: Amounts;
  readonly cards: readonly string[];
}

/** What boxes tell of a card in a city: their tokens. @public */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface BoxCityCard {}

export interface CityCardView extends BoxCityCard {
  readonly slot: number;
  readonly card: string;
  readonly occupied: boolean;
  readonly tokens: number;
  readonly resources: Amounts;
  readonly prisoners: readonly string[];
  /** Seats of the workers standing on it. */
  readonly workers: readonly number[];
  /** Seats of workers that stand on it without using its location (18.7). */
  readonly aside: readonly number[];
  /** Seats of workers that joined others on a spot that was taken. */
  readonly joining: readonly number[];
  readonly paired: boolean;
  /** The slot of the Construction whose space it shares (Messenger, Greenhouse). */
  readonly sharesWith: number | null;
  /** The slot of the card that lies on this one and shares its space. */
  readonly under: number | null;
  /** A card that can take another one on it has done so. */
  readonly used: boolean;
}

export interface WorkerView {
  readonly at: 'ready' | 'gone' | 'beside' | 'place' | 'city';
  /** What it is, if it is not an ordinary worker. */
  readonly kind?: string;
  readonly place?: string;
  readonly city?: number;
  readonly slot?: number;
}

/** What boxes add to the view; every box declares its fields beside its own view. @public */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface BoxTableView {}
/** What boxes add to the view of a player. @public */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface BoxPlayerView {}

/**
 * Fields that a box adds; in games without the box they are null, or what `without` says. A function
 * that does not ask who looks (`viewer`, `own`) gives the same to everybody, and is asked once for all.
 */
export interface BoxView {
  readonly table?: {
    readonly [field in keyof BoxTableView]?: (
      s: State,
      viewer: number | null,
    ) => BoxTableView[field];
  };
  readonly player?: {
    readonly [field in keyof BoxPlayerView]?: (
      s: State,
      seat: number,
      own: boolean,
    ) => BoxPlayerView[field];
  };
  without?(own: boolean): Partial<BoxPlayerView>;
  /** Cards of the box that lie turned up in the middle of an effect. */
  readonly revealed?: (s: State) => readonly number[];
}

export interface PlayerView extends BoxPlayerView {
  readonly seat: number;
  readonly season: Season;
  readonly finished: boolean;
  readonly automatic: boolean;
  readonly resources: Record<Resource, number>;
  readonly points: number;
  readonly handCount: number;
  readonly handLimit: number;
  /** Only for the seat itself. */
  readonly hand: readonly string[] | null;
  readonly workers: readonly WorkerView[];
  readonly ready: number;
  readonly city: readonly CityCardView[];
  readonly spaces: { readonly used: number; readonly size: number };
  /** What the player would score now. */
  readonly score: number;
}

export type { PlaceView } from './placeView.ts';

export interface View extends BoxTableView {
  readonly seat: number | null;
  readonly turn: number;
  readonly decides: number | null;
  readonly over: boolean;
  readonly house: HouseRules;
  /** Boxes in use beside the base game. */
  readonly boxes: readonly BoxId[];
  readonly deck: number;
  readonly discard: number;
  readonly meadow: readonly (string | null)[];
  readonly meadowBlocked: readonly boolean[];
  readonly revealed: readonly string[];
  readonly basic: readonly PlaceView[];
  readonly haven: PlaceView;
  readonly journey: readonly (PlaceView & { readonly points: number })[];
  /** Clearings clockwise from the upper left. */
  readonly forest: readonly (PlaceView | null)[];
  readonly forestSpots: number;
  readonly basicEvents: readonly EventView[];
  readonly specialEvents: readonly EventView[];
  readonly players: readonly PlayerView[];
}

// Most of what a view has is nothing. Shared, it takes no time to build and none to compare.
const NO_CARDS: readonly string[] = Object.freeze([]);
const NOTHING: Amounts = Object.freeze({});
const READY_WORKER: WorkerView = Object.freeze({ at: 'ready' });
const WORKER_BESIDE: WorkerView = Object.freeze({ at: 'beside' });
const ALL_FREE: readonly boolean[] = Object.freeze(Array<boolean>(MEADOW_SIZE).fill(false));

/**
 * `like`: how the same state looks to somebody else; what is the same for both is taken from it. `since`:
 * how an earlier one looked to the same seat; what has not changed is taken from it.
 */
export function view(s: State, seat: number | null, like?: View, since?: Sight<View>): View {
  if (like !== undefined) return seenBy(s, seat, like, since?.view);
  const then = since !== undefined && isBaseGame(s) ? since : null;
  const board = then !== null && isSameBoard(s, then.state) ? then.view : boardView(s);
  return {
    ...tableFields(s, seat),
    seat,
    turn: s[TURN],
    decides: s[PENDING] === 0 ? null : decidingSeat(s),
    over: isOver(s),
    house: houseOf(s),
    boxes: boxesIn(boxesOf(s)),
    deck: deckSize(s),
    discard: discardSize(s),
    meadow: list(MEADOW_SIZE, (i) => idOrNull(meadowCard(s, i))),
    meadowBlocked:
      s[MEADOW_BLOCKED] === 0
        ? ALL_FREE
        : list(MEADOW_SIZE, (i) => (s[MEADOW_BLOCKED] & (1 << i)) !== 0),
    revealed: revealedIds(s),
    basic: board.basic,
    haven: board.haven,
    journey: board.journey,
    forest: board.forest,
    forestSpots: board.forestSpots,
    basicEvents: board.basicEvents,
    specialEvents: board.specialEvents,
    players: list(s[SEATS], (i) => playerView(s, i, i === seat, then)),
  };
}

/** One effect at a time turns up cards; whose, the box or the base game, is all the same. */
function revealedIds(s: State): readonly string[] {
  const ofBoxes = revealedOfBoxes(s);
  if (ofBoxes.length > 0) return ofBoxes.map((kind) => CARDS.of(kind).id);
  const count = revealedCount(s);
  return count === 0 ? NO_CARDS : list(count, (i) => CARDS.of(revealedCard(s, i)).id);
}

/** Only hands and what boxes keep secret look different to different eyes. */
function seenBy(s: State, seat: number | null, like: View, before?: View): View {
  const players = like.players.map((player, i) => {
    const own = i === seat;
    if (own === (i === like.seat)) return player;
    const then = before?.players[i];
    return then !== undefined && isMadeOf(player, then) ? then : playerSeenBy(s, player, own);
  });
  const seen = { ...like, seat, players };
  lookAtTable(s, seen, seat);
  return seen;
}

/** Nothing has changed: it was taken from the same view as what others were shown before. */
const isMadeOf = (now: PlayerView, then: PlayerView): boolean => now.resources === then.resources;

function playerSeenBy(s: State, player: PlayerView, own: boolean): PlayerView {
  const { seat } = player;
  const seen = { ...player, hand: own ? handOf(s, seat) : null };
  lookAtPlayer(s, seen, seat, own);
  return seen;
}

function boardView(s: State) {
  return {
    basic: BASIC_LOCATIONS.map((_, i) => placeView(s, i)),
    haven: placeView(s, HAVEN),
    journey: list(JOURNEY_COUNT, (i) => journeyView(s, JOURNEY + i)),
    forest: list(CLEARINGS, (i) => (s[FOREST + i] === 0 ? null : placeView(s, FOREST_PLACE + i))),
    forestSpots: s[FOREST_SPOTS],
    basicEvents: listSome(BASIC_EVENT_LIST.length, (i) => basicEventView(s, i)),
    specialEvents: listSome(SPECIAL_EVENTS, (i) => specialEventView(s, i)),
  };
}

type JourneyView = View['journey'][number];
const emptyJourneys: JourneyView[] = [];

function journeyView(s: State, place: number): JourneyView {
  const { id, workers } = placeView(s, place);
  if (workers.length > 0) return { id, workers, points: journeyPoints(place) };
  return (emptyJourneys[place] ??= { id, workers: NOBODY, points: journeyPoints(place) });
}

/** Most Events belong to nobody. */
const freeEvents = new Map<string, EventView>();

function freeEvent(id: string): EventView {
  let free = freeEvents.get(id);
  if (free === undefined) {
    free = Object.freeze({ id, owner: null, resources: NOTHING, cards: NO_CARDS });
    freeEvents.set(id, free);
  }
  return free;
}

function basicEventView(s: State, i: number): EventView | null {
  const owner = s[BASIC_EVENT + i];
  if (owner === OUT) return null;
  const { id } = BASIC_EVENT_LIST[i];
  if (owner === 0) return freeEvent(id);
  return { id, owner: owner - 1, resources: NOTHING, cards: NO_CARDS };
}

function specialEventView(s: State, i: number): EventView | null {
  const at = eventAt(i);
  if (s[at + EVENT_KIND] === 0) return null;
  const event = SPECIAL_EVENT_LIST.of(s[at + EVENT_KIND]);
  const owner = s[at + EVENT_OWNER];
  // What lies on an Event is laid there by who achieves it.
  if (owner === 0) return freeEvent(event.id);
  const holds = holdsCards(event);
  return {
    id: event.id,
    owner: owner - 1,
    resources: holds ? NOTHING : amountsOf(s, at + EVENT_CONTENT),
    cards: holds ? cardsOf(s, at + EVENT_CONTENT, EVENT_CONTENT_SIZE) : NO_CARDS,
  };
}

function playerView(s: State, seat: number, own: boolean, since: Sight<View> | null): PlayerView {
  const then = since?.view.players[seat];
  if (then !== undefined && isSamePlayer(s, since!.state, seat)) {
    if (then.score === score(s, seat)) return then;
  }
  const p = playerAt(seat);
  return {
    ...playerFields(s, seat, own),
    seat,
    season: SEASON_NAMES[s[p + SEASON]],
    finished: s[p + FINISHED] === 1,
    automatic: seat >= s[PLAYERS],
    resources: resourcesOf(s, seat),
    points: points(s, seat),
    handCount: handSize(s, seat),
    handLimit: handLimit(s, seat),
    hand: own ? handOf(s, seat) : null,
    workers: listSome(MAX_WORKERS, (i) => workerView(s, seat, i)),
    ready: countWorkers(s, seat, READY),
    city:
      then !== undefined && isSameCity(s, since!.state, seat)
        ? then.city
        : listSome(cityTop(s, seat), (slot) => cityCardView(s, seat, slot)),
    spaces: { used: spacesUsed(s, seat), size: citySize(s, seat) },
    score: score(s, seat),
  };
}

function handOf(s: State, seat: number): string[] {
  return list(handSize(s, seat), (i) => CARDS.of(handCard(s, seat, i)).id);
}

/** Seats of workers who stand on a card in this way. */
function standing(s: State, owner: number, slot: number, stance: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < s[SEATS]; seat++) {
    for (let i = 0; i < MAX_WORKERS; i++) {
      if (workerPlace(s, seat, i) !== CITY_PLACE + owner) continue;
      if (workerSlot(s, seat, i) === slot && workerStance(s, seat, i) === stance) seats.push(seat);
    }
  }
  return seats;
}

function workerView(s: State, seat: number, i: number): WorkerView | null {
  const kind = workerKind(s, seat, i);
  const worker = ordinaryView(s, seat, i);
  return kind === 0 || worker === null ? worker : { ...worker, kind: workerKinds.of(kind).id };
}

function ordinaryView(s: State, seat: number, i: number): WorkerView | null {
  const place = workerPlace(s, seat, i);
  if (place === GONE) return null;
  if (place === READY) return READY_WORKER;
  if (place === BESIDE) return WORKER_BESIDE;
  return isCity(place)
    ? onCard(place - CITY_PLACE, workerSlot(s, seat, i))
    : onPlace(placeId(s, place));
}

const workersOnCards: WorkerView[] = [];
const workersOnPlaces = new Map<string, WorkerView>();

function onCard(city: number, slot: number): WorkerView {
  return (workersOnCards[city * MAX_AUTOMAT_SLOTS + slot] ??= Object.freeze({
    at: 'city',
    city,
    slot,
  }));
}

function onPlace(place: string): WorkerView {
  let worker = workersOnPlaces.get(place);
  if (worker === undefined) {
    worker = Object.freeze({ at: 'place', place });
    workersOnPlaces.set(place, worker);
  }
  return worker;
}

/** Cards on which nothing lies and nobody stands, by everything that tells them apart. */
const bareCards = new Map<number, CityCardView>();

function cityCardView(s: State, seat: number, slot: number): CityCardView | null {
  const kind = cardIn(s, seat, slot);
  if (kind === 0) return null;
  if (!isBare(s, seat, slot, kind)) return cardViewOf(s, seat, slot, kind);
  const token = s[slotAt(seat, slot) + OCCUPIED];
  const key = ((kind * MAX_AUTOMAT_SLOTS + slot) * 256 + token) * 2 + +isPaired(s, seat, slot);
  let bare = bareCards.get(key);
  if (bare === undefined) {
    bare = Object.freeze(cardViewOf(s, seat, slot, kind));
    bareCards.set(key, bare);
  }
  return bare;
}

function isBare(s: State, seat: number, slot: number, kind: number): boolean {
  if (CARDS.of(kind).space !== undefined || (boxesOf(s) !== 0 && holdsSome(s, seat))) return false;
  const at = slotAt(seat, slot);
  for (let i = TOKENS; i < SLOT_SIZE; i++) if (s[at + i] !== 0) return false;
  return true;
}

/** Does anybody stand on a card of this city without a spot of his own? */
function holdsSome(s: State, owner: number): boolean {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    for (let i = 0; i < MAX_WORKERS; i++) {
      if (workerPlace(s, seat, i) !== CITY_PLACE + owner) continue;
      if (workerStance(s, seat, i) !== 0) return true;
    }
  }
  return false;
}

function cardViewOf(s: State, seat: number, slot: number, kind: number): CityCardView {
  const at = slotAt(seat, slot);
  const card = CARDS.of(kind);
  const prison = card.advantage?.way === 'imprison';
  const isBelow = card.space === 'below';
  const seen = {
    slot,
    card: card.id,
    occupied: card.kind === 'construction' && (s[at + OCCUPIED] & BROWN_TOKEN) !== 0,
    tokens: s[at + TOKENS],
    resources: prison || isBelow ? NOTHING : amountsOf(s, at + CONTENT),
    prisoners: prison ? cardsOf(s, at + CONTENT, CONTENT_SIZE) : NO_CARDS,
    workers: spotsOf(s, at + SPOT),
    aside: boxesOf(s) === 0 ? NOBODY : standing(s, seat, slot, ASIDE),
    joining: boxesOf(s) === 0 ? NOBODY : standing(s, seat, slot, JOINING),
    paired: isPaired(s, seat, slot),
    sharesWith: hostOf(s, seat, slot, card.space),
    under: isBelow && s[at + CONTENT] > 0 ? s[at + CONTENT] - 1 : null,
    used: isBelow && s[at + CONTENT + 1] > 0,
  };
  const tokens = card.kind === 'construction' ? s[at + OCCUPIED] : 0;
  for (const { id, bit } of BOX_TOKENS) {
    (seen as Record<string, unknown>)[id] = (tokens & bit) !== 0;
  }
  return seen as CityCardView;
}

function hostOf(s: State, seat: number, slot: number, space: string | undefined): number | null {
  const host =
    space === 'guest'
      ? s[slotAt(seat, slot) + HOST] - 1
      : space === 'lodger'
        ? hostFarm(s, seat, slot)
        : -1;
  return host < 0 ? null : host;
}

function resourcesOf(s: State, seat: number): Record<Resource, number> {
  const all = {} as Record<Resource, number>;
  for (let r = 0; r < RESOURCE_NAMES.length; r++) all[RESOURCE_NAMES[r]] = resource(s, seat, r);
  return all;
}

/** The resources that lie at an address of the state, those that there are. */
function amountsOf(s: State, at: number): Amounts {
  let some: Partial<Record<Resource, number>> | null = null;
  for (let r = 0; r < RESOURCE_NAMES.length; r++) {
    if (s[at + r] > 0) (some ??= {})[RESOURCE_NAMES[r]] = s[at + r];
  }
  return some ?? NOTHING;
}

function cardsOf(s: State, at: number, size: number): string[] {
  return listSome(size, (i) => idOrNull(s[at + i]));
}

/** The seats of the workers on the two spots of a card. */
function spotsOf(s: State, at: number): readonly number[] {
  if (s[at] === 0 && s[at + 1] === 0) return NOBODY;
  return listSome(2, (i) => (s[at + i] === 0 ? null : s[at + i] - 1));
}

function idOrNull(kind: number): string | null {
  return kind === 0 ? null : CARDS.of(kind).id;
}

// A view is built for every viewer of every move: plain loops are several times as fast here as
// chains of list functions.
function list<T>(n: number, make: (i: number) => T): T[] {
  const made: T[] = [];
  for (let i = 0; i < n; i++) made.push(make(i));
  return made;
}

function listSome<T>(n: number, make: (i: number) => T | null): T[] {
  const made: T[] = [];
  for (let i = 0; i < n; i++) {
    const one = make(i);
    if (one !== null) made.push(one);
  }
  return made;
}
