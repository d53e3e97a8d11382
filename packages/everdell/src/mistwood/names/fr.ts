/** Names of Mistwood, in French. */
import type { NameTable } from '../../words/names.ts';

export const fr = {
  // nightweave
  nightweave: { name: 'Tissenuit', g: 'f' },
  'nightweave-spider': { name: 'araignée', many: 'araignées', g: 'f' },
  'nightweave-lair': { name: 'repaire', g: 'm' },
  'nightweave-action-card': { name: 'carte Action', many: 'cartes Action', g: 'f' },
  'nightweave-point-card': { name: 'carte Points', g: 'f' },
  'nightweave-character': { name: 'Personnage', g: 'm' },
  'nightweave-plot': { name: 'Ruse', many: 'Ruses', g: 'f' },
  'nightweave-scheme': { name: 'Plan', many: 'Plans', g: 'm' },
  'nightweave-foil': 'Déjouer',
  'nightweave-web-token': { name: 'jeton Toile', many: 'jetons Toile', g: 'm' },
  'nightweave-season-tile': { name: 'tuile Saison', g: 'f' },
  'nightweave-arrow': { name: 'sens de la flèche', g: 'm' },
  'nightweave-difficulty': { name: 'difficulté', g: 'f' },
  'nightweave-fallback': { name: 'action de repli', g: 'f' },

  // nightweave-plot-card
  'plot-01': 'Bandits dans la forêt',

  // nightweave-scheme-card
  'scheme-01': 'Volonté de la Tisseuse',

  // difficulty
  'difficulty-0': 'Difficulté 0',
  'difficulty-1': 'Difficulté 1',
  'difficulty-2': 'Difficulté 2',
  'difficulty-3': 'Difficulté 3',
  'difficulty-4': 'Difficulté 4',

  // expansion
  'box-mistwood': 'Mistwood',
} satisfies NameTable;
