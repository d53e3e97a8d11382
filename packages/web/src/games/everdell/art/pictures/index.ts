/** Every picture of the game, by the id of the card. */
import type { Drawing } from '../../../../art/kit/index.ts';
import { BASE_CONSTRUCTIONS } from './base-constructions.ts';
import { BASE_CRITTERS } from './base-critters.ts';

export const PICTURES: Readonly<Record<string, Drawing>> = {
  ...BASE_CRITTERS,
  ...BASE_CONSTRUCTIONS,
};
