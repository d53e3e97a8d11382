/** Die Wertung: the score sheet, in German. */
import { count } from '@evervale/kernel/text';

export const score = {
  // Lines of the sheet.
  'score.line.cards': 'Karten',
  'score.line.tokens': 'Punkte-Marker',
  'score.line.prosperity': 'Wohlstandsbonus',
  'score.line.journey': 'Reise',
  'score.line.basicEvents': 'Einfache Ereignisse',
  'score.line.specialEvents': 'Besondere Ereignisse',
  'score.line.award': 'Königliche Auszeichnung',
  'score.line.adornments': 'Schmuckstücke',
  'score.line.wonders': 'Wunder',
  'score.line.pearls': 'Perlen',
  'score.line.discoveries': 'Entdeckungen',
  'score.line.expedition': 'Expedition',
  'score.line.visitors': 'Gäste',
  'score.line.total': 'Gesamt',

  // Lines that only Rugwort has.
  'score.line.fullness': 'Leere Plätze in deiner Stadt',

  // Ties.
  'score.tie.events': `{player} gewinnt den Gleichstand mit ${count('Ereignis', 'Ereignissen')}`,
  'score.tie.resources': `{player} gewinnt den Gleichstand mit ${count('übrigen Ressource', 'übrigen Ressourcen')}`,
  'score.tie.shared':
    'Gleich viele Punkte, Ereignisse und übrige Ressourcen: {players} teilen sich den Sieg',
};
