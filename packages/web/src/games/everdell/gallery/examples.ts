/** One example of everything the game asks, offers, refuses and tells: found by playing, or made up. */
import { amounts, boxesBeside, catalogs, everdell, name, player } from '@evervale/everdell';
import { decision, isOver, Play, type Text } from '@evervale/kernel';
import type { TextArgs } from '@evervale/kernel/text';

export const SORTS = ['prompt', 'option', 'reason', 'log'] as const;
type Sort = (typeof SORTS)[number];
export type Examples = Readonly<Record<Sort, readonly Text[]>>;

const GAMES = 40;

/** Boxes that do not go together take turns. */
function boxesFor(seed: number): readonly string[] {
  return boxesBeside(seed % 2 === 0 ? 'pearlbrook' : 'flower-festival');
}

function* textsOf(seed: number): Generator<readonly [Sort, Text]> {
  const players = 1 + (seed % 4);
  // Some of the small tables play against Nightweave.
  const her = players <= 2 && seed % 3 === 0 ? { nightweave: { difficulty: seed % 5 } } : {};
  const options = { players, boxes: boxesFor(seed), ...her };
  const play = new Play(everdell, everdell.readOptions(options), seed);
  for (let i = 0; !isOver(play.state); i++) {
    const pending = decision(everdell, play.state)!;
    yield ['prompt', pending.prompt];
    for (const { text } of pending.options) yield ['option', text];
    for (const { text } of everdell.blocked(play.state)) yield ['reason', text];
    const picks = pending.options;
    for (const event of play.pick(picks[(i * 7 + seed) % picks.length].code)) {
      const text = everdell.eventText(everdell.eventFor(event, 0), play.state);
      if (text) yield ['log', text];
    }
  }
}

/** What goes into a text that no game has shown: whatever it may ask for. */
const SAMPLE: TextArgs = {
  player: player(0),
  players: player(0),
  owner: player(1),
  receiver: player(1),
  n: 2,
  of: 6,
  noun: name('monk'),
  nom: name('monk'),
  g: 'm',
  ini: 'c',
  source: name('masque'),
  gain: amounts({ point: 2 }),
  details: amounts({ twig: 3 }),
  least: 'one',
  open: 'none',
  card: name('king'),
  cards: name('king'),
  host: name('farm'),
  event: name('harvest-festival'),
  place: name('haven'),
  from: name('haven'),
  good: name('market-good-1'),
  adornment: name('bell'),
  wonder: name('hopewatch-gate'),
  power: name('bats'),
  visitor: name('bim-little'),
  car: name('train-car-berry'),
  me: name('moleia-mines'),
  tile: name('mirror-lake'),
  tiles: name('mirror-lake'),
  find: name('forager'),
  finds: name('forager'),
  critter: name('whisper'),
  worker: name('whisper'),
  weather: name('winter-1'),
  side: 'outbound',
  type: name('type-traveler'),
  what: amounts({ berry: 2 }),
  pay: { key: 'pay.nothing' },
  less: { key: 'for.free' },
  any: amounts({ pebble: 1 }),
  tokens: amounts({ point: 1 }),
  text: amounts({ twig: 3 }),
  resource: 'berry',
  season: 'spring',
  kind: 'critter',
  pile: 'deck',
  where: 'discard',
  act: 'buy',
  found: 'yes',
  steps: name('haven'),
  why: name('haven'),
  part: 'first',
  arrow: name('nightweave-arrow'),
  last: 'no',
  cost: amounts({ twig: 1 }),
  otherwise: amounts({ point: 2 }),
  instead: amounts({ berry: 1 }),
};

/** Every text of a sort that there are words for. */
const keysOf = (sort: Sort): string[] =>
  catalogs.flatMap(({ en }) => Object.keys(en)).filter((key) => key.startsWith(`${sort}.`));

/** By key: the first of each that games show, and the rare ones beside them. */
export function examples(games = GAMES): Examples {
  const found: Record<Sort, Map<string, Text>> = {
    prompt: new Map(),
    option: new Map(),
    reason: new Map(),
    log: new Map(),
  };
  for (let seed = 1; seed <= games; seed++) {
    for (const [sort, text] of textsOf(seed)) {
      if (!found[sort].has(text.key)) found[sort].set(text.key, text);
    }
  }
  const all = (sort: Sort): Text[] =>
    [...new Set([...keysOf(sort), ...found[sort].keys()])]
      .toSorted((a, b) => a.localeCompare(b))
      .map((key) => found[sort].get(key) ?? { key, args: SAMPLE });
  return { prompt: all('prompt'), option: all('option'), reason: all('reason'), log: all('log') };
}
