import { decision, isOver } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { hostedEldervale as game, type BattleView } from '../index.ts';

/** Battles as they are seen at the first decisions of a game with three. */
function battles(seed: number): BattleView[] {
  const s = game.create(game.readOptions({ players: 3 }), seed);
  const found: BattleView[] = [];
  for (let i = 0; i < 900 && !isOver(s); i++) {
    const { codes, count } = game.machine.legal(s);
    const { battle } = game.view(s, null);
    if (battle !== null) found.push(battle);
    // Placements rather than Regroups, so that there is something to fight about.
    const placing = decision(game, s)!.options.find(({ key }) => key.startsWith('place:'));
    game.machine.apply(s, placing?.code ?? codes[(i * 7) % count]);
  }
  return found;
}

const seen = battles(3);

test('a battle has at least two sides while dice are counted and added (E15.3)', () => {
  const fought = seen.filter(({ step }) => step === 'count' || step === 'add');
  expect(fought.length).toBeGreaterThan(0);
  for (const { sides } of fought) expect(sides.length).toBeGreaterThan(1);
});

test('the reasons add up to the dice of every side, from 1 to 6 (E15.13, E15.15)', () => {
  for (const { sides } of seen) {
    for (const { dice, why } of sides) {
      expect(why.reduce((sum, { n }) => sum + n, 0)).toBe(dice);
      expect(dice).toBeGreaterThan(0);
      expect(dice).toBeLessThan(7);
    }
  }
});

test('dice show faces once they are rolled, the highest first (E15.19)', () => {
  const rolled = seen.filter(({ step }) => step === 'rolled');
  expect(rolled.length).toBeGreaterThan(0);
  for (const { dice, faces } of rolled.flatMap(({ sides }) => sides)) {
    expect(faces).toHaveLength(dice);
    expect(faces).toEqual(faces.toSorted((a, b) => b - a));
  }
  const before = seen.filter(({ step }) => step === 'add').flatMap(({ sides }) => sides);
  expect(before.flatMap(({ faces }) => faces)).toEqual([]);
});

test('during the Peaceful Start no placement is threatened (E3.24)', () => {
  const s = game.create(game.readOptions({ players: 3, factions: 'randomFaction' }), 3);
  expect(game.view(s, 0).realms.map(({ threat }) => threat)).toEqual(
    game.view(s, 0).realms.map(() => null),
  );
});
