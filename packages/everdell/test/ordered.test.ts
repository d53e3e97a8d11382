/** Where picks in another order come to the same, search is offered one order: every outcome once. */
import type { State } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { everdell, writePosition } from '../src/index.ts';
import type { PositionPlayer } from '../src/position/format.ts';
import { table, type Table } from './table.ts';

const { machine } = everdell;
const MEADOW_CARDS = 'forest-two-meadow-play-one';
const SEVERAL = { twig: 2, resin: 1, berry: 1, pebble: 2 };

/** What the first player has when the turn is over, for each sequence of picks. */
function outcomes(s: State, isOrdered: boolean): string[] {
  if (everdell.view(s, 0).decides !== 0) return [had(s)];
  const codes = isOrdered ? machine.legalOrdered(s).toArray() : machine.legal(s).toArray();
  return [...codes].flatMap((code) => {
    const next = s.slice();
    machine.touched();
    machine.apply(next, code);
    return outcomes(next, isOrdered);
  });
}

function had(s: State): string {
  const { hand = [], ...rest } = writePosition(s).players![0];
  return JSON.stringify([[...hand].sort(), rest]);
}

const turn = (player: PositionPlayer, rest: object, ...keys: string[]): Table =>
  table({ players: [player, {}], ...rest }).pick(...keys);

describe('in one order', () => {
  const hand = ['mine', 'farm', 'mine', 'inn'];
  it.each([
    ['any number of cards for the Haven (5.22)', turn({ hand }, {}, 'place:haven')],
    [
      'up to three cards in the Forest (5.17)',
      turn(
        { hand },
        { forest: ['forest-discard-three-for-any'] },
        'place:forest-discard-three-for-any',
      ),
    ],
    [
      'cards that must go for a Journey (5.25)',
      turn({ hand: ['king', ...hand], season: 'autumn' }, {}, 'place:journey-3'),
    ],
    [
      'resources of one’s choice (2.7)',
      turn({}, { forest: ['forest-two-any'] }, 'place:forest-two-any'),
    ],
    [
      'what is left of a price (6.39)',
      turn(
        { city: ['crane'], hand: ['castle'], resources: { twig: 2, resin: 3, pebble: 3 } },
        {},
        'play:castle',
        'use:crane',
      ),
    ],
    [
      'cards of the Meadow (7.5)',
      turn(
        {},
        { forest: [MEADOW_CARDS], meadow: ['king', 'queen', 'judge', 'castle'], rest: true },
        `place:${MEADOW_CARDS}`,
      ),
    ],
    [
      'resources onto an Event (5.42)',
      turn(
        { city: ['peddler', 'general-store'], resources: SEVERAL },
        { events: ['under-new-management'] },
        'place:under-new-management',
      ),
    ],
  ])('%s', (_what, { state }) => {
    const [all, ordered] = [outcomes(state, false), outcomes(state, true)];
    expect(ordered.length).toBeLessThan(all.length);
    expect(new Set(ordered).size).toBe(ordered.length);
    expect(new Set(ordered)).toEqual(new Set(all));
  });

  it('trades, though many come to the same (PEDDLER.1)', () => {
    const resources = { twig: 2, resin: 1, berry: 3 };
    const { state } = turn({ hand: ['peddler'], resources }, {}, 'play:peddler');
    const [all, ordered] = [outcomes(state, false), outcomes(state, true)];
    expect(ordered.length).toBeLessThan(all.length);
    expect(new Set(ordered)).toEqual(new Set(all));
  });
});
