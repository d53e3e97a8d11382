/** Pourquoi ce n’est pas possible : why something is not possible, in French. */
import { count } from '@evervale/kernel/text';
import { points } from './grammar.ts';

export const reasons = {
  // Turn.
  'reason.notYourTurn': 'Ce n’est pas à vous de jouer',
  'reason.finished': 'Vous avez terminé la partie',
  'reason.gameOver': 'La partie est terminée',
  'reason.notOffered': 'Ce choix n’est pas proposé',
  'reason.onlyAutumn': 'Uniquement en automne',
  'reason.notAutumn': 'Pas en automne',

  // Playing cards.
  'reason.short': 'Il vous manque {what}',
  'reason.oneAdvantage': 'Une seule capacité par carte jouée',
  'reason.worthTooMuch': `Vaut plus de ${points}`,
  'reason.cityFull': 'Votre ville est pleine',
  'reason.unique': '{card} : carte unique, déjà dans votre ville',
  'reason.noPlay': 'Aucune carte ne peut être jouée de cette façon',
  'reason.noCityForIt': 'Aucune ville adverse ne peut accueillir cette carte',
  'reason.noConstruction': 'Aucune Construction à remplacer dans votre ville',
  'reason.noCritter': 'Aucune Créature à emprisonner dans votre ville',
  'reason.secondCell': 'La deuxième cellule demande 1 {noun} dans votre ville',
  'reason.noProduction': 'Aucune carte Production à activer',
  'reason.nothingToCopy': 'Aucune carte Production à copier',

  // Workers and places.
  'reason.noWorker': 'Plus d’ouvrier disponible',
  'reason.occupied': 'Déjà occupé',
  'reason.ownWorkerThere': 'Vous y avez déjà un ouvrier',
  'reason.workerThere': 'Un ouvrier de {player} s’y trouve',
  'reason.notOpen': 'Fermé aux autres joueurs',
  'reason.secondSpot': 'Le deuxième emplacement demande 1 {noun} dans votre ville',
  'reason.nothingOn': 'Il n’y a rien sur la carte {card}',
  'reason.noEffect': 'Il ne s’y passerait rien',
  'reason.workersLeft': `Il vous reste ${count('ouvrier', 'ouvriers')} à placer`,
  'reason.noMovable': 'Aucun de vos ouvriers ne peut être déplacé',
  'reason.noRepeat': 'Vous n’avez pas d’ouvrier sur un lieu de base ou de Forêt',
  'reason.noLocation': 'Il n’y a aucun lieu que vous puissiez utiliser',
  'reason.notHere': 'Aucun ouvrier ne peut y être placé',
  'reason.permanent': 'Cet ouvrier reste jusqu’à la fin de la partie',

  // Hand, city and piles.
  'reason.handShort': `Il vous manque ${count('carte', 'cartes')} en main`,
  'reason.handFull': 'Votre main est pleine',
  'reason.handEmpty': 'Votre main est vide',
  'reason.cityShort': `Il vous manque ${count('carte', 'cartes')} dans votre ville`,
  'reason.meadowEmpty': 'La Prairie est vide',
  'reason.pilesEmpty': 'La pioche et la défausse sont vides',
  'reason.meadowBlocked': 'Un ouvrier de {player} se trouve sur cette carte de la Prairie',
  'reason.noReceiver': 'Personne ne peut rien recevoir',

  // Events.
  'reason.achieved': 'Déjà accompli par {player}',
  'reason.missing': 'Il manque dans votre ville : {what}',
};
