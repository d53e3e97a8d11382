/** Reading a player: season, supply, hand, Events, and an automatic opponent. */
import { BASIC_EVENT_LIST } from '../content/board.ts';
import { SEASON_NAMES } from '../content/terms.ts';
import { allBoxes, bitOfNumber, boxesOf, boxesWith, comesWith } from '../content/boxes.ts';
import { CARDS } from '../content/tables.ts';
import { addToHand, handLimit, handSize } from '../state/hand.ts';
import {
  BASIC_EVENT,
  EVENT_OWNER,
  FINISHED,
  MAX_HAND,
  MAX_WORKERS,
  OUT,
  PLAYERS,
  SEASON,
  SPRING_WORKERS,
  WORKERS,
  eventAt,
  playerAt,
} from '../state/layout.ts';
import { GONE, READY } from '../state/place.ts';
import { addPoints, addResource } from '../state/supply.ts';
import { automatOf } from '../turn/automats.ts';
import { deckKind, readGoods } from './cards.ts';
import { fillEvent } from './eventContent.ts';
import { type Json, flag, list, object, oneOf, text, whole } from '@evervale/kernel/position';
import { layEvent } from './readBoard.ts';
import { type OnCards, readCity } from './readCity.ts';
import { Refusal, type State } from '@evervale/kernel';

const MANY = 60000;
/** 3.T: nobody has more. */
const MOST_WORKERS = 6;

const PLAYER_FIELDS = [
  'season',
  'workers',
  'resources',
  'points',
  'hand',
  'city',
  'events',
  'finished',
  'kinds',
];

/** Its fields and those of all boxes. */
function fieldsOfPlayer(): string[] {
  return [...PLAYER_FIELDS, ...allBoxes().flatMap(({ position }) => position?.playerFields ?? [])];
}

/** Fields of boxes that are not in the game. */
function refuseOthers(s: State, json: Json, field: string): void {
  for (const { id, number, position } of allBoxes()) {
    if ((boxesOf(s) & bitOfNumber(number)) !== 0) continue;
    const used = position?.playerFields?.find((name) => json[name] !== undefined);
    if (used !== undefined) {
      throw new Refusal(`${field}.${used}`, `comes with the box "${id}" only`);
    }
  }
}

export function readPlayer(
  s: State,
  seat: number,
  input: unknown,
  field: string,
  onCards: OnCards,
): void {
  const json = object(input, field, fieldsOfPlayer());
  refuseOthers(s, json, field);
  const p = playerAt(seat);
  s[p + SEASON] = SEASON_NAMES.indexOf(
    oneOf(json['season'], `${field}.season`, SEASON_NAMES, 'winter'),
  );
  // An automatic opponent that takes no turns has finished from the start.
  const idle = seat >= s[PLAYERS] && automatOf(s)?.turn === undefined;
  s[p + FINISHED] = flag(json['finished'], `${field}.finished`) || idle ? 1 : 0;
  readGoods(json['resources'], `${field}.resources`, MANY).forEach((n, r) =>
    addResource(s, seat, r, n),
  );
  addPoints(s, seat, whole(json['points'], `${field}.points`, 0, MANY, 0));
  for (const { position } of boxesWith(boxesOf(s))) {
    position?.readPlayer?.(s, seat, json, field);
  }
  readHand(s, seat, json['hand'], `${field}.hand`);
  const workers = whole(
    json['workers'],
    `${field}.workers`,
    0,
    seat < s[PLAYERS] ? MOST_WORKERS : MAX_WORKERS,
    seasonWorkers(s, seat),
  );
  for (let i = 0; i < MAX_WORKERS; i++) s[p + WORKERS + 2 * i] = i < workers ? READY : GONE;
  readCity(s, seat, json['city'], `${field}.city`, onCards);
  readEvents(s, seat, json['events'], `${field}.events`);
  for (const { position } of boxesWith(boxesOf(s))) {
    position?.finishPlayer?.(s, seat, json, field);
  }
}

function seasonWorkers(s: State, seat: number): number {
  const season = s[playerAt(seat) + SEASON];
  const own = seat < s[PLAYERS] ? undefined : automatOf(s)?.workers?.(s, season);
  if (own !== undefined) return own;
  const spring = s[SPRING_WORKERS];
  return [2, 2 + spring, 3 + spring, 5 + spring][season];
}

function readHand(s: State, seat: number, value: unknown, field: string): void {
  list(value, field, MAX_HAND).forEach((id, i) =>
    addToHand(s, seat, deckKind(id, `${field}[${i}]`)),
  );
}

/** 7.1: between turns nobody holds more cards than the limit; in the middle of one a hand may have to be cut. */
export function checkHands(s: State): void {
  // Something may have raised the limit, and may be gone by now.
  if (CARDS.raisesHand.some((kind) => comesWith(boxesOf(s), CARDS.of(kind).box))) return;
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    const most = handLimit(s, seat);
    if (handSize(s, seat) > most) {
      throw new Refusal(`players[${seat}].hand`, `can hold ${most} at most`);
    }
  }
}

function readEvents(s: State, seat: number, value: unknown, field: string): void {
  list(value, field).forEach((item, i) => {
    const name = `${field}[${i}]`;
    const json: Json =
      typeof item === 'string'
        ? { event: item }
        : object(item, name, ['event', 'resources', 'cards']);
    const id = text(json['event'], typeof item === 'string' ? name : `${name}.event`);
    const basic = BASIC_EVENT_LIST.findIndex((event) => event.id === id);
    if (basic >= 0) return ownBasic(s, seat, basic, json, name);
    const at = eventAt(layEvent(s, id, name));
    if (s[at + EVENT_OWNER] !== 0) throw new Refusal(name, 'has been achieved already');
    s[at + EVENT_OWNER] = seat + 1;
    fillEvent(s, at, json, name);
  });
}

function ownBasic(s: State, seat: number, i: number, json: Json, field: string): void {
  if (s[BASIC_EVENT + i] === OUT) {
    throw new Refusal(field, `comes with the box "${BASIC_EVENT_LIST[i].box}" only`);
  }
  if (s[BASIC_EVENT + i] !== 0) throw new Refusal(field, 'has been achieved already');
  for (const what of ['resources', 'cards']) {
    if (json[what] !== undefined) throw new Refusal(`${field}.${what}`, 'nothing lies there');
  }
  s[BASIC_EVENT + i] = seat + 1;
}

/** An automatic opponent plays as people do, unless its box reads it in another way. */
export function readAutomat(s: State, json: Json, onCards: OnCards): void {
  const { id } = automatOf(s)!;
  const own = object(json[id] === undefined ? {} : json[id], id, fieldsOfPlayer());
  const reader = boxesWith(boxesOf(s)).find(({ position }) => position?.readAutomat !== undefined);
  const fields = reader?.position?.readAutomat?.(s, own) ?? own;
  readPlayer(s, s[PLAYERS], fields, id, onCards);
}
