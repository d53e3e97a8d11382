/** What only Bellfaire says, in German. */
import { select } from '@evervale/kernel/text';

export const de = {
  // Clauses.
  't.market': select('act', { buy: 'Kaufen', other: 'Verkaufen' }),

  // Rules on cards.
  'market.buy': 'kaufe 1 Ware am Kaufschild und lege sie zum Verkaufsschild',
  'market.sell': 'verkaufe 1 Ware am Verkaufsschild und lege sie zum Kaufschild',
  'award.most':
    '{first} Punkte für die meisten {cards} in einer Stadt, {second} Punkte für die zweitmeisten',

  // Prompts.
  'prompt.market': 'Welche Ware kaufst oder verkaufst du?',

  // Options.
  'option.market': select('act', { buy: 'Kaufen: {good}', other: 'Verkaufen: {good}' }),

  // The log.
  'log.market': select('act', {
    buy: '{player} kauft auf dem Markt: {good}',
    other: '{player} verkauft auf dem Markt: {good}',
  }),

  // The form of a new table.
  'form.box.bellfaire-forest': 'Weitere Waldorte für deine Tiere.',
  'form.box.bellfaire-events': 'Besondere Ereignisse, die Kartentypen verlangen.',
  'form.box.flower-festival': 'Ein Einfaches Ereignis für eine Stadt mit allen fünf Kartentypen.',
  'form.box.royal-award': 'Punkte bei Spielende für die meisten Karten einer Art.',
  'form.box.market': 'Ein Ort, an dem Waren gekauft und verkauft werden.',
};
