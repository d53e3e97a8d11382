/** What the terminal says about Everdell, in French. */
import type { EverdellWords } from './index.ts';

export const fr: EverdellWords = {
  'ui.meadow': 'Prairie',
  'ui.basic': 'Lieux de base',
  'ui.forest': 'Forêt',
  'ui.events': 'Événements',
  'ui.city': 'Votre ville',
  'ui.cityOf': 'La ville de {player}',
  'ui.revealed': 'Révélé',
  'ui.deck': 'pioche {n}',
  'ui.discard': 'défausse {n}',
  'ui.workers': 'ouvriers {n}/{all}',
  'ui.spaces': 'ville {n}/{all}',
  'ui.fromHand': 'main',
  'ui.fromMeadow': 'Prairie {n}',
  'ui.confirmPass': 'Vous pourriez encore faire autre chose. Passer quand même ?',
  'ui.do.info': 'montre une carte, un lieu ou un Événement',
  'ui.do.look': 'montre une ville en détail',
  'ui.setup.year': 'Quelle année ?',
  'ui.setup.modules':
    'Modules qui renforcent {opponent} (espace pour cocher, Entrée pour continuer)',
  'ui.help.goal':
    'À votre tour, placez un ouvrier, jouez une carte ou préparez-vous pour la saison suivante. Qui a le plus de points à la fin gagne.',
  'ui.help.places': '[A] accueille un ouvrier, (A) autant qu’on veut',
  'ui.help.marks': '• occupé, ★ jetons Point, # prisonniers, les lettres sont des ouvriers',
};
