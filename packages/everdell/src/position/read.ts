/** From a position as people write it to a state. */
import {
  DEPTH,
  FRAMES,
  FRAME_SIZE,
  MAX_FRAMES,
  PENDING,
  RNG,
  Refusal,
  SEAT,
  fromBase64,
  nodeOf,
  seedWords,
  shown,
  shuffleBytes,
  stream,
  type State,
} from '@evervale/kernel';
import {
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  FORESTS,
  SPECIAL_EVENT_LIST,
} from '../content/board.ts';
import { CARDS, IS_UNIQUE } from '../content/tables.ts';
import { RESOURCE_NAMES, SEASON_NAMES } from '../content/terms.ts';
import { readOptions, type GameOptions } from '../options.ts';
import { LAST_ROLL, MEADOW_PLACE } from '../rugwort/room.ts';
import { machine, tableFor } from '../rules.ts';
import { addCard, citySize, has, occupy, spacesUsed } from '../state/city.ts';
import { addToHand, handLimit } from '../state/hand.ts';
import {
  BASIC_EVENT,
  CITY_SIZE,
  CITY_TOP,
  CONTENT,
  EVENT_CONTENT,
  EVENT_CONTENT_SIZE,
  EVENT_KIND,
  EVENT_OWNER,
  FINISHED,
  FOREST,
  FOREST_SPOTS,
  KIND,
  MAX_SLOTS,
  MAX_WORKERS,
  MEADOW,
  MEADOW_BLOCKED,
  MEADOW_SIZE,
  PLAYED,
  PLAYERS,
  SEASON,
  SEATS,
  SPECIAL_EVENTS,
  SPRING_WORKERS,
  STANDING,
  TOKENS,
  TURN,
  WORKERS,
  eventAt,
  playerAt,
  slotAt,
} from '../state/layout.ts';
import { discardCardOf, putOnDeck } from '../state/piles.ts';
import { cardsOnTable } from '../state/inventory.ts';
import {
  BASIC_EVENT_PLACE,
  BESIDE,
  BOX_PLACE,
  CITY_PLACE,
  FOREST_PLACE,
  GONE,
  HAVEN,
  JOURNEY,
  READY,
  SPECIAL_EVENT_PLACE,
  isBasic,
  isForest,
} from '../state/place.ts';
import { showRevealed } from '../state/revealed.ts';
import { addPoints, addResource } from '../state/supply.ts';
import { findWorker, putWorker, standsOn } from '../state/workers.ts';
import { turns } from '../turn/turn.ts';
import { VERSION } from '../version.ts';
import { flag, list, object, oneOf, text, whole, type Json } from './fields.ts';
import { holdsCards } from '../view.ts';

const MANY = 60000;
const TOP_FIELDS = [
  'options',
  'turn',
  'players',
  'rugwort',
  'lastRoll',
  'meadow',
  'deck',
  'rest',
  'discard',
  'forest',
  'events',
  'workers',
  'seed',
  'pending',
];
const PLAYER_FIELDS = [
  'season',
  'workers',
  'resources',
  'points',
  'hand',
  'city',
  'events',
  'finished',
];
const CARD_FIELDS = ['card', 'occupied', 'tokens', 'resources', 'workers', 'prisoners', 'partner'];

/** Reads a position; throws a Refusal that names the field. */
export function readPosition(input: unknown): { state: State; options: GameOptions } {
  const json = object(input, 'position', TOP_FIELDS);
  const options = readOptions(
    json['options'] ?? { players: Math.max(2, list(json['players'], 'players').length) },
  );
  const s = tableFor(options);
  seedWords(s, RNG, whole(json['seed'], 'seed', 0, 0xffffffff, 1));
  // Workers by seat that stand on cards; they are counted against the player's workers later.
  const onCards: { seat: number; owner: number; slot: number; field: string }[] = [];
  readBoard(s, json);
  const players = list(json['players'], 'players', s[PLAYERS]);
  for (let seat = 0; seat < s[PLAYERS]; seat++)
    readPlayer(s, seat, players[seat] ?? {}, `players[${seat}]`, onCards);
  if (json['rugwort'] !== undefined && s[SEATS] === s[PLAYERS])
    throw new Refusal('rugwort', 'is only in a game against him');
  if (s[SEATS] > s[PLAYERS]) readRugwort(s, json, onCards);
  for (const w of onCards) standOnCard(s, w.seat, w.owner, w.slot, w.field);
  readWorkers(s, json['workers']);
  readPiles(s, json);
  checkCopies(s);
  s[TURN] = whole(json['turn'], 'turn', 1, s[PLAYERS], 1) - 1;
  if (json['pending'] === undefined) start(s);
  else resume(s, json['pending']);
  return { state: s, options };
}

function start(s: State): void {
  const all = Array.from({ length: s[PLAYERS] }, (_, seat) => s[playerAt(seat) + FINISHED]);
  if (all[s[TURN]] === 1) throw new Refusal('turn', 'this player has finished');
  machine.start(s, turns, s[TURN]);
  machine.run(s);
}

/** Goes on in the middle of an effect, exactly where it was written down. */
function resume(s: State, input: unknown): void {
  const json = object(input, 'pending', ['rules', 'frames', 'revealed', 'played']);
  if (json['rules'] !== VERSION)
    throw new Refusal(
      'pending.rules',
      `belongs to rules version ${shown(json['rules'])}, this is ${VERSION}`,
    );
  const frames = fromBase64(text(json['frames'], 'pending.frames'));
  const depth = frames.length / FRAME_SIZE;
  if (!Number.isInteger(depth) || depth < 1 || depth > MAX_FRAMES)
    throw new Refusal('pending.frames', 'is damaged');
  list(json['revealed'], 'pending.revealed', 8).forEach((id, i) =>
    showRevealed(s, cardKind(id, `pending.revealed[${i}]`)),
  );
  s[PLAYED] = whole(json['played'], 'pending.played', 0, 99, 0);
  s.set(frames, FRAMES);
  s[DEPTH] = depth;
  for (let i = 0; i < depth; i++) {
    const f = FRAMES + i * FRAME_SIZE;
    const bad =
      nodeOf(s, f) < 1 || nodeOf(s, f) > machine.program().length || s[f + SEAT] >= s[SEATS];
    if (bad) throw new Refusal('pending.frames', 'is damaged');
  }
  s[PENDING] = 1;
  try {
    if (machine.legal(s).count === 0) throw new Error('no options');
  } catch {
    throw new Refusal('pending.frames', 'does not fit the position');
  }
}

function cardKind(value: unknown, field: string): number {
  const kind = CARDS.find(text(value, field));
  if (kind === undefined) throw new Refusal(field, `no card is called "${shown(value)}"`);
  return kind;
}

function readBoard(s: State, json: Json): void {
  list(json['meadow'], 'meadow', MEADOW_SIZE).forEach((id, i) => {
    if (id !== null) s[MEADOW + i] = cardKind(id, `meadow[${i}]`);
  });
  list(json['forest'], 'forest', 4).forEach((id, i) => {
    if (id === null) return;
    const kind = FORESTS.find(text(id, `forest[${i}]`));
    if (kind === undefined)
      throw new Refusal(`forest[${i}]`, `no Forest card is called "${shown(id)}"`);
    if (s.subarray(FOREST, FOREST + 4).includes(kind))
      throw new Refusal(`forest[${i}]`, 'lies there already');
    s[FOREST + i] = kind;
  });
  list(json['events'], 'events', SPECIAL_EVENTS).forEach((id, i) =>
    layEvent(s, text(id, `events[${i}]`), `events[${i}]`),
  );
}

/** Lays out a special Event and gives its place in the row. */
function layEvent(s: State, id: string, field: string): number {
  const kind = SPECIAL_EVENT_LIST.find(id);
  if (kind === undefined) throw new Refusal(field, `no Event is called "${id}"`);
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    if (s[eventAt(i) + EVENT_KIND] === kind) return i;
    if (s[eventAt(i) + EVENT_KIND] === 0) {
      s[eventAt(i) + EVENT_KIND] = kind;
      return i;
    }
  }
  throw new Refusal(field, `only ${SPECIAL_EVENTS} special Events fit`);
}

type OnCards = { seat: number; owner: number; slot: number; field: string }[];

function readPlayer(s: State, seat: number, input: unknown, field: string, onCards: OnCards): void {
  const json = object(input, field, PLAYER_FIELDS);
  const p = playerAt(seat);
  s[p + SEASON] = SEASON_NAMES.indexOf(
    oneOf(json['season'], `${field}.season`, SEASON_NAMES, 'winter'),
  );
  s[p + FINISHED] = flag(json['finished'], `${field}.finished`) || seat >= s[PLAYERS] ? 1 : 0;
  readGoods(json['resources'], `${field}.resources`, MANY).forEach((n, r) =>
    addResource(s, seat, r, n),
  );
  addPoints(s, seat, whole(json['points'], `${field}.points`, 0, MANY, 0));
  readHand(s, seat, json['hand'], `${field}.hand`);
  const workers = whole(
    json['workers'],
    `${field}.workers`,
    0,
    MAX_WORKERS,
    seasonWorkers(s, s[p + SEASON]),
  );
  for (let i = 0; i < MAX_WORKERS; i++) s[p + WORKERS + 2 * i] = i < workers ? READY : GONE;
  readCity(s, seat, json['city'], `${field}.city`, onCards);
  readEvents(s, seat, json['events'], `${field}.events`);
}

function seasonWorkers(s: State, season: number): number {
  const spring = s[SPRING_WORKERS];
  return [2, 2 + spring, 3 + spring, 5 + spring][season];
}

function readGoods(value: unknown, field: string, most: number): number[] {
  if (value === undefined) return [0, 0, 0, 0];
  const json = object(value, field, RESOURCE_NAMES);
  return RESOURCE_NAMES.map((r) => whole(json[r], `${field}.${r}`, 0, most, 0));
}

function readHand(s: State, seat: number, value: unknown, field: string): void {
  const cards = list(value, field, handLimit(s, seat));
  cards.forEach((id, i) => addToHand(s, seat, cardKind(id, `${field}[${i}]`)));
}

function readCity(s: State, seat: number, value: unknown, field: string, onCards: OnCards): void {
  list(value, field, MAX_SLOTS).forEach((item, slot) => {
    if (item === null) return;
    readCard(s, seat, slot, item, `${field}[${slot}]`, onCards);
  });
  if (spacesUsed(s, seat) > citySize(s, seat))
    throw new Refusal(field, `has more than ${citySize(s, seat)} spaces in use`);
}

function readCard(
  s: State,
  seat: number,
  slot: number,
  item: unknown,
  field: string,
  onCards: OnCards,
): void {
  const json = typeof item === 'string' ? { card: item } : object(item, field, CARD_FIELDS);
  const kind = cardKind(json['card'], typeof item === 'string' ? field : `${field}.card`);
  const card = CARDS.of(kind);
  if (IS_UNIQUE[kind] === 1 && has(s, seat, kind) && s[playerAt(seat) + CITY_SIZE] < 255)
    throw new Refusal(field, 'is unique and already in this city');
  // Gaps stay gaps: the card must come to just this slot.
  putInSlot(s, seat, slot, kind);
  const at = slotAt(seat, slot);
  if (flag(json['occupied'], `${field}.occupied`)) {
    if (card.kind !== 'construction')
      throw new Refusal(`${field}.occupied`, 'only Constructions can be occupied');
    occupy(s, seat, slot);
  }
  s[at + TOKENS] = whole(json['tokens'], `${field}.tokens`, 0, 255, 0);
  if (json['resources'] !== undefined) {
    if (!card.notCopied) throw new Refusal(`${field}.resources`, 'no resources lie on this card');
    readGoods(json['resources'], `${field}.resources`, 255).forEach(
      (n, r) => (s[at + CONTENT + r] = n),
    );
  }
  const prisoners = list(json['prisoners'], `${field}.prisoners`, 2);
  if (prisoners.length > 0 && card.advantage?.way !== 'imprison')
    throw new Refusal(`${field}.prisoners`, 'this card has no cells');
  prisoners.forEach((id, i) => (s[at + CONTENT + i] = cardKind(id, `${field}.prisoners[${i}]`)));
  list(json['workers'], `${field}.workers`, card.visit?.spots ?? 1).forEach((w, i) => {
    const name = `${field}.workers[${i}]`;
    if (card.visit === undefined) throw new Refusal(name, 'this card has no location');
    onCards.push({ seat: whole(w, name, 1, s[PLAYERS], 1) - 1, owner: seat, slot, field: name });
  });
  if (json['partner'] !== undefined)
    partnerNamed(s, seat, slot, json['partner'], `${field}.partner`);
}

function putInSlot(s: State, seat: number, slot: number, kind: number): void {
  const p = playerAt(seat);
  // A stand-in keeps earlier gaps closed while the card is laid.
  const gaps: number[] = [];
  for (let i = 0; i < slot; i++) {
    if (s[slotAt(seat, i) + KIND] === 0) {
      gaps.push(i);
      s[slotAt(seat, i) + KIND] = 255;
    }
  }
  s[p + CITY_TOP] = slot;
  addCard(s, seat, kind);
  for (const i of gaps) s[slotAt(seat, i) + KIND] = 0;
}

/** Couples form by themselves; a partner that is named must be a partner at all. */
function partnerNamed(s: State, seat: number, slot: number, value: unknown, field: string): void {
  const mine = CARDS.of(s[slotAt(seat, slot) + KIND]).space;
  const other = CARDS.of(cardKind(value, field)).space;
  if (!((mine === 'husband' && other === 'wife') || (mine === 'wife' && other === 'husband'))) {
    throw new Refusal(field, 'these two do not share a space');
  }
}

function readEvents(s: State, seat: number, value: unknown, field: string): void {
  list(value, field).forEach((item, i) => {
    const name = `${field}[${i}]`;
    const json =
      typeof item === 'string'
        ? { event: item }
        : object(item, name, ['event', 'resources', 'cards']);
    const id = text(json['event'], typeof item === 'string' ? name : `${name}.event`);
    const basic = BASIC_EVENT_LIST.findIndex((event) => event.id === id);
    if (basic >= 0) return ownBasic(s, seat, basic, name);
    const at = eventAt(layEvent(s, id, name));
    if (s[at + EVENT_OWNER] !== 0) throw new Refusal(name, 'has been achieved already');
    s[at + EVENT_OWNER] = seat + 1;
    fillEvent(s, at, json, name);
  });
}

function ownBasic(s: State, seat: number, i: number, field: string): void {
  if (s[BASIC_EVENT + i] !== 0) throw new Refusal(field, 'has been achieved already');
  s[BASIC_EVENT + i] = seat + 1;
}

function fillEvent(s: State, at: number, json: Json, field: string): void {
  const holds = holdsCards(SPECIAL_EVENT_LIST.of(s[at + EVENT_KIND]));
  if (json['cards'] !== undefined && !holds)
    throw new Refusal(`${field}.cards`, 'no cards lie under this Event');
  if (json['resources'] !== undefined && holds)
    throw new Refusal(`${field}.resources`, 'no resources lie on this Event');
  list(json['cards'], `${field}.cards`, EVENT_CONTENT_SIZE - 1).forEach((id, i) => {
    s[at + EVENT_CONTENT + i] = cardKind(id, `${field}.cards[${i}]`);
  });
  if (!holds)
    readGoods(json['resources'], `${field}.resources`, 255).forEach(
      (n, r) => (s[at + EVENT_CONTENT + r] = n),
    );
}

/** His city and tokens; where his workers stand follows from his season. */
function readRugwort(s: State, json: Json, onCards: OnCards): void {
  const seat = s[PLAYERS];
  const p = playerAt(seat);
  s[p + CITY_SIZE] = 255;
  readPlayer(
    s,
    seat,
    { season: SEASON_NAMES[s[playerAt(0) + SEASON]], ...(json['rugwort'] as Json | undefined) },
    'rugwort',
    onCards,
  );
  s[LAST_ROLL] = whole(json['lastRoll'], 'lastRoll', 0, 8, 0);
}

function standOnCard(s: State, seat: number, owner: number, slot: number, field: string): void {
  const worker = findWorker(s, seat, READY);
  if (worker < 0) throw new Refusal(field, 'this player has no worker left');
  if (owner !== seat && !CARDS.of(s[slotAt(owner, slot) + KIND]).visit!.open)
    throw new Refusal(field, 'this card is not open to other players');
  putWorker(s, seat, worker, CITY_PLACE + owner, slot);
}

function readWorkers(s: State, value: unknown): void {
  if (value === undefined) return;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal('workers', 'must be an object');
  for (const [id, seats] of Object.entries(value as Json)) {
    const field = `workers.${id}`;
    const place = placeOf(s, id, field);
    list(seats, field).forEach((w, i) => {
      const seat = whole(w, `${field}[${i}]`, 1, s[SEATS], 1) - 1;
      standOnPlace(s, seat, place, `${field}[${i}]`);
    });
  }
}

function placeOf(s: State, id: string, field: string): number {
  const basic = BASIC_LOCATIONS.findIndex((location) => location.id === id);
  if (basic >= 0) return basic;
  if (id === 'haven') return HAVEN;
  if (id === 'beside') return BESIDE;
  const journey = /^journey-([2-5])$/.exec(id);
  if (journey) return JOURNEY + Number(journey[1]) - 2;
  const meadow = /^meadow-([1-8])$/.exec(id);
  if (meadow && s[SEATS] > s[PLAYERS]) return MEADOW_PLACE + Number(meadow[1]) - 1;
  const event = eventPlace(s, id);
  if (event !== undefined) return event;
  const forest = s.subarray(FOREST, FOREST + 4).indexOf(FORESTS.find(id) ?? -1);
  if (forest >= 0) return FOREST_PLACE + forest;
  throw new Refusal(field, 'no such place is on the table');
}

function eventPlace(s: State, id: string): number | undefined {
  const basic = BASIC_EVENT_LIST.findIndex((event) => event.id === id);
  if (basic >= 0) return BASIC_EVENT_PLACE + basic;
  const kind = SPECIAL_EVENT_LIST.find(id);
  if (kind === undefined) return undefined;
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    if (s[eventAt(i) + EVENT_KIND] === kind) return SPECIAL_EVENT_PLACE + i;
  }
  return undefined;
}

function standOnPlace(s: State, seat: number, place: number, field: string): void {
  const worker = findWorker(s, seat, READY);
  if (worker < 0) throw new Refusal(field, 'this player has no worker left');
  const full = spotsOf(s, place);
  if (place < BESIDE && s[STANDING + place] >= full)
    throw new Refusal(field, 'this place is occupied');
  if (isForest(place) && standsOn(s, seat, place))
    throw new Refusal(field, 'this player already has a worker here');
  putWorker(s, seat, worker, place, 0);
  if (place >= BOX_PLACE && place < BOX_PLACE + MEADOW_SIZE)
    s[MEADOW_BLOCKED] |= 1 << (place - BOX_PLACE);
}

function spotsOf(s: State, place: number): number {
  if (isForest(place)) return s[FOREST_SPOTS];
  if (isBasic(place)) return BASIC_LOCATIONS[place].shared ? 99 : 1;
  return place === HAVEN || place === JOURNEY ? 99 : 1;
}

function readPiles(s: State, json: Json): void {
  const deck = list(json['deck'], 'deck').map((id, i) => cardKind(id, `deck[${i}]`));
  const discard = list(json['discard'], 'discard').map((id, i) => cardKind(id, `discard[${i}]`));
  if (deck.length + discard.length > 250) throw new Refusal('deck', 'holds too many cards');
  for (let i = discard.length - 1; i >= 0; i--) discardCardOf(s, discard[i]);
  if (flag(json['rest'], 'rest')) putRest(s, deck, whole(json['seed'], 'seed', 0, 0xffffffff, 1));
  for (let i = deck.length - 1; i >= 0; i--) putOnDeck(s, deck[i]);
}

/** All cards that are named nowhere, shuffled, below the named ones. */
function putRest(s: State, deck: readonly number[], seed: number): void {
  const used = cardsOnTable(s);
  for (const kind of deck) used[kind]++;
  const rest: number[] = [];
  CARDS.list.forEach((card, i) => {
    for (let n = used[i + 1]; n < card.copies; n++) rest.push(i + 1);
  });
  const bytes = Uint8Array.from(rest);
  const rng = stream(seed);
  shuffleBytes(bytes, 0, bytes.length, rng.bytes, rng.at);
  bytes.forEach((kind) => putOnDeck(s, kind));
}

/** No more copies than the game has. */
function checkCopies(s: State): void {
  const used = cardsOnTable(s);
  CARDS.list.forEach((card, i) => {
    if (used[i + 1] > card.copies)
      throw new Refusal(card.id, `is named ${used[i + 1]} times, the game has ${card.copies}`);
  });
}
