/** Training by self-play: a game, then learning from its positions, again and again. */
import { fromBase64, next32, stream, type Game, type Stream } from '@evervale/kernel';
import type { LearningEvaluator, Training } from '../mind.ts';
import { Network } from '../net/network.ts';
import { HIDDEN, ROW } from '../net/shape.ts';
import { copyRows, readWeights, writeWeights, type Weights } from '../net/weights.ts';
import { Learner, type Scope } from './learner.ts';
import { setTargets } from './samples.ts';
import { learnedBy, lessonAt, textOf, type Learned } from './lessons.ts';
import { playedElsewhere, selfPlay, type Picks, type SelfPlayed } from './selfplay.ts';

/** A point of the learning curve: the mean over the games since the point before. */
export interface CurvePoint {
  readonly games: number;
  /** Points of a player in games of two, if there were any. */
  readonly points: number | null;
  /** Of a hundred games alone, if there were any. */
  readonly won: number | null;
  /** How far the expected points were from those in the end. */
  readonly error: number;
}

/** The features and banks of weights. */
type Begun = Pick<Weights, 'features' | 'banks'>;

/** Everything needed to go on later; only the games remembered for repetition are lost. */
export interface Checkpoint {
  readonly seed: number;
  readonly games: number;
  readonly features: readonly string[];
  /** What the weights it began with knew. */
  readonly begun?: Begun;
  readonly curve: readonly CurvePoint[];
  readonly weights: readonly string[];
  /** The last games, which are still to be gone through. */
  readonly kept?: readonly Picks[];
}

const LAMBDA = 0.85;
const CURVE_STEP = 200;
/** After so many games the mean of the weights is taken. */
const AVERAGE_STEP = 20;
/** What the weights of now count in their mean: at last little, first more, to forget how a stage began. */
const SHARE = 0.01;
const SHARE_FIRST = 4;
/** How often a weight has been moved by the end of a training, for one that is not needed often. */
const PACE = 2500;
/** Games that are remembered, and how many of them are gone through again after each new one. */
const MEMORY = 600;
const REPEATS = 4;
/** What is learned from a game that is gone through for the last time, of what was at first. */
const LAST = 0.1;
/** For each repetition so many games must be remembered: repeating a few would learn them by heart. */
const GAMES_PER_REPEAT = 100;

export class Trainer {
  readonly evaluator: LearningEvaluator;
  readonly curve: CurvePoint[] = [];
  games = 0;
  private readonly game: Game;
  private readonly training: Training;
  private readonly seed: number;
  private readonly learner: Learner;
  private readonly memory: SelfPlayed[] = [];
  /** What was known when training began with weights of before. */
  private begun: Begun = { features: [], banks: 0 };
  private news: Scope | null = null;
  private tally = emptyTally();
  /** The last games, if they are gone through together when their stage is over. */
  private kept: Picks[] = [];

  /** From nothing, from where it stopped, or from weights that were learned before. */
  constructor(game: Game, training: Training, seed: number, from?: Checkpoint | Weights) {
    this.game = game;
    this.training = training;
    const checkpoint = from !== undefined && 'seed' in from ? from : undefined;
    this.seed = checkpoint?.seed ?? seed;
    const net = Network.fresh(training.features, training.banks, this.seed);
    this.learner = new Learner(net, training.course.rateOf(0));
    this.evaluator = training.evaluator(this.learner.mean);
    if (checkpoint) this.restore(checkpoint);
    else if (from !== undefined) this.begin(from as Weights);
  }

  /** Plays one game and learns from it. */
  step(): void {
    const { game, training, evaluator } = this;
    this.prepare();
    const { start, manner, rng, players } = lessonAt(game, training, this.seed, this.games);
    this.take(selfPlay(game, training, evaluator, start, manner, rng), players, rng);
  }

  /** What others need to play the next games. */
  learned(): Learned {
    this.prepare();
    return learnedBy(this.seed, this.evaluator.net);
  }

  /** Learns from games that others have played with what was learned before all of them. */
  takeGeneration(generation: readonly Picks[]): void {
    const { game, training, evaluator } = this;
    for (const picks of generation) {
      this.prepare();
      const { start, rng, players } = lessonAt(game, training, this.seed, this.games);
      this.take(playedElsewhere(game, training, evaluator, start, picks), players, rng);
    }
  }

  private prepare(): void {
    this.training.prepare?.(this.games, this.evaluator, this.learner);
    const { course } = this.training;
    this.learner.scope = course.keeps?.(this.games) ? (this.news ??= this.newScope()) : null;
    // Nothing of what was played before is repeated from here on.
    if (course.beginsStage(this.games)) this.memory.length = 0;
  }

  /** What the weights it began with did not know. */
  private newScope(): Scope {
    const { features, banks } = this.training;
    const known = new Set(this.begun.features);
    return {
      features: Uint8Array.from(features, (name) => (known.has(name) ? 0 : 1)),
      banks: Uint8Array.from({ length: banks }, (_, bank) => (bank < this.begun.banks ? 0 : 1)),
    };
  }

  private take(played: SelfPlayed, players: number, rng: Stream): void {
    const times = this.training.course.timesOf?.(this.games);
    this.measure(played);
    if (times === undefined) this.learnAtOnce(played, rng);
    else this.kept.push(played.picks);
    this.count(played, players);
    this.games++;
    if (times === undefined) this.follow(this.games - this.began());
    else if (this.isStageOver()) this.goThrough(times);
    if (this.games % CURVE_STEP === 0) this.addToCurve();
  }

  private learnAtOnce(played: SelfPlayed, rng: Stream): void {
    this.learner.rate = this.training.course.rateOf(this.games);
    this.learn(played);
    this.repeat(rng);
    this.remember(played);
  }

  private isStageOver(): boolean {
    const { course } = this.training;
    return this.games === course.games || course.beginsStage(this.games);
  }

  /** All games of the stage, so often, each time in another order and at last slowly. */
  private goThrough(times: number): void {
    const { game, training, evaluator, seed, kept } = this;
    const first = this.games - kept.length;
    const played = kept.map((picks, i) => {
      const { start } = lessonAt(game, training, seed, first + i);
      return playedElsewhere(game, training, evaluator, start, picks);
    });
    const rate = training.course.rateOf(first);
    const rng = stream(seed + first);
    for (let n = 0; n < times * kept.length; n++) {
      if (n % kept.length === 0) shuffle(played, rng);
      this.learner.rate = rate * (1 - (1 - LAST) * (n / (times * kept.length)));
      this.learn(played[n % kept.length]);
      this.follow(n + 1);
    }
    this.kept = [];
  }

  /** The mean of the weights goes on after so many games of the stage. */
  private follow(games: number): void {
    if (games % AVERAGE_STEP !== 0) return;
    this.learner.average(Math.max(SHARE, Math.min(1, (SHARE_FIRST * AVERAGE_STEP) / games)));
  }

  /** The first game of the stage. */
  private began(): number {
    let began = this.games - 1;
    while (began > 0 && !this.training.course.beginsStage(began)) began--;
    return began;
  }

  private repeat(rng: Stream): void {
    const repeats = Math.min(REPEATS, Math.floor(this.memory.length / GAMES_PER_REPEAT));
    for (let i = 0; i < repeats; i++) {
      this.learn(this.memory[next32(rng.bytes, rng.at) % this.memory.length]);
    }
  }

  private remember(played: SelfPlayed): void {
    if (this.memory.length < MEMORY) this.memory.push(played);
    else this.memory[this.games % MEMORY] = played;
  }

  private count({ scores, winners }: SelfPlayed, players: number): void {
    if (players === 2) {
      this.tally.points += scores[0] + scores[1];
      this.tally.players += 2;
    }
    if (players === 1) {
      this.tally.solo++;
      if (winners.includes(0)) this.tally.won++;
    }
  }

  /** How good the expectations were, before anything is learned from the game. */
  private measure({ lines, points }: SelfPlayed): void {
    lines.forEach((line, seat) => {
      for (const sample of line) {
        this.tally.error += Math.abs(sample.points + this.learner.expected(sample) - points[seat]);
      }
      this.tally.samples += line.length;
    });
  }

  private learn({ lines, points }: SelfPlayed): void {
    lines.forEach((line, seat) => {
      setTargets(line, points[seat], LAMBDA, (sample) => this.learner.expected(sample));
      for (const sample of line) this.learner.learn(sample);
    });
  }

  private addToCurve(): void {
    const { points, players, error, samples, solo, won } = this.tally;
    this.curve.push({
      games: this.games,
      points: players === 0 ? null : points / players,
      won: solo === 0 ? null : (100 * won) / solo,
      error: error / samples,
    });
    this.tally = emptyTally();
  }

  /** Only between two points of the curve nothing would be lost; so that is where to stop. */
  get resting(): boolean {
    return this.games % CURVE_STEP === 0;
  }

  checkpoint(): Checkpoint {
    return {
      seed: this.seed,
      games: this.games,
      features: this.training.features,
      begun: this.begun,
      curve: this.curve,
      weights: this.learner.arrays().map(textOf),
      ...(this.kept.length > 0 && { kept: this.kept }),
    };
  }

  /** By the names of the features: a card that was not there yet begins from nothing. */
  private restore(checkpoint: Checkpoint): void {
    this.games = checkpoint.games;
    if (checkpoint.begun) this.begun = checkpoint.begun;
    this.curve.push(...checkpoint.curve);
    this.kept.push(...(checkpoint.kept ?? []));
    const before = checkpoint.weights.map((text) => new Float32Array(fromBase64(text).buffer));
    const { features: names, banks } = this.training;
    this.learner.arrays().forEach((array, i) => {
      if (i >= before.length) return;
      const byFeature = array.length === names.length * banks * ROW;
      if (byFeature) copyRows(before[i], checkpoint.features, array, names);
      else array.set(before[i]);
    });
    // A checkpoint of before has no mean.
    if (before.length < this.learner.arrays().length) this.learner.average(1);
  }

  /** Goes on with weights alone: how far each has come is not known any more, and neither is the curve. */
  private begin(weights: Weights): void {
    this.games = weights.games ?? 0;
    this.begun = { features: weights.features, banks: weights.banks };
    const before = readWeights(weights, weights.features);
    const { input, output } = this.learner.net;
    copyRows(before.input, weights.features, input, this.training.features);
    output.set(before.output);
    this.learner.settle(PACE, this.newScope());
    this.learner.average(1);
  }

  /** The network as a file, without the features no game has shown. */
  weights(): Weights {
    const { features, banks } = this.training;
    const { mean } = this.learner;
    const known = new Set(this.begun.features);
    const seen = features.filter((name, i) => known.has(name) || this.learner.hasMoved(i));
    const small = new Network(seen.length, banks);
    copyRows(mean.input, features, small.input, seen);
    forgetUntouched(small, (feature, bank) => bank < this.begun.banks && known.has(seen[feature]));
    small.output.set(mean.output);
    return writeWeights(small, seen, this.games);
  }
}

function shuffle(all: unknown[], rng: Stream): void {
  for (let i = all.length - 1; i > 0; i--) {
    const other = next32(rng.bytes, rng.at) % (i + 1);
    [all[i], all[other]] = [all[other], all[i]];
  }
}

/** First weights that learning never touched say nothing and would only make the file larger. */
function forgetUntouched(
  { input, features, banks }: Network,
  isKept: (feature: number, bank: number) => boolean,
): void {
  for (let bank = 0; bank < banks; bank++) {
    for (let feature = 0; feature < features; feature++) {
      const row = (bank * features + feature) * ROW;
      if (input[row + HIDDEN] === 0 && !isKept(feature, bank)) input.fill(0, row, row + ROW);
    }
  }
}

function emptyTally() {
  return { points: 0, players: 0, error: 0, samples: 0, solo: 0, won: 0 };
}
