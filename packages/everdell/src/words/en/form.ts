/** What is asked when a table is set up, and answers given ahead. */
export const form = {
  'form.boxes': 'Boxes',
  'form.house.prepare': 'Early seasons',
  'form.house.prepareNote': 'You may prepare for the next season while workers are still at home.',
  'form.house.advantage': 'The Judge helps at the Inn, too',
  'form.house.advantageNote':
    'A Judge may be added to what the Inn or a Forest location takes off a cost.',
  'form.mix.title': 'Special Events',
  'form.mix.mixed': 'All mixed',
  'form.mix.half': 'Half of each',
  'form.mix.only': 'Only those of the box',
  'standing.pass': 'Pass as soon as it is my turn',
};
