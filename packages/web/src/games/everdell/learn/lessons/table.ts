/** What lies on the table in every lesson. */
export const FOREST = ['forest-three-berries', 'forest-twig-resin-berry', 'forest-two-any'];

const EVENTS = ['a-well-run-city', 'tax-relief', 'the-everdell-games', 'under-new-management'];

export const MEADOW = [
  'mine',
  'castle',
  'wife',
  'twig-barge',
  'general-store',
  'teacher',
  'ruins',
  'lookout',
];

export const TABLE = { meadow: MEADOW, forest: FOREST, events: EVENTS, rest: true };
