/**
 * Trains the evaluation and writes it where the players read it. It goes on from the checkpoint in
 * the folder (if there is one), can be stopped at any time, and draws the learning curve.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@evervale/kernel';
import { curveSvg } from '../train/curve.ts';
import { partOf } from '../minds.ts';
import { Pool } from './pool.ts';
import { replaceFile } from './replaceFile.ts';
import type { Workers } from './workers.ts';
import { Trainer, type Checkpoint } from '../train/trainer.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const MINUTE = 60_000;

const USUAL = { seed: 1, minutes: 600, anew: false, jobs: 1, generation: 1 };
/** Games that somebody else plays in one go. */
const AT_ONCE = 5;

export interface TrainOptions {
  readonly games: number;
  readonly seed: number;
  readonly minutes: number;
  /** Where the checkpoint lies. */
  readonly dir: string;
  readonly anew: boolean;
  /** Where the weights and the picture of the learning curve go. */
  readonly weights: string;
  readonly picture: string;
  /** Threads that play. */
  readonly jobs: number;
  /** Who plays instead of threads of this machine; closed by whoever has opened it. */
  readonly workers?: Workers | undefined;
  /** So many games are played with the same weights; with 1 every game learns from the one before. */
  readonly generation: number;
}

/** What is not said is as usual. */
export async function train(
  game: Game,
  wanted: Partial<TrainOptions>,
  say: (line: string) => void,
): Promise<Trainer> {
  const training = partOf(game.id, 'training');
  const options: TrainOptions = {
    ...USUAL,
    games: training.course.games,
    dir: `node_modules/.cache/evervale-training/${game.id}`,
    weights: fileAt(`../${game.id}/weights.json`),
    picture: fileAt(`../../../../docs/${training.picture}`),
    ...wanted,
  };
  const file = join(options.dir, 'checkpoint.json');
  mkdirSync(options.dir, { recursive: true });
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Checkpoint)
    : training.learned;
  const trainer = new Trainer(game, training, options.seed, options.anew ? undefined : before);
  // Nothing was played, so nothing is written: the picture of how it went would be lost.
  if (!options.anew && trainer.games >= options.games) {
    say(`Nothing to do: ${trainer.games} games are learned from already. --anew begins again.`);
    return trainer;
  }
  const workers = options.generation === 1 ? null : (options.workers ?? new Pool(options.jobs));
  const began = Date.now();
  const first = trainer.games;
  while (trainer.games < options.games && Date.now() - began < options.minutes * MINUTE) {
    do {
      if (workers === null) trainer.step();
      else await playGeneration(game, trainer, options.generation, workers);
    } while (!trainer.resting);
    replaceFile(file, JSON.stringify(trainer.checkpoint()));
    say(progress(trainer, options.games, first, Date.now() - began, training.opponent));
  }
  if (workers !== null && workers !== options.workers) await workers.close();
  replaceFile(
    options.weights,
    `${JSON.stringify(trainer.weights(), null, 2)}
`,
  );
  replaceFile(options.picture, curveSvg(trainer.curve, training.opponent));
  return trainer;
}

/** Whoever plays, it is the same: games depend on their numbers and on what was learned before. */
async function playGeneration(
  game: Game,
  trainer: Trainer,
  size: number,
  workers: Workers,
): Promise<void> {
  const learned = trainer.learned();
  const first = trainer.games;
  const batches = Array.from({ length: Math.ceil(size / AT_ONCE) }, (_, i) => {
    const from = first + i * AT_ONCE;
    const to = Math.min(first + size, from + AT_ONCE);
    return workers.run({ task: 'lessons', game: game.id, learned, from, to });
  });
  trainer.takeGeneration((await Promise.all(batches)).flat());
}

function progress(
  trainer: Trainer,
  goal: number,
  first: number,
  spent: number,
  opponent: string,
): string {
  const { games, curve } = trainer;
  const { points, won, error } = curve.at(-1)!;
  const perSecond = ((games - first) / spent) * 1000;
  const left = Math.ceil((goal - games) / perSecond / 60);
  const full = Math.round((20 * games) / goal);
  const bar = '#'.repeat(full).padEnd(20, '.');
  return `[${bar}] ${games}/${goal} games, ${points?.toFixed(1) ?? '–'} points, ${won?.toFixed(0) ?? '–'} % against ${opponent}, error ${error.toFixed(2)}, ${perSecond.toFixed(1)} games/s, ${left} min left`;
}
