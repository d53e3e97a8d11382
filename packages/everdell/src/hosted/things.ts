/** Everything that has a name and a text: cards, locations, Events and what boxes bring. */
import type { Text, Thing } from '@evervale/kernel';
import { sentences } from '@evervale/kernel/text';
import { AWARDS } from '../bellfaire/award.ts';
import { GOODS, type Good } from '../bellfaire/market.ts';
import {
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  FORESTS,
  SPECIAL_EVENT_LIST,
  type GameEventCard,
} from '../content/board.ts';
import type { Card } from '../content/card.ts';
import { CARDS } from '../content/tables.ts';
import { SEASON_NAMES } from '../content/terms.ts';
import { ACTION_CARDS, type ActionCard } from '../mistwood/actionCards.ts';
import { actionCardText } from '../mistwood/actionText.ts';
import type { ModuleCard } from '../mistwood/modules/card.ts';
import { CHARACTERS } from '../mistwood/modules/characters.ts';
import { PLOTS } from '../mistwood/modules/plots.ts';
import { SCHEMES } from '../mistwood/modules/schemes.ts';
import { briefOf } from '../mistwood/modules/text.ts';
import { CARS } from '../newleaf/cars.ts';
import { newleafPlaces } from '../newleaf/places.ts';
import { VISITORS } from '../newleaf/visitors.ts';
import { ADORNMENTS } from '../pearlbrook/adornments.ts';
import { RIVER_CARDS, SPOTS } from '../pearlbrook/river.ts';
import { WONDERS } from '../pearlbrook/wonders.ts';
import { POWERS } from '../powers/list.ts';
import { DISCOVERIES } from '../spirecrest/discoveries.ts';
import { BOARD_TILES, MAP_TILES } from '../spirecrest/tiles.ts';
import { WEATHERS } from '../spirecrest/weather.ts';
import { powerText } from '../powers/words/effects.ts';
import {
  adornmentText,
  awardText,
  carText,
  cardFacts,
  cardText,
  eventCardText,
  findText,
  goodText,
  locationText,
  locationWorkers,
  riverCardText,
  riverSpotText,
  tileText,
  visitorText,
  weatherText,
  wonderText,
} from '../words/content/index.ts';
import { name, t } from '../words/index.ts';

/** Headings under which they stand. */
export const THING_GROUPS = [
  'card',
  'basic',
  'forest',
  'haven',
  'basicEvent',
  'specialEvent',
  'award',
  'market',
  'river',
  'wonder',
  'adornment',
  'power',
  'station',
  'visitor',
  'discovery',
  'mapTile',
  'weather',
  'nightweave',
] as const;
export type ThingGroup = (typeof THING_GROUPS)[number];

export interface EverdellThing extends Thing {
  readonly group: ThingGroup;
  readonly card?: Card;
  readonly event?: GameEventCard;
  readonly good?: Good;
  /** Printed on it, where it is neither a card nor an Event. */
  readonly points?: number;
}

const PAINTS = {
  traveler: 'tan',
  production: 'green',
  destination: 'red',
  governance: 'blue',
  prosperity: 'purple',
} as const;

function ofCard(card: Card): EverdellThing {
  const { id, kind, box, color, rarity, cost, points, copies, livesIn, original } = card;
  return {
    id,
    kind,
    group: 'card',
    box,
    name: name(id),
    card,
    facts: () => factsOf(id),
    text: () => cardText(id),
    also: () => [name(`color-${PAINTS[color]}`)],
    ...(original && { original: true }),
    data: () => ({ color, rarity, cost, points, copies, ...(livesIn && { livesIn }) }),
  };
}

function factsOf(id: string): Text[] {
  const { kind, color, cost, points, livesIn, houses, golden } = cardFacts(id);
  return [kind, color, cost, points, livesIn, houses, golden].filter((text) => text !== undefined);
}

/** Something that is called by its heading and has a text. */
interface Plain {
  readonly id: string;
  readonly kind: string;
  readonly group: ThingGroup;
  readonly box: string;
  /** The name of the heading. */
  readonly term: string;
  readonly text: () => Text;
}

function plain({ term, ...rest }: Plain, more: Partial<EverdellThing> = {}): EverdellThing {
  return { ...rest, name: name(rest.id), facts: () => [name(term)], ...more };
}

function ofEvent(group: ThingGroup, event: GameEventCard, term: string): EverdellThing {
  const { id, box, needs, points } = event;
  const worth = points > 0 ? [t('n.point', { n: points })] : [];
  return plain(
    { id, kind: 'event', group, box, term, text: () => eventCardText(id) },
    { event, facts: () => [name(term), ...worth], data: () => ({ needs, points }) },
  );
}

function ofLocation(id: string, group: ThingGroup, box: string, term: string): EverdellThing {
  return plain(
    { id, kind: 'location', group, box, term, text: () => locationText(id) },
    { facts: () => [name(term), locationWorkers(id)] },
  );
}

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

const JOURNEY = ['journey-2', 'journey-3', 'journey-4', 'journey-5'];

const BASE: readonly EverdellThing[] = [
  ...CARDS.list.map(ofCard),
  ...BASIC_LOCATIONS.map(({ id, box }) => ofLocation(id, 'basic', box, 'term-basic-location')),
  ...FORESTS.list.map(({ id, box }) => ofLocation(id, 'forest', box, 'term-forest-location')),
  ...['haven', ...JOURNEY].map((id) => ofLocation(id, 'haven', 'base', 'term-location')),
  ...BASIC_EVENT_LIST.map((event) => ofEvent('basicEvent', event, 'term-basic-event')),
  ...SPECIAL_EVENT_LIST.list.map((event) => ofEvent('specialEvent', event, 'term-special-event')),
];

const award = {
  kind: 'award',
  group: 'award',
  box: 'royal-award',
  term: 'box-royal-award',
} as const;
const power = { kind: 'power', group: 'power', box: 'powers', term: 'box-powers' } as const;
const MARKET: readonly EverdellThing[] = [
  ...AWARDS.map(({ id }) => plain({ ...award, id, text: () => awardText(id) })),
  ofLocation('market', 'market', 'market', 'term-location'),
  ...GOODS.map(ofGood),
];

const SKILLS = POWERS.map(({ id }) => plain({ ...power, id, text: () => powerText(id) }));

const brook = { kind: 'location', box: 'pearlbrook' } as const;
const river = { ...brook, group: 'river' } as const;
const RIVER: readonly EverdellThing[] = [
  ...RIVER_CARDS.map(({ id }) =>
    plain({ ...river, id, term: 'pearlbrook-river-destination', text: () => riverCardText(id) }),
  ),
  ...[...SPOTS.map(({ id }) => id), 'shoal'].map((id) =>
    plain({ ...river, id, term: 'term-river', text: () => riverSpotText(id) }),
  ),
  ...WONDERS.map(({ id, points }) =>
    plain(
      { ...brook, id, group: 'wonder', term: 'pearlbrook-wonder', text: () => wonderText(id) },
      { points, facts: () => [name('pearlbrook-wonder'), locationWorkers(id)] },
    ),
  ),
];

const adornment = {
  ...brook,
  kind: 'adornment',
  group: 'adornment',
  term: 'pearlbrook-adornment',
} as const;
const JEWELS = ADORNMENTS.map(({ id }) =>
  plain({ ...adornment, id, text: () => adornmentText(id) }),
);

const leaf = { kind: 'location', box: 'newleaf', group: 'station' } as const;
const NEWLEAF: readonly EverdellThing[] = [
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

const mountain = { box: 'spirecrest' } as const;
const SPIRECREST: readonly EverdellThing[] = [
  ...DISCOVERIES.map(({ id, type, score }) =>
    plain(
      {
        ...mountain,
        id,
        kind: 'discovery',
        group: 'discovery',
        term: 'spirecrest-discovery',
        text: () => findText(id),
      },
      {
        facts: () => [name('spirecrest-discovery'), name(`spirecrest-${type}`)],
        ...(score !== undefined && 'points' in score && { points: score.points }),
      },
    ),
  ),
  ...MAP_TILES.slice(0, BOARD_TILES).map(({ id, points, cost, original }) =>
    plain(
      {
        ...mountain,
        id,
        kind: 'map-tile',
        group: 'mapTile',
        term: 'spirecrest-map-tile',
        text: () => tileText(id),
      },
      { points, data: () => ({ points, cost }), ...(original && { original }) },
    ),
  ),
  ...WEATHERS.map(({ id, season, original }) =>
    plain(
      {
        ...mountain,
        id,
        kind: 'weather',
        group: 'weather',
        term: 'spirecrest-weather',
        text: () => weatherText(id),
      },
      { data: () => ({ season }), ...(original && { original }) },
    ),
  ),
];

function ofAction(card: ActionCard): EverdellThing {
  const { id, season, icon, arrow } = card;
  const text = (): Text => sentences(actionCardText(card, {}));
  return plain(
    {
      id,
      kind: 'action-card',
      group: 'nightweave',
      box: 'mistwood',
      term: 'nightweave-action-card',
      text,
    },
    { original: true, data: () => ({ season: SEASON_NAMES[season], icon, arrow }) },
  );
}

function ofModule(kind: 'character' | 'plot' | 'scheme', card: ModuleCard): EverdellThing {
  const { id, original } = card;
  return plain(
    {
      id,
      kind,
      group: 'nightweave',
      box: 'mistwood',
      term: `nightweave-${kind}`,
      text: () => briefOf(card),
    },
    { ...(original && { original }) },
  );
}

const MISTWOOD: readonly EverdellThing[] = [
  ...ACTION_CARDS.map(ofAction),
  ...CHARACTERS.map((card) => ofModule('character', card)),
  ...PLOTS.map((card) => ofModule('plot', card)),
  ...SCHEMES.map((card) => ofModule('scheme', card)),
];

/** In the order of the rules: cards, locations, Events, then what boxes bring. */
export const EVERDELL_THINGS: readonly EverdellThing[] = [
  ...BASE,
  ...MARKET,
  ...RIVER,
  ...SKILLS,
  ...JEWELS,
  ...NEWLEAF,
  ...SPIRECREST,
  ...MISTWOOD,
];
