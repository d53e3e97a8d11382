/** Che cosa è successo: the log, in Italian. */
import { count, select } from '@evervale/kernel/text';
import { onThe, points, theCard, theSeason } from './grammar.ts';

const cards = count('carta', 'carte');
const source = select('from', {
  hand: ' dalla mano',
  meadow: ' dal Prato',
  station: ' dalla Stazione',
  other: '',
});
const whereto = select('where', {
  prison: ' e finisce in cella',
  event: ' e va sotto un Evento',
  other: '',
});

export const log = {
  // Course of the game.
  'log.season': `{player} si prepara per ${theSeason}`,
  'log.pass': '{player} passa',
  'log.end': 'La partita è finita',
  'log.win': `{player} vince con ${points}`,
  'log.winShared': `{players} si dividono la vittoria con ${points}`,

  // Workers and places.
  'log.place': '{player} colloca un lavoratore: {place}',
  'log.placeKind': '{player} colloca {worker}: {place}',
  'log.move': '{player} sposta un lavoratore: {from} → {place}',
  'log.recall': `{player} riprende ${count('lavoratore', 'lavoratori')}`,
  'log.newWorkers': `{player} riceve ${count('nuovo lavoratore', 'nuovi lavoratori')}`,
  'log.workerLost': '{player} perde un lavoratore fino alla fine della partita',
  'log.workerAside': 'Un lavoratore di {player} va accanto al tabellone',
  'log.kidnap': '{player} lascia per sempre i luoghi e porta con sé un lavoratore di {owner}',
  'log.use': '{player} usa un luogo: {place}',

  // Resources and tokens.
  'log.gain': '{player} ottiene {what}',
  'log.pay': '{player} paga {what}',
  'log.payTo': '{player} paga {what} a {receiver}',
  'log.give': '{player} dà {what} a {receiver}',
  'log.giveNobody': '{player} rimette {what} nella riserva',
  'log.putOn': `{player} mette {what} ${onThe}`,

  // Hand.
  'log.draw': `{player} pesca ${cards}`,
  'log.drawThese': '{player} pesca: {cards}',
  'log.discard': `{player} scarta ${cards}`,
  'log.discardThese': '{player} scarta: {cards}',
  'log.giveCards': `{player} dà ${cards} a {receiver}`,
  'log.giveThese': '{player} dà a {receiver}: {cards}',
  'log.giveCardsNobody': `{player} scarta ${cards}, perché nessuno può riceverne`,

  // Playing cards.
  'log.play': `{player} gioca ${theCard}${source}`,

  // City.
  'log.occupy': `{player} occupa ${theCard}`,
  'log.layIn': `<up>${theCard}</up> ${select('g', { mp: 'vanno', fp: 'vanno', other: 'va' })} nella città di {owner}`,
  'log.leave': `<up>${theCard}</up> ${select('g', { mp: 'lasciano', fp: 'lasciano', other: 'lascia' })} la città di {owner}${whereto}`,
  'log.activate': `{player} attiva ${theCard}`,
  'log.copy': `{player} copia ${theCard} nella città di {owner}`,
  'log.trigger': `{player} usa ${theCard}`,

  // Meadow and piles.
  'log.meadowTake': '{player} prende dal Prato: {cards}',
  'log.meadowDiscard': '{player} scarta dal Prato: {cards}',
  'log.meadowFill': 'Novità nel Prato: {cards}',
  'log.reveal': `{player} rivela ${select('from', {
    discard: 'dalla pila degli scarti',
    hand: 'dalla mano',
    other: 'dal mazzo',
  })}: {cards}`,
  'log.revealedDiscard': 'Scarti: {cards}',
  'log.revealedHand': '{player} prende in mano: {cards}',
  'log.shuffle': 'La pila degli scarti viene mescolata e diventa il nuovo mazzo',

  // Events.
  'log.achieve': '{player} realizza l’Evento «{event}»',
  'log.putOnEvent': '{player} mette {what} sull’Evento «{event}»',
  'log.putTheseUnderEvent': '{player} infila sotto l’Evento «{event}»: {cards}',

  // Dice.
  'log.die': 'Il dado mostra {n}',

  // Said of cards of several boxes.
  'log.nameType': '{player} nomina un tipo di carta: {type}',
};
