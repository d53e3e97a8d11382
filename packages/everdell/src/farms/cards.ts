/** The eight Farms through the seasons (19.7), of our own design: the printed ones were not to be had. */
import { seq, type Effect } from '@evervale/kernel';
import { numbered } from '../content/box.ts';
import { construction, type Card } from '../content/card.ts';
import type { Cost } from '../content/terms.ts';
import { choose } from '../effects/choose.ts';
import { draw } from '../effects/draw.ts';
import { gain, gainAny } from '../effects/gain.ts';

function farm<const Id extends string>(
  id: Id,
  cost: Cost,
  production: Effect,
  rest: Partial<Card> = {},
): Card<Id> {
  return construction(
    id,
    {
      rarity: 'common',
      color: 'production',
      cost,
      points: 1,
      copies: 1,
      countsAs: 'farm',
      original: true,
      production,
      ...rest,
    },
    'farms',
  );
}

const cards = [
  farm('farm-winter-1', { twig: 1, resin: 1 }, choose(gain({ twig: 1 }), draw(1))),
  farm('farm-winter-2', { twig: 2, pebble: 1 }, choose(gain({ berry: 1 }), gain({ resin: 1 }))),
  farm('farm-spring-1', { twig: 3 }, gain({ berry: 1 })),
  farm('farm-spring-2', { twig: 1, resin: 2 }, choose(gain({ berry: 1 }), draw(2))),
  farm('farm-summer-1', { twig: 2, resin: 2 }, seq(gain({ berry: 1 }), draw(1))),
  farm('farm-summer-2', { twig: 1, resin: 1, pebble: 1 }, gain({ berry: 1 }), { space: 'none' }),
  farm('farm-autumn-1', { resin: 2 }, gain({ point: 1 })),
  farm('farm-autumn-2', { resin: 2, pebble: 1 }, gainAny(1)),
];

export const farms = [numbered(63, cards)];
