/** What only the Rugwort cards say, in French. */
import { the, verb } from '../../words/fr/grammar.ts';

export const fr = {
  // Clauses.
  'seq.bothActivate': 'les deux cartes agissent ensuite dans leur nouvelle ville',

  // What a card lets you do.
  'v.steal': verb('déplacer', 'déplacez', '{what} d’une ville adverse vers la vôtre'),
  'v.leaveThere': verb('laisser', 'laissez', 'cette carte à sa place'),
  'v.swapHands': verb('échanger', 'échangez', 'votre main avec celle d’un adversaire'),

  // Rules on cards.
  'advice.confrontation': 'Conseillé aux tables qui aiment la confrontation',

  // Prompts.
  'prompt.exchange': `Quelle carte prenez-vous en échange ? ({noun})`,
  'prompt.swapHands': 'Avec qui échangez-vous votre main ?',

  // The log.
  'log.swapHands': '{player} et {receiver} échangent leurs mains',
  'log.takeOver': `{player} prend ${the} dans la ville de {owner}`,

  // The form of a new table.
  'form.box.rugwort-cards': '3 cartes qui cherchent querelle aux autres.',
};
