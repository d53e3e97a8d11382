/** Chapters 29 and 30: Nightweave's seasons, her end and her score. */
import { describe, expect, it } from 'vitest';
import { POINT_CARDS } from '../../src/mistwood/pointCards.ts';
import { ELSEWHERE, MEADOW, against, part, rolling, spidersAt, type Hers } from '../nightweave.ts';

const gap = (position: number) => MEADOW.with(position - 1, null);
/** Everything of hers is placed: on the Haven, where it disturbs nothing, and on the Meadow. */
const out = (season: NonNullable<Hers['season']>, figure = 1): Hers => ({
  season,
  meadow: gap(figure),
  lair: { figure },
  workers: { haven: Array<number>({ winter: 2, spring: 3, summer: 5, autumn: 8 }[season]).fill(2) },
});

describe('her preparation', () => {
  it('comes only with a card, and not in autumn (29.1)', () => {
    expect(part(against('winter-08', out('spring')).pick(ELSEWHERE))).not.toBe('prepares');
    const end = against('winter-01', out('autumn')).pick(ELSEWHERE);
    expect(end.view.players[1]).toMatchObject({ season: 'autumn', finished: true });
  });

  it('brings season, stack, one more basic Event, everything home, then the bonus (29.2)', () => {
    const game = against('winter-01', {
      ...out('winter'),
      her: { city: ['farm', 'farm', 'mine', 'mine'], events: ['grand-tour'] },
    }).pick(ELSEWHERE);
    const order = game.events.map(({ type }) => type);
    const steps = [
      'season',
      'achieve',
      'spidersBack',
      'newSpiders',
      'draw',
      'die',
      'meadowDiscard',
    ];
    expect(steps.map((step) => order.indexOf(step as never))).toEqual(
      steps.map((step) => order.indexOf(step as never)).toSorted((a, b) => a - b),
    );
    const owner = (id: string) => game.view.basicEvents.find((event) => event.id === id)!.owner;
    expect([owner('harvest-festival'), owner('grand-tour'), owner('city-monument')]).toEqual([
      1,
      1,
      null,
    ]);
    expect(game.view.nightweave).toMatchObject({ figure: 0, spiders: 3, stack: 11 });
    expect(game.view.meadow.every((card) => card !== null)).toBe(true);
  });

  it('takes one basic Event of those she meets: the first by the arrow of the card (29.3)', () => {
    const city = ['farm', 'farm', 'mine', 'mine', 'wanderer', 'wanderer', 'wanderer'];
    const owners = (card: string) =>
      against(card, { ...out('winter'), her: { city } })
        .pick(ELSEWHERE)
        .view.basicEvents.map(({ owner }) => owner);
    expect(owners('winter-01')).toEqual([null, null, 1, null]);
    expect(owners('winter-02')).toEqual([null, null, null, 1]);
  });

  it('brings a spider, two cards and a discarded Meadow card for spring (29.5)', () => {
    const game = rolling([2], 'winter-01', out('winter'), ELSEWHERE);
    expect(game.view.nightweave).toMatchObject({ season: 'spring', spiders: 3, deck: 2 });
    expect(game.events).toContainEqual(
      expect.objectContaining({ type: 'meadowDiscard', position: 1 }),
    );
    // Where the figure lay there is no card: the next one in arrow direction.
    const next = rolling([1], 'winter-02', out('winter'), ELSEWHERE);
    expect(next.events).toContainEqual(
      expect.objectContaining({ type: 'meadowDiscard', position: 7 }),
    );
  });

  it('brings two spiders and two Meadow cards into her deck for summer (29.6)', () => {
    const game = rolling([2, 5], 'winter-01', out('spring'), ELSEWHERE);
    expect(game.view.nightweave).toMatchObject({ season: 'summer', spiders: 5, deck: 2 });
    expect(game.view.discard).toBe(0);
  });

  it('brings three spiders, two cards and two discarded Meadow cards for autumn (29.7)', () => {
    const game = rolling([2, 5], 'winter-01', out('summer'), ELSEWHERE);
    expect(game.view.nightweave).toMatchObject({ season: 'autumn', spiders: 8, deck: 2 });
    expect(game.view.discard).toBe(2);
  });

  it('finds the position empty when the same number comes again (29.8)', () => {
    const game = rolling([2, 2], 'winter-01', out('summer'), ELSEWHERE);
    const gone = game.events.flatMap((event) =>
      event.type === 'meadowDiscard' ? [event.position] : [],
    );
    expect(gone).toEqual([1, 2]);
  });
});

describe('her end', () => {
  const over = (position: Hers = {}) =>
    against('winter-01', { ...out('autumn'), ...position }).pick(ELSEWHERE);

  it('comes instead of a preparation in autumn, and everything stays where it is (30.1, R-227)', () => {
    const game = over();
    expect(game.view.nightweave!.figure).toBe(1);
    expect(spidersAt(game)).toHaveLength(8);
    expect(game.view.players[1].finished).toBe(true);
    const { card } = game.view.nightweave!;
    game.pick(ELSEWHERE);
    expect(game.view.nightweave!.card).toBe(card);
  });

  it('brings one more basic Event, and the cards of her lair into her city (30.2)', () => {
    const game = over({
      her: { city: ['farm', 'farm', 'mine', 'mine'] },
      lair: { figure: 1, cards: ['king', 'fool'] },
    });
    expect(game.view.basicEvents[2].owner).toBe(1);
    expect(game.city(2)).toEqual(['farm', 'farm', 'mine', 'mine', 'king']);
  });

  it('leaves her the Events on which her spiders stand (30.3)', () => {
    const game = over({
      workers: { haven: Array<number>(7).fill(2), 'grand-tour': [2] },
      her: { events: ['grand-tour'] },
    });
    expect(game.scorePart(2, 'basicEvents')).toBe(3);
  });

  it('means that nobody gives her cards or resources, but points still come (30.4)', () => {
    const game = against('winter-08', {
      season: 'autumn',
      her: { finished: true, city: ['inn'] },
      players: [
        { city: ['monastery'], resources: { pebble: 2, twig: 5, resin: 5 }, season: 'autumn' },
      ],
    }).pick('place:monastery', 'give:pebble', 'give:pebble');
    expect(game.view.nightweave!.deck).toBe(0);
    game.pick('place:inn@city2', 'play:mine@meadow-2', 'pay');
    expect(game.player(2).points).toBe(1);
  });

  it('ends the game once all people have finished, too (30.5)', () => {
    const game = against(['winter-08', 'winter-09'], {
      season: 'autumn',
      players: [{ season: 'autumn' }],
      her: { finished: true },
    });
    expect(game.over).toBe(false);
    game.pick('pass');
    expect(game.over).toBe(true);
    // She plays on alone until her end.
    const alone = against('winter-08', { season: 'autumn', players: [{ season: 'autumn' }] }).pick(
      'pass',
    );
    expect(alone.over).toBe(true);
    expect(alone.view.players[1].finished).toBe(true);
  });
});

describe('her score', () => {
  it('is printed points, tokens, basic Events and Journey places (30.6, 30.8)', () => {
    const game = against('winter-08', {
      season: 'autumn',
      difficulty: 0,
      her: { city: ['king', 'castle', 'fool'], points: 7, events: ['grand-tour'] },
      workers: { 'journey-4': [2] },
    });
    expect(game.scorePart(2, 'cards')).toBe(4 + 4 - 2);
    expect(game.scorePart(2, 'prosperity')).toBe(0);
    expect(game.score(2)).toBe(4 + 4 - 2 + 7 + 3 + 4);
  });

  it.each([0, 1, 2, 3, 4])('at difficulty %i follows the point card (30.7)', (difficulty) => {
    const { specialEvent, zeroCard, prosperityCard } = POINT_CARDS[difficulty];
    const game = against('winter-08', {
      season: 'autumn',
      difficulty,
      // The Clock Tower has a printed value of 0, King and Castle are Prosperity cards.
      her: { city: ['king', 'castle', 'clock-tower', 'fool'], events: ['croak-wart-cure'] },
    });
    expect(game.scorePart(2, 'specialEvents')).toBe(specialEvent);
    expect(game.scorePart(2, 'pointCard')).toBe(zeroCard + 2 * prosperityCard);
  });

  it('wins a tie (30.9)', () => {
    const tied = (own: number) =>
      against('winter-08', {
        season: 'autumn',
        her: { points: 10, finished: true },
        players: [{ points: own, season: 'autumn', finished: true }],
      }).winners();
    expect(tied(9)).toEqual([2]);
    expect(tied(10)).toEqual([2]);
    expect(tied(11)).toEqual([1]);
  });

  it('is compared with the better person, ties between people as usual (30.10)', () => {
    const two = (first: object, second: object) =>
      against('winter-08', {
        people: 2,
        season: 'autumn',
        her: { points: 5, finished: true },
        players: [
          { season: 'autumn', finished: true, ...first },
          { season: 'autumn', finished: true, ...second },
        ],
      }).winners();
    expect(two({ points: 8 }, { points: 9 })).toEqual([2]);
    expect(two({ points: 6 }, { points: 3, events: ['grand-tour'] })).toEqual([2]);
    expect(two({ points: 6 }, { points: 6 })).toEqual([1, 2]);
    expect(two({ points: 6 }, { points: 6, resources: { twig: 1 } })).toEqual([2]);
  });

  it('grows with the boxes in use (30.11)', () => {
    const game = against('winter-08', {
      season: 'autumn',
      boxes: ['pearlbrook'],
      her: { pearls: 2 },
    });
    expect(game.scorePart(2, 'pearls')).toBe(4);
  });
});

it('her spiders are all at home when a season begins (29.2)', () => {
  expect(spidersAt(against('winter-01', out('winter')).pick(ELSEWHERE))).toEqual([]);
});
