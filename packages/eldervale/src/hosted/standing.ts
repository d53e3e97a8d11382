/**
 * Answers given before the question (E28.3): passing for one window, until something else is asked, or
 * for a kind of window until further notice; and the wish to cash a token (E28.11).
 */
import { DONE, decidingSeat, type StandingAnswer, type State } from '@evervale/kernel';
import { battleRealm, isBattle, isIn } from '../battle/block.ts';
import type { Window } from '../battle/window.ts';
import type { Timing } from '../content/magic.ts';
import { machine } from '../rules.ts';
import { FREE } from '../turn/free.ts';
import { t } from './words.ts';

/** The window that asks this seat just now, if one does. */
function windowFor(s: State, seat: number): Timing | undefined {
  const effect = machine.current(s);
  const asks = effect.verb === 'window' && decidingSeat(s) === seat;
  return asks ? (effect as Window).timing : undefined;
}

const passing =
  (...timings: readonly Timing[]) =>
  (s: State, seat: number): number | undefined => {
    const timing = windowFor(s, seat);
    return timing !== undefined && timings.includes(timing) ? DONE : undefined;
  };

const REACTIONS = [
  'battleAbout',
  'countDice',
  'rolled',
  'battleWon',
  'losses',
  'sentToUnderworld',
] as const;
const passAny = passing(...REACTIONS);
const passAbout = passing('battleAbout');

const isOutside = (s: State, seat: number): boolean =>
  isBattle(s) && !isIn(s, seat, battleRealm(s));

export const standing: readonly StandingAnswer[] = [
  { id: 'pass', label: t('standing.pass'), lasts: 'once', pick: passAny },
  { id: 'pass-on', label: t('standing.passOn'), lasts: 'until-asked', pick: passAny },
  {
    id: 'pass-others',
    label: t('standing.passOthers'),
    lasts: 'always',
    pick: (s, seat) => (isOutside(s, seat) ? passAbout(s, seat) : undefined),
  },
  { id: 'pass-battles', label: t('standing.passBattles'), lasts: 'always', pick: passAbout },
  { id: 'pass-rolled', label: t('standing.passRolled'), lasts: 'always', pick: passing('rolled') },
  {
    id: 'pass-fallen',
    label: t('standing.passFallen'),
    lasts: 'always',
    pick: passing('sentToUnderworld'),
  },
  {
    id: 'cash',
    label: t('standing.cash'),
    lasts: 'once',
    pick: (s, seat) =>
      decidingSeat(s) === seat && machine.legal(s).toArray().includes(FREE) ? FREE : undefined,
    offered: (view, seat) =>
      (view as { seats: readonly { tokens: readonly unknown[] }[] }).seats[seat].tokens.length > 0,
  },
];
