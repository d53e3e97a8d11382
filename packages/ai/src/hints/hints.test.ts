import { everdell, wordsOf } from '@evervale/everdell';
import { decidingSeat, isOver } from '@evervale/kernel';
import { LANGS } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { evaluatorFor } from '../minds.ts';
import { Knowledge } from '../knowledge.ts';
import { playerNamed } from '../levels.ts';
import { withHints } from '../words/hints.ts';
import { hintsFor, type Hint } from './hints.ts';

const evaluator = evaluatorFor(everdell);
const words = withHints(wordsOf());

/** Hints at every tenth decision of a game of players who look ahead, and at chosen ones. */
async function hintsOfGame(
  seed: number,
  also: (knowledge: Knowledge) => boolean = () => false,
): Promise<Hint[][]> {
  const s = everdell.create(everdell.readOptions({ players: 2 }), seed);
  const player = playerNamed('lookahead', evaluator, 1);
  const all: Hint[][] = [];
  for (let i = 0; !isOver(s); i++) {
    const knowledge = new Knowledge(everdell, s, decidingSeat(s));
    if (i % 10 === 0 || also(knowledge)) {
      all.push(await hintsFor(knowledge, { evaluator, budget: { simulations: 24 }, seed: 1 }));
    }
    everdell.machine.apply(s, await player.pick(knowledge));
  }
  return all;
}

test('hints name up to three legal picks, their points and a reason in four languages', async () => {
  const decisions = await hintsOfGame(1);
  for (const { length } of decisions) expect([1, 2, 3]).toContain(length);
  const hints = decisions.flat();
  for (const { points, why, option } of hints) {
    expect(points).toBeGreaterThan(0);
    for (const lang of LANGS) {
      expect(words.print(option, lang)).not.toBe('');
      expect(words.print(why, lang)).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  }
  const kinds = new Set(hints.map(({ why }) => words.print(why, 'en').replaceAll(/\d+/g, 'n')));
  expect(kinds.size).toBeGreaterThan(5);
});

test('a pick that is no better than the next says so, and a worse one says by how much', async () => {
  const says = ({ why }: Hint, key: string) => JSON.stringify(why).includes(key);
  const decisions = (await hintsOfGame(2)).filter(({ length }) => length > 1);
  for (const [best, next] of decisions) {
    expect(says(best, 'hint.less')).toBe(false);
    expect(says(next, 'hint.less')).not.toBe(says(next, 'hint.same'));
    expect(says(best, 'hint.same')).toBe(says(next, 'hint.same'));
  }
  expect(new Set(decisions.map(([best]) => says(best, 'hint.same'))).size).toBe(2);
});

test('more workers are never a reason to place one', async () => {
  const mayPlace = (knowledge: Knowledge): boolean =>
    knowledge.decision().options.some(({ key }) => key.startsWith('place'));
  let seen = 0;
  const decisions = await hintsOfGame(3, (knowledge) => mayPlace(knowledge) && seen++ < 12);
  const placing = decisions.flat().filter(({ key }) => key.startsWith('place'));
  expect(placing.length).toBeGreaterThan(5);
  for (const { why } of placing) expect(JSON.stringify(why)).not.toContain('hint.workers');
});

test('what a pick is worth through something is said in points', () => {
  const why = { key: 'hint.event', args: { n: 3, of: 'The Everdell Games' } };
  expect(words.print(why, 'en')).toBe('The Everdell Games comes closer (about 3 points)');
  expect(words.print({ ...why, args: { ...why.args, n: 0 } }, 'de')).toBe(
    'rückt näher: The Everdell Games',
  );
});

test('a new season is a reason to prepare for one, and for nothing else', async () => {
  const canPrepare = (knowledge: Knowledge): boolean =>
    knowledge.decision().options.some(({ key }) => key === 'prepare');
  const decisions = [...(await hintsOfGame(1, canPrepare)), ...(await hintsOfGame(2))];
  const because = decisions.flat().filter(({ why }) => JSON.stringify(why).includes('hint.season'));
  expect(because.length).toBeGreaterThan(0);
  expect(new Set(because.map(({ key }) => key))).toEqual(new Set(['prepare']));
});

test('what is hidden does not change a hint', async () => {
  const s = everdell.create(everdell.readOptions({ players: 2 }), 3);
  const other = everdell.determinize(s, 0, { bytes: new Uint8Array(16).fill(7), at: 0 });
  const ask = async (table: typeof s) =>
    hintsFor(new Knowledge(everdell, table, 0), {
      evaluator,
      budget: { simulations: 20 },
      seed: 5,
    });
  expect(await ask(other)).toEqual(await ask(s));
});
