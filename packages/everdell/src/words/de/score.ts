/** Die Wertung: the score sheet, in German. */
import { count } from '@evervale/kernel/text';
import { points } from './grammar.ts';

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
  'score.line.rugwortProsperity': 'Wohlstandskarten',
  'score.line.rugwortCards': 'Andere Karten',
  'score.line.rugwortEvents': 'Besondere Ereignisse, die du nicht erledigt hast',
  'score.line.fullness': 'Leere Plätze in deiner Stadt',

  // What a line is made of.
  'score.item.card': `{card}: ${points}`,
  'score.item.event': `{event}: ${points}`,
  'score.item.supply': `Im Vorrat: ${points}`,
  'score.item.tokensOn': `Auf der Karte {card}: ${points}`,
  'score.item.worker': `Tier auf der Reise: ${points}`,

  // Ties.
  'score.tie.events': `{player} gewinnt den Gleichstand mit ${count('Ereignis', 'Ereignissen')}`,
  'score.tie.resources': `{player} gewinnt den Gleichstand mit ${count('übrigen Ressource', 'übrigen Ressourcen')}`,
  'score.tie.shared':
    'Gleich viele Punkte, Ereignisse und übrige Ressourcen: {players} teilen sich den Sieg',
};
