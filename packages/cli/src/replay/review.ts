/** A game looked at by a strong player: where points were lost, what was best, and when it was decided. */
import { setImmediate as breath } from 'node:timers/promises';
import {
  review,
  shortened,
  type Moment,
  type Review,
  type ReviewKey,
  type ReviewedPick,
} from '@evervale/ai';
import { evaluatorFor } from '@evervale/ai/minds';
import {
  TURN_PROMPT,
  seatLetter,
  seedForSearch,
  type AnyGame,
  type GameRecord,
  type Text,
} from '@evervale/kernel';
import type { Lang, TextArgs } from '@evervale/kernel/text';
import { padEnd, padStart, wrap } from '../columns.ts';
import { faint, strong } from '../glyphs.ts';
import { playerText, type Print } from '../names.ts';

/** Losses below one point are a matter of taste. */
const LEAST = 1;

/** Without a clock, so that a game is judged the same on every machine. */
export function reviewGame(
  game: AnyGame,
  record: GameRecord,
  simulations: number,
  progress: (share: number) => void,
): Promise<Review> {
  return review(game, record, {
    evaluator: evaluatorFor(game),
    budget: { simulations },
    seed: seedForSearch(record.seed),
    least: LEAST,
    // Lets the progress bar move and Ctrl-C through.
    pause: () => breath(),
    progress: (done, picks) => progress(done / picks),
  });
}

const COLUMNS = 80;
const MOST = 12;
const INDENT = '    ';
const LOSS = 7;

const text = (key: ReviewKey, args: TextArgs = {}): Text => ({ key, args });
const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The worst first. */
export function reviewLines(
  { misses, praised, turning }: Review,
  print: Print,
  lang: Lang,
): string[] {
  const shown = misses.slice(0, MOST);
  const oneDigit = (n: number): string => n.toLocaleString(lang, DIGITS);
  return [
    strong(print(text(misses.length === 0 ? 'review.flawless' : 'review.missed'))),
    ...shown.flatMap((one) => missLines(one, print, `−${oneDigit(one.lost)}`)),
    '',
    ...lossLines(misses, print),
    ...(praised === null
      ? []
      : [
          strong(print(text('review.praised'))),
          ...momentLines(praised, print),
          ...indented(print(text('review.ahead', { n: oneDigit(praised.ahead) }))),
          ...indented(print(praised.why)),
          '',
        ]),
    ...(turning === null
      ? []
      : [
          strong(print(text('review.turning'))),
          ...momentLines(turning, print),
          ...indented(print(text('review.leads', { player: print(playerText(turning.winner)) }))),
        ]),
  ];
}

const indented = (line: string): string[] => wrap(`${INDENT}${line}`, COLUMNS, INDENT);

/** Who, when and what; whose turn it is goes without saying. */
function momentLines({ seat, when, question, taken }: Moment, print: Print, loss = ''): string[] {
  const said =
    question.key === TURN_PROMPT ? print(taken.text) : `${print(question)} · ${print(taken.text)}`;
  const head = `${seatLetter(seat)} ${print(playerText(seat))}, ${print(when)}`;
  return [
    `  ${padEnd(strong(head), COLUMNS - LOSS - 2)}${padStart(loss, LOSS)}`.trimEnd(),
    ...indented(said),
  ];
}

function missLines(miss: ReviewedPick, print: Print, loss: string): string[] {
  const what = shortened(miss.better, (step) => print(step.text)).join(faint(' → '));
  return [
    '',
    ...momentLines(miss, print, loss),
    ...indented(print(text('review.better', { what }))),
    ...indented(print(miss.why)),
  ];
}

/** What each seat lost in all. */
function lossLines(misses: readonly ReviewedPick[], print: Print): string[] {
  if (misses.length === 0) return [];
  const bySeat = Map.groupBy(misses, ({ seat }) => seat);
  const lines = [...bySeat]
    .sort(([a], [b]) => a - b)
    .map(([seat, own]) => {
      const points = Math.round(own.reduce((total, { lost }) => total + lost, 0));
      const all = print(text('review.lostInAll', { n: own.length, points }));
      return `${strong(seatLetter(seat))} ${print(playerText(seat))}: ${all}`;
    });
  return [...lines, ''];
}

/** The same as data. */
export function reviewData({ misses, praised, turning }: Review, print: Print): unknown {
  const moment = ({ index, seat, turn, when, question, taken }: Moment) => ({
    n: index + 1,
    seat: seatLetter(seat),
    turn,
    when: print(when),
    question: print(question),
    taken: { key: taken.key, text: print(taken.text), points: taken.points },
  });
  return {
    misses: misses.map((miss) => ({
      ...moment(miss),
      better: miss.better.map((step) => ({ key: step.key, text: print(step.text) })),
      why: print(miss.why),
      points: miss.points,
      lost: miss.lost,
    })),
    praised: praised && { ...moment(praised), ahead: praised.ahead, why: print(praised.why) },
    turning: turning && { ...moment(turning), winner: seatLetter(turning.winner) },
  };
}
