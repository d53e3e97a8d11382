import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const farms = (n: number) => Array<string>(n).fill('farm');
const alone = { finished: true };

describe('Post Office', () => {
  it('gives two cards to an opponent, discards any number more and draws up to the limit (POSTOFFICE.1, POSTOFFICE.4)', () => {
    const game = table({
      players: [
        { city: ['post-office'], hand: ['king', 'queen', 'bard', 'judge', 'monk'] },
        {},
        {},
      ],
      deck: farms(8),
    });
    game.pick('place:post-office');
    expect(game.options).toEqual(['player:2', 'player:3']);
    game.pick('player:3', 'give:king', 'give:bard');
    expect(game.hand(3)).toEqual(['king', 'bard']);
    expect(game.hand(2)).toEqual([]);
    expect([...game.options].sort()).toEqual([
      'discard:judge',
      'discard:monk',
      'discard:queen',
      'done',
    ]);
    game.pick('discard:judge', 'done');
    expect([...game.hand(1)].sort()).toEqual([...farms(6), 'monk', 'queen']);
    expect(game.position.discard).toEqual(['judge']);
  });

  it('may be used without discarding anything more (POSTOFFICE.1)', () => {
    const game = table({
      players: [{ city: ['post-office'], hand: ['king', 'queen', 'bard'] }, {}],
      deck: farms(8),
    });
    game.pick('place:post-office', 'give:king', 'give:queen', 'done');
    expect(game.hand(1)).toHaveLength(8);
    expect(game.hand(1)).toContain('bard');
  });

  it('is closed to who has fewer than two cards (POSTOFFICE.2)', () => {
    const one = table({ players: [{ city: ['post-office'], hand: ['king'] }, {}], deck: farms(8) });
    expect(one.why('place:post-office')).toBe('hand-short');
    const two = table({ players: [{ city: ['post-office'], hand: ['king', 'queen'] }, {}] });
    expect(two.offers('place:post-office')).toBe(true);
  });

  it('gives to somebody with room, and discards what does not fit (POSTOFFICE.3)', () => {
    const giver = { city: ['post-office'], hand: ['king', 'queen', 'bard'] };
    const seven = table({ players: [giver, { hand: farms(7) }] }).pick(
      'place:post-office',
      'give:king',
      'give:queen',
      'done',
    );
    expect(seven.hand(2)).toEqual([...farms(7), 'king']);
    expect(seven.hand(1)).toContain('bard');

    const full = { hand: farms(8) };
    const other = table({ players: [giver, full, {}] }).pick(
      'place:post-office',
      'give:king',
      'give:queen',
      'done',
    );
    expect(other.hand(3)).toEqual(['king', 'queen']);

    const nobody = table({ players: [giver, full] }).pick(
      'place:post-office',
      'give:king',
      'give:queen',
      'done',
    );
    expect(nobody.hand(2)).toEqual(farms(8));
  });

  it('discards both cards if everybody else has finished (POSTOFFICE.3)', () => {
    const game = table({
      players: [{ city: ['post-office'], hand: ['king', 'queen', 'bard'] }, alone],
      deck: farms(8),
    });
    game.pick('place:post-office', 'give:king', 'give:queen', 'done');
    expect([...game.position.discard!].sort()).toEqual(['king', 'queen']);
    expect(game.hand(2)).toEqual([]);
    expect(game.hand(1)).toHaveLength(8);
  });

  it('brings its owner a token for a visit of somebody else, who may give the cards to the owner (POSTOFFICE.5, POSTOFFICE.6)', () => {
    const game = table({
      players: [{ hand: ['king', 'queen'] }, { city: ['post-office'] }, {}],
      deck: farms(8),
    });
    game.pick('place:post-office');
    expect(game.options).toEqual(['player:2', 'player:3']);
    game.pick('player:2', 'give:king');
    expect(game.player(2)).toMatchObject({ points: 1, hand: ['king', 'queen'] });
    expect(game.hand(1)).toHaveLength(8);

    const own = table({ players: [{ city: ['post-office'], hand: ['king', 'queen'] }, {}] }).pick(
      'place:post-office',
      'give:king',
    );
    expect(own.player(1).points).toBe(0);
    expect(own.player(2)).toMatchObject({ points: 0, hand: ['king', 'queen'] });
  });

  it("may be visited in Rugwort's city: he gets a token, the cards are discarded (POSTOFFICE.7)", () => {
    const game = table({
      options: { players: 1, rugwort: { year: 1 } },
      players: [{ hand: ['king', 'queen', 'bard'] }],
      rugwort: { city: ['post-office'] },
      deck: farms(8),
    });
    game.pick('place:post-office', 'give:king', 'give:queen', 'done');
    expect(game.player(2)).toMatchObject({ points: 1, handCount: 0 });
    expect([...game.position.discard!].sort()).toEqual(['king', 'queen']);
    expect(game.hand(1)).toHaveLength(8);
  });

  it('draws up to seven cards with five players (POSTOFFICE.9)', () => {
    const game = table({
      players: [{ city: ['post-office'], hand: ['king', 'queen'] }, {}, {}, {}, {}],
      deck: farms(8),
    });
    game.pick('place:post-office', 'player:2', 'give:king');
    expect(game.hand(1)).toEqual(farms(7));
  });
});
