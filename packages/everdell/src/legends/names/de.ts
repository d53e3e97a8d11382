/** Names of the Legendary cards, in German. */
import type { NameTable } from '../../words/names.ts';

export const de = {
  // cards
  'amilla-glistendew': { name: 'Amila Funkeltau', g: 'f', proper: true },
  'bridge-of-the-sky': { name: 'Himmelsbrücke', g: 'f' },
  'cirrus-windfall': { name: 'Cirrus Fallwind', g: 'm', proper: true },
  foresight: { name: 'Weitblick', g: 'm', proper: true },
  'fynn-nobletail': { name: 'Fynn Edelschweif', g: 'm', proper: true },
  'mcgregors-market': { name: 'McGregors Markt', g: 'm', proper: true },
  'oleanders-opera-house': { name: 'Oleanders Opernhaus', g: 'n', proper: true },
  poe: { name: 'Poe', g: 'f', proper: true },
  'silver-scale-spring': { name: 'Silberschuppenquelle', g: 'f' },
  'the-green-acorn': { name: 'Zur grünen Eichel', g: 'n', proper: true },
  'chipter-swipple': { name: 'Hammerhörnchen', g: 'n', proper: true },
  'click-clacks': { name: 'Klick-Klacks', g: 'm', proper: true },
  'darkdeep-prison': { name: 'Abgrundtief-Verlies', g: 'n' },
  'everflame-tomb': { name: 'Grab der Immerflamme', g: 'n' },
  'jor-goldwing': { name: 'Jor Goldflügel', g: 'm', proper: true },
  'king-norths-treasury': { name: 'König Norths Schatzkammer', g: 'f', proper: true },
  'mayberry-matriarch': { name: 'Mama Maibeere', g: 'f', proper: true },
  'strey-softpaw': { name: 'Strey Samtpfote', g: 'm', proper: true },
  'strongroot-castle': { name: 'Schloss Starkwurz', g: 'n' },
  'tarry-hare': { name: 'Max Mümmelmann', g: 'm', proper: true },

  // terms
  'card-legendary': { name: 'Legendäre Karte', many: 'Legendäre Karten', g: 'f' },
  'rarity-legendary': 'legendär',

  // expansion
  'box-legends': 'Legenden',

  // action
  'action-play-legendary': '1 Legendäre Karte ausspielen',
} satisfies NameTable;
