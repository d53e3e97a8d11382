/** The fifteen spaces of a city (6.D). */
import { describe, expect, it } from 'vitest';
import type { PositionPlayer } from '../../src/position/format.ts';
import { table } from '../table.ts';

const AWAY: PositionPlayer = { season: 'autumn', finished: true, workers: 0 };
const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const FARMS = Array<string>(8).fill('farm');
/** Fourteen cards, none of which helps another to be played. */
const FOURTEEN = [...FARMS, 'storehouse', 'mine', 'mine', 'inn', 'inn', 'inn'];

describe('the spaces of a city', () => {
  it('a city has fifteen spaces, one for each card (6.21)', () => {
    const game = table({
      players: [{ resources: RICH, hand: ['twig-barge', 'twig-barge'], city: FOURTEEN }, AWAY],
    });
    expect(game.player(1).spaces).toEqual({ used: 14, size: 15 });
    game.pick('play:twig-barge@hand');
    expect(game.player(1).spaces).toEqual({ used: 15, size: 15 });
    expect(game.why('play:twig-barge@hand')).toBe('city-full');
  });

  it('nothing more is played into a full city, neither by its owner nor by others (6.22)', () => {
    const city = [...FOURTEEN, 'historian'];
    const game = table({
      players: [{ resources: RICH, hand: ['fool', 'crane', 'king'], city }, AWAY],
      meadow: ['teacher', 'post-office'],
    });
    expect(game.options.filter((key) => key.startsWith('play:'))).toEqual(['play:fool@hand']);
    expect(game.why('place:inn@city1-12')).toBe('no-card-to-play');

    const other = table({
      players: [
        { resources: RICH, hand: ['fool'] },
        { ...AWAY, city },
      ],
    });
    expect(other.why('play:fool@hand')).toBe('no-city-for-it');
  });

  it('a Husband and a Wife share a space, one of each (6.23)', () => {
    const used = (...city: string[]) => table({ players: [{ city }, {}] }).player(1).spaces.used;
    expect(used('husband', 'wife')).toBe(1);
    expect(used('husband', 'husband')).toBe(2);
    expect(used('wife', 'husband', 'wife')).toBe(2);
    expect(used('wife', 'husband', 'wife', 'husband')).toBe(2);

    // The partner fits into a full city, a second one does not.
    const full = (...couple: string[]) =>
      table({
        players: [
          { resources: RICH, hand: ['wife', 'husband'], city: [...FOURTEEN, ...couple] },
          AWAY,
        ],
      });
    expect(full('husband').offers('play:wife@hand')).toBe(true);
    expect(full('husband').offers('play:husband@hand')).toBe(false);
    expect(full('wife').offers('play:husband@hand')).toBe(true);
    expect(full('husband', 'wife').offers('play:wife@hand')).toBe(false);
    expect(full('husband', 'wife').offers('play:husband@hand')).toBe(false);
  });

  it('a Wanderer takes no space in the city (6.24)', () => {
    const city = [...FOURTEEN, 'twig-barge'];
    const game = table({
      players: [{ resources: RICH, hand: ['wanderer', 'teacher'], city }, AWAY],
    });
    game.pick('play:wanderer@hand');
    expect(game.city(1)).toContain('wanderer');
    expect(game.player(1).spaces.used).toBe(15);
    expect(game.why('play:teacher@hand')).toBe('city-full');
  });

  it('a discarded Innkeeper leaves its space to the Critter (6.25)', () => {
    const game = table({
      players: [
        { resources: RICH, hand: ['king', 'crane'], city: [...FOURTEEN, 'innkeeper'] },
        AWAY,
      ],
    });
    expect(game.offers('play:crane@hand')).toBe(false);
    game.pick('play:king@hand', 'use:innkeeper');
    expect(game.city(1).slice(14)).toEqual(['king']);
    expect(game.player(1).resources.berry).toBe(9 - 3);
  });

  it('a discarded Crane leaves its space to the Construction (6.25)', () => {
    const game = table({
      players: [
        {
          resources: { resin: 9, pebble: 9 },
          hand: ['mine', 'bard'],
          city: [...FOURTEEN, 'crane'],
        },
        AWAY,
      ],
    });
    expect(game.offers('play:bard@hand')).toBe(false);
    game.pick('play:mine@hand', 'use:crane');
    expect(game.city(1).slice(14)).toEqual(['mine']);
  });

  it('a prisoner leaves its space to the new card (6.25)', () => {
    const game = table({
      players: [
        { resources: RICH, hand: ['king'], city: [...FOURTEEN.slice(1), 'dungeon', 'teacher'] },
        AWAY,
      ],
    });
    game.pick('play:king@hand', 'imprison:teacher');
    expect(game.city(1).slice(13)).toEqual(['dungeon', 'king']);
    expect(game.player(1).city[13].prisoners).toEqual(['teacher']);
  });

  it('a Construction replaced by Ruins leaves its space to them (6.25)', () => {
    const game = table({ players: [{ hand: ['ruins'], city: [...FOURTEEN, 'theater'] }, AWAY] });
    game.pick('play:ruins@hand', 'replace:theater');
    expect(game.city(1).slice(14)).toEqual(['ruins']);
    expect(game.player(1).spaces.used).toBe(15);
  });

  it('Events take no space (6.26)', () => {
    const city = [...FOURTEEN, 'twig-barge'];
    const game = table({ players: [{ city }, AWAY] });
    game.pick('place:grand-tour', 'place:harvest-festival');
    expect(game.player(1).spaces.used).toBe(15);
    expect(game.scorePart(1, 'basicEvents')).toBe(6);

    const room = table({
      players: [
        {
          resources: RICH,
          hand: ['twig-barge'],
          city: FOURTEEN,
          events: ['grand-tour', 'harvest-festival', 'tax-relief'],
        },
        AWAY,
      ],
    });
    expect(room.offers('play:twig-barge@hand')).toBe(true);
  });
});
