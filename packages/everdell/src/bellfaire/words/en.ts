/** What only Bellfaire says, in English. */
import { select } from '@evervale/kernel/text';

export const en = {
  // Clauses.
  't.market': select('act', { buy: 'Buying', other: 'Selling' }),

  // Rules on cards.
  'market.buy': 'buy goods at the buying sign and move them to the selling sign',
  'market.sell': 'sell goods at the selling sign and move them to the buying sign',
  'award.most':
    '{first} points for the most {cards} in a city, {second} points for the second most',

  // Prompts.
  'prompt.market': 'Which goods do you buy or sell?',

  // Options.
  'option.market': select('act', { buy: 'Buy: {good}', other: 'Sell: {good}' }),

  // The log.
  'log.market': select('act', {
    buy: '{player} buys at the Market: {good}',
    other: '{player} sells at the Market: {good}',
  }),

  // The form of a new table.
  'form.box.bellfaire-forest': 'More Forest locations for your workers.',
  'form.box.bellfaire-events': 'Special Events that ask for types of cards.',
  'form.box.flower-festival': 'A basic Event for a city with all five types of cards.',
  'form.box.royal-award': 'Points at the end of the game for the most cards of one kind.',
  'form.box.market': 'A location where goods are bought and sold.',
};
