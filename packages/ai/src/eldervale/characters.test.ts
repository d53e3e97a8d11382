import { eldervale } from '@evervale/eldervale';
import { HAND, HAND_COUNT, POWER, RES, playerAt } from '@evervale/eldervale/insides';
import { decidingSeat, type Game, type State } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { Knowledge } from '../knowledge.ts';
import { playerNamed } from '../levels.ts';
import { evaluatorFor } from '../minds.ts';
import { charactersOf } from '../names.ts';
import { BLIND_SPOTS, CHARACTERS } from './characters.ts';

const game = eldervale as Game;
const evaluator = evaluatorFor(game);
const start = (): State => game.create(game.readOptions({ players: 2 }), 3);
const seenBy = (source: string, s: State): number =>
  evaluator.leaning!(BLIND_SPOTS.find((spot) => source in spot)!).value(s, 0);

/** By how much a change makes a position seem better, plainly and with a blind spot. */
function gain(source: string, change: (s: State) => void): { plain: number; blind: number } {
  const [before, after] = [start(), start()];
  change(after);
  return {
    plain: evaluator.value(after, 0) - evaluator.value(before, 0),
    blind: seenBy(source, after) - seenBy(source, before),
  };
}

test('whoever overlooks the tracks sees less in Elemental power', () => {
  const { plain, blind } = gain('tracks', (s) => (s[playerAt(0) + POWER] = 5));
  expect(blind).toBeLessThan(plain);
});

test('whoever hoards sees more in goods than they are worth', () => {
  const { plain, blind } = gain('goods', (s) => (s[playerAt(0) + RES] += 3));
  expect(blind).toBeGreaterThan(plain + 1);
});

test('a weak level of Eldervale errs in what it does with a turn, not in the picks it consists of', async () => {
  const s = start();
  const differs = { turn: 0, part: 0 };
  for (let i = 0; i < 24; i++) {
    const knowledge = new Knowledge(game, s, decidingSeat(s));
    const weak = await playerNamed('seedling', evaluator, 1).pick(knowledge);
    const strong = await playerNamed('lookahead', evaluator, 1).pick(knowledge);
    if (weak !== strong) differs[evaluator.atRest(s) ? 'turn' : 'part']++;
    game.machine.touched();
    game.machine.apply(s, strong);
  }
  expect(differs.part).toBe(0);
  expect(differs.turn).toBeGreaterThan(1);
});

test('whoever likes Magic cards sees more in a hand, and is known by name at any level', () => {
  const scholar = evaluator.leaning!(CHARACTERS.scholar);
  const s = start();
  s.set([1, 2, 3], playerAt(0) + HAND);
  s[playerAt(0) + HAND_COUNT] = 3;
  expect(scholar.value(s, 0)).toBeGreaterThan(evaluator.value(s, 0) + 0.5);
  expect(Object.keys(evaluator.characters ?? {})).toEqual(charactersOf('eldervale'));
  expect(playerNamed('oak/scholar@4', evaluator, 1).name).toBe('oak/scholar@4');
  expect(() => playerNamed('oak/builder', evaluator, 1)).toThrow(/mason/);
});
