/** Everything that has a name and a text: cards, locations, Events and what boxes bring. */
import type { Text } from '@evervale/kernel';
import {
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  FORESTS,
  SPECIAL_EVENT_LIST,
  type GameEventCard,
} from '../content/board.ts';
import { allBoxes } from '../content/boxes.ts';
import type { Card } from '../content/card.ts';
import { CARDS } from '../content/tables.ts';
import { boxFacts, cardFacts } from '../words/content/cardFacts.ts';
import { cardText } from '../words/content/cardText.ts';
import { eventCardText } from '../words/content/eventText.ts';
import { name, t } from '../words/index.ts';
import { THING_GROUPS, ofLocation, plain, type EverdellThing, type ThingGroup } from './thing.ts';

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
    facts: () => factsOf(card),
    text: () => cardText(id),
    also: () => [name(`color-${PAINTS[color]}`)],
    ...(original && { original: true }),
    data: () => ({ color, rarity, cost, points, copies, ...(livesIn && { livesIn }) }),
  };
}

function factsOf(card: Card): Text[] {
  const { kind, color, cost, points, livesIn, houses } = cardFacts(card.id);
  const ofBoxes = Object.values(boxFacts(card)) as Text[];
  return [kind, color, cost, points, livesIn, houses, ...ofBoxes].filter(
    (text) => text !== undefined,
  );
}

function ofEvent(group: ThingGroup, event: GameEventCard, term: string): EverdellThing {
  const { id, box, needs, points } = event;
  const worth = points > 0 ? [t('n.point', { n: points })] : [];
  return plain(
    { id, kind: 'event', group, box, term, text: () => eventCardText(id) },
    { event, facts: () => [name(term), ...worth], data: () => ({ needs, points }) },
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

const places = ({ group }: EverdellThing): number => THING_GROUPS.indexOf(group);

/** In the order of the rules: cards, locations, Events, then what boxes bring. */
export const EVERDELL_THINGS: readonly EverdellThing[] = [
  ...BASE,
  ...allBoxes().flatMap(({ things }) => things?.() ?? []),
].toSorted((a, b) => places(a) - places(b));
