/** What is asked when a table is set up, and answers given ahead, in Italian. */
export const form = {
  'form.boxes': 'Scatole',
  'form.house.prepare': 'Stagioni anticipate',
  'form.house.prepareNote': 'Ci si può preparare anche con lavoratori ancora a casa.',
  'form.house.advantage': 'Il Giudice anche alla Locanda',
  'form.house.advantageNote':
    'Il Giudice si può aggiungere allo sconto della Locanda o di un luogo Foresta.',
  'form.mix.title': 'Eventi speciali',
  'form.mix.mixed': 'Tutti mescolati',
  'form.mix.half': 'Metà e metà',
  'form.mix.only': 'Solo quelli della scatola',
  'standing.pass': 'Passa appena tocca a me',
};
