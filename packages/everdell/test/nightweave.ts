/** A table against Nightweave: positions in which she turns up a certain card, and rolls as a test needs them. */
import type { Position, Season } from '../src/index.ts';
import { SEASON_NAMES } from '../src/content/terms.ts';
import { ACTION_CARDS } from '../src/mistwood/actionCards.ts';
import { PLOTS } from '../src/mistwood/modules/plots.ts';
import { table, type Table } from './table.ts';

const FOREST = [
  'forest-three-berries',
  'forest-two-any',
  'forest-two-cards-one-any',
  'forest-twig-resin-berry',
];

export const [UPPER_LEFT, UPPER_RIGHT, , LOWER_LEFT] = FOREST;
/** Eight different cards, one on each position. */
export const MEADOW: readonly (string | null)[] = [
  'inn',
  'mine',
  'school',
  'theater',
  'queen',
  'bard',
  'judge',
  'king',
];
/** A place that takes any number of workers and disturbs nobody. */
export const ELSEWHERE = 'place:basic-one-berry';

export interface Hers extends Omit<Position, 'options' | 'nightweave'> {
  /** People at the table; one if not said. */
  readonly people?: 1 | 2;
  /** Her season, and what she has. */
  readonly season?: Season;
  readonly her?: Position['nightweave'];
  readonly difficulty?: number;
  readonly boxes?: readonly string[];
  readonly house?: object;
  readonly more?: object;
}

/** Everything was seen, and only these cards are left in her stack. */
function stackOf(cards: readonly string[], season: Season, boxes: readonly string[]): object {
  const last = SEASON_NAMES.indexOf(season);
  const there = ACTION_CARDS.filter(
    (card) => card.season <= last && (!card.pearlbrook || boxes.includes('pearlbrook')),
  ).map(({ id }) => id);
  return { seen: there, played: there.filter((id) => !cards.includes(id)) };
}

/** A position in which she will turn up one of these cards next. */
export function against(cards: string | readonly string[], position: Hers = {}): Table {
  const {
    people = 1,
    season = 'winter',
    her = {},
    difficulty = 2,
    boxes = [],
    house = {},
    more = {},
    ...rest
  } = position;
  const next = typeof cards === 'string' ? [cards] : cards;
  return table({
    forest: people === 1 ? [FOREST[0], FOREST[1], null, FOREST[3]] : FOREST,
    meadow: MEADOW,
    rest: true,
    ...rest,
    options: { players: people, nightweave: { difficulty, ...more }, boxes, house },
    nightweave: { season, ...her },
    lair: { ...stackOf(next, season, boxes), ...rest.lair },
  });
}

/** What the die showed, roll by roll. */
export function rolls(game: Table): number[] {
  return game.events.flatMap((event) => (event.type === 'die' ? [event.value] : []));
}

/** The same position with a seed by which these picks make the die show just these numbers. */
export function rolling(
  wanted: readonly number[],
  cards: string | readonly string[],
  position: Hers,
  ...picks: string[]
): Table {
  for (let seed = 1; seed < 30000; seed++) {
    const game = against(cards, { ...position, seed }).pick(...picks);
    if (rolls(game).join() === wanted.join()) return game;
  }
  throw new Error(`no seed rolls ${wanted.join()}`);
}

/** Which part of her card counted. */
export function part(game: Table): string | null {
  return game.view.nightweave!.part;
}

/** Places where her spiders stand. */
export function spidersAt(game: Table): string[] {
  const { seat } = game.view.nightweave!;
  return game.view.players[seat].workers.flatMap(({ at, place, city, slot }) => {
    if (at === 'place') return [place!];
    return at === 'city' ? [`city${city! + 1}-${slot! + 1}`] : [];
  });
}

const SPIDERS = { winter: 2, spring: 3, summer: 5, autumn: 8 };

/** Everything of hers is placed, the spiders on the Haven, so that her next card ends her season. */
export function allOut(season: Season, figure = 1): Hers {
  return {
    season,
    meadow: MEADOW.with(figure - 1, null),
    lair: { figure },
    workers: { haven: Array<number>(SPIDERS[season]).fill(2) },
  };
}

/** Her point tokens. */
export function hersIn(game: Table): number {
  const { seat } = game.view.nightweave!;
  return game.view.players[seat].points;
}

/** A position in which the next plot she turns up is this one, because it is the last of the pile. */
export function turningUp(plot: string, position: Hers = {}, season: Season = 'winter'): Table {
  const rest = PLOTS.map(({ id }) => id).filter((id) => id !== plot);
  const { lair = {}, workers = {}, ...more } = position;
  const { workers: hers, lair: figure, ...out } = allOut(season);
  return against('winter-01', {
    ...out,
    ...more,
    workers: { ...hers, ...workers },
    more: { plots: true, ...position.more },
    lair: { ...figure, ...lair, plots: rest },
  });
}

/** A position in which this plot applies. */
export function under(plot: string, position: Hers = {}): Table {
  return against('winter-08', {
    season: 'spring',
    ...position,
    more: { plots: true, ...position.more },
    lair: { ...position.lair, plot, plots: [plot] },
  });
}
