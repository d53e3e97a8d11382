/** Constructions that only take up space: 15 of them fill a city, and there is no Farm among them. */
const THREE_OF_EACH = ['mine', 'inn', 'twig-barge', 'resin-refinery', 'general-store'];

export function spaces(n: number): string[] {
  return THREE_OF_EACH.flatMap((card) => [card, card, card]).slice(0, n);
}

/** The same for a second city at the table, with Farms. */
const OTHERS = [
  ...Array<string>(8).fill('farm'),
  'storehouse',
  'storehouse',
  'storehouse',
  'post-office',
  'post-office',
  'post-office',
  'ruins',
];

export function otherSpaces(n: number): string[] {
  return OTHERS.slice(0, n);
}
