/** What only the Farms of the seasons say, in French. */

export const fr = {
  // The form of a new table.
  'form.box.farms': '8 fermes des saisons, de notre conception.',
};
