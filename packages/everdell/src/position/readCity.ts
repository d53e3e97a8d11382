/** Reading a city, card by card. */
import { CARDS, IS_UNIQUE } from '../content/tables.ts';
import { addCard, citySize, has, occupy, spacesUsed } from '../state/city.ts';
import {
  CITY_SIZE,
  CITY_TOP,
  CONTENT,
  KIND,
  PLAYERS,
  TOKENS,
  playerAt,
  slotAt,
  slotsOf,
} from '../state/layout.ts';
import { CITY_PLACE, READY } from '../state/place.ts';
import { findWorker, putWorker } from '../state/workers.ts';
import { cardKind, readGoods } from './cards.ts';
import { flag, list, object, whole } from './fields.ts';
import { Refusal, type State } from '@evervale/kernel';

const CARD_FIELDS = ['card', 'occupied', 'tokens', 'resources', 'workers', 'prisoners', 'partner'];

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
  if (spacesUsed(s, seat) > citySize(s, seat)) {
    throw new Refusal(field, `has more than ${citySize(s, seat)} spaces in use`);
  }
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
  if (IS_UNIQUE[kind] === 1 && has(s, seat, kind) && s[playerAt(seat) + CITY_SIZE] < 255) {
    throw new Refusal(field, 'is unique and already in this city');
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
  s[at + TOKENS] = whole(json['tokens'], `${field}.tokens`, 0, 255, 0);
  if (json['resources'] !== undefined) {
    if (!card.notCopied) throw new Refusal(`${field}.resources`, 'no resources lie on this card');
    readGoods(json['resources'], `${field}.resources`, 255).forEach(
      (n, r) => (s[at + CONTENT + r] = n),
    );
  }
  const prisoners = list(json['prisoners'], `${field}.prisoners`, 2);
  if (prisoners.length > 0 && card.advantage?.way !== 'imprison') {
    throw new Refusal(`${field}.prisoners`, 'this card has no cells');
  }
  prisoners.forEach((id, i) => (s[at + CONTENT + i] = cardKind(id, `${field}.prisoners[${i}]`)));
  list(json['workers'], `${field}.workers`, card.visit?.spots ?? 1).forEach((w, i) => {
    const name = `${field}.workers[${i}]`;
    if (card.visit === undefined) throw new Refusal(name, 'this card has no location');
    onCards.push({ seat: whole(w, name, 1, s[PLAYERS], 1) - 1, owner: seat, slot, field: name });
  });
  if (json['partner'] !== undefined) {
    partnerNamed(s, seat, slot, json['partner'], `${field}.partner`);
  }
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

export function standOnCard(
  s: State,
  seat: number,
  owner: number,
  slot: number,
  field: string,
): void {
  const worker = findWorker(s, seat, READY);
  if (worker < 0) throw new Refusal(field, 'this player has no worker left');
  if (owner !== seat && !CARDS.of(s[slotAt(owner, slot) + KIND]).visit!.open) {
    throw new Refusal(field, 'this card is not open to other players');
  }
  putWorker(s, seat, worker, CITY_PLACE + owner, slot);
}
