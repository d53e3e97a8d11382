/** Perché non si può: why something is not possible, in Italian. */
import { count, plural } from '@evervale/kernel/text';
import { points } from './grammar.ts';

export const reasons = {
  // Turn.
  'reason.notYourTurn': 'Non tocca a te',
  'reason.finished': 'Hai finito la partita',
  'reason.gameOver': 'La partita è finita',
  'reason.notOffered': 'Questa scelta non è disponibile',
  'reason.onlyAutumn': 'Solo in autunno',
  'reason.notAutumn': 'Non in autunno',

  // Playing cards.
  'reason.short': 'Ti occorre ancora: {what}',
  'reason.oneAdvantage': 'Una sola abilità per carta giocata',
  'reason.worthTooMuch': `Vale più di ${points}`,
  'reason.cityFull': 'La tua città è piena',
  'reason.unique': '{card}: carta Unica, già nella tua città',
  'reason.noPlay': 'Nessuna carta può essere giocata in questo modo',
  'reason.noCityForIt': 'Nessuna città avversaria può accogliere questa carta',
  'reason.noConstruction': 'Nessuna Costruzione da sostituire nella tua città',
  'reason.noCritter': 'Nessun Animale da imprigionare nella tua città',
  'reason.secondCell': 'La seconda cella richiede 1 {noun} nella tua città',
  'reason.noProduction': 'Nessuna carta Produzione da attivare',
  'reason.nothingToCopy': 'Nessuna carta Produzione da copiare',

  // Workers and places.
  'reason.noWorker': 'Nessun lavoratore disponibile',
  'reason.occupied': 'Già occupato',
  'reason.ownWorkerThere': 'Hai già un lavoratore lì',
  'reason.workerThere': 'Lì c’è un lavoratore di {player}',
  'reason.notOpen': 'Non aperta agli altri giocatori',
  'reason.secondSpot': 'La seconda casella richiede 1 {noun} nella tua città',
  'reason.nothingOn': 'Sulla carta {card} non c’è nulla',
  'reason.noEffect': 'Lì non succederebbe nulla',
  'reason.workersLeft': `Hai ancora ${count('lavoratore', 'lavoratori')} da collocare`,
  'reason.noMovable': 'Nessuno dei tuoi lavoratori può essere spostato',
  'reason.noRepeat': 'Non hai lavoratori su un luogo Base o Foresta',
  'reason.noLocation': 'Non c’è alcun luogo che puoi usare',
  'reason.notHere': 'Lì non si può collocare un lavoratore',
  'reason.permanent': 'Questo lavoratore resta fino alla fine della partita',

  // Hand, city and piles.
  'reason.handShort': plural('Ti manca # carta in mano', 'Ti mancano # carte in mano'),
  'reason.handFull': 'La tua mano è piena',
  'reason.handEmpty': 'La tua mano è vuota',
  'reason.cityShort': plural('Ti manca # carta in città', 'Ti mancano # carte in città'),
  'reason.meadowEmpty': 'Il Prato è vuoto',
  'reason.pilesEmpty': 'Il mazzo e la pila degli scarti sono vuoti',
  'reason.meadowBlocked': 'Su questa carta del Prato c’è un lavoratore di {player}',
  'reason.noReceiver': 'Nessuno può ricevere nulla',

  // Events.
  'reason.achieved': 'Già realizzato da {player}',
  'reason.missing': 'Nella tua città manca ancora: {what}',
};
