/** Ce que l’on peut choisir : what a player can pick, in French. */
import { points, theSeason } from './grammar.ts';

export const options = {
  // Where a worker can stand.
  'place.basic': 'lieu de base ({place})',
  'place.forest': 'lieu de Forêt ({place})',
  'place.journey': `Voyage (${points})`,
  'place.event': 'Événement « {event} »',
  'place.card': '{card} dans la ville de {player}',
  'place.meadow': 'carte {n} de la Prairie',
  'place.beside': 'à côté du plateau',
  'place.supply': 'pas encore placé',

  // Actions.
  'option.place': 'Placer un ouvrier : {place}',
  'option.playHand': 'Jouer {card} de votre main',
  'option.playMeadow': 'Jouer {card} de la Prairie ({n})',
  'option.prepare': `Se préparer pour ${theSeason}`,
  'option.pass': 'Passer jusqu’à la fin de la partie',

  // Ways to pay for a card.
  'option.pay': 'Payer le coût',
  'option.payWhat': 'Payer {what}',
  'option.paySwap': 'Payer le coût en remplaçant 1 ressource',
  'option.swap': 'Payer {a} à la place de {b}',
  'option.occupy': 'Poser un jeton Occupé sur votre carte {card}',
  'option.sacrifice': 'Défausser votre carte {card} pour payer moins',
  'option.imprison': 'Emprisonner {card} pour payer moins',
  'option.free': 'Jouer gratuitement',

  // Answers.
  'option.done': 'Terminé',
  'option.none': 'Aucune',
  'option.skip': 'Ignorer',
  'option.yes': 'Oui',
  'option.no': 'Non',

  // Things.
  'option.amount': '{n}',
  'option.resource': '<up>{resource}</up>',
  'option.store': '{what}',
  'option.card': '{card}',
  'option.meadowCard': '{card} (Prairie, {n})',
  'option.copy': '{card} dans la ville de {player}',
  'option.under': '{card} : sous l’Événement',
  'option.player': '{player}',
  'option.location': '<up>{place}</up>',
  'option.worker': 'Ouvrier : {place}',
  'option.pile.deck': 'Pioche',
  'option.pile.discard': 'Défausse',
};
