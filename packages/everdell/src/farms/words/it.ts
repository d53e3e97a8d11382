/** What only the Farms of the seasons say, in Italian. */

export const it = {
  // The form of a new table.
  'form.box.farms': '8 fattorie delle stagioni, di nostra invenzione.',
};
