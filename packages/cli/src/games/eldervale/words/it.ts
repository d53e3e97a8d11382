/** What the terminal says about Eldervale, in Italian. */
import { count } from '@evervale/kernel/text';
import type { EldervaleWords } from './index.ts';

export const it: EldervaleWords = {
  'ui.map': 'Eldervale',
  'ui.decks': 'Carte Avventura',
  'ui.tableau': 'La tua Plancia',
  'ui.cards': count('carta', 'carte'),
  'ui.stack': `${count('Reame', 'Reami')} nella pila`,
  'ui.turnedUp': 'Rivelato',
  'ui.peace': 'Inizio pacifico',
  'ui.lastTurns': `ancora ${count('turno', 'turni')}`,
  'ui.glory': 'Gloria {n}',
  'ui.ready': 'pronte',
  'ui.tray': 'da evocare',
  'ui.underworld': 'Inframondo',
  'ui.tokens': 'tesori',
  'ui.place': 'Piazza un’Unità',
  'ui.free': 'Azioni gratuite',
  'ui.dwellings.one': 'Dimora',
  'ui.battle': 'Battaglia',
  'ui.battle.about': 'sta per cominciare',
  'ui.battle.join': 'chi si unisce?',
  'ui.battle.count': 'si contano i dadi',
  'ui.battle.add': 'Spade e Incantesimi',
  'ui.battle.rolled': 'dadi tirati',
  'ui.battle.decided': 'decisa',
  'ui.battle.wins': 'vince',
  'ui.battle.cards': 'carte e abilità',
  'ui.dice': count('dado', 'dadi'),
  'ui.do.look': 'mostra la Plancia di un giocatore',
  'ui.help.goal':
    'Nel tuo turno piazza un’Unità o fai un Richiamo. Costruisci Dimore, raccogli carte e potere, vinci battaglie: chi ha più punti alla fine vince.',
  'ui.help.monster': 'Mostro',
  'ui.help.treasure': 'tesori rimasti',
  'ui.help.threat': 'dadi che incontreresti lì',
  'ui.help.orb': 'Sfera',
  'ui.help.vp': 'punti',
  'ui.help.map':
    'Ogni esagono è un Reame con numero e nome; sotto ci sono la Dimora, le Unità per giocatore (Aww: due Lavoratori di A), il pericolo e i tesori.',
};
