/** What only the Farms of the seasons say, in German. */

export const de = {
  // The form of a new table.
  'form.box.farms': '8 Farmen der Jahreszeiten, nach eigenem Entwurf.',
};
