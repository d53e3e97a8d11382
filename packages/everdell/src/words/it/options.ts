/** Che cosa si può scegliere: what a player can pick, in Italian. */
import { select } from '@evervale/kernel/text';
import { points, theSeason } from './grammar.ts';

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
  'spot.meadow': 'carta {n} del Prato',
  'spot.aside': 'accanto al tabellone',

  // Actions.
  'option.place': 'Colloca un lavoratore: {place}',
  'option.playHand': 'Gioca {card} dalla mano',
  'option.playMeadow': 'Gioca {card} dal Prato ({n})',
  'option.prepare': `Preparati per ${theSeason}`,
  'option.pass': 'Passa fino alla fine della partita',

  // Ways to pay for a card.
  'option.pay': 'Paga {what}',
  'option.free': 'Gioca gratis',
  'option.occupy': 'Metti un segnalino occupato sulla tua carta {card}',
  'option.discardForLess': 'Scarta la tua carta {card} e paga {what} in meno',
  'option.prisoner': 'Infila {card} sotto la tua carta {prison} per pagare meno',
  'option.swapAny': 'Usa la tua carta {card}: sostituisci 1 risorsa',

  // Answers.
  'option.done': 'Fatto',
  'option.none': 'Rinuncia',

  // Things.
  'option.amount': '{n}',
  'option.resource': '{what}',
  'option.card': '{card}',
  'option.meadowCard': '{card} (Prato, {n})',
  'option.opponent': '{player}',
  'option.location': '<up>{place}</up>',
  'option.worker': 'Lavoratore: {place}',
  'option.pile': select('pile', { discard: 'Pila degli scarti', other: 'Mazzo' }),

  // Deeds.
  'option.put': 'Metti {what} lì sopra',
  'option.copy': 'Copia {card} nella città di {player}',
  'option.intoCity': 'Nella città di {player}',
  'option.toHand': 'Nella tua mano',
  'option.underEvent': 'Sotto l’Evento «{event}»',
  'option.toDiscard': 'Nella pila degli scarti',

  // Boxes.
  'option.effect': '<up>{text}</up>',
  'option.turnOver': 'Rivela 1 carta per 1 rametto',
  'option.type': '{type}',
  'option.market': select('act', { buy: 'Compra: {good}', other: 'Vendi: {good}' }),
  'option.playLegend': 'Gioca la tua carta Leggendaria {card}',
  'option.replaceNamed': 'Scarta al suo posto la tua carta {card}',
  'option.layOn': 'Mettila sulla tua carta {card} e paga {what} in meno',
  'option.spendTokens': 'Restituisci {tokens} dalla tua carta {card} e paga {what} in meno',
  'option.playArchive': 'Gioca {card} dalle carte messe da parte',
  'option.playPile': 'Gioca {card} dalla pila',
  'option.power': '{power}',
  'option.treasure': 'Restituisci {what} dal tuo potere: una risorsa e una carta',
  'option.standIn': '{what} invece di {any}',
  'option.drawOne': 'Pesca 1 carta',
  'option.takeDouble': 'Riprendi {what} e un’altra dello stesso tipo',
  'option.giveTop': 'Dai la prima carta della tua pila (a {player})',
};
