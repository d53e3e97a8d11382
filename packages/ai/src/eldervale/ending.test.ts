import { eldervale } from '@evervale/eldervale';
import { GLORY, playerAt } from '@evervale/eldervale/insides';
import { TURN_PROMPT } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { DUEL, utility } from '../evaluator.ts';

const REGROUP = 1;
const { machine } = eldervale;
const start = () => eldervale.create(eldervale.readOptions({ players: 2 }), 1);

/** The first turn: everything is at home. */
function firstTurn() {
  const s = start();
  while (machine.prompt(s).text.key !== TURN_PROMPT) {
    machine.apply(s, machine.legal(s).codes[0]);
  }
  return s;
}

test('a Regroup with nothing to withdraw is legal, but no computer player looks at it (E4.2)', () => {
  const s = firstTurn();
  // The first Regroup is none of them: it brings the Glory marker (E8.2).
  expect(machine.legalOrdered(s).has(REGROUP)).toBe(true);
  for (const seat of [0, 1]) s[playerAt(seat) + GLORY] = 1;
  machine.touched();
  expect(machine.legal(s).has(REGROUP)).toBe(true);
  expect(machine.legalOrdered(s).has(REGROUP)).toBe(false);
  expect(machine.legalOrdered(s).count).toBe(machine.legal(s).count - 1);
});

test('whoever is far ahead wants the game to end, whoever is not does not care', () => {
  const near = (lead: number): number => utility([lead, 0], 2, 0, DUEL, 5, null, 50);
  const far = (lead: number): number => utility([lead, 0], 2, 0, DUEL, 5, null, 10);
  expect(near(20)).toBe(far(20));
  expect(near(45)).toBeGreaterThan(far(45) + 15);
  expect(near(90)).toBe(far(90) + 40);
});
