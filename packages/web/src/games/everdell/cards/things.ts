/** Everything that can be looked up, as the game lists it, with what it looks like here. */
import {
  hostedEverdell,
  THING_GROUPS,
  type Card,
  type EverdellThing,
  type GameEventCard,
  type ThingGroup,
} from '@evervale/everdell';
import type { Text } from '@evervale/kernel';
import {
  ADORNMENT_FIGURES,
  AWARD_FIGURES,
  CAR_FIGURE,
  DISCOVERY_FIGURE,
  POWER_FIGURES,
  RIVER_FIGURES,
  SPIDER_FIGURE,
  TILE_FIGURE,
  VISITOR_FIGURE,
  WEATHER_FIGURE,
  WONDER_FIGURES,
} from '../art/figureNames.ts';
import type { Signs } from '../model/signs.ts';

export const GROUPS = THING_GROUPS;
export type Group = ThingGroup;

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

const FIGURES: Partial<Record<Group, Readonly<Record<string, string>>>> = {
  award: AWARD_FIGURES,
  river: RIVER_FIGURES,
  wonder: WONDER_FIGURES,
  adornment: ADORNMENT_FIGURES,
  power: POWER_FIGURES,
};
/** One figure for all of them; of the river for the spots that are no card. */
const ONE_FIGURE: Partial<Record<Group, string>> = {
  river: 'frog',
  visitor: VISITOR_FIGURE,
  station: CAR_FIGURE,
  discovery: DISCOVERY_FIGURE,
  mapTile: TILE_FIGURE,
  weather: WEATHER_FIGURE,
  nightweave: SPIDER_FIGURE,
};

function figureOf({ group, id }: EverdellThing): string | undefined {
  return FIGURES[group]?.[id] ?? ONE_FIGURE[group];
}

function shown(thing: EverdellThing): Thing {
  const { id, group, box, card, event, original, good, points } = thing;
  const figure = figureOf(thing);
  let text: Text | undefined;
  return {
    id,
    group,
    box,
    // Composed when it is read: a table asks for a few of many hundreds.
    get text() {
      return (text ??= thing.text());
    },
    ...(card && { card }),
    ...(event && { event }),
    ...(original && { original }),
    ...(figure !== undefined && { figure }),
    ...(good && { signs: { ...good.shows, card: good.cards } }),
    ...(points !== undefined && { points }),
  };
}

const { lookup } = hostedEverdell;
export const THINGS: readonly Thing[] = lookup.things.map(shown);
export const BOXES: readonly string[] = lookup.boxes;

const BY_ID: ReadonlyMap<string, Thing> = new Map(THINGS.map((thing) => [thing.id, thing]));

export const thingOf = (id: string): Thing | undefined => BY_ID.get(id);

/** The stages of the Journey share a name; their points tell them apart. */
export const journeyStage = (id: string): string | null => /^journey-(\d)$/.exec(id)?.[1] ?? null;

/** What a card has to do with others: who lives there, who unlocks what, which Events want it. */
export function pairsOf({ id, card, event }: Thing): readonly string[] {
  if (event) return event.needs.cards ?? [];
  if (!card) return [];
  const homes = card.livesIn ?? [];
  const cards = THINGS.flatMap((thing) => thing.card ?? []);
  const guests = cards.filter((other) => other.livesIn?.includes(id));
  const couple = { husband: 'wife', wife: 'husband' }[id];
  const keys = cards.filter((other) => other.unlocks?.of === id);
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
