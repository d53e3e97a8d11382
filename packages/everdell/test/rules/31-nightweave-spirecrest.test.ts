/** Chapter 31: Nightweave in the mountains. */
import { expect, it } from 'vitest';
import { DECK_PLACE } from '../../src/spirecrest/room.ts';
import { becomeKind, putWorker } from '../../src/state/workers.ts';
import { workerKinds } from '../../src/turn/workerKinds.ts';
import { ELSEWHERE, MEADOW, against, spidersAt, type Hers } from '../nightweave.ts';
import { newTable } from '../table.ts';

const boxes = ['spirecrest'];
const out: Hers = {
  boxes,
  meadow: MEADOW.with(0, null),
  lair: { figure: 1 },
  workers: { haven: [2, 2] },
};
const FOOTHILLS = ['lily-ponds', 'the-bog', 'stompy-knoll'];
const PEAKS = ['meeks-crossing', 'fort-faraway', 'littledell'];
const explored = (discoveries: readonly string[], card = 'winter-01') =>
  against(card, {
    ...out,
    mountain: {
      foothills: FOOTHILLS,
      peaks: PEAKS,
      covered: ['peaks'],
      weather: ['winter-1'],
      coveredWeather: ['spring-1'],
      discoveries,
    },
  }).pick(ELSEWHERE);

it('Stormvale is left out, and tiles are laid as for one player more (31.29)', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { mountain } = newTable({ players: 2, nightweave: {}, boxes }, seed).view;
    const piles = mountain!.sections.map(({ discoveries }) => discoveries);
    expect(piles).toEqual([14, 13, 14]);
    expect(mountain!.sections[0].tiles.filter((tile) => tile !== null)).toHaveLength(4);
  }
});

it('weather does not bind her (31.30)', () => {
  const game = against('winter-05', { boxes, mountain: { weather: ['winter-1'] } });
  expect(game.view.mountain!.weather.flatMap(({ binds }) => binds)).not.toContain(1);
  game.pick(ELSEWHERE);
  expect(spidersAt(game)).toEqual(['forest-twig-resin-berry']);
});

it('she explores before she prepares, and takes the first tile in arrow direction (31.31, 31.32)', () => {
  const game = explored(['forager', 'truffle', 'prospector']);
  const order = game.events.map(({ type }) => type);
  expect(order.indexOf('mapTile')).toBeLessThan(order.indexOf('season'));
  expect(game.scorePart(2, 'expedition')).toBe(2);
  // Backward the tile on the right, which is worth 3.
  expect(explored([], 'winter-02').scorePart(2, 'expedition')).toBe(3);
});

it('of the discoveries she takes the first with a location or a value (31.33)', () => {
  const finds = (pile: string[], card?: string) => {
    const game = explored(pile, card);
    return game.events.flatMap((event) => (event.type === 'discover' ? [event.find] : []));
  };
  expect(finds(['forager', 'mistrise-trail', 'starfall-trail'])).toEqual(['mistrise-trail']);
  expect(finds(['forager', 'mistrise-trail', 'starfall-trail'], 'winter-02')).toEqual([
    'starfall-trail',
  ]);
  expect(finds(['forager', 'truffle', 'prospector'])).toEqual([]);
  expect(finds(['cartographers-caravan', 'truffle', 'prospector'])).toEqual([
    'cartographers-caravan',
  ]);
});

it('her hare goes on and turns up weather and tiles (31.34)', () => {
  const game = explored(['forager']);
  const types = game.events.map(({ type }) => type);
  expect(types).toContain('tilesShown');
  expect(game.events).toContainEqual(
    expect.objectContaining({ type: 'hare', seat: 1, section: 1 }),
  );
});

it('her spiders use discoveries as if they lay in the city (31.35)', () => {
  const position: Hers = { boxes, season: 'spring', lair: { special: true } };
  const own = against('later-10', { ...position, her: { discoveries: ['ancient-orchard'] } }).pick(
    ELSEWHERE,
  );
  expect(spidersAt(own)).toEqual(['ancient-orchard']);
  expect(own.player(2)).toMatchObject({ points: 1, resources: { berry: 0 } });
  const open = against('winter-03', {
    boxes,
    season: 'spring',
    players: [{ discoveries: ['moleia-mines'] }],
  }).pick(ELSEWHERE);
  expect(spidersAt(open)).toEqual(['moleia-mines']);
  expect(open.player(1).points).toBe(1);
});

it('Windlore notices that she draws (31.36)', () => {
  const game = against('winter-08', { boxes, players: [{ discoveries: ['windlore'] }] });
  becomeKind(game.state, 0, 1, workerKinds.numberOf('windlore'));
  putWorker(game.state, 0, 1, DECK_PLACE, 0);
  const before = game.hand(1).length;
  game.pick(ELSEWHERE);
  expect(game.view.nightweave!.deck).toBe(1);
  expect(game.hand(1).length).toBe(before + 2);
});

it('she scores all her tiles and her discoveries, without conditions (31.37)', () => {
  const game = explored(['mistrise-trail']);
  expect(game.scorePart(2, 'expedition')).toBe(2);
  expect(game.scorePart(2, 'discoveries')).toBe(4);
});
