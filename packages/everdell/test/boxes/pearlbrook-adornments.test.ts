/** The twelve adornments: what each does when it is played, and what it is worth. */
import { describe, expect, it } from 'vitest';
import { ADORNMENTS, RIVER_CARDS } from '../../src/index.ts';
import { adorning, brook, pearlsOf } from '../pearlbrook-table.ts';

describe('the content of Pearlbrook', () => {
  it('has twelve adornments and twelve river cards (34.5)', () => {
    expect([ADORNMENTS.length, RIVER_CARDS.length]).toEqual([12, 12]);
    expect(RIVER_CARDS.filter(({ type }) => type === 'citizen')).toHaveLength(6);
  });
});

describe('adornments at the end of the game', () => {
  const city = ['wanderer', 'wanderer', 'farm', 'farm', 'mine', 'judge', 'inn', 'king', 'castle'];
  it.each([
    ['bell', 4],
    ['compass', 2],
    ['gilded-book', 1],
    ['hourglass', 1],
    ['key-to-the-city', 2],
    ['mirror', 5],
    ['seaglass-amulet', 3],
    ['sundial', 1],
    ['tiara', 2],
    ['spyglass', 3],
  ])('the %s is worth %i points here (12.20)', (id, points) => {
    const game = brook({ city, adorned: [id], wonders: ['hopewatch-gate'] });
    expect(game.scorePart(1, 'adornments')).toBe(points);
  });

  it('the Masque counts every three point tokens, those on cards too', () => {
    const tokens = (n: number, on: number) =>
      brook({
        points: n,
        city: [{ card: 'clock-tower', tokens: on }],
        adorned: ['masque'],
      }).scorePart(1, 'adornments');
    expect([tokens(2, 0), tokens(2, 1), tokens(5, 3)]).toEqual([0, 1, 2]);
  });

  it('the Scales count cards in hand, five at most', () => {
    const hand = ['king', 'queen', 'fool', 'judge', 'farm', 'mine', 'inn'];
    const worth = (n: number) =>
      brook({ hand: hand.slice(0, n), adorned: ['scales'] }).scorePart(1, 'adornments');
    expect([worth(0), worth(4), worth(7)]).toEqual([0, 4, 5]);
  });
});

describe('adornments when played', () => {
  it('the Compass activates up to two Traveler cards again, each once', () => {
    const game = adorning('compass', { city: ['wanderer', 'wanderer', 'bard', 'farm'] });
    expect(game.options).toEqual([
      'done',
      'activate:wanderer@city1-1',
      'activate:wanderer@city1-2',
    ]);
    game.pick('activate:wanderer@city1-1');
    expect(game.player(1).handCount).toBe(3);
    expect(game.options).toEqual(['done', 'activate:wanderer@city1-2', 'activate:bard@city1-3']);
    game.pick('activate:wanderer@city1-2');
    expect([game.player(1).handCount, game.decides]).toEqual([6, 2]);
  });

  it('the Compass lets Ruins take another Construction, with its cost and two cards (RUINS.1)', () => {
    const game = adorning('compass', { city: ['ruins', 'farm', 'king', 'inn'] });
    game.pick('activate:ruins');
    expect(game.options).toEqual(['discard:farm@city1-2', 'discard:inn@city1-4']);
    game.pick('discard:farm');
    expect(game.city(1)).toEqual(['ruins', 'king', 'inn']);
    expect(game.player(1)).toMatchObject({ resources: { twig: 2, resin: 1 }, handCount: 2 });
  });

  it('the Compass cannot activate Ruins without another Construction (RUINS.8)', () => {
    expect(adorning('compass', { city: ['ruins', 'king'] }).decides).toBe(2);
  });

  it('the Compass may be left unused', () => {
    expect(adorning('compass', { city: ['wanderer'] }).pick('done').decides).toBe(2);
  });

  it('the Gilded Book gives the cost of one Governance card', () => {
    const game = adorning('gilded-book', { city: ['judge', 'crane', 'courthouse'] });
    expect(game.options).toEqual([
      'cost:judge@city1-1',
      'cost:crane@city1-2',
      'cost:courthouse@city1-3',
    ]);
    game.pick('cost:courthouse');
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 2, berry: 0 });
  });

  it('the Hourglass uses any Forest location, occupied or not, and gives a resource', () => {
    const rest = {
      forest: ['forest-three-berries', 'forest-twig-resin-berry'],
      workers: { 'forest-three-berries': [2] },
    };
    const game = adorning('hourglass', {}, rest).pick('do');
    expect(game.options).toEqual(['use:forest-three-berries', 'use:forest-twig-resin-berry']);
    game.pick('use:forest-three-berries', 'gain:twig');
    expect(game.player(1).resources).toMatchObject({ twig: 1, berry: 3 });
    expect(game.player(1).ready).toBe(2);
    const without = adorning('hourglass', {}, rest).pick('none', 'gain:resin');
    expect(without.player(1).resources).toMatchObject({ resin: 1, berry: 0 });
    expect(adorning('hourglass', {}).options).toContain('gain:twig');
  });

  it('the Key to the City gives two resources and a card for each Construction', () => {
    const game = adorning('key-to-the-city', { city: ['farm', 'farm', 'king'] });
    game.pick('gain:twig', 'gain:pebble');
    expect(game.player(1)).toMatchObject({ resources: { twig: 1, pebble: 1 }, handCount: 2 });
  });

  it('the Masque may play a card worth up to three points for free, and that is a card played', () => {
    const game = adorning(
      'masque',
      { hand: ['king', 'farm'], city: ['historian'] },
      { meadow: ['mine', 'queen'] },
    ).pick('do');
    expect(game.options).toEqual(['play:farm@hand', 'play:mine@meadow-1']);
    game.pick('play:mine');
    expect(game.city(1)).toEqual(['historian', 'mine']);
    expect(game.player(1).handCount).toBe(3);
    expect(
      adorning('masque', { hand: ['farm'] })
        .pick('none')
        .city(1),
    ).toEqual([]);
  });

  it('the Mirror uses an adornment that an opponent has played', () => {
    const rest = { players: [{ adorned: ['bell', 'tiara'] }, { adornments: ['scales'] }] };
    const game = adorning('mirror', { city: ['wanderer', 'king'] }, rest);
    expect(game.options).toEqual(['none', 'use:bell', 'use:tiara']);
    game.pick('use:bell');
    expect(game.player(1)).toMatchObject({ resources: { berry: 3 }, handCount: 2 });
    expect(pearlsOf(game, 2).adorned).toEqual(['bell', 'tiara']);
    expect(adorning('mirror', {}, rest).pick('none').player(1).resources.berry).toBe(0);
  });

  it('the Mirror leaves out what could do nothing', () => {
    const opponent = { adorned: ['compass', 'sundial'] };
    const none = adorning('mirror', {}, { players: [opponent] });
    expect(none.decides).toBe(2);
    const some = adorning('mirror', { city: ['wanderer', 'farm'] }, { players: [opponent] });
    expect(some.options).toEqual(['none', 'use:compass', 'use:sundial']);
  });

  it('the Scales turn up to four cards into resources', () => {
    const game = adorning('scales', { hand: ['king', 'queen', 'fool', 'judge', 'farm'] });
    game.pick('discard:king', 'discard:queen', 'done', 'gain:twig', 'gain:pebble');
    expect(game.player(1)).toMatchObject({ resources: { twig: 1, pebble: 1 }, handCount: 3 });
    const all = adorning('scales', { hand: ['king', 'queen', 'fool', 'judge', 'farm'] });
    all.pick('discard:king', 'discard:queen', 'discard:fool', 'discard:judge');
    expect(all.options).toEqual(['gain:twig', 'gain:resin', 'gain:pebble', 'gain:berry']);
  });

  it('the Seaglass Amulet gives three resources, a point token and two cards', () => {
    const game = adorning('seaglass-amulet', {}).pick('gain:twig', 'gain:twig', 'gain:berry');
    expect(game.player(1)).toMatchObject({
      resources: { twig: 2, berry: 1 },
      points: 1,
      handCount: 2,
    });
  });

  it('the Spyglass gives a resource, a card and a pearl', () => {
    const game = adorning('spyglass', {}).pick('gain:resin');
    expect(game.player(1)).toMatchObject({ resources: { resin: 1 }, handCount: 1 });
    expect(pearlsOf(game, 1).pearls).toBe(1);
  });

  it('the Sundial activates up to three Production cards, each once', () => {
    const game = adorning('sundial', { city: ['farm', 'mine', 'farm', 'twig-barge'] });
    game.pick('activate:farm@city1-1', 'activate:mine', 'activate:farm@city1-3');
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 2 });
    expect(game.decides).toBe(2);
    const two = adorning('sundial', { city: ['farm', 'mine', 'farm', 'twig-barge'] });
    two.pick('activate:farm@city1-1', 'activate:mine');
    expect(two.options).toEqual(['done', 'activate:farm@city1-3', 'activate:twig-barge@city1-4']);
  });

  it('the Tiara gives a resource for each Prosperity card', () => {
    const game = adorning('tiara', { city: ['king', 'castle', 'farm'] });
    game.pick('gain:berry', 'gain:twig');
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 0, pebble: 0, berry: 1 });
  });
});
