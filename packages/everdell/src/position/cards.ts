/** Card ids and amounts of resources in a position. */
import { CARDS, IS_CRITTER, IS_SUCCESSOR } from '../content/tables.ts';
import { RESOURCE_NAMES } from '../content/terms.ts';
import { object, text, whole } from '@evervale/kernel/position';
import { Refusal, shown } from '@evervale/kernel';

export function cardKind(value: unknown, field: string): number {
  const kind = CARDS.find(text(value, field));
  if (kind === undefined) throw new Refusal(field, `no card is called "${shown(value)}"`);
  return kind;
}

/** A card that can be in hands, piles and the Meadow; successors never are (1.5, 18.2). */
export function deckKind(value: unknown, field: string): number {
  const kind = cardKind(value, field);
  if (IS_SUCCESSOR[kind] === 1) {
    throw new Refusal(field, `is a ${titled(CARDS.of(kind).rarity)} card`);
  }
  return kind;
}

/** A Critter, for places where no Construction can be. */
export function critterKind(value: unknown, field: string): number {
  const kind = deckKind(value, field);
  if (IS_CRITTER[kind] === 0) throw new Refusal(field, 'is no Critter');
  return kind;
}

export function readGoods(value: unknown, field: string, most: number): number[] {
  if (value === undefined) return [0, 0, 0, 0];
  const json = object(value, field, RESOURCE_NAMES);
  return RESOURCE_NAMES.map((r) => whole(json[r], `${field}.${r}`, 0, most, 0));
}

const titled = (word: string): string => word[0].toUpperCase() + word.slice(1);
