/** Rugwort the Rowdy, the Robber and the Ruler. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/index.ts';
import { RUGWORT, solo } from '../solo.ts';
import { table, type Table } from '../table.ts';
import { printedIn } from './printed.ts';

const cards = (position: Position, players = 2): Table =>
  table({ options: { players, boxes: ['rugwort-cards'] }, ...position });

const ROWDY = 'rugwort-the-rowdy';
const ROBBER = 'rugwort-the-robber';
const RULER = 'rugwort-the-ruler';

describe('the Rugwort cards', () => {
  it('are three, once each, with these facts', () => {
    expect(printedIn('rugwort-cards')).toEqual({
      [ROWDY]: ['critter', 'unique', 'production', { berry: 3 }, 0, 1],
      [ROBBER]: ['critter', 'unique', 'traveler', { berry: 2 }, 0, 1],
      [RULER]: ['critter', 'unique', 'prosperity', { berry: 4 }, 2, 1],
    });
  });
});

describe('Rugwort the Rowdy', () => {
  const rowdy = { hand: [ROWDY], resources: { berry: 3 } };

  it('takes a Production card of an opponent, which acts, and stays there instead', () => {
    const game = cards({ players: [rowdy, { city: ['mine', 'inn', 'farm'] }] });
    game.pick(`play:${ROWDY}`);
    expect(game.options).toEqual(['take:mine@city2-1', 'take:farm@city2-3']);
    game.pick('take:mine@city2-1');
    expect([game.city(1), game.city(2)]).toEqual([['mine'], [ROWDY, 'inn', 'farm']]);
    expect(game.player(1).resources.pebble).toBe(1);
  });

  it('makes its new owner discard two cards at once, or what there is', () => {
    const hand = ['king', 'queen', 'fool'];
    const game = cards({ players: [rowdy, { city: ['mine'], hand }] }).pick(`play:${ROWDY}`);
    expect(game.decides).toBe(2);
    expect(game.pick('discard:fool', 'discard:king').hand(2)).toEqual(['queen']);
    const one = cards({ players: [rowdy, { city: ['mine'], hand: ['king'] }] });
    expect(one.pick(`play:${ROWDY}`).hand(2)).toEqual([]);
  });

  it('makes its owner discard two cards in every production', () => {
    const game = cards({
      players: [{ city: [ROWDY], hand: ['king', 'queen', 'fool'], workers: 0 }, {}],
    }).pick('prepare', 'discard:king', 'discard:queen');
    expect(game.hand(1)).toEqual(['fool']);
  });

  it('does not take what shares a space, nor a unique card that is here already (R-20)', () => {
    const game = cards({
      players: [
        { ...rowdy, city: ['fairgrounds'] },
        { city: ['husband', 'wife', 'fairgrounds', 'farm'] },
      ],
    }).pick(`play:${ROWDY}`, 'pay');
    expect(game.city(1)).toEqual(['fairgrounds', 'farm']);
  });

  it('does not take the Construction whose space a Messenger shares (R-20)', () => {
    const city = ['farm', { card: 'messenger', sharesWith: 1 }, 'mine'];
    const game = table({
      options: { players: 2, boxes: ['rugwort-cards', 'pearlbrook'] },
      players: [rowdy, { city }],
    }).pick(`play:${ROWDY}`);
    expect(game.city(1)).toEqual(['mine']);
  });

  it('goes first in production while there is no card to discard, if his owner likes (8.6, R-08)', () => {
    const game = cards({ players: [{ city: [ROWDY, 'fairgrounds'], workers: 0 }, {}], rest: true });
    game.pick('prepare');
    expect(game.options).toEqual([`activate:${ROWDY}@city1-1`, 'activate:fairgrounds@city1-2']);
    expect(game.pick(`activate:${ROWDY}`).player(1).handCount).toBe(2);
  });

  it('loses what lies on the card it takes (R-20)', () => {
    const game = cards({
      players: [rowdy, { city: [{ card: 'storehouse', resources: { berry: 4 }, occupied: true }] }],
    }).pick(`play:${ROWDY}`, 'store:2-berry');
    expect(game.player(1).city[0]).toMatchObject({ occupied: false, resources: { berry: 2 } });
  });

  it('stays with whoever plays him if nothing can be taken, and acts there (R-20)', () => {
    const game = cards({
      players: [{ ...rowdy, city: ['historian'], hand: [ROWDY, 'king', 'queen', 'fool'] }, {}],
      deck: ['wife'],
    }).pick(`play:${ROWDY}`, 'discard:king', 'discard:queen');
    expect(game.city(1)).toEqual(['historian', ROWDY]);
    expect(game.hand(1)).toEqual(['fool', 'wife']);
  });

  it('triggers nothing when he goes to another city (R-20)', () => {
    const game = cards({
      players: [{ ...rowdy, city: ['historian'] }, { city: ['farm'] }],
      deck: ['wife'],
    }).pick(`play:${ROWDY}`);
    expect(game.hand(1)).toEqual([]);
  });

  it('needs a space for what he takes (R-20)', () => {
    const city = [
      ...Array(7).fill('farm'),
      'mine',
      'mine',
      'mine',
      'inn',
      'inn',
      'inn',
      'castle',
      'palace',
    ];
    const game = cards({ players: [{ ...rowdy, city }, { city: ['farm'] }] });
    expect(game.why(`play:${ROWDY}`)).toBe('city-full');
  });

  it('cannot be copied', () => {
    const game = cards({
      players: [{ hand: ['miner-mole', 'king'], resources: { berry: 3 } }, { city: [ROWDY] }],
    }).pick('play:miner-mole');
    expect(game.decides).toBe(2);
  });

  it('takes a card of Rugwort, who has no hand to discard from (R-20)', () => {
    const game = solo({ boxes: ['rugwort-cards'], players: [rowdy], rugwort: { city: ['mine'] } });
    game.pick(`play:${ROWDY}`);
    expect(game.city(1)).toEqual(['mine']);
    expect(game.city(RUGWORT)).toContain(ROWDY);
  });
});

describe('Rugwort the Robber', () => {
  it('swaps the whole hand with an opponent', () => {
    const game = cards(
      {
        players: [
          { hand: [ROBBER, 'king'], resources: { berry: 2 } },
          { hand: ['wife'] },
          { hand: ['farm', 'mine', 'inn'] },
        ],
      },
      3,
    ).pick(`play:${ROBBER}`, 'player:3');
    expect([game.hand(1), game.hand(2), game.hand(3)]).toEqual([
      ['farm', 'mine', 'inn'],
      ['wife'],
      ['king'],
    ]);
    expect(game.undoable(1)).toBe(0);
  });

  it('does nothing if everybody else has finished (R-21)', () => {
    const game = cards({
      players: [
        { season: 'autumn', hand: [ROBBER, 'king'], resources: { berry: 2 } },
        { season: 'autumn', hand: ['wife'], finished: true },
      ],
    }).pick(`play:${ROBBER}`);
    expect([game.hand(1), game.hand(2)]).toEqual([['king'], ['wife']]);
    const alone = solo({
      boxes: ['rugwort-cards'],
      players: [{ hand: [ROBBER, 'king'], resources: { berry: 2 } }],
    }).pick(`play:${ROBBER}`);
    expect(alone.hand(1)).toEqual(['king']);
  });
});

describe('Rugwort the Ruler', () => {
  it('scores a point for each Event of the opponent who has the most (R-17)', () => {
    const game = cards(
      {
        players: [
          { city: [RULER], events: ['city-monument'] },
          { events: ['grand-tour', 'tax-relief'] },
          { events: ['harvest-festival'] },
        ],
      },
      3,
    );
    expect(game.scorePart(1, 'prosperity')).toBe(2);
  });
});
