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
  const lines = told(solo, ['prepare']);
  expect(lines).toContain('Rugwort prepares for autumn');
  expect(lines).toContain(
    'Rugwort leaves the locations for good and takes one of Player 1’s workers along',
  );
  expect(lines.filter((line) => line?.includes('loses a worker'))).toEqual([]);
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

it('tells a payment once, whatever units it is made of (6.39)', () => {
  const judge = {
    players: [{ hand: ['inn'], city: ['judge'], resources: { twig: 2, pebble: 2 } }, {}],
  };
  const lines = told(judge, ['play:inn', 'pay:twig', 'pay:pebble', 'pay:twig']);
  expect(lines.filter((line) => line?.includes('pays'))).toEqual([
    'Player 1 pays 2 twigs and 1 pebble',
  ]);
});

it('tells that the Ranger moves a worker, and not that it is placed (RANGER.1)', () => {
  const ranger = {
    players: [{ hand: ['ranger'], resources: { berry: 2 } }, {}],
    workers: { 'basic-one-pebble': [1] },
  };
  const lines = told(ranger, ['play:ranger', 'move:basic-one-pebble', 'place:basic-two-resin']);
  expect(lines.filter((line) => /worker/.test(line ?? ''))).toEqual([
    'Player 1 moves a worker: basic location (1 pebble) → basic location (2 resin)',
  ]);
});

it('tells that a worker stands beside the board when its card leaves (6.44)', () => {
  const ruins = { players: [{ hand: ['ruins'], city: [{ card: 'inn', workers: [2] }] }, {}] };
  expect(told(ruins, ['play:ruins', 'replace:inn'])).toContain(
    'A worker of Player 2 steps beside the board',
  );
});

it('tells that a Fool played against Rugwort is discarded (21.11)', () => {
  const solo = {
    options: { players: 1, rugwort: { year: 1 } },
    players: [{ hand: ['fool'], resources: { berry: 3 } }],
    rugwort: { city: ['farm'] },
  };
  expect(told(solo, ['play:fool'])).toContain('Discarded: Fool');
});
