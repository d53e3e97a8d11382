import { everdell } from '@evervale/everdell';
import { expect, test } from 'vitest';
import type { Course } from '../mind.ts';
import { partOf } from '../minds.ts';
import { LATER, SEARCHING } from '../everdell/course.ts';
import { CROWD_BANK } from '../everdell/evaluator.ts';
import { Network } from '../net/network.ts';
import { ROW } from '../net/shape.ts';
import { Sparse } from '../net/sparse.ts';
import { readWeights, type Weights } from '../net/weights.ts';
import { curveSvg } from './curve.ts';
import { Learner } from './learner.ts';
import { lessonAt, playLessons } from './lessons.ts';
import { sampleOf, setTargets, type Sample } from './samples.ts';
import { selfPlay, type Manner } from './selfplay.ts';
import { Trainer, type Checkpoint } from './trainer.ts';

const training = partOf('everdell', 'training');

function sample(features: readonly number[], target: number): Sample {
  const x = new Sparse();
  for (const i of features) x.add(i, 1);
  return { ...sampleOf(x, 0, 0), target };
}

function xOf({ index, value }: Sample): Sparse {
  const x = new Sparse();
  index.forEach((feature, i) => x.add(feature, value[i]));
  return x;
}

test('a learner finds the worth of each feature, also of two that only count together', () => {
  const learner = new Learner(Network.fresh(['a', 'b', 'c', 'd'], 1, 1), 0.1);
  const lessons = [sample([0, 3], 1), sample([1, 3], 2), sample([0, 1, 3], 9), sample([2, 3], -3)];
  for (let i = 0; i < 40_000; i++) learner.learn(lessons[i % 4]);
  for (const lesson of lessons) expect(learner.expected(lesson)).toBeCloseTo(lesson.target, 0);
});

test('with lambda 1 the target is what really came, with 0 what was expected one step later', () => {
  const line = [sample([0], 0), sample([1], 0)];
  setTargets(line, 10, 1, () => 4);
  expect(line.map(({ target }) => target)).toEqual([10, 10]);
  setTargets(line, 10, 0, () => 4);
  expect(line.map(({ target }) => target)).toEqual([4, 10]);
});

test('what comes of an odd pick is no lesson for the positions before it', () => {
  const line = [sample([0], 0), sample([1], 0), sample([2], 0)];
  line[1].odd = true;
  setTargets(line, 10, 1, () => 4);
  expect(line.map(({ target }) => target)).toEqual([4, 4, 10]);
});

test('odd picks are known to whoever learns from a game that was played elsewhere', () => {
  const [picks] = playLessons(
    everdell,
    training,
    new Trainer(everdell, training, 1).learned(),
    0,
    1,
  );
  expect(picks.odd.length).toBeGreaterThan(0);
  expect(Math.max(...picks.odd)).toBeLessThan(picks.codes.length);
});

test('the mean of the weights follows them slowly', () => {
  const learner = new Learner(Network.fresh(['a'], 1, 1), 0.1);
  const lesson = sample([0], 5);
  const mean = (): number => learner.mean.value(xOf(lesson), 0);
  const before = mean();
  for (let i = 0; i < 200; i++) learner.learn(lesson);
  expect(mean()).toBe(before);
  learner.average(0.1);
  expect(mean()).toBeGreaterThan(before);
  expect(mean()).toBeLessThan(learner.expected(lesson) / 2);
  learner.average(1);
  expect(mean()).toBeCloseTo(learner.expected(lesson));
});

test('training goes on from weights that were learned before, with their features as they are', () => {
  const before = training.learned!;
  const trainer = new Trainer(everdell, training, 1, before);
  expect(trainer.games).toBe(before.games);
  expect(trainer.weights().features).toEqual(before.features);
  expect(trainer.weights().input[0].numbers).toBe(before.input[0].numbers);
});

test('while only what is new is learned, all that was known stays as it is', () => {
  const before = { ...training.learned!, games: LATER };
  const trainer = new Trainer(everdell, training, 1, before);
  trainer.step();
  trainer.step();
  const known = (weights: Weights): Float32Array => {
    const { input, features } = readWeights(weights, before.features);
    return input.subarray(0, CROWD_BANK * features * ROW);
  };
  expect(known(trainer.weights())).toEqual(known(before));
});

test('those who play alone learn from games in which turns are searched', () => {
  const { course } = training;
  const { simulations } = course.mannerOf(SEARCHING, 1);
  expect(simulations).toBeGreaterThan(0);
  expect(course.mannerOf(SEARCHING - 1, 1).simulations).toBeUndefined();
  const { evaluator } = new Trainer(everdell, training, 1, training.learned);
  const play = (more: Partial<Manner>): readonly number[] => {
    const { start, rng } = lessonAt(everdell, training, 1, SEARCHING);
    const manner = { oddity: 0, rivalry: 1, ...more };
    return selfPlay(everdell, training, evaluator, start, manner, rng).picks.codes;
  };
  const found = play({ simulations: 8 });
  expect(found).toEqual(play({ simulations: 8 }));
  expect(found).not.toEqual(play({}));
});

test('games of a stage that are gone through together teach nothing before it is over', () => {
  const course: Course = {
    ...training.course,
    games: 3,
    tableOf: () => ({ players: 2 }),
    rateOf: () => 0.05,
    timesOf: () => 7,
  };
  const together = { ...training, course };
  const trainer = new Trainer(everdell, together, 1);
  const before = trainer.learned();
  trainer.step();
  trainer.step();
  expect(trainer.learned()).toEqual(before);
  const saved = JSON.parse(JSON.stringify(trainer.checkpoint())) as Checkpoint;
  trainer.step();
  expect(trainer.learned()).not.toEqual(before);
  const resumed = new Trainer(everdell, together, 1, saved);
  resumed.step();
  expect(resumed.checkpoint()).toEqual(trainer.checkpoint());
});

test('training goes on from a checkpoint where it stopped', () => {
  const trainer = new Trainer(everdell, training, 1);
  trainer.step();
  trainer.step();
  const saved = JSON.parse(JSON.stringify(trainer.checkpoint())) as ReturnType<
    Trainer['checkpoint']
  >;
  const resumed = new Trainer(everdell, training, 99, saved);
  expect(resumed.games).toBe(2);
  expect(resumed.checkpoint()).toEqual(saved);
});

test('a generation of games teaches the same whoever plays which of them', () => {
  const [one, two] = [1, 2].map(() => new Trainer(everdell, training, 1));
  one.takeGeneration(playLessons(everdell, training, one.learned(), 0, 3));
  const learned = two.learned();
  const [last, first] = [
    playLessons(everdell, training, learned, 1, 3),
    playLessons(everdell, training, learned, 0, 1),
  ];
  two.takeGeneration([...first, ...last]);
  expect(two.games).toBe(3);
  expect(two.checkpoint()).toEqual(one.checkpoint());
});

test('the learning curve is a picture', () => {
  const svg = curveSvg(
    [
      { games: 200, points: 30, won: 10, error: 7 },
      { games: 400, points: 50, won: 40, error: 6 },
    ],
    'Rugwort',
  );
  expect(svg).toMatch(/^<svg xmlns/);
  expect(svg).toContain('games of self-play');
});

test('where nothing was measured the learning curve has a gap', () => {
  const point = (games: number, points: number | null) => ({ games, points, won: null, error: 7 });
  const svg = curveSvg(
    [point(200, 30), point(400, null), point(600, 50), point(800, 52)],
    'Rugwort',
  );
  expect(svg).toMatch(/<path d="M[\d. ]+M[\d. ]+L[\d. ]+" fill="none" stroke="#3a7d44"/);
});
