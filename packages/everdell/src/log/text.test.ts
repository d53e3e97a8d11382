import { expect, it } from 'vitest';
import { position } from '../index.ts';

const told = (input: unknown, picks: readonly string[]): (string | undefined)[] =>
  position(input, { picks }).events.map(({ text }) => text);

it('tells whose city a Fool comes to (FOOL.1)', () => {
  const three = { players: [{ hand: ['fool'], resources: { berry: 3 } }, {}, {}] };
  expect(told(three, ['play:fool', 'city:3'])).toContain('Fool goes into Player 3’s city');
});

it('tells that Rugwort leaves with a worker of each side in the autumn of year 3 (21.22)', () => {
  const solo = {
    options: { players: 1, rugwort: { year: 3 } },
    players: [{ season: 'summer' }],
    workers: { haven: [1, 1, 1, 1] },
  };
  const lost = told(solo, ['prepare']).filter((line) => line?.includes('loses a worker'));
  expect(lost).toEqual([
    'Rugwort loses a worker for the rest of the game',
    'Player 1 loses a worker for the rest of the game',
  ]);
});

it('tells that a Clock Tower is used before the location it is used for (CLOCKTOWER.2)', () => {
  const clock = {
    players: [{ hand: ['ruins'], city: [{ card: 'clock-tower', tokens: 3 }] }, {}],
    workers: { 'basic-one-pebble': [1], haven: [1] },
  };
  expect(told(clock, ['prepare', 'use:basic-one-pebble']).slice(0, 3)).toEqual([
    'Player 1 uses Clock Tower',
    'Player 1 uses a location: basic location (1 pebble)',
    'Player 1 gains 1 pebble',
  ]);
});

it('tells what the die shows once, then what Rugwort plays (21.7)', () => {
  const solo = {
    options: { players: 1, rugwort: { year: 1 } },
    players: [{ hand: ['wanderer'], resources: { berry: 2 } }],
    meadow: ['farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm'],
  };
  const lines = told(solo, ['play:wanderer']);
  const die = lines.findIndex((line) => line?.startsWith('The die shows'));
  expect(lines[die + 1]).toBe('Rugwort plays Farm from the Meadow');
  expect(lines.filter((line) => /rolls|die/.test(line ?? ''))).toHaveLength(1);
});
