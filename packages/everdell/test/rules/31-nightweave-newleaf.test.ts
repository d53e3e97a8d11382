/** Chapter 31: Nightweave at the station. */
import { describe, expect, it } from 'vitest';
import { SPECIAL_EVENT_LIST } from '../../src/index.ts';
import { POINT_CARDS } from '../../src/mistwood/pointCards.ts';
import { CARS, STATION, VISITORS } from '../newleaf-table.ts';
import { ELSEWHERE, MEADOW, against, part, rolling, spidersAt, type Hers } from '../nightweave.ts';
import { newTable } from '../table.ts';

const FULL = [
  ...Array<string>(7).fill('farm'),
  ...Array<string>(3).fill('twig-barge'),
  ...Array<string>(3).fill('resin-refinery'),
  'school',
  'inn',
];
const leaf: Hers = {
  boxes: ['newleaf'],
  station: STATION,
  cars: CARS,
  visitors: VISITORS,
  meadow: MEADOW.with(1, 'judge').with(6, 'monk'),
};
const turn = (card: string, position: Hers = {}) =>
  against(card, { ...leaf, ...position }).pick(ELSEWHERE);
const roll = (wanted: number[], card: string, position: Hers = {}) =>
  rolling(wanted, card, { ...leaf, ...position }, ELSEWHERE);
const STAR = POINT_CARDS[2].star;

describe('with Newleaf', () => {
  it('she has no tokens of it, and only special Events of boxes are used (31.38, R-224)', () => {
    const game = newTable({ players: 1, nightweave: {}, boxes: ['newleaf'] }, 1);
    expect(game.view.boxes).toContain('newleaf-events');
    const boxOf = (id: string) => SPECIAL_EVENT_LIST.list.find((event) => event.id === id)!.box;
    const boxes = game.view.specialEvents.map(({ id }) => boxOf(id));
    expect(new Set(boxes)).toEqual(new Set(['newleaf-events']));
    expect(() =>
      newTable({ players: 1, nightweave: {}, boxes: ['newleaf'], events: 'mixed' }, 1),
    ).toThrow(/only/);
  });

  it('her spiders go to no basic location (31.39)', () => {
    const game = turn('winter-01');
    expect(game.view.nightweave!.failed[0]).toBe('basicClosed');
    expect(spidersAt(game)).toEqual(['forest-three-berries']);
  });

  it('the 12-sided die reaches the station, 12 its dearest card (31.40)', () => {
    expect(roll([9], 'winter-09').city(2)).toEqual(['farm']);
    expect(roll([11], 'winter-09').city(2)).toEqual(['wanderer']);
    // Mine is worth 2, Farm and Wanderer 1.
    expect(roll([12], 'winter-09').city(2)).toEqual(['mine']);
  });

  it('the figure brings all Newleaf cards of the Meadow, or a visitor (31.41)', () => {
    const meadow = ['inn', 'mine', 'bank', 'theater', 'conductor', 'bard', 'judge', 'king'];
    const game = roll([1], 'winter-06', { meadow });
    expect(game.city(2)).toEqual(['inn']);
    expect(game.view.nightweave!.deck).toBe(2);
    expect(game.view.meadow.filter((card) => card === null)).toHaveLength(1);
    const guest = roll([10], 'winter-06');
    expect(guest.city(2)).toEqual(['mine']);
    expect(guest.view.nightweave!.figure).toBe(10);
    expect(guest.view.players[1].guests!.map(({ visitor }) => visitor)).toEqual(['bim-little']);
    expect(guest.view.station!.places[1].card).toBeNull();
  });

  it('this happens with a full city, too (31.42)', () => {
    const game = roll([10], 'winter-06', { her: { city: FULL } });
    expect(game.city(2)).toHaveLength(15);
    expect(game.view.players[1].guests).toHaveLength(1);
    expect(game.view.discard).toBe(1);
  });

  it('a Fool of the station goes to a person, also when her city is full (31.42, 26.11)', () => {
    const station = ['farm', 'fool', 'wanderer'];
    const game = roll([10], 'winter-06', { station, her: { city: FULL } });
    expect(game.city(1)).toEqual(['fool']);
  });

  it('a card of the station brings tokens and new cards there (31.43)', () => {
    const game = roll([9], 'winter-09');
    // One by the station, nothing by the visitor of the same card.
    expect(game.player(2).points).toBe(STAR);
    expect(game.view.discard).toBe(2);
    expect(game.view.station!.places.every(({ card }) => card !== null)).toBe(true);
    const figure = roll([10], 'winter-09', {
      lair: { figure: 10, deck: ['king'] },
      meadow: MEADOW.with(7, 'judge').with(1, 'monk'),
      station: ['farm', null, 'wanderer'],
    });
    expect(figure.city(2)).toEqual(['king']);
    expect(figure.player(2).points).toBe(0);
  });

  it('two conditions make an Event better than any other, Events achieved among them (28.10, R-222)', () => {
    const ofNewleaf = SPECIAL_EVENT_LIST.list.filter(({ box }) => box === 'newleaf-events');
    const asking = ofNewleaf.find(({ needs }) => needs.events !== undefined)!;
    const plain = ofNewleaf.find(({ needs }) => needs.events === undefined)!;
    const game = turn('winter-03', {
      season: 'summer',
      boxes: ['newleaf', 'newleaf-events', 'newleaf-basic-events'],
      events: [plain.id, asking.id],
      her: { events: ['grand-tour', 'city-monument'] },
    });
    expect(spidersAt(game)).toEqual([asking.id]);
  });

  it('her season bonus uses the same die (34.12)', () => {
    const out: Hers = {
      season: 'spring',
      workers: { haven: [2, 2, 2] },
      lair: { figure: 1 },
      meadow: MEADOW.with(0, null).with(1, 'monk'),
    };
    const game = roll([9, 12], 'winter-01', out);
    // Farm by its place, then the dearest that is left: into her deck.
    expect(game.view.nightweave!.deck).toBe(2);
    const taken = game.events.flatMap((event) =>
      event.type === 'intoDeck' ? [event.position] : [],
    );
    expect(taken).toEqual([-3, -4]);
    expect(game.view.station!.places.every(({ card }) => card !== null)).toBe(true);
  });

  it('a visitor symbol brings the better visitor afterwards (31.44)', () => {
    const game = turn('later-11', {
      season: 'spring',
      lair: { deck: ['king'] },
      meadow: MEADOW.with(7, 'judge').with(1, 'monk'),
    });
    expect(game.view.players[1].guests!.map(({ visitor }) => visitor)).toEqual(['bim-little']);
    expect(game.events.some((event) => event.type === 'visitorGone')).toBe(true);
    const prepares = turn('later-16', {
      season: 'summer',
      workers: { haven: Array<number>(5).fill(2) },
      lair: { figure: 1 },
      meadow: MEADOW.with(0, null).with(1, 'monk'),
    });
    expect(part(prepares)).toBe('prepares');
    expect(prepares.view.players[1].guests).toEqual([]);
  });

  it('Newleaf cards score like Prosperity cards, and so many visitors as the card says (31.45)', () => {
    const { prosperityCard, visitors } = POINT_CARDS[4];
    const game = against('winter-08', {
      ...leaf,
      difficulty: 4,
      visitors: [[], []],
      her: {
        city: ['bank'],
        guests: ['bim-little', 'dip-dibble', 'frin-stickly', 'oscar-longtale', 'ruby-dew'],
      },
    });
    expect(game.scorePart(2, 'pointCard')).toBe(prosperityCard);
    // 7, 5, 6, 5 and 8: the best four.
    expect(visitors).toBe(4);
    expect(game.scorePart(2, 'visitors')).toBe(8 + 7 + 6 + 5);
  });

  it('of equal visitors she takes the first in arrow direction (31.46)', () => {
    const visitors = [
      ['dip-dibble', 'bim-little'],
      ['oscar-longtale', 'ruby-dew'],
    ];
    const game = turn('later-11', { season: 'spring', visitors });
    expect(game.view.players[1].guests!.map(({ visitor }) => visitor)).toEqual(['dip-dibble']);
    const back = roll([1], 'later-16', { season: 'summer', visitors });
    expect(back.view.players[1].guests!.map(({ visitor }) => visitor)).toEqual(['oscar-longtale']);
  });
});
