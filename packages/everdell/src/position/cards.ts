/** Card ids and amounts of resources in a position. */
import { CARDS } from '../content/tables.ts';
import { RESOURCE_NAMES } from '../content/terms.ts';
import { object, text, whole } from './fields.ts';
import { Refusal, shown } from '@evervale/kernel';

export function cardKind(value: unknown, field: string): number {
  const kind = CARDS.find(text(value, field));
  if (kind === undefined) throw new Refusal(field, `no card is called "${shown(value)}"`);
  return kind;
}

export function readGoods(value: unknown, field: string, most: number): number[] {
  if (value === undefined) return [0, 0, 0, 0];
  const json = object(value, field, RESOURCE_NAMES);
  return RESOURCE_NAMES.map((r) => whole(json[r], `${field}.${r}`, 0, most, 0));
}
