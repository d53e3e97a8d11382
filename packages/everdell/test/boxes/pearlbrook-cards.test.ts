/** The eight Critters and Constructions of Pearlbrook. */
import { describe, expect, it } from 'vitest';
import { brook, pearlsOf, DESTINATION_SPOT, PRODUCTION_SPOT } from '../pearlbrook-table.ts';
import { solo } from '../solo.ts';
import { table } from '../table.ts';
import { printedIn } from './printed.ts';

describe('the cards of Pearlbrook', () => {
  it('are these, twenty in all (1.5)', () => {
    expect(printedIn('pearlbrook')).toEqual({
      'ferry-ferret': ['critter', 'unique', 'production', { berry: 3 }, 1, 2],
      messenger: ['critter', 'common', 'traveler', { berry: 2 }, 0, 3],
      pirate: ['critter', 'common', 'traveler', { berry: 3 }, 1, 3],
      shipwright: ['critter', 'unique', 'prosperity', { berry: 4 }, 2, 2],
      bridge: ['construction', 'unique', 'governance', { twig: 2, pebble: 1 }, 1, 2],
      ferry: ['construction', 'unique', 'destination', { twig: 2, resin: 2 }, 2, 3],
      harbor: ['construction', 'unique', 'production', { twig: 3, resin: 1, pebble: 1 }, 3, 2],
      'pirate-ship': ['construction', 'common', 'destination', {}, 0, 3],
    });
  });

  it.each([
    ['ferry-ferret', 'ferry'],
    ['messenger', 'bridge'],
    ['pirate', 'pirate-ship'],
    ['shipwright', 'harbor'],
  ])('the %s moves into the %s for free (6.14)', (critter, home) => {
    const game = brook({ hand: [critter, 'king'], city: [home] }).pick(`play:${critter}`);
    expect(game.player(1).city[0].occupied).toBe(true);
    expect(game.city(1)).toContain(critter);
  });
});

describe('the Ferry Ferret and the Harbor', () => {
  const berries = { berry: 3, twig: 3, resin: 1, pebble: 1 };

  it('produce only for a player with two pearls', () => {
    const ferret = (pearls: number) =>
      brook({ hand: ['ferry-ferret'], resources: berries, pearls }).pick('play:ferry-ferret');
    expect([ferret(1).player(1).points, ferret(2).player(1).points]).toEqual([0, 2]);
    const poor = brook({ hand: ['harbor'], resources: berries, pearls: 1 }).pick('play:harbor');
    expect(poor.decides).toBe(2);
    const rich = brook({ hand: ['harbor'], resources: berries, pearls: 2 }).pick('play:harbor');
    rich.pick('gain:pebble', 'gain:berry');
    expect(rich.player(1).resources).toMatchObject({ pebble: 1, berry: 4 });
  });

  it('look at the pearls of their own city when they are copied (MINERMOLE.3)', () => {
    const game = brook(
      { hand: ['miner-mole'], resources: { berry: 3 }, pearls: 2 },
      { players: [{ city: ['ferry-ferret', 'harbor'] }] },
    ).pick('play:miner-mole');
    // Nothing would happen, so nothing can be copied.
    expect(game.decides).toBe(2);
  });
});

describe('the Messenger', () => {
  const hand = { hand: ['messenger'], resources: { berry: 2 } };

  it('brings a card and a point and shares the space of a Construction (R-25)', () => {
    const game = brook({ ...hand, city: ['farm', 'king', 'inn'] }).pick('play:messenger');
    expect(game.options).toEqual(['share:farm@city1-1', 'share:inn@city1-3']);
    expect(game.player(1)).toMatchObject({ points: 1, handCount: 1, spaces: { used: 3 } });
    game.pick('share:inn');
    expect(game.player(1).city[3]).toMatchObject({ card: 'messenger', sharesWith: 2 });
    expect(game.decides).toBe(2);
  });

  it('comes also to a full city, but only where a Construction has no other Messenger (R-25)', () => {
    const full = [...Array<string>(14).fill('farm').slice(0, 8), ...Array<string>(3).fill('mine')];
    const city = [...full, 'inn', 'inn', 'inn', 'ruins'];
    expect(brook({ ...hand, city }).offers('play:messenger')).toBe(true);
    expect(brook({ ...hand, city: ['king'] }).why('play:messenger')).toBe('no-host');
    const taken = brook({ ...hand, city: ['farm', { card: 'messenger', sharesWith: 1 }] });
    expect(taken.why('play:messenger')).toBe('no-host');
    expect(
      brook({
        ...hand,
        hand: ['messenger', 'dungeon'],
        city: ['farm', 'inn', { card: 'messenger', sharesWith: 1 }],
      }).offers('play:messenger'),
    ).toBe(true);
  });

  it('counts as a card of that Construction’s type for the river, and only there', () => {
    const city = ['farm', 'mine', { card: 'messenger', sharesWith: 1 }];
    const river = [{ covered: 'ballroom' }, null, null, { covered: 'gus-the-gardener' }];
    const game = brook({ city }, { river });
    expect(game.offers(`frog:${PRODUCTION_SPOT}`)).toBe(true);
    expect(game.whyNumbers('frog:river-spot-traveler')).toEqual({ traveler: 2 });
    expect(brook({ city, adorned: ['compass'] }).scorePart(1, 'adornments')).toBe(1);
  });

  it('is one of several that the Dungeon can take: the player says from which Construction (DUNGEON.1, R-76)', () => {
    const messenger = (sharesWith: number) => ({ card: 'messenger', sharesWith });
    const city = ['dungeon', 'farm', 'inn', messenger(2), messenger(3)];
    const game = brook({ city, hand: ['crane'] }).pick('play:crane@hand');
    expect(game.options).toEqual(['imprison:messenger@city1-4', 'imprison:messenger@city1-5']);
    expect(new Set(game.say('en').options).size).toBe(2);
    game.pick('imprison:messenger@city1-4');
    expect(game.player(1).city[4]).toMatchObject({ card: 'messenger', sharesWith: 2 });
  });

  it('moves to another Construction when its own leaves, and is asked when the turn is over (R-25)', () => {
    const game = brook({
      city: ['crane', { card: 'messenger', sharesWith: 1 }, 'farm', 'inn'],
      hand: ['mine'],
      resources: {},
    }).pick('play:mine', 'use:crane');
    expect(game.player(1).city.find(({ card }) => card === 'messenger')!.sharesWith).toBeNull();
    expect(game.options).toEqual(['share:mine@city1-1', 'share:farm@city1-3', 'share:inn@city1-4']);
    game.pick('share:farm');
    expect(game.player(1).city[1].sharesWith).toBe(2);
  });

  it('stays alone without a space if there is no other, until there is one (R-25)', () => {
    const game = brook({
      city: ['crane', { card: 'messenger', sharesWith: 1 }],
      hand: ['ruins', 'farm'],
      resources: { twig: 2, resin: 1 },
    }).pick('play:ruins', 'replace:crane@city1-1');
    // The Crane has left for the Ruins, into which the Messenger moves by itself.
    expect(game.player(1).city).toMatchObject([
      { card: 'ruins' },
      { card: 'messenger', sharesWith: 0 },
    ]);
    const alone = brook({ city: ['messenger'], hand: ['farm'], resources: { twig: 2, resin: 1 } });
    expect(alone.player(1)).toMatchObject({ spaces: { used: 0 }, city: [{ sharesWith: null }] });
    alone.pick('play:farm');
    expect(alone.player(1).city[0].sharesWith).toBe(1);
  });
});

describe('the Pirate', () => {
  const player = { hand: ['pirate', 'king', 'queen'], resources: { berry: 3 } };

  it('swaps up to four cards for new ones, shown to all; seven points bring a pearl', () => {
    const game = brook(player, { deck: ['queen', 'castle'], rest: false });
    game.pick('play:pirate', 'discard:king', 'discard:queen');
    expect(game.hand(1)).toEqual(['queen', 'castle']);
    expect(pearlsOf(game, 1).pearls).toBe(1);
    expect(game.events.some((event) => event.type === 'reveal' && event.cards.length === 2)).toBe(
      true,
    );
    expect(game.player(1).spaces.used).toBe(0);
  });

  it('draws like anybody: Corrin the Leader may give a card away afterwards', () => {
    const game = table({
      options: { players: 2, boxes: ['pearlbrook', 'corrin'] },
      players: [{ ...player, city: ['corrin-evertail-the-leader'] }, {}],
      deck: ['queen', 'castle'],
    }).pick('play:pirate', 'discard:king', 'discard:queen', 'do', 'give:castle');
    expect([game.hand(1), game.hand(2), game.player(1).points]).toEqual([['queen'], ['castle'], 1]);
    expect(pearlsOf(game, 1).pearls).toBe(1);
  });

  it('brings nothing for less, and may discard nothing', () => {
    const game = brook(player, { deck: ['farm', 'castle'], rest: false });
    game.pick('play:pirate', 'discard:king', 'discard:queen');
    expect([game.hand(1), pearlsOf(game, 1).pearls]).toEqual([['farm', 'castle'], 0]);
    const idle = brook(player).pick('play:pirate', 'done');
    expect([idle.hand(1), idle.decides]).toEqual([['king', 'queen'], 2]);
  });
});

describe('the Shipwright', () => {
  it('is worth a point for each Pearlbrook card in the city, itself included', () => {
    const game = brook({
      city: ['shipwright', 'pirate', 'ferry', 'farm'],
      adorned: ['bell'],
      wonders: ['hopewatch-gate'],
    });
    expect(game.scorePart(1, 'prosperity')).toBe(3);
  });
});

describe('the Bridge', () => {
  it('brings two cards for each pearl that is gained (R-26)', () => {
    const city = ['bridge', 'farm', 'farm', 'mine'];
    const game = brook(
      { city, resources: { resin: 1 }, points: 1 },
      { river: [{ covered: 'ballroom' }] },
    );
    game.pick(`frog:${PRODUCTION_SPOT}`);
    expect([pearlsOf(game, 1).pearls, game.player(1).handCount]).toEqual([1, 2]);
    game.pick('use:ballroom');
    expect([pearlsOf(game, 1).pearls, game.player(1).handCount]).toEqual([2, 7]);
  });

  it('raises the hand limit by one for each pearl, as long as it is there (R-26)', () => {
    expect(brook({ city: ['bridge'], pearls: 3 }).player(1).handLimit).toBe(11);
    expect(brook({ pearls: 3 }).player(1).handLimit).toBe(8);
    // Other cards beside it change nothing.
    expect(brook({ city: ['farm', 'bridge', 'inn'], pearls: 2 }).player(1).handLimit).toBe(10);
    const played = brook({ hand: ['bridge'], pearls: 2, resources: { twig: 2, pebble: 1 } });
    expect(played.pick('play:bridge').player(1).handLimit).toBe(10);
    const game = brook({ city: ['bridge'], pearls: 1, hand: ['ruins'] }).pick(
      'play:ruins',
      'replace:bridge@city1-1',
    );
    expect(game.player(1).handLimit).toBe(8);
  });

  it('lets cards stay in hand when a pearl is spent, but none come (7.2, R-26)', () => {
    const hand = ['king', 'queen', 'fool', 'judge', 'farm', 'mine', 'inn', 'monk', 'doctor'];
    const game = brook({ city: ['bridge'], pearls: 1, adornments: ['spyglass'], hand });
    game.pick('adorn:spyglass', 'gain:twig');
    // The pearl of the Spyglass raises the limit again, to nine.
    expect(game.player(1)).toMatchObject({ handCount: 9, handLimit: 9 });
    const spent = brook({ city: ['bridge'], pearls: 1, adornments: ['bell'], hand }).pick(
      'adorn:bell',
    );
    expect(spent.player(1)).toMatchObject({ handCount: 9, handLimit: 8 });
    expect(spent.pick('place:basic-one-berry').why('place:haven')).toBeUndefined();
  });
});

describe('the Ferry', () => {
  const river = ['ballroom', 'gus-the-gardener', { covered: 'gardens' }];
  const able = { resources: { resin: 1 }, points: 1 };

  it('reaches any card that lies face up, whatever its spot asks for and whoever is there (R-34)', () => {
    const game = brook(
      { ...able, city: ['ferry'], hand: ['farm', 'farm', 'mine'] },
      { river, players: [{ frog: PRODUCTION_SPOT }] },
    ).pick('frog:ferry');
    expect(game.options).toEqual(['use:ballroom', 'use:gus-the-gardener']);
    game.pick('use:ballroom');
    expect(pearlsOf(game, 1)).toMatchObject({ pearls: 1, frog: { at: 'city', city: 0, slot: 0 } });
  });

  it('cannot be visited while no river card can be used, and the Shoal is none (R-34)', () => {
    const none = brook(
      { ...able, city: ['ferry'], hand: ['king', 'queen'] },
      { river: [{ covered: 'ballroom' }] },
    );
    expect(none.why('frog:ferry@city1-1')).toBe('no-river-card');
    expect(brook({ city: ['ferry'] }, { river }).why('frog:ferry@city1-1')).toBe('no-river-card');
  });

  it('is open to other frogs, one at a time, and its owner takes a point token (5.33, 12.11)', () => {
    const game = brook(able, { river, players: [{ city: ['ferry'] }] }).pick('frog:ferry');
    expect([game.player(2).points, pearlsOf(game, 1).pearls]).toEqual([1, 1]);
    const taken = brook(able, {
      river,
      players: [{ city: ['ferry'], frog: { city: 2, slot: 1 } }],
    });
    expect(taken.why('frog:ferry@city2-1')).toBe('occupied');
  });

  it('leaves the frog beside the board when it leaves the city (6.44)', () => {
    const game = brook({ city: ['ferry'], hand: ['ruins'], frog: { city: 1, slot: 1 } }).pick(
      'play:ruins',
      'replace:ferry@city1-1',
    );
    expect(pearlsOf(game, 1).frog).toEqual({ at: 'aside' });
    expect(game.position.players![0].frog).toBe('aside');
  });

  it('has no place for workers, and is a Destination card (12.8)', () => {
    const game = brook(
      { ...able, city: ['ferry', 'inn'] },
      { river: [null, { covered: 'ballroom' }] },
    );
    expect(game.offers('place:ferry')).toBe(false);
    expect(game.offers(`frog:${DESTINATION_SPOT}`)).toBe(true);
  });
});

describe('the Pirate Ship', () => {
  it('sails into an opponent’s city for a resource and a point for each pearl there, three at most (R-29)', () => {
    const sail = (pearls: number) =>
      brook({ city: ['pirate-ship'] }, { players: [{ pearls }] }).pick('place:pirate-ship');
    const two = sail(2);
    expect([two.city(1), two.city(2), two.player(1).points]).toEqual([[], ['pirate-ship'], 2]);
    two.pick('gain:twig', 'gain:berry');
    expect(two.player(1).resources).toMatchObject({ twig: 1, berry: 1 });
    expect(pearlsOf(two, 2).pearls).toBe(2);
    expect(sail(5).player(1).points).toBe(3);
    expect(sail(0).decides).toBe(2);
  });

  it('chooses a city with an empty space, and needs one (R-29)', () => {
    const full = [
      ...Array<string>(8).fill('farm'),
      ...Array<string>(3).fill('mine'),
      'inn',
      'inn',
      'inn',
      'ruins',
    ];
    const game = brook(
      { city: ['pirate-ship', 'farm'] },
      { players: [{ city: full.slice(1) }, { pearls: 1 }] },
    );
    game.pick('place:pirate-ship');
    expect(game.options).toEqual(['city:2', 'city:3']);
    const none = brook({ city: ['pirate-ship'] }, { players: [{ city: full }] });
    expect(none.why('place:pirate-ship')).toBe('no-city-for-it');
  });

  it('takes its worker and its occupied token along; its owner uses it from then on (R-29)', () => {
    const game = brook({ city: [{ card: 'pirate-ship', occupied: true }] }).pick(
      'place:pirate-ship',
    );
    expect(game.player(2).city[0]).toMatchObject({
      card: 'pirate-ship',
      occupied: true,
      workers: [0],
    });
    expect(game.why('place:pirate-ship@city2-1')).toBe('occupied');
    const next = brook({}, { players: [{ city: ['pirate-ship'] }] });
    expect(next.why('place:pirate-ship')).toBe('not-open');
    const home = brook(
      { hand: ['ruins'], city: ['farm'] },
      { players: [{ city: [{ card: 'pirate-ship', workers: [1] }] }], workers: { haven: [1] } },
    ).pick('prepare');
    expect(home.player(1).ready).toBe(3);
    expect(home.player(2).city[0].workers).toEqual([]);
  });

  it('cannot be used through Corrin’s Path, nor can wonders (R-19, R-29)', () => {
    const game = table({
      options: { players: 2, boxes: ['pearlbrook', 'corrin'] },
      players: [
        { city: ['corrin-evertails-path'] },
        { city: [{ card: 'pirate-ship', workers: [2] }] },
      ],
      workers: { 'hopewatch-gate': [2] },
    });
    expect(game.why('place:corrin-evertails-path')).toBe('no-location');
  });

  it('may sail to Rugwort, whose city has room for everything (21.9, R-29)', () => {
    const game = solo({
      boxes: ['pearlbrook'],
      players: [{ city: ['pirate-ship'] }],
      rugwort: { pearls: 4 },
      rest: true,
    }).pick('place:pirate-ship');
    expect([game.city(2), game.player(1).points]).toEqual([['pirate-ship'], 3]);
  });
});
