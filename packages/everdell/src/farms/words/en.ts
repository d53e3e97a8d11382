/** What only the Farms of the seasons say, in English. */

export const en = {
  // The form of a new table.
  'form.box.farms': '8 farms of the seasons, in our own design.',
};
