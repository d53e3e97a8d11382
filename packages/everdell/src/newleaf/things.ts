/** Cars, visitors and places of Newleaf, to look up. */
import { ofLocation, plain, type EverdellThing } from '../hosted/thing.ts';
import { CARS } from './cars.ts';
import { newleafPlaces } from './places.ts';
import { VISITORS } from './visitors.ts';
import { carText, visitorText } from './words/effects.ts';

const leaf = { kind: 'location', box: 'newleaf', group: 'station' } as const;
export const newleafThings = (): EverdellThing[] => [
  ...newleafPlaces.map(({ id }) => ofLocation(id, 'station', 'newleaf', 'term-location')),
  ...CARS.map(({ id }) =>
    plain({ ...leaf, id, kind: 'car', term: 'newleaf-train-car', text: () => carText(id) }),
  ),
  ...VISITORS.map(({ id, points }) =>
    plain(
      {
        ...leaf,
        id,
        kind: 'visitor',
        group: 'visitor',
        term: 'newleaf-visitor',
        text: () => visitorText(id),
      },
      { points },
    ),
  ),
];
