/** The five cards of Corrin Evertail. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/index.ts';
import { solo } from '../solo.ts';
import { table, type Table } from '../table.ts';
import { printedIn } from './printed.ts';

const corrin = (position: Position, players = 2): Table =>
  table({ options: { players, boxes: ['corrin', 'extra'] }, ...position });

const WARRIOR = 'corrin-evertail-the-warrior';
const LEADER = 'corrin-evertail-the-leader';
const KING = 'corrin-evertail-the-king';
const FIELD = 'corrin-evertails-field';
const PATH = 'corrin-evertails-path';

describe('Corrin', () => {
  it('has five cards, once each, with these facts (1.6)', () => {
    expect(printedIn('corrin')).toEqual({
      [WARRIOR]: ['critter', 'unique', 'traveler', { berry: 4 }, 2, 1],
      [LEADER]: ['critter', 'unique', 'governance', { berry: 3 }, 1, 1],
      [KING]: ['critter', 'unique', 'prosperity', { berry: 5 }, 4, 1],
      [FIELD]: ['construction', 'unique', 'production', { twig: 1, resin: 1, pebble: 1 }, 1, 1],
      [PATH]: ['construction', 'unique', 'destination', { pebble: 1 }, 0, 1],
    });
  });
});

describe('Corrin’s Field', () => {
  const field = { hand: [FIELD], resources: { twig: 1, resin: 1, pebble: 1 } };

  it('gives a berry and one for each Farm of the opponents, who draw a card for each', () => {
    const game = corrin(
      {
        players: [{ ...field, city: ['farm'] }, { city: ['farm', 'farm'] }, { city: ['farm'] }],
        deck: ['king', 'queen', 'fool', 'judge'],
      },
      3,
    ).pick(`play:${FIELD}`);
    expect(game.player(1).resources.berry).toBe(4);
    expect([game.hand(1), game.hand(2), game.hand(3)]).toEqual([[], ['king', 'queen'], ['fool']]);
  });

  it('lets nobody draw who has finished, but counts their Farms (R-18)', () => {
    const game = corrin({
      players: [field, { city: ['farm'], finished: true, season: 'autumn' }],
      deck: ['king'],
    }).pick(`play:${FIELD}`);
    expect([game.player(1).resources.berry, game.hand(2).length]).toEqual([2, 0]);
  });

  it('counts from its own city when it is copied (R-18)', () => {
    const game = corrin({
      players: [
        { city: ['farm'], hand: ['miner-mole'], resources: { berry: 3 } },
        { city: [FIELD, 'farm'] },
      ],
      deck: ['king', 'queen'],
    }).pick('play:miner-mole', `copy:${FIELD}`);
    expect(game.player(1).resources.berry).toBe(2);
    expect([game.hand(1), game.hand(2)]).toEqual([[], ['king']]);
  });
});

describe('Corrin the Warrior', () => {
  const warrior = (rest: object, players = 2): Table =>
    corrin(
      { players: [{ hand: [WARRIOR, 'king', 'queen'], resources: { berry: 6 } }, rest] },
      players,
    );

  it('gives cards to who has room in hand, resources to anybody (7.11, 7.14)', () => {
    const full = { hand: Array<string>(8).fill('farm') };
    const game = corrin(
      { players: [{ hand: [WARRIOR, 'king', 'queen'], resources: { berry: 6 } }, full, {}, {}] },
      4,
    ).pick(`play:${WARRIOR}`, 'give:queen');
    expect(game.prompt).toContain('card');
    expect(game.options).toEqual(['player:3', 'player:4']);
    game.pick('player:4', 'give:berry');
    expect(game.prompt).toContain('resource');
    expect(game.options).toEqual(['player:2', 'player:3', 'player:4']);
    game.pick('player:2', 'done');
    expect([game.hand(1), game.hand(4), game.player(2).resources.berry]).toEqual([
      ['king'],
      ['queen'],
      1,
    ]);
  });

  it('loses cards that nobody has room for, while resources are still received (7.11, 7.13)', () => {
    const game = warrior({ hand: Array<string>(8).fill('farm') }).pick(`play:${WARRIOR}`);
    game.pick('give:king', 'give:berry', 'done');
    expect([game.hand(1), game.hand(2).length]).toEqual([['queen'], 8]);
    expect([game.player(1).resources.berry, game.player(2).resources.berry]).toEqual([1, 1]);
    expect(game.player(1).points).toBe(2);
  });

  it('takes no space and gives cards and resources for a point token each', () => {
    const game = warrior({}, 3).pick(`play:${WARRIOR}`);
    expect(game.player(1).spaces.used).toBe(0);
    game.pick('give:king', 'player:2', 'give:berry', 'player:3', 'give:queen', 'player:3', 'done');
    expect(game.player(1).points).toBe(3);
    expect([game.hand(2), game.hand(3)]).toEqual([['king'], ['queen']]);
    expect(game.player(3).resources.berry).toBe(1);
  });

  it('gives no more than eight, and may give nothing', () => {
    const many = corrin({ players: [{ hand: [WARRIOR], resources: { berry: 20 } }, {}] });
    many.pick(`play:${WARRIOR}`);
    for (let i = 0; i < 8; i++) many.pick('give:berry');
    expect([many.player(1).points, many.decides]).toEqual([8, 2]);
    expect(warrior({}).pick(`play:${WARRIOR}`, 'done').player(1).points).toBe(0);
  });

  it('puts away what nobody can take, as gifts to Rugwort', () => {
    const game = solo({
      boxes: ['corrin'],
      players: [{ hand: [WARRIOR, 'king'], resources: { berry: 5 } }],
    }).pick(`play:${WARRIOR}`, 'give:king', 'give:berry');
    expect(game.player(1).points).toBe(2);
    expect(game.view.discard).toBe(1);
  });
});

describe('Corrin’s Path', () => {
  const path = (position: Position, players = 2): Table =>
    corrin({ turn: 1, ...position }, players).pick(`place:${PATH}`);

  it('takes no space and uses a location where an opponent has a worker', () => {
    const game = corrin({
      players: [{ city: [PATH] }, {}],
      workers: { 'basic-three-twigs': [2], 'basic-one-pebble': [2] },
    });
    expect(game.player(1).spaces.used).toBe(0);
    game.pick(`place:${PATH}`);
    expect(game.options).toEqual(['use:basic-three-twigs', 'use:basic-one-pebble']);
    expect(game.pick('use:basic-one-pebble').player(1).resources.pebble).toBe(1);
  });

  it('finds every opponent, down to the eighth of Nightweave’s spiders (25.13)', () => {
    const game = table({
      options: { players: 2, nightweave: { difficulty: 1 }, boxes: ['corrin', 'extra'] },
      players: [{ city: [PATH] }, {}],
      nightweave: { season: 'autumn' },
      workers: { 'basic-one-berry': [3, 3, 3, 3, 3, 3, 3], 'basic-one-pebble': [3] },
    }).pick(`place:${PATH}`);
    expect(game.options).toEqual(['use:basic-one-berry', 'use:basic-one-pebble']);
  });

  it('needs such a location, and own workers do not make one', () => {
    const game = corrin({ players: [{ city: [PATH] }, {}], workers: { 'basic-one-pebble': [1] } });
    expect(game.why(`place:${PATH}@city1-1`)).toBe('no-location');
  });

  it('uses closed cards of the opponent’s city, but no Cemetery, Chapel, Monastery or Storehouse (R-19)', () => {
    const visited = (card: string): object => ({ card, workers: [2] });
    const closed = [
      visited('chapel'),
      { card: 'storehouse', workers: [2], resources: { berry: 2 } },
    ];
    const game = corrin({
      players: [
        { city: [PATH] },
        { season: 'autumn', city: [...closed, visited('cemetery'), visited('monastery')] as never },
      ],
    });
    expect(game.why(`place:${PATH}@city1-1`)).toBe('no-location');
    const lookout = path({
      players: [{ city: [PATH] }, { city: [visited('lookout')] as never }],
    });
    expect(lookout.pick('use:basic-one-berry').player(1).resources.berry).toBe(1);
  });

  it('uses the first card of the first city as well (R-19)', () => {
    const game = corrin({
      turn: 2,
      players: [{ city: [{ card: 'lookout', workers: [1] }] as never }, { city: [PATH] }],
    }).pick(`place:${PATH}`);
    expect(game.pick('use:basic-one-berry').player(2).resources.berry).toBe(1);
  });

  it('uses the Haven, but neither Events nor the Journey (R-19)', () => {
    const game = path({
      players: [
        { city: [PATH], hand: ['king', 'king'] },
        { season: 'autumn', city: ['judge'] },
      ],
      workers: { haven: [2], 'journey-2': [2], 'grand-tour': [2] },
    });
    expect(game.hand(1)).toEqual(['king']);
    expect(game.options).toEqual(['done', 'discard:king']);
  });
});

describe('Corrin the Leader', () => {
  const leader = (players = 2): Table =>
    corrin(
      { players: [{ city: [LEADER] }, {}], deck: ['king', 'queen', 'fool', 'judge'] },
      players,
    );

  it('may give one of the cards just drawn to an opponent for a point token', () => {
    const game = leader(3).pick('place:basic-two-cards-one-point', 'do', 'give:queen', 'player:3');
    expect([game.hand(1), game.hand(3)]).toEqual([['king'], ['queen']]);
    expect(game.player(1).points).toBe(2);
  });

  it('may keep them, and only cards that were drawn can be given', () => {
    const game = corrin({ players: [{ city: [LEADER], hand: ['wife'] }, {}], deck: ['king'] });
    game.pick('place:basic-one-berry-one-card', 'do');
    expect([game.hand(1), game.hand(2)]).toEqual([['wife'], ['king']]);
    expect(leader().pick('place:basic-one-berry-one-card', 'none').hand(1)).toEqual(['king']);
  });

  it('chooses a card even where nobody has room for it: it is discarded (7.13)', () => {
    const game = corrin({
      players: [{ city: [LEADER] }, { hand: Array<string>(8).fill('farm') }],
      deck: ['king', 'queen'],
    }).pick('place:basic-two-cards-one-point', 'do');
    expect(game.options).toEqual(['give:king', 'give:queen']);
    game.pick('give:queen');
    expect([game.hand(1), game.hand(2).length, game.decides]).toEqual([['king'], 8, 2]);
    expect(game.player(1).points).toBe(2);
  });

  it('waits until the Scurrble Stadium has looked at the cards (R-16)', () => {
    const game = corrin({
      players: [{ city: [LEADER, 'scurrble-stadium'] }, {}],
      deck: ['king', 'queen', 'fool', 'judge'],
    }).pick('place:scurrble-stadium', 'type:prosperity', 'do', 'give:king');
    expect(game.player(1).points).toBe(4);
  });

  it('is asked once for each time its owner draws, and not for others', () => {
    const game = leader().pick('place:basic-one-berry-one-card', 'none');
    expect(game.decides).toBe(2);
    expect(game.pick('place:basic-one-resin-one-card').decides).toBe(1);
  });

  it('leaves the Teacher nothing to give away if a card has gone already', () => {
    const game = corrin({
      players: [{ city: [LEADER], hand: ['teacher'], resources: { berry: 2 } }, {}],
      deck: ['king', 'queen'],
    }).pick('play:teacher', 'do', 'give:king');
    expect([game.hand(1), game.hand(2), game.decides]).toEqual([['queen'], ['king'], 2]);
  });
});

describe('Corrin the King', () => {
  it('scores the Prosperity cards of the opponent who has the most (R-17)', () => {
    const game = corrin(
      { players: [{ city: [KING, 'school'] }, { city: ['wife', 'wife'] }, { city: ['castle'] }] },
      3,
    );
    expect(game.scorePart(1, 'prosperity')).toBe(2);
  });

  it('scores those of Rugwort in a game against him (R-17)', () => {
    const game = solo({
      boxes: ['corrin'],
      players: [{ city: [KING] }],
      rugwort: { city: ['castle', 'palace', 'farm'] },
    });
    expect(game.scorePart(1, 'prosperity')).toBe(2);
  });
});
