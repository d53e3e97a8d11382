import { hostedEldervale } from '@evervale/eldervale';
import { decidingSeat, isOver, type Game } from '@evervale/kernel';
import { LANGS } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
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
    expect(points).toBeGreaterThan(0);
    for (const lang of LANGS) {
      expect(words.print(option, lang)).not.toBe('');
      expect(words.print(why, lang)).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  }
  expect(new Set(hints.map(({ why }) => words.print(why, 'en'))).size).toBeGreaterThan(4);
});
