/** What only Corrin Evertail says, in French. */

export const fr = {
  // Rules on cards.
  'opp.eachDraws': 'chaque adversaire pioche {what}',

  // The form of a new table.
  'form.box.corrin': '5 cartes d’une souris légendaire.',
};
