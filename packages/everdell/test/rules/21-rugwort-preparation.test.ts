import { describe, expect, it } from 'vitest';
import {
  LOWER_LEFT,
  RUGWORT,
  UPPER_LEFT,
  UPPER_RIGHT,
  solo,
  toNextSeason,
  whereHeStands,
  type Solo,
} from '../solo.ts';
import { newTable, table } from '../table.ts';

const meadow = ['inn', 'mine', 'school', 'theater', 'queen', 'bard', 'judge', 'king'];
/** Nothing but preparing and the Ruins can be done, so that preparing is a choice. */
const idle = { workers: 0, city: ['farm'], hand: ['ruins'] };
const prepared = (position: Solo) => {
  const game = solo({ players: [idle], meadow, ...position }).pick('prepare');
  return game.offers('done') ? game.pick('done') : game;
};
const basic = (game: ReturnType<typeof table>) =>
  whereHeStands(game).filter((place) => place.startsWith('basic'));
const forest = (game: ReturnType<typeof table>) =>
  whereHeStands(game).filter((place) => place.startsWith('forest'));
const onMeadow = (game: ReturnType<typeof table>) =>
  whereHeStands(game)
    .filter((place) => place.startsWith('meadow'))
    .sort();

describe("Rugwort's preparation", () => {
  it('follows right after that of the player, for the same season (21.16)', () => {
    for (const [season, next] of [
      ['winter', 'spring'],
      ['spring', 'summer'],
      ['summer', 'autumn'],
    ] as const) {
      const game = prepared({ season });
      expect(game.player(1).season).toBe(next);
      expect(game.player(RUGWORT).season).toBe(next);
      expect(game.decides).toBe(1);
    }
    // In summer the player has taken Meadow cards before he moves.
    const summer = solo({ season: 'spring', players: [idle], meadow, rest: true }).pick('prepare');
    expect(summer.player(RUGWORT).season).toBe('spring');
    summer.pick('take:mine', 'take:king');
    expect(summer.player(RUGWORT).season).toBe('summer');
  });

  const enough = [
    ['city-monument', ['crane', 'crane', 'judge']],
    ['grand-tour', ['inn', 'inn', 'inn']],
    ['harvest-festival', ['farm', 'farm', 'farm', 'mine']],
    ['cartographers-expedition', ['ruins', 'wanderer', 'wanderer']],
  ] as const;

  it.each(enough)('first achieves %s if he has the cards for it (21.17)', (event, cards) => {
    const owner = (city: readonly string[], events: string[] = []) =>
      prepared({ players: [{ ...idle, events }], rugwort: { city }, meadow: [] })
        .view.basicEvents.filter((e) => e.owner === 1)
        .map((e) => e.id);
    expect(owner(cards)).toEqual([event]);
    expect(owner(cards.slice(1))).toEqual([]);
    expect(owner(cards, [event])).toEqual([]);
  });

  it('achieves several basic Events at once, and no special one (21.17)', () => {
    const game = prepared({
      rugwort: { city: [...enough[0][1], ...enough[1][1], 'queen'] },
      meadow: [],
      events: ['tax-relief'],
    });
    expect(game.view.basicEvents.filter((e) => e.owner === 1).map((e) => e.id)).toEqual([
      'city-monument',
      'grand-tour',
    ]);
    expect(game.view.specialEvents[0].owner).toBeNull();
  });

  it('looks at his Events before the player can reach them in the new season (21.17)', () => {
    const game = prepared({
      players: [{ ...idle, city: ['inn', 'chapel', 'lookout'] }],
      rugwort: { city: ['inn', 'inn', 'queen'] },
      meadow: [],
    });
    expect(game.why('place:grand-tour')).toBe('achieved');
  });

  it('then puts new workers on the Meadow: 1 in spring, 2 in summer, 3 and 4 in autumn (21.18)', () => {
    const spring = prepared({});
    expect(onMeadow(spring)).toEqual(['meadow-1']);
    expect(spring.view.meadowBlocked).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    const summer = prepared({ season: 'spring' });
    expect(onMeadow(summer)).toEqual(['meadow-1', 'meadow-2']);
    const autumn = prepared({ season: 'summer' });
    expect(onMeadow(autumn)).toEqual(['meadow-1', 'meadow-2', 'meadow-3', 'meadow-4']);
    expect(autumn.view.meadowBlocked).toEqual([true, true, true, true, false, false, false, false]);
  });

  it('then moves the Forest worker counter-clockwise: lower left in spring, upper right in summer (21.19)', () => {
    const spring = prepared({});
    expect(forest(spring)).toEqual([LOWER_LEFT]);
    expect(spring.offers(`place:${UPPER_LEFT}`)).toBe(true);
    expect(spring.why(`place:${LOWER_LEFT}`)).toBe('occupied');
    expect(forest(prepared({ season: 'spring' }))).toEqual([UPPER_RIGHT]);
  });

  it('moves it clockwise with the house rule (21.19)', () => {
    const house = { 'rugwort.forestDirection': 'clockwise' };
    expect(forest(prepared({ house }))).toEqual([UPPER_RIGHT]);
    const game = newTable({ players: 1, house }, 3);
    const [, upperRight, , lowerLeft] = game.view.forest.map((card) => card?.id);
    expect(forest(toNextSeason(game))).toEqual([upperRight]);
    expect(forest(toNextSeason(game))).toEqual([lowerLeft]);
  });

  it.each([
    [1, 'journey-3'],
    [2, 'journey-4'],
    [3, 'journey-5'],
  ] as const)('sends it on the Journey in the autumn of year %i: %s (21.20)', (year, journey) => {
    const game = prepared({ season: 'summer', year });
    expect(whereHeStands(game).filter((place) => place.startsWith('journey'))).toEqual([journey]);
    expect(forest(game)).toEqual([]);
    expect(game.scorePart(RUGWORT, 'journey')).toBe(year + 2);
  });

  it('last moves the other worker: 2 resin, 1 pebble, 1 berry and 1 card (21.21)', () => {
    expect(basic(prepared({}))).toEqual(['basic-two-resin']);
    expect(basic(prepared({ season: 'spring' }))).toEqual(['basic-one-pebble']);
    for (const year of [1, 2] as const) {
      const autumn = prepared({ season: 'summer', year });
      expect(basic(autumn)).toEqual(['basic-one-berry-one-card']);
      expect(autumn.why('place:basic-one-berry-one-card')).toBe('occupied');
      expect(autumn.offers('place:basic-one-pebble')).toBe(true);
    }
  });

  it('takes that worker and one of the player out of the game in the autumn of year 3 (21.22, 21.23)', () => {
    const game = solo({
      season: 'summer',
      year: 3,
      players: [{ hand: ['ruins'], city: ['farm'] }],
      meadow,
      workers: { haven: [1, 1, 1, 1] },
    });
    game.pick('prepare');
    expect(basic(game)).toEqual([]);
    expect(game.offers('place:basic-one-berry-one-card')).toBe(true);
    expect(game.player(RUGWORT).workers).toHaveLength(5);
    expect(game.player(1).workers.map((worker) => worker.at)).toEqual(
      Array<string>(5).fill('ready'),
    );
  });

  it('takes an undeployed worker, never a permanent one (21.22)', () => {
    const city = [{ card: 'monastery', workers: [1, 1] }, 'farm'];
    const game = solo({
      season: 'summer',
      year: 3,
      players: [{ hand: ['ruins'], city }],
      meadow,
      workers: { haven: [1, 1] },
    });
    game.pick('prepare');
    expect(game.player(1).city[0].workers).toEqual([0, 0]);
    expect(game.player(1).ready).toBe(3);
  });

  it.each([
    [1, 6],
    [2, 6],
    [3, 5],
  ] as const)('so that in year %i the player has %i workers in autumn (21.23)', (year, workers) => {
    const game = newTable({ players: 1, rugwort: { year } }, 5);
    for (let i = 0; i < 3; i++) toNextSeason(game);
    expect(game.player(1)).toMatchObject({ season: 'autumn', ready: workers });
    expect(game.player(1).workers).toHaveLength(workers);
  });

  it('does not ask whether he could use the place he goes to (21.24)', () => {
    const cards = [
      'forest-three-berries',
      'forest-discard-any-draw-double',
      null,
      'forest-discard-three-for-any',
    ];
    const workers = { 'forest-three-berries': [2], 'basic-three-twigs': [2] };
    const options = { players: 1, rugwort: { year: 1 } };
    const game = table({ options, players: [idle], forest: cards, workers }).pick('prepare');
    // Without a hand he could discard nothing there; he stands there all the same.
    expect(forest(game)).toEqual(['forest-discard-three-for-any']);
    expect(game.player(RUGWORT)).toMatchObject({
      handCount: 0,
      resources: { twig: 0, resin: 0, pebble: 0, berry: 0 },
    });
  });

  it('goes through a whole game as the rulebooks show it (21.18, 21.19, 21.20, 21.21, 35.17)', () => {
    const game = newTable({ players: 1, rugwort: { year: 1 } }, 11);
    const [upperLeft, upperRight, , lowerLeft] = game.view.forest.map((card) => card?.id);
    const steps = [[forest(game), basic(game), onMeadow(game)]];
    for (let i = 0; i < 3; i++) {
      toNextSeason(game);
      steps.push([forest(game), basic(game), onMeadow(game)]);
    }
    expect(steps).toEqual([
      [[upperLeft], ['basic-three-twigs'], []],
      [[lowerLeft], ['basic-two-resin'], ['meadow-1']],
      [[upperRight], ['basic-one-pebble'], ['meadow-1', 'meadow-2']],
      [[], ['basic-one-berry-one-card'], ['meadow-1', 'meadow-2', 'meadow-3', 'meadow-4']],
    ]);
    expect(whereHeStands(game)).toContain('journey-3');
  });

  it('goes on in the same way after the position was written down (21.19, 21.21)', () => {
    const game = newTable({ players: 1, rugwort: { year: 1 } }, 3);
    for (let i = 0; i < 3; i++) {
      const copy = table(game.position);
      toNextSeason(game);
      toNextSeason(copy);
      expect([...whereHeStands(copy)].sort()).toEqual([...whereHeStands(game)].sort());
    }
  });
});
