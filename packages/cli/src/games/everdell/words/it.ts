/** What the terminal says about Everdell, in Italian. */
import type { EverdellWords } from './index.ts';

export const it: EverdellWords = {
  'ui.meadow': 'Prato',
  'ui.basic': 'Luoghi Base',
  'ui.forest': 'Foresta',
  'ui.events': 'Eventi',
  'ui.city': 'La tua città',
  'ui.cityOf': 'La città di {player}',
  'ui.revealed': 'Rivelate',
  'ui.deck': 'mazzo {n}',
  'ui.discard': 'scarti {n}',
  'ui.workers': 'lavoratori {n}/{all}',
  'ui.spaces': 'città {n}/{all}',
  'ui.fromHand': 'mano',
  'ui.fromMeadow': 'Prato {n}',
  'ui.confirmPass': 'Potresti ancora fare altro. Passi lo stesso?',
  'ui.do.info': 'mostra una carta, un luogo o un Evento',
  'ui.do.look': 'mostra una città nel dettaglio',
  'ui.setup.year': 'Quale anno?',
  'ui.setup.modules': 'Moduli che rafforzano {opponent} (spazio segna, Invio continua)',
  'ui.help.goal':
    'Nel tuo turno colloca un lavoratore, gioca una carta o preparati per la stagione seguente. Chi ha più punti alla fine vince.',
  'ui.help.places': '[A] accoglie un lavoratore, (A) quanti si vuole',
  'ui.help.marks': '• occupata, ★ segnalini punto, # prigionieri, le lettere sono lavoratori',
};
