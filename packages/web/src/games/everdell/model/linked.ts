/** A line of the log in pieces: cards, places and whatever else it names can be looked at. */
import { RIVER_CARDS } from '@evervale/everdell';
import type { Text } from '@evervale/kernel';
import { thingOf, type Group } from '../cards/things.ts';
import type { Words } from '../../../shell/useWords.ts';
import type { Kind } from '../context.ts';

export interface Named {
  readonly kind: Kind;
  readonly id: string;
  /** As the line calls it. */
  readonly said: string;
}

const KINDS: Record<Group, Kind> = {
  card: 'card',
  basic: 'place',
  forest: 'place',
  haven: 'place',
  basicEvent: 'event',
  specialEvent: 'event',
  award: 'award',
  market: 'good',
  river: 'riverSpot',
  wonder: 'wonder',
  adornment: 'adornment',
  power: 'power',
  station: 'car',
  visitor: 'visitor',
  discovery: 'discovery',
  mapTile: 'mapTile',
  weather: 'weather',
  nightweave: 'nightweave',
};

function kindOf(id: string): Kind | undefined {
  if (['market', 'knoll', 'station-platform'].includes(id)) return 'place';
  if (RIVER_CARDS.some((card) => card.id === id)) return 'river';
  const thing = thingOf(id);
  return thing && KINDS[thing.group];
}

/** A place is named with what it is: the whole of it leads there. */
const PLACES: ReadonlySet<string> = new Set(['spot.basic', 'spot.forest']);

/** The names inside a text, however deep, as they stand there or bent to the sentence. */
function namesIn(text: Text): Text[] {
  const { key, args = {} } = text;
  if (key === 'name' || key === 'noun' || PLACES.has(key)) return [text];
  return Object.values(args).flatMap((arg) => (typeof arg === 'object' ? namesIn(arg) : []));
}

function namedIn(text: Text, words: Pick<Words, 'name' | 'print'>): Named[] {
  return namesIn(text).flatMap((found) => {
    const { key, args } = found;
    if (PLACES.has(key)) return placeIn(found, words);
    const id = args?.['id'];
    const kind = typeof id === 'string' ? kindOf(id) : undefined;
    if (typeof id !== 'string' || kind === undefined) return [];
    const plain = words.name(id);
    if (key === 'name') return [{ kind, id, said: plain }];
    const bent = words.print({ key: 'form', args: { id, of: 'one' } });
    return [{ kind, id, said: words.print(text).includes(bent) ? bent : plain }];
  });
}

function placeIn(text: Text, words: Pick<Words, 'print'>): Named[] {
  const place = text.args?.['place'];
  const id = typeof place === 'object' ? place.args?.['id'] : undefined;
  return typeof id === 'string' ? [{ kind: 'place', id, said: words.print(text) }] : [];
}

/** Every language has an order of its own: whatever comes first in the line is taken first. */
export function linked(text: Text, words: Pick<Words, 'name' | 'print'>): (string | Named)[] {
  const pieces: (string | Named)[] = [];
  let names = namedIn(text, words);
  let rest = words.print(text);
  while (names.length > 0) {
    const at = ({ said }: Named): number => rest.indexOf(said);
    const [next] = names.filter((one) => at(one) >= 0).toSorted((a, b) => at(a) - at(b));
    if (next === undefined) break;
    pieces.push(rest.slice(0, at(next)), next);
    rest = rest.slice(at(next) + next.said.length);
    names = names.filter((one) => one !== next);
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}
