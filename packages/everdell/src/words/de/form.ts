/** What is asked when a table is set up, and answers given ahead, in German. */
export const form = {
  'form.boxes': 'Schachteln',
  'form.house.prepare': 'Frühe Jahreszeiten',
  'form.house.prepareNote': 'Du darfst dich vorbereiten, obwohl noch Tiere zu Hause sind.',
  'form.house.advantage': 'Richterin auch im Gasthaus',
  'form.house.advantageNote':
    'Zur Ermäßigung durch das Gasthaus oder einen Waldort darf die Richterin dazukommen.',
  'form.mix.title': 'Besondere Ereignisse',
  'form.mix.mixed': 'Alle gemischt',
  'form.mix.half': 'Je zur Hälfte',
  'form.mix.only': 'Nur die der Schachtel',
  'standing.pass': 'Aufhören, sobald ich dran bin',
};
