/**
 * Which thing on the table an option is about. The options come from the rules with a key
 * (`place:haven`, `play:farm@meadow-3`); the table has things with an id (`place/haven`, `meadow/2`).
 * What is about no thing that lies there is asked in the prompt alone.
 */
import { VISITORS } from '@evervale/everdell';
import type { Blocked, Decision } from '@evervale/kernel';

export type Option = Decision['options'][number];

/** Acts whose object is a place of the board. */
const OF_BOARD = new Set([
  'place',
  'move',
  'recall',
  'to',
  'frog',
  'achieve',
  'token',
  'mount',
  'hide',
]);
/** Acts whose object is a card in hand. */
const OF_HAND = new Set(['discard', 'give', 'tuck', 'keep', 'under']);
/** Where cards lie that are called by their names. */
const ZONES = new Set([
  'hand',
  'beside',
  'pile',
  'archive',
  'reserved',
  'archeologist',
  'trail-guide',
]);
const BOARD_PLACE = /^(basic|forest|journey)-|^(haven|knoll|station-platform)$/;
const VISITOR_IDS: ReadonlySet<string> = new Set(VISITORS.map(({ id }) => id));

export function targetOf(key: string): string | null {
  const [what, where] = key.split('@');
  const [act, object] = what.split(':');
  if (object === undefined) return null;
  if (where !== undefined) return zoneTarget(where, object);
  if (OF_BOARD.has(act) || BOARD_PLACE.test(object)) return `place/${object}`;
  if (VISITOR_IDS.has(object)) return `visitor/${object}`;
  if (OF_HAND.has(act)) return `hand/${object}`;
  switch (act) {
    case 'use':
    case 'occupy':
    case 'trigger':
      return `own/${object}`;
    case 'adorn':
      return `adornment/${object}`;
    case 'buy':
    case 'sell':
      return `good/${object}`;
    case 'car':
    case 'ticket':
    case 'tile':
    case 'travel':
    case 'discover':
    case 'worker':
      return `${act}/${object}`;
    case 'city':
      return `player/${Number(object) - 1}`;
    case 'play':
      return `revealed/${object}`;
    default:
      return null;
  }
}

function zoneTarget(where: string, object: string): string | null {
  // A worker with a name stands on a card or at a place: `move:whisper@inn-city1-2`.
  const city = /(?:^|-)city(\d+)-(\d+)$/.exec(where);
  if (city) return `city/${Number(city[1]) - 1}/${Number(city[2]) - 1}`;
  if (BOARD_PLACE.test(where)) return `place/${where}`;
  const open = /^(meadow|station|stormvale)-(\d+)$/.exec(where);
  if (open) return `${open[1]}/${Number(open[2]) - 1}`;
  return ZONES.has(where) ? `${where}/${object}` : null;
}

/** What may be done with a thing, but is not what one comes for: it is asked about, never done by a mere click. */
export const isAside = ({ key }: Option): boolean => key.startsWith('reserve:');

export function optionsByTarget(decision: Decision | null): ReadonlyMap<string, readonly Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of decision?.options ?? []) {
    const id = targetOf(option.key);
    if (id !== null) found.set(id, [...(found.get(id) ?? []), option]);
  }
  return found;
}

/** Why things are not possible, by the thing; actions without a thing by their key. */
export function reasonsByTarget(blocked: readonly Blocked[]): ReadonlyMap<string, Blocked> {
  return new Map(blocked.map((one) => [targetOf(one.key) ?? one.key, one]));
}

const PARTS: Readonly<Record<string, Part>> = {
  hand: 'hand',
  own: 'city',
  adornment: 'city',
  beside: 'city',
  reserved: 'city',
  ticket: 'city',
  travel: 'city',
  worker: 'city',
  archeologist: 'city',
  'trail-guide': 'city',
  place: 'valley',
  meadow: 'valley',
  station: 'valley',
  car: 'valley',
  tile: 'valley',
  discover: 'valley',
  stormvale: 'valley',
  visitor: 'valley',
  good: 'valley',
};

type Part = 'valley' | 'city' | 'hand';

/** Which parts of the table have something to do, and whose cities besides the own one. */
export function whereToAct(
  targets: Iterable<string>,
  me: number | null,
): { readonly parts: ReadonlySet<string>; readonly cities: ReadonlySet<number> } {
  const parts = new Set<string>();
  const cities = new Set<number>();
  for (const target of targets) {
    const [zone, owner] = target.split('/');
    if (zone in PARTS) parts.add(PARTS[zone]);
    else if (zone === 'city' && Number(owner) === me) parts.add('city');
    else if (zone === 'city') cities.add(Number(owner));
  }
  return { parts, cities };
}
