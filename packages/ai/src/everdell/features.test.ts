import { BOX_IDS, everdell } from '@evervale/everdell';
import { MEADOW, MEADOW_BLOCKED, RESOURCES, playerAt } from '@evervale/everdell/insides';
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
