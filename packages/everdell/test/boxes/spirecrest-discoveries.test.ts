/** Every discovery of Spirecrest: what it does, and the rulings about it. */
import { describe, expect, it } from 'vitest';
import { everdell, readPosition, writePosition, type PositionPlayer } from '../../src/index.ts';
import { having, mountain, OUT_IN_SPRING, OUT_IN_SUMMER } from '../spirecrest-table.ts';
import type { Table } from '../table.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const FOREST = ['forest-three-berries', 'forest-two-any', null, 'forest-twig-resin-berry'];

/** Takes this discovery in the ridges, in a game with these cards. */
function discover(find: string, player: PositionPlayer = {}, rest = {}): Table {
  return mountain(
    { season: 'summer', ...player },
    { workers: OUT_IN_SUMMER, mountain: { discoveries: [find] }, ...rest },
  ).pick('prepare', 'tile:burrowdale');
}

describe('lasting discoveries', () => {
  it('an Archeologist tucks up to three Constructions, each played for one resource less (R-205)', () => {
    const game = mountain(
      { hand: ['farm', 'wanderer'] },
      { workers: { 'basic-one-berry': [1, 1] }, mountain: { discoveries: ['archeologist'] } },
    ).pick('prepare', 'tile:lily-ponds');
    expect(game.options).toContain('tuck:farm');
    expect(game.options).not.toContain('tuck:wanderer');
    game.pick('tuck:farm', 'tuck:inn@meadow-4', 'done');
    expect(game.player(1).travel!.discoveries[0].cards).toEqual(['farm', 'inn']);
    expect(game.player(1).handCount).toBe(1);
    expect(game.view.meadow.every((card) => card !== null)).toBe(true);
    const later = having('archeologist', {
      archeologist: ['farm'],
      resources: { twig: 1, resin: 1 },
    });
    later.pick('play:farm@archeologist');
    expect(later.city(1)).toEqual(['farm']);
    expect(later.player(1).resources).toMatchObject({ twig: 0, resin: 0 });
  });

  it('a tucked card is paid with what its player likes to leave out (R-205)', () => {
    const game = having('archeologist', { archeologist: ['farm'], resources: RICH });
    game.pick('play:farm@archeologist', 'pay:twig', 'pay:resin');
    expect(game.player(1).resources).toMatchObject({ twig: 8, resin: 8 });
    expect(game.city(1)).toEqual(['farm']);
  });

  it('a Trail Guide lets Critters be played for two berries less', () => {
    const game = having('trail-guide', { trailGuide: ['king'], resources: { berry: 4 } });
    game.pick('play:king@trail-guide');
    expect(game.player(1).resources.berry).toBe(0);
  });

  it('tucked copies of a card are the same choice (R-205)', () => {
    const game = having('archeologist', {
      archeologist: ['mine', 'farm', 'farm'],
      resources: RICH,
    });
    const tucked = (): string[] => game.options.filter((key) => key.includes('@archeologist'));
    expect(tucked()).toEqual(['play:mine@archeologist', 'play:farm@archeologist']);
    game.pick('play:farm@archeologist', 'pay:twig', 'pay:resin');
    expect(game.player(1).travel!.discoveries[0].cards).toEqual(['mine', 'farm']);
    const poor = having('archeologist', { archeologist: ['farm', 'farm'] });
    const blocked = everdell.blocked(poor.state).map(({ key }) => key);
    expect(blocked.filter((key) => key.includes('@archeologist'))).toHaveLength(1);
  });

  it('a tucked card that costs nothing is played as such: nothing is left out of its price (R-205)', () => {
    const game = having('archeologist', { archeologist: ['ruins'], city: ['farm'] });
    game.pick('play:ruins@archeologist', 'replace:farm');
    expect(game.events.find(({ type }) => type === 'play')).toMatchObject({ way: 'pay' });
    const mine = having('archeologist', { archeologist: ['mine'], resources: RICH });
    mine.pick('play:mine@archeologist', 'pay:twig', 'pay:resin');
    expect(mine.events.find(({ type }) => type === 'play')).toMatchObject({ way: 'less' });
  });

  it('a Critter that costs no more than two berries is free beside a Trail Guide, and said to be', () => {
    const said = (game: Table, key: string): string =>
      game.say('en').options[game.options.indexOf(key)];
    const game = having('trail-guide', { trailGuide: ['wanderer'], city: ['lookout'] });
    expect(said(game, 'play:wanderer@trail-guide')).toContain('for free');
    expect(said(game.pick('play:wanderer@trail-guide'), 'pay')).toBe('Play for free');
    const dear = having('trail-guide', {
      trailGuide: ['king'],
      city: ['castle'],
      resources: { berry: 4 },
    });
    expect(said(dear, 'play:king@trail-guide')).toContain('for 2 fewer berries');
    expect(said(dear.pick('play:king@trail-guide'), 'pay')).toBe('Pay 4 berries');
  });

  it('a Forager draws a card for each berry gained in the own turn, when the action is done (R-206)', () => {
    const game = having('forager', { city: ['wanderer'] }, { forest: FOREST });
    game.pick('place:forest-three-berries');
    expect(game.player(1).handCount).toBe(3);
  });

  it('a Forager draws before the exploration that follows a production (R-206)', () => {
    const game = mountain(
      { discoveries: ['forager'], season: 'summer', city: ['farm', 'farm'] },
      { workers: OUT_IN_SUMMER, mountain: { discoveries: ['gatherwind-trail'] } },
    ).pick('prepare');
    expect(game.player(1).handCount).toBe(2);
    expect(game.options).toContain('tile:burrowdale');
  });

  it('a Prospector may discard and may draw for each point token (R-206)', () => {
    const game = having('prospector', { hand: ['farm'] });
    game.pick('place:basic-two-cards-one-point', 'discard:farm');
    expect(game.options).toEqual(['draw:1', 'draw:0']);
    game.pick('draw:1');
    expect(game.player(1).handCount).toBe(3);
  });

  it('a Mountaineer ignores the spring weather and makes two discoveries in the peaks', () => {
    const game = mountain(
      { discoveries: ['mountaineer'], season: 'spring', resources: { twig: 3 } },
      {
        workers: OUT_IN_SPRING,
        mountain: { weather: ['spring-1'], coveredWeather: [] },
      },
    );
    expect(game.player(1).travel!.weather).toBe(null);
    game.pick('prepare', 'done', 'tile:littledell', 'discover:whisper', 'pay:twig');
    expect(game.options).toEqual(['done', 'discover:ancient-orchard', 'discover:honeypaw']);
    game.pick('discover:honeypaw');
    expect(game.player(1).travel!.discoveries).toHaveLength(3);
    expect(game.player(1).resources.twig).toBe(0);
  });

  it('Stormvale lays out three cards for everybody; its owner gains a token for others', () => {
    const game = mountain(
      { resources: RICH },
      {
        players: [{ discoveries: ['stormvale'] }],
        stormvale: ['farm', 'mine', 'wanderer'],
      },
    );
    game.pick('play:farm@stormvale-1');
    expect(game.player(2).points).toBe(1);
    expect(game.view.mountain!.stormvale!.cards).not.toContain(null);
    expect(game.city(1)).toEqual(['farm']);
    const own = having(
      'stormvale',
      { resources: RICH },
      { stormvale: ['farm', 'mine', 'wanderer'] },
    );
    own.pick('play:mine@stormvale-2');
    expect(own.player(1).points).toBe(0);
  });

  it('Stormvale is laid out when it is taken', () => {
    const game = mountain(
      { season: 'spring' },
      { workers: OUT_IN_SPRING, mountain: { discoveries: ['stormvale'] } },
    ).pick('prepare', 'done', 'tile:littledell');
    expect(game.view.mountain!.stormvale).toMatchObject({ owner: 0 });
    expect(game.view.mountain!.stormvale!.cards.filter((card) => card !== null)).toHaveLength(3);
  });
});

describe('locations beside the city', () => {
  it('Cartographer’s Caravan: 3 cards, and a resource for each worker there', () => {
    const game = having('cartographers-caravan', {}, { workers: { 'cartographers-caravan': [2] } });
    game.pick('place:cartographers-caravan', 'gain:twig', 'gain:berry');
    expect(game.player(1)).toMatchObject({ handCount: 3, resources: { twig: 1, berry: 1 } });
    expect(game.player(1).points).toBe(0);
  });

  it('holds three workers, one of each player', () => {
    const game = having(
      'map-seller',
      {},
      { players: [{}, {}, {}], workers: { 'map-seller': [2, 3, 4] } },
    );
    expect(game.why('place:map-seller')).toBe('occupied');
    const again = having('map-seller', {}, { workers: { 'map-seller': [1] } });
    expect(again.why('place:map-seller')).toBe('already-there');
  });

  it('Map Seller: cards of the Meadow and the discard pile, face down, until the hand is full (R-207)', () => {
    const game = having(
      'map-seller',
      { hand: ['farm', 'farm', 'mine', 'mine', 'inn'] },
      { discard: ['wife', 'monk'] },
    );
    game.pick('place:map-seller', 'take:king', 'draw:discard', 'take:queen');
    expect(game.hand(1).slice(5)).toEqual(['king', 'wife', 'queen']);
    expect(game.decides).toBe(2);
    expect(game.view.meadow.includes(null)).toBe(false);
  });

  it('Ancient Orchard: 5 berries', () => {
    const game = having('ancient-orchard').pick('place:ancient-orchard');
    expect(game.player(1).resources.berry).toBe(5);
    expect(game.player(2).points).toBe(0);
  });

  it('Cloudrim Peak: five cards of different types for 8 point tokens', () => {
    const hand = ['farm', 'inn', 'king', 'judge', 'wanderer'];
    const game = having('cloudrim-peak', { hand }).pick('place:cloudrim-peak');
    game.pick(...hand.map((card) => `discard:${card}`));
    expect(game.player(1)).toMatchObject({ points: 8, handCount: 0 });
    const twins = having('cloudrim-peak', { hand: ['farm', 'farm', 'king', 'judge', 'wanderer'] });
    expect(twins.options).not.toContain('place:cloudrim-peak');
  });

  it('Grey Cloak’s Hideout: a worker moves there, and the place it left is used again (R-208)', () => {
    const game = having('grey-cloaks-hideout', {}, { workers: { 'basic-three-twigs': [1] } });
    expect(game.options).not.toContain('place:grey-cloaks-hideout');
    game.pick('hide:basic-three-twigs');
    expect(game.player(1)).toMatchObject({ ready: 3, resources: { twig: 3 } });
    expect(game.view.basic[0].workers).toEqual([]);
    const visit = having(
      'grey-cloaks-hideout',
      { resources: RICH },
      { players: [{ city: [{ card: 'inn', workers: [1] }] }] },
    ).pick('hide:inn');
    expect(visit.player(2).points).toBe(0);
  });

  it('Moleia Mines: cards and tokens until somebody stops, nothing if a card lies in the Meadow', () => {
    const deck = ['farm', 'mine', 'king'];
    const game = having('moleia-mines', {}, { deck }).pick('place:moleia-mines');
    expect(game.options).toEqual(['take', 'reveal']);
    expect(game.view.revealed).toEqual(['farm']);
    game.pick('reveal', 'take');
    expect(game.player(1)).toMatchObject({ points: 2 });
    expect(game.hand(1)).toEqual(['farm', 'mine']);
    const lost = having('moleia-mines', {}, { deck }).pick('place:moleia-mines');
    lost.pick('reveal', 'reveal');
    expect(lost.player(1)).toMatchObject({ points: 0, handCount: 0 });
    expect(lost.view.discard).toBe(3);
  });

  it('Moleia Mines: no more cards than the hand can hold', () => {
    const hand = Array<string>(7).fill('farm');
    const game = having('moleia-mines', { hand }, { deck: ['mine'] }).pick('place:moleia-mines');
    expect(game.player(1)).toMatchObject({ handCount: 8, points: 1 });
  });

  it('Ruins of Spire: 3 resources, but no berries', () => {
    const game = having('ruins-of-spire').pick('place:ruins-of-spire');
    expect(game.options).toEqual(['gain:twig', 'gain:resin', 'gain:pebble']);
  });

  it('Tezel’s Laboratory: a card for as many resources less as cards were discarded (R-209)', () => {
    const game = having('tezels-laboratory', {
      hand: ['farm', 'inn', 'judge', 'crane'],
      resources: { twig: 1 },
    });
    game.pick('place:tezels-laboratory', 'discard:inn', 'discard:judge', 'done');
    expect(game.options).toContain('play:farm@hand');
    game.pick('play:farm@hand', 'pay:twig');
    expect(game.city(1)).toEqual(['farm']);
  });

  it('Tezel’s Laboratory: a card cannot be discarded for itself (5.9)', () => {
    const resources = { twig: 2 };
    const alone = having('tezels-laboratory', { hand: ['farm'], resources }, { meadow: [] });
    expect(alone.why('place:tezels-laboratory')).toBe('no-card-to-play');
    const hand = ['farm', 'king'];
    const two = having('tezels-laboratory', { hand, resources }, { meadow: [] });
    two.pick('place:tezels-laboratory');
    expect(two.prompt).toContain('Tezel’s Laboratory');
    two.pick('discard:king', 'done', 'play:farm@hand');
    expect(two.city(1)).toEqual(['farm']);
    const meadow = having('tezels-laboratory', { hand: ['king'], resources }, { meadow: ['farm'] });
    expect(meadow.options).toContain('place:tezels-laboratory');
  });
});

describe('immediate discoveries', () => {
  it.each([
    ['bounty-hunter', 'wanderer', 'farm'],
    ['cloudsong', 'farm', 'wanderer'],
  ])('%s searches the deck for %s, and not for %s (R-213)', (find, card, other) => {
    const game = discover(find, { hand: Array<string>(8).fill('mine').slice(0, 3) });
    expect(game.options).not.toContain(`name:${other}`);
    game.pick(`name:${card}`);
    expect(game.hand(1)).toContain(card);
  });

  it('Bounty Hunter takes the card even over the hand limit, which is kept at once (R-213)', () => {
    const hand = ['farm', 'farm', 'mine', 'inn', 'judge', 'twig-barge', 'twig-barge', 'chapel'];
    const game = discover('bounty-hunter', { hand }).pick('name:wanderer');
    expect(game.player(1).handCount).toBe(9);
    game.pick('discard:farm');
    expect(game.player(1).handCount).toBe(8);
    expect(game.hand(1)).toContain('wanderer');
  });

  it('a hand that is about to be cut can be written down; between turns it is refused (7.1, R-213)', () => {
    const hand = ['farm', 'farm', 'mine', 'inn', 'judge', 'twig-barge', 'twig-barge', 'chapel'];
    const game = discover('bounty-hunter', { hand }).pick('name:wanderer');
    const { pending, ...between } = writePosition(game.state);
    expect(readPosition({ ...between, pending }).state).toEqual(game.state);
    expect(() => readPosition(between)).toThrow('players[0].hand: can hold 8 at most');
  });

  it('Bounty Hunter finds nothing where there is nothing (R-213)', () => {
    const game = discover('bounty-hunter', {}, { rest: false, deck: ['farm'] }).pick('name:king');
    expect(game.player(1).handCount).toBe(0);
  });

  it('Cave of Dancing Lights: four cards bring resources by type; some are kept', () => {
    const deck = ['farm', 'wanderer', 'inn', 'palace'];
    const game = discover('cave-of-dancing-lights', {}, { deck }).pick('gain:pebble', 'keep:farm');
    game.pick('keep:palace', 'done');
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 1, berry: 1 });
    expect(game.hand(1)).toEqual(['farm', 'palace']);
  });

  it('Star Weavers: discard any cards, then draw up to the hand limit', () => {
    const game = discover('star-weavers', { hand: ['farm', 'mine'] }).pick('discard:farm', 'done');
    expect(game.player(1).handCount).toBe(8);
  });
});

describe('trails, cities and tiles', () => {
  const worth = (find: string, player: PositionPlayer): number =>
    mountain({ season: 'autumn', discoveries: [find], ...player }).scorePart(1, 'discoveries');

  it.each([
    ['everblossom-trail', ['castle', 'palace', 'school'], 4],
    ['everblossom-trail', ['castle', 'palace'], 0],
    ['greensprout-trail', ['farm', 'mine', 'chip-sweep', 'twig-barge'], 4],
    ['greensprout-trail', ['farm', 'mine', 'twig-barge'], 0],
    ['mistrise-trail', ['wanderer', 'wanderer', 'bard'], 4],
    ['starfall-trail', ['judge', 'crane', 'innkeeper'], 4],
    ['sunblaze-trail', ['inn', 'lookout', 'queen'], 4],
    ['sunblaze-trail', ['inn', 'lookout'], 0],
    ['everblossom-city', ['castle', 'palace'], 4],
    ['greensprout-city', ['farm', 'mine', 'twig-barge'], 5],
    ['mistrise-city', ['wanderer', 'bard'], 4],
    ['starfall-city', ['judge'], 5],
    ['sunblaze-city', [], 6],
    // A type that is missing is the one with fewest cards.
    ['bellsong-city', ['farm', 'farm', 'inn'], 3],
    ['bellsong-city', ['farm', 'inn', 'wanderer', 'judge', 'castle', 'farm'], 4],
  ])('%s with %j is worth %i (13.33, R-214)', (find, city, points) => {
    expect(worth(find, { city })).toBe(points);
  });

  it('a city is never worth less than nothing (R-214)', () => {
    const city = [
      'wanderer',
      'wanderer',
      'wanderer',
      'bard',
      'shepherd',
      'ranger',
      'postal-pigeon',
    ];
    expect(worth('mistrise-city', { city })).toBe(0);
  });

  it('Bellsong Trail asks for the last tile of the expedition', () => {
    const expedition = ['yaras-patch', 'quokka-island'];
    expect(worth('bellsong-trail', { expedition, reached: 2 })).toBe(4);
    expect(worth('bellsong-trail', { expedition, reached: 1 })).toBe(0);
  });

  it('Gatherwind Trail asks for two Events, Hopewatch Trail counts the Journey, 7 at most', () => {
    const events = ['grand-tour', 'harvest-festival'];
    expect(worth('gatherwind-trail', { events })).toBe(4);
    expect(worth('gatherwind-trail', { events: ['grand-tour'] })).toBe(0);
    const journey = (workers: Record<string, number[]>): number =>
      mountain({ season: 'autumn', discoveries: ['hopewatch-trail'] }, { workers }).scorePart(
        1,
        'discoveries',
      );
    expect(journey({ 'journey-3': [1] })).toBe(3);
    expect(journey({ 'journey-5': [1], 'journey-4': [1] })).toBe(7);
  });

  it('Serpent’s Pass and The Distant Shore are tiles of 7 points', () => {
    const game = mountain({
      season: 'autumn',
      expedition: ['serpents-pass', 'the-distant-shore'],
      resources: { berry: 6 },
      hand: Array<string>(6).fill('farm'),
    });
    game.pick('pass', 'travel:serpents-pass', 'travel:the-distant-shore');
    expect(game.scorePart(1, 'expedition')).toBe(14);
  });
});
