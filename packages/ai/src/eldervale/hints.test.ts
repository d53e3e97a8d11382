import { hostedEldervale } from '@evervale/eldervale';
import { decidingSeat, isOver, type Game } from '@evervale/kernel';
import { LANGS } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { hintsFor } from '../hints/hints.ts';
import { Knowledge } from '../knowledge.ts';
import { playerNamed } from '../levels.ts';
import { evaluatorFor } from '../minds.ts';
import { withHints } from '../words/hints.ts';

const game = hostedEldervale as Game;
const evaluator = evaluatorFor(game);

test('hints of Eldervale have reasons in four languages', { timeout: 120_000 }, async () => {
  const words = withHints(hostedEldervale.words(['Anna', 'Ben']));
  const s = game.create(game.readOptions({ players: 2 }), 4);
  const player = playerNamed('sapling', evaluator, 1);
  const said = new Set<string>();
  for (let i = 0; !isOver(s) && i < 160; i++) {
    const knowledge = new Knowledge(game, s, decidingSeat(s));
    if (i % 16 === 15) {
      for (const { why, option } of await hintsFor(knowledge, {
        evaluator,
        budget: { simulations: 16 },
        seed: 1,
      })) {
        for (const lang of LANGS) {
          expect(words.print(option, lang)).not.toBe('');
          expect(words.print(why, lang)).toMatch(/^[\p{Lu}\d].*\.$/u);
        }
        said.add(words.print(why, 'en'));
      }
    }
    const code = await player.pick(knowledge);
    game.machine.touched();
    game.machine.apply(s, code);
  }
  expect(said.size).toBeGreaterThan(4);
});
