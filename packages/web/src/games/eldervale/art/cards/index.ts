/** The picture of every Adventure and Magic card and of those of the Ghosts, and the papers it is seen on. */
import { elementOf } from '../palette.ts';
import type { Drawing } from '../../../../art/kit/index.ts';
import type { Hue } from '../../../../art/kit/papers.ts';
import { AIR, EARTH } from './air-earth.ts';
import { FIRE, WATER } from './fire-water.ts';
import { GHOST_PICTURES } from './ghosts.ts';
import { CARD_HUES } from './hues.ts';
import { DARKNESS, LIGHT } from './light-darkness.ts';
import { CHAOS, ORDER } from './order-chaos.ts';
import { PROPHECY_PICTURES, QUEST_PICTURES } from './promises.ts';
import { SPELL_PICTURES } from './spell-pictures.ts';
import { SPELL_ELEMENTS } from './spells.ts';

export const CARD_PICTURES: Readonly<Record<string, Drawing>> = {
  ...AIR,
  ...EARTH,
  ...FIRE,
  ...WATER,
  ...LIGHT,
  ...DARKNESS,
  ...ORDER,
  ...CHAOS,
  ...SPELL_PICTURES,
  ...QUEST_PICTURES,
  ...PROPHECY_PICTURES,
  ...GHOST_PICTURES,
};

export function hueOf(card: string): Hue {
  const element = elementOf(card) ?? SPELL_ELEMENTS[card];
  if (element) return CARD_HUES[element];
  return CARD_HUES[Object.hasOwn(QUEST_PICTURES, card) ? 'quest' : 'prophecy'];
}
