/** Names of Extra! Extra!, in German. */
import type { NameTable } from '../../words/names.ts';

export const de = {
  // cards
  carnival: { name: 'Jahrmarkt', g: 'm' },
  gazette: { name: 'Tageblatt', g: 'n' },
  juggler: { name: 'Jongleur', many: 'Jongleure', g: 'm' },
  'scurrble-champion': { name: 'Scurrble-Champion', many: 'Scurrble-Champions', g: 'm' },
  'scurrble-stadium': { name: 'Scurrble-Stadion', many: 'Scurrble-Stadien', g: 'n' },
  'town-crier': { name: 'Ausrufer', g: 'm' },

  // expansion
  'box-extra': 'Extra! Extra!',
} satisfies NameTable;
