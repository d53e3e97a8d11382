import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const cost = { resin: 1, pebble: 1 };

describe('General Store', () => {
  it.each([
    [0, 1],
    [1, 2],
    [3, 2],
  ])('with %i Farms gains %i (GENERALSTORE.1)', (farms, berries) => {
    const city = Array<string>(farms).fill('farm');
    const players = [{ city, hand: ['general-store'], resources: cost }, { city: ['farm'] }];
    const game = table({ players }).pick('play:general-store@hand');
    expect(game.player(1).resources.berry).toBe(berries);
  });

  it('produces in spring and autumn, not in summer (GENERALSTORE.1)', () => {
    const game = table({
      players: [{ city: ['general-store'], hand: ['ruins'], workers: 0 }, { finished: true }],
    });
    const berries = () => game.player(1).resources.berry;
    expect(game.pick('prepare') && berries()).toBe(1);
    game.pick('place:basic-one-pebble', 'prepare');
    expect(berries()).toBe(1);
    game.pick('place:basic-one-pebble', 'place:basic-two-resin', 'prepare');
    expect(berries()).toBe(2);
  });
});
