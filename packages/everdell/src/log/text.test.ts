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
