/** Pourquoi ce n’est pas possible : why something is not possible, in French. */
import { count } from '@evervale/kernel/text';
import { the, your } from './grammar.ts';

export const reasons = {
  // Turn.
  'reason.onlyAutumn': 'Uniquement en automne',
  'reason.notAutumn': 'Aucune saison ne suit l’automne',

  // Playing cards.
  'reason.short': 'Il vous manque {what}',
  'reason.shortWith': `Il vous manque {what}, même avec ${your}`,
  'reason.shortOrNamed': 'Il vous manque {what}, et vous n’avez pas de carte {noun} à défausser',
  'reason.cityFull': 'Votre ville est pleine',
  'reason.unique': '{card} : carte unique, déjà dans votre ville',
  'reason.noPlay': 'Aucune carte ne peut être jouée de cette façon',
  'reason.noCityForIt': 'Aucune ville adverse ne peut accueillir cette carte',
  'reason.noConstruction': 'Aucune Construction à remplacer dans votre ville',

  // Workers and places.
  'reason.noWorker': 'Plus d’ouvrier disponible',
  'reason.occupied': 'Déjà occupé',
  'reason.ownWorkerThere': 'Vous y avez déjà un ouvrier',
  'reason.notOpen': 'Fermée aux autres joueurs',
  'reason.secondSpot': 'Le deuxième emplacement exige 1 {noun} dans votre ville',
  'reason.nothingOn': `Il n’y a rien sur ${the}`,
  'reason.noEffect': 'Il ne s’y passerait rien',
  'reason.meadowEmpty': 'La Prairie n’a pas de carte pour cela',
  'reason.cityShort': 'Pas assez de cartes dans votre ville',
  'reason.noProduction': 'Aucune carte Production à activer',
  'reason.noLocation': 'Aucun lieu ne peut être utilisé',
  'reason.noMovable': 'Aucun de vos ouvriers ne peut être déplacé',
  'reason.workersLeft': `Il vous reste ${count('ouvrier', 'ouvriers')} à placer`,

  // Hand, city and piles.
  'reason.handShort': `Il vous manque ${count('carte', 'cartes')} en main`,
  'reason.handFull': 'Votre main est pleine',
  'reason.handEmpty': 'Votre main est vide',
  'reason.pilesEmpty': 'La pioche et la défausse sont vides',
  'reason.meadowBlocked': 'Un ouvrier de {player} se trouve sur cette carte de la Prairie',

  // Events.
  'reason.achieved': 'Déjà accompli par {player}',
  'reason.missing': 'Il manque dans votre ville : {what}',
  'reason.legendThere': '{card} a pris sa place dans votre ville',
  'reason.noEvent': 'Aucun Événement ne peut être accompli',
};
