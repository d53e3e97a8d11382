/** Was geschehen ist: the log, in German. */
import { count, select } from '@evervale/kernel/text';
import { season, theAcc, theNom } from './grammar.ts';

const cards = count('Karte', 'Karten');
// "mit" takes the dative.
const withPoints = `mit ${count('Punkt', 'Punkten')}`;
const source = select('from', {
  hand: ' von der Hand',
  meadow: ' von der Wiese',
  station: ' vom Bahnhof',
  other: '',
});
const whereto = select('where', {
  prison: ' und wird eingesperrt',
  event: ' und kommt unter 1 Ereignis',
  other: '',
});

export const log = {
  // Course of the game.
  'log.season': `{player} bereitet sich auf den ${season} vor`,
  'log.pass': '{player} hört auf',
  'log.end': 'Das Spiel ist zu Ende',
  'log.win': `{player} gewinnt ${withPoints}`,
  'log.winShared': `{players} teilen sich den Sieg ${withPoints}`,

  // Workers and places.
  'log.place': '{player} setzt 1 Tier ein: {place}',
  'log.placeKind': '{player} setzt {worker} ein: {place}',
  'log.move': '{player} versetzt 1 Tier: {from} → {place}',
  'log.recall': `{player} holt ${count('Tier', 'Tiere')} zurück`,
  'log.newWorkers': `{player} erhält ${count('neues Tier', 'neue Tiere')}`,
  'log.workerLost': '{player} verliert 1 Tier bis zum Spielende',
  'log.workerAside': '1 Tier von {player} kommt neben den Spielplan',
  'log.kidnap': '{player} verlässt die Orte endgültig und nimmt 1 Tier von {owner} mit',
  'log.use': '{player} nutzt 1 Ort: {place}',

  // Resources and tokens.
  'log.gain': '{player} nimmt sich {what}',
  'log.pay': '{player} zahlt {what}',
  'log.payTo': '{player} zahlt {what} an {receiver}',
  'log.give': '{player} gibt {what} an {receiver}',
  'log.giveNobody': '{player} gibt {what} in den Vorrat zurück',
  'log.putOn': `{player} legt {what} auf ${theAcc}`,

  // Hand.
  'log.draw': `{player} zieht ${cards}`,
  'log.drawThese': '{player} zieht: {cards}',
  'log.discard': `{player} wirft ${cards} ab`,
  'log.discardThese': '{player} wirft ab: {cards}',
  'log.giveCards': `{player} gibt ${cards} an {receiver}`,
  'log.giveThese': '{player} gibt an {receiver}: {cards}',
  'log.giveCardsNobody': `{player} wirft ${cards} ab, weil niemand Karten nehmen kann`,

  // Playing cards.
  'log.play': `{player} spielt ${theAcc}${source} aus`,

  // City.
  'log.occupy': `{player} besetzt ${theAcc}`,
  'log.layIn': `${theNom} kommt in die Stadt von {owner}`,
  'log.leave': `${theNom} verlässt die Stadt von {owner}${whereto}`,
  'log.activate': `{player} aktiviert ${theAcc}`,
  'log.copy': `{player} kopiert ${theAcc} in der Stadt von {owner}`,
  'log.trigger': `{player} nutzt ${theAcc}`,

  // Meadow and piles.
  'log.meadowTake': '{player} nimmt von der Wiese: {cards}',
  'log.meadowDiscard': '{player} wirft von der Wiese ab: {cards}',
  'log.meadowFill': 'Neu auf der Wiese: {cards}',
  'log.reveal': `{player} deckt ${select('from', {
    discard: 'vom Ablagestapel',
    hand: 'von der Hand',
    other: 'vom Nachziehstapel',
  })} auf: {cards}`,
  'log.revealedDiscard': 'Abgeworfen: {cards}',
  'log.revealedHand': '{player} nimmt auf die Hand: {cards}',
  'log.shuffle': 'Der Ablagestapel wird gemischt und zum neuen Nachziehstapel',

  // Events.
  'log.achieve': '{player} erledigt das Ereignis „{event}“',
  'log.putOnEvent': '{player} legt {what} auf das Ereignis „{event}“',
  'log.putTheseUnderEvent': '{player} legt unter das Ereignis „{event}“: {cards}',

  // Dice.
  'log.die': 'Der Würfel zeigt {n}',

  // Said of cards of several boxes.
  'log.nameType': '{player} nennt einen Kartentyp: {type}',
};
