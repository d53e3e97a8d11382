/** Che cosa si può scegliere: what a player can pick, in Italian. */
import { select } from '@evervale/kernel/text';
import { fromYour, onYour, points, theCard, theSeason, yourCard } from './grammar.ts';

export const options = {
  // Where a worker can stand.
  'spot.basic': 'luogo Base ({place})',
  'spot.forest': 'luogo Foresta ({place})',
  'spot.haven': 'Rifugio',
  'spot.named': '{place}',
  'spot.journey': `Viaggio (${points})`,
  'spot.event': 'Evento «{event}»',
  'spot.card': '{card}',
  'spot.cardOf': '{card} nella città di {player}',
  'spot.aside': 'accanto al tabellone',

  // What tells copies of a card apart.
  'card.detailed': '{card} ({details})',
  'detail.occupied': 'occupata',
  'detail.paired': 'in coppia',
  'detail.worker': 'lavoratore di {player}',
  'detail.guest': 'slot condiviso',
  'detail.aside': 'senza usarla',
  'detail.place': 'slot {n}',

  // Actions.
  'option.place': 'Colloca un lavoratore: {place}',
  'option.playHand': `Gioca ${theCard} dalla mano`,
  'option.playMeadow': `Gioca ${theCard} dal Prato ({n})`,
  'option.prepare': `Preparati per ${theSeason}`,
  'option.pass': 'Passa: per te la partita è finita',

  // Ways to pay for a card.
  'option.pay': 'Paga {what}',
  'option.free': 'Gioca gratis',
  // What a way leaves to pay: the `pay` of the options below.
  'pay.less': 'paga {what}',
  'pay.nothing': 'non pagare nulla',
  'for.less': 'pagando {what}',
  'for.free': 'gratis',
  'option.occupy': 'Occupa: {noun}',
  'option.discardForLess': `Scarta ${yourCard} e {pay}`,
  'option.prisoner': `Rinchiudi {card} ${select('g', { f: 'nella tua {noun}', p: 'nella tua carta {noun}', other: 'nel tuo {noun}' })} e {pay}`,
  'option.swapAny': `Usa ${yourCard}: sostituisci 1 risorsa`,

  // Answers.
  'option.done': 'Fatto',
  'option.none': 'Rinuncia',

  // Things.
  'option.payFor': 'Paga {what}, ottieni {gain}',
  'option.giveFor': 'Dai {what}, ottieni {gain}',
  'option.resource': '{what}',
  'option.card': '{card}',
  'option.meadowCard': '{card} (Prato, {n})',
  'option.opponent': '{player}',
  'option.location': '<up>{place}</up>',
  'option.worker': 'Lavoratore: {place}',
  'option.workerOfKind': 'Colloca {worker}',
  'option.workerOfKindAt': '{worker} ({place})',
  'option.pile': select('pile', { discard: 'Pila degli scarti', other: 'Mazzo' }),

  // Deeds.
  'option.put': 'Metti {what} lì sopra',
  'option.copy': `Copia ${theCard} nella città di {player}`,
  'option.copyOwn': `Copia ${theCard} nella tua città`,
  'option.intoCity': 'Nella città di {player}',
  'option.toHand': 'Nella tua mano',
  'option.underEvent': 'Sotto l’Evento «{event}»',
  'option.toDiscard': 'Nella pila degli scarti',

  // Boxes.
  'option.effect': '<up>{text}</up>',
  'option.type': '{type}',
  'option.replaceNamed': `Scarta al suo posto ${yourCard}`,
  'option.layOn': `Mettila ${onYour} e {pay}`,
  'option.spendTokens': `Restituisci {tokens} ${fromYour} e {pay}`,
  'option.standIn': '{what} invece di {any}',
};
