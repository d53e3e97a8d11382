/** Every picture of the game, by the id of what it shows. */
import type { Drawing } from '../../../../art/kit/index.ts';
import { BASE_CONSTRUCTIONS } from './base-constructions.ts';
import { BASE_CRITTERS } from './base-critters.ts';
import { AWARDS, POWERS } from './bellfaire.ts';
import { BASIC_EVENTS, SPECIAL_EVENTS } from './events.ts';
import { LEGENDS } from './legends.ts';
import { PEARLBROOK } from './pearlbrook.ts';
import { EXTRA } from './small-boxes.ts';

export const PICTURES: Readonly<Record<string, Drawing>> = {
  ...BASE_CRITTERS,
  ...BASE_CONSTRUCTIONS,
  ...BASIC_EVENTS,
  ...SPECIAL_EVENTS,
  ...PEARLBROOK,
  ...AWARDS,
  ...POWERS,
  ...EXTRA,
  ...LEGENDS,
};
