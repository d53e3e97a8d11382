/** What only Corrin Evertail says, in German. */

export const de = {
  // Rules on cards.
  'opp.eachDraws': 'jede andere Person zieht {what}',

  // The form of a new table.
  'form.box.corrin': '5 Karten einer sagenhaften Maus.',
};
