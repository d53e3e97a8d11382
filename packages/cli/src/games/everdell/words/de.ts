/** What the terminal says about Everdell, in German. */
import type { EverdellWords } from './index.ts';

export const de: EverdellWords = {
  'ui.meadow': 'Wiese',
  'ui.basic': 'Einfache Orte',
  'ui.forest': 'Wald',
  'ui.events': 'Ereignisse',
  'ui.city': 'Deine Stadt',
  'ui.cityOf': 'Stadt von {player}',
  'ui.revealed': 'Aufgedeckt',
  'ui.deck': 'Stapel {n}',
  'ui.discard': 'Ablage {n}',
  'ui.workers': 'Tiere {n}/{all}',
  'ui.spaces': 'Stadt {n}/{all}',
  'ui.fromHand': 'Hand',
  'ui.fromMeadow': 'Wiese {n}',
  'ui.confirmPass': 'Du könntest noch etwas anderes tun. Trotzdem aufhören?',
  'ui.do.info': 'zeigt eine Karte, einen Ort oder ein Ereignis',
  'ui.do.look': 'zeigt eine Stadt genau',
  'ui.setup.year': 'Welches Jahr?',
  'ui.setup.modules': 'Module, die {opponent} stärker machen (Leertaste markiert, Enter weiter)',
  'ui.help.goal':
    'In deinem Zug setzt du 1 Tier ein, spielst 1 Karte aus oder bereitest dich auf die nächste Jahreszeit vor. Wer am Ende die meisten Punkte hat, gewinnt.',
  'ui.help.places': '[A] fasst 1 Tier, (A) beliebig viele',
  'ui.help.marks': '• besetzt, ★ Punkte-Marker, # Gefangene, Buchstaben sind Tiere',
};
