/** The six cards of Extra! Extra! */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/index.ts';
import { table, type Table } from '../table.ts';
import { printedIn } from './printed.ts';

const extra = (position: Position, players = 2): Table =>
  table({ options: { players, boxes: ['extra'] }, ...position });

describe('Extra! Extra!', () => {
  it('has six cards with these facts', () => {
    expect(printedIn('extra')).toEqual({
      juggler: ['critter', 'common', 'traveler', { berry: 2 }, 0, 3],
      'scurrble-champion': ['critter', 'common', 'prosperity', { berry: 2 }, 2, 3],
      'town-crier': ['critter', 'unique', 'production', { berry: 2 }, 2, 2],
      carnival: ['construction', 'unique', 'production', { twig: 2, pebble: 1 }, 1, 2],
      gazette: ['construction', 'unique', 'governance', { resin: 2, pebble: 2 }, 3, 2],
      'scurrble-stadium': [
        'construction',
        'common',
        'destination',
        { twig: 1, resin: 1, pebble: 1 },
        2,
        3,
      ],
    });
  });
});

describe('the Carnival', () => {
  const carnival = (others: string[]): Table =>
    extra({
      players: [{ city: others, hand: ['carnival'], resources: { twig: 2, pebble: 1 } }, {}],
      deck: ['king', 'queen', 'fool', 'judge'],
    }).pick('play:carnival');

  it('draws a card for each other Production card', () => {
    const game = carnival(['farm', 'mine', 'inn']).pick('choose:1');
    expect(game.hand(1)).toEqual(['king', 'queen']);
  });

  it('or gives a resource for every two of them, rounded down', () => {
    const game = carnival(['farm', 'mine', 'twig-barge']).pick('choose:2', 'gain:pebble');
    expect(game.player(1).resources.pebble).toBe(1);
    expect(game.decides).toBe(2);
  });

  it('is nothing to copy where there is no other Production card (5.7, MINERMOLE.1)', () => {
    const copying = (...city: string[]): Table =>
      extra({
        players: [{ hand: ['miner-mole'], resources: { berry: 3 } }, { city }],
        deck: ['king', 'queen'],
      }).pick('play:miner-mole');
    expect(copying('carnival', 'inn').decides).toBe(2);
    expect(copying('carnival', 'monk').options).toContain('copy:carnival@city2-1');
  });

  it('can be occupied for a Juggler', () => {
    const game = extra({ players: [{ city: ['carnival'], hand: ['juggler'] }, {}] });
    expect(game.pick('play:juggler').player(1).city[0].occupied).toBe(true);
  });
});

describe('the Gazette', () => {
  const city = ['gazette', 'judge', 'historian'];

  it('gets a point token for each Event its owner achieves', () => {
    const game = extra({ players: [{ city }, {}] }).pick('place:city-monument');
    expect(game.player(1).city[0].tokens).toBe(1);
    expect(game.scorePart(1, 'tokens')).toBe(1);
  });

  it('is worth three points more with three tokens', () => {
    const bonus = (tokens: number): number =>
      extra({ players: [{ city: [{ card: 'gazette', tokens }] }, {}] }).scorePart(1, 'prosperity');
    expect([bonus(2), bonus(3), bonus(5)]).toEqual([0, 3, 3]);
  });

  it('does not care for the Events of others', () => {
    const game = extra({ turn: 2, players: [{ city }, { city: city.slice(1).concat('crane') }] });
    expect(game.pick('place:city-monument').player(1).city[0].tokens).toBe(0);
  });

  it('gets no token any more when it was discarded as the price of the Event (6.29, 6.43)', () => {
    const game = extra({
      players: [
        { city: ['undertaker', 'barge-toad', 'gazette', 'farm'], resources: { berry: 2 } },
        {},
      ],
      events: ['croak-wart-cure'],
    }).pick('place:croak-wart-cure', 'discard:gazette', 'discard:farm');
    expect(game.city(1)).toEqual(['undertaker', 'barge-toad']);
    expect(game.scorePart(1, 'tokens')).toBe(0);
    expect(game.position.players![0].city).toEqual(['undertaker', 'barge-toad']);
  });
});

describe('the Juggler', () => {
  const juggler = (twig: number, deck: string[]): Table =>
    extra({ players: [{ hand: ['juggler'], resources: { berry: 2, twig } }, {}], deck }).pick(
      'play:juggler',
    );

  it('takes three twigs for four point tokens', () => {
    const game = juggler(3, ['king']).pick('choose:1');
    expect(game.player(1).points).toBe(4);
    expect(game.player(1).resources.twig).toBe(0);
  });

  it('turns over cards for a twig each, and six base points bring six tokens', () => {
    const game = juggler(3, ['king', 'wife', 'ruins']).pick('choose:2', 'turn-over', 'turn-over');
    expect(game.player(1).resources.twig).toBe(1);
    expect(game.pick('done').player(1).points).toBe(6);
    expect(game.view.discard).toBe(2);
  });

  it('gives nothing for less than six, and a Fool counts below zero', () => {
    const game = juggler(2, ['fool', 'ever-tree']);
    expect(game.options).toEqual(['done', 'turn-over']);
    game.pick('turn-over', 'turn-over');
    expect(game.player(1).points).toBe(0);
  });

  it('may stop before the first card (R-15)', () => {
    const game = juggler(3, ['king']).pick('choose:2', 'done');
    expect([game.player(1).points, game.player(1).resources.twig]).toEqual([0, 3]);
  });

  it('does nothing without twigs', () => {
    expect(juggler(0, ['king']).decides).toBe(2);
  });
});

describe('the Scurrble Champion', () => {
  it('shares one space with all others of its kind', () => {
    const three = extra({ players: [{ city: Array(3).fill('scurrble-champion') }, {}] });
    expect(three.player(1).spaces.used).toBe(1);
    const full = extra({
      players: [
        {
          city: [
            ...Array(8).fill('farm'),
            'mine',
            'mine',
            'mine',
            'inn',
            'inn',
            'inn',
            'scurrble-champion',
          ],
          hand: ['scurrble-champion', 'wife'],
          resources: { berry: 4 },
        },
        {},
      ],
    });
    expect(full.player(1).spaces).toEqual({ used: 15, size: 15 });
    expect(full.why('play:wife')).toBe('city-full');
    expect(full.pick('play:scurrble-champion').player(1).spaces.used).toBe(15);
  });

  it('gives its space back with the last of its kind', () => {
    const imprisoned = (champions: number): number => {
      const city = ['dungeon', ...Array<string>(champions).fill('scurrble-champion')];
      // The only way to play the Farm is to imprison a Champion.
      const game = extra({ players: [{ city, hand: ['farm'] }, {}] }).pick(
        'play:farm',
        'imprison:scurrble-champion',
      );
      return game.player(1).spaces.used;
    };
    expect([imprisoned(1), imprisoned(2)]).toEqual([2, 3]);
  });

  it('is worth two points for each other Champion', () => {
    const bonus = (n: number): number =>
      extra({ players: [{ city: Array(n).fill('scurrble-champion') }, {}] }).scorePart(
        1,
        'prosperity',
      );
    expect([bonus(1), bonus(2), bonus(3)]).toEqual([0, 4, 12]);
  });
});

describe('the Scurrble Stadium', () => {
  const deck = ['king', 'farm', 'inn', 'mine', 'wife'];
  const visit = (type: string, hand: string[] = []): Table =>
    extra({ players: [{ city: ['scurrble-stadium'], hand }, {}], deck }).pick(
      'place:scurrble-stadium',
      `type:${type}`,
    );

  it('asks for any type but Production', () => {
    const game = extra({ players: [{ city: ['scurrble-stadium'] }, {}], deck });
    game.pick('place:scurrble-stadium');
    expect(game.options).toEqual([
      'type:traveler',
      'type:destination',
      'type:governance',
      'type:prosperity',
    ]);
  });

  it('draws four cards, and a card of the named type brings three tokens (R-16)', () => {
    const game = visit('destination');
    expect(game.hand(1)).toEqual(deck.slice(0, 4));
    expect(game.player(1).points).toBe(3);
    expect(game.events.filter((event) => event.type === 'reveal')).toEqual([]);
  });

  it('gives nothing else, and only cards that were drawn count', () => {
    expect(visit('governance', ['judge']).player(1).points).toBe(0);
    expect(
      visit('destination', ['husband', 'husband', 'farm', 'farm', 'mine', 'mine']).player(1).points,
    ).toBe(0);
  });

  it('is open: its owner gets a point token', () => {
    const game = extra({ turn: 2, players: [{ city: ['scurrble-stadium'] }, {}], deck });
    game.pick('place:scurrble-stadium', 'type:prosperity');
    expect([game.player(1).points, game.player(2).points]).toEqual([1, 3]);
  });
});

describe('the Town Crier', () => {
  const crier = (hand: string[], players = 2): Table =>
    extra(
      { players: [{ hand: ['town-crier', ...hand], resources: { berry: 2 } }, {}] },
      players,
    ).pick('play:town-crier');

  it('may give two cards to an opponent for three point tokens', () => {
    const game = crier(['king', 'queen', 'fool']).pick('do', 'give:king', 'give:fool');
    expect(game.hand(2)).toEqual(['king', 'fool']);
    expect(game.player(1).points).toBe(3);
  });

  it('may leave it', () => {
    const game = crier(['king', 'queen']).pick('none');
    expect([game.player(1).points, game.hand(1).length]).toEqual([0, 2]);
  });

  it('does nothing with fewer than two cards', () => {
    expect(crier(['king']).decides).toBe(2);
  });
});
