/** Every discovery of Spirecrest: what it does, and the rulings about it. */
import { describe, expect, it } from 'vitest';
import { readPosition, writePosition, type PositionPlayer } from '../../src/index.ts';
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

describe('big critters', () => {
  it('Stubblehoof may stay, use its place again, and brings a card and a resource (R-210)', () => {
    const game = mountain(
      {
        discoveries: ['stubblehoof'],
        season: 'spring',
        kinds: { stubblehoof: 'basic-three-twigs' },
      },
      { workers: { 'basic-three-twigs': [1], 'basic-one-berry': [1, 1] } },
    ).pick('prepare');
    expect(game.options).toEqual(['stay', 'none']);
    game.pick('stay', 'gain:berry');
    expect(game.player(1)).toMatchObject({ handCount: 1, resources: { twig: 3, berry: 1 } });
    expect(game.view.basic[0].workers).toEqual([0]);
    expect(game.player(1).ready).toBe(3);
  });

  it('Stubblehoof comes home with the others if its player likes', () => {
    const game = mountain(
      {
        discoveries: ['stubblehoof'],
        season: 'spring',
        kinds: { stubblehoof: 'basic-three-twigs' },
      },
      { workers: { 'basic-three-twigs': [1], 'basic-one-berry': [1, 1] } },
    ).pick('prepare', 'none');
    expect(game.player(1).ready).toBe(4);
  });

  it('Truffle uses a Production card of any city as if it were the own one', () => {
    const game = having(
      'truffle',
      { kinds: { truffle: 'ready' } },
      { players: [{ city: ['farm', 'storehouse', 'general-store'] }] },
    ).pick('worker:truffle');
    expect(game.options).toContain('place:farm@city2-1');
    expect(game.options).not.toContain('place:storehouse@city2-2');
    game.pick('place:general-store@city2-3', 'gain:pebble');
    // The Farm beside it lies in the city of the card.
    expect(game.player(1)).toMatchObject({ handCount: 1, resources: { berry: 2, pebble: 1 } });
    expect(game.player(2).city[2].aside).toEqual([0]);
  });

  it('Corliander needs half of the cards of an Event, rounded up', () => {
    const game = having('corliander', { kinds: { corliander: 'ready' }, city: ['farm', 'mine'] });
    expect(game.options).not.toContain('place:harvest-festival');
    game.pick('worker:corliander');
    expect(game.options).toContain('place:harvest-festival');
    game.pick('place:harvest-festival');
    expect(game.scorePart(1, 'basicEvents')).toBe(3);
    const three = having('corliander', { kinds: { corliander: 'ready' }, city: ['inn'] });
    expect(three.pick('worker:corliander').options).not.toContain('place:grand-tour');
  });

  it('Corliander needs half of whatever cards an Event asks for, and all Events achieved before', () => {
    const goesTo = (event: string, player: PositionPlayer): boolean =>
      having(
        'corliander',
        { kinds: { corliander: 'ready' }, ...player },
        { boxes: ['spirecrest', 'bellfaire-events', 'newleaf-events'], events: [event] },
      )
        .pick('worker:corliander')
        .options.includes(`place:${event}`);
    // Four unique Constructions, five common ones, five Production cards.
    expect(goesTo('architectural-renaissance', { city: ['chapel'] })).toBe(false);
    expect(goesTo('architectural-renaissance', { city: ['chapel', 'dungeon'] })).toBe(true);
    expect(goesTo('bed-and-breakfast-guild', { city: ['farm', 'mine'] })).toBe(false);
    expect(goesTo('bed-and-breakfast-guild', { city: ['farm', 'mine', 'inn'] })).toBe(true);
    const goods = { resources: { berry: 2 } };
    expect(goesTo('pie-eating-contest', { city: ['farm', 'mine'], ...goods })).toBe(false);
    expect(goesTo('pie-eating-contest', { city: ['farm', 'farm', 'mine'], ...goods })).toBe(true);
    expect(goesTo('sunflower-parade', { events: ['grand-tour', 'harvest-festival'] })).toBe(false);
    const three = ['grand-tour', 'harvest-festival', 'city-monument'];
    expect(goesTo('sunflower-parade', { events: three })).toBe(true);
    // Nine Constructions: Critters do not count.
    const four = ['farm', 'mine', 'inn', 'chapel', 'king', 'queen'];
    expect(goesTo('ever-wall-tower-constructed', { city: four })).toBe(false);
    expect(goesTo('ever-wall-tower-constructed', { city: [...four, 'crane'] })).toBe(true);
  });

  it('Whisper joins a worker of the same player where there is one spot (13.22)', () => {
    const game = having(
      'whisper',
      { discoveries: ['whisper', 'ancient-orchard'], kinds: { whisper: 'ready' } },
      { workers: { 'ancient-orchard': [1] } },
    );
    expect(game.options).not.toContain('place:ancient-orchard');
    game.pick('worker:whisper', 'place:ancient-orchard');
    expect(game.player(1).resources.berry).toBe(5);
  });

  it('a worker that is moved does not come back to the location it leaves (5.12, RANGER.1)', () => {
    const game = having(
      'ancient-orchard',
      { hand: ['ranger'], resources: RICH },
      { workers: { 'ancient-orchard': [1] } },
    ).pick('play:ranger');
    expect(game.options).toContain('place:basic-three-twigs');
    expect(game.options).not.toContain('place:ancient-orchard');
  });

  it('Firebeak draws from the discard pile, and later takes what others discard (R-211)', () => {
    const game = having(
      'firebeak',
      { kinds: { firebeak: 'ready' } },
      { discard: ['farm', 'mine'], players: [{ hand: ['inn', 'monk'] }] },
    ).pick('worker:firebeak', 'place:discard-pile');
    expect(game.hand(1)).toEqual(['farm', 'mine']);
    game.pick('place:haven', 'discard:inn', 'discard:monk', 'gain:twig');
    expect(game.decides).toBe(1);
    expect(game.options).toEqual(['done', 'take:monk', 'take:inn']);
    game.pick('take:inn', 'done');
    expect(game.hand(1)).toEqual(['farm', 'mine', 'inn']);
    expect(game.view.discard).toBe(1);
  });

  it('Firebeak takes nothing that was discarded in an earlier turn (R-211)', () => {
    const game = having(
      'firebeak',
      { kinds: { firebeak: 'ready' } },
      { discard: ['farm', 'mine'], players: [{ hand: ['inn', 'monk', 'queen', 'king'] }] },
    ).pick('worker:firebeak', 'place:discard-pile', 'place:haven');
    game.pick('discard:inn', 'discard:monk', 'done', 'gain:twig');
    expect(game.options).toEqual(['done', 'take:monk', 'take:inn']);
    game.pick('done', 'place:basic-one-berry', 'place:haven');
    game.pick('discard:queen', 'discard:king', 'gain:twig');
    expect(game.options).toEqual(['done', 'take:king', 'take:queen']);
  });

  it('Honeypaw brings berries for other resources of its place, three at most', () => {
    const twigs = having('honeypaw', { kinds: { honeypaw: 'ready' } });
    twigs.pick('worker:honeypaw', 'place:basic-three-twigs');
    expect(twigs.player(1).resources).toMatchObject({ twig: 3, berry: 3 });
    const berry = having('honeypaw', { kinds: { honeypaw: 'ready' } }, { forest: FOREST });
    berry.pick('worker:honeypaw', 'place:forest-twig-resin-berry');
    expect(berry.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 0, berry: 1 });
    const resin = having('honeypaw', { kinds: { honeypaw: 'ready' } });
    resin.pick('worker:honeypaw', 'place:basic-two-resin');
    expect(resin.player(1).resources).toMatchObject({ resin: 2, berry: 2 });
  });

  it('King Rhun gains as many resources as the printed points of a Prosperity card', () => {
    const game = having('king-rhun', { kinds: { 'king-rhun': 'ready' }, city: ['school', 'farm'] });
    game.pick('worker:king-rhun');
    expect(game.options).toContain('place:school@city1-1');
    expect(game.options).not.toContain('place:farm@city1-2');
    game.pick('place:school@city1-1', 'gain:twig', 'gain:resin');
    expect(game.player(1).resources).toMatchObject({ twig: 1, resin: 1 });
    expect(game.decides).toBe(2);
  });

  it('Whisper goes where others stand, but not to an Event that is achieved', () => {
    const game = having(
      'whisper',
      { kinds: { whisper: 'ready' }, city: ['farm', 'mine', 'twig-barge', 'resin-refinery'] },
      {
        workers: { 'basic-three-twigs': [2], 'harvest-festival': [2] },
        players: [{ season: 'spring', city: [{ card: 'lookout', workers: [2] }] }],
      },
    ).pick('worker:whisper');
    expect(game.options).toContain('place:basic-three-twigs');
    expect(game.options).not.toContain('place:harvest-festival');
    expect(game.options).not.toContain('place:lookout@city2-1');
    game.pick('place:basic-three-twigs');
    expect(game.view.basic[0].workers).toEqual([0, 1]);
  });

  it('Whisper goes on a Journey where somebody is already: only Events are left out (5.26)', () => {
    const hand = Array<string>(5).fill('farm');
    const game = having(
      'whisper',
      { season: 'autumn', kinds: { whisper: 'ready' }, hand },
      { workers: { 'journey-5': [2] }, players: [{ season: 'autumn' }] },
    );
    expect(game.why('place:journey-5')).toBe('occupied');
    game.pick('worker:whisper', 'place:journey-5');
    expect(game.view.journey[3].workers).toEqual([0, 1]);
    expect(game.player(1).handCount).toBe(0);
    const { workers } = writePosition(readPosition(writePosition(game.state)).state);
    expect(workers!['journey-5']).toEqual([1, 2]);
    expect(game.score(1)).toBe(5);
  });

  it('Whisper joins others on a card and takes the spot when they leave', () => {
    const game = having(
      'whisper',
      { kinds: { whisper: 'ready' }, resources: RICH, hand: ['farm'] },
      { players: [{ city: [{ card: 'inn', workers: [2] }] }] },
    ).pick('worker:whisper', 'place:inn@city2-1');
    expect(game.player(2).city[0].joining).toEqual([0]);
    expect(game.player(2).points).toBe(1);
  });

  it('Windlore draws three, and two after each turn in which others drew (R-212)', () => {
    const hand = Array<string>(5).fill('farm');
    const game = having('windlore', { kinds: { windlore: 'ready' }, hand }, { players: [{}] });
    game.pick('worker:windlore', 'place:draw-pile');
    expect(game.player(1).handCount).toBe(8);
    game.pick('place:basic-two-cards-one-point');
    expect(game.decides).toBe(1);
    expect(game.player(1).handCount).toBe(10);
    game.pick('discard:farm', 'discard:farm');
    expect(game.player(1).handCount).toBe(8);
    const quiet = having('windlore', { kinds: { windlore: 'ready' } }, { players: [{}] });
    quiet.pick('worker:windlore', 'place:draw-pile', 'place:basic-one-berry');
    expect(quiet.player(1).handCount).toBe(3);
  });

  it('is told where it goes, and lost big critters do not come back as new workers', () => {
    const game = having('whisper', { kinds: { whisper: 'ready' } }).pick(
      'worker:whisper',
      'place:basic-one-berry',
    );
    expect(game.events.find(({ type }) => type === 'place')).toMatchObject({ worker: 'whisper' });
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
