/** Reading what lies on or under a special Event: only what its own effect puts there. */
import type { Effect, State } from '@evervale/kernel';
import { Refusal } from '@evervale/kernel';
import { SPECIAL_EVENT_LIST, holdsCards } from '../content/board.ts';
import { RESOURCE_NAMES } from '../content/terms.ts';
import type { PutOnEvent } from '../effects/event.ts';
import { type CardFilter, matches } from '../state/city.ts';
import { EVENT_CONTENT, EVENT_CONTENT_SIZE, EVENT_KIND } from '../state/layout.ts';
import { deckKind, readGoods } from './cards.ts';
import { type Json, list } from '@evervale/kernel/position';

/** How verbs that lay cards under an Event say how many and which. */
interface Tucking {
  readonly max?: number;
  readonly n?: number;
  readonly filter?: CardFilter;
}

/** `at` is where the Event lies in the state. */
export function fillEvent(s: State, at: number, json: Json, field: string): void {
  const event = SPECIAL_EVENT_LIST.of(s[at + EVENT_KIND]);
  if (json['cards'] !== undefined) {
    if (!holdsCards(event)) throw new Refusal(`${field}.cards`, 'no cards lie under this Event');
    putCards(s, at, event.effect as Tucking, json['cards'], `${field}.cards`);
  }
  if (json['resources'] !== undefined) {
    if (!takesGoods(event.effect)) {
      throw new Refusal(`${field}.resources`, 'no resources lie on this Event');
    }
    putGoods(s, at, event.effect, json['resources'], `${field}.resources`);
  }
}

function takesGoods(effect: Effect | undefined): effect is PutOnEvent {
  return effect?.verb === 'putOnEvent';
}

function putCards(s: State, at: number, tucking: Tucking, value: unknown, field: string): void {
  const most = tucking.max ?? tucking.n ?? EVENT_CONTENT_SIZE - 1;
  list(value, field, most).forEach((id, i) => {
    const kind = deckKind(id, `${field}[${i}]`);
    if (tucking.filter !== undefined && !matches(kind, tucking.filter)) {
      throw new Refusal(`${field}[${i}]`, 'does not go under this Event');
    }
    s[at + EVENT_CONTENT + i] = kind;
  });
}

function putGoods(s: State, at: number, effect: PutOnEvent, value: unknown, field: string): void {
  const goods = readGoods(value, field, effect.max);
  goods.forEach((n, r) => {
    if (n > 0 && !effect.from.includes(RESOURCE_NAMES[r])) {
      throw new Refusal(`${field}.${RESOURCE_NAMES[r]}`, 'does not go on this Event');
    }
    s[at + EVENT_CONTENT + r] = n;
  });
  if (goods.reduce((sum, n) => sum + n, 0) > effect.max) {
    throw new Refusal(field, `can hold ${effect.max} at most`);
  }
}
