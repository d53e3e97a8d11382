/** Reading the Adventure cards of a player and what lies on them. */
import { Refusal } from '@evervale/kernel';
import { flag, list, object, oneOf } from '@evervale/kernel/position';
import { IS_AURA, SLOTS, STORES, TAKES_ORB, cardOf } from '../content/tables.ts';
import { RESOURCES } from '../content/terms.ts';
import { CARD_OWNER } from '../state/layout.ts';
import { hasCard, hostAt, orbAt, slotAt, storedAt } from '../state/tableau.ts';
import { cardNamed, magicNamed, tokenNamed } from './ids.ts';
import type { Table } from './table.ts';

const CARD_FIELDS = ['card', 'slots', 'orb', 'stored', 'host'];

export function readTableau(table: Table, seat: number, value: unknown, field: string): void {
  const hosts: (readonly [number, unknown, string])[] = [];
  list(value, field).forEach((item, i) => {
    const at = `${field}[${i}]`;
    const json = typeof item === 'string' ? { card: item } : object(item, at, CARD_FIELDS);
    const card = table.card(json['card'], typeof item === 'string' ? at : `${at}.card`);
    table.s[CARD_OWNER + card] = seat + 1;
    readSlots(table, card, json['slots'], `${at}.slots`);
    readOrb(table, card, json['orb'], `${at}.orb`);
    readStored(table, card, json['stored'], `${at}.stored`);
    if (json['host'] !== undefined) hosts.push([card, json['host'], `${at}.host`]);
  });
  // The host may come later in the list.
  for (const host of hosts) attach(table, seat, ...host);
}

function readSlots(table: Table, card: number, value: unknown, field: string): void {
  list(value, field, SLOTS[card]).forEach((item, slot) => {
    if (item === null) return;
    const mayBeHidden = cardOf(card).slots![slot].faceDown === true;
    const at = `${field}[${slot}]`;
    const { element, token } = tokenNamed(table.tokens, item, at, mayBeHidden);
    table.use(element, at);
    table.s[slotAt(card, slot)] = token;
  });
}

function readOrb({ s }: Table, card: number, value: unknown, field: string): void {
  if (!flag(value, field)) return;
  if (TAKES_ORB[card] === 0) throw new Refusal(field, 'no Orb can be put on this card');
  s[orbAt(card)] = 1;
}

function readStored({ s, magic }: Table, card: number, value: unknown, field: string): void {
  list(value, field, STORES[card]).forEach((item, i) => {
    const at = `${field}[${i}]`;
    s[storedAt(card, i)] = cardOf(card).storesMagic
      ? magic.take(magicNamed(item, at), at)
      : RESOURCES.indexOf(oneOf(item, at, RESOURCES, 'gem')) + 1;
  });
}

function attach({ s }: Table, seat: number, card: number, value: unknown, field: string): void {
  if (IS_AURA[card] === 0) throw new Refusal(field, 'this card is no Aura');
  const host = cardNamed(value, field);
  if (!hasCard(s, seat, host)) {
    throw new Refusal(field, 'this card is not in the Tableau (tableau)');
  }
  s[hostAt(card)] = host;
}
