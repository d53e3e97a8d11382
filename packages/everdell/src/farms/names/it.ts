/** Names of the Farms of the seasons, in Italian. */
import type { NameTable } from '../../words/names.ts';

export const it = {
  // cards
  'summer-farm-no-space': { name: 'Fattoria Estiva (senza slot)', g: 'f' },
  'seasonal-farm': { name: 'Fattoria', many: 'Fattorie', g: 'f' },
  'farm-winter-1': {
    name: 'Fattoria (Podere della Catasta)',
    many: 'Fattorie (Podere della Catasta)',
    g: 'f',
  },
  'farm-winter-2': {
    name: 'Fattoria (Podere della Cantina)',
    many: 'Fattorie (Podere della Cantina)',
    g: 'f',
  },
  'farm-spring-1': {
    name: 'Fattoria (Filari di Germogli)',
    many: 'Fattorie (Filari di Germogli)',
    g: 'f',
  },
  'farm-spring-2': {
    name: 'Fattoria (Frutteto in Fiore)',
    many: 'Fattorie (Frutteto in Fiore)',
    g: 'f',
  },
  'farm-summer-1': {
    name: 'Fattoria (Campo dei Fienaioli)',
    many: 'Fattorie (Campo dei Fienaioli)',
    g: 'f',
  },
  'farm-summer-2': { name: 'Fattoria (Orto sul Tetto)', many: 'Fattorie (Orto sul Tetto)', g: 'f' },
  'farm-autumn-1': {
    name: 'Fattoria (Campo del Raccolto)',
    many: 'Fattorie (Campo del Raccolto)',
    g: 'f',
  },
  'farm-autumn-2': {
    name: 'Fattoria (Piccolo Podere Misto)',
    many: 'Fattorie (Piccolo Podere Misto)',
    g: 'f',
  },

  // expansion
  'box-farms': 'Fattorie tra le Stagioni',
} satisfies NameTable;
