/** Everything that can be looked up: cards, locations and Events of all boxes that are built. */
import {
  ADORNMENTS,
  adornmentText,
  AWARDS,
  awardText,
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  CARDS,
  cardText,
  eventCardText,
  FORESTS,
  GOODS,
  goodText,
  locationText,
  POWERS,
  powerText,
  RIVER_CARDS,
  RIVER_SPOT_LIST,
  riverCardText,
  riverSpotText,
  SPECIAL_EVENT_LIST,
  WONDERS,
  wonderText,
  type Card,
  type GameEventCard,
} from '@evervale/everdell';
import type { Text } from '@evervale/kernel';
import {
  ADORNMENT_FIGURES,
  AWARD_FIGURES,
  POWER_FIGURES,
  RIVER_FIGURES,
  WONDER_FIGURES,
} from '../art/figureNames.ts';
import type { Signs } from '../model/signs.ts';

export const GROUPS = [
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
] as const;
export type Group = (typeof GROUPS)[number];

export interface Thing {
  readonly id: string;
  readonly group: Group;
  readonly box: string;
  readonly text: Text;
  readonly card?: Card;
  readonly event?: GameEventCard;
  /** Of our own design. */
  readonly original?: boolean;
  /** What it looks like, where a figure stands for it. */
  readonly figure?: string;
  /** What it shows, as goods. */
  readonly signs?: Signs;
  readonly points?: number;
}

const JOURNEY = ['journey-2', 'journey-3', 'journey-4', 'journey-5'];

const place = (group: Group, id: string, box = 'base'): Thing => ({
  id,
  group,
  box,
  text: locationText(id),
});
/** What Pearlbrook brings beside cards and Events. */
const find = (group: Group, id: string, text: Text, figure: string, points = 0): Thing => ({
  id,
  group,
  box: 'pearlbrook',
  text,
  figure,
  points,
});
const eventThing = (group: Group, event: GameEventCard): Thing => ({
  id: event.id,
  group,
  box: event.box,
  text: eventCardText(event.id),
  event,
});

export const THINGS: readonly Thing[] = [
  ...CARDS.list.map((card): Thing => ({
    id: card.id,
    group: 'card',
    box: card.box,
    text: cardText(card.id),
    card,
    ...(card.original && { original: true }),
  })),
  ...BASIC_LOCATIONS.map(({ id, box }) => place('basic', id, box)),
  ...FORESTS.list.map(({ id, box }) => place('forest', id, box)),
  ...['haven', ...JOURNEY].map((id) => place('haven', id)),
  ...BASIC_EVENT_LIST.map((event) => eventThing('basicEvent', event)),
  ...SPECIAL_EVENT_LIST.list.map((event) => eventThing('specialEvent', event)),
  ...AWARDS.map(({ id }): Thing => ({
    id,
    group: 'award',
    box: 'royal-award',
    text: awardText(id),
    figure: AWARD_FIGURES[id],
  })),
  place('market', 'market', 'market'),
  ...GOODS.map(({ id, shows, cards, original }): Thing => ({
    id,
    group: 'market',
    box: 'market',
    text: goodText(id),
    original,
    signs: { ...shows, card: cards },
  })),
  ...RIVER_CARDS.map(({ id }) => find('river', id, riverCardText(id), RIVER_FIGURES[id])),
  ...RIVER_SPOT_LIST.map(({ id }) => find('river', id, riverSpotText(id), 'frog')),
  find('river', 'shoal', riverSpotText('shoal'), 'frog'),
  ...WONDERS.map(({ id, points }) =>
    find('wonder', id, wonderText(id), WONDER_FIGURES[id], points),
  ),
  ...POWERS.map(({ id }): Thing => ({
    id,
    group: 'power',
    box: 'powers',
    text: powerText(id),
    figure: POWER_FIGURES[id],
  })),
  ...ADORNMENTS.map(({ id }) => find('adornment', id, adornmentText(id), ADORNMENT_FIGURES[id])),
];

export const BOXES: readonly string[] = [...new Set(THINGS.map(({ box }) => box))];

const BY_ID: ReadonlyMap<string, Thing> = new Map(THINGS.map((thing) => [thing.id, thing]));

export const thingOf = (id: string): Thing | undefined => BY_ID.get(id);

/** The stages of the Journey share a name; their points tell them apart. */
export const journeyStage = (id: string): string | null => /^journey-(\d)$/.exec(id)?.[1] ?? null;

/** What a card has to do with others: who lives there, who unlocks what, which Events want it. */
export function pairsOf({ id, card, event }: Thing): readonly string[] {
  if (event) return event.needs.cards ?? [];
  if (!card) return [];
  const homes = card.livesIn ?? [];
  const guests = CARDS.list.filter((other) => other.livesIn?.includes(id));
  const couple = { husband: 'wife', wife: 'husband' }[id];
  const keys = CARDS.list.filter((other) => other.unlocks?.of === id);
  const found = [
    ...homes,
    ...guests.map((guest) => guest.id),
    ...(couple === undefined ? [] : [couple]),
    ...keys.map((key) => key.id),
    ...(card.unlocks ? [card.unlocks.of] : []),
  ];
  return [...new Set(found)];
}

export function eventsWith(id: string): readonly string[] {
  return THINGS.filter(({ event }) => event?.needs.cards?.includes(id)).map((thing) => thing.id);
}
