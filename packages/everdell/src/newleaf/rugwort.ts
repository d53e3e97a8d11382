/** Newleaf against Rugwort: he takes visitors (24.13). */
import { PC, ask, pop, type Effect, type State, type Verb } from '@evervale/kernel';
import { t, playerName } from '../say.ts';
import { PLAYERS } from '../state/layout.ts';
import { automatSeat } from '../turn/automats.ts';
import { offerVisitors, visitorWording } from './places.ts';
import { PILES } from './room.ts';
import { VISITORS, anyVisitor, topVisitor, welcome } from './visitors.ts';

export interface RugwortWelcomes extends Effect {
  readonly verb: 'rugwortWelcomes';
}

/** At his preparation he gets the visible visitor with more points; on a tie the player chooses. */
export const rugwortWelcomes: RugwortWelcomes = { verb: 'rugwortWelcomes', id: 0 };

const worth = (number: number): number => (number === 0 ? -1 : VISITORS[number - 1].points);

/** The pile with the better visitor, -1 = both are worth the same. */
function better(s: State): number {
  const [a, b] = Array.from({ length: PILES }, (_, pile) => worth(topVisitor(s, pile)));
  if (a === b) return -1;
  return a > b ? 0 : 1;
}

export const rugwortWelcomesVerb: Verb<RugwortWelcomes> = {
  name: 'rugwortWelcomes',
  step(s, f) {
    if (automatSeat(s, 'rugwort') < 0 || s[f + PC] === 1 || !anyVisitor(s)) return pop(s);
    const pile = better(s);
    if (pile < 0) return ask(s);
    s[f + PC] = 1;
    welcome(s, s[PLAYERS], pile);
  },
  options: (s, _f, _effect, out) => offerVisitors(s, out),
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    welcome(s, s[PLAYERS], code - 1);
  },
  prompt: (s) => ({ text: t('prompt.visitorOf', { player: playerName(s[PLAYERS]) }) }),
  wording: (s, _f, _effect, code) => visitorWording(s, 'keep', code),
};
