/** Chapter 15: the modules of Newleaf. */
import { describe, expect, it } from 'vitest';
import {
  BOX_IDS,
  CARDS,
  FORESTS,
  SPECIAL_EVENT_LIST,
  boxClash,
  type BoxId,
} from '../../src/index.ts';
import { cardsOnTable } from '../../src/state/inventory.ts';
import { STATION, atStation, leaf, trainCars } from '../newleaf-table.ts';
import { newTable, table, type Table } from '../table.ts';

const MODULES: readonly BoxId[] = [
  'newleaf-forest',
  'newleaf-basic-events',
  'newleaf-events',
  'newleaf-cards',
  'tickets',
  'reservation',
];
const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);

describe('the modules of Newleaf', () => {
  it('are used with or without the board and with any other box (11.2, 15.1)', () => {
    for (const module of MODULES) {
      for (const other of BOX_IDS) {
        if (boxClash([module, other]) !== undefined) continue;
        const { view } = newTable({ players: 2, boxes: [module, other] }, 1);
        expect(view.boxes).toContain(module);
        expect(view.station !== null).toBe(other === 'newleaf');
        expect(view.players[0].ticket !== null).toBe([module, other].includes('tickets'));
        expect(view.players[0].reservation !== null).toBe([module, other].includes('reservation'));
      }
    }
  });

  it('deal the Forest cards together with those of the base game (15.2)', () => {
    const seen = new Set(
      SEEDS.flatMap((seed) =>
        newTable({ players: 4, boxes: ['newleaf-forest'] }, seed).view.forest.map((f) => f!.id),
      ),
    );
    const all = FORESTS.list.filter(({ box }) => ['base', 'newleaf-forest'].includes(box));
    expect(seen).toEqual(new Set(all.map(({ id }) => id)));
  });

  const visit = (forest: readonly string[], place: string): Table =>
    table({
      options: { players: 2, boxes: ['newleaf-forest'] },
      players: [{}, {}],
      forest: [...forest],
    }).pick(`place:${place}`);

  it('have a Forest card for four twigs, and one for two twigs and a resin (15.2)', () => {
    const four = visit(['forest-four-twigs'], 'forest-four-twigs');
    expect(four.player(1).resources.twig).toBe(4);
    const three = visit(['forest-two-twigs-one-resin'], 'forest-two-twigs-one-resin');
    expect(three.player(1).resources).toMatchObject({ twig: 2, resin: 1 });
  });

  it('have a Forest card that uses another one, occupied or not, and never itself (15.2)', () => {
    const game = table({
      options: { players: 2, boxes: ['newleaf-forest'] },
      players: [{}, {}],
      forest: ['forest-copy-forest', 'forest-four-twigs', null, 'forest-three-berries'],
      workers: { 'forest-four-twigs': [2] },
    }).pick('place:forest-copy-forest');
    expect([...game.options].sort()).toEqual(['use:forest-four-twigs', 'use:forest-three-berries']);
    expect(game.pick('use:forest-four-twigs').player(1).resources.twig).toBe(4);
    const alone = table({
      options: { players: 2, boxes: ['newleaf-forest'] },
      players: [{}, {}],
      forest: ['forest-copy-forest'],
    });
    expect(alone.offers('place:forest-copy-forest')).toBe(false);
  });

  it('leave out the Locomotives without the board and give golden tokens (15.3)', () => {
    const game = newTable({ players: 3, boxes: ['newleaf-cards'] }, 2);
    const counts = cardsOnTable(game.state);
    expect(counts[CARDS.kindOf('locomotive')]).toBe(0);
    expect(counts[CARDS.kindOf('inventor')]).toBe(3);
    expect(counts.slice(1).reduce((sum, n) => sum + n, 0)).toBe(128 + 57);
    expect(game.player(2).goldenTokens).toBe(3);
    const baker = leaf({ hand: ['baker'], city: ['farm'] }, { boxes: ['newleaf-cards'] });
    baker.pick('play:baker@hand', 'golden:farm');
    expect(baker.player(1).goldenTokens).toBe(2);
  });

  it('lay out Big City and Scenic Flight beside the other basic Events (15.4)', () => {
    const { view } = newTable({ players: 2, boxes: ['newleaf-basic-events'] }, 1);
    expect(view.basicEvents.map(({ id }) => id).slice(4)).toEqual(['big-city', 'scenic-flight']);
  });

  const withEvents = (city: readonly string[]): Table =>
    table({
      options: { players: 2, boxes: ['newleaf-basic-events'] },
      players: [{ city: [...city] }, {}],
    });

  it('have Big City for fifteen cards, whatever space they take (15.5)', () => {
    const city = [
      'husband',
      'wife',
      'wanderer',
      'wanderer',
      'farm',
      'farm',
      'farm',
      'mine',
      'mine',
    ];
    const more = ['inn', 'inn', 'king', 'castle', 'school'];
    expect(withEvents([...city, ...more]).why('place:big-city')).toBe('requirement');
    expect(withEvents([...city, ...more]).whyNumbers('place:big-city')).toEqual({ cards: 1 });
    const game = withEvents([...city, ...more, 'theater']).pick('place:big-city');
    expect(game.scorePart(1, 'basicEvents')).toBe(5);
  });

  it('have Scenic Flight for three Prosperity cards (15.6, KING.2)', () => {
    expect(withEvents(['castle', 'king']).why('place:scenic-flight')).toBe('requirement');
    const game = withEvents(['castle', 'king', 'theater']).pick('place:scenic-flight');
    expect(game.scorePart(1, 'basicEvents')).toBe(3);
    // The King counts it as a basic Event; the Castle and the Theater count cards.
    const king = game.player(1).score;
    expect(king).toBeGreaterThan(0);
    const without = withEvents(['castle', 'king', 'theater']);
    expect(game.scorePart(1, 'prosperity') - without.scorePart(1, 'prosperity')).toBe(1);
  });

  const dealtEvents = (events: string, players: number, seed: number): string[] => {
    const boxes = ['newleaf-events'];
    const { view } = newTable({ players, boxes, events }, seed);
    return view.specialEvents.map(
      ({ id }) => SPECIAL_EVENT_LIST.list.find((e) => e.id === id)!.box,
    );
  };

  it('mix the special Events, take half of each, or only those of Newleaf (3.15, 15.7)', () => {
    for (const [players, n] of [
      [2, 4],
      [4, 4],
      [5, 5],
      [6, 6],
    ]) {
      for (const seed of SEEDS.slice(0, 10)) {
        expect(dealtEvents('mixed', players, seed)).toHaveLength(n);
        expect(dealtEvents('only', players, seed)).toEqual(Array(n).fill('newleaf-events'));
        const half = dealtEvents('half', players, seed);
        expect(half.filter((box) => box === 'base')).toHaveLength(Math.ceil(n / 2));
        expect(half).toHaveLength(n);
      }
    }
    const mixed = SEEDS.map((seed) => dealtEvents('mixed', 2, seed).filter((b) => b === 'base'));
    expect(new Set(mixed.map(({ length }) => length)).size).toBeGreaterThan(2);
  });
});

describe('special Events of Newleaf', () => {
  const EVENTS = SPECIAL_EVENT_LIST.list.filter(({ box }) => box === 'newleaf-events');
  const at = (event: string, player: object): Table =>
    table({
      options: { players: 2, boxes: ['newleaf-events'] },
      rest: true,
      events: [event, 'tax-relief', 'croak-wart-cure', 'a-well-run-city'],
      players: [player, {}],
    });

  it('are nine (34.4)', () => expect(EVENTS).toHaveLength(9));

  it('City Jubilee counts all Events achieved, itself included', () => {
    const city = ['farm', 'farm', 'farm', 'mine', 'mine', 'inn', 'inn', 'king', 'castle', 'judge'];
    const game = at('city-jubilee', { city, events: ['grand-tour', 'tax-relief'] });
    expect(game.pick('place:city-jubilee').player(1).points).toBe(1 + 2 + 2);
    const short = at('city-jubilee', { city: city.slice(1) });
    expect(short.why('place:city-jubilee')).toBe('requirement');
  });

  it('Sunflower Parade wants three Events achieved before', () => {
    const two = at('sunflower-parade', { events: ['grand-tour', 'tax-relief'] });
    expect(two.why('place:sunflower-parade')).toBe('requirement');
    expect(two.whyNumbers('place:sunflower-parade')).toEqual({ events: 1 });
    const three = at('sunflower-parade', { events: ['grand-tour', 'tax-relief', 'city-monument'] });
    expect(three.pick('place:sunflower-parade').scorePart(1, 'specialEvents')).toBeGreaterThan(4);
  });

  it('the tower and the dance want nine cards of a kind', () => {
    const homes = ['farm', 'farm', 'farm', 'mine', 'mine', 'inn', 'inn', 'castle', 'school'];
    const tower = 'ever-wall-tower-constructed';
    expect(at(tower, { city: homes }).offers(`place:${tower}`)).toBe(true);
    expect(at(tower, { city: [...homes.slice(1), 'king'] }).offers(`place:${tower}`)).toBe(false);
    const folk = ['king', 'queen', 'judge', 'monk', 'bard', 'wife', 'wife', 'husband', 'doctor'];
    const dance = 'juniper-jig-dance-contest';
    expect(at(dance, { city: folk }).offers(`place:${dance}`)).toBe(true);
    expect(at(dance, { city: [...folk.slice(1), 'farm'] }).offers(`place:${dance}`)).toBe(false);
  });

  it.each([
    ['glow-light-festival', ['farm', 'farm', 'mine', 'bard', 'ranger'], 3],
    ['hot-air-balloon-race', ['bard', 'ranger', 'judge', 'crane'], 2],
    ['magic-show', ['inn', 'lookout', 'king', 'castle'], 2],
    ['royal-tea', ['farm', 'farm', 'mine', 'king', 'castle'], 2],
    ['stock-market-boom', ['inn', 'lookout', 'judge', 'crane'], 2],
  ])('%s takes hand cards for point tokens, one for each card of its type', (event, city, most) => {
    const hand = ['wife', 'wife', 'wife', 'wife'];
    const game = at(event, { city, hand }).pick(`place:${event}`);
    for (let i = 0; i < most; i++) game.pick('discard:wife');
    expect(game.player(1).points).toBe(most);
    expect(game.hand(1)).toHaveLength(4 - most);
    const none = at(event, { city, hand }).pick(`place:${event}`, 'done');
    expect(none.player(1).points).toBe(0);
  });
});

describe('tickets', () => {
  const ticket = (
    player: object,
    workers: Record<string, number[]>,
    boxes: BoxId[] = ['tickets'],
  ) => leaf(player, { boxes, workers, forest: ['forest-three-berries'] });

  it('lie with their outbound side up at the start (15.8)', () => {
    const game = newTable({ players: 3, boxes: ['tickets'] }, 1);
    for (let seat = 1; seat <= 3; seat++) expect(game.player(seat).ticket).toBe('outbound');
  });

  it('are used as the action of a turn (15.9)', () => {
    const game = ticket({}, { 'basic-three-twigs': [1] });
    game.pick('ticket:outbound', 'move:basic-three-twigs', 'place:basic-two-resin');
    expect(game.decides).toBe(2);
    expect(ticket({}, {}).why('ticket:outbound')).toBe('no-worker-to-move');
  });

  it('move a worker from place to place and are turned over (15.10, 15.12)', () => {
    const game = ticket({}, { 'basic-three-twigs': [1] });
    game.pick('ticket:outbound');
    expect(game.options).toEqual(expect.arrayContaining(['place:basic-two-resin']));
    // Another place, that is, not the same.
    expect(game.offers('place:basic-three-twigs')).toBe(false);
    game.pick('place:forest-three-berries');
    // The action of the new place.
    expect(game.player(1).resources.berry).toBe(3);
    expect(game.player(1).ticket).toBe('return');
    expect(game.view.basic.find(({ id }) => id === 'basic-three-twigs')!.workers).toEqual([]);
  });

  it('bring back from summer on only, and are gone then (15.11, 15.13)', () => {
    const spring = ticket({ season: 'spring', ticket: 'return' }, { 'basic-three-twigs': [1] });
    expect(spring.offers('ticket:return')).toBe(false);
    expect(spring.why('ticket:return')).toBe('too-early');
    const summer = ticket({ season: 'summer', ticket: 'return' }, { 'basic-three-twigs': [1] });
    summer.pick('ticket:return', 'place:basic-two-resin');
    expect(summer.player(1).resources.resin).toBe(2);
    expect(summer.player(1).ticket).toBe('discarded');
    // Each side once in a game; the turn is over, so never both in one turn.
    summer.pick('place:basic-three-twigs');
    expect(summer.options.some((key) => key.startsWith('ticket:'))).toBe(false);
  });

  it('follow the rules for placing: no place that is taken (15.12)', () => {
    const taken = ticket({}, { 'basic-three-twigs': [1], 'forest-three-berries': [2] });
    taken.pick('ticket:outbound');
    expect(taken.offers('place:forest-three-berries')).toBe(false);
  });

  it('do not move a worker that stays until the end (15.14)', () => {
    const city = [{ card: 'monastery', workers: [1] }];
    const game = ticket({ city }, { 'basic-three-twigs': [1] });
    game.pick('ticket:outbound');
    expect(game.offers('move:monastery')).toBe(false);
    expect(ticket({ city }, {}).offers('ticket:outbound')).toBe(false);
  });

  it('do not move a frog ambassador (15.15)', () => {
    const player = { frog: 'shoal', pearls: 1 };
    const game = ticket(player, {}, ['pearlbrook', 'tickets']);
    expect(game.offers('ticket:outbound')).toBe(false);
  });
});

describe('reservation', () => {
  const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
  const BOXES: readonly BoxId[] = ['newleaf', 'reservation'];
  const reserving = (player: object, rest: object = {}): Table =>
    leaf(player, { boxes: BOXES, ...rest });

  it('begins with one usable token for each player (15.16)', () => {
    const game = newTable({ players: 3, boxes: ['reservation'] }, 1);
    for (let seat = 1; seat <= 3; seat++) {
      expect(game.player(seat).reservation).toEqual({ card: null, used: false });
    }
  });

  it('lays a Meadow or station card beside the city; the place is refilled (15.17)', () => {
    const game = reserving({}, { deck: ['chapel'] }).pick('reserve:king@meadow-1');
    expect(game.player(1).reservation).toEqual({ card: 'king', used: false });
    expect(game.view.meadow[0]).toBe('chapel');
    expect(game.decides).toBe(2);
    const station = reserving({}, { deck: ['chapel'] }).pick('reserve:mine@station-2');
    expect(station.player(1).reservation!.card).toBe('mine');
    expect(atStation(station)).toEqual([STATION[0], 'chapel', STATION[2]]);
  });

  it('gives no reward for a station card, and its train car stays (15.18)', () => {
    const game = reserving({});
    const before = trainCars(game);
    game.pick('reserve:wanderer@station-3');
    expect(trainCars(game)).toEqual(before);
    expect(game.player(1).points).toBe(0);
  });

  it('lets the card be played for one resource less later (6.35, 15.19, 15.20)', () => {
    const game = reserving({ reserved: 'mine', resources: { twig: 1, resin: 1 } });
    // A Mine costs one twig, one resin and one pebble.
    game.pick('play:mine@reserved');
    expect(game.city(1)).toEqual(['mine']);
    expect(game.player(1).reservation).toEqual({ card: null, used: true });
    const poor = reserving({ reserved: 'mine', resources: { twig: 1 } });
    expect(poor.offers('play:mine@reserved')).toBe(false);
    expect(poor.why('play:mine@reserved')).toBe('resources-short');
  });

  it('may be played by the usual rules, with a token or another advantage instead (15.19)', () => {
    const home = reserving({ reserved: 'husband', city: ['farm'] }).pick('play:husband@reserved');
    expect(home.city(1)).toContain('husband');
    const crane = reserving({ reserved: 'mine', city: ['crane'] });
    crane.pick('play:mine@reserved', 'use:crane');
    expect(crane.city(1)).toEqual(['mine']);
    // Not both together.
    const castle = reserving({ reserved: 'castle', city: ['crane'], resources: { twig: 4 } });
    expect(castle.offers('play:castle@reserved')).toBe(false);
  });

  it('keeps the card out of reach of hand, Meadow and station (15.21, INN.7, QUEEN.4)', () => {
    const empty = { meadow: [], station: [], rest: false };
    const game = reserving({ reserved: 'farm', city: ['inn', 'queen'], resources: RICH }, empty);
    expect(game.offers('place:inn')).toBe(false);
    expect(game.offers('place:queen')).toBe(false);
    expect(game.player(1).handCount).toBe(0);
    expect(game.offers('place:haven')).toBe(false);
  });

  const prepares = (player: object): Table => {
    const workers = { 'basic-one-berry': [1, 1] };
    return reserving({ season: 'winter', ...player }, { workers }).pick('prepare');
  };

  it('turns a used token back when its player prepares (15.22)', () => {
    expect(prepares({ reservationUsed: true }).player(1).reservation).toEqual({
      card: null,
      used: false,
    });
    const used = reserving({ reservationUsed: true });
    expect(used.options.some((key) => key.startsWith('reserve:'))).toBe(false);
  });

  it('lets a reserved card be discarded then, which frees the token (15.22)', () => {
    const game = prepares({ reserved: 'farm' }).pick('discard');
    expect(game.player(1).reservation).toEqual({ card: null, used: false });
    expect(game.view.discard).toBe(1);
    game.pick('place:basic-three-twigs');
    expect(game.options.some((key) => key.startsWith('reserve:'))).toBe(true);
  });

  it('reserves no second card while one is kept (15.23)', () => {
    const game = prepares({ reserved: 'farm' }).pick('keep', 'place:basic-three-twigs');
    expect(game.player(1).reservation!.card).toBe('farm');
    expect(game.options.some((key) => key.startsWith('reserve:'))).toBe(false);
  });
});
