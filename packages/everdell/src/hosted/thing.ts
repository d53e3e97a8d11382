/** Something that has a name and a text: what boxes and hosts know about it. */
import type { Text, Thing } from '@evervale/kernel';
import type { GameEventCard } from '../content/board.ts';
import type { Card } from '../content/card.ts';
import { locationText, locationWorkers } from '../words/content/locationText.ts';
import { name } from '../words/index.ts';

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

/** What only things of a box have; each box declares its own. @public */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface BoxThing {}

export interface EverdellThing extends Thing, BoxThing {
  readonly group: ThingGroup;
  readonly card?: Card;
  readonly event?: GameEventCard;
  /** Printed on it, where it is neither a card nor an Event. */
  readonly points?: number;
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

export function plain({ term, ...rest }: Plain, more: Partial<EverdellThing> = {}): EverdellThing {
  return { ...rest, name: name(rest.id), facts: () => [name(term)], ...more };
}

export function ofLocation(
  id: string,
  group: ThingGroup,
  box: string,
  term: string,
): EverdellThing {
  return plain(
    { id, kind: 'location', group, box, term, text: () => locationText(id) },
    { facts: () => [name(term), locationWorkers(id)] },
  );
}
