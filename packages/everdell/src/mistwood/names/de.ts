/** Names of Mistwood, in German. */
import type { NameTable } from '../../words/names.ts';

export const de = {
  // nightweave
  nightweave: { name: 'Phantomia', g: 'f' },
  'nightweave-spider': { name: 'Spinne', many: 'Spinnen', g: 'f' },
  'nightweave-lair': { name: 'Versteck', g: 'n' },
  'nightweave-action-card': { name: 'Aktion-Karte', many: 'Aktion-Karten', g: 'f' },
  'nightweave-point-card': { name: 'Punkte-Karte', g: 'f' },
  'nightweave-character': { name: 'Charakter', g: 'm' },
  'nightweave-plot': { name: 'List', many: 'Listen', g: 'f' },
  'nightweave-scheme': { name: 'Plan', many: 'Pläne', g: 'm' },
  'nightweave-foil': 'Vereiteln',
  'nightweave-web-token': { name: 'Netz-Plättchen', many: 'Netz-Plättchen', g: 'n' },
  'nightweave-season-tile': { name: 'Jahreszeiten-Plättchen', g: 'n' },
  'nightweave-arrow': { name: 'Pfeilrichtung', g: 'f' },
  'nightweave-difficulty': { name: 'Schwierigkeitsgrad', g: 'm' },
  'nightweave-fallback': { name: 'Ersatzaktion', g: 'f' },

  // nightweave-plot-card
  'plot-01': 'Banditen im Wald',

  // nightweave-scheme-card
  'scheme-01': 'Wille der Weberin',

  // difficulty
  'difficulty-0': 'Schwierigkeitsgrad 0',
  'difficulty-1': 'Schwierigkeitsgrad 1',
  'difficulty-2': 'Schwierigkeitsgrad 2',
  'difficulty-3': 'Schwierigkeitsgrad 3',
  'difficulty-4': 'Schwierigkeitsgrad 4',

  // expansion
  'box-mistwood': 'Mistwood',
} satisfies NameTable;
