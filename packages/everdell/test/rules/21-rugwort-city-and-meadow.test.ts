import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/content/tables.ts';
import { writePosition } from '../../src/index.ts';
import { invariants } from '../invariants.ts';
import { RUGWORT, rolling, rolls, solo } from '../solo.ts';

const nothing = { twig: 0, resin: 0, pebble: 0, berry: 0 };
/** Eight different cards, one on each position. */
const meadow = ['inn', 'mine', 'school', 'theater', 'queen', 'bard', 'judge', 'king'];
const wife = { hand: ['wife'], resources: { berry: 2 } };
const eight = [1, 2, 3, 4, 5, 6, 7, 8];

describe('Fools between the player and Rugwort', () => {
  const fools = meadow.with(0, 'fool');

  it('his comes into the city of the player (21.10)', () => {
    const game = rolling([1], { players: [wife], meadow: fools }, 'play:wife@hand');
    expect(game.city(1)).toEqual(['wife', 'fool']);
    expect(game.city(RUGWORT)).toEqual([]);
    expect(game.score(1)).toBe(2 - 2);
  });

  it('triggers nothing there and makes him play no other card (21.10)', () => {
    const player = { ...wife, city: ['shopkeeper', 'historian'] };
    const game = rolling(
      [1],
      { players: [player], meadow: fools, deck: ['farm', 'crane', 'lookout'] },
      'play:wife@hand',
      'trigger:shopkeeper',
    );
    // One berry and one card for the Wife.
    expect(game.city(1)).toContain('fool');
    expect(game.player(1).resources.berry).toBe(1);
    expect(game.hand(1)).toEqual(['farm']);
    expect(rolls(game)).toEqual([1]);
  });

  it('stays with him if there is a Fool already, or no space (21.10)', () => {
    const fooled = rolling(
      [1],
      { players: [{ ...wife, city: ['fool'] }], meadow: fools },
      'play:wife@hand',
    );
    expect(fooled.city(1)).toEqual(['fool', 'wife']);
    expect(fooled.city(RUGWORT)).toEqual(['fool']);
    expect(fooled.score(RUGWORT)).toBe(2);

    const city = [
      ...Array<string>(8).fill('farm'),
      ...Array<string>(3).fill('twig-barge'),
      ...Array<string>(3).fill('resin-refinery'),
    ];
    const full = rolling(
      [1],
      { players: [{ ...wife, city }], meadow: fools },
      'play:wife@hand',
      'pay',
    );
    expect(full.player(1).spaces.used).toBe(15);
    expect(full.city(1)).not.toContain('fool');
    expect(full.city(RUGWORT)).toEqual(['fool']);
  });

  it('that of the player is discarded and removes any card of his city (21.11)', () => {
    const player = { hand: ['fool'], resources: { berry: 3 } };
    const game = solo({
      players: [player],
      rugwort: { city: ['farm', 'castle', 'wife'] },
      meadow,
      deck: ['crane'],
    });
    game.pick('play:fool@hand');
    expect([...game.options].sort()).toEqual([
      'remove:castle@city2-2',
      'remove:farm@city2-1',
      'remove:wife@city2-3',
    ]);
    game.pick('remove:castle');
    expect(game.player(1).resources.berry).toBe(0);
    expect([...game.position.discard!].sort()).toEqual(['castle', 'fool']);
    expect(game.city(1)).toEqual([]);
    // He has played a card for it, too.
    expect(game.city(RUGWORT)).toHaveLength(3);
    expect(game.city(RUGWORT)).toEqual(expect.arrayContaining(['farm', 'wife']));
  });

  it('is discarded even if he has no cards (21.11)', () => {
    const game = solo({ players: [{ hand: ['fool'], resources: { berry: 3 } }] }).pick(
      'play:fool@hand',
    );
    expect(game.position.discard).toEqual(['fool']);
    expect(game.city(1)).toEqual([]);
  });
});

describe("Rugwort's city", () => {
  it('is open where its cards are: he takes a token for a visit (21.12)', () => {
    const city = [
      'inn',
      'post-office',
      'lookout',
      { card: 'storehouse', resources: { twig: 3 } },
      'queen',
    ];
    const game = solo({
      players: [{ hand: ['king', 'bard'] }],
      rugwort: { city },
      meadow: meadow.with(0, 'crane'),
      deck: ['farm'],
    });
    const visits = game.options.filter((key) => key.includes('@city2'));
    expect(visits).toEqual(['place:inn@city2-1', 'place:post-office@city2-2']);
    game.pick('place:post-office', 'give:king');
    expect(game.player(RUGWORT)).toMatchObject({ points: 1, handCount: 0 });
    expect(game.score(RUGWORT)).toBe(4 * 2 + 2 + 1);
    expect(game.why('place:post-office')).toBe('occupied');
  });

  it('can be copied by a Miner Mole, by what is true there (21.13)', () => {
    const player = { hand: ['miner-mole'], resources: { berry: 3 } };
    const game = solo({
      players: [player],
      rugwort: { city: ['general-store', 'farm', 'school', 'storehouse'] },
      meadow,
    });
    game.pick('play:miner-mole@hand');
    expect(game.options).toEqual(['none', 'copy:general-store@city2-1', 'copy:farm@city2-2']);
    game.pick('copy:general-store');
    expect(game.player(1).resources).toEqual({ ...nothing, berry: 2 });
    expect(game.player(RUGWORT).resources).toEqual(nothing);
  });
});

describe("Rugwort's city with every card that there is", () => {
  const left = new Map([...meadow, 'miner-mole', 'fool', 'farm'].map((id) => [id, 1]));
  const all = CARDS.list
    .filter(({ box }) => box === 'base')
    .flatMap(({ id, copies }) => Array<string>(copies - (left.get(id) ?? 0)).fill(id));
  const early = all.filter((id) => id !== 'post-office' && id !== 'mine');
  const city = [...early, 'mine', 'mine', 'post-office', 'post-office', 'post-office'];
  const last = city.length;
  const visit = `place:post-office@city2-${last}`;

  const full = (player: object, more: object = {}) =>
    solo({ players: [player], rugwort: { city }, meadow, deck: ['farm'], ...more });

  it('holds 117 cards (21.9)', () => {
    expect(last).toBe(128 - 11);
    const game = full({});
    expect(game.city(RUGWORT)).toEqual(city);
    expect(writePosition(game.state).rugwort).toMatchObject({ city });
  });

  it('lets workers visit the last of them, who come back from there (21.12)', () => {
    const game = full({ hand: ['miner-mole', 'fool'] });
    expect(game.options.filter((key) => key.startsWith('place:post-office'))).toHaveLength(3);
    game.pick(visit, 'give:fool');
    expect(writePosition(game.state).rugwort!.city![last - 1]).toEqual({
      card: 'post-office',
      workers: [1],
    });
    expect(game.why(visit)).toBe('occupied');
    invariants()(game.state);
    game.pick('place:basic-one-berry', 'prepare');
    expect(game.options).toContain(visit);
    invariants()(game.state);
  });

  it('is copied by a Miner Mole and robbed by a Fool down to the last card (21.11, 21.13)', () => {
    const player = { hand: ['miner-mole', 'fool'], resources: { berry: 6 } };
    const mole = full(player).pick('play:miner-mole@hand', `copy:mine@city2-${last - 4}`);
    expect(mole.player(1).resources.pebble).toBe(1);
    const fool = full(player).pick('play:fool@hand', `remove:post-office@city2-${last}`);
    expect(fool.city(RUGWORT).filter((id) => id === 'post-office')).toHaveLength(2);
  });
});

describe('Meadow cards under his workers', () => {
  const cheap = ['crane', 'crane', 'farm', 'farm', 'wife', 'mine', 'inn', 'mine'];
  const rich = { twig: 9, resin: 9, pebble: 9, berry: 9 };
  const positions = (keys: string[]) =>
    keys
      .flatMap((key) => /@meadow-(\d)$/.exec(key)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);

  it('cannot be played (21.14)', () => {
    const play = (season: 'winter' | 'spring' | 'summer' | 'autumn') =>
      positions(solo({ season, players: [{ resources: rich }], meadow: cheap }).options);
    expect(play('winter')).toEqual(eight);
    expect(play('spring')).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(play('summer')).toEqual([3, 4, 5, 6, 7, 8]);
    expect(play('autumn')).toEqual([5, 6, 7, 8]);
    const game = solo({
      season: 'spring',
      players: [{ city: ['inn', 'queen'], resources: rich }],
      meadow: cheap,
    });
    expect(positions(game.pick('place:inn').options)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    const queen = solo({ season: 'spring', players: [{ city: ['queen'] }], meadow: cheap }).pick(
      'place:queen',
    );
    expect(positions(queen.options)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('cannot be taken, in summer or by a Forest card (21.14)', () => {
    const summer = solo({
      season: 'spring',
      players: [{ workers: 0, hand: ['ruins'], city: ['farm'] }],
      meadow: cheap.with(2, 'chapel'),
    });
    summer.pick('prepare');
    // His second worker comes only after the player has taken cards.
    expect(positions(summer.options)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    const forest = [
      'forest-two-meadow-play-one',
      'forest-two-any',
      null,
      'forest-twig-resin-berry',
    ];
    const game = solo({ season: 'spring', forest, meadow: cheap }).pick(
      'place:forest-two-meadow-play-one',
    );
    expect(positions(game.options)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('cannot be discarded (21.14)', () => {
    const player = { hand: ['undertaker'], resources: { berry: 2 } };
    const game = solo({
      season: 'summer',
      players: [player],
      meadow: cheap,
      deck: ['king', 'queen', 'bard', 'judge', 'monk'],
    });
    game.pick('play:undertaker@hand');
    expect(positions(game.options)).toEqual([3, 4, 5, 6, 7, 8]);
    game.pick('discard:farm@meadow-3', 'discard:farm@meadow-4', 'discard:wife@meadow-5');
    expect(positions(game.options)).toEqual([3, 4, 5, 6, 7, 8]);
  });

  it('can be played by Rugwort, whose worker then stands on the next card there (21.14, 21.15)', () => {
    const game = rolling(
      [1],
      {
        season: 'spring',
        players: [{ ...wife, resources: { berry: 9 } }],
        meadow,
        deck: ['monk', 'farm'],
      },
      'play:wife@hand',
    );
    expect(game.city(RUGWORT)).toEqual(['inn']);
    expect(game.view.meadow[0]).toBe('monk');
    expect(game.view.meadowBlocked).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(game.offers('play:monk@meadow')).toBe(false);
    expect(game.offers('play:judge@meadow')).toBe(true);
  });
});
