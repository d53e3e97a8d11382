/** Locations of every kind; those without a printed name carry a label. */
import type { NameTable } from '../../names.ts';

export const places = {
  // basic-location
  'basic-three-twigs': '3 rametti',
  'basic-two-twigs-one-card': '2 rametti + 1 carta',
  'basic-two-resin': '2 resine',
  'basic-one-resin-one-card': '1 resina + 1 carta',
  'basic-two-cards-one-point': '2 carte + 1 punto',
  'basic-one-pebble': '1 ciottolo',
  'basic-one-berry-one-card': '1 bacca + 1 carta',
  'basic-one-berry': '1 bacca',

  // forest-location
  'forest-two-berries-one-card': '2 bacche + 1 carta',
  'forest-two-any': '2 a scelta',
  'forest-discard-any-draw-double': 'scarta a volontà, pesca 2 per carta',
  'forest-copy-basic-plus-card': 'copia un luogo Base + 1 carta',
  'forest-three-cards-one-pebble': '3 carte + 1 ciottolo',
  'forest-twig-resin-berry': 'rametto + resina + bacca',
  'forest-three-berries': '3 bacche',
  'forest-two-resin-one-twig': '2 resine + 1 rametto',
  'forest-two-cards-one-any': '2 carte + 1 a scelta',
  'forest-discard-three-for-any': 'scarta fino a 3, 1 a scelta per carta',
  'forest-two-meadow-play-one': '2 dal Prato, giocane 1 a 1 in meno',
  'forest-two-pebbles-one-card': '2 ciottoli + 1 carta',
  'forest-resin-pebble-or-four-cards': 'resina + ciottolo o 4 carte',
  'forest-berry-pebble-card': 'bacca + ciottolo + carta',
  'forest-refresh-meadow-any': 'cambiane 2, 2 dal Prato, 1 a scelta',
  'forest-activate-two-production': 'attiva 2 Produzione',
  'forest-three-resin': '3 resine',
  'forest-two-resin-or-two-berries': '2 resine o 2 bacche',
  'forest-pay-three-twigs-gain-three-any': 'paga 3 rametti per 3 a scelta',
  'forest-four-twigs': '4 rametti',
  'forest-two-twigs-one-resin': '2 rametti + 1 resina',
  'forest-copy-forest': 'copia un luogo Foresta',

  // location
  haven: { name: 'Rifugio', g: 'm' },
  journey: { name: 'Viaggio', g: 'm' },
  shoal: { name: 'Secca', g: 'f' },
  'market-location': { name: 'Mercato', g: 'm' },
  knoll: { name: 'Poggio', g: 'm' },
  'station-platform': { name: 'Banchina', g: 'f' },
  'station-cards': 'Carte della Stazione',

  // journey-space
  'journey-2': 'Viaggio 2',
  'journey-3': 'Viaggio 3',
  'journey-4': 'Viaggio 4',
  'journey-5': 'Viaggio 5',

  // river-destination
  'gus-the-gardener': 'Gus il Giardiniere',
  'bosley-the-artist': 'Bosley l’Artista',
  'crustina-the-constable': 'Crustina l’Agente',
  'iluminor-the-inventor': 'Iluminor l’Inventore',
  'snout-the-explorer': 'Snout l’Esploratore',
  'omicron-the-elder': 'Omicron l’Anziano',
  ballroom: 'Sala da Ballo',
  watermill: 'Mulino ad Acqua',
  observatory: 'Osservatorio',
  market: 'Mercato',
  'river-market': 'Mercato',
  'great-hall': 'Sala Grande',
  gardens: 'Giardini',

  // river-spot
  'river-spot-production': '3 Produzione',
  'river-spot-destination': '2 Destinazione',
  'river-spot-governance': '2 Governo',
  'river-spot-traveler': '2 Viaggiatore',

  // wonder
  'hopewatch-gate': 'Porta di Guardasperanza',
  'mistrise-fountain': 'Fontana di Levanebbia',
  'sunblaze-bridge': 'Ponte di Ardisole',
  'starfalls-flame': 'Fiamma di Cadistella',

  // region
  'spirecrest-foothills': 'pendici',
  'spirecrest-peaks': 'vette',
  'spirecrest-ridges': 'creste',

  // map-tile
  'meeks-crossing': 'Crocevia di Meek',
  'lily-ponds': 'Stagni delle Ninfee',
  'the-bog': 'La Torbiera',
  'fort-faraway': 'Forte Lontano',
  'meerkat-canyon': 'Canyon dei Suricati',
  'yaras-patch': 'Orto di Yara',
  littledell: 'Littledell',
  'bubbling-springs': 'Sorgenti Gorgoglianti',
  'cuddlers-cove': 'Baia delle Coccole',
  'stompy-knoll': 'Poggio Pestapiede',
  'kibblerill-ferry': 'Traghetto di Kibblerill',
  'longleg-forest': 'Foresta Gambalunga',
  burrowdale: 'Valtana',
  'amber-caves': 'Grotte d’Ambra',
  'newberry-fields': 'Campi di Baccanova',
  'dugworm-gully': 'Gola dei Lombrichi',
  'twin-bridges': 'Ponti Gemelli',
  'mirror-lake': 'Lago Specchio',
  'badgers-teeth': 'Denti del Tasso',
  'shipwreck-shore': 'Costa dei Relitti',
  'quokka-island': 'Isola dei Quokka',
  'brightcoat-bloom': 'Fioritura di Mantochiaro',
  'coldblooded-desert': 'Deserto a Sangue Freddo',
  'mistfire-falls': 'Cascate di Nebbiafuoco',

  // train-car
  'train-car-berry': '1 bacca',
  'train-car-resin': '1 resina',
  'train-car-pebble': '1 ciottolo',
  'train-car-any': '1 a scelta',
  'train-car-two-twigs': '2 rametti',
  'train-car-point': '1 punto',

  // market-good
  'market-good-1': 'Fascina di Legname',
  'market-good-2': 'Vasetti d’Ambra',
  'market-good-3': 'Cassa di Curiosità',
  'market-good-4': 'Vasi di Marmellata',

  // market-action
  buy: 'Comprare',
  sell: 'Vendere',
} satisfies NameTable;
