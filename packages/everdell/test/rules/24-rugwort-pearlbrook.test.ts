/** Rugwort at the river: 20.6, 24.4-24.7. */
import { describe, expect, it } from 'vitest';
import { pearlsOf } from '../pearlbrook-table.ts';
import { RUGWORT, solo, toNextSeason, type Solo } from '../solo.ts';
import { newTable, type Table } from '../table.ts';

const SEEDS = Array.from({ length: 200 }, (_, i) => i + 1);
const deal = (seed: number): Table =>
  newTable({ players: 1, rugwort: { year: 1, modules: ['grump'] }, boxes: ['pearlbrook'] }, seed);
const against = (position: Solo): Table => solo({ boxes: ['pearlbrook'], rest: true, ...position });

const RIVER = [
  'ballroom',
  { covered: 'gus-the-gardener' },
  { covered: 'gardens' },
  { covered: 'omicron-the-elder' },
];
const SPOT = [
  'river-spot-production',
  'river-spot-destination',
  'river-spot-governance',
  'river-spot-traveler',
];

describe('the setup against Rugwort with Pearlbrook', () => {
  it('puts his frog on a river location, whose pearl and one more he gets; the Mirror is out (20.6)', () => {
    for (const seed of SEEDS) {
      const game = deal(seed);
      const { pearls, frog, hidden, adorned } = pearlsOf(game, RUGWORT);
      expect([pearls, hidden, adorned]).toEqual([2, 0, []]);
      const open = game.view.pearlbrook!.river.filter(({ covered }) => !covered);
      expect(open.map(({ id, frog: seat }) => [id, seat])).toEqual([[frog.place, 1]]);
      expect(pearlsOf(game, 1).adornments).toHaveLength(2);
      expect(pearlsOf(game, 1).adornments).not.toContain('mirror');
    }
  });

  it('chooses the location by die with equal chances, which no module sees (34.8, 23.6)', () => {
    const counts = new Map<string, number>();
    for (const seed of SEEDS) {
      const game = deal(seed);
      const at = pearlsOf(game, RUGWORT).frog.place!;
      counts.set(at, (counts.get(at) ?? 0) + 1);
      expect([game.player(1).handCount, game.view.rugwort!.lastRoll]).toEqual([5, 0]);
    }
    expect([...counts.keys()].toSorted()).toEqual(SPOT.toSorted());
    for (const n of counts.values()) expect(n).toBeGreaterThan(30);
  });

  it('leaves the location occupied (20.6)', () => {
    const game = against({
      river: RIVER,
      rugwort: { frog: SPOT[0] },
      players: [{ city: ['farm', 'farm', 'mine'], resources: { resin: 1 }, points: 1 }],
    });
    expect(game.why(`frog:${SPOT[0]}`)).toBe('occupied');
  });
});

describe('Rugwort with Pearlbrook', () => {
  it('gets five point tokens for each adornment of the player (24.4)', () => {
    const game = against({
      players: [{ pearls: 1, adornments: ['bell'] }],
      rugwort: { points: 1 },
    });
    game.pick('adorn:bell');
    expect(game.player(RUGWORT).points).toBe(6);
    // An adornment is no card: he plays none himself (12.22).
    expect(game.city(RUGWORT)).toEqual([]);
  });

  it('moves his frog along the river at each preparation (24.5)', () => {
    const game = against({ river: RIVER, rugwort: { frog: SPOT[2], pearls: 1 } });
    toNextSeason(game);
    expect(pearlsOf(game, RUGWORT)).toMatchObject({ pearls: 3, frog: { place: SPOT[3] } });
    expect(game.view.pearlbrook!.river[3]).toMatchObject({ card: 'omicron-the-elder', frog: 1 });
    toNextSeason(game);
    // From the fourth to the first, which lies face up.
    expect(pearlsOf(game, RUGWORT)).toMatchObject({ pearls: 4, frog: { place: SPOT[0] } });
  });

  it('has no basic Events to achieve (21.17, 24.6)', () => {
    const city = ['farm', 'farm', 'mine', 'twig-barge'];
    const game = toNextSeason(against({ rugwort: { city } }));
    expect(game.view.basicEvents).toEqual([]);
    expect(game.scorePart(RUGWORT, 'basicEvents')).toBe(0);
  });

  it('builds wonders for pearls alone when the player has finished, the dearest first (24.7, 35.11)', () => {
    const game = against({
      season: 'autumn',
      players: [{ season: 'autumn', wonders: ['starfalls-flame'] }],
      rugwort: { pearls: 6 },
    }).pick('pass');
    expect(game.over).toBe(true);
    const built = game.view.pearlbrook!.wonders.filter(({ owner }) => owner === 1);
    expect(built.map(({ id }) => id)).toEqual(['mistrise-fountain', 'sunblaze-bridge']);
    expect(pearlsOf(game, RUGWORT).pearls).toBe(1);
    expect([game.scorePart(RUGWORT, 'wonders'), game.scorePart(RUGWORT, 'pearls')]).toEqual([
      35, 2,
    ]);
  });

  it('builds none if he has too few pearls (24.7)', () => {
    const game = against({
      season: 'autumn',
      players: [{ season: 'autumn' }],
      rugwort: { pearls: 1 },
    }).pick('pass');
    expect(game.view.pearlbrook!.wonders.every(({ owner }) => owner === null)).toBe(true);
  });

  it('lets the player use a Ferry in his city, for a point token (21.12)', () => {
    const game = against({
      river: ['ballroom'],
      rugwort: { city: ['ferry'] },
      players: [{ resources: { resin: 1 }, points: 1 }],
    }).pick('frog:ferry');
    expect([game.player(RUGWORT).points, pearlsOf(game, 1).pearls]).toEqual([1, 1]);
  });
});
