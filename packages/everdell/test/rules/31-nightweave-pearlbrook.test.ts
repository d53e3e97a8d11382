/** Chapter 31: Nightweave at the river. */
import { describe, expect, it } from 'vitest';
import { POINT_CARDS } from '../../src/mistwood/pointCards.ts';
import { ELSEWHERE, MEADOW, against, part, spidersAt, type Hers } from '../nightweave.ts';
import { newTable } from '../table.ts';

const boxes = ['pearlbrook'];
const covered = ['ballroom', 'watermill', 'gus-the-gardener', 'omicron-the-elder'].map((card) => ({
  covered: card,
}));
const open = covered.map((card) => card.covered);
const spring: Hers = { season: 'spring', boxes, river: covered };
const turn = (card: string, position: Hers = {}) =>
  against(card, { ...spring, ...position }).pick(ELSEWHERE);

describe('her frog', () => {
  it('comes in spring in place of a spider (31.19)', () => {
    const game = against('winter-01', {
      boxes,
      river: covered,
      meadow: MEADOW.with(0, null),
      lair: { figure: 1 },
      workers: { haven: [2, 2] },
    }).pick(ELSEWHERE);
    expect(game.view.nightweave).toMatchObject({ season: 'spring', spiders: 2 });
    expect(game.view.players[1].pearlbrook!.frog).toEqual({ at: 'ready' });
    const fresh = newTable({ players: 1, nightweave: {}, boxes }, 1);
    expect(fresh.view.players[1].pearlbrook!.frog).toEqual({ at: 'aside' });
    expect(game.view.nightweave!.stack).toBe(13);
  });

  it('goes when a card says so, or when she has no spider left (31.20)', () => {
    expect(turn('later-12').view.players[1].pearlbrook!.frog).toMatchObject({ at: 'place' });
    const none = turn('winter-01', { workers: { haven: [2, 2] } });
    expect(part(none)).toBe('first');
    expect(none.view.players[1].pearlbrook!.frog).toMatchObject({ at: 'place' });
  });

  it('must be placed before she prepares (31.21)', () => {
    const all: Hers = {
      meadow: MEADOW.with(0, null),
      lair: { figure: 1 },
      workers: { haven: [2, 2] },
    };
    expect(part(turn('winter-01', all))).toBe('first');
    const placed = turn('winter-01', { ...all, her: { frog: 'river-spot-production' } });
    expect(part(placed)).toBe('prepares');
  });

  it('goes to the covered spot she fits best, for its pearl and another one (31.22)', () => {
    const game = turn('later-12', { her: { city: ['wanderer', 'farm'] } });
    // Forward, the first of two that fit equally.
    expect(game.view.players[1].pearlbrook!.frog).toMatchObject({ place: 'river-spot-production' });
    expect(game.view.players[1].pearlbrook!.pearls).toBe(2);
    expect(game.view.pearlbrook!.river[0].covered).toBe(false);
    const best = turn('later-12', { her: { city: ['wanderer', 'wanderer', 'farm'] } });
    expect(best.view.players[1].pearlbrook!.frog).toMatchObject({ place: 'river-spot-traveler' });
  });

  it('brings one pearl where everything is uncovered (31.23)', () => {
    const game = turn('later-12', { river: open, players: [{ frog: 'river-spot-production' }] });
    expect(game.view.players[1].pearlbrook).toMatchObject({
      frog: { place: 'river-spot-destination' },
      pearls: 1,
    });
  });
});

describe('wonders and adornments', () => {
  it('cost her pearls alone, the dearest wonder first, then an adornment (31.24, R-226)', () => {
    const game = turn('later-13', { her: { pearls: 4 } });
    // Backward: of the two for three pearls the last one.
    expect(spidersAt(game)).toEqual(['starfalls-flame']);
    expect(game.view.players[1].pearlbrook!.pearls).toBe(0);
    expect(game.view.nightweave!.adornments).toBe(1);
    const alone = turn('later-13', { her: { pearls: 1 } });
    expect([part(alone), spidersAt(alone)]).toEqual(['first', []]);
    expect(alone.view.nightweave!.adornments).toBe(1);
    expect(turn('later-13').view.nightweave!.failed[0]).toBe('noPearls');
  });

  it('are hers, and after autumn one more wonder is (31.25)', () => {
    const game = turn('winter-01', {
      season: 'autumn',
      her: { pearls: 3, frog: 'river-spot-production' },
      meadow: MEADOW.with(0, null),
      lair: { figure: 1 },
      workers: { haven: Array<number>(7).fill(2) },
    });
    expect(game.view.players[1].finished).toBe(true);
    expect(game.view.pearlbrook!.wonders.map(({ owner }) => owner)).toEqual([null, null, 1, null]);
  });

  it('score: the wonders, a value for each adornment, two for each pearl (31.26)', () => {
    const game = against('winter-08', {
      ...spring,
      her: { pearls: 2, wonders: ['hopewatch-gate'] },
      lair: { adornments: 2 },
    });
    expect(game.scorePart(2, 'wonders')).toBe(10);
    expect(game.scorePart(2, 'adornments')).toBe(2 * POINT_CARDS[2].adornment);
    expect(game.scorePart(2, 'pearls')).toBe(4);
  });
});

describe('cards of the brook', () => {
  it('the Ferry is an open location for her spiders, and then for nobody’s frog (31.27, R-228)', () => {
    const game = turn('winter-03', { players: [{ city: ['ferry'] }] });
    expect(spidersAt(game)).toEqual(['city1-1']);
    expect(game.player(1).points).toBe(1);
    expect(game.options.some((key) => key.includes('ferry'))).toBe(false);
  });

  it('a Pirate Ship of hers sails first, without its other effects (31.28)', () => {
    const game = turn('later-10', {
      her: { city: ['lookout', 'pirate-ship'] },
      lair: { special: true },
      players: [{ pearls: 3 }],
    });
    expect(game.city(1)).toEqual(['pirate-ship']);
    expect(spidersAt(game)).toEqual(['city1-1']);
    expect(game.player(2).points).toBe(0);
  });
});
