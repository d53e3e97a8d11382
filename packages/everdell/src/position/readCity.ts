/** Reading a city, card by card. */
import { boxesOf, boxesWith } from '../content/boxes.ts';
import { CARDS, COUNTS_AS, IS_CRITTER, IS_SUCCESSOR, IS_UNIQUE } from '../content/tables.ts';
import { momentsOf, type Card } from '../content/card.ts';
import { BOX_TOKENS } from '../content/tokens.ts';
import type { PutTokens } from '../effects/city.ts';
import {
  addCard,
  cardIn,
  citySize,
  cover,
  has,
  markUsed,
  occupy,
  spacesUsed,
  takesToken,
} from '../state/city.ts';
import {
  CITY_TOP,
  CONTENT,
  HOST,
  KIND,
  PLAYERS,
  SEATS,
  TOKENS,
  playerAt,
  slotAt,
  slotsOf,
} from '../state/layout.ts';
import { hasMoreRoom } from '../state/moreRoom.ts';
import { canHost, pairAsNamed } from '../state/spaces.ts';
import { CITY_PLACE, READY } from '../state/place.ts';
import { ASIDE, JOINING, findWorker, putWorker } from '../state/workers.ts';
import { cardKind, critterKind, readGoods } from './cards.ts';
import { type Json, flag, list, object, whole } from '@evervale/kernel/position';
import { Refusal, type State } from '@evervale/kernel';

const CARD_FIELDS = [
  'card',
  'occupied',
  'tokens',
  'resources',
  'workers',
  'aside',
  'joining',
  'under',
  'used',
  'prisoners',
  'partner',
  'sharesWith',
];

function fieldsOfCard(): string[] {
  return [...CARD_FIELDS, ...BOX_TOKENS.map(({ id }) => id)];
}

/** Ways to stand on a card besides on its spots. */
const STANCES = [
  ['aside', ASIDE],
  ['joining', JOINING],
] as const;

/** Tokens and resources are counted in a byte; the game goes on from here, so there is room for more. */
const MOST_ON_CARD = 200;

/** Workers by seat that stand on cards; `slot` says how (workers.ts). */
export type OnCards = { seat: number; owner: number; slot: number; field: string }[];

export function readCity(
  s: State,
  seat: number,
  value: unknown,
  field: string,
  onCards: OnCards,
): void {
  list(value, field, slotsOf(s, seat)).forEach((item, slot) => {
    if (item === null) return;
    readCard(s, seat, slot, item, `${field}[${slot}]`, onCards);
  });
  readPartners(s, seat, list(value, field), field);
  list(value, field).forEach((item, slot) => {
    readBelow(s, seat, slot, item, `${field}[${slot}]`);
    const host = (item as Json | null)?.['sharesWith'];
    if (host !== undefined) readHost(s, seat, slot, host, `${field}[${slot}].sharesWith`);
  });
  if (spacesUsed(s, seat) > citySize(s, seat) && !isOverfull(s, seat)) {
    throw new Refusal(field, `has more than ${citySize(s, seat)} spaces in use`);
  }
}

/** Cards that a box has laid there whatever space there was. */
function isOverfull(s: State, seat: number): boolean {
  return boxesWith(boxesOf(s)).some(({ position }) => position?.overfills?.(s, seat) === true);
}

function readCard(
  s: State,
  seat: number,
  slot: number,
  item: unknown,
  field: string,
  onCards: OnCards,
): void {
  const json = typeof item === 'string' ? { card: item } : object(item, field, fieldsOfCard());
  const kind = cardKind(json['card'], typeof item === 'string' ? field : `${field}.card`);
  const card = CARDS.of(kind);
  if (IS_UNIQUE[kind] === 1 && has(s, seat, kind) && seat < s[PLAYERS]) {
    throw new Refusal(field, 'is unique and already in this city');
  }
  const named = COUNTS_AS[kind];
  if (IS_SUCCESSOR[kind] === 1 && IS_UNIQUE[named] === 1 && has(s, seat, named)) {
    throw new Refusal(field, 'lies beside the card it must replace');
  }
  // Gaps stay gaps: the card must come to just this slot.
  putInSlot(s, seat, slot, kind);
  const at = slotAt(seat, slot);
  if (flag(json['occupied'], `${field}.occupied`)) {
    if (card.kind !== 'construction') {
      throw new Refusal(`${field}.occupied`, 'only Constructions can be occupied');
    }
    occupy(s, seat, slot);
  }
  for (const { id, bit } of BOX_TOKENS) {
    if (!flag(json[id], `${field}.${id}`)) continue;
    if (card.kind !== 'construction' || !takesToken(s, seat, slot, bit)) {
      throw new Refusal(`${field}.${id}`, `takes no ${id} token`);
    }
    occupy(s, seat, slot, bit);
  }
  s[at + TOKENS] = readTokens(card, json['tokens'], `${field}.tokens`);
  if (json['resources'] !== undefined) {
    if (!card.notCopied) throw new Refusal(`${field}.resources`, 'no resources lie on this card');
    readGoods(json['resources'], `${field}.resources`, MOST_ON_CARD).forEach(
      (n, r) => (s[at + CONTENT + r] = n),
    );
  }
  const prisoners = list(json['prisoners'], `${field}.prisoners`, 2);
  if (prisoners.length > 0 && card.advantage?.way !== 'imprison') {
    throw new Refusal(`${field}.prisoners`, 'this card has no cells');
  }
  prisoners.forEach((id, i) => (s[at + CONTENT + i] = critterKind(id, `${field}.prisoners[${i}]`)));
  list(json['workers'], `${field}.workers`, card.visit?.spots ?? 1).forEach((w, i) => {
    const name = `${field}.workers[${i}]`;
    const who = whole(w, name, 1, s[SEATS], 1) - 1;
    if (!takesWorker(s, card, who)) throw new Refusal(name, 'this card has no location');
    onCards.push({ seat: who, owner: seat, slot, field: name });
  });
  for (const [key, stance] of STANCES) {
    list(json[key], `${field}.${key}`).forEach((w, i) => {
      const name = `${field}.${key}[${i}]`;
      const anywhere = stance === ASIDE && hasMoreRoom(s);
      if (card.visit === undefined && !anywhere) {
        throw new Refusal(name, 'this card has no location');
      }
      const who = whole(w, name, 1, s[PLAYERS], 1) - 1;
      onCards.push({ seat: who, owner: seat, slot: slot | stance, field: name });
    });
  }
}

/** An automatic opponent also stands where people send something else, if all may come there (31.27). */
function takesWorker(s: State, card: Card, who: number): boolean {
  if (card.visit !== undefined) return true;
  return who >= s[PLAYERS] && momentsOf(card).some(([, { open }]) => open === true);
}

/** As many as can lie there: what is put on it when it is played, or any number. */
function readTokens(card: Card, value: unknown, field: string): number {
  const more = [card.visit, card.production, card.afterEvent, card.moments, card.afterDraw];
  // Boxes have verbs of their own that put tokens on cards.
  const known = card.box === 'base' && card.production?.verb !== 'store';
  const anyNumber = !known || putsTokens(more) > 0;
  const most = anyNumber ? MOST_ON_CARD : putsTokens(card.played);
  if (most === 0 && value !== undefined && value !== 0) {
    throw new Refusal(field, 'no point tokens lie on this card');
  }
  return whole(value, field, 0, most, 0);
}

/** How many point tokens the effects inside put on their card. */
function putsTokens(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  const own = 'verb' in part && part.verb === 'putTokens' ? (part as PutTokens).n : 0;
  return Object.values(part).reduce<number>((sum, one) => sum + putsTokens(one), own);
}

/** The Construction whose space a card shares, by its slot from 1. */
function readHost(s: State, seat: number, slot: number, value: unknown, field: string): void {
  const host = whole(value, field, 1, slotsOf(s, seat), 1) - 1;
  if (CARDS.of(cardIn(s, seat, slot)).space !== 'guest') {
    throw new Refusal(field, 'this card shares no space');
  }
  if (!canHost(s, seat, host)) throw new Refusal(field, 'must be a Construction without a guest');
  s[slotAt(seat, slot) + HOST] = host + 1;
}

/** A card under another one, once all cards of the city lie there. */
function readBelow(s: State, seat: number, slot: number, item: unknown, field: string): void {
  if (typeof item !== 'object' || item === null) return;
  const { under, used } = item as Json;
  if (under === undefined && used === undefined) return;
  if (CARDS.of(s[slotAt(seat, slot) + KIND]).space !== 'below') {
    throw new Refusal(
      `${field}.${under === undefined ? 'used' : 'under'}`,
      'no card lies on this one',
    );
  }
  if (flag(used, `${field}.used`)) markUsed(s, seat);
  if (under === undefined) return;
  const top = whole(under, `${field}.under`, 1, slotsOf(s, seat), 1) - 1;
  const kind = s[slotAt(seat, top) + KIND];
  if (top === slot || kind === 0 || IS_CRITTER[kind] === 1) {
    throw new Refusal(`${field}.under`, 'must be the place of another Construction');
  }
  cover(s, seat, top);
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

/**
 * Couples form by themselves (HUSBAND.6). A partner that is named is one of the other entries, or, if
 * there is none left, comes with this one and lies at the end of the city.
 */
function readPartners(s: State, seat: number, items: readonly unknown[], field: string): void {
  const cardOf = (item: unknown): unknown =>
    typeof item === 'string' ? item : (item as Json | null)?.['card'];
  const partnerOf = (item: unknown): unknown => (item as Json | null)?.['partner'];
  const taken = new Set<number>();
  const couples: number[] = [];
  items.forEach((item, i) => {
    const partner = partnerOf(item);
    if (partner === undefined || taken.has(i)) return;
    const kind = partnerKind(s, seat, i, partner, `${field}[${i}].partner`);
    const free = items
      .map((_, j) => j)
      .filter((j) => cardOf(items[j]) === partner && !taken.has(j));
    const other =
      free.find((j) => partnerOf(items[j]) === cardOf(item)) ??
      free.find((j) => partnerOf(items[j]) === undefined);
    if (other === undefined) return putInSlot(s, seat, s[playerAt(seat) + CITY_TOP], kind);
    taken.add(other);
    couples.push(i, other);
  });
  // Of two Husbands beside one Wife it may be the second who is paired.
  if (couples.length > 0) pairAsNamed(s, seat, couples);
}

function partnerKind(s: State, seat: number, slot: number, value: unknown, field: string): number {
  const kind = cardKind(value, field);
  const mine = CARDS.of(s[slotAt(seat, slot) + KIND]).space;
  const other = CARDS.of(kind).space;
  if (!((mine === 'husband' && other === 'wife') || (mine === 'wife' && other === 'husband'))) {
    throw new Refusal(field, 'these two do not share a space');
  }
  if (s[playerAt(seat) + CITY_TOP] === slotsOf(s, seat)) {
    throw new Refusal(field, 'does not fit into this city');
  }
  return kind;
}

export function standOnCard(
  s: State,
  seat: number,
  owner: number,
  slot: number,
  field: string,
): void {
  const worker = findWorker(s, seat, READY);
  if (worker < 0) throw new Refusal(field, 'this player has no worker left');
  const { visit } = CARDS.of(s[slotAt(owner, slot & ~(ASIDE | JOINING)) + KIND]);
  // A worker sails with a Pirate Ship into another city.
  const isOpen = visit === undefined || visit.open || visit.effect.verb === 'sailOut';
  if (owner !== seat && !isOpen) {
    throw new Refusal(field, 'this card is not open to other players');
  }
  putWorker(s, seat, worker, CITY_PLACE + owner, slot);
}
