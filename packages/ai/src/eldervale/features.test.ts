import { eldervale } from '@evervale/eldervale';
import { BATTLE_REALM, CARD_OWNER, cardNumber } from '@evervale/eldervale/insides';
import type { State } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { Network } from '../net/network.ts';
import { BANKS, EldervaleEvaluator, eldervaleFeatures } from './evaluator.ts';

const features = eldervaleFeatures();
const evaluator = new EldervaleEvaluator(new Network(features.names.length, BANKS), features);
const create = (options: object): State => eldervale.create(eldervale.readOptions(options), 3);

/** The features of a seat that are not zero, by name. */
function featuresOf(s: State, seat = 0): string[] {
  evaluator.look(s, seat);
  const { x } = evaluator;
  return Array.from(x.index.subarray(0, x.count), (i) => features.names[i]);
}

test('every feature of Eldervale has a name of its own', () => {
  expect(new Set(features.names).size).toBe(features.names.length);
});

test.each([2, 3, 4, 5])('a game of %i is judged for everybody', (players) => {
  const s = create({ players });
  expect(featuresOf(s)).toContain(`others.p${players}`);
  for (let seat = 0; seat < players; seat++) {
    expect(Number.isFinite(evaluator.value(s, seat))).toBe(true);
  }
});

test('a card is seen in the Tableau of its owner alone', () => {
  const s = create({ players: 2 });
  s[CARD_OWNER + cardNumber('air-05')] = 2;
  expect(featuresOf(s, 1)).toContain('tableau.air-05');
  expect(featuresOf(s, 0)).not.toContain('tableau.air-05');
});

test('nobody has chances in a battle that is not there', () => {
  const s = create({ players: 2 });
  expect(s[BATTLE_REALM]).toBe(0);
  expect(featuresOf(s).some((name) => name.startsWith('battle.'))).toBe(false);
});
