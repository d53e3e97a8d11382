/** Locations of every kind; those without a printed name carry a label. */
import type { NameTable } from '../../names.ts';

export const places = {
  // basic-location
  'basic-three-twigs': '3 brindilles',
  'basic-two-twigs-one-card': '2 brindilles + 1 carte',
  'basic-two-resin': '2 résines',
  'basic-one-resin-one-card': '1 résine + 1 carte',
  'basic-two-cards-one-point': '2 cartes + 1 point',
  'basic-one-pebble': '1 galet',
  'basic-one-berry-one-card': '1 baie + 1 carte',
  'basic-one-berry': '1 baie',

  // forest-location
  'forest-two-berries-one-card': '2 baies + 1 carte',
  'forest-two-any': '2 au choix',
  'forest-discard-any-draw-double': 'défausser à volonté, piocher 2 par carte',
  'forest-copy-basic-plus-card': 'copier un lieu de base + 1 carte',
  'forest-three-cards-one-pebble': '3 cartes + 1 galet',
  'forest-twig-resin-berry': 'brindille + résine + baie',
  'forest-three-berries': '3 baies',
  'forest-two-resin-one-twig': '2 résines + 1 brindille',
  'forest-two-cards-one-any': '2 cartes + 1 au choix',
  'forest-discard-three-for-any': 'défausser 3 max., 1 au choix par carte',
  'forest-two-meadow-play-one': '2 de la Prairie, en jouer 1 pour 1 de moins',
  'forest-two-pebbles-one-card': '2 galets + 1 carte',
  'forest-resin-pebble-or-four-cards': 'résine + galet ou 4 cartes',
  'forest-berry-pebble-card': 'baie + galet + carte',
  'forest-refresh-meadow-any': 'en renouveler 2, 2 de la Prairie, 1 au choix',
  'forest-activate-two-production': 'activer 2 Production',
  'forest-three-resin': '3 résines',
  'forest-two-resin-or-two-berries': '2 résines ou 2 baies',
  'forest-pay-three-twigs-gain-three-any': 'payer 3 brindilles pour 3 au choix',
  'forest-four-twigs': '4 brindilles',
  'forest-two-twigs-one-resin': '2 brindilles + 1 résine',
  'forest-copy-forest': 'copier un lieu de Forêt',

  // location
  haven: { name: 'Havre de paix', g: 'm' },
  journey: { name: 'Voyage', g: 'm' },
  shoal: { name: 'Haut-fond', g: 'm' },
  'market-location': { name: 'Marché', g: 'm' },
  knoll: { name: 'Butte', g: 'f' },
  'station-platform': { name: 'Quai', g: 'm' },
  'station-cards': 'Cartes de la Gare',

  // journey-space
  'journey-2': 'Voyage 2',
  'journey-3': 'Voyage 3',
  'journey-4': 'Voyage 4',
  'journey-5': 'Voyage 5',

  // river-destination
  'gus-the-gardener': 'Gus le Jardinier',
  'bosley-the-artist': 'Bosley l’Artiste',
  'crustina-the-constable': 'Crustina la Gendarme',
  'iluminor-the-inventor': 'Iluminor l’Inventeur',
  'snout-the-explorer': 'Snout l’Explorateur',
  'omicron-the-elder': 'Omicron l’Ancien',
  ballroom: 'Salle de bal',
  watermill: 'Moulin à eau',
  observatory: 'Observatoire',
  market: 'Marché',
  'river-market': 'Marché',
  'great-hall': 'Grande salle',
  gardens: 'Jardins',

  // river-spot
  'river-spot-production': '3 Production',
  'river-spot-destination': '2 Destination',
  'river-spot-governance': '2 Gouvernance',
  'river-spot-traveler': '2 Voyage',

  // wonder
  'hopewatch-gate': 'Porte de Gardespoir',
  'mistrise-fountain': 'Fontaine de Lèvebrume',
  'sunblaze-bridge': 'Pont de Flambesoleil',
  'starfalls-flame': 'Flamme de Tombétoile',

  // region
  'spirecrest-foothills': 'contreforts',
  'spirecrest-peaks': 'sommets',
  'spirecrest-ridges': 'crêtes',

  // map-tile
  'meeks-crossing': 'Croisée de Meek',
  'lily-ponds': 'Étangs aux nénuphars',
  'the-bog': 'La tourbière',
  'fort-faraway': 'Fort Lointain',
  'meerkat-canyon': 'Canyon des suricates',
  'yaras-patch': 'Potager de Yara',
  littledell: 'Littledell',
  'bubbling-springs': 'Sources bouillonnantes',
  'cuddlers-cove': 'Crique des câlins',
  'stompy-knoll': 'Butte Tapepied',
  'kibblerill-ferry': 'Bac de Kibblerill',
  'longleg-forest': 'Forêt de Longuepatte',
  burrowdale: 'Val-Terrier',
  'amber-caves': 'Grottes d’ambre',
  'newberry-fields': 'Champs de Neuvebaie',
  'dugworm-gully': 'Ravin aux vers',
  'twin-bridges': 'Ponts jumeaux',
  'mirror-lake': 'Lac miroir',
  'badgers-teeth': 'Dents du blaireau',
  'shipwreck-shore': 'Côte des épaves',
  'quokka-island': 'Île aux quokkas',
  'brightcoat-bloom': 'Floraison de Vivepelage',
  'coldblooded-desert': 'Désert à sang froid',
  'mistfire-falls': 'Chutes de Brumefeu',

  // train-car
  'train-car-berry': '1 baie',
  'train-car-resin': '1 résine',
  'train-car-pebble': '1 galet',
  'train-car-any': '1 au choix',
  'train-car-two-twigs': '2 brindilles',
  'train-car-point': '1 point',

  // market-good
  'market-good-1': 'Fagot de charpente',
  'market-good-2': 'Bocaux d’ambre',
  'market-good-3': 'Caisse de curiosités',
  'market-good-4': 'Pots de confiture',

  // market-action
  buy: 'Acheter',
  sell: 'Vendre',
} satisfies NameTable;
