/** Perché non si può: why something is not possible, in Italian. */
import { count, plural } from '@evervale/kernel/text';
import { onThe, yourCard } from './grammar.ts';

export const reasons = {
  // Turn.
  'reason.onlyAutumn': 'Solo in autunno',
  'reason.notAutumn': 'Dopo l’autunno non ci sono altre stagioni',

  // Playing cards.
  'reason.short': 'Manca ancora: {what}',
  'reason.shortWith': `Manca ancora: {what}, anche con ${yourCard}`,
  'reason.shortOrNamed': 'Manca ancora: {what}, e nessuna carta {noun} da scartare',
  'reason.cityFull': 'La tua città è piena',
  'reason.unique': '{card}: carta Unica, già nella tua città',
  'reason.noPlay': 'Nessuna carta può essere giocata in questo modo',
  'reason.noCityForIt': 'Nessuna città avversaria può accogliere questa carta',
  'reason.noConstruction': 'Nessuna Costruzione da sostituire nella tua città',

  // Workers and places.
  'reason.noWorker': 'Nessun lavoratore disponibile',
  'reason.occupied': 'Già occupato',
  'reason.ownWorkerThere': 'Hai già un lavoratore lì',
  'reason.notOpen': 'Non aperta agli altri giocatori',
  'reason.secondSpot': 'La seconda casella richiede 1 {noun} nella tua città',
  'reason.nothingOn': `<up>${onThe}</up> non c’è nulla`,
  'reason.noEffect': 'Lì non succederebbe nulla',
  'reason.meadowEmpty': 'Nel Prato non c’è nessuna carta per questo',
  'reason.cityShort': 'Non ci sono abbastanza carte nella tua città',
  'reason.noProduction': 'Nessuna carta Produzione da attivare',
  'reason.noLocation': 'Nessun luogo può essere usato',
  'reason.noMovable': 'Nessuno dei tuoi lavoratori può essere spostato',
  'reason.workersLeft': `Hai ancora ${count('lavoratore', 'lavoratori')} da collocare`,

  // Hand, city and piles.
  'reason.handShort': plural('Ti manca # carta in mano', 'Ti mancano # carte in mano'),
  'reason.handFull': 'La tua mano è piena',
  'reason.handEmpty': 'La tua mano è vuota',
  'reason.pilesEmpty': 'Il mazzo e la pila degli scarti sono vuoti',
  'reason.meadowBlocked': 'Su questa carta del Prato c’è un lavoratore di {player}',

  // Events.
  'reason.achieved': 'Già realizzato da {player}',
  'reason.missing': 'Da aggiungere alla tua città: {what}',
  'reason.legendThere': '{card} ha preso il suo posto nella tua città',
  'reason.noEvent': 'Nessun Evento può essere realizzato',
};
