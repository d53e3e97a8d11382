/** What a strong player would do, and why. */
import { Knowledge, hintsFor, withHints, type Hint } from '@evervale/ai';
import { evaluatorFor } from '@evervale/ai/minds';
import { seedOf, type Decision } from '@evervale/kernel';
import { setImmediate as breath } from 'node:timers/promises';
import { wrap } from '../columns.ts';
import { faint, strong } from '../glyphs.ts';
import { wordsFor } from '../names.ts';
import type { Desk } from './desk.ts';
import { readPage } from './pages.ts';
import { heading } from './render/scene.ts';
import { drawWaiting, unlessLeft } from './thinking.ts';

/** Good advice within a second or two. */
const BUDGET = { simulations: 400, time: 2000 };

export async function showHint(desk: Desk, pending: Decision): Promise<void> {
  const { game, play } = desk.running;
  const { seat } = pending;
  drawWaiting(desk, seat, strong(desk.ui('ui.advice.moment')));
  const hints = await unlessLeft(
    desk,
    hintsFor(new Knowledge(game, play.state, seat), {
      evaluator: evaluatorFor(game),
      budget: BUDGET,
      seed: seedOf(`hint ${play.seed}/${play.picks.length}`),
      // Between two looks Ctrl-C is heard.
      pause: () => breath(),
    }),
  );
  await readPage(desk.screen, () => hintLines(desk, pending, hints), desk.ui('ui.back'));
}

/** Under the numbers that the options have when they are chosen. */
function hintLines(desk: Desk, pending: Decision, hints: readonly Hint[]): string[] {
  const scene = desk.scene(pending.seat);
  const { game, seats, play } = desk.running;
  const words = withHints(
    wordsFor(
      game,
      seats.length,
      seats.map(({ name }) => name),
      play.options,
    ),
  );
  const choices = desk.choices(scene, pending);
  const lines = hints.flatMap(({ code, option, points, why }) => {
    const { number, label } = choices.find((choice) => choice.code === code)!;
    const what = label === '' ? scene.print(option) : label;
    const worth = scene.ui('ui.advice.points', { n: Math.round(points) });
    return [
      '',
      ` ${number}. ${strong(what)}  ${faint(worth)}`,
      ...wrap(`      ${words.print(why, desk.lang)}`, scene.columns, '      '),
    ];
  });
  return [heading(scene, scene.ui('ui.advice')), ...lines];
}
