import { describe, expect, it } from 'vitest';
import { position } from './index.ts';

describe('what a report tells', () => {
  it('names cards, places and Events by their ids and counts from 1', () => {
    const input = {
      players: [{}, { hand: ['farm'], resources: { twig: 2, resin: 1 }, city: ['inn'] }],
      meadow: ['wife'],
      turn: 2,
    };
    expect(position(input, { picks: ['play:farm'] }).events).toEqual([
      {
        type: 'pay',
        seat: 2,
        amounts: { twig: 2, resin: 1 },
        text: 'Player 2 pays 2 twigs and 1 resin',
      },
      {
        type: 'play',
        seat: 2,
        card: 'farm',
        from: 'hand',
        way: 'pay',
        text: 'Player 2 plays Farm from their hand',
      },
      { type: 'lay', seat: 2, card: 'farm', city: 'city2-2' },
      { type: 'gain', seat: 2, amounts: { berry: 1 }, text: 'Player 2 gains 1 berry' },
      { type: 'turn', seat: 1 },
    ]);
  });

  it('names where workers stand', () => {
    const input = {
      players: [{ hand: ['ranger'], resources: { berry: 2 }, city: ['chapel'] }, {}],
      workers: { haven: [1] },
    };
    const moved = position(input, { picks: ['play:ranger', 'place:chapel'] }).events.find(
      ({ type }) => type === 'moveWorker',
    );
    expect(moved).toMatchObject({ seat: 1, from: 'haven', at: 'city1-1' });
  });

  it('leaves out what others drew', () => {
    const input = { players: [{}, {}], deck: ['king', 'queen'] };
    const drawn = position(input, { picks: ['place:basic-two-cards-one-point'], as: 2 }).events[1];
    expect(drawn).toEqual({
      type: 'draw',
      seat: 1,
      count: 2,
      cards: [],
      text: 'Player 1 draws 2 cards',
    });
  });

  it('counts seats of the score from 1', () => {
    expect(position({}).score.map(({ seat }) => seat)).toEqual([1, 2]);
  });
});
