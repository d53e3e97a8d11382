/** Characters as a pile (scheme 1): what they do can be foiled with two cards, before anything of it happens. */
import { whenever, type ModuleCard } from './card.ts';
import { CHARACTERS } from './characters.ts';
import { unlessFoiled } from './thwart.ts';

export const MASKED: readonly ModuleCard[] = CHARACTERS.map(({ id, original, whenever: some }) => ({
  id,
  original,
  whenever: some.map(({ moment, then }) => whenever(moment, unlessFoiled(then, { cards: 2 }))),
}));
