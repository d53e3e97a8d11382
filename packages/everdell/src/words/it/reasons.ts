/** Perché non si può: why something is not possible, in Italian. */
import { count, plural } from '@evervale/kernel/text';
import { points } from './grammar.ts';

export const reasons = {
  // Turn.
  'reason.not-your-turn': 'Non tocca a te',
  'reason.finished': 'Hai finito la partita',
  'reason.game-over': 'La partita è finita',
  'reason.not-offered': 'Questa scelta non è disponibile',
  'reason.only-in-autumn': 'Solo in autunno',
  'reason.not-in-autumn': 'Non in autunno',

  // Playing cards.
  'reason.resources-short': 'Ti occorre ancora: {what}',
  'reason.one-advantage': 'Una sola abilità per carta giocata',
  'reason.worth-too-much': `Vale più di ${points}`,
  'reason.city-full': 'La tua città è piena',
  'reason.unique-in-city': 'Questa carta è Unica e già nella tua città',
  'reason.no-card-to-play': 'Nessuna carta può essere giocata in questo modo',
  'reason.no-city-for-it': 'Nessuna città avversaria può accogliere questa carta',
  'reason.no-construction': 'Nessuna Costruzione da sostituire nella tua città',
  'reason.no-critter': 'Nessun Animale da imprigionare nella tua città',
  'reason.second-cell': 'La seconda cella richiede 1 {noun} nella tua città',
  'reason.nothing-to-activate': 'Nessuna carta Produzione da attivare',
  'reason.nothing-to-copy': 'Nessuna carta Produzione da copiare',

  // Workers and places.
  'reason.no-worker': 'Nessun lavoratore disponibile',
  'reason.occupied': 'Già occupato',
  'reason.already-there': 'Hai già un lavoratore lì',
  'reason.worker-there': 'Lì c’è un lavoratore di {player}',
  'reason.not-open': 'Non aperta agli altri giocatori',
  'reason.second-spot': 'La seconda casella richiede 1 {noun} nella tua città',
  'reason.nothing-stored': 'Su questa carta non c’è nulla',
  'reason.no-effect': 'Lì non succederebbe nulla',
  'reason.workers-left': `Hai ancora ${count('lavoratore', 'lavoratori')} da collocare`,
  'reason.no-worker-to-move': 'Nessuno dei tuoi lavoratori può essere spostato',
  'reason.no-location': 'Non c’è alcun luogo che puoi usare',
  'reason.no-location-here': 'Lì non si può collocare un lavoratore',
  'reason.permanent': 'Questo lavoratore resta fino alla fine della partita',

  // Hand, city and piles.
  'reason.hand-short': plural('Ti manca # carta in mano', 'Ti mancano # carte in mano'),
  'reason.hand-full': 'La tua mano è piena',
  'reason.hand-empty': 'La tua mano è vuota',
  'reason.city-cards-short': plural('Ti manca # carta in città', 'Ti mancano # carte in città'),
  'reason.meadow-empty': 'Il Prato è vuoto',
  'reason.piles-empty': 'Il mazzo e la pila degli scarti sono vuoti',
  'reason.meadow-blocked': 'Su questa carta del Prato c’è un lavoratore di Rugwort',
  'reason.no-receiver': 'Nessuno può ricevere nulla',

  // Events.
  'reason.achieved': 'Già realizzato da {player}',
  'reason.requirement': 'Nella tua città manca ancora: {what}',
};
