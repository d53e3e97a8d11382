/** Every picture of the game, by the id of what it shows. */
import type { Drawing } from '../../../../art/kit/index.ts';
import { BASE_CONSTRUCTIONS } from './base-constructions.ts';
import { BASE_CRITTERS } from './base-critters.ts';
import { AWARDS, POWERS } from './bellfaire.ts';
import { BOX_EVENTS } from './box-events.ts';
import { DISCOVERIES } from './discoveries.ts';
import { BASIC_EVENTS, SPECIAL_EVENTS } from './events.ts';
import { LEGENDS } from './legends.ts';
import { NEWLEAF } from './newleaf.ts';
import { PEARLBROOK } from './pearlbrook.ts';
import { EXTRA } from './small-boxes.ts';
import { NIGHTWEAVE, NIGHTWEAVE_ACTIONS } from './mistwood.ts';
import { PLOTS } from './plots.ts';
import { MAP_TILES, WEATHER } from './spirecrest.ts';
import { VISITORS } from './visitors.ts';

export const PICTURES: Readonly<Record<string, Drawing>> = {
  ...BASE_CRITTERS,
  ...BASE_CONSTRUCTIONS,
  ...BASIC_EVENTS,
  ...SPECIAL_EVENTS,
  ...BOX_EVENTS,
  ...PEARLBROOK,
  ...AWARDS,
  ...POWERS,
  ...EXTRA,
  ...LEGENDS,
  ...NEWLEAF,
  ...VISITORS,
  ...DISCOVERIES,
  ...WEATHER,
  ...MAP_TILES,
  ...NIGHTWEAVE,
  ...NIGHTWEAVE_ACTIONS,
  ...PLOTS,
};
