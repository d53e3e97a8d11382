/** Her characters: what it costs to take or to play a Meadow card beside the figure (32.4). */
import type { Effect } from '@evervale/kernel';
import { whenever, type ModuleCard } from './card.ts';
import { deed, gains } from './deeds.ts';
import { payOr } from './thwart.ts';

const character = (n: number, then: Effect): ModuleCard => ({
  id: `character-${n}`,
  original: true,
  whenever: [whenever('getMarked', then)],
});

/** In the state a card is its number in this list, from 1. */
export const CHARACTERS: readonly ModuleCard[] = [
  character(1, payOr({ any: 1 }, gains(2))),
  character(2, deed('collect')),
  character(3, payOr({ cards: 1 }, gains(2))),
  character(4, payOr({ byCard: true }, gains(2))),
  character(5, gains({ of: 'flattery' })),
  character(6, deed('shadow')),
  character(7, deed('gamble')),
  character(8, deed('keepEmpty')),
];
