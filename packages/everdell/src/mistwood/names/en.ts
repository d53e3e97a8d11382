/** Names of Mistwood, in English. */
import type { NameTable } from '../../words/names.ts';

export const en = {
  // nightweave
  nightweave: 'Nightweave',
  'nightweave-spider': { name: 'spider', many: 'spiders' },
  'nightweave-lair': 'lair',
  'nightweave-action-card': { name: 'action card', many: 'action cards' },
  'nightweave-point-card': 'point card',
  'nightweave-character': 'Character',
  'nightweave-plot': { name: 'Plot', many: 'Plots' },
  'nightweave-scheme': { name: 'Scheme', many: 'Schemes' },
  'nightweave-foil': 'Foil',
  'nightweave-web-token': { name: 'web token', many: 'web tokens' },
  'nightweave-season-tile': 'season tile',
  'nightweave-arrow': 'arrow direction',
  'nightweave-difficulty': 'difficulty',
  'nightweave-fallback': 'fallback action',

  // nightweave-plot-card
  'plot-01': 'Bandits in the Forest',

  // nightweave-scheme-card
  'scheme-01': 'Will of the Weaver',

  // difficulty
  'difficulty-0': 'Difficulty 0',
  'difficulty-1': 'Difficulty 1',
  'difficulty-2': 'Difficulty 2',
  'difficulty-3': 'Difficulty 3',
  'difficulty-4': 'Difficulty 4',

  // expansion
  'box-mistwood': 'Mistwood',
} satisfies NameTable;
