/** Names of the Legendary cards, in French. */
import type { NameTable } from '../../words/names.ts';

export const fr = {
  // cards
  'amilla-glistendew': { name: 'Amilla Clairerosée', g: 'f', proper: true },
  'bridge-of-the-sky': { name: 'Pont du ciel', g: 'm' },
  'cirrus-windfall': { name: 'Cirrus Bonvent', g: 'm', proper: true },
  foresight: { name: 'Clairevue', g: 'm', proper: true },
  'fynn-nobletail': { name: 'Fynn Noblequeue', g: 'm', proper: true },
  'mcgregors-market': { name: 'Marché de McGregor', g: 'm', proper: true },
  'oleanders-opera-house': { name: 'Opéra d’Oleander', g: 'm', proper: true },
  poe: { name: 'Poe', g: 'f', proper: true },
  'silver-scale-spring': { name: 'Source d’Écaillargent', g: 'f' },
  'the-green-acorn': { name: 'Au gland vert', g: 'm', proper: true },
  'chipter-swipple': { name: 'Chipter Swipple', g: 'm', proper: true },
  'click-clacks': { name: 'Chez Clic-Clac', g: 'm', proper: true },
  'darkdeep-prison': { name: 'Prison de Sombrefond', g: 'f' },
  'everflame-tomb': { name: 'Tombe de la Flamme éternelle', g: 'f' },
  'jor-goldwing': { name: 'Jor Ailedor', g: 'm', proper: true },
  'king-norths-treasury': { name: 'Trésor du roi North', g: 'm', proper: true },
  'mayberry-matriarch': { name: 'Matriarche Baiedemai', g: 'f', proper: true },
  'strey-softpaw': { name: 'Strey Pattedouce', g: 'm', proper: true },
  'strongroot-castle': { name: 'Château de Forteracine', g: 'm' },
  'tarry-hare': { name: 'Lambin Lelièvre', g: 'm', proper: true },

  // terms
  'card-legendary': { name: 'carte Légendaire', many: 'cartes Légendaires', g: 'f' },
  'rarity-legendary': 'légendaire',

  // expansion
  'box-legends': 'Légendes',

  // action
  'action-play-legendary': 'Jouer une carte Légendaire',
} satisfies NameTable;
