/** Chapter 31: Nightweave with powers, Legends, Rugwort cards, Corrin, Bellfaire. */
import { describe, expect, it } from 'vitest';
import { POWERS, SPECIAL_EVENT_LIST } from '../../src/index.ts';
import { POINT_CARDS } from '../../src/mistwood/pointCards.ts';
import {
  ELSEWHERE,
  MEADOW,
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
const out = (season: NonNullable<Hers['season']>): Hers => ({
  season,
  meadow: MEADOW.with(0, null),
  lair: { figure: 1 },
  workers: { haven: Array<number>({ winter: 2, spring: 3, summer: 5, autumn: 8 }[season]).fill(2) },
});
const turn = (card: string, position: Hers = {}) => against(card, position).pick(ELSEWHERE);

it('Nightweave and Rugwort do not go together (31.1, 11.4, 24.1)', () => {
  const both = { players: 1, nightweave: {}, rugwort: { year: 1 } };
  expect(() => newTable(both, 1)).toThrow(/11\.4/);
});

describe('powers', () => {
  it('are everybody’s but hers, and the spiders’ is left out (31.2, 1.3)', () => {
    const offered = new Set<string>();
    for (let seed = 1; seed <= 80; seed++) {
      const game = newTable({ players: 2, nightweave: {}, boxes: ['powers'] }, seed);
      game.options.forEach((key) => offered.add(key.replace('power:', '')));
      expect(game.view.players[2].power).toBeNull();
    }
    expect(offered.has('spiders')).toBe(false);
    expect(offered.size).toBe(POWERS.length - 1);
  });

  it('leave people without a worker in spring, but her with her spider (31.3)', () => {
    const game = against('winter-01', {
      ...out('winter'),
      boxes: ['powers'],
      players: [{ season: 'spring' }],
    });
    expect(game.player(1).workers).toHaveLength(2);
    game.pick(ELSEWHERE);
    expect(game.view.players[1].workers).toHaveLength(3);
  });

  it('may be played with that worker as a house rule (31.5)', () => {
    const game = against('winter-01', {
      boxes: ['powers'],
      house: { 'nightweave.easySpringWorker': true },
      players: [{ season: 'spring' }],
    });
    expect(game.player(1).workers).toHaveLength(3);
  });

  it('keep the figure off the card with the rats’ token, which she may play all the same (31.4)', () => {
    const rats: Hers = {
      boxes: ['powers'],
      players: [{ power: { power: 'rats', meadow: 4 } }],
    };
    const game = rolling([4, 2], 'winter-06', rats, ELSEWHERE);
    expect(game.view.nightweave!.figure).toBe(2);
    const played = rolling([4], 'winter-09', rats, ELSEWHERE);
    expect(played.city(2)).toEqual(['theater']);
  });

  it('bring the rats something when she plays the card with their token, which moves (31.4, R-229)', () => {
    const rats: Hers = {
      boxes: ['powers'],
      players: [{ power: { power: 'rats', meadow: 4 } }],
    };
    const game = rolling([4], 'winter-09', rats, ELSEWHERE);
    expect(game.decides).toBe(1);
    game.pick('gain:pebble', 'token:mine');
    expect(game.player(1).resources.pebble).toBe(1);
    expect(game.player(1).power!.meadow).toBe(2);
  });

  it('let snails use a Production card that she plays; the card given to her goes into her deck (26.4, 26.15, R-229)', () => {
    const game = rolling(
      [2],
      'winter-09',
      { boxes: ['powers'], players: [{ power: { power: 'snails', pile: ['wife', 'monk'] } }] },
      ELSEWHERE,
    );
    expect(game.city(2)).toEqual(['mine']);
    const { deck } = game.view.nightweave!;
    game.pick('do');
    expect(game.player(1).resources.pebble).toBe(1);
    expect(game.player(1).power!.pile).toBe(1);
    expect(game.view.nightweave!.deck).toBe(deck + 1);
    expect(game.player(2).points).toBe(1);
  });
});

describe('Legends', () => {
  const boxes = ['legends'];

  it('bring her a Legendary card for summer and for autumn (31.6)', () => {
    const decks = (['winter', 'spring', 'summer'] as const).map(
      (season) => turn('winter-01', { ...out(season), boxes }).view.nightweave!.deck,
    );
    expect(decks).toEqual([2, 2 + 1, 2 + 1]);
  });

  it('take no space, may come into a full city, and leave the game when discarded (31.7, R-223)', () => {
    const legend = { deck: [LEGEND] };
    const game = turn('winter-08', { boxes, her: { city: FULL }, lair: legend });
    expect(part(game)).toBe('first');
    expect(game.player(2).spaces).toEqual({ used: 15, size: 15 });
    const gone = turn('winter-09', {
      season: 'autumn',
      boxes,
      her: { city: FULL },
      lair: legend,
    });
    expect([part(gone), gone.view.discard]).toEqual(['second', 0]);
  });

  it('score like Prosperity cards, each card once (31.8)', () => {
    const game = against('winter-08', { boxes, difficulty: 4, her: { city: [LEGEND] } });
    expect(game.scorePart(2, 'pointCard')).toBe(POINT_CARDS[4].prosperityCard);
  });
});

const LEGEND = 'amilla-glistendew';

describe('Rugwort cards', () => {
  const boxes = ['rugwort-cards'];

  it('are used by people as usual (31.9)', () => {
    const game = against('winter-01', {
      boxes,
      her: { city: ['mine'] },
      lair: { deck: ['inn', 'king', 'queen'] },
      players: [{ hand: ['rugwort-the-rowdy'], resources: { berry: 3 } }],
    }).pick('play:rugwort-the-rowdy@hand', 'take:mine');
    expect(game.city(1)).toEqual(['mine']);
    expect(game.city(2)).toEqual(['rugwort-the-rowdy']);
    // She discards two cards, for a token each (31.10).
    expect(game.view.nightweave!.deck).toBe(1);
    expect(game.player(2).points).toBe(2);
  });

  it('the Rowdy takes the dearest Production card, and people discard for it (31.10)', () => {
    const game = against('winter-08', {
      boxes,
      her: { city: FULL.slice(0, 14) },
      lair: { deck: ['rugwort-the-rowdy'] },
      players: [{ city: ['mine', 'general-store', 'inn'], hand: ['king', 'queen', 'judge'] }],
    }).pick(ELSEWHERE);
    expect(game.city(2)).toContain('mine');
    expect(game.city(1)).toContain('rugwort-the-rowdy');
    game.pick('discard:king', 'discard:queen');
    expect(game.hand(1)).toEqual(['judge']);
    const nothing = turn('winter-08', { boxes, lair: { deck: ['rugwort-the-rowdy'] } });
    expect([nothing.city(1), nothing.city(2)]).toEqual([['rugwort-the-rowdy'], []]);
  });

  it('the Robber swaps her deck, cut to eight cards, for a hand, without tokens (31.11)', () => {
    const game = turn('winter-08', {
      boxes,
      lair: { deck: ['rugwort-the-robber'] },
      players: [{ hand: ['judge', 'inn'] }],
    });
    expect(game.hand(1)).toEqual([]);
    expect(game.view.nightweave!.deck).toBe(2);
    expect(game.player(2).points).toBe(0);
    const cut = against('winter-01', {
      boxes,
      lair: { deck: [...Array<string>(8).fill('farm'), 'mine', 'mine'] },
      players: [{ hand: ['rugwort-the-robber', 'king'], resources: { berry: 2 } }],
    }).pick('play:rugwort-the-robber@hand');
    expect(cut.hand(1)).toHaveLength(8);
    expect(cut.view.nightweave!.deck).toBe(1);
  });

  it('the Robber leaves the hand of whoever has finished, and takes the other one (9.6, 31.11, R-21)', () => {
    const finished = { season: 'autumn', finished: true, hand: ['judge', 'inn'] } as const;
    const lair = { deck: ['rugwort-the-robber'] };
    const two = turn('winter-08', {
      boxes,
      people: 2,
      lair,
      players: [{ hand: ['mine'] }, finished],
    });
    expect([two.hand(1), two.hand(2)]).toEqual([[], ['judge', 'inn']]);
    expect(two.view.nightweave!.deck).toBe(1);
  });

  it('the Ruler’s text counts for her (31.12)', () => {
    const game = against('winter-08', {
      boxes,
      her: { city: ['rugwort-the-ruler'] },
      players: [{ events: ['grand-tour', 'city-monument'] }],
    });
    expect(game.scorePart(2, 'prosperity')).toBe(2);
  });
});

describe('Corrin', () => {
  const boxes = ['corrin'];

  it('goes into her lair, and into her city at the end (31.13)', () => {
    const game = turn('winter-08', { boxes, lair: { deck: ['corrin-evertail-the-king'] } });
    expect(game.city(2)).toEqual([]);
    expect(game.view.nightweave!.lair).toEqual(['corrin-evertail-the-king']);
  });

  it('the Warrior’s gifts to her become cards and tokens (31.14)', () => {
    const game = against('winter-01', {
      boxes,
      players: [{ hand: ['corrin-evertail-the-warrior', 'inn'], resources: { berry: 4, twig: 1 } }],
    }).pick('play:corrin-evertail-the-warrior@hand', 'give:twig', 'give:inn');
    expect(game.view.nightweave!.deck).toBe(2);
    expect(game.player(2).points).toBe(1);
  });
});

describe('Bellfaire', () => {
  it('has two base Events in the middle and one of its own on each side (31.15)', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const game = newTable({ players: 1, nightweave: {}, boxes: ['bellfaire-events'] }, seed);
      const base = game.view.specialEvents.map(({ id }) => BASE_EVENTS.has(id));
      expect(base).toEqual([false, true, true, false]);
    }
  });

  it('has goods on the selling side, the Festival in the middle, and an award (31.16)', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const boxes = ['market', 'royal-award'];
      const { view } = newTable({ players: 1, nightweave: {}, boxes }, seed);
      expect(view.award).not.toBeNull();
      if (view.market!.selling.length === 4) orders.add(view.nightweave!.goods.join());
    }
    expect(orders.size).toBeGreaterThan(3);
    const game = turn('later-15', {
      season: 'summer',
      boxes: ['flower-festival'],
      players: [{ events: ['cartographers-expedition', 'harvest-festival'] }],
    });
    expect(spidersAt(game)).toEqual(['flower-festival']);
  });

  it('gives the award by rules of its own against one person (31.17)', () => {
    const points = (mine: number, hers: number) => {
      const game = against('winter-08', {
        boxes: ['royal-award'],
        award: 'agriculture',
        her: { city: Array<string>(hers).fill('farm') },
        players: [{ city: Array<string>(mine).fill('farm') }],
      });
      return [game.scorePart(1, 'award'), game.scorePart(2, 'award')];
    };
    expect(points(3, 1)).toEqual([6, 0]);
    expect(points(3, 2)).toEqual([6, 3]);
    expect(points(2, 2)).toEqual([0, 0]);
    expect(points(1, 2)).toEqual([3, 6]);
  });

  it('sends her to the Market, where she moves the first goods token (31.18, R-225)', () => {
    const boxes = ['market'];
    const game = turn('later-14', { season: 'summer', boxes, workers: { market: [2] } });
    expect(spidersAt(game)).toEqual(['market', 'market']);
    const moved = game.events.filter((event) => event.type === 'goodMoved');
    expect(moved).toHaveLength(1);
    // Also as a fallback action without a spider.
    const none = turn('winter-05', {
      boxes,
      workers: { 'basic-three-twigs': [2], 'basic-two-resin': [2] },
    });
    expect(part(none)).toBe('substitute');
    expect(none.events.some((event) => event.type === 'goodMoved')).toBe(true);
  });
});

const BASE_EVENTS = new Set(
  SPECIAL_EVENT_LIST.list.filter(({ box }) => box === 'base').map(({ id }) => id),
);

it('with a full city and no Legendary card on top her deck stays closed (31.7)', () => {
  const game = turn('winter-08', {
    boxes: ['legends'],
    her: { city: FULL },
    lair: { deck: ['mine'] },
  });
  expect([part(game), rolls(game)]).toEqual(['second', []]);
});
