/** Damages valid input a little, so that it is nearly right: what a careless or hostile hand sends. */
import type { Stream } from '../rng.ts';
import { anyOf } from './trial.ts';

const NONSENSE: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  0,
  0.5,
  1,
  255,
  256,
  65_536,
  2 ** 32,
  2 ** 53,
  -0,
  1e308,
  '',
  ' ',
  '0',
  '1',
  'word',
  'constructor',
  '__proto__',
  'toString',
  'é\u0000\ud800',
  'x'.repeat(2000),
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
  { length: 3 },
];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A place inside a JSON value: the container and the key in it. */
interface Place {
  readonly container: Json[] | { [key: string]: Json };
  readonly key: string | number;
}

function placesIn(value: Json, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    found.push({ container: value, key });
    placesIn((value as Record<string | number, Json>)[key], found);
  }
  return found;
}

function oneOf<T>(list: readonly T[], rng: Stream): T {
  return list[anyOf(rng, list.length)];
}

const read = ({ container, key }: Place): Json => (container as Record<string | number, Json>)[key];

function write({ container, key }: Place, value: Json): void {
  // Not by assignment: "__proto__" must become a field like any other.
  Object.defineProperty(container, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

function remove({ container, key }: Place): void {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
}

/** Also of nothing: an earlier change may have removed the whole value. */
const copyOf = (value: Json): Json => structuredClone(value);

/** Near the old value: one more, one less, another letter. */
function nudge(place: Place, rng: Stream): void {
  const value = read(place);
  if (typeof value === 'number') write(place, value + oneOf([-1, 1, -256, 256, 0.5, 1000], rng));
  else if (typeof value === 'string') write(place, damageText(value, rng));
  else if (typeof value === 'boolean') write(place, !value);
  else write(place, null);
}

const CHANGES: readonly ((place: Place, all: readonly Place[], rng: Stream) => void)[] = [
  (place, _all, rng) => write(place, copyOf(oneOf(NONSENSE, rng) as Json)),
  (place) => remove(place),
  (place, _all, rng) => nudge(place, rng),
  (place, all, rng) => write(place, copyOf(read(oneOf(all, rng)))),
  (place) => {
    if (Array.isArray(place.container)) place.container.push(copyOf(read(place)));
    else write({ container: place.container, key: `${place.key}x` }, copyOf(read(place)));
  },
  (place, all, rng) => {
    const other = oneOf(all, rng);
    const [mine, yours] = [copyOf(read(place)), copyOf(read(other))];
    write(place, yours);
    write(other, mine);
  },
];

/** A damaged copy of a JSON value: one to three changes. */
export function damage(value: unknown, rng: Stream): unknown {
  const root = { value: JSON.parse(JSON.stringify(value)) as Json };
  for (let n = 1 + anyOf(rng, 3); n > 0; n--) {
    const all = placesIn(root.value);
    const place = anyOf(rng, 40) === 0 ? { container: root, key: 'value' } : undefined;
    if (place === undefined && all.length === 0) break;
    oneOf(CHANGES, rng)(place ?? oneOf(all, rng), all.length > 0 ? all : [place!], rng);
  }
  return root.value;
}

const LETTERS = Array.from('abcxyz019 -:;@#.{}[]"\n\t\\é');

/** A damaged copy of a text: letters or whole lines lost, doubled, swapped or replaced. */
export function damageText(text: string, rng: Stream): string {
  const at = anyOf(rng, text.length + 1);
  const lines = text.split('\n');
  const line = anyOf(rng, lines.length);
  switch (anyOf(rng, 6)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1 + anyOf(rng, 3));
    case 1:
      return text.slice(0, at) + oneOf(LETTERS, rng) + text.slice(at);
    case 2:
      return text.slice(0, at) + oneOf(LETTERS, rng) + text.slice(at + 1);
    case 3:
      return lines.toSpliced(line, 1).join('\n');
    case 4:
      return lines.toSpliced(anyOf(rng, lines.length), 0, lines[line]).join('\n');
    default:
      return text.slice(0, at);
  }
}
