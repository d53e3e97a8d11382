import { BOX_IDS, everdell } from '@evervale/everdell';
import {
  EXPEDITION,
  FINDS,
  FIND_IDS,
  HARE,
  MAP_TILES,
  MEADOW,
  MEADOW_BLOCKED,
  REACHED,
  RESOURCES,
  RESOURCE_NAMES,
  mountainSeatAt,
  playerAt,
} from '@evervale/everdell/insides';
import type { State } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { everdellEvaluator } from './trained.ts';

const evaluator = everdellEvaluator();

function create(options: object): State {
  return everdell.create(everdell.readOptions(options), 3);
}

/** The features of a seat that are not zero, by name. */
function featuresOf(s: State, seat = 0): string[] {
  evaluator.look(s, seat);
  const { x, features } = evaluator;
  return Array.from(x.index.subarray(0, x.count), (i) => features.names[i]);
}

test('every feature has a name of its own', () => {
  const { names } = evaluator.features;
  expect(new Set(names).size).toBe(names.length);
});

test('a Meadow card under a worker of Rugwort is out of reach (21.14)', () => {
  const s = create({ players: 1, rugwort: { year: 1 } });
  for (let r = 0; r < 4; r++) s[playerAt(0) + RESOURCES + 2 * r] = 20;
  const inReach = (): number =>
    featuresOf(s).filter((name) => name.startsWith('reach.meadow-')).length;
  const before = inReach();
  for (let i = 0; i < 8; i++) s[MEADOW_BLOCKED] |= 1 << i;
  expect(s[MEADOW]).toBeGreaterThan(0);
  expect(inReach()).toBeLessThan(before);
});

test('against Rugwort his year counts and the special Events that are left to him (22.3)', () => {
  const features = featuresOf(create({ players: 1, rugwort: { year: 3 } }));
  expect(features).toContain('automat.year3');
  expect(features).toContain('automat.left4');
  expect(featuresOf(create({ players: 2 })).some((name) => name.startsWith('automat.'))).toBe(
    false,
  );
});

test.each(BOX_IDS)('a game with the box %s is judged for everybody', (box) => {
  const s = create({ players: 3, boxes: [box] });
  expect(featuresOf(s)).toContain(`boxes.${box}`);
  for (let seat = 0; seat < 3; seat++) expect(evaluator.value(s, seat)).toBeTypeOf('number');
});

test('an Event that asks for five cards of one sort is not within reach of an empty city (16.5)', () => {
  const s = create({ players: 2, boxes: ['bellfaire-events'], events: 'only' });
  expect(featuresOf(s).some((name) => /^specialEvents\..*-now$/.test(name))).toBe(false);
});

test('in the mountains the evaluation knows where the hare of a seat stands (13.16)', () => {
  const s = create({ players: 2, boxes: ['spirecrest'] });
  expect(featuresOf(s)).toContain('mountain.hare-foothills');
  s[mountainSeatAt(s, 0) + HARE] = 3;
  expect(featuresOf(s)).toContain('mountain.hare-home');
  expect(featuresOf(s, 1)).toContain('mountain.hare-foothills');
});

test('discoveries and tiles still to be reached count by their names (13.12, 13.28)', () => {
  const s = create({ players: 2, boxes: ['spirecrest'] });
  const at = mountainSeatAt(s, 0);
  s[at + FINDS] = FIND_IDS.indexOf('forager') + 1;
  s[at + EXPEDITION] = MAP_TILES.findIndex(({ id }) => id === 'yaras-patch') + 1;
  expect(featuresOf(s)).toContain('mountain.forager');
  expect(featuresOf(s)).toContain('mountain.tile-yaras-patch');
  expect(featuresOf(s)).not.toContain('mountain.next-in-reach');
  s[playerAt(0) + RESOURCES + 2 * RESOURCE_NAMES.indexOf('berry')] = 2;
  expect(featuresOf(s)).toContain('mountain.next-in-reach');
  s[at + REACHED] = 1;
  expect(featuresOf(s).some((name) => /^mountain\.(tile|next)/.test(name))).toBe(false);
});

test('against Nightweave count her difficulty, her season and her spiders, and no year (25.7)', () => {
  const features = featuresOf(create({ players: 2, nightweave: { difficulty: 3 } }));
  expect(features).toContain('nightweave.difficulty-3');
  expect(features).toContain('nightweave.spider1');
  expect(features.some((name) => name.startsWith('automat.year'))).toBe(false);
  expect(features.filter((name) => name === 'game.begun')).toHaveLength(1);
});
