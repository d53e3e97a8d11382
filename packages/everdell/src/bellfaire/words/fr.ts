/** What only Bellfaire says, in French. */
import { select } from '@evervale/kernel/text';

export const fr = {
  // Clauses.
  't.market': select('act', { buy: 'Achat', other: 'Vente' }),

  // Rules on cards.
  'market.buy': 'achetez 1 marchandise du panneau Achat et placez-la au panneau Vente',
  'market.sell': 'vendez 1 marchandise du panneau Vente et placez-la au panneau Achat',
  'award.most':
    '{first} points à qui a le plus de {cards} dans sa ville, {second} points au deuxième',

  // Prompts.
  'prompt.market': 'Quelle marchandise achetez-vous ou vendez-vous ?',

  // Options.
  'option.market': select('act', { buy: 'Acheter : {good}', other: 'Vendre : {good}' }),

  // The log.
  'log.market': select('act', {
    buy: '{player} achète au Marché : {good}',
    other: '{player} vend au Marché : {good}',
  }),

  // The form of a new table.
  'form.box.bellfaire-forest': 'D’autres cartes Forêt où envoyer des ouvriers.',
  'form.box.bellfaire-events': 'Des Événements spéciaux qui demandent des types de cartes.',
  'form.box.flower-festival': 'Un Événement de base pour une ville aux cinq types de cartes.',
  'form.box.royal-award': 'Des points à la fin pour qui a le plus de cartes d’une sorte.',
  'form.box.market': 'Un lieu où l’on achète et vend des marchandises.',
};
