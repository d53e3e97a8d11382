/** A game looked at by a strong player: where points were lost, and what would have been better. */
import { setImmediate as breath } from 'node:timers/promises';
import { review, type ReviewedPick } from '@evervale/ai';
import { evaluatorFor } from '@evervale/ai/minds';
import {
  TURN_PROMPT,
  seatLetter,
  seedForSearch,
  type AnyGame,
  type GameRecord,
  type Text,
} from '@evervale/kernel';
import { padEnd, padStart, wrap } from '../columns.ts';
import { faint, strong } from '../glyphs.ts';
import type { Print } from '../names.ts';

/** Losses below one point are a matter of taste. */
const LEAST = 1;

/** Without a clock, so that a game is judged the same on every machine. */
export function reviewGame(
  game: AnyGame,
  record: GameRecord,
  simulations: number,
  progress: (done: number) => void,
): Promise<ReviewedPick[]> {
  return review(game, record, {
    evaluator: evaluatorFor(game),
    budget: { simulations },
    seed: seedForSearch(record.seed),
    least: LEAST,
    // Lets the progress bar move and Ctrl-C through.
    pause: () => breath(),
    progress,
  });
}

const COLUMNS = 80;
const MOST = 12;
const NUMBER = 4;
const LOSS = 7;

/** The worst first. */
export function reviewLines(found: readonly ReviewedPick[], print: Print): string[] {
  if (found.length === 0) return [strong('No pick lost a point or more.')];
  const shown = found.slice(0, MOST);
  const rest = found.length - shown.length;
  return [
    strong('Where points were lost'),
    ...shown.flatMap((one) => pickLines(one, print)),
    ...(rest > 0 ? ['', `and ${rest} smaller ${rest === 1 ? 'loss' : 'losses'}`] : []),
    '',
    ...lossLines(found, print),
  ];
}

/** Whose turn it is goes without saying. */
function isTurn({ key }: Text): boolean {
  return key === TURN_PROMPT;
}

function pickLines(
  { index, seat, question, taken, better, points, lost }: ReviewedPick,
  print: Print,
): string[] {
  const head = `${padStart(String(index + 1), NUMBER)}  ${strong(seatLetter(seat))}  `;
  const indent = ' '.repeat(NUMBER + 5);
  const said = isTurn(question) ? print(taken.text) : `${print(question)} ${print(taken.text)}`;
  const text = wrap(said, COLUMNS - indent.length - LOSS - 1);
  const [first, ...more] = text;
  const instead = better.map((step) => print(step.text)).join(faint(' → '));
  const worth = faint(`(${points.toFixed(1)} points instead of ${taken.points.toFixed(1)})`);
  return [
    '',
    `${head}${padEnd(first, COLUMNS - indent.length - LOSS)}${padStart(`−${lost.toFixed(1)}`, LOSS)}`,
    ...more.map((line) => `${indent}${line}`),
    ...wrap(`${indent}better: ${instead} ${worth}`, COLUMNS, `${indent}  `),
  ];
}

/** What each seat lost in all. */
function lossLines(found: readonly ReviewedPick[], print: Print): string[] {
  const bySeat = Map.groupBy(found, ({ seat }) => seat);
  return [...bySeat]
    .sort(([a], [b]) => a - b)
    .map(([seat, own]) => {
      const sum = own.reduce((total, { lost }) => total + lost, 0);
      const name = print({ key: 'player', args: { seat } });
      const picks = own.length === 1 ? '1 pick' : `${own.length} picks`;
      return `${strong(seatLetter(seat))} ${name}: ${picks}, about ${sum.toFixed(0)} points`;
    });
}

/** The same as data. */
export function reviewData(found: readonly ReviewedPick[], print: Print): unknown {
  return found.map(({ index, seat, question, taken, better, points, lost }) => ({
    n: index + 1,
    seat: seatLetter(seat),
    question: print(question),
    taken: { key: taken.key, text: print(taken.text), points: taken.points },
    better: better.map(({ key, text }) => ({ key, text: print(text) })),
    points,
    lost,
  }));
}
