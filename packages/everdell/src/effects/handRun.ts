/**
 * Choosing several cards of the own hand, one pick each. What is offered can always be completed.
 */
import { DONE, type Options, type State, type Wording } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { cardName, enough, t } from '../say.ts';
import { matches, type CardFilter } from '../state/city.ts';
import { HAND, HAND_COUNT, playerAt } from '../state/layout.ts';

/** How many cards in hand pass the filter. */
export function countMatching(s: State, seat: number, filter: CardFilter | undefined): number {
  const p = playerAt(seat);
  if (filter === undefined) return s[p + HAND_COUNT];
  let n = 0;
  for (let i = s[p + HAND_COUNT] - 1; i >= 0; i--) if (matches(s[p + HAND + i], filter)) n++;
  return n;
}

/**
 * Offers every kind of card in hand, and DONE once nothing more is needed. In order: only kinds not
 * below `last` from which `needed` more picks can still be made. Where all must go there is no order
 * to choose.
 */
export function offerHand(
  s: State,
  seat: number,
  last: number,
  needed: number,
  filter: CardFilter | undefined,
  out: Options,
): void {
  if (needed <= 0) out.add(DONE);
  const from = out.ordered ? last : 0;
  const p = playerAt(seat);
  const n = s[p + HAND_COUNT];
  const all = !out.ordered && needed > 1 && countMatching(s, seat, filter) === needed;
  for (let i = 0; i < n; i++) {
    const kind = s[p + HAND + i];
    if (kind < from || out.has(kind)) continue;
    if (filter !== undefined && !matches(kind, filter)) continue;
    if (out.ordered && needed > 1 && atLeast(s, p, kind, filter) < needed) continue;
    out.add(kind);
    if (all) return;
  }
}

/** Cards in hand whose kind is not below `kind`. */
function atLeast(s: State, p: number, kind: number, filter: CardFilter | undefined): number {
  let found = 0;
  for (let i = s[p + HAND_COUNT] - 1; i >= 0; i--) {
    const other = s[p + HAND + i];
    if (other >= kind && (filter === undefined || matches(other, filter))) found++;
  }
  return found;
}

/** A card as an option: its kind, 0 = done. */
export function cardWording(act: string, code: number, picked = 0): Wording {
  if (code === DONE) return enough(picked);
  return { key: `${act}:${CARDS.of(code).id}`, text: t('option.card', { card: cardName(code) }) };
}
