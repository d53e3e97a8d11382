/** Everything that has a name and a text: cards, locations, Events. */
import {
  ADORNMENTS,
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  CARDS,
  FORESTS,
  RIVER_CARDS,
  RIVER_SPOT_LIST,
  SPECIAL_EVENT_LIST,
  WONDERS,
  adornmentText,
  cardFacts,
  cardText,
  eventCardText,
  locationText,
  locationWorkers,
  riverCardText,
  riverSpotText,
  wordsOf,
  type Card,
  type GameEventCard,
} from '@evervale/everdell';
import type { Text } from '@evervale/kernel';
import { LANGS, type Lang } from '@evervale/kernel/text';
import { fold, holdsAll } from '../fold.ts';

/** What something is; cards are Critters or Constructions. */
export const KINDS = ['critter', 'construction', 'location', 'event', 'adornment'] as const;
export type Kind = (typeof KINDS)[number];

export interface Thing {
  readonly id: string;
  readonly kind: Kind;
  readonly box: string;
  readonly card?: Card;
  readonly event?: GameEventCard;
  /** What stands beside the text: kind, colour, cost, points, homes … */
  readonly facts: () => readonly Text[];
  readonly text: () => Text;
}

const { print } = wordsOf();
const name = (id: string): Text => ({ key: 'name', args: { id } });

function ofCard(card: Card): Thing {
  const { id, kind, box } = card;
  return { id, kind, box, card, facts: () => factsOf(id), text: () => cardText(id) };
}

function factsOf(id: string): Text[] {
  const { kind, color, cost, points, livesIn, houses } = cardFacts(id);
  return [kind, color, cost, points, livesIn, houses].filter((text) => text !== undefined);
}

function ofEvent(event: GameEventCard, term: string): Thing {
  const { id, box } = event;
  const points: Text = { key: 'n.point', args: { n: event.points } };
  const facts = [name(term), ...(event.points > 0 ? [points] : [])];
  return { id, kind: 'event', box, event, facts: () => facts, text: () => eventCardText(id) };
}

function ofLocation(id: string, box: string, term: string): Thing {
  const facts = (): Text[] => [name(term), locationWorkers(id)];
  return { id, kind: 'location', box, facts, text: () => locationText(id) };
}

/** Of Pearlbrook: what stands at the river, and adornments. */
function ofBrook(id: string, kind: Kind, term: string, text: () => Text): Thing {
  return { id, kind, box: 'pearlbrook', facts: () => [name(term)], text };
}

const BROOK: readonly Thing[] = [
  ...[...RIVER_SPOT_LIST.map(({ id }) => id), 'shoal'].map((id) =>
    ofBrook(id, 'location', 'term-river', () => riverSpotText(id)),
  ),
  ...RIVER_CARDS.map(({ id }) =>
    ofBrook(id, 'location', 'pearlbrook-river-destination', () => riverCardText(id)),
  ),
  ...WONDERS.map(({ id }) => ofLocation(id, 'pearlbrook', 'pearlbrook-wonder')),
  ...ADORNMENTS.map(({ id }) =>
    ofBrook(id, 'adornment', 'pearlbrook-adornment', () => adornmentText(id)),
  ),
];

const JOURNEY = ['journey-2', 'journey-3', 'journey-4', 'journey-5'];

/** In the order of the rules: cards, locations, Events. */
const THINGS: readonly Thing[] = [
  ...CARDS.list.map(ofCard),
  ...BASIC_LOCATIONS.map(({ id, box }) => ofLocation(id, box, 'term-basic-location')),
  ...FORESTS.list.map(({ id, box }) => ofLocation(id, box, 'term-forest-location')),
  ...['haven', ...JOURNEY].map((id) => ofLocation(id, 'base', 'term-location')),
  ...BASIC_EVENT_LIST.map((event) => ofEvent(event, 'term-basic-event')),
  ...SPECIAL_EVENT_LIST.list.map((event) => ofEvent(event, 'term-special-event')),
  ...BROOK,
];

export const nameIn = ({ id }: Thing, lang: Lang): string => print(name(id), lang);

/** Everything one could look for, in all languages. */
const searchText = new Map<Thing, string>();

function searchTextOf(thing: Thing): string {
  const known = searchText.get(thing);
  if (known !== undefined) return known;
  const texts = [name(thing.id), ...thing.facts(), thing.text(), ...colourNames(thing)];
  const words = LANGS.flatMap((lang) => texts.map((text) => print(text, lang)));
  const all = [thing.id, thing.box, thing.kind, ...words].join('\n');
  searchText.set(thing, all);
  return all;
}

const PAINTS = {
  traveler: 'tan',
  production: 'green',
  destination: 'red',
  governance: 'blue',
  prosperity: 'purple',
} as const;

function colourNames({ card }: Thing): Text[] {
  return card === undefined ? [] : [name(`color-${PAINTS[card.color]}`)];
}

/** Everything that holds all these words, in any language. */
export function search(words: readonly string[]): Thing[] {
  return THINGS.filter((thing) => holdsAll(searchTextOf(thing), words));
}

/** The things whose name is or begins with or contains the text, in any language: best first. */
export function named(text: string, lang: Lang): Thing[] {
  const wanted = fold(text.trim());
  const rank = (thing: Thing): number => {
    const names = [...LANGS.map((one) => fold(nameIn(thing, one))), thing.id];
    const own = fold(nameIn(thing, lang));
    if (own === wanted || thing.id === wanted) return 0;
    if (names.includes(wanted)) return 1;
    if (own.startsWith(wanted)) return 2;
    if (own.includes(wanted)) return 3;
    return names.some((other) => other.includes(wanted)) ? 4 : Infinity;
  };
  return THINGS.map((thing) => ({ thing, rank: rank(thing) }))
    .filter((one) => one.rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ thing }) => thing);
}
