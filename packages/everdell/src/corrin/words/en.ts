/** What only Corrin Evertail says, in English. */

export const en = {
  // Rules on cards.
  'opp.eachDraws': 'each opponent draws {what}',

  // The form of a new table.
  'form.box.corrin': '5 cards of a legendary mouse.',
};
