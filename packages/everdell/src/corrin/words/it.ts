/** What only Corrin Evertail says, in Italian. */

export const it = {
  // Rules on cards.
  'opp.eachDraws': 'ogni avversario pesca {what}',

  // The form of a new table.
  'form.box.corrin': '5 carte di un topo leggendario.',
};
