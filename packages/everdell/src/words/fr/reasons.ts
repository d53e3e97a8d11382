/** Pourquoi ce n’est pas possible : why something is not possible, in French. */
import { count } from '@evervale/kernel/text';
import { points } from './grammar.ts';

export const reasons = {
  // Turn.
  'reason.not-your-turn': 'Ce n’est pas à vous de jouer',
  'reason.finished': 'Vous avez terminé la partie',
  'reason.game-over': 'La partie est terminée',
  'reason.not-offered': 'Ce choix n’est pas proposé',
  'reason.only-in-autumn': 'Uniquement en automne',
  'reason.not-in-autumn': 'Pas en automne',

  // Playing cards.
  'reason.resources-short': 'Il vous manque {what}',
  'reason.one-advantage': 'Une seule capacité par carte jouée',
  'reason.worth-too-much': `Vaut plus de ${points}`,
  'reason.city-full': 'Votre ville est pleine',
  'reason.unique-in-city': 'Cette carte est unique et déjà dans votre ville',
  'reason.no-card-to-play': 'Aucune carte ne peut être jouée de cette façon',
  'reason.no-city-for-it': 'Aucune ville adverse ne peut accueillir cette carte',
  'reason.no-construction': 'Aucune Construction à remplacer dans votre ville',
  'reason.no-critter': 'Aucune Créature à emprisonner dans votre ville',
  'reason.second-cell': 'La deuxième cellule demande 1 {noun} dans votre ville',
  'reason.nothing-to-activate': 'Aucune carte Production à activer',
  'reason.nothing-to-copy': 'Aucune carte Production à copier',

  // Workers and places.
  'reason.no-worker': 'Plus d’ouvrier disponible',
  'reason.occupied': 'Déjà occupé',
  'reason.already-there': 'Vous y avez déjà un ouvrier',
  'reason.worker-there': 'Un ouvrier de {player} s’y trouve',
  'reason.not-open': 'Fermé aux autres joueurs',
  'reason.second-spot': 'Le deuxième emplacement demande 1 {noun} dans votre ville',
  'reason.nothing-stored': 'Il n’y a rien sur cette carte',
  'reason.no-effect': 'Il ne s’y passerait rien',
  'reason.workers-left': `Il vous reste ${count('ouvrier', 'ouvriers')} à placer`,
  'reason.no-worker-to-move': 'Aucun de vos ouvriers ne peut être déplacé',
  'reason.no-location': 'Il n’y a aucun lieu que vous puissiez utiliser',
  'reason.no-location-here': 'Aucun ouvrier ne peut y être placé',
  'reason.permanent': 'Cet ouvrier reste jusqu’à la fin de la partie',

  // Hand, city and piles.
  'reason.hand-short': `Il vous manque ${count('carte', 'cartes')} en main`,
  'reason.hand-full': 'Votre main est pleine',
  'reason.hand-empty': 'Votre main est vide',
  'reason.city-cards-short': `Il vous manque ${count('carte', 'cartes')} dans votre ville`,
  'reason.meadow-empty': 'La Prairie est vide',
  'reason.piles-empty': 'La pioche et la défausse sont vides',
  'reason.meadow-blocked': 'Un ouvrier de Paillasson se trouve sur cette carte de la Prairie',
  'reason.no-receiver': 'Personne ne peut rien recevoir',

  // Events.
  'reason.achieved': 'Déjà accompli par {player}',
  'reason.requirement': 'Il manque dans votre ville : {what}',
};
