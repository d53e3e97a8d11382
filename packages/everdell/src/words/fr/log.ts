/** Ce qui s’est passé : the log, in French. */
import { count, select } from '@evervale/kernel/text';
import { points, the, theSeason } from './grammar.ts';

const cards = count('carte', 'cartes');
const source = select('from', {
  hand: ' depuis sa main',
  meadow: ' depuis la Prairie',
  station: ' depuis la Gare',
  other: '',
});
const whereto = select('where', {
  prison: ' et va en prison',
  event: ' et va sous un Événement',
  other: '',
});

export const log = {
  // Course of the game.
  'log.season': `{player} se prépare pour ${theSeason}`,
  'log.pass': '{player} passe',
  'log.end': 'La partie est terminée',
  'log.win': `{player} gagne la partie avec ${points}`,
  'log.winShared': `{players} se partagent la victoire avec ${points}`,

  // Workers and places.
  'log.place': '{player} place un ouvrier : {place}',
  'log.placeKind': '{player} place {worker} : {place}',
  'log.move': '{player} déplace un ouvrier : {from} → {place}',
  'log.recall': `{player} récupère ${count('ouvrier', 'ouvriers')}`,
  'log.newWorkers': `{player} reçoit ${count('nouvel ouvrier', 'nouveaux ouvriers')}`,
  'log.workerLost': '{player} perd un ouvrier jusqu’à la fin de la partie',
  'log.workerAside': 'Un ouvrier de {player} se retire à côté du plateau',
  'log.kidnap': '{player} quitte définitivement les lieux et emmène un ouvrier de {owner}',
  'log.use': '{player} utilise un lieu : {place}',

  // Resources and tokens.
  'log.gain': '{player} gagne {what}',
  'log.pay': '{player} paie {what}',
  'log.payTo': '{player} paie {what} à {receiver}',
  'log.give': '{player} donne {what} à {receiver}',
  'log.giveNobody': '{player} remet {what} dans la réserve',
  'log.putOn': `{player} pose {what} sur ${the}`,

  // Hand.
  'log.draw': `{player} pioche ${cards}`,
  'log.drawThese': '{player} pioche : {cards}',
  'log.discard': `{player} défausse ${cards}`,
  'log.discardThese': '{player} défausse : {cards}',
  'log.giveCards': `{player} donne ${cards} à {receiver}`,
  'log.giveThese': '{player} donne à {receiver} : {cards}',
  'log.giveCardsNobody': `{player} défausse ${cards}, car personne ne peut en recevoir`,

  // Playing cards.
  'log.play': `{player} joue ${the}${source}`,

  // City.
  'log.occupy': `{player} occupe ${the}`,
  'log.layIn': `<up>${the}</up> ${select('g', { mp: 'vont', fp: 'vont', other: 'va' })} dans la ville de {owner}`,
  'log.leave': `<up>${the}</up> ${select('g', { mp: 'quittent', fp: 'quittent', other: 'quitte' })} la ville de {owner}${whereto}`,
  'log.activate': `{player} active ${the}`,
  'log.copy': `{player} copie ${the} dans la ville de {owner}`,
  'log.trigger': `{player} utilise ${the}`,

  // Meadow and piles.
  'log.meadowTake': '{player} prend dans la Prairie : {cards}',
  'log.meadowDiscard': '{player} défausse de la Prairie : {cards}',
  'log.meadowFill': 'Nouveau dans la Prairie : {cards}',
  'log.reveal': `{player} révèle ${select('from', {
    discard: 'de la défausse',
    hand: 'de sa main',
    other: 'de la pioche',
  })} : {cards}`,
  'log.revealedDiscard': 'Défausse : {cards}',
  'log.revealedHand': '{player} prend en main : {cards}',
  'log.shuffle': 'La défausse est mélangée et devient la nouvelle pioche',

  // Events.
  'log.achieve': '{player} accomplit l’Événement « {event} »',
  'log.putOnEvent': '{player} pose {what} sur l’Événement « {event} »',
  'log.putTheseUnderEvent': '{player} glisse sous l’Événement « {event} » : {cards}',

  // Dice.
  'log.die': 'Le dé indique {n}',

  // Said of cards of several boxes.
  'log.nameType': '{player} nomme un type de carte : {type}',
};
