/** What only Bellfaire says, in Italian. */
import { select } from '@evervale/kernel/text';

export const it = {
  // Clauses.
  't.market': select('act', { buy: 'Acquisto', other: 'Vendita' }),

  // Rules on cards.
  'market.buy': 'compra 1 merce dall’insegna Acquisto e spostala all’insegna Vendita',
  'market.sell': 'vendi 1 merce dall’insegna Vendita e spostala all’insegna Acquisto',
  'award.most': '{first} punti a chi ha più {cards} in città, {second} punti al secondo',

  // Prompts.
  'prompt.market': 'Quale merce compri o vendi?',

  // Options.
  'option.market': select('act', { buy: 'Compra: {good}', other: 'Vendi: {good}' }),

  // The log.
  'log.market': select('act', {
    buy: '{player} compra al Mercato: {good}',
    other: '{player} vende al Mercato: {good}',
  }),

  // The form of a new table.
  'form.box.bellfaire-forest': 'Altre carte Foresta dove mandare i lavoratori.',
  'form.box.bellfaire-events': 'Eventi speciali che chiedono tipi di carte.',
  'form.box.flower-festival': 'Un Evento base per una città con tutti e cinque i tipi di carte.',
  'form.box.royal-award': 'Punti alla fine per chi ha più carte di un genere.',
  'form.box.market': 'Un luogo dove si comprano e si vendono merci.',
};
