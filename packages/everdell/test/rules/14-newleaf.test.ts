/** Chapter 14: Newleaf. */
import { describe, expect, it } from 'vitest';
import { CARDS, CARS as CAR_LIST, VISITORS as VISITOR_LIST } from '../../src/index.ts';
import { score as total } from '../../src/turn/scoring.ts';
import { cardsOnTable } from '../../src/state/inventory.ts';
import { CARS, MEADOW, STATION, VISITORS, atStation, leaf, trainCars } from '../newleaf-table.ts';
import { newTable, type Table } from '../table.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);
const dealt = (seed: number, players = 3): Table => newTable({ players, boxes: ['newleaf'] }, seed);

describe('a game with Newleaf', () => {
  it('has the 59 cards of Newleaf in its deck and the station board on the table (14.1)', () => {
    const game = dealt(1);
    const counts = cardsOnTable(game.state);
    const own = CARDS.list.filter(({ box }) => box.startsWith('newleaf'));
    expect(own.reduce((sum, { copies }) => sum + copies, 0)).toBe(59);
    for (const { id, copies } of own) expect(counts[CARDS.kindOf(id)]).toBe(copies);
    expect(game.view.station).not.toBeNull();
    expect(newTable({ players: 3 }, 1).view.station).toBeNull();
  });

  it('has three cards of the draw pile at the station (14.2)', () => {
    for (const seed of SEEDS) expect(atStation(dealt(seed)).every((card) => card)).toBe(true);
  });

  it('has two piles of visitors, of which only the top ones are to be seen (14.3)', () => {
    const game = dealt(3);
    const { visitors } = game.view.station!;
    expect(visitors.map(({ count }) => count)).toEqual([16, 16]);
    const text = JSON.stringify(game.view);
    const hidden = VISITOR_LIST.filter(
      ({ id }) => id !== visitors[0].visitor && id !== visitors[1].visitor,
    );
    for (const { id } of hidden) expect(text).not.toContain(id);
  });

  it('has three of the eighteen train cars beside the station cards (14.4)', () => {
    expect(CAR_LIST.reduce((sum, { copies }) => sum + copies, 0)).toBe(18);
    for (const seed of SEEDS) {
      const game = dealt(seed);
      expect(trainCars(game).every((car) => car)).toBe(true);
      expect(game.view.station!.bag).toBe(15);
    }
  });

  it('gives three golden occupied tokens to each player (14.5)', () => {
    const game = dealt(5, 4);
    for (let seat = 1; seat <= 4; seat++) expect(game.player(seat).goldenTokens).toBe(3);
  });
});

describe('golden occupied tokens', () => {
  const inCity = (game: Table, card: string) =>
    game.player(1).city.find((one) => one.card === card)!;

  it('are for golden banners, brown ones for the pairs of the base game (14.6)', () => {
    const husband = leaf({ hand: ['husband'], city: ['farm'] }).pick('play:husband@hand');
    expect(inCity(husband, 'farm')).toMatchObject({ occupied: true, golden: false });
    expect(husband.player(1).goldenTokens).toBe(3);
    const baker = leaf({ hand: ['baker'], city: ['farm'] });
    baker.pick('play:baker@hand', 'golden:farm');
    expect(inCity(baker, 'farm')).toMatchObject({ occupied: false, golden: true });
    expect(baker.player(1).goldenTokens).toBe(2);
  });

  it('bring a Critter whose banner fits a Construction of the own city (14.7)', () => {
    const game = leaf({ hand: ['miller'], city: ['castle'] });
    game.pick('play:miller@hand', 'golden:castle');
    expect(game.city(1)).toContain('miller');
    // The Miller looks for Prosperity.
    expect(leaf({ hand: ['miller'], city: ['farm'] }).offers('play:miller@hand')).toBe(false);
    // Common or Unique, as the banner says.
    expect(leaf({ hand: ['poet'], city: ['farm'] }).offers('play:poet@hand')).toBe(true);
    expect(leaf({ hand: ['poet'], city: ['castle'] }).offers('play:poet@hand')).toBe(false);
    // Only the own city counts.
    const away = leaf({ hand: ['miller'] }, { players: [{ city: ['castle'] }] });
    expect(away.offers('play:miller@hand')).toBe(false);
  });

  it('lie on a Construction with a banner to bring a Critter that fits (14.8)', () => {
    const game = leaf({ hand: ['barge-toad'], city: ['greenhouse'] });
    game.pick('play:barge-toad@hand', 'golden:greenhouse');
    expect(game.city(1)).toContain('barge-toad');
    const wrong = leaf({ hand: ['judge'], city: ['greenhouse'] });
    expect(wrong.offers('play:judge@hand')).toBe(false);
  });

  it('are not needed on the Ever Tree, whose brown token brings Newleaf Critters (14.9, EVERTREE.3)', () => {
    const game = leaf({ hand: ['mayor'], city: ['ever-tree'], goldenTokens: 0 });
    game.pick('play:mayor@hand');
    expect(inCity(game, 'ever-tree')).toMatchObject({ occupied: true, golden: false });
  });

  it('never come back, even if the Construction leaves (14.10)', () => {
    const game = leaf({ hand: ['baker', 'ruins'], city: ['farm'], resources: {} });
    game.pick('play:baker@hand', 'golden:farm', 'place:basic-three-twigs');
    expect(game.player(1).goldenTokens).toBe(2);
    game.pick('play:ruins@hand', 'replace:farm');
    expect(game.city(1)).not.toContain('farm');
    expect(game.player(1).goldenTokens).toBe(2);
    const none = leaf({ hand: ['baker'], city: ['farm'], goldenTokens: 0 });
    expect(none.offers('play:baker@hand')).toBe(false);
  });

  it('do not lie where a token lies already, of whatever kind (14.11)', () => {
    const brown = leaf({ hand: ['baker'], city: [{ card: 'farm', occupied: true }] });
    expect(brown.offers('play:baker@hand')).toBe(false);
    const golden = leaf({ hand: ['baker'], city: [{ card: 'farm', golden: true }] });
    expect(golden.offers('play:baker@hand')).toBe(false);
    const husband = leaf({ hand: ['husband'], city: [{ card: 'farm', golden: true }] });
    expect(husband.offers('play:husband@hand')).toBe(false);
  });

  it('lie beside one of the other kind where the house rule allows it (14.11)', () => {
    const house = { 'golden.stackOnOccupied': true };
    const brown = leaf({ hand: ['baker'], city: [{ card: 'farm', occupied: true }] }, { house });
    brown.pick('play:baker@hand', 'golden:farm');
    expect(inCity(brown, 'farm')).toMatchObject({ occupied: true, golden: true });
    const golden = leaf({ hand: ['husband'], city: [{ card: 'farm', golden: true }] }, { house });
    expect(golden.offers('play:husband@hand')).toBe(true);
    const twice = leaf({ hand: ['baker'], city: [{ card: 'farm', golden: true }] }, { house });
    expect(twice.offers('play:baker@hand')).toBe(false);
  });

  it('bring a Critter whom an effect lets be played, too (14.8)', () => {
    const game = leaf({ city: ['inn', 'ever-wall'] }).pick('place:inn@city1-1');
    game.pick('play:king@meadow-1', 'golden:ever-wall');
    expect(game.city(1)).toContain('king');
    const without = leaf({ city: ['inn', 'farm'] }).pick('place:inn@city1-1');
    expect(without.options).not.toContain('play:king@meadow-1');
  });

  it('bring the Inventor from the Clock Tower and the King from the Ever Wall (35.15)', () => {
    const inventor = leaf({ hand: ['inventor'], city: ['clock-tower'] });
    inventor.pick('play:inventor@hand', 'golden:clock-tower');
    expect(inventor.city(1)).toContain('inventor');
    const king = leaf({ hand: ['king'], city: ['ever-wall'] }, { meadow: [] });
    king.pick('play:king@hand', 'golden:ever-wall');
    expect(king.city(1)).toContain('king');
  });
});

describe('station cards', () => {
  const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };

  it('are played like Meadow cards (14.12)', () => {
    const game = leaf({ resources: RICH });
    expect(game.offers('play:farm@station-1')).toBe(true);
    game.pick('play:mine@station-2');
    expect(game.city(1)).toEqual(['mine']);
    expect(leaf({}).why('play:farm@station-1')).toBe('resources-short');
  });

  it('are out of reach of effects about Meadow cards (14.13, INN.7, QUEEN.4, UNDERTAKER.6)', () => {
    const empty = { meadow: [], rest: false };
    const inn = leaf({ city: ['inn'], resources: RICH }, empty);
    expect(inn.offers('place:inn@city1-1')).toBe(false);
    const queen = leaf({ city: ['queen'] }, empty);
    expect(queen.offers('place:queen@city1-1')).toBe(false);
    const undertaker = leaf({ hand: ['undertaker'], resources: RICH }, empty);
    undertaker.pick('play:undertaker@hand');
    expect(atStation(undertaker)).toEqual(STATION);
  });

  it('bring the reward of their car when everything is done; then both are replaced (14.14)', () => {
    // The Wanderer draws three cards; its place stays empty until then.
    const game = leaf({ resources: { berry: 2 }, city: ['historian'] }, { deck: ['fool', 'fool'] });
    game.pick('play:wanderer@station-3');
    const kinds = game.events.map(({ type }) => type);
    expect(kinds.indexOf('carTaken')).toBeGreaterThan(kinds.lastIndexOf('draw'));
    expect(kinds.indexOf('stationFill')).toBeGreaterThan(kinds.indexOf('carTaken'));
    expect(game.player(1).points).toBe(1);
    expect(atStation(game).every((card) => card)).toBe(true);
    expect(trainCars(game).every((car) => car)).toBe(true);
    expect(game.position.carsAside).toEqual(['train-car-point']);
  });

  it('are choices of their own where two are alike: each lies beside another car (14.14)', () => {
    const copies = { station: ['mine', 'farm', 'farm'] };
    const game = leaf({ resources: { twig: 2, resin: 1 } }, copies);
    expect(game.options).toEqual(
      expect.arrayContaining(['play:farm@station-2', 'play:farm@station-3']),
    );
    game.pick('play:farm@station-3');
    expect(game.player(1)).toMatchObject({ points: 1, resources: { twig: 0 } });
    const poor = leaf({}, copies);
    expect([poor.why('play:farm@station-2'), poor.why('play:farm@station-3')]).toEqual([
      'resources-short',
      'resources-short',
    ]);
  });

  it('take any reward, a resource of choice included (14.14)', () => {
    const cars = ['train-car-any', 'train-car-two-twigs', 'train-car-pebble'];
    const game = leaf({ resources: { twig: 2, resin: 1 } }, { cars });
    game.pick('play:farm@station-1', 'gain:pebble');
    expect(game.player(1).resources.pebble).toBe(1);
  });

  it('use cars that were set aside once the bag is empty (14.15)', () => {
    const others = CAR_LIST.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
    for (const car of CARS) others.splice(others.indexOf(car), 1);
    const game = leaf({ resources: RICH }, { carsAside: others });
    expect(game.view.station!.bag).toBe(0);
    game.pick('play:farm@station-1');
    expect(trainCars(game).every((car) => car)).toBe(true);
    expect(game.view.station!.bag).toBe(15);
  });
});

describe('the Knoll', () => {
  it('takes one worker of every player (14.16)', () => {
    const there = leaf({}, { workers: { knoll: [2] } });
    expect(there.offers('place:knoll')).toBe(true);
    const mine = leaf({}, { workers: { knoll: [1] } });
    expect(mine.why('place:knoll')).toBe('already-there');
  });

  it('clears three cards, gives three others and a train car (14.17)', () => {
    const game = leaf({}, { deck: ['chapel', 'fool', 'bard', 'ruins', 'dungeon', 'palace'] });
    game.pick('place:knoll', 'discard:king', 'discard:queen', 'discard:farm');
    // Meadow and station are refilled before anything is taken.
    expect(game.view.meadow.slice(0, 2)).toEqual(['chapel', 'fool']);
    expect(atStation(game)[0]).toBe('bard');
    game.pick('take:chapel', 'take:bard', 'take:mine');
    expect([...game.hand(1)].sort()).toEqual(['bard', 'chapel', 'mine']);
    game.pick('car:train-car-two-twigs');
    expect(game.player(1).resources.twig).toBe(2);
    expect(game.view.meadow.every((card) => card)).toBe(true);
    expect(atStation(game).every((card) => card)).toBe(true);
    expect(trainCars(game).every((car) => car)).toBe(true);
  });

  it('gives no cards to a full hand (14.17)', () => {
    const hand = ['farm', 'farm', 'farm', 'mine', 'mine', 'wife', 'wife', 'wife'];
    const game = leaf({ hand });
    game.pick('place:knoll', 'discard:king', 'discard:queen', 'discard:judge');
    expect(game.options.every((key) => key.startsWith('car:'))).toBe(true);
  });
});

describe('the Platform', () => {
  it('takes one worker of every player (14.18)', () => {
    expect(
      leaf({}, { workers: { 'station-platform': [2] } }).offers('place:station-platform'),
    ).toBe(true);
    const mine = leaf({}, { workers: { 'station-platform': [1] } });
    expect(mine.why('place:station-platform')).toBe('already-there');
  });

  it('discards a visitor, brings one beside the city, and gives a train car (14.19)', () => {
    const game = leaf({}).pick('place:station-platform');
    expect([...game.options].sort()).toEqual(['discard:bim-little', 'discard:oscar-longtale']);
    game.pick('discard:bim-little');
    expect([...game.options].sort()).toEqual(['keep:dip-dibble', 'keep:oscar-longtale']);
    game.pick('keep:dip-dibble', 'car:train-car-point');
    expect(game.player(1).guests!.map(({ visitor }) => visitor)).toEqual(['dip-dibble']);
    expect(game.player(1).points).toBe(1);
    expect(game.view.station!.gone).toEqual(['bim-little']);
    expect(game.view.station!.visitors[0].visitor).toBe('frin-stickly');
    expect(trainCars(game).every((car) => car)).toBe(true);
  });

  it('has a new pile of discarded visitors when one is empty (14.20)', () => {
    const visitorsGone = ['ruby-dew', 'dune-tarrington', 'plum-shortclaw'];
    const game = leaf({}, { visitors: [['bim-little'], ['dip-dibble']], visitorsGone });
    game.pick('place:station-platform', 'discard:bim-little');
    // Four were shuffled: two make a pile, two go under the one that was left.
    expect(game.view.station!.visitors.map(({ count }) => count)).toEqual([2, 3]);
    expect(game.view.station!.visitors[1].visitor).toBe('dip-dibble');
    expect(game.view.station!.gone).toEqual([]);
  });
});

describe('visitors beside a city', () => {
  it('take no space there (14.21)', () => {
    const farms = Array<string>(8).fill('farm');
    const city = [...farms, 'mine', 'mine', 'inn', 'inn', 'twig-barge', 'twig-barge', 'storehouse'];
    const game = leaf({ city }, { station: [] }).pick(
      'place:station-platform',
      'discard:bim-little',
    );
    game.pick('keep:oscar-longtale');
    expect(game.player(1).guests).toHaveLength(1);
    expect(game.player(1).spaces).toEqual({ used: 15, size: 15 });
  });

  it('give their points if their wish is fulfilled, otherwise nothing (14.22)', () => {
    const guests = ['oscar-longtale', 'diggs-deepwell'];
    const game = leaf({ guests, city: ['wanderer'] }, { visitors: [[], []] });
    expect(game.scorePart(1, 'visitors')).toBe(5);
    expect(game.player(1).guests).toEqual([
      { visitor: 'diggs-deepwell', content: false },
      { visitor: 'oscar-longtale', content: true },
    ]);
  });

  it('count resources that other cards count, too (14.23, ARCHITECT.5)', () => {
    const game = leaf({
      guests: ['diggs-deepwell'],
      city: ['architect'],
      resources: { pebble: 2 },
    });
    expect(game.scorePart(1, 'visitors')).toBe(6);
    expect(game.scorePart(1, 'prosperity')).toBe(2);
  });

  const MANY_COMMON = ['farm', 'farm', 'farm', 'mine', 'mine', 'inn', 'inn', 'general-store'];
  const EVERY_TYPE = ['wanderer', 'farm', 'inn', 'judge', 'castle'];
  const TWICE = [...EVERY_TYPE, 'ranger', 'mine', 'lookout', 'historian', 'king'];
  const SEVEN_UNIQUE = ['chapel', 'dungeon', 'castle', 'palace', 'theater', 'king', 'queen'];
  const four = (...cards: string[]): string[] => cards;

  it.each<[string, object, object]>([
    ['edvard-triptail', { city: EVERY_TYPE }, { city: EVERY_TYPE.slice(1) }],
    ['bosley-tedwardson', { city: TWICE }, { city: TWICE.slice(1) }],
    ['wildell-family', { city: [...MANY_COMMON, 'wife'] }, { city: ['farm'] }],
    ['frin-stickly', { resources: { resin: 4 } }, { resources: { resin: 3 } }],
    ['piff-quillglow', { resources: { twig: 5 } }, { resources: { twig: 4 } }],
    ['wimble-wuffle', { resources: { berry: 3 } }, { resources: { berry: 2 } }],
    [
      'sir-trivle-q-s-marqwill-iii',
      { resources: { twig: 1, resin: 1, pebble: 1, berry: 1 } },
      { resources: { twig: 9, resin: 9, pebble: 9 } },
    ],
    ['dillweed-quicksniff', { city: ['farm'] }, { city: ['farm', 'king'] }],
    ['oscar-longtale', { city: ['king'] }, { city: [] }],
    ['phill-gurgle', { city: ['farm', 'mine'] }, { city: ['farm', 'mine', 'mine'] }],
    ['dip-dibble', { city: four('inn', 'inn', 'lookout', 'queen') }, { city: ['inn'] }],
    ['dwell-northwatch', { city: four('bard', 'ranger', 'wanderer', 'wanderer') }, {}],
    ['glindil-frink', { city: four('castle', 'palace', 'king', 'school') }, {}],
    ['plum-shortclaw', { city: four('judge', 'historian', 'crane', 'innkeeper') }, {}],
    ['mossy-steptoe', { city: four('farm', 'farm', 'mine', 'mine', 'monk') }, {}],
    ['triss-peske', { city: ['castle', 'palace', 'king', 'school', 'theater', 'architect'] }, {}],
    ['skid-shinysnout', { points: 7, city: [{ card: 'chapel', tokens: 3 }] }, { points: 9 }],
    ['ruby-dew', { events: ['tax-relief', 'croak-wart-cure'] }, { events: ['tax-relief'] }],
    ['yara-and-brun-mayberry', { city: SEVEN_UNIQUE }, { city: SEVEN_UNIQUE.slice(1) }],
    ['dim-dustlight', { city: ['castle', 'palace', 'king', 'queen', 'judge', 'crane'] }, {}],
  ])('%s is content with one city and not with another (14.22)', (id, good, bad) => {
    const events = ['tax-relief', 'croak-wart-cure', 'a-well-run-city', 'the-everdell-games'];
    const { points } = VISITOR_LIST.find((visitor) => visitor.id === id)!;
    const having = (player: object): Table =>
      leaf({ guests: [id], ...player }, { visitors: [[], []], events });
    expect(having(good).scorePart(1, 'visitors')).toBe(points);
    expect(having(bad).scorePart(1, 'visitors')).toBe(0);
    // The sum that decides who wins has them as well.
    expect(total(having(good).state, 0)).toBe(having(good).score(1));
  });

  it('are all 32 of them, each with a wish in words (34.7)', () => {
    expect(VISITOR_LIST).toHaveLength(32);
    expect(VISITORS.flat().every((id) => VISITOR_LIST.some((one) => one.id === id))).toBe(true);
    expect(MEADOW).toHaveLength(8);
  });
});
