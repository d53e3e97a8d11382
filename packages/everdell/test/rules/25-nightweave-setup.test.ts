/** Chapters 25 and 26: Nightweave's setup, and what is true of her all the time. */
import { describe, expect, it } from 'vitest';
import { SPECIAL_EVENT_LIST, everdell } from '../../src/index.ts';
import { ACTION_CARDS } from '../../src/mistwood/actionCards.ts';
import { POINT_CARDS } from '../../src/mistwood/pointCards.ts';
import {
  ELSEWHERE,
  MEADOW,
  UPPER_RIGHT,
  against,
  part,
  rolling,
  spidersAt,
} from '../nightweave.ts';
import { newTable } from '../table.ts';

const fresh = (people: number, seed = 1, boxes: string[] = []) =>
  newTable({ players: people, nightweave: { difficulty: 3 }, boxes }, seed);

describe('a game against Nightweave', () => {
  it('is for one or two people, who play against each other, too (25.1)', () => {
    expect(fresh(1).view.players.map(({ automatic }) => automatic)).toEqual([false, true]);
    expect(fresh(2).view.players.map(({ automatic }) => automatic)).toEqual([false, false, true]);
    expect(() => fresh(3)).toThrow(/one or two/);
  });

  it('is laid out as for one more player (25.2)', () => {
    expect(fresh(1).view.forest.map((card) => card !== null)).toEqual([true, true, false, true]);
    expect(fresh(2).view.forest.every((card) => card !== null)).toBe(true);
  });

  it('never has the Everdell Games (25.3)', () => {
    expect(SPECIAL_EVENT_LIST.find('the-everdell-games')).toBeDefined();
    for (let seed = 1; seed <= 60; seed++) {
      const events = fresh(1, seed).view.specialEvents.map(({ id }) => id);
      expect(events).toHaveLength(4);
      expect(events).not.toContain('the-everdell-games');
    }
  });

  it('gives five cards to everybody (25.4)', () => {
    expect(fresh(1).hand(1)).toHaveLength(5);
    const two = fresh(2);
    expect([two.hand(1).length, two.hand(2).length]).toEqual([5, 5]);
  });

  it('begins with a card in her deck for each person (25.6)', () => {
    const decks = (people: number) =>
      Array.from({ length: 30 }, (_, seed) => {
        // Her first card is a spider card, which leaves the deck alone.
        return fresh(people, seed + 1).view.nightweave!.deck;
      });
    expect(new Set(decks(1))).toEqual(new Set([1]));
    expect(new Set(decks(2))).toEqual(new Set([2]));
  });

  it('has a point card by its difficulty (25.7)', () => {
    [0, 1, 2, 3, 4].forEach((difficulty) => {
      const game = newTable({ players: 1, nightweave: { difficulty } }, 1);
      expect(game.view.nightweave).toMatchObject({
        difficulty,
        pointCard: POINT_CARDS[difficulty].id,
      });
    });
    expect(() => newTable({ players: 1, nightweave: { difficulty: 5 } }, 1)).toThrow(/0 to 4/);
  });

  it('sorts the twenty action cards by the first season they show (25.8)', () => {
    expect(ACTION_CARDS).toHaveLength(20);
    for (const { options, season } of ACTION_CARDS) {
      expect(options.findIndex((option) => option !== null)).toBe(season);
      expect(options.slice(season).every((option) => option !== null)).toBe(true);
    }
    expect(ACTION_CARDS.filter(({ season }) => season === 0)).toHaveLength(9);
  });

  it('leaves out the cards of Pearlbrook without it, but never those of Newleaf (25.9)', () => {
    const stack = (boxes: string[]) =>
      against([], { season: 'autumn', boxes, lair: { played: [] } }).view.nightweave!.stack;
    const marked = ACTION_CARDS.filter(({ pearlbrook }) => pearlbrook).length;
    expect(stack([])).toBe(20 - marked);
    expect(stack(['pearlbrook'])).toBe(20);
    expect(ACTION_CARDS.filter(({ visitor }) => visitor).length).toBeGreaterThan(0);
  });

  it('begins with a spider card on top of a stack of eight (25.10, R-220)', () => {
    const opening = ACTION_CARDS.filter((card) => card.opening);
    expect(opening).toHaveLength(5);
    expect(opening.every(({ icon }) => icon === 'spider')).toBe(true);
    const first = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const her = fresh(1, seed).view.nightweave!;
      expect(her.stack).toBe(7);
      first.add(her.card!);
    }
    expect(first).toEqual(new Set(opening.map(({ id }) => id)));
  });

  it('adds the cards of a season when she prepares for it (25.11, 29.4)', () => {
    const game = rolling([1], 'winter-01', { lair: { figure: 3 }, workers: TWO_OUT }, ELSEWHERE);
    expect(game.view.nightweave).toMatchObject({ season: 'spring', stack: 11 });
  });

  it('has her in a season of her own, which is winter at first (25.12, 26.2)', () => {
    const game = against('winter-08', { players: [{ season: 'summer' }] });
    expect(game.view.nightweave!.season).toBe('winter');
    expect(game.player(1).season).toBe('summer');
    expect(fresh(1).view.nightweave!.season).toBe('winter');
  });

  it('has the figure and two spiders in the lair, and six more to come (25.13)', () => {
    const her = fresh(1).view;
    expect(her.nightweave).toMatchObject({ figure: 0, spiders: 1 });
    expect(her.players[1].workers).toHaveLength(2);
    const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
    const spiders = seasons.map(
      (season) => against([], { season, lair: { played: [] } }).view.players[1].workers.length,
    );
    expect(spiders).toEqual([2, 3, 5, 8]);
  });

  it('has one person on her left, who follows her, and the other on her right (25.14, 26.12, 34.11)', () => {
    const open = { city: ['inn'] };
    const visited = (card: string) =>
      against(card, { people: 2, season: 'summer', players: [open, open], turn: 2 }).pick(
        ELSEWHERE,
      );
    // Backward with the one who sits on her right.
    expect(spidersAt(visited('winter-04'))).toEqual(['city2-1']);
    const left = against('winter-03', {
      people: 2,
      season: 'spring',
      players: [open, open],
      turn: 2,
    }).pick(ELSEWHERE);
    expect(spidersAt(left)).toEqual(['city1-1']);
  });

  it('follows the chapters of its boxes (25.15)', () => {
    expect(fresh(1, 1, ['pearlbrook']).view.players[1].pearlbrook!.frog).toEqual({ at: 'aside' });
    expect(() => newTable({ players: 1, nightweave: {}, rugwort: {} }, 1)).toThrow(/11\.4/);
  });
});

/** Fifteen cards. */
const FULL = [
  ...Array<string>(8).fill('farm'),
  ...Array<string>(3).fill('twig-barge'),
  ...Array<string>(3).fill('resin-refinery'),
  'school',
];
const TWO_OUT = { 'basic-three-twigs': [2], 'basic-two-resin': [2] };

describe('Nightweave', () => {
  it('takes the first turn of the game (26.1)', () => {
    const game = fresh(2);
    expect(game.view.nightweave!.card).not.toBeNull();
    expect(spidersAt(game)).toHaveLength(1);
    expect(game.decides).toBe(1);
  });

  it('shuffles what she receives into a deck without a limit (26.3)', () => {
    const deck = Array.from({ length: 12 }, () => 'farm').slice(0, 8);
    const game = against('winter-08', {
      lair: { deck: [...deck, 'king', 'queen', 'mine', 'inn'] },
    });
    expect(game.view.nightweave!.deck).toBe(12);
    expect(JSON.stringify(everdell.view(game.state, 0).nightweave)).not.toContain('queen');
  });

  it('gets a point token for each card that is given to her (26.4, 35.14, POSTOFFICE.8)', () => {
    const game = against('winter-08', {
      players: [{ city: ['post-office'], hand: ['farm', 'mine', 'inn'] }],
      meadow: MEADOW,
    });
    game.pick('place:post-office', 'give:farm', 'give:mine', 'done');
    const her = game.view.nightweave!;
    const gained = game.events.filter((event) => event.type === 'gain' && event.seat === 1);
    expect(gained).toHaveLength(2);
    // One of the two was played again by her next card.
    expect(her.deck + game.city(2).length).toBe(2);
  });

  it('takes point tokens like anyone (26.5)', () => {
    const game = against('winter-08', {
      her: { city: ['inn'] },
      players: [{ resources: { twig: 9, resin: 9, pebble: 9 } }],
    });
    game.pick('place:inn@city2', 'play:mine@meadow-2', 'pay');
    expect(game.player(2).points).toBe(1);
  });

  it('gets cards for resources that are meant for her, and no tokens (26.6)', () => {
    const game = against('winter-08', {
      players: [{ city: ['monastery'], resources: { pebble: 2 } }],
    }).pick('place:monastery');
    expect(game.player(2)).toMatchObject({ points: 0, resources: { pebble: 0 } });
    expect(game.player(1).points).toBe(4);
    expect(game.view.nightweave!.deck + game.city(2).length).toBe(2);
  });

  it('gets a card for each berry of a Monk (MONK.5)', () => {
    const game = against('winter-02', {
      players: [{ hand: ['monk'], resources: { berry: 3 } }],
    }).pick('play:monk@hand', 'give:2');
    expect(game.view.nightweave!.deck).toBe(2);
    expect(game.player(2).points).toBe(0);
  });

  it('gets the card of a Teacher with a token (TEACHER.5)', () => {
    const game = against('winter-02', {
      deck: ['inn', 'mine'],
      players: [{ hand: ['teacher'], resources: { berry: 2 } }],
    }).pick('play:teacher@hand', 'keep:inn');
    expect(game.hand(1)).toEqual(['inn']);
    expect(game.view.nightweave!.deck).toBe(1);
    expect(game.player(2).points).toBe(1);
  });

  it('keeps what she obtains until scoring (26.7)', () => {
    const game = against('later-15', { season: 'summer', her: { city: ['farm', 'mine'] } }).pick(
      ELSEWHERE,
    );
    expect(game.scorePart(2, 'basicEvents')).toBe(3);
  });

  it('pays nothing for cards (26.8)', () => {
    const game = against('winter-08', { lair: { deck: ['king'] } }).pick(ELSEWHERE);
    expect(game.city(2)).toEqual(['king']);
    expect(game.player(2).resources).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
  });

  it('ignores texts, and may own a unique card twice (26.9)', () => {
    const game = against('winter-08', {
      meadow: MEADOW.with(7, 'farm'),
      her: { city: ['king', 'farm'] },
      lair: { deck: ['king'] },
    });
    game.pick(ELSEWHERE);
    expect(game.city(2)).toEqual(['king', 'farm', 'king']);
    expect(game.player(2).resources.berry).toBe(0);
  });

  it('has fifteen spaces, and every card takes one (26.10)', () => {
    const city = ['husband', 'wife', 'husband', 'wife', 'wanderer', 'wanderer', 'wanderer'];
    const game = against('winter-08', { her: { city } });
    expect(game.player(2).spaces).toEqual({ used: 7, size: 15 });
    const full = against('winter-08', { her: { city: FULL }, lair: { deck: ['mine'] } });
    full.pick(ELSEWHERE);
    expect(part(full)).toBe('second');
    expect(full.view.nightweave!.failed).toEqual(['cityFull', null]);
  });

  it('plays a Fool into the next city in arrow direction, or discards it (26.11, FOOL.11)', () => {
    const fool = { lair: { deck: ['fool'] }, people: 2 as const, turn: 2 };
    const back = against('winter-08', fool).pick(ELSEWHERE);
    expect([back.city(1), back.city(2)]).toEqual([[], ['fool']]);
    const taken = against('winter-08', { ...fool, players: [{}, { city: ['fool'] }] }).pick(
      ELSEWHERE,
    );
    expect([taken.city(1), taken.city(2)]).toEqual([['fool'], ['fool']]);
    const none = against('winter-08', {
      lair: { deck: ['fool'] },
      players: [{ city: ['fool'] }],
    }).pick(ELSEWHERE);
    expect(none.city(2)).toEqual([]);
    expect(none.view.discard).toBe(1);
    expect(part(none)).toBe('first');
  });

  it('neither gains nor pays anything on a place (26.13)', () => {
    const game = against('winter-01').pick(ELSEWHERE);
    expect(spidersAt(game)).toEqual(['basic-three-twigs']);
    expect(game.player(2)).toMatchObject({ points: 0, resources: { twig: 0 } });
  });

  it('gets the token when a person visits an open card of hers (26.14)', () => {
    const game = against('winter-01', {
      her: { city: ['lookout', 'post-office'] },
      players: [{ hand: ['farm', 'farm'] }],
    });
    expect(game.offers('place:post-office@city2')).toBe(true);
    expect(game.offers('place:lookout@city2')).toBe(false);
  });

  it('is an opponent for a Miner Mole (26.15)', () => {
    const game = against('winter-01', {
      her: { city: ['mine'] },
      players: [{ hand: ['miner-mole'], resources: { berry: 3 } }],
    }).pick('play:miner-mole@hand', 'copy:mine');
    expect(game.player(1).resources.pebble).toBe(1);
  });
});

describe('arrows', () => {
  it('forward is clockwise, backward the reverse, in the Forest from the named card (26.16, 26.17, 26.19)', () => {
    const taken = { [UPPER_RIGHT]: [1] };
    // Backward from the upper right to the upper left.
    const back = against('winter-02', {
      season: 'spring',
      workers: taken,
      players: [{ season: 'spring' }],
    }).pick(ELSEWHERE);
    expect(spidersAt(back)).toEqual(['forest-three-berries']);
    // Forward from the lower left, which is taken, to the upper left.
    const left = against('winter-05', { workers: { 'forest-twig-resin-berry': [1] } }).pick(
      ELSEWHERE,
    );
    expect(spidersAt(left)).toEqual(['forest-three-berries']);
  });

  it('search wraps around once and then gives up (26.18)', () => {
    const basics = ['basic-three-twigs', 'basic-two-resin', 'basic-one-pebble'];
    const workers = Object.fromEntries(basics.map((id) => [id, [1]]));
    const one = against('winter-01', { players: [{ season: 'autumn' }], workers }).pick(ELSEWHERE);
    expect(spidersAt(one)).toEqual(['basic-one-berry-one-card']);
    const all = { ...workers, 'basic-one-berry-one-card': [1] };
    const none = against('winter-01', { players: [{ season: 'autumn' }], workers: all }).pick(
      ELSEWHERE,
    );
    expect(part(none)).toBe('second');
    expect(none.view.nightweave!.failed).toEqual(['basicTaken', null]);
  });
});
