/** Le décompte : the score sheet, in French. */
import { count } from '@evervale/kernel/text';

export const score = {
  // Lines of the sheet.
  'score.line.cards': 'Cartes',
  'score.line.tokens': 'Jetons Point',
  'score.line.prosperity': 'Bonus de Prospérité',
  'score.line.journey': 'Voyage',
  'score.line.basicEvents': 'Événements de base',
  'score.line.specialEvents': 'Événements spéciaux',
  'score.line.award': 'Récompense royale',
  'score.line.adornments': 'Parures',
  'score.line.wonders': 'Merveilles',
  'score.line.pearls': 'Perles',
  'score.line.discoveries': 'Découvertes',
  'score.line.expedition': 'Expédition',
  'score.line.visitors': 'Visiteurs',
  'score.line.total': 'Total',

  // Lines that only Rugwort has.
  'score.line.fullness': 'Cases libres de votre ville',

  // Ties.
  'score.tie.events': `{player} départage l’égalité avec ${count('Événement', 'Événements')}`,
  'score.tie.resources': `{player} départage l’égalité avec ${count('ressource restante', 'ressources restantes')}`,
  'score.tie.shared':
    'Égalité de points, d’Événements et de ressources restantes : {players} se partagent la victoire',
};
