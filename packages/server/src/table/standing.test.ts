import { hostedMagpies } from '@evervale/kernel/magpies';
import { expect, it } from 'vitest';
import { dueFor, lastingOf } from './standing.ts';

const state = hostedMagpies.create({ players: 2, rounds: 2 }, 7);
const due = (...ids: string[]) => dueFor(hostedMagpies, state, 0, ids);
const DRAW = 1;

it('of several answers the first that fits counts', () => {
  expect(due('give-anything', 'draw').code).toBe(DRAW);
  expect(due('draw', 'give-anything').code).toBe(DRAW);
  expect(due('give-anything').code).toBeUndefined();
  expect(due()).toEqual({ code: undefined, voided: [] });
});

it('what does not fit is void, unless it lasts for ever', () => {
  expect(due('draw', 'give-until-my-turn', 'give-anything').voided).toEqual(['give-until-my-turn']);
});

it('an answer that the game does not know is good for nothing and void', () => {
  expect(lastingOf(hostedMagpies, 'sing')).toBe('once');
  expect(lastingOf(hostedMagpies, 'give-anything')).toBe('always');
  expect(due('sing')).toEqual({ code: undefined, voided: ['sing'] });
});
