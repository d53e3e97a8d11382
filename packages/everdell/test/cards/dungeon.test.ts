import { describe, expect, it } from 'vitest';
import type { PositionPlayer } from '../../src/index.ts';
import { table } from '../table.ts';
import { spaces } from './fullCity.ts';

const nothing = { twig: 0, resin: 0, pebble: 0, berry: 0 };
const alone = { finished: true };
const against = (player: PositionPlayer, opponent: PositionPlayer = {}) =>
  table({ players: [player, opponent] });
const prisoners = (game: ReturnType<typeof table>) =>
  game.player(1).city.find((c) => c.card === 'dungeon')!.prisoners;

describe('Dungeon', () => {
  it('takes a Critter of the city to play a Construction for three less (DUNGEON.1)', () => {
    const game = against({
      city: ['dungeon', 'wife', 'farm'],
      hand: ['castle'],
      resources: { twig: 2, resin: 3, pebble: 3 },
    });
    game.pick('play:castle@hand');
    expect(game.options).toEqual(['pay', 'imprison:wife']);
    game.pick('imprison:wife', 'pay:twig', 'pay:twig', 'pay:pebble', 'pay:pebble', 'pay:pebble');
    expect(game.player(1).resources).toEqual({ ...nothing, resin: 3 });
    expect(prisoners(game)).toEqual(['wife']);
    expect(game.city(1).sort()).toEqual(['castle', 'dungeon', 'farm']);
  });

  it('does the same for a Critter, and needs a Critter to take (DUNGEON.1)', () => {
    const king = { hand: ['king'], resources: { berry: 3 } };
    const game = against({ city: ['dungeon', 'wife'], ...king }).pick(
      'play:king@hand',
      'imprison:wife',
    );
    expect(game.city(1).sort()).toEqual(['dungeon', 'king']);
    expect(game.player(1).resources.berry).toBe(0);
    expect(against({ city: ['dungeon', 'farm'], ...king }).why('play:king@hand')).toBe(
      'resources-short',
    );
    expect(
      against({ city: ['dungeon', 'wife'], ...king, resources: { berry: 2 } }).why(
        'play:king@hand',
      ),
    ).toBe('resources-short');
  });

  it('gives nothing for what is left of the reduction (DUNGEON.2)', () => {
    const game = against({ city: ['dungeon', 'wife'], hand: ['crane'], resources: { berry: 1 } });
    game.pick('play:crane@hand');
    expect(game.player(1).resources).toEqual({ ...nothing, berry: 1 });
  });

  it('keeps its prisoners out of the city: no points, no space, no count (DUNGEON.3)', () => {
    const game = against({
      city: [
        { card: 'dungeon', prisoners: ['king', 'wife'] },
        'school',
        'theater',
        'ranger',
        'husband',
      ],
    });
    expect(game.scorePart(1, 'cards')).toBe(0 + 2 + 3 + 1 + 2);
    // School: the Husband. Theater: the Ranger.
    expect(game.scorePart(1, 'prosperity')).toBe(2);
    expect(game.player(1).spaces.used).toBe(5);
  });

  it('keeps its prisoners from helping: no trigger, no production, no Event (DUNGEON.3)', () => {
    const game = table({
      players: [
        {
          city: [
            { card: 'dungeon', prisoners: ['shopkeeper', 'barge-toad'] },
            'farm',
            'post-office',
          ],
          hand: ['wife', 'ruins'],
          resources: { berry: 2 },
          workers: 1,
        },
        alone,
      ],
      events: ['a-brilliant-marketing-plan'],
    });
    expect(game.why('place:a-brilliant-marketing-plan')).toBe('requirement');
    game.pick('play:wife@hand', 'pay');
    expect(game.player(1).resources).toEqual(nothing);
    game.pick('place:basic-one-berry', 'prepare');
    expect(game.player(1).resources).toEqual({ ...nothing, berry: 2 });
  });

  it('has a second cell only with a Ranger, who does not go into it (DUNGEON.4)', () => {
    const hand = { hand: ['farm'], resources: { twig: 2, resin: 1 } };
    const ways = (city: NonNullable<PositionPlayer['city']>) =>
      against({ city, ...hand }).pick('play:farm@hand');
    const one = { card: 'dungeon', prisoners: ['wife'] };
    expect(ways([one, 'husband']).decides).toBe(2);
    expect(ways([one, 'husband', 'ranger']).options).toEqual(['pay', 'imprison:husband']);
    expect(
      ways([{ card: 'dungeon', prisoners: ['wife', 'bard'] }, 'husband', 'ranger']).decides,
    ).toBe(2);
    const game = ways([one, 'husband', 'ranger']).pick('imprison:husband');
    expect(prisoners(game)).toEqual(['wife', 'husband']);
  });

  it('keeps both prisoners when the Ranger leaves (DUNGEON.5)', () => {
    const game = against({
      city: [{ card: 'dungeon', prisoners: ['wife', 'bard'] }, 'ranger', 'university'],
    });
    game.pick('place:university', 'discard:ranger', 'gain:twig');
    expect(prisoners(game)).toEqual(['wife', 'bard']);
  });

  it.each([
    ['Innkeeper', 'innkeeper', 'king', {}],
    ['Judge', 'judge', 'king', { berry: 2, twig: 1 }],
    ['Crane', 'crane', 'castle', { twig: 1, resin: 1 }],
  ])('cannot be combined with the %s (DUNGEON.6)', (_name, other, card, resources) => {
    const game = against({ city: ['dungeon', 'wife', other], hand: [card], resources });
    expect(game.why(`play:${card}@hand`)).toBe('resources-short');
  });

  it('cannot be combined with Inn or Forest (DUNGEON.6)', () => {
    const inn = table({
      players: [{ city: ['dungeon', 'wife', 'inn'], resources: { berry: 2 } }, {}],
      meadow: ['king'],
    });
    expect(inn.why('place:inn')).toBe('no-card-to-play');

    const forest = table({
      players: [{ city: ['dungeon', 'wife'], resources: { berry: 2 } }, {}],
      meadow: ['king', 'queen'],
      forest: ['forest-two-meadow-play-one'],
    });
    forest.pick('place:forest-two-meadow-play-one', 'take:king');
    expect(forest.decides).toBe(2);
    expect(forest.hand(1)).toEqual(['king', 'queen']);
  });

  it("frees the prisoner's space, but not that of a couple (DUNGEON.7)", () => {
    const full = against({ city: [...spaces(13), 'dungeon', 'wife'], hand: ['farm'] }).pick(
      'play:farm@hand',
      'imprison:wife',
    );
    expect(full.city(1)).toHaveLength(15);
    expect(prisoners(full)).toEqual(['wife']);

    const couple = against({ city: [...spaces(13), 'dungeon', 'husband', 'wife'], hand: ['farm'] });
    expect(couple.offers('play:farm@hand')).toBe(false);
  });

  it('lets another copy of a unique prisoner be played (DUNGEON.7)', () => {
    const game = against({ city: ['dungeon', 'bard'], hand: ['bard'] }).pick(
      'play:bard@hand',
      'imprison:bard',
    );
    expect(prisoners(game)).toEqual(['bard']);
    expect(game.city(1).sort()).toEqual(['bard', 'dungeon']);
  });

  it('may take a Queen with a worker on her, who comes back with the next preparation (DUNGEON.8)', () => {
    const game = against(
      { city: ['dungeon', { card: 'queen', workers: [1] }], hand: ['farm', 'ruins'], workers: 1 },
      alone,
    );
    game.pick('play:farm@hand', 'imprison:queen');
    expect(prisoners(game)).toEqual(['queen']);
    expect(game.player(1).workers).toEqual([{ at: 'beside' }]);
    game.pick('prepare');
    expect(game.player(1).ready).toBe(2);
  });

  it('may take a Fool (DUNGEON.9)', () => {
    const game = against({ city: ['dungeon', 'fool'], hand: ['farm'] }).pick(
      'play:farm@hand',
      'imprison:fool',
    );
    expect(prisoners(game)).toEqual(['fool']);
    expect(game.score(1)).toBe(1);
  });

  it('cannot be used for playing a Dungeon (DUNGEON.10)', () => {
    const game = against({
      city: ['dungeon', 'wife'],
      hand: ['dungeon'],
      resources: { resin: 1, pebble: 2 },
    });
    expect(game.offers('play:dungeon@hand')).toBe(false);
    const first = against({ city: ['wife'], hand: ['dungeon'] });
    expect(first.why('play:dungeon@hand')).toBe('resources-short');
  });
});
