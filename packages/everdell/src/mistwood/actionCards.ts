/**
 * Nightweave's twenty action cards (25.8, 27.9). Their contents are of our own design: the printed
 * cards were not to be had. What they can say, how many there are and how they are sorted is the rules'.
 */
import { AUTUMN, SEASON_NAMES, SPRING, SUMMER, WINTER, type Season } from '../content/terms.ts';

export type BasicSpot =
  | 'basic-three-twigs'
  | 'basic-two-resin'
  | 'basic-one-pebble'
  | 'basic-one-berry-one-card';

/** Clearings clockwise from the upper left, as the table has them. */
export const CLEARING_NAMES = ['upperLeft', 'upperRight', 'lowerRight', 'lowerLeft'] as const;
type Clearing = 0 | 1 | 2 | 3;

export type SpiderStep =
  | { readonly do: 'spider'; readonly at: 'basic'; readonly place: BasicSpot }
  | { readonly do: 'spider'; readonly at: 'forest'; readonly clearing: Clearing }
  | { readonly do: 'spider'; readonly at: 'journey'; readonly points: 3 | 4 | 5 }
  | {
      readonly do: 'spider';
      readonly at: 'own' | 'open' | 'basicEvent' | 'specialEvent' | 'haven' | 'wonder';
    };

/** One element of an option (27.9). */
export type Step =
  | SpiderStep
  | { readonly do: 'figure' | 'frog' | 'draw' | 'discard' | 'playDeck' | 'playMeadow' }
  | { readonly do: 'points'; readonly n: number | 'star' };

/** Elements that belong together: all of them or none (27.7). */
export type Option = readonly Step[];

export interface ActionCard {
  readonly id: string;
  readonly original: true;
  /** The earliest season for which it shows an action (25.8). */
  readonly season: number;
  readonly icon: 'spider' | 'figure' | null;
  /** One of the five winter cards of 25.10. */
  readonly opening: boolean;
  /** 1 = forward, -1 = backward (26.16). */
  readonly arrow: 1 | -1;
  /** Only in games with Pearlbrook (25.9). */
  readonly pearlbrook: boolean;
  /** With Newleaf she takes a visitor afterwards (31.44). */
  readonly visitor: boolean;
  /** By season: the first and the second option. */
  readonly options: readonly (readonly [Option, Option] | null)[];
  readonly substitute: Option;
}

const basic = (place: BasicSpot): SpiderStep => ({ do: 'spider', at: 'basic', place });
const TWIGS = basic('basic-three-twigs');
const RESIN = basic('basic-two-resin');
const PEBBLE = basic('basic-one-pebble');
const BERRY = basic('basic-one-berry-one-card');
const forest = (clearing: Clearing): SpiderStep => ({ do: 'spider', at: 'forest', clearing });
const UPPER_LEFT = forest(0);
const UPPER_RIGHT = forest(1);
const LOWER_RIGHT = forest(2);
const LOWER_LEFT = forest(3);
const journey = (points: 3 | 4 | 5): SpiderStep => ({ do: 'spider', at: 'journey', points });
const OWN: SpiderStep = { do: 'spider', at: 'own' };
const OPEN: SpiderStep = { do: 'spider', at: 'open' };
const BASIC_EVENT: SpiderStep = { do: 'spider', at: 'basicEvent' };
const SPECIAL_EVENT: SpiderStep = { do: 'spider', at: 'specialEvent' };
const HAVEN: SpiderStep = { do: 'spider', at: 'haven' };
const WONDER: SpiderStep = { do: 'spider', at: 'wonder' };
const FIGURE: Step = { do: 'figure' };
const FROG: Step = { do: 'frog' };
const DRAW: Step = { do: 'draw' };
const DISCARD: Step = { do: 'discard' };
const DECK: Step = { do: 'playDeck' };
const MEADOW: Step = { do: 'playMeadow' };
const points = (n: number): Step => ({ do: 'points', n });
const STAR: Step = { do: 'points', n: 'star' };

type Pair = readonly [Option, Option];
const either = (first: Step | Option, second: Step | Option): Pair => [
  listOf(first),
  listOf(second),
];

function listOf(of: Step | Option): Option {
  return 'do' in of ? [of] : of;
}

interface Rest {
  readonly icon?: 'spider' | 'figure';
  readonly opening?: boolean;
  readonly pearlbrook?: boolean;
  readonly visitor?: boolean;
  readonly options: { readonly [season in Season]?: Pair };
  readonly substitute: Step | Option;
}

function card(id: string, season: number, arrow: 1 | -1, rest: Rest): ActionCard {
  return {
    id,
    original: true,
    season,
    icon: rest.icon ?? null,
    opening: rest.opening ?? false,
    arrow,
    pearlbrook: rest.pearlbrook ?? false,
    visitor: rest.visitor ?? false,
    options: SEASON_NAMES.map((name) => rest.options[name] ?? null),
    substitute: listOf(rest.substitute),
  };
}

const FORWARD = 1;
const BACKWARD = -1;

/** In the state a card is its number in this list, from 1. */
export const ACTION_CARDS: readonly ActionCard[] = [
  card('winter-01', WINTER, FORWARD, {
    icon: 'spider',
    opening: true,
    options: {
      winter: either(TWIGS, UPPER_LEFT),
      spring: either(TWIGS, UPPER_LEFT),
      summer: either(UPPER_LEFT, TWIGS),
      autumn: either(BASIC_EVENT, TWIGS),
    },
    substitute: [DRAW, points(1)],
  }),
  card('winter-02', WINTER, BACKWARD, {
    icon: 'spider',
    opening: true,
    options: {
      winter: either(RESIN, UPPER_RIGHT),
      spring: either(UPPER_RIGHT, RESIN),
      summer: either(RESIN, OWN),
      autumn: either(SPECIAL_EVENT, RESIN),
    },
    substitute: points(2),
  }),
  card('winter-03', WINTER, FORWARD, {
    icon: 'spider',
    opening: true,
    options: {
      winter: either(PEBBLE, LOWER_LEFT),
      spring: either(OPEN, PEBBLE),
      summer: either(SPECIAL_EVENT, PEBBLE),
      autumn: either(PEBBLE, OWN),
    },
    substitute: STAR,
  }),
  card('winter-04', WINTER, BACKWARD, {
    icon: 'spider',
    opening: true,
    options: {
      winter: either(BERRY, LOWER_RIGHT),
      spring: either(BERRY, LOWER_RIGHT),
      summer: either(OPEN, BERRY),
      autumn: either(journey(3), BERRY),
    },
    substitute: [DISCARD, points(2)],
  }),
  card('winter-05', WINTER, FORWARD, {
    icon: 'spider',
    opening: true,
    options: {
      winter: either(LOWER_LEFT, TWIGS),
      spring: either(LOWER_LEFT, HAVEN),
      summer: either(LOWER_RIGHT, OWN),
      autumn: either(LOWER_LEFT, HAVEN),
    },
    substitute: [HAVEN, points(1)],
  }),
  card('winter-06', WINTER, FORWARD, {
    icon: 'figure',
    options: {
      winter: either(FIGURE, MEADOW),
      spring: either(FIGURE, DECK),
      summer: either(FIGURE, MEADOW),
      autumn: either(FIGURE, [DECK, points(1)]),
    },
    substitute: STAR,
  }),
  card('winter-07', WINTER, BACKWARD, {
    icon: 'figure',
    options: {
      winter: either(FIGURE, DECK),
      spring: either(FIGURE, MEADOW),
      summer: either(FIGURE, DECK),
      autumn: either(FIGURE, [DECK, points(1)]),
    },
    substitute: [DRAW, points(2)],
  }),
  card('winter-08', WINTER, BACKWARD, {
    options: {
      winter: either(DECK, DRAW),
      spring: either(DECK, DRAW),
      summer: either([DECK, points(1)], MEADOW),
      autumn: either([DECK, points(1)], STAR),
    },
    substitute: points(2),
  }),
  card('winter-09', WINTER, FORWARD, {
    visitor: true,
    options: {
      winter: either(MEADOW, DRAW),
      spring: either(MEADOW, DRAW),
      summer: either([MEADOW, points(1)], STAR),
      autumn: either(MEADOW, [DISCARD, STAR]),
    },
    substitute: [DRAW, STAR],
  }),
  card('later-10', SPRING, BACKWARD, {
    icon: 'spider',
    options: {
      spring: either(SPECIAL_EVENT, OWN),
      summer: either([OWN, STAR], HAVEN),
      autumn: either(OPEN, [HAVEN, STAR]),
    },
    substitute: STAR,
  }),
  card('later-11', SPRING, FORWARD, {
    visitor: true,
    options: {
      spring: either(DECK, [DRAW, STAR]),
      summer: either(DECK, [DRAW, STAR]),
      autumn: either([DECK, STAR], [DISCARD, STAR]),
    },
    substitute: [points(1), STAR],
  }),
  card('later-12', SPRING, FORWARD, {
    pearlbrook: true,
    options: {
      spring: either(FROG, DRAW),
      summer: either(FROG, DECK),
      autumn: either(FROG, DECK),
    },
    substitute: [DRAW, points(1)],
  }),
  card('later-13', SPRING, BACKWARD, {
    icon: 'spider',
    pearlbrook: true,
    options: {
      spring: either(WONDER, UPPER_RIGHT),
      summer: either(WONDER, OPEN),
      autumn: either(WONDER, OWN),
    },
    substitute: STAR,
  }),
  card('later-14', SUMMER, FORWARD, {
    icon: 'spider',
    options: {
      summer: either([HAVEN, STAR], UPPER_LEFT),
      autumn: either([HAVEN, STAR], OWN),
    },
    substitute: points(2),
  }),
  card('later-15', SUMMER, BACKWARD, {
    icon: 'spider',
    options: {
      summer: either(BASIC_EVENT, UPPER_RIGHT),
      autumn: either(UPPER_RIGHT, BASIC_EVENT),
    },
    substitute: points(2),
  }),
  card('later-16', SUMMER, BACKWARD, {
    icon: 'figure',
    visitor: true,
    options: {
      summer: either(FIGURE, MEADOW),
      autumn: either(FIGURE, [MEADOW, points(1)]),
    },
    substitute: STAR,
  }),
  card('later-17', SUMMER, FORWARD, {
    icon: 'spider',
    pearlbrook: true,
    options: {
      summer: either(WONDER, OWN),
      autumn: either(WONDER, journey(4)),
    },
    substitute: STAR,
  }),
  card('later-18', AUTUMN, FORWARD, {
    icon: 'spider',
    options: { autumn: either(journey(5), journey(3)) },
    substitute: STAR,
  }),
  card('later-19', AUTUMN, BACKWARD, {
    icon: 'spider',
    options: { autumn: either(SPECIAL_EVENT, [HAVEN, STAR]) },
    substitute: points(2),
  }),
  card('later-20', AUTUMN, FORWARD, {
    icon: 'spider',
    options: { autumn: either([OWN, DECK], [HAVEN, DECK]) },
    substitute: [DRAW, points(2)],
  }),
];
