/** The river, wonders and adornments, to look up. */
import type { Text } from '@evervale/kernel';
import { plain, type EverdellThing } from '../hosted/thing.ts';
import { locationWorkers } from '../words/content/locationText.ts';
import { name } from '../words/index.ts';
import { ADORNMENTS } from './adornments.ts';
import { RIVER_CARDS, SPOTS } from './river.ts';
import { WONDERS } from './wonders.ts';
import { adornmentText, riverCardText, riverSpotText, wonderText } from './words/effects.ts';

const adornment = {
  box: 'pearlbrook',
  kind: 'adornment',
  group: 'adornment',
  term: 'pearlbrook-adornment',
} as const;
const brook = { kind: 'location', box: 'pearlbrook' } as const;
const river = { ...brook, group: 'river' } as const;
export const pearlbrookThings = (): EverdellThing[] => [
  ...RIVER_CARDS.map(({ id }) =>
    plain({ ...river, id, term: 'pearlbrook-river-destination', text: () => riverCardText(id) }),
  ),
  ...[...SPOTS.map(({ id }) => id), 'shoal'].map((id) =>
    plain({ ...river, id, term: 'term-river', text: () => riverSpotText(id) }),
  ),
  ...WONDERS.map(({ id, points }) =>
    plain(
      { ...brook, id, group: 'wonder', term: 'pearlbrook-wonder', text: () => wonderText(id) },
      { points, facts: () => [name('pearlbrook-wonder'), locationWorkers(id)] },
    ),
  ),
  ...ADORNMENTS.map(({ id }) => plain({ ...adornment, id, text: () => adornmentText(id) })),
];

/** Its places are wonders: what they cost is a price, not what they do. */
export const placeText = (id: string): Text => wonderText(id);
