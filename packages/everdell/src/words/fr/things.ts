/** Things a sentence talks about: articles, counted things, amounts and places. */
import { count, plural, select } from '@evervale/kernel/text';
import { color, points, your } from './grammar.ts';

const le = select('ini', { v: 'l’', other: 'le ' });
const la = select('ini', { v: 'l’', other: 'la ' });

const kinds = select('kind', {
  either: plural('Créature ou Construction', 'Créatures et/ou Constructions'),
  critter: plural('Créature', 'Créatures'),
  construction: plural('Construction', 'Constructions'),
  other: plural('carte', 'cartes'),
});

const rarity = select('rarity', {
  common: plural(' commune', ' communes'),
  unique: plural(' unique', ' uniques'),
  other: '',
});

const counted = select('g', {
  mp: plural('carte {noun}', 'cartes {noun}'),
  fp: plural('carte {noun}', 'cartes {noun}'),
  other: plural('{noun}', '{many}'),
});

const whoHas = select('who', {
  own: 'vous avez',
  opponent: 'un adversaire a',
  other: 'un joueur a',
});

export const things = {
  // Articles.
  'art.a': `${select('g', { f: 'une', mp: 'des', fp: 'des', other: 'un' })} {noun}`,
  'art.the': `${select('g', { mp: 'les ', fp: 'les ', f: la, other: le })}{noun}`,
  'art.your': `${select('g', { mp: 'vos', fp: 'vos', other: 'votre' })} {noun}`,
  'on.your': `sur ${your}`,
  every: 'chaque {noun}',

  // Counted things: digit plus noun.
  'n.twig': count('brindille', 'brindilles'),
  'n.resin': count('résine', 'résines'),
  'n.pebble': count('galet', 'galets'),
  'n.berry': count('baie', 'baies'),
  'n.pearl': count('perle', 'perles'),
  'n.resource': count('ressource', 'ressources'),
  'n.any': count('ressource au choix', 'ressources au choix'),
  // So much less to pay.
  'less.twig': count('brindille de moins', 'brindilles de moins'),
  'less.resin': count('résine de moins', 'résines de moins'),
  'less.pebble': count('galet de moins', 'galets de moins'),
  'less.berry': count('baie de moins', 'baies de moins'),
  'less.any': count('ressource de moins, au choix', 'ressources de moins, au choix'),
  'n.token': count('jeton Point', 'jetons Point'),
  'n.point': points,
  'n.card': count('carte', 'cartes'),
  'n.handCard': count('carte de votre main', 'cartes de votre main'),
  'n.item': count('carte de votre main ou ressource', 'cartes de votre main et/ou ressources'),
  'n.anyHandCards': 'autant de cartes de votre main que vous voulez',
  'n.meadowCard': count('carte de la Prairie', 'cartes de la Prairie'),
  'n.critter': count('Créature', 'Créatures'),
  'n.construction': count('Construction', 'Constructions'),
  'n.either': count('Créature ou Construction', 'Créatures et/ou Constructions'),
  'n.colorCard': select('color', {
    traveler: count('carte Voyage', 'cartes Voyage'),
    production: count('carte Production', 'cartes Production'),
    destination: count('carte Destination', 'cartes Destination'),
    governance: count('carte Gouvernance', 'cartes Gouvernance'),
    prosperity: count('carte Prospérité', 'cartes Prospérité'),
    other: count('carte', 'cartes'),
  }),
  'n.differentColorCard': `{n} ${plural('carte', 'cartes')} ${color} ${plural('différente', 'différentes')}`,
  'n.otherColorCard': `{n} ${plural('autre carte', 'autres cartes')} ${color}`,
  'n.rarityKind': `{n} ${kinds}${rarity}`,
  'n.other': `{n} ${plural('autre', 'autres')} ${kinds}`,
  'n.named': `{n} ${counted}`,
  'n.ownWorker': '{n} de vos ouvriers déployés',
  'n.event': count('Événement', 'Événements'),
  'n.location': select('loc', {
    basic: count('lieu de base', 'lieux de base'),
    forest: count('lieu de Forêt', 'lieux de Forêt'),
    either: count('lieu de base ou de Forêt', 'lieux de base et/ou de Forêt'),
    other: count('lieu', 'lieux'),
  }),
  'n.color': count('type de carte', 'types de carte différents'),
  'n.adornment': count('parure', 'parures'),
  'n.wonder': count('merveille', 'merveilles'),
  'n.mapTile': count('tuile Carte', 'tuiles Carte'),
  'n.discovery': count('découverte', 'découvertes'),
  'n.visitor': count('visiteur', 'visiteurs'),
  'n.trainCar': count('wagon', 'wagons'),

  // Amounts and places around a counted thing.
  'q.upTo': 'jusqu’à {what}',
  'q.atLeast': 'au moins {what}',
  'q.anyNumber': `autant ${select('ini', { v: 'd’', other: 'de ' })}{many} que vous voulez`,
  'q.all': `${select('g', { f: 'toutes les', other: 'tous les' })} {many}`,
  'q.range': '{min} à {what}',
  'q.per': '{what} {each}',
  'q.instead': '{what} (ou {alt} {cond})',
  'q.worth': `{what} valant au plus ${points}`,
  'q.ofNamedType': '{what} du type nommé',
  'q.ofOpponent': '{what} d’un adversaire',
  'q.withWorker': `{what} où ${whoHas} un ouvrier`,
  'q.plus': '{a}, plus {b}',
  'q.in': '{what} {place}',
  'q.aside': '{what} ({note})',
  place: select('where', {
    city: 'de votre ville',
    opponentCity: 'd’une ville adverse',
    opponentCities: 'des villes adverses',
    allCities: 'dans toutes les villes',
    thatCity: 'de sa ville',
    theirCity: 'de sa ville',
    hand: 'de votre main',
    here: 'sur cette carte',
    under: 'sous cette carte',
    own: 'en votre possession',
    supply: 'de votre réserve',
    journey: 'en Voyage',
    other: '',
  }),
  from: select('src', {
    hand: 'de votre main',
    meadow: 'de la Prairie',
    station: 'de la Gare',
    deck: 'de la pioche',
    discard: 'de la défausse',
    deckOrDiscard: 'de la pioche ou de la défausse',
    city: 'de votre ville',
    handOrMeadow: 'de votre main ou de la Prairie',
    meadowOrStation: 'de la Prairie ou de la Gare',
    deckOrMeadow: 'de la pioche ou de la Prairie',
    deckMeadowStation: 'de la pioche, de la Prairie ou de la Gare',
    supply: 'de la réserve',
    other: '',
  }),
};
