/** Che cosa si può scegliere: what a player can pick, in Italian. */
import { points, theSeason } from './grammar.ts';

export const options = {
  // Where a worker can stand.
  'place.basic': 'luogo Base ({place})',
  'place.forest': 'luogo Foresta ({place})',
  'place.journey': `Viaggio (${points})`,
  'place.event': 'Evento «{event}»',
  'place.card': '{card} nella città di {player}',
  'place.meadow': 'carta {n} del Prato',
  'place.beside': 'accanto al tabellone',
  'place.supply': 'non ancora collocato',

  // Actions.
  'option.place': 'Colloca un lavoratore: {place}',
  'option.playHand': 'Gioca {card} dalla mano',
  'option.playMeadow': 'Gioca {card} dal Prato ({n})',
  'option.prepare': `Preparati per ${theSeason}`,
  'option.pass': 'Passa fino alla fine della partita',

  // Ways to pay for a card.
  'option.pay': 'Paga il costo',
  'option.payWhat': 'Paga {what}',
  'option.paySwap': 'Paga il costo sostituendo 1 risorsa',
  'option.swap': 'Paga {a} al posto di {b}',
  'option.occupy': 'Metti un segnalino occupato sulla tua carta {card}',
  'option.sacrifice': 'Scarta la tua carta {card} per pagare meno',
  'option.imprison': 'Imprigiona {card} per pagare meno',
  'option.free': 'Gioca gratis',

  // Answers.
  'option.done': 'Fatto',
  'option.none': 'Nessuna',
  'option.skip': 'Salta',
  'option.yes': 'Sì',
  'option.no': 'No',

  // Things.
  'option.amount': '{n}',
  'option.resource': '<up>{resource}</up>',
  'option.store': '{what}',
  'option.card': '{card}',
  'option.meadowCard': '{card} (Prato, {n})',
  'option.copy': '{card} nella città di {player}',
  'option.under': '{card}: sotto l’Evento',
  'option.player': '{player}',
  'option.location': '<up>{place}</up>',
  'option.worker': 'Lavoratore: {place}',
  'option.pile.deck': 'Mazzo',
  'option.pile.discard': 'Pila degli scarti',
};
