/** Turning up a plot (32.10-32.12), and what her cards do at the end of her season and of the game. */
import {
  A,
  B,
  PC,
  SEAT,
  ask,
  chance,
  pop,
  push,
  raiseBarrier,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { emit } from '../../log/emit.ts';
import { PLAYERS } from '../../state/layout.ts';
import { name, t } from '../../words/index.ts';
import {
  hasEnded,
  hasModules,
  isPlotSeen,
  nightweaveSeat,
  seePlot,
  setPlot,
  usesPlots,
} from '../room.ts';
import { PLOTS } from './plots.ts';
import { tidings } from './tidings.ts';
import { schemeOf } from './whenever.ts';

export interface TurnUpPlot extends Effect {
  readonly verb: 'turnUpPlot';
}

export const turnUpPlot: TurnUpPlot = { verb: 'turnUpPlot', id: 0 };

const APPLY = 1;

/** A and B = the plots turned up; where there are two a person chooses (scheme 2). */
export const turnUpPlotVerb: Verb<TurnUpPlot> = {
  name: 'turnUpPlot',
  step(s, f) {
    if (s[f + PC] === APPLY) return apply(s, s[f + A], s[f + SEAT]);
    setPlot(s, 0);
    s[f + A] = draw(s);
    if (schemeOf(s)?.brings !== 'plots') return void (s[f + PC] = APPLY);
    s[f + B] = draw(s);
    ask(s);
  },
  options(s, f, _effect, out) {
    out.add(s[f + A]);
    out.add(s[f + B]);
  },
  pick(s, f, _effect, code) {
    s[f + A] = code;
    s[f + PC] = APPLY;
  },
  prompt: () => ({ text: t('prompt.plot') }),
  wording(_s, _f, _effect, code) {
    const { id } = PLOTS[code - 1];
    return { key: `plot:${id}`, text: t('option.plot', { card: name(id) }) };
  },
};

/** The pile has no order: any plot that has not been turned up. */
function draw(s: State): number {
  let left = 0;
  for (let i = 1; i <= PLOTS.length; i++) if (!isPlotSeen(s, i)) left++;
  let n = chance(s, left);
  let number = 1;
  while (isPlotSeen(s, number) || n-- > 0) number++;
  seePlot(s, number);
  raiseBarrier(s);
  return number;
}

function apply(s: State, number: number, person: number): void {
  const plot = PLOTS[number - 1];
  const last = hasEnded(s);
  pop(s);
  setPlot(s, number);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'plot', seat: nightweaveSeat(s), card: plot.id, last });
  }
  const now = last ? (plot.last ?? plot.now) : plot.now;
  if (now !== undefined) push(s, now.id, person, person, 0, 0);
}

/** G1: her season is over, or her game: schemes first, then the next plot. */
export function closeSeason(s: State): void {
  if (!hasModules(s)) return;
  if (usesPlots(s)) push(s, turnUpPlot.id, 0, 0, 0, 0);
  tidings.tell(s, hasEnded(s) ? 'herEnd' : 'herPrepare', 0, 0, 0);
}

export interface ModuleMoment extends Effect {
  readonly verb: 'moduleMoment';
  readonly moment: 'endTurn' | 'scoring';
}

export const endOfTurn: ModuleMoment = { verb: 'moduleMoment', id: 0, moment: 'endTurn' };
export const beforeScoring: ModuleMoment = { verb: 'moduleMoment', id: 0, moment: 'scoring' };

/** The end of a person's turn, after everything else; and before points are added up. */
export const moduleMomentVerb: Verb<ModuleMoment> = {
  name: 'moduleMoment',
  step(s, f, { moment }) {
    const seat = s[f + SEAT];
    pop(s);
    if (moment === 'scoring') tidings.tell(s, moment, 0, 0, 0);
    else if (seat < s[PLAYERS]) tidings.tell(s, moment, seat, 0, 0);
  },
};
