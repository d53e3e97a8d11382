/** Awards and goods, to look up. */
import { ofLocation, plain, type EverdellThing } from '../hosted/thing.ts';
import { AWARDS } from './award.ts';
import { GOODS, type Good } from './market.ts';
import { awardText, goodText } from './words/effects.ts';

declare module '../hosted/thing.ts' {
  interface BoxThing {
    readonly good?: Good;
  }
}

const award = {
  kind: 'award',
  group: 'award',
  box: 'royal-award',
  term: 'box-royal-award',
} as const;
export const awardThings = (): EverdellThing[] =>
  AWARDS.map(({ id }) => plain({ ...award, id, text: () => awardText(id) }));

function ofGood(good: Good): EverdellThing {
  const { id, original } = good;
  return plain(
    {
      id,
      kind: 'good',
      group: 'market',
      box: 'market',
      term: 'box-market',
      text: () => goodText(id),
    },
    { good, ...(original && { original }) },
  );
}

export const marketThings = (): EverdellThing[] => [
  ofLocation('market', 'market', 'market', 'term-location'),
  ...GOODS.map(ofGood),
];
