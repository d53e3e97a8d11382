/** Chapters 27 and 28: Nightweave's turn and her actions. */
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS } from '../../src/mistwood/actionCards.ts';
import { POINT_CARDS } from '../../src/mistwood/pointCards.ts';
import {
  ELSEWHERE,
  LOWER_LEFT,
  MEADOW,
  UPPER_LEFT,
  UPPER_RIGHT,
  against,
  part,
  rolling,
  rolls,
  spidersAt,
  type Hers,
} from '../nightweave.ts';
import { newTable } from '../table.ts';

/** Fifteen cards. */
const FULL = [
  ...Array<string>(8).fill('farm'),
  ...Array<string>(3).fill('twig-barge'),
  ...Array<string>(3).fill('resin-refinery'),
  'school',
];
const STAR = POINT_CARDS[2].star;
/** All her spiders of winter are out, and the figure. */
const ALL_OUT = {
  workers: { 'basic-three-twigs': [2], 'basic-two-resin': [2] },
  lair: { figure: 1 },
  meadow: [null, ...MEADOW.slice(1)],
} satisfies Hers;
const turn = (card: string, position: Hers = {}) => against(card, position).pick(ELSEWHERE);

describe('her turn', () => {
  it('turns up the top card of her stack (27.1)', () => {
    const game = turn('winter-08');
    expect(game.view.nightweave).toMatchObject({ card: 'winter-08', stack: 0 });
    expect(game.events).toContainEqual(
      expect.objectContaining({ type: 'nightweaveCard', card: 'winter-08' }),
    );
  });

  it.each(['winter-01', 'winter-06'])(
    'ends her season on a card with a symbol when everything is placed: %s (27.2)',
    (card) => {
      const game = turn(card, ALL_OUT);
      expect(part(game)).toBe('prepares');
      expect(game.view.nightweave!.season).toBe('spring');
      expect(spidersAt(game)).toEqual([]);
    },
  );

  it('goes on with a card without a symbol, or with something left to place (27.2)', () => {
    expect(part(turn('winter-08', ALL_OUT))).toBe('second');
    const spider = { ...ALL_OUT, workers: { 'basic-three-twigs': [2] } };
    expect(part(turn('winter-06', spider))).toBe('second');
  });

  it('is the first option if that is possible (27.3)', () => {
    const game = turn('winter-02');
    expect(part(game)).toBe('first');
    expect(spidersAt(game)).toEqual(['basic-two-resin']);
  });

  it('is the second one if the first is not, and says why (27.4, 28.2)', () => {
    const game = turn('winter-03', { season: 'spring' });
    expect(part(game)).toBe('second');
    expect(game.view.nightweave!.failed).toEqual(['noOpen', null]);
    expect(game.events).toContainEqual(
      expect.objectContaining({ type: 'nightweaveFails', part: 1, why: 'noOpen' }),
    );
    expect(spidersAt(game)).toEqual(['basic-one-pebble']);
  });

  it('is the fallback action if neither is, as without a spider (27.5, 28.2)', () => {
    const game = turn('winter-02', { workers: ALL_OUT.workers });
    expect(part(game)).toBe('substitute');
    expect(game.view.nightweave!.failed).toEqual(['noSpider', 'noSpider']);
    expect(game.player(2).points).toBe(2);
  });

  it('does what it can of the fallback action (27.6)', () => {
    // No card to discard, no spider for the Haven: the tokens come all the same.
    const discard = turn('winter-04', { workers: ALL_OUT.workers });
    expect([part(discard), discard.player(2).points]).toEqual(['substitute', 2]);
    const haven = turn('winter-05', { workers: ALL_OUT.workers });
    expect([part(haven), haven.player(2).points]).toEqual(['substitute', 1]);
  });

  it('takes an option of several parts only as a whole (27.7)', () => {
    // A location in her city, but no card to play: the Haven would need one, too.
    const game = turn('later-20', { season: 'autumn', her: { city: ['lookout'] } });
    expect(part(game)).toBe('substitute');
    expect(game.view.nightweave!.failed).toEqual(['deckEmpty', 'deckEmpty']);
    expect(spidersAt(game)).toEqual([]);
  });

  it('shuffles the cards of the season anew when the stack is used up (27.8)', () => {
    const game = against([], {}).pick(ELSEWHERE);
    expect(game.view.nightweave!.stack).toBe(8);
    expect(game.view.nightweave!.card).not.toBeNull();
  });

  it('is made of spiders, the figure, cards and tokens (27.9)', () => {
    const deeds = ACTION_CARDS.flatMap(({ options, substitute }) =>
      [options.flatMap((pair) => pair?.flat() ?? []), substitute].flat(),
    ).map((step) => step.do);
    expect(new Set(deeds)).toEqual(
      new Set(['spider', 'figure', 'frog', 'draw', 'discard', 'playDeck', 'playMeadow', 'points']),
    );
  });
});

describe('a spider', () => {
  it('goes to the place that her card shows for her season (28.1)', () => {
    const at = (season: Hers['season']) => spidersAt(turn('winter-01', { season: season! }));
    expect(at('winter')).toEqual(['basic-three-twigs']);
    expect(at('summer')).toEqual([UPPER_LEFT]);
  });

  it('goes to the next free exclusive basic location in arrow direction (28.3)', () => {
    const forward = turn('winter-01', { workers: { 'basic-three-twigs': [1] } });
    expect(spidersAt(forward)).toEqual(['basic-two-resin']);
    const backward = turn('winter-02', { workers: { 'basic-two-resin': [1] } });
    expect(spidersAt(backward)).toEqual(['basic-three-twigs']);
  });

  it('goes to the next free Forest card in arrow direction (28.4)', () => {
    const game = turn('winter-05', { workers: { [LOWER_LEFT]: [1] } });
    expect(spidersAt(game)).toEqual([UPPER_LEFT]);
    // The lower right clearing is empty with one person: backward to the upper right.
    const missing = turn('winter-04', {
      season: 'spring',
      players: [{ season: 'autumn' }],
      workers: {
        'basic-three-twigs': [1],
        'basic-two-resin': [1],
        'basic-one-pebble': [1],
        'basic-one-berry-one-card': [1],
      },
    });
    expect(spidersAt(missing)).toEqual([UPPER_RIGHT]);
  });

  it('goes to a location of her own city that people choose, second spots without a condition (28.5, CEMETERY.10)', () => {
    const game = against('later-10', {
      season: 'spring',
      events: [],
      her: { city: ['lookout', 'storehouse', 'inn', 'cemetery'] },
    }).pick(ELSEWHERE);
    expect(game.decides).toBe(1);
    expect(game.options).toEqual([
      'spider:lookout@city2-1',
      'spider:storehouse@city2-2',
      'spider:cemetery@city2-4',
    ]);
    game.pick('spider:cemetery');
    expect(spidersAt(game)).toEqual(['city2-4']);
    const second = against('later-10', {
      season: 'spring',
      her: { city: [{ card: 'cemetery', workers: [2] }] },
    }).pick(ELSEWHERE);
    expect(spidersAt(second)).toEqual(['city2-1', 'city2-1']);
  });

  it('comes back even from both rooms of a card that keeps workers (28.6, MONASTERY.7)', () => {
    const game = turn('winter-01', {
      lair: { figure: 1 },
      meadow: ALL_OUT.meadow,
      her: { city: [{ card: 'monastery', workers: [2, 2] }] },
    });
    expect(game.view.nightweave).toMatchObject({ season: 'spring', spiders: 3 });
  });

  it('goes to an open location of the person in arrow direction, who chooses (28.7)', () => {
    const game = against('winter-03', {
      people: 2,
      turn: 2,
      season: 'spring',
      players: [{ city: ['inn', 'post-office'] }, { city: ['inn'] }],
    }).pick(ELSEWHERE);
    expect(game.decides).toBe(1);
    expect(game.options).toEqual(['spider:inn@city1-1', 'spider:post-office@city1-2']);
    game.pick('spider:post-office');
    expect(spidersAt(game)).toEqual(['city1-2']);
    const other = turn('winter-03', {
      people: 2,
      turn: 2,
      season: 'spring',
      players: [{}, { city: ['inn'] }],
    });
    expect(spidersAt(other)).toEqual(['city2-1']);
    const own = turn('winter-03', { season: 'spring', her: { city: ['inn'] } });
    expect(spidersAt(own)).toEqual(['city2-1']);
  });

  it('brings the owner the tokens of a visit, herself included (28.8)', () => {
    const theirs = turn('winter-03', { season: 'spring', players: [{ city: ['inn'] }] });
    expect(theirs.player(1).points).toBe(1);
    const hers = turn('winter-03', { season: 'spring', her: { city: ['inn'] } });
    expect(hers.player(2).points).toBe(1);
  });

  it('takes the basic Event that she meets best, the first in arrow direction (28.9, 28.12)', () => {
    const taken = (city: string[], owned: string[] = []) =>
      turn('later-15', { season: 'summer', her: { city }, players: [{ events: owned }] });
    // Backward from the right: nothing at all is met.
    expect(spidersAt(taken([]))).toEqual(['cartographers-expedition']);
    // Two of four conditions are better than none.
    expect(spidersAt(taken(['farm', 'farm']))).toEqual(['harvest-festival']);
    // All of them are best.
    expect(spidersAt(taken(['farm', 'farm', 'inn', 'inn', 'lookout']))).toEqual(['grand-tour']);
    const none = taken(
      [],
      ['city-monument', 'grand-tour', 'harvest-festival', 'cartographers-expedition'],
    );
    expect(none.view.nightweave!.failed[0]).toBe('noBasicEvent');
  });

  it('takes a special Event with one of its cards before any other (28.10)', () => {
    const events = ['croak-wart-cure', 'a-well-run-city', 'flying-doctor-service'];
    const game = turn('winter-03', { season: 'summer', events, her: { city: ['clock-tower'] } });
    expect(spidersAt(game)).toEqual(['a-well-run-city']);
    const both = turn('winter-03', {
      season: 'summer',
      events,
      her: { city: ['clock-tower', 'doctor', 'postal-pigeon'] },
    });
    expect(spidersAt(both)).toEqual(['flying-doctor-service']);
    const none = turn('winter-03', { season: 'summer', events });
    expect(spidersAt(none)).toEqual(['croak-wart-cure']);
  });

  it('goes to one special Event in a season at most (28.11)', () => {
    const game = turn('winter-03', {
      season: 'summer',
      events: ['croak-wart-cure'],
      lair: { special: true },
    });
    expect(game.view.nightweave!.failed[0]).toBe('specialDone');
    expect(spidersAt(game)).toEqual(['basic-one-pebble']);
  });

  it('makes an Event hers, and nobody else can have it (28.13, R-221)', () => {
    const game = turn('later-15', {
      season: 'summer',
      her: { city: ['farm', 'farm'] },
      players: [{ city: ['farm', 'farm', 'mine', 'mine'] }],
    });
    expect(game.view.basicEvents.find(({ id }) => id === 'harvest-festival')!.owner).toBe(1);
    expect(game.offers('place:harvest-festival')).toBe(false);
    expect(game.why('place:harvest-festival')).toBe('achieved');
  });

  it('goes on the Journey to the place shown or the next one, never to the one for 2 (28.14)', () => {
    const at = (workers: Hers['workers']) =>
      spidersAt(turn('later-18', { season: 'autumn', workers: workers! }));
    expect(at({})).toEqual(['journey-5']);
    const autumn = { season: 'autumn' as const, players: [{ season: 'autumn' as const }] };
    const next = turn('later-18', { ...autumn, workers: { 'journey-5': [1] } });
    expect(spidersAt(next)).toEqual(['journey-3']);
    const full = turn('later-18', {
      ...autumn,
      workers: { 'journey-3': [1], 'journey-4': [1], 'journey-5': [1] },
    });
    expect([part(full), full.player(2).points]).toEqual(['substitute', STAR]);
  });

  it('goes to the Haven, where there is always room (28.15)', () => {
    const game = turn('later-14', { season: 'summer', workers: { haven: [2] } });
    expect(spidersAt(game)).toEqual(['haven', 'haven']);
    expect(game.player(2).points).toBe(STAR);
  });

  it('stands in the way like a worker (28.16)', () => {
    const game = turn('winter-01');
    expect(game.offers('place:basic-three-twigs')).toBe(false);
    expect(game.why('place:basic-three-twigs')).toBe('occupied');
  });
});

describe('the figure', () => {
  it('plays the Meadow card that the die shows, and stays there (28.17, 28.18, 28.20)', () => {
    const game = rolling([4], 'winter-06', {}, ELSEWHERE);
    expect(game.city(2)).toEqual(['theater']);
    expect(game.view.nightweave!.figure).toBe(4);
    expect(game.view.meadow.map((card) => card === null)).toEqual(MEADOW.map((_, i) => i === 3));
    // The other positions are refilled as ever.
    const on = against('winter-08', {
      lair: { figure: 4 },
      meadow: MEADOW.with(3, null),
      players: [{ resources: { twig: 3, resin: 3, pebble: 3 } }],
    }).pick('play:mine@meadow-2');
    expect(on.view.meadow.map((card) => card === null)).toEqual(MEADOW.map((_, i) => i === 3));
  });

  it('discards that card if her city is full, but for a Fool (28.17)', () => {
    const full = { her: { city: FULL } };
    const game = rolling([4], 'winter-06', full, ELSEWHERE);
    expect(game.city(2)).toHaveLength(15);
    expect(game.view.discard).toBe(1);
    const fool = rolling([4], 'winter-06', { ...full, meadow: MEADOW.with(3, 'fool') }, ELSEWHERE);
    expect(fool.city(1)).toEqual(['fool']);
  });

  it('cannot be placed twice (28.19)', () => {
    const game = turn('winter-06', { lair: { figure: 4 }, meadow: MEADOW.with(3, null) });
    expect(game.view.nightweave!.failed[0]).toBe('figurePlaced');
    expect(part(game)).toBe('second');
  });
});

describe('cards', () => {
  it('are drawn into her deck (28.21)', () => {
    const game = turn('winter-08');
    expect([part(game), game.view.nightweave!.deck]).toEqual(['second', 1]);
  });

  it('are discarded from it, if there are any (28.22)', () => {
    const full = { season: 'autumn' as const, her: { city: FULL } };
    const some = turn('winter-09', { ...full, lair: { deck: ['mine'] } });
    expect([part(some), some.view.nightweave!.deck]).toEqual(['second', 0]);
    expect(some.player(2).points).toBe(STAR);
    expect(turn('winter-09', full).view.nightweave!.failed).toEqual(['cityFull', 'deckEmpty']);
  });

  it('are played from it, unless it is empty or her city is full (28.23)', () => {
    expect(turn('winter-08', { lair: { deck: ['mine'] } }).city(2)).toEqual(['mine']);
    expect(turn('winter-08').view.nightweave!.failed[0]).toBe('deckEmpty');
    const full = turn('winter-08', { her: { city: FULL }, lair: { deck: ['mine'] } });
    expect(full.view.nightweave!.failed[0]).toBe('cityFull');
  });

  it('are played from the Meadow by the die; where the figure lies, from the draw pile (28.24)', () => {
    const game = rolling([2], 'winter-09', {}, ELSEWHERE);
    expect(game.city(2)).toEqual(['mine']);
    expect(game.view.meadow.every((card) => card !== null)).toBe(true);
    const figure = rolling(
      [4],
      'winter-09',
      { lair: { figure: 4 }, meadow: MEADOW.with(3, null), deck: ['ranger'] },
      ELSEWHERE,
    );
    expect(figure.city(2)).toEqual(['ranger']);
    // Whatever would be rolled, nothing is when her city is full (CB-9).
    const full = turn('winter-09', { her: { city: FULL } });
    expect(rolls(full)).toEqual([]);
    expect(full.view.nightweave!.failed[0]).toBe('cityFull');
  });
});

describe('point tokens', () => {
  it('come as many as shown, or as the point card says (28.25, 28.26)', () => {
    [0, 1, 2, 3, 4].forEach((difficulty) => {
      const star = turn('winter-08', {
        season: 'autumn',
        difficulty,
        her: { city: FULL },
      });
      expect(star.player(2).points).toBe(POINT_CARDS[difficulty].star);
    });
    expect(turn('winter-02', { workers: ALL_OUT.workers }).player(2).points).toBe(2);
  });
});

it('nobody takes back a move behind her card (27.1)', () => {
  const game = newTable({ players: 1, nightweave: {} }, 1);
  game.pick(ELSEWHERE);
  expect(game.undoable(1)).toBe(0);
});
