import { describe, expect, it } from 'vitest';
import type { Position, PositionPlayer } from '../../src/index.ts';
import { table } from '../table.ts';

const nothing = { twig: 0, resin: 0, pebble: 0, berry: 0 };
const rich = { twig: 4, resin: 4, pebble: 4, berry: 4 };

/** The first player stands before this Event; the others do nothing. */
function before(event: string, player: PositionPlayer, rest: Position = {}) {
  return table({ events: [event], ...rest, players: [player, ...(rest.players ?? [{}])] });
}
const eventPoints = (game: ReturnType<typeof table>) => game.scorePart(1, 'specialEvents');

describe('A Brilliant Marketing Plan', () => {
  const event = 'a-brilliant-marketing-plan';
  const city = ['shopkeeper', 'post-office'];

  it('spreads up to three resources over the opponents, for two tokens each (5.43)', () => {
    const own = { city, hand: ['king'], resources: { twig: 3, berry: 1 } };
    const game = before(event, own, { players: [{}, {}] });
    game.pick(`place:${event}`);
    // Resources only: the King stays.
    expect([...game.options].sort()).toEqual(['done', 'give:berry', 'give:twig']);
    game.pick('give:twig', 'player:2', 'give:berry', 'player:3', 'give:twig', 'player:3');
    expect(game.player(1)).toMatchObject({ points: 6, resources: { ...nothing, twig: 1 } });
    expect(game.player(2).resources).toEqual({ ...nothing, twig: 1 });
    expect(game.player(3).resources).toEqual({ ...nothing, twig: 1, berry: 1 });
    expect(game.decides).toBe(2);
    expect(eventPoints(game)).toBe(0);
  });

  it('may be achieved without giving anything', () => {
    const game = before(event, { city, resources: rich }).pick(`place:${event}`, 'done');
    expect(game.player(1)).toMatchObject({ points: 0, resources: rich });
  });

  it('gives nothing to those who have finished', () => {
    const game = before(
      event,
      { city, resources: { twig: 2 } },
      { players: [{ finished: true }, {}] },
    );
    game.pick(`place:${event}`, 'give:twig', 'done');
    expect(game.player(2).resources).toEqual(nothing);
    expect(game.player(3).resources.twig).toBe(1);
  });
});

describe('A Well Run City', () => {
  const event = 'a-well-run-city';
  const city = ['chip-sweep', 'clock-tower', { card: 'cemetery', workers: [1] }];

  it('takes back a worker, even the one on the Event, but no permanent one (5.43)', () => {
    const start = () =>
      before(event, { season: 'spring', city }, { workers: { haven: [1] } }).pick(`place:${event}`);
    const game = start();
    expect([...game.options].sort()).toEqual([`recall:${event}`, 'recall:haven']);
    expect(game.player(1).ready).toBe(0);
    game.pick('recall:haven');
    expect(game.player(1).ready).toBe(1);
    expect(game.view.haven.workers).toEqual([]);
    const own = start().pick(`recall:${event}`);
    expect(own.player(1).ready).toBe(1);
    expect(own.view.specialEvents[0].owner).toBe(0);
    expect(eventPoints(own)).toBe(4);
  });
});

describe.each([
  ['an-evening-of-fireworks', 'An Evening of Fireworks', ['lookout', 'miner-mole'], 'twig'],
  ['performer-in-residence', 'Performer in Residence', ['inn', 'bard'], 'berry'],
] as const)('%s', (event, _name, city, resource) => {
  it('takes up to three resources of one kind, worth two points each (5.43, 5.44)', () => {
    const game = before(event, { city, resources: rich }).pick(`place:${event}`);
    expect([...game.options].sort()).toEqual(['done', `put:${resource}`]);
    game.pick(`put:${resource}`, `put:${resource}`, `put:${resource}`);
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toEqual({ ...rich, [resource]: 1 });
    expect(game.view.specialEvents[0].resources).toEqual({ [resource]: 3 });
    expect(eventPoints(game)).toBe(6);
  });

  it('may take fewer, or none', () => {
    const one = before(event, { city, resources: rich }).pick(
      `place:${event}`,
      `put:${resource}`,
      'done',
    );
    expect(eventPoints(one)).toBe(2);
    const none = before(event, { city, resources: rich }).pick(`place:${event}`, 'done');
    expect(eventPoints(none)).toBe(0);
    expect(none.view.specialEvents[0].owner).toBe(0);
  });
});

describe('Ancient Scrolls Discovered', () => {
  const event = 'ancient-scrolls-discovered';
  const city = ['historian', 'ruins'];
  const deck = ['king', 'queen', 'bard', 'judge', 'monk', 'farm'];

  it('turns up five cards for the hand or under the Event, a point each there (5.43, 5.44)', () => {
    const game = before(event, { city }, { deck }).pick(`place:${event}`);
    expect(game.view.revealed).toEqual(['king', 'queen', 'bard', 'judge', 'monk']);
    expect([...game.options].sort()).toEqual(['discard', 'hand', 'under']);
    game.pick('under', 'hand', 'under', 'discard', 'under');
    expect(game.hand(1)).toEqual(['queen']);
    expect([...game.view.specialEvents[0].cards].sort()).toEqual(['bard', 'king', 'monk']);
    expect(game.position.discard).toEqual(['judge']);
    expect(game.position.deck).toEqual(['farm']);
    expect(eventPoints(game)).toBe(3);
  });

  it('fills the hand up to its limit only (7.2)', () => {
    const game = before(
      event,
      { city, hand: Array<string>(7).fill('farm') },
      { deck: deck.slice(0, 5) },
    );
    game.pick(`place:${event}`, 'hand');
    expect([...game.options].sort()).toEqual(['discard', 'under']);
  });
});

describe('Capture of the Acorn Thieves', () => {
  const event = 'capture-of-the-acorn-thieves';
  const city = ['courthouse', 'ranger', 'wife', 'bard', 'farm'];

  it('takes up to two Critters out of the city, worth three points each (5.43, 5.44)', () => {
    const game = before(event, { city }).pick(`place:${event}`);
    expect([...game.options].sort()).toEqual([
      'done',
      'tuck:bard@city1-4',
      'tuck:ranger@city1-2',
      'tuck:wife@city1-3',
    ]);
    game.pick('tuck:ranger', 'tuck:wife');
    expect(game.decides).toBe(2);
    expect(game.city(1)).toEqual(['courthouse', 'bard', 'farm']);
    expect([...game.view.specialEvents[0].cards].sort()).toEqual(['ranger', 'wife']);
    expect(game.view.discard).toBe(0);
    expect(eventPoints(game)).toBe(6);
  });

  it('may take none', () => {
    const game = before(event, { city }).pick(`place:${event}`, 'done');
    expect(game.city(1)).toEqual(city);
    expect(eventPoints(game)).toBe(0);
  });
});

describe('Flying Doctor Service', () => {
  it('scores three points for each couple in all cities (5.44)', () => {
    const owner = {
      city: ['doctor', 'postal-pigeon', 'husband', 'wife', 'wife'],
      events: ['flying-doctor-service'],
    };
    const game = table({
      players: [owner, { city: ['husband', 'husband', 'wife'] }, { city: ['husband'] }],
    });
    expect(eventPoints(game)).toBe(6);
    expect(
      table({ players: [{ events: ['flying-doctor-service'] }, {}] }).scorePart(1, 'specialEvents'),
    ).toBe(0);
  });
});

describe('Graduation of Scholars', () => {
  const event = 'graduation-of-scholars';
  const city = ['teacher', 'university'];

  it('takes up to three Critters of the hand, worth two points each (5.43, 5.44)', () => {
    const game = before(event, { city, hand: ['king', 'farm', 'bard', 'wife', 'monk'] }).pick(
      `place:${event}`,
    );
    expect([...game.options].sort()).toEqual([
      'done',
      'tuck:bard',
      'tuck:king',
      'tuck:monk',
      'tuck:wife',
    ]);
    game.pick('tuck:king', 'tuck:wife', 'tuck:bard');
    expect(game.decides).toBe(2);
    expect([...game.hand(1)].sort()).toEqual(['farm', 'monk']);
    expect(game.view.discard).toBe(0);
    expect(eventPoints(game)).toBe(6);
  });

  it('asks for one Critter as well, wherever in the hand it is', () => {
    for (const hand of [
      ['king', 'farm'],
      ['farm', 'king'],
    ]) {
      const game = before(event, { city, hand }).pick(`place:${event}`);
      expect(game.options).toEqual(['done', 'tuck:king']);
    }
  });

  it('may be achieved with no Critter in hand', () => {
    const game = before(event, { city, hand: ['farm'] }).pick(`place:${event}`);
    expect(game.decides).toBe(2);
    expect(game.hand(1)).toEqual(['farm']);
    expect(eventPoints(game)).toBe(0);
  });
});

describe('Events that count at the end', () => {
  it('Ministering to Miscreants scores three points for each prisoner (5.44)', () => {
    const points = (...city: NonNullable<PositionPlayer['city']>) =>
      eventPoints(table({ players: [{ city, events: ['ministering-to-miscreants'] }, {}] }));
    expect(points({ card: 'dungeon', prisoners: ['wife', 'bard'] }, 'monk')).toBe(6);
    expect(points({ card: 'dungeon', prisoners: ['wife'] })).toBe(3);
    expect(points('monk')).toBe(0);
  });

  it.each([
    ['path-of-the-pilgrims', 'monastery'],
    ['remembering-the-fallen', 'cemetery'],
  ])('%s scores three points for each worker on the %s (5.44)', (event, card) => {
    const points = (...city: NonNullable<PositionPlayer['city']>) =>
      eventPoints(table({ players: [{ city, events: [event] }, {}] }));
    expect(points({ card, workers: [1, 1] })).toBe(6);
    expect(points({ card, workers: [1] })).toBe(3);
    expect(points(card)).toBe(0);
    expect(points('farm')).toBe(0);
  });
});

describe('Pristine Chapel Ceiling', () => {
  const event = 'pristine-chapel-ceiling';

  it('brings a card and a resource of any kind for each token on the Chapel, and two points (5.43, 5.44)', () => {
    const player = { city: ['woodcarver', { card: 'chapel', tokens: 2 }] };
    const game = before(event, player, { deck: ['king', 'queen', 'bard'] }).pick(`place:${event}`);
    expect(game.hand(1)).toEqual(['king', 'queen']);
    game.pick('gain:pebble', 'gain:berry');
    expect(game.player(1).resources).toEqual({ ...nothing, pebble: 1, berry: 1 });
    expect(eventPoints(game)).toBe(4);
    expect(game.player(1).city[1].tokens).toBe(2);
  });

  it('may be achieved with no token, and counts those that lie there at the end', () => {
    const game = before(
      event,
      { city: ['woodcarver', 'chapel'] },
      { deck: ['king', 'queen'], players: [{ finished: true }] },
    );
    game.pick(`place:${event}`);
    expect(game.player(1)).toMatchObject({ resources: nothing, handCount: 0 });
    expect(eventPoints(game)).toBe(0);
    game.pick('place:chapel');
    expect(eventPoints(game)).toBe(2);
  });
});

describe('Tax Relief', () => {
  it('activates every Production card of the city once (5.43)', () => {
    const player = {
      city: ['judge', 'queen', 'farm', 'farm', 'mine', 'storehouse'],
      resources: { twig: 1 },
    };
    const game = before('tax-relief', player, { players: [{ city: ['farm'] }] }).pick(
      'place:tax-relief',
    );
    expect(game.options).toEqual([
      'store:3-twig',
      'store:2-resin',
      'store:1-pebble',
      'store:2-berry',
    ]);
    game.pick('store:2-resin');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 0, pebble: 1, berry: 2 });
    expect(game.player(1).city[5].resources).toEqual({ resin: 2 });
    expect(game.player(2).resources).toEqual(nothing);
    expect(eventPoints(game)).toBe(3);
  });
});

describe('Under New Management', () => {
  const event = 'under-new-management';
  const city = ['peddler', 'general-store'];

  it.each([
    ['twig', 1],
    ['resin', 2],
    ['pebble', 2],
    ['berry', 1],
  ])('a %s on it is worth %i (5.44)', (resource, points) => {
    const game = before(event, { city, resources: rich }).pick(
      `place:${event}`,
      `put:${resource}`,
      'done',
    );
    expect(eventPoints(game)).toBe(points);
  });

  it('takes up to three resources, of different kinds if the player likes (5.43)', () => {
    const game = before(event, { city, resources: rich }).pick(`place:${event}`);
    expect([...game.options].sort()).toEqual([
      'done',
      'put:berry',
      'put:pebble',
      'put:resin',
      'put:twig',
    ]);
    game.pick('put:pebble', 'put:berry', 'put:pebble');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toEqual({ twig: 4, resin: 4, pebble: 2, berry: 3 });
    expect(eventPoints(game)).toBe(5);
  });
});

it('nothing is asked of who has no resources to put on an Event (5.42)', () => {
  const game = table({
    players: [{ city: ['peddler', 'general-store'] }, {}],
    events: ['under-new-management'],
  });
  expect(game.pick('place:under-new-management').decides).toBe(2);
});
