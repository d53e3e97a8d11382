/** Names of Bellfaire, in Italian. */
import type { NameTable } from '../../words/names.ts';

export const it = {
  // basic-event
  'flower-festival': 'Festa dei Fiori',

  // special-event
  'architectural-renaissance': 'Rinascimento Architettonico',
  'arts-and-music-festival': 'Festival d’Arte e Musica',
  'bed-and-breakfast-guild': 'Gilda dei Bed & Breakfast',
  'city-holiday': 'Festa Cittadina',
  'gathering-of-elders': 'Assemblea degli Anziani',
  'kings-road-established': 'Apertura della Strada del Re',
  'pie-eating-contest': 'Gara di Mangiatori di Torte',
  'royal-wedding': 'Nozze Reali',
  'statues-commissioned': 'Statue su Commissione',

  // forest-location
  'forest-activate-two-production': 'attiva 2 Produzione',
  'forest-three-resin': '3 resine',
  'forest-two-resin-or-two-berries': '2 resine o 2 bacche',
  'forest-pay-three-twigs-gain-three-any': 'paga 3 rametti per 3 a scelta',

  // location
  'market-location': { name: 'Mercato', g: 'm' },

  // market-good
  'market-good-1': 'Fascina di Legname',
  'market-good-2': 'Vasetti d’Ambra',
  'market-good-3': 'Cassa di Curiosità',
  'market-good-4': 'Vasi di Marmellata',

  // market-action
  buy: 'Comprare',
  sell: 'Vendere',

  // award
  storytelling: 'Narrazione',
  tourism: 'Turismo',
  beauty: 'Bellezza',
  peace: 'Pace',
  agriculture: 'Agricoltura',
  architecture: 'Architettura',
  community: 'Comunità',

  // term
  'bellfaire-award': { name: 'premio reale', many: 'premi reali', g: 'm' },
  'bellfaire-goods': { name: 'segnalino merce', many: 'segnalini merce', g: 'm' },
  'bellfaire-power': { name: 'potere', many: 'poteri', g: 'm' },
  'bellfaire-player-board': { name: 'plancia giocatore', g: 'f' },
  'bellfaire-first-place': '1° posto',
  'bellfaire-second-place': '2° posto',
  'bellfaire-axolotl-token': { name: 'segnalino axolotl', g: 'm' },

  // expansion
  'box-bellfaire': 'Bellfaire',
  'box-bellfaire-forest': 'Bellfaire: carte Foresta',
  'box-bellfaire-events': 'Bellfaire: Eventi speciali',
  'box-flower-festival': 'Bellfaire: Festa dei Fiori',
  'box-royal-award': 'Bellfaire: premio reale',
  'box-market': 'Bellfaire: Mercato',

  // verb
  'verb-buy': 'comprare',
  'verb-sell': 'vendere',
} satisfies NameTable;
