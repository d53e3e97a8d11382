/** Chapter 32: Nightweave's characters, plots and schemes. */
import { describe, expect, it } from 'vitest';
import { BOX_IDS, everdell, readOptions } from '../../src/index.ts';
import { ACTION_CARDS } from '../../src/mistwood/actionCards.ts';
import { areBeside } from '../../src/mistwood/modules/marks.ts';
import { CHARACTERS } from '../../src/mistwood/modules/characters.ts';
import { PLOTS } from '../../src/mistwood/modules/plots.ts';
import { SCHEMES } from '../../src/mistwood/modules/schemes.ts';
import { POINT_CARDS } from '../../src/mistwood/pointCards.ts';
import {
  ELSEWHERE,
  MEADOW,
  UPPER_LEFT,
  against,
  allOut,
  hersIn,
  turningUp,
  under,
} from '../nightweave.ts';
import { newTable } from '../table.ts';

const chosen = (players: number, modules: object, boxes: readonly string[] = []) =>
  readOptions({ players, nightweave: { difficulty: 1, ...modules }, boxes }).nightweave;

describe('the modules', () => {
  it('go with no other box (32.1, 11.6)', () => {
    for (const box of BOX_IDS) {
      for (const modules of [
        { character: 'character-1' },
        { plots: true },
        { scheme: 'scheme-03' },
      ]) {
        expect(() => chosen(1, modules, [box])).toThrow('no other box');
      }
      expect(chosen(1, {}, [box])).toEqual({ difficulty: 1 });
    }
  });

  it('are for one person, but for the characters, and plots and schemes exclude each other (32.1, 11.7)', () => {
    expect(() => chosen(2, { plots: true })).toThrow('one player');
    expect(() => chosen(2, { scheme: 'scheme-04' })).toThrow('one player');
    expect(chosen(2, { character: 'character-2' })).toMatchObject({ character: 'character-2' });
    expect(() => chosen(1, { plots: true, scheme: 'scheme-04' })).toThrow('do not go with');
    expect(chosen(1, { character: 'character-2', scheme: 'scheme-04' })).toMatchObject({
      character: 'character-2',
      scheme: 'scheme-04',
    });
  });

  it('may be plots and a scheme where the scheme says so, which then brings them (32.1, 11.7)', () => {
    expect(chosen(1, { plots: true, scheme: 'scheme-02' })).toEqual({
      difficulty: 1,
      scheme: 'scheme-02',
    });
    expect(
      newTable({ players: 1, nightweave: { scheme: 'scheme-02' } }, 1).view.nightweave!.modules,
    ).toMatchObject({ scheme: 'scheme-02', plots: PLOTS.length });
  });

  it('are a character and a scheme of one’s choice, and 33 plots face down (32.2, R-311, R-316)', () => {
    const game = newTable({ players: 1, nightweave: { character: 'character-5', plots: true } }, 3);
    expect(game.view.nightweave!.modules).toMatchObject({
      character: 'character-5',
      scheme: null,
      plot: null,
      plots: 33,
    });
    expect(everdell.optionsOf(game.state).nightweave).toEqual({
      difficulty: 1,
      character: 'character-5',
      plots: true,
    });
    expect(() => chosen(1, { character: 'character-9' })).toThrow('options.nightweave.character');
    expect(() => chosen(1, { scheme: 'plot-01' })).toThrow('options.nightweave.scheme');
    expect(() => chosen(1, { plots: 'some' })).toThrow('options.nightweave.plots');
  });

  it('are in the content: 20 action cards, 5 point cards, 8 characters, 33 plots, 13 schemes (34.9)', () => {
    expect(
      [ACTION_CARDS, POINT_CARDS, CHARACTERS, PLOTS, SCHEMES].map((list) => list.length),
    ).toEqual([20, 5, 8, 33, 13]);
    const ids = [...CHARACTERS, ...PLOTS, ...SCHEMES].map(({ id }) => id);
    expect(new Set(ids).size).toBe(54);
  });

  it('may bring the characters as a pile, of which one after the other applies (32.3, R-310)', () => {
    expect(() => chosen(1, { character: 'character-1', scheme: 'scheme-01' })).toThrow('32.3');
    const seen = new Set<string | null>();
    for (let seed = 1; seed <= 60; seed++) {
      const game = newTable({ players: 1, nightweave: { scheme: 'scheme-01' } }, seed);
      seen.add(game.view.nightweave!.modules!.character);
      expect(everdell.optionsOf(game.state).nightweave).toEqual({
        difficulty: 1,
        scheme: 'scheme-01',
      });
    }
    expect(seen.size).toBe(8);
  });
});

describe('a character', () => {
  const flatterer = { more: { character: 'character-5' } };
  const rich = { resources: { twig: 9, resin: 9, pebble: 9, berry: 9 } };

  it('is about the cards beside the figure, also diagonally: all within one column (32.4, 32.5)', () => {
    const beside = (n: number) =>
      [1, 2, 3, 4, 5, 6, 7, 8].filter((other) => areBeside(n - 1, other - 1));
    expect(beside(1)).toEqual([2, 5, 6]);
    expect(beside(3)).toEqual([2, 4, 6, 7, 8]);
    expect(beside(8)).toEqual([3, 4, 7]);
    const game = against('winter-08', {
      ...flatterer,
      meadow: MEADOW.with(1, null),
      lair: { figure: 2 },
    });
    expect(game.view.nightweave!.modules!.webbedMeadow).toEqual([1, 3, 5, 6, 7]);
  });

  const marked = (pick: string, position = {}) =>
    hersIn(
      against('winter-08', {
        ...flatterer,
        meadow: MEADOW.with(0, null),
        lair: { figure: 1 },
        players: [rich],
        ...position,
      }).pick(pick),
    );

  it('acts when a marked card is played or taken, also with an occupied token (32.6)', () => {
    // The Bard has a value of 0, the Mine 2, the Queen 4.
    expect(marked('play:mine@meadow-2')).toBe(1);
    expect(marked('play:queen@meadow-5')).toBe(2);
    expect(marked('play:bard@meadow-6')).toBe(0);
    // Not beside the figure.
    expect(marked('play:king@meadow-8')).toBe(0);
    const free = against('winter-08', {
      ...flatterer,
      meadow: MEADOW.with(0, null),
      lair: { figure: 1 },
      players: [{ city: ['palace'] }],
    }).pick('play:queen@meadow-5');
    expect(hersIn(free)).toBe(2);
    const taken = against('winter-08', {
      ...flatterer,
      forest: ['forest-two-meadow-play-one', null, null, null],
      meadow: MEADOW.with(0, null),
      lair: { figure: 1 },
    }).pick('place:forest-two-meadow-play-one', 'take:mine@meadow-2', 'take:queen@meadow-5');
    expect(hersIn(taken)).toBe(3);
  });

  it('comes before the card is paid for, and leaves enough to pay it (32.6, R-314)', () => {
    const toll = (resources: object) =>
      against('winter-08', {
        more: { character: 'character-1' },
        meadow: MEADOW.with(0, null),
        lair: { figure: 1 },
        players: [{ resources }],
      }).pick('play:mine@meadow-2');
    // 1 twig, 1 resin, 1 pebble for the Mine: a berry can be spared, nothing else.
    const game = toll({ twig: 1, resin: 1, pebble: 1, berry: 1 });
    expect(game.options).toEqual(['let', 'pay:berry']);
    game.pick('pay:berry');
    expect([game.city(1), hersIn(game)]).toEqual([['mine'], 0]);
    // Without anything to spare nobody is asked.
    expect(hersIn(toll({ twig: 1, resin: 1, pebble: 1 }))).toBe(2);
  });

  it('is silent when she takes a card, or somebody discards one (32.7)', () => {
    const hers = against('winter-09', {
      ...flatterer,
      meadow: MEADOW.with(0, null),
      lair: { figure: 1 },
    }).pick(ELSEWHERE);
    expect(hers.events.some(({ type }) => type === 'nightweavePlays')).toBe(true);
    expect(hers.events.some(({ type }) => type === 'herModule')).toBe(false);
    const discarded = against('winter-08', {
      ...flatterer,
      meadow: MEADOW.with(0, null).with(7, 'wanderer'),
      lair: { figure: 1 },
      players: [{ hand: ['undertaker'], resources: { berry: 2 } }],
    }).pick('play:undertaker', 'discard:mine@meadow-2', 'discard:queen@meadow-5');
    expect(discarded.events.some(({ type }) => type === 'herModule')).toBe(false);
  });
});

describe('a scheme', () => {
  const landlady = (resources = {}) =>
    against('winter-08', {
      more: { scheme: 'scheme-04' },
      players: [{ city: ['farm'], hand: ['husband'], resources }],
    });

  it('adds rules for the whole game (32.8)', () => {
    for (const season of ['winter', 'spring', 'summer', 'autumn'] as const) {
      const game = against('winter-08', {
        season,
        more: { scheme: 'scheme-09' },
        her: { city: ['farm'] },
        lair: { deck: [] },
        players: [{ hand: Array<string>(7).fill('farm') }],
      }).pick('place:basic-one-berry', 'let');
      expect(game.events).toContainEqual(
        expect.objectContaining({ type: 'herModule', card: 'scheme-09' }),
      );
    }
  });

  it('may be foiled by what stands at its bottom, before it acts (32.9)', () => {
    const game = landlady({ twig: 1 }).pick('play:husband');
    expect(game.options).toEqual(['let', 'pay:twig']);
    expect(hersIn(landlady({ twig: 1 }).pick('play:husband', 'pay:twig'))).toBe(1);
    expect(hersIn(landlady({ twig: 1 }).pick('play:husband', 'let'))).toBe(2);
    // Whoever cannot pay is not asked.
    expect(hersIn(landlady().pick('play:husband'))).toBe(2);
    // One without a foil cannot be foiled.
    const star = against('winter-01', {
      ...allOut('winter'),
      more: { scheme: 'scheme-10' },
      players: [{ resources: { twig: 5 } }],
    }).pick(ELSEWHERE);
    expect(hersIn(star)).toBe(POINT_CARDS[2].star);
  });
});

describe('a plot', () => {
  it('is turned up at each preparation, and a last one at her end (32.10)', () => {
    const plain = newTable({ players: 1, nightweave: { plots: true } }, 5);
    expect(plain.view.nightweave!.modules!.plot).toBe(null);
    for (const season of ['winter', 'spring', 'summer', 'autumn'] as const) {
      const game = turningUp('plot-29', {}, season).pick(ELSEWHERE);
      expect(game.view.nightweave!.modules).toMatchObject({
        plot: 'plot-29',
        plots: 0,
        last: season === 'autumn',
      });
      expect(game.events).toContainEqual({
        type: 'plot',
        seat: 1,
        card: 'plot-29',
        last: season === 'autumn',
      });
    }
  });

  it('has lasting rules for her season, and does at once what it prepares (32.11)', () => {
    const game = turningUp('plot-17').pick(ELSEWHERE);
    expect(hersIn(game)).toBe(2);
    expect(game.offers('place:basic-three-twigs')).toBe(false);
    expect(game.why('place:basic-three-twigs')).toBe('webbed');
    expect(game.offers(`place:${UPPER_LEFT}`)).toBe(false);
    expect(game.offers('place:basic-two-resin')).toBe(true);
  });

  it('goes with its webs at the end of her season (32.12)', () => {
    const game = turningUp('plot-29', { lair: { plot: 'plot-17' } }, 'spring');
    expect(game.view.nightweave!.modules!.webs).toEqual(['basic-three-twigs', UPPER_LEFT]);
    expect(game.offers('place:basic-three-twigs')).toBe(false);
    game.pick(ELSEWHERE);
    expect(game.view.nightweave!.modules!.webs).toEqual([]);
    expect(game.offers('place:basic-three-twigs')).toBe(true);
  });

  it('may be foiled where it acts at once (32.13)', () => {
    const pantry = (...picks: string[]) =>
      hersIn(
        turningUp('plot-18', { players: [{ resources: { twig: 2, pebble: 1 } }] }).pick(
          ELSEWHERE,
          ...picks,
        ),
      );
    // Three resources and the berry of the turn before.
    expect(pantry('let')).toBe(4);
    expect(pantry('pay:twig', 'pay:pebble')).toBe(1);
  });
});

describe('webs', () => {
  it('lie where cards say, as many as it takes (32.14)', () => {
    const webs = (plot: string) => under(plot).view.nightweave!.modules!;
    expect(webs('plot-01').webs).toHaveLength(3);
    expect(webs('plot-02').webs).toHaveLength(8);
    expect(webs('plot-03').webs).toHaveLength(5);
    expect(webs('plot-04').webbedCities).toBe(true);
    expect(webs('plot-05').webs).toHaveLength(4);
    expect(webs('plot-10').webbedMeadow).toEqual([1, 2, 3, 4]);
    expect(webs('plot-11').webbedMeadow).toEqual([5, 6, 7, 8]);
  });

  it('do not concern workers that stand there, nor spiders (32.15)', () => {
    // A worker and a spider stand in the Forest already; the next spider goes there, too.
    const game = under('plot-01', { workers: { [UPPER_LEFT]: [1], haven: [2] } }).pick(ELSEWHERE);
    expect(hersIn(game)).toBe(0);
    const spider = against('winter-05', {
      season: 'spring',
      more: { plots: true },
      lair: { plot: 'plot-01' },
    }).pick(ELSEWHERE);
    expect(spider.events.some(({ type }) => type === 'spider')).toBe(true);
    expect(spider.events.some(({ type }) => type === 'herModule')).toBe(false);
  });

  it('do not concern whoever only copies such a place (32.16)', () => {
    expect(hersIn(under('plot-01').pick(`place:${UPPER_LEFT}`))).toBe(2);
    const copied = under('plot-01', { players: [{ city: ['lookout'] }] }).pick(
      'place:lookout',
      `use:${UPPER_LEFT}`,
    );
    expect(hersIn(copied)).toBe(0);
  });
});
