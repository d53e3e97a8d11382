/** Chapter 2: words with the force of a rule. */
import { describe, expect, it } from 'vitest';
import { eventFor } from '../../src/index.ts';
import { CARDS } from '../../src/content/tables.ts';
import { table } from '../table.ts';

const NOTHING = { twig: 0, resin: 0, pebble: 0, berry: 0 };
const MEADOW = ['mine', 'inn', 'king', 'queen', 'bard', 'judge', 'crane', 'school'];

describe('gaining and paying', () => {
  it('brings resources and points from the supply and takes them from nobody (2.1)', () => {
    const rich = { resources: { twig: 9, resin: 9, pebble: 9, berry: 9 }, points: 9 };
    const game = table({ players: [{ workers: 3 }, rich], forest: ['forest-twig-resin-berry'] });
    game.pick('place:forest-twig-resin-berry', 'place:basic-one-berry');
    game.pick('place:basic-two-cards-one-point');
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 0, berry: 1 });
    expect(game.player(1).points).toBe(1);
    expect(game.player(2).resources).toEqual({ twig: 9, resin: 9, pebble: 9, berry: 10 });
    expect(game.player(2).points).toBe(9);
  });

  it('gives what is paid back to the supply and to nobody (2.2)', () => {
    const game = table({
      players: [{ hand: ['mine'], resources: { twig: 2, resin: 1, pebble: 1 } }, {}],
    });
    game.pick('play:mine@hand');
    // The pebble in hand is the one the Mine has just produced.
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 0, pebble: 1, berry: 0 });
    expect(game.player(2).resources).toEqual(NOTHING);
  });

  it('lets resources of any kind be chosen one by one, and they may differ (2.7)', () => {
    const start = { forest: ['forest-two-any'] };
    const mixed = table(start).pick('place:forest-two-any', 'gain:twig');
    expect(mixed.decides).toBe(1);
    mixed.pick('gain:berry');
    expect(mixed.player(1).resources).toEqual({ ...NOTHING, twig: 1, berry: 1 });
    const same = table(start).pick('place:forest-two-any', 'gain:resin', 'gain:resin');
    expect(same.player(1).resources).toEqual({ ...NOTHING, resin: 2 });
  });

  it('asks for every unit, whatever was chosen before it (2.7)', () => {
    const kinds = ['twig', 'resin', 'pebble', 'berry'] as const;
    for (const first of kinds) {
      for (const second of kinds) {
        const game = table({ forest: ['forest-two-any'] });
        game.pick('place:forest-two-any', `gain:${first}`, `gain:${second}`);
        const expected = { ...NOTHING, [first]: 1 };
        expected[second]++;
        expect(game.player(1).resources).toEqual(expected);
      }
    }
  });

  it('lets resources of any kind be paid one by one, and they may differ (2.7)', () => {
    const start = {
      players: [{ city: ['monastery'], resources: { twig: 2, resin: 1, pebble: 1, berry: 2 } }, {}],
    };
    const game = table(start).pick('place:monastery');
    expect(game.options).toEqual(
      expect.arrayContaining(['give:twig', 'give:resin', 'give:pebble']),
    );
    game.pick('give:twig', 'give:berry');
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 1, berry: 1 });
    const same = table(start).pick('place:monastery', 'give:twig', 'give:twig');
    expect(same.player(1).resources).toEqual({ twig: 0, resin: 1, pebble: 1, berry: 2 });
  });

  it('offers an exchange only to a player who can pay its whole price (2.14)', () => {
    const offers = (berry: number) =>
      table({
        players: [{ city: ['monastery', 'undertaker', 'barge-toad'], resources: { berry } }],
        events: ['croak-wart-cure'],
      });
    for (const place of ['place:monastery', 'place:croak-wart-cure']) {
      expect(offers(1).offers(place)).toBe(false);
      expect(offers(2).offers(place)).toBe(true);
    }
    const postOffice = (hand: string[]) => table({ players: [{ city: ['post-office'], hand }] });
    expect(postOffice(['farm']).offers('place:post-office')).toBe(false);
    expect(postOffice(['farm', 'farm']).offers('place:post-office')).toBe(true);
  });

  it('drops fractions: three cards at the Haven are worth one resource, five two (2.17)', () => {
    const haven = (n: number) => {
      const hand = ['farm', 'farm', 'farm', 'farm', 'farm', 'mine'];
      const game = table({ players: [{ hand }] }).pick('place:haven');
      for (let i = 0; i < n; i++) game.pick('discard:farm');
      game.pick('done');
      let gained = 0;
      for (; game.offers('gain:twig'); gained++) game.pick('gain:twig');
      return gained;
    };
    expect([1, 2, 3, 4, 5].map(haven)).toEqual([0, 1, 1, 2, 2]);
  });
});

describe('cards on the move', () => {
  it('are drawn from the top of the draw pile and not from the Meadow (2.3)', () => {
    const game = table({ meadow: MEADOW, deck: ['wanderer', 'fool', 'wife'] });
    game.pick('place:basic-two-cards-one-point');
    expect(game.hand(1)).toEqual(['wanderer', 'fool']);
    expect(game.view.meadow).toEqual(MEADOW);
    expect(game.position.deck).toEqual(['wife']);
  });

  it('are taken from the Meadow face up, and only of what lies there (2.4)', () => {
    const game = table({
      players: [{ season: 'spring', workers: 1, hand: ['ruins'], city: ['farm'] }],
      workers: { 'basic-one-berry': [1] },
      meadow: MEADOW,
      deck: ['wanderer', 'fool', 'wife'],
    });
    game.pick('prepare');
    const cards = MEADOW.map((card, i) => `take:${card}@meadow-${i + 1}`);
    expect([...game.options].sort()).toEqual(['done', ...cards].sort());
    game.pick('take:inn', 'take:bard');
    expect(game.hand(1)).toEqual(['ruins', 'inn', 'bard']);
    expect(game.events.filter((e) => e.type === 'draw')).toEqual([]);
    expect(game.events).toContainEqual({
      type: 'meadowTake',
      seat: 0,
      position: 1,
      card: CARDS.kindOf('inn'),
    });
  });

  it('are revealed from the draw pile for everybody to see (2.5)', () => {
    const game = table({
      players: [{ hand: ['postal-pigeon'], resources: { berry: 2 } }, {}],
      deck: ['farm', 'wife', 'king'],
      discard: ['fool', 'bard'],
    });
    game.pick('play:postal-pigeon@hand');
    expect(game.view.revealed).toEqual(['farm', 'wife']);
    const shown = game.events.find((e) => e.type === 'reveal')!;
    expect(eventFor(shown, 1)).toMatchObject({
      from: 'deck',
      cards: [CARDS.kindOf('farm'), CARDS.kindOf('wife')],
    });
  });

  it('are revealed from another pile where the effect names it (2.5)', () => {
    const game = table({
      players: [{ city: ['cemetery'] }],
      deck: ['farm', 'wife', 'king', 'queen', 'inn'],
      discard: ['fool', 'bard'],
    });
    game.pick('place:cemetery', 'pile:discard');
    expect([...game.view.revealed].sort()).toEqual(['bard', 'fool']);
  });

  it('go to a discard pile that lies face down (2.6)', () => {
    const game = table({ players: [{ hand: ['farm', 'king', 'queen'] }, {}], discard: ['wife'] });
    game.pick('place:haven', 'discard:king', 'done');
    expect(game.hand(1)).toEqual(['farm', 'queen']);
    expect(game.position.discard).toEqual(['king', 'wife']);
    expect(game.view.discard).toBe(2);
    const discarded = game.events.find((e) => e.type === 'discard')!;
    expect(eventFor(discarded, 0)).toMatchObject({ count: 1, cards: [CARDS.kindOf('king')] });
    expect(eventFor(discarded, 1)).toMatchObject({ count: 1, cards: [] });
  });
});

describe('point tokens', () => {
  it('are worth as many points as are stated (2.8)', () => {
    const game = table({
      players: [{ city: ['monastery'], resources: { berry: 2 }, points: 7 }, {}],
    });
    const before = game.score(1);
    game.pick('place:monastery');
    expect(game.player(1).points).toBe(11);
    expect(game.score(1)).toBe(before + 4);
  });

  it('on a card do not belong to what the player owns (2.9)', () => {
    const game = table({ players: [{ city: [{ card: 'clock-tower', tokens: 3 }] }] });
    expect(game.player(1).points).toBe(0);
    expect(game.player(1).city[0].tokens).toBe(3);
  });

  it('and resources on a card cannot be used in another way than the card allows (2.9)', () => {
    const stocked = { card: 'storehouse', resources: { twig: 3, resin: 2, berry: 2 } };
    const game = table({
      players: [{ city: [stocked, 'monastery', 'doctor'], hand: ['farm', 'wife'] }, {}],
    });
    expect(game.offers('play:farm@hand')).toBe(false);
    expect(game.offers('play:wife@hand')).toBe(false);
    expect(game.offers('place:monastery')).toBe(false);
    // Its own way: a worker takes everything, and then it can be spent.
    game.pick('place:storehouse', 'place:basic-one-berry');
    expect(game.player(1).resources).toEqual({ twig: 3, resin: 2, pebble: 0, berry: 2 });
    expect(game.offers('play:farm@hand')).toBe(true);
  });

  it('on the cards of a city count for the owner of the city (2.10)', () => {
    const city = [
      { card: 'clock-tower', tokens: 2 },
      { card: 'chapel', tokens: 3 },
    ];
    const game = table({ players: [{ city, points: 4 }, { points: 1 }] });
    expect(game.scorePart(1, 'tokens')).toBe(9);
    // Nothing and two points are printed on the two cards.
    expect(game.score(1)).toBe(11);
    expect(game.score(2)).toBe(1);
  });
});

describe('what may and what must be done', () => {
  it('"up to three" is any number from none to three (2.11)', () => {
    const doctor = (berry: number) =>
      table({ players: [{ city: ['university'], hand: ['doctor'], resources: { berry } }] }).pick(
        'play:doctor@hand',
        ...(berry < 4 ? [] : ['occupy:university']),
      );
    expect(doctor(5).options).toEqual(['pay:0', 'pay:1', 'pay:2', 'pay:3']);
    expect(doctor(2).options).toEqual(['pay:0', 'pay:1', 'pay:2']);
    const none = doctor(5).pick('pay:0');
    expect([none.player(1).points, none.player(1).resources.berry]).toEqual([0, 5]);
    const two = doctor(5).pick('pay:2');
    expect([two.player(1).points, two.player(1).resources.berry]).toEqual([2, 3]);
  });

  it('a Bard discards any number from none to five cards (2.11)', () => {
    const hand = ['bard', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm'];
    const start = { players: [{ hand, resources: { berry: 3 } }, {}] };
    for (let n = 0; n <= 5; n++) {
      const game = table(start).pick('play:bard@hand');
      for (let i = 0; i < n; i++) game.pick('discard:farm');
      if (n < 5) game.pick('done');
      expect(game.player(1).points).toBe(n);
      expect(game.decides).toBe(2);
    }
  });

  it('what a player "may" do can be left undone (2.12)', () => {
    const pigeon = table({
      players: [{ hand: ['postal-pigeon'], resources: { berry: 2 } }],
      deck: ['farm', 'wife'],
    });
    pigeon.pick('play:postal-pigeon@hand');
    expect(pigeon.options).toEqual(expect.arrayContaining(['done', 'play:farm', 'play:wife']));
    pigeon.pick('done');
    expect(pigeon.city(1)).toEqual(['postal-pigeon']);
    const mole = table({
      players: [{ hand: ['miner-mole'], resources: { berry: 3 } }, { city: ['farm'] }],
    });
    mole.pick('play:miner-mole@hand');
    expect(mole.options).toContain('none');
    mole.pick('none');
    expect(mole.player(1).resources).toEqual(NOTHING);
  });

  it('what a player must do cannot be refused as long as it is possible (2.12)', () => {
    // The Historian draws, the Chip Sweep activates, the University discards: nobody may say no.
    const historian = table({
      players: [{ city: ['historian'], hand: ['farm'], resources: { twig: 2, resin: 1 } }],
      deck: ['king', 'queen'],
    });
    historian.pick('play:farm@hand');
    expect(historian.hand(1)).toEqual(['king']);
    const sweep = table({
      players: [{ city: ['mine', 'farm'], hand: ['chip-sweep'], resources: { berry: 3 } }],
    });
    sweep.pick('play:chip-sweep@hand');
    expect(sweep.options).toEqual(['activate:mine@city1-1', 'activate:farm@city1-2']);
    const university = table({ players: [{ city: ['university', 'farm'] }] });
    university.pick('place:university');
    expect([...university.options].sort()).toEqual([
      'discard:farm@city1-2',
      'discard:university@city1-1',
    ]);
  });

  it('what is only partly possible is done in that part, and the rest lapses (2.13)', () => {
    const seven = ['farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm'];
    const game = table({
      players: [{ hand: seven }, {}],
      forest: ['forest-three-cards-one-pebble'],
      deck: ['king', 'queen', 'bard'],
    });
    game.pick('place:forest-three-cards-one-pebble');
    expect(game.hand(1)).toEqual([...seven, 'king']);
    expect(game.player(1).resources.pebble).toBe(1);
    expect(game.position.deck).toEqual(['queen', 'bard']);
    expect(game.decides).toBe(2);
  });

  it('a draw that the piles cannot fill brings what is there (2.13)', () => {
    const game = table({
      forest: ['forest-three-cards-one-pebble'],
      deck: ['king'],
      discard: ['bard'],
    });
    game.pick('place:forest-three-cards-one-pebble');
    expect([...game.hand(1)].sort()).toEqual(['bard', 'king']);
    expect(game.player(1).resources.pebble).toBe(1);
  });
});

describe('workers and opponents', () => {
  it('a placed worker is deployed until it is brought back, a permanent one for good (2.15)', () => {
    const game = table({
      players: [
        {
          season: 'spring',
          workers: 4,
          city: [{ card: 'monastery', workers: [1] }, { card: 'cemetery', workers: [1] }, 'farm'],
          hand: ['ruins'],
        },
      ],
      workers: { 'basic-three-twigs': [1], 'grand-tour': [1] },
    });
    expect(game.player(1).ready).toBe(0);
    expect(game.why('place:basic-one-berry')).toBe('no-worker');
    game.pick('prepare');
    // Two come back and summer brings one; Monastery and Cemetery keep theirs.
    expect(game.player(1).ready).toBe(3);
    const kept = game.player(1).workers.filter((worker) => worker.at === 'city');
    expect(kept.map((worker) => worker.slot)).toEqual([0, 1]);
  });

  it('a worker on the Journey is permanent (2.15)', () => {
    const game = table({
      players: [{ season: 'autumn', workers: 3, city: ['chip-sweep', 'clock-tower'] }],
      events: ['a-well-run-city'],
      workers: { 'journey-2': [1], 'basic-one-berry': [1] },
    });
    game.pick('place:a-well-run-city');
    expect(game.options).not.toContain('recall:journey-2');
    expect(game.options).toContain('recall:basic-one-berry');
  });

  it('every other player is an opponent (2.16)', () => {
    const game = table({
      players: [{ hand: ['monk'], resources: { berry: 2 } }, {}, {}, {}],
    });
    game.pick('play:monk@hand', 'give:1');
    expect(game.options).toEqual(['player:2', 'player:3', 'player:4']);
  });

  it('the automatic player is an opponent where his chapter says so (2.16)', () => {
    const start = {
      options: { players: 1 },
      players: [{ hand: ['miner-mole', 'monk'], resources: { berry: 4 } }],
      rugwort: { city: ['mine'] },
    };
    const mole = table(start).pick('play:miner-mole@hand', 'copy:mine');
    expect(mole.player(1).resources.pebble).toBe(1);
    // Nothing can be given to him, though (21.2): what he would get is discarded.
    const monk = table(start).pick('play:monk@hand', 'give:2');
    expect(monk.player(1).points).toBe(4);
    expect(monk.view.players[1].resources).toEqual(NOTHING);
  });
});
