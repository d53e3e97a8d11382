/** Il punteggio: the score sheet, in Italian. */
import { count } from '@evervale/kernel/text';

export const score = {
  // Lines of the sheet.
  'score.line.cards': 'Carte',
  'score.line.tokens': 'Segnalini punto',
  'score.line.prosperity': 'Bonus Prosperità',
  'score.line.journey': 'Viaggio',
  'score.line.basicEvents': 'Eventi base',
  'score.line.specialEvents': 'Eventi speciali',
  'score.line.award': 'Premio reale',
  'score.line.adornments': 'Ornamenti',
  'score.line.wonders': 'Meraviglie',
  'score.line.pearls': 'Perle',
  'score.line.discoveries': 'Scoperte',
  'score.line.expedition': 'Spedizione',
  'score.line.visitors': 'Visitatori',
  'score.line.total': 'Totale',

  // Lines that only Rugwort has.
  'score.line.fullness': 'Slot liberi nella tua città',

  // Ties.
  'score.tie.events': `{player} vince lo spareggio con ${count('Evento', 'Eventi')}`,
  'score.tie.resources': `{player} vince lo spareggio con ${count('risorsa rimasta', 'risorse rimaste')}`,
  'score.tie.shared':
    'Parità di punti, Eventi e risorse rimaste: {players} si dividono la vittoria',
};
