/** Names of Bellfaire, in French. */
import type { NameTable } from '../../words/names.ts';

export const fr = {
  // basic-event
  'flower-festival': 'Fête des fleurs',

  // special-event
  'architectural-renaissance': 'Renaissance architecturale',
  'arts-and-music-festival': 'Festival d’art et de musique',
  'bed-and-breakfast-guild': 'Guilde des chambres d’hôtes',
  'city-holiday': 'Fête de la ville',
  'gathering-of-elders': 'Assemblée des anciens',
  'kings-road-established': 'Inauguration de la route royale',
  'pie-eating-contest': 'Concours de mangeurs de tartes',
  'royal-wedding': 'Mariage royal',
  'statues-commissioned': 'Commande de statues',

  // forest-location
  'forest-activate-two-production': 'activer 2 Production',
  'forest-three-resin': '3 résines',
  'forest-two-resin-or-two-berries': '2 résines ou 2 baies',
  'forest-pay-three-twigs-gain-three-any': 'payer 3 brindilles pour 3 au choix',

  // location
  'market-location': { name: 'Marché', g: 'm' },

  // market-good
  'market-good-1': 'Fagot de charpente',
  'market-good-2': 'Bocaux d’ambre',
  'market-good-3': 'Caisse de curiosités',
  'market-good-4': 'Pots de confiture',

  // market-action
  buy: 'Acheter',
  sell: 'Vendre',

  // award
  storytelling: 'Art du conte',
  tourism: 'Tourisme',
  beauty: 'Beauté',
  peace: 'Paix',
  agriculture: 'Agriculture',
  architecture: 'Architecture',
  community: 'Communauté',

  // term
  'bellfaire-award': { name: 'récompense royale', many: 'récompenses royales', g: 'f' },
  'bellfaire-goods': { name: 'jeton Marchandise', many: 'jetons Marchandise', g: 'm' },
  'bellfaire-power': { name: 'pouvoir', many: 'pouvoirs', g: 'm' },
  'bellfaire-player-board': { name: 'plateau individuel', g: 'm' },
  'bellfaire-first-place': '1re place',
  'bellfaire-second-place': '2e place',
  'bellfaire-axolotl-token': { name: 'jeton Axolotl', g: 'm' },

  // expansion
  'box-bellfaire': 'Bellfaire',
  'box-bellfaire-forest': 'Bellfaire : cartes Forêt',
  'box-bellfaire-events': 'Bellfaire : Événements spéciaux',
  'box-flower-festival': 'Bellfaire : Fête des fleurs',
  'box-royal-award': 'Bellfaire : récompense royale',
  'box-market': 'Bellfaire : Marché',

  // verb
  'verb-buy': 'acheter',
  'verb-sell': 'vendre',
} satisfies NameTable;
