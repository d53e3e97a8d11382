import { describe, expect, it } from 'vitest';
import { RUGWORT, solo } from '../solo.ts';

const four = ['tax-relief', 'croak-wart-cure', 'the-everdell-games', 'a-well-run-city'];
/** Three Governance cards: a City Monument. */
const monument = ['crane', 'crane', 'judge'];

describe('the end of a game against Rugwort', () => {
  it('comes when the player has finished; he does nothing more (22.1)', () => {
    const game = solo({
      season: 'autumn',
      rugwort: { city: ['farm'] },
      meadow: ['king', 'queen', 'bard', 'judge'],
    });
    const before = game.player(RUGWORT);
    game.pick('pass');
    expect(game.over).toBe(true);
    expect(game.decides).toBeNull();
    expect(game.player(RUGWORT)).toEqual(before);
    expect(game.events.some((event) => event.type === 'die')).toBe(false);
  });

  it('lets him look at the basic Events once more (22.2)', () => {
    const game = solo({ season: 'autumn', rugwort: { city: monument } });
    expect(game.scorePart(RUGWORT, 'basicEvents')).toBe(0);
    game.pick('pass');
    expect(game.view.basicEvents.filter((e) => e.owner === 1).map((e) => e.id)).toEqual([
      'city-monument',
    ]);
    expect(game.scorePart(RUGWORT, 'basicEvents')).toBe(3);

    const taken = solo({
      season: 'autumn',
      players: [{ events: ['city-monument'] }],
      rugwort: { city: monument },
    });
    taken.pick('pass');
    expect(taken.scorePart(RUGWORT, 'basicEvents')).toBe(0);
    expect(taken.scorePart(1, 'basicEvents')).toBe(3);
  });
});

describe("Rugwort's score", () => {
  it('is 3 for a Prosperity card and 2 for any other (22.3)', () => {
    const cards = (city: string[]) => solo({ rugwort: { city } }).scorePart(RUGWORT, 'cards');
    expect(cards(['castle', 'wife'])).toBe(6);
    expect(cards(['farm', 'queen', 'judge', 'ruins'])).toBe(8);
    expect(cards(['castle', 'farm'])).toBe(5);
  });

  it.each([
    [1, 3],
    [2, 6],
    [3, 6],
  ] as const)('in year %i is %i for each special Event the player lacks (22.3)', (year, worth) => {
    const none = solo({ year, events: four });
    expect(none.scorePart(RUGWORT, 'specialEvents')).toBe(4 * worth);
    const one = solo({ year, events: four, players: [{ events: ['tax-relief'] }] });
    expect(one.scorePart(RUGWORT, 'specialEvents')).toBe(3 * worth);
    const all = solo({ year, events: four, players: [{ events: four }] });
    expect(all.scorePart(RUGWORT, 'specialEvents')).toBe(0);
  });

  it('adds 3 for each of his basic Events, his Journey and his tokens (22.3)', () => {
    const game = solo({
      season: 'autumn',
      rugwort: {
        city: ['castle', 'farm', 'wanderer'],
        events: ['grand-tour', 'city-monument'],
        points: 5,
      },
      events: four,
    });
    expect(game.scorePart(RUGWORT, 'basicEvents')).toBe(6);
    expect(game.scorePart(RUGWORT, 'journey')).toBe(3);
    expect(game.scorePart(RUGWORT, 'tokens')).toBe(5);
    expect(game.score(RUGWORT)).toBe(3 + 2 + 2 + 6 + 4 * 3 + 3 + 5);
  });

  it('is 3 for Big City as for any other basic Event, but 4 for the Flower Festival (22.3, 24.18, R-78)', () => {
    const worth = (event: string, box: string) =>
      solo({ boxes: [box], rugwort: { events: [event] } }).scorePart(RUGWORT, 'basicEvents');
    expect(worth('big-city', 'newleaf-basic-events')).toBe(3);
    expect(worth('scenic-flight', 'newleaf-basic-events')).toBe(3);
    expect(worth('flower-festival', 'flower-festival')).toBe(4);
    const game = solo({ boxes: ['newleaf-basic-events'], rugwort: { events: ['big-city'] } });
    expect(game.score(RUGWORT)).toBe(3);
  });

  it('knows no printed points, no bonus and nothing that lies on cards (22.4)', () => {
    const score = (...city: NonNullable<Parameters<typeof solo>[0]['rugwort']>['city'] & object) =>
      solo({ rugwort: { city } }).score(RUGWORT);
    expect(score('ever-tree')).toBe(3);
    expect(score('fool')).toBe(2);
    expect(score('doctor')).toBe(2);
    expect(score('castle', 'farm', 'farm')).toBe(3 + 2 + 2);
    expect(score('husband', 'wife')).toBe(2 + 3);
    expect(score({ card: 'clock-tower', tokens: 3 })).toBe(2);
  });
});

describe('who wins against Rugwort', () => {
  const end = (points: number, his: number, rest: Parameters<typeof solo>[0] = {}) => {
    const [player = {}] = rest.players ?? [];
    const game = solo({
      season: 'autumn',
      ...rest,
      players: [{ ...player, points }],
      rugwort: { ...rest.rugwort, points: his },
    });
    return game.pick('pass');
  };

  it('is who has more points (22.7)', () => {
    // His Journey is worth 3.
    expect(end(11, 7).winners()).toEqual([1]);
    expect(end(9, 7).winners()).toEqual([RUGWORT]);
  });

  it('on equal points is who has more Events, his basic ones against all of the player (22.7)', () => {
    const player = (events: string[]) => [{ events }];
    const mine = end(7, 7, { players: player(['grand-tour']) });
    expect([mine.score(1), mine.score(RUGWORT)]).toEqual([10, 10]);
    expect(mine.winners()).toEqual([1]);
    const his = end(13, 7, {
      rugwort: { events: ['grand-tour'] },
      players: [{ resources: { twig: 9 } }],
    });
    expect([his.score(1), his.score(RUGWORT)]).toEqual([13, 13]);
    expect(his.winners()).toEqual([RUGWORT]);
    const special = end(7, 7, { players: player(['tax-relief']) });
    expect([special.score(1), special.score(RUGWORT)]).toEqual([10, 10]);
    expect(special.winners()).toEqual([1]);
  });

  it('does not count a special Event that he got by Haste as his in a tie (22.7)', () => {
    const game = end(13, 7, { modules: ['haste'], rugwort: { events: ['tax-relief'] } });
    expect([game.score(1), game.score(RUGWORT)]).toEqual([13, 13]);
    expect(game.winners()).toEqual([1, RUGWORT]);
  });

  it('then is the player with any resource left, for he has none; else both share it (22.7)', () => {
    const rich = end(10, 7, { players: [{ resources: { twig: 1 } }] });
    expect([rich.score(1), rich.score(RUGWORT)]).toEqual([10, 10]);
    expect(rich.winners()).toEqual([1]);
    expect(end(10, 7).winners()).toEqual([1, RUGWORT]);
  });

  it('is one side for sure if the house rule says so, on equal points only (22.7)', () => {
    const tie = (value: string) => ({ house: { 'rugwort.tie': value } });
    const rich = { players: [{ resources: { twig: 1 } }] };
    expect(end(10, 7, { ...rich, ...tie('rugwortWins') }).winners()).toEqual([RUGWORT]);
    expect(end(10, 7, tie('playerWins')).winners()).toEqual([1]);
    expect(end(11, 7, tie('rugwortWins')).winners()).toEqual([1]);
    expect(end(9, 7, tie('playerWins')).winners()).toEqual([RUGWORT]);
  });
});
