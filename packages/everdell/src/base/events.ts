/** The four basic and sixteen special Events of the base game. */
import { seq } from '@evervale/kernel';
import type { GameEventCard } from '../content/board.ts';
import type { Color } from '../content/terms.ts';
import { discardCity } from '../effects/city.ts';
import { each, times } from '../effects/count.ts';
import { draw } from '../effects/draw.ts';
import { putOnEvent, studyScrolls, tuckUnder } from '../effects/event.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { spread } from '../effects/spread.ts';
import { pay } from '../effects/pay.ts';
import { activateAll } from '../effects/production.ts';
import { recallOne } from '../effects/worker.ts';

function basic(id: string, color: Color, n: number): GameEventCard {
  return { id, box: 'base', needs: { colors: { [color]: n } }, points: 3 };
}

function special(
  id: string,
  cards: readonly string[],
  rest: Omit<GameEventCard, 'id' | 'box' | 'needs'>,
): GameEventCard {
  return { id, box: 'base', needs: { cards }, ...rest };
}

export const basicEvents: readonly GameEventCard[] = [
  basic('city-monument', 'governance', 3),
  basic('grand-tour', 'destination', 3),
  basic('harvest-festival', 'production', 4),
  basic('cartographers-expedition', 'traveler', 3),
];

export const specialEvents: readonly GameEventCard[] = [
  special('a-brilliant-marketing-plan', ['shopkeeper', 'post-office'], {
    points: 0,
    effect: spread(3, 'resources', gain({ point: 2 }, times(1))),
  }),
  special('a-well-run-city', ['chip-sweep', 'clock-tower'], { points: 4, effect: recallOne() }),
  special('an-evening-of-fireworks', ['lookout', 'miner-mole'], {
    points: 0,
    effect: putOnEvent(3, ['twig']),
    bonus: { each: [each(2, { of: 'resourcesOn', resource: 'twig' })] },
  }),
  special('ancient-scrolls-discovered', ['historian', 'ruins'], {
    points: 0,
    effect: studyScrolls(5),
    bonus: { each: [each(1, { of: 'cardsUnder' })] },
  }),
  special('capture-of-the-acorn-thieves', ['courthouse', 'ranger'], {
    points: 0,
    effect: tuckUnder(2, 'city', { kind: 'critter' }),
    bonus: { each: [each(3, { of: 'cardsUnder' })] },
  }),
  special('croak-wart-cure', ['undertaker', 'barge-toad'], {
    points: 6,
    price: seq(pay({ berry: 2 }), discardCity(2)),
  }),
  special('flying-doctor-service', ['doctor', 'postal-pigeon'], {
    points: 0,
    bonus: { each: [each(3, { of: 'pairs', where: 'all' })] },
  }),
  special('graduation-of-scholars', ['teacher', 'university'], {
    points: 0,
    effect: tuckUnder(3, 'hand', { kind: 'critter' }),
    bonus: { each: [each(2, { of: 'cardsUnder' })] },
  }),
  special('ministering-to-miscreants', ['monk', 'dungeon'], {
    points: 0,
    bonus: { each: [each(3, { of: 'prisoners', id: 'dungeon' })] },
  }),
  special('path-of-the-pilgrims', ['monastery', 'wanderer'], {
    points: 0,
    bonus: { each: [each(3, { of: 'workersOn', id: 'monastery' })] },
  }),
  special('performer-in-residence', ['inn', 'bard'], {
    points: 0,
    effect: putOnEvent(3, ['berry']),
    bonus: { each: [each(2, { of: 'resourcesOn', resource: 'berry' })] },
  }),
  special('pristine-chapel-ceiling', ['woodcarver', 'chapel'], {
    points: 0,
    effect: seq(
      draw(each(1, { of: 'tokensOn', id: 'chapel' })),
      gainAny(each(1, { of: 'tokensOn', id: 'chapel' })),
    ),
    bonus: { each: [each(2, { of: 'tokensOn', id: 'chapel' })] },
  }),
  special('remembering-the-fallen', ['cemetery', 'shepherd'], {
    points: 0,
    bonus: { each: [each(3, { of: 'workersOn', id: 'cemetery' })] },
  }),
  special('tax-relief', ['judge', 'queen'], { points: 3, effect: activateAll() }),
  {
    id: 'the-everdell-games',
    box: 'base',
    needs: { colors: { traveler: 2, production: 2, destination: 2, governance: 2, prosperity: 2 } },
    points: 9,
  },
  special('under-new-management', ['peddler', 'general-store'], {
    points: 0,
    effect: putOnEvent(3),
    bonus: {
      each: [
        each(1, { of: 'resourcesOn', resource: 'twig' }),
        each(2, { of: 'resourcesOn', resource: 'resin' }),
        each(2, { of: 'resourcesOn', resource: 'pebble' }),
        each(1, { of: 'resourcesOn', resource: 'berry' }),
      ],
    },
  }),
];
