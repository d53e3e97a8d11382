import { everdell, wordsOf } from '@evervale/everdell';
import { decidingSeat, isOver } from '@evervale/kernel';
import { LANGS } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { evaluatorFor } from '../minds.ts';
import { Knowledge } from '../knowledge.ts';
import { playerNamed } from '../levels.ts';
import { withHints } from '../words/hints.ts';
import { hintsFor, sentence, type Hint } from './hints.ts';
import { shareText } from './share.ts';

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

test('a pick that is no better than the next says so, and a worse one says that it is worse', async () => {
  const says = ({ why }: Hint, ...keys: string[]) =>
    keys.some((key) => JSON.stringify(why).includes(`"hint.${key}"`));
  const decisions = (await hintsOfGame(2)).filter(({ length }) => length > 1);
  const isWorse = (hint: Hint) => says(hint, 'less', 'little', 'letting');
  for (const [best, ...others] of decisions) {
    expect(isWorse(best)).toBe(false);
    for (const one of others) expect(isWorse(one)).not.toBe(says(one, 'asGood'));
    expect(says(best, 'same')).toBe(says(others[0], 'asGood'));
    for (const one of others) expect(says(one, 'same')).toBe(false);
    // Nobody is told "1 point less" of what brings as much.
    for (const one of others.filter((hint) => says(hint, 'less'))) {
      const less = Math.round(best.points) - Math.round(one.points);
      expect(less).toBeGreaterThan(0);
      expect(words.print(one.why, 'en')).toMatch(new RegExp(`about ${less} points? less`, 'iu'));
    }
  }
  expect(new Set(decisions.map(([best]) => says(best, 'same'))).size).toBe(2);
});

test('more workers are never a reason to place one, and whoever places none keeps one', async () => {
  const mayPlace = (knowledge: Knowledge): boolean =>
    knowledge.decision().options.some(({ key }) => key.startsWith('place'));
  let seen = 0;
  const decisions = await hintsOfGame(3, (knowledge) => mayPlace(knowledge) && seen++ < 12);
  const hints = decisions.flat();
  const because = (starts: string) =>
    hints.filter(({ key }) => key.startsWith(starts)).map(({ why }) => JSON.stringify(why));
  expect(because('place').length).toBeGreaterThan(5);
  for (const why of because('place')) expect(why).not.toContain('hint.workers');
  for (const why of because('play')) expect(why).not.toContain('"hint.workers"');
  expect(because('play').some((why) => why.includes('hint.workers.kept'))).toBe(true);
});

test('what a pick is worth through something is said in points', () => {
  const why = { key: 'hint.event', args: { n: 3, of: 'The Everdell Games' } };
  expect(words.print(why, 'en')).toBe('The Everdell Games comes closer (about 3 points)');
  expect(words.print({ ...why, args: { ...why.args, n: 0 } }, 'de')).toBe(
    'rückt näher: The Everdell Games',
  );
  const less = { key: 'hint.less', args: { n: 1 } };
  expect(words.print(sentence([{ key: 'hint.but', args: { why, less } }]), 'en')).toBe(
    'The Everdell Games comes closer (about 3 points), but about 1 point less than the best move.',
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

test.each([
  [],
  ['pearlbrook', 'spirecrest', 'legends', 'powers'],
  ['newleaf', 'bellfaire-events', 'flower-festival', 'royal-award', 'market', 'farms', 'extra'],
])('all that brings points can be said (%#)', async (...boxes) => {
  const s = everdell.create(everdell.readOptions({ players: 3, boxes }), 7);
  const player = playerNamed('lookahead', evaluator, 1);
  const said = new Set<string>();
  for (let i = 0; !isOver(s); i++) {
    everdell.machine.touched();
    everdell.machine.apply(s, await player.pick(new Knowledge(everdell, s, decidingSeat(s))));
    if (i % 20 > 0 && !isOver(s)) continue;
    for (let seat = 0; seat < 3; seat++) {
      for (const share of evaluator.shares!(s, seat)) {
        for (const lang of LANGS) said.add(words.print(shareText(share), lang));
      }
    }
  }
  expect(said.size).toBeGreaterThan(100);
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
