/** Names of Mistwood, in Italian. */
import type { NameTable } from '../../words/names.ts';

export const it = {
  // nightweave
  nightweave: { name: 'Nightweave', g: 'f' },
  'nightweave-spider': { name: 'ragno', many: 'ragni', g: 'm' },
  'nightweave-lair': { name: 'covo', g: 'm' },
  'nightweave-action-card': { name: 'carta azione', many: 'carte azione', g: 'f' },
  'nightweave-point-card': { name: 'carta punti', g: 'f' },
  'nightweave-character': { name: 'Personaggio', g: 'm' },
  'nightweave-plot': { name: 'Tranello', many: 'Tranelli', g: 'm' },
  'nightweave-scheme': { name: 'Piano', many: 'Piani', g: 'm' },
  'nightweave-foil': 'Sventare',
  'nightweave-web-token': { name: 'segnalino ragnatela', many: 'segnalini ragnatela', g: 'm' },
  'nightweave-season-tile': { name: 'tessera stagione', g: 'f' },
  'nightweave-arrow': { name: 'direzione della freccia', g: 'f' },
  'nightweave-difficulty': { name: 'difficoltà', g: 'f' },
  'nightweave-fallback': { name: 'azione di riserva', g: 'f' },

  // nightweave-plot-card
  'plot-01': 'Banditi nella Foresta',

  // nightweave-scheme-card
  'scheme-01': 'Volontà della Tessitrice',

  // difficulty
  'difficulty-0': 'Difficoltà 0',
  'difficulty-1': 'Difficoltà 1',
  'difficulty-2': 'Difficoltà 2',
  'difficulty-3': 'Difficoltà 3',
  'difficulty-4': 'Difficoltà 4',

  // expansion
  'box-mistwood': 'Mistwood',
} satisfies NameTable;
