import { everdell, wordsOf } from '@evervale/everdell';
import { Play, decidingSeat, recordOf } from '@evervale/kernel';
import { LANGS } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { evaluatorFor } from '../minds.ts';
import { Knowledge } from '../knowledge.ts';
import { playerNamed } from '../levels.ts';
import { withHints } from '../words/hints.ts';
import type { Moment } from './moment.ts';
import { review } from './review.ts';
import { turningPoint } from './turning.ts';

const evaluator = evaluatorFor(everdell);
const options = {
  evaluator,
  budget: { simulations: 6 },
  closer: { simulations: 24 },
  seed: 1,
  least: 1,
};

async function playedBy(...names: readonly string[]) {
  const play = new Play(everdell, everdell.readOptions({ players: names.length }), 4);
  const players = names.map((name, seat) => playerNamed(name, evaluator, seat));
  while (!play.over) {
    const seat = decidingSeat(play.state);
    play.pick(await players[seat].pick(new Knowledge(everdell, play.state, seat)));
  }
  return recordOf(play);
}

// A whole game is searched, which takes a while on a busy machine.
test('a careless player loses more points than a careful one, and is told what was better and why', async () => {
  const words = withHints(wordsOf());
  const { misses, praised, turning } = await review(
    everdell,
    await playedBy('sapling', 'random'),
    options,
  );
  const lost = (seat: number) =>
    misses.filter((r) => r.seat === seat).reduce((sum, r) => sum + r.lost, 0);
  expect(lost(1)).toBeGreaterThan(lost(0));
  const [worst] = misses;
  expect(worst.better.length).toBeGreaterThan(0);
  expect(worst.better[0].key).not.toBe(worst.taken.key);
  expect(worst.points - worst.taken.points).toBeCloseTo(worst.lost, 9);
  expect(words.print(worst.when, 'en')).toMatch(/^(winter|spring|summer|autumn), turn \d+$/);
  for (const lang of LANGS) expect(words.print(worst.why, lang)).toMatch(/^[\p{Lu}\d].*\.$/u);
  // Whatever is told has a reason.
  for (const { why } of misses) expect(JSON.stringify(why)).not.toContain('hint.outlook');
  // One miss of a turn, not one for every pick of it.
  const turns = misses.map(({ seat, turn }) => `${seat} ${turn}`);
  expect(new Set(turns).size).toBe(turns.length);
  expect(misses.length).toBeLessThanOrEqual(15);
  expect(praised?.ahead ?? 1).toBeGreaterThanOrEqual(1);
  expect(turning?.winner ?? 0).toBe(0);
});

test('the turning point is where the winner came to stay ahead, whoever led before', () => {
  const text = { key: 'x' };
  const taken = { key: 'x', text, points: 0 };
  const course = [
    [50, 60],
    [61, 60],
    [58, 60],
    [63, 60],
    [70, 62],
  ].map((points, index) => {
    const moment: Moment = { index, seat: 0, turn: 1, when: text, question: text, taken };
    return Object.assign({ choice: { points } }, moment);
  });
  expect(turningPoint(course, [0])).toMatchObject({ index: 3, winner: 0 });
  expect(turningPoint(course.slice(3), [0])).toBeNull();
  expect(turningPoint(course, [0, 1])).toBeNull();
});

test('a lead of less than a point is no turning point', () => {
  const text = { key: 'x' };
  const taken = { key: 'x', text, points: 0 };
  const course = [
    [58, 60],
    [59.5, 60],
    [62, 60],
    [60, 60.4],
    [63, 60],
  ].map((points, index) => {
    const moment: Moment = { index, seat: 0, turn: 1, when: text, question: text, taken };
    return Object.assign({ choice: { points } }, moment);
  });
  expect(turningPoint(course, [0])).toMatchObject({ index: 2 });
});

test('what would have been better ends with the action, also for somebody alone', async () => {
  const play = new Play(everdell, everdell.readOptions({ players: 1 }), 6);
  const player = playerNamed('random', evaluator, 3);
  for (let i = 0; i < 24; i++) play.pick(await player.pick(new Knowledge(everdell, play.state, 0)));
  const { misses } = await review(everdell, recordOf(play), options);
  expect(misses.length).toBeGreaterThan(0);
  for (const { better } of misses) {
    for (const { key } of better.slice(1)) expect(key).not.toMatch(/^(place|play|prepare)/);
  }
});
