import { hostedEldervale } from '@evervale/eldervale';
import { decidingSeat, isOver, stream, type Game } from '@evervale/kernel';
import { LANGS } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { consider } from '../hints/considering.ts';
import { hintsFor, type Hint } from '../hints/hints.ts';
import { Knowledge } from '../knowledge.ts';
import { playerNamed } from '../levels.ts';
import { evaluatorFor } from '../minds.ts';
import { withHints } from '../words/hints.ts';

const game = hostedEldervale as Game;
const evaluator = evaluatorFor(game);
const PICKS = 160;
const EVERY = 16;

/** Hints at some decisions of a game. */
async function someHints(): Promise<Hint[]> {
  const s = game.create(game.readOptions({ players: 2 }), 4);
  const player = playerNamed('sapling', evaluator, 1);
  const options = { evaluator, budget: { simulations: 16 }, seed: 1 };
  const all: Hint[] = [];
  for (let i = 1; !isOver(s) && i <= PICKS; i++) {
    const knowledge = new Knowledge(game, s, decidingSeat(s));
    if (i % EVERY === 0) all.push(...(await hintsFor(knowledge, options)));
    const code = await player.pick(knowledge);
    game.machine.touched();
    game.machine.apply(s, code);
  }
  return all;
}

test('hints of Eldervale have reasons in four languages', async () => {
  const words = withHints(hostedEldervale.words(['Anna', 'Ben']));
  const hints = await someHints();
  for (const { why, option, points } of hints) {
    // Nobody is told that others get fewer points, but more.
    expect(JSON.stringify(why)).not.toMatch(/hint\.rival.*hint\.letting/u);
    // Nor that others get "fewer points and more cards".
    expect(words.print(why, 'en')).not.toMatch(/fewer points and/iu);
    expect(points).toBeGreaterThan(0);
    for (const lang of LANGS) {
      expect(words.print(option, lang)).not.toBe('');
      expect(words.print(why, lang)).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  }
  expect(new Set(hints.map(({ why }) => words.print(why, 'en'))).size).toBeGreaterThan(4);
});

test('the points to expect are those of a whole game from the choice of an element on', async () => {
  const s = game.create(game.readOptions({ players: 2, factions: 'choose' }), 11);
  const knowledge = new Knowledge(game, s, decidingSeat(s));
  const [best] = await hintsFor(knowledge, { evaluator, budget: { simulations: 32 }, seed: 1 });
  expect(best.points).toBeGreaterThan(60);
  expect(best.points).toBeLessThan(160);
});

test('what to do with a turn is found by playing on, like by the strong players of the game', async () => {
  const s = game.create(game.readOptions({ players: 2, factions: 'randomFaction' }), 5);
  const knowledge = new Knowledge(game, s, decidingSeat(s));
  const worst = knowledge.legal().at(-1)!;
  const { all, line } = await consider(knowledge, {
    evaluator,
    budget: { simulations: 30 },
    seed: 1,
    also: worst,
  });
  const worths = all.slice(0, 3).map(({ worth }) => worth);
  expect(worths).toEqual(worths.toSorted((a, b) => b - a));
  // All are played on in the same deals, the best three in more of them.
  expect(new Set(all.slice(3).map(({ visits }) => visits)).size).toBe(1);
  expect(all[0].visits).toBeGreaterThan(all[3].visits);
  expect(all.map(({ code }) => code)).toContain(worst);
  const [first] = line(knowledge.deal(stream(1)));
  expect(first.key).toBe(game.machine.wording(s, all[0].code).key);
});
