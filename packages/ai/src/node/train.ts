/**
 * Trains the evaluation and writes it where the players read it:
 *
 *   node packages/ai/src/node/train.ts [--games 20000] [--seed 1] [--minutes 10] [--dir folder] [--anew]
 *
 * It goes on from the checkpoint in the folder (if there is one), can be stopped at any time, and
 * draws the learning curve.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { everdell } from '@evervale/everdell';
import { curveSvg } from '../train/curve.ts';
import { Trainer, type Checkpoint } from '../train/trainer.ts';

const WEIGHTS = fileURLToPath(new URL('../everdell/weights.json', import.meta.url));
const PICTURE = fileURLToPath(new URL('../../../../docs/learning-curve.svg', import.meta.url));
const MINUTE = 60_000;

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
}

/** A file is replaced at once or not at all, so that a stop in between harms nothing. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

export function train(options: TrainOptions, say: (line: string) => void): Trainer {
  const file = join(options.dir, 'checkpoint.json');
  mkdirSync(options.dir, { recursive: true });
  const before =
    !options.anew && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Checkpoint)
      : undefined;
  const trainer = new Trainer(everdell, options.seed, before);
  const began = Date.now();
  const first = trainer.games;
  while (trainer.games < options.games && Date.now() - began < options.minutes * MINUTE) {
    do trainer.step();
    while (!trainer.resting);
    replaceFile(file, JSON.stringify(trainer.checkpoint()));
    say(progress(trainer, options.games, first, Date.now() - began));
  }
  replaceFile(
    options.weights,
    `${JSON.stringify(trainer.weights(), null, 2)}
`,
  );
  replaceFile(options.picture, curveSvg(trainer.curve));
  return trainer;
}

function progress(trainer: Trainer, goal: number, first: number, spent: number): string {
  const { games, curve } = trainer;
  const { points, error } = curve.at(-1)!;
  const perSecond = ((games - first) / spent) * 1000;
  const left = Math.ceil((goal - games) / perSecond / 60);
  const full = Math.round((20 * games) / goal);
  const bar = '#'.repeat(full).padEnd(20, '.');
  return `[${bar}] ${games}/${goal} games, ${points.toFixed(1)} points, error ${error.toFixed(2)}, ${perSecond.toFixed(1)} games/s, ${left} min left`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '600' },
      dir: { type: 'string', default: 'node_modules/.cache/evervale-training' },
      weights: { type: 'string', default: WEIGHTS },
      picture: { type: 'string', default: PICTURE },
      anew: { type: 'boolean', default: false },
    },
  });
  const { games, seed, minutes, ...rest } = values;
  train({ games: Number(games), seed: Number(seed), minutes: Number(minutes), ...rest }, (line) => {
    process.stdout.write(`${line}\n`);
  });
}
