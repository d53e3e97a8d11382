/** Names of the Farms of the seasons, in German. */
import type { NameTable } from '../../words/names.ts';

export const de = {
  // cards
  'summer-farm-no-space': { name: 'Sommerfarm (ohne Platz)', g: 'f' },
  'seasonal-farm': { name: 'Farm', many: 'Farmen', g: 'f' },
  'farm-winter-1': { name: 'Farm (Holzstapelhof)', many: 'Farmen (Holzstapelhof)', g: 'f' },
  'farm-winter-2': { name: 'Farm (Rübenkellerhof)', many: 'Farmen (Rübenkellerhof)', g: 'f' },
  'farm-spring-1': { name: 'Farm (Setzlingsreihen)', many: 'Farmen (Setzlingsreihen)', g: 'f' },
  'farm-spring-2': { name: 'Farm (Blütengarten)', many: 'Farmen (Blütengarten)', g: 'f' },
  'farm-summer-1': { name: 'Farm (Heuwiese)', many: 'Farmen (Heuwiese)', g: 'f' },
  'farm-summer-2': { name: 'Farm (Dachgarten)', many: 'Farmen (Dachgarten)', g: 'f' },
  'farm-autumn-1': { name: 'Farm (Erntefestacker)', many: 'Farmen (Erntefestacker)', g: 'f' },
  'farm-autumn-2': {
    name: 'Farm (Gemischter Kleinhof)',
    many: 'Farmen (Gemischter Kleinhof)',
    g: 'f',
  },

  // expansion
  'box-farms': 'Farmleben im Wandel der Jahreszeiten',
} satisfies NameTable;
