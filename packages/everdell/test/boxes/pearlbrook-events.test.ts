/** The Forest cards and special Events of Pearlbrook. */
import { describe, expect, it } from 'vitest';
import type { Position, PositionPlayer } from '../../src/index.ts';
import { brook } from '../pearlbrook-table.ts';
import type { Table } from '../table.ts';

describe('the Forest cards of Pearlbrook', () => {
  const visit = (forest: string, player: PositionPlayer = {}, more: object = {}): Table =>
    brook(player, { forest: [forest], ...more }).pick(`place:${forest}`);

  it('two pebbles and a card', () => {
    const game = visit('forest-two-pebbles-one-card');
    expect(game.player(1)).toMatchObject({ resources: { pebble: 2 }, handCount: 1 });
  });

  it('a resin and a pebble, or four cards', () => {
    const goods = visit('forest-resin-pebble-or-four-cards').pick('choose:1');
    expect(goods.player(1).resources).toMatchObject({ resin: 1, pebble: 1 });
    const cards = visit('forest-resin-pebble-or-four-cards').pick('choose:2');
    expect(cards.player(1).handCount).toBe(4);
  });

  it('a berry, a pebble and a card', () => {
    const game = visit('forest-berry-pebble-card');
    expect(game.player(1)).toMatchObject({ resources: { pebble: 1, berry: 1 }, handCount: 1 });
  });

  it('two new cards in the Meadow, two into the hand, and a resource', () => {
    const game = visit(
      'forest-refresh-meadow-any',
      {},
      { meadow: ['king', 'queen', 'fool'], deck: ['farm', 'mine', 'inn', 'judge'], rest: false },
    ).pick('discard:king', 'discard:queen');
    expect(game.view.meadow.slice(0, 3)).toEqual(['farm', 'mine', 'fool']);
    game.pick('take:farm', 'take:fool', 'gain:twig');
    expect([game.hand(1), game.player(1).resources.twig]).toEqual([['farm', 'fool'], 1]);
  });
});

describe('the special Events of Pearlbrook', () => {
  const achieve = (
    event: string,
    player: PositionPlayer,
    rest: Omit<Position, 'options'> = {},
  ): Table => brook(player, { events: [event], ...rest }).pick(`place:${event}`);

  it.each([
    ['masquerade-invitations', ['messenger', 'fairgrounds']],
    ['river-race', ['ferry-ferret', 'twig-barge']],
    ['riverside-resort', ['harbor', 'innkeeper']],
    ['romantic-cruise', ['ferry', 'husband']],
    ['sunken-treasure-discovered', ['pirate', 'crane']],
    ['x-marks-the-spot', ['pirate-ship', 'storehouse']],
  ])('%s asks for its two cards (5.40)', (event, city) => {
    expect(brook({ city }, { events: [event] }).offers(`place:${event}`)).toBe(true);
    for (const card of city) {
      const lacking = brook({ city: city.filter((one) => one !== card) }, { events: [event] });
      expect(lacking.why(`place:${event}`)).toBe('requirement');
    }
  });

  it('Masquerade Invitations: a point for each of up to six cards given to opponents', () => {
    const city = ['fairgrounds', { card: 'messenger', sharesWith: 1 }];
    const hand = ['king', 'queen', 'fool', 'judge', 'farm', 'mine', 'inn'];
    const game = achieve('masquerade-invitations', { city, hand }, { players: [{}, {}] });
    game.pick('give:king', 'player:2', 'give:queen', 'player:3', 'done');
    expect([game.hand(2), game.hand(3), game.player(1).points]).toEqual([['king'], ['queen'], 2]);
    const all = achieve('masquerade-invitations', { city, hand });
    for (const card of hand.slice(0, 6)) all.pick(`give:${card}`);
    expect([all.hand(2).length, all.hand(1), all.player(1).points]).toEqual([6, ['inn'], 6]);
    const nobody = achieve(
      'masquerade-invitations',
      { city, hand: ['king'] },
      { players: [{ season: 'autumn', finished: true }] },
    ).pick('give:king');
    expect([nobody.player(1).points, nobody.view.discard]).toEqual([1, 1]);
  });

  it('River Race: the Ferret for two points, or a Barge for two resources (R-30)', () => {
    const city = ['ferry-ferret', 'twig-barge', 'twig-barge'];
    const ferret = achieve('river-race', { city }).pick('choose:1', 'tuck:ferry-ferret@city1-1');
    expect([ferret.city(1), ferret.player(1).points]).toEqual([['twig-barge', 'twig-barge'], 2]);
    expect(ferret.view.specialEvents[0]).toMatchObject({ owner: 0, cards: ['ferry-ferret'] });
    expect(ferret.scorePart(1, 'specialEvents')).toBe(4);
    const barge = achieve('river-race', { city }).pick('choose:2', 'tuck:twig-barge@city1-3');
    barge.pick('gain:twig', 'gain:berry');
    expect(barge.city(1)).toEqual(['ferry-ferret', 'twig-barge']);
    expect(barge.player(1).resources).toMatchObject({ twig: 1, berry: 1 });
  });

  it('Riverside Resort: up to three Critters of the Meadow, two points each', () => {
    const game = achieve(
      'riverside-resort',
      { city: ['harbor', 'innkeeper'] },
      {
        meadow: ['king', 'farm', 'queen', 'fool', 'judge'],
        deck: ['mine', 'inn', 'monk'],
        rest: false,
      },
    );
    expect(game.options).toEqual([
      'done',
      'tuck:king@meadow-1',
      'tuck:queen@meadow-3',
      'tuck:fool@meadow-4',
      'tuck:judge@meadow-5',
    ]);
    game.pick('tuck:king', 'tuck:queen', 'tuck:judge');
    expect(game.view.specialEvents[0].cards).toEqual(['king', 'queen', 'judge']);
    expect(game.view.meadow.slice(0, 5)).toEqual(['mine', 'farm', 'inn', 'fool', 'monk']);
    expect(game.scorePart(1, 'specialEvents')).toBe(6);
  });

  it('Romantic Cruise: a Wife from the deck, or five points (R-31)', () => {
    const city = ['ferry', 'husband'];
    const deck = ['king', 'wife', 'queen'];
    const game = achieve('romantic-cruise', { city }, { deck, rest: false }).pick('choose:1');
    expect(game.city(1)).toEqual(['ferry', 'husband', 'wife']);
    expect([game.view.deck, game.undoable(1)]).toEqual([2, 0]);
    const vain = achieve('romantic-cruise', { city }, { deck: ['king'], rest: false });
    expect(vain.options).toEqual(['choose:1', 'choose:2']);
    expect(vain.pick('choose:1').city(1)).toEqual(city);
    const points = achieve('romantic-cruise', { city }).pick('choose:2');
    expect(points.player(1).points).toBe(5);
  });

  it('Sunken Treasure Discovered: a Meadow card worth up to three points for free', () => {
    const rest = { meadow: ['king', 'mine'], deck: ['farm'], rest: false };
    const city = ['pirate', 'crane'];
    const game = achieve('sunken-treasure-discovered', { city, hand: ['farm'] }, rest).pick('do');
    expect(game.city(1)).toEqual([...city, 'mine']);
    expect(game.player(1).resources.pebble).toBe(1);
    expect(achieve('sunken-treasure-discovered', { city }, rest).pick('none').city(1)).toEqual(
      city,
    );
  });

  it('X Marks the Spot: a point token for each stored resource, taken with them (R-32)', () => {
    const store = (twig: number) => ({ card: 'storehouse', resources: { twig } });
    const game = achieve('x-marks-the-spot', { city: ['pirate-ship', store(4)] });
    expect(game.player(1).city[1].tokens).toBe(4);
    expect(game.scorePart(1, 'tokens')).toBe(4);
    game.pick('place:basic-one-berry', 'place:storehouse');
    expect(game.player(1)).toMatchObject({ points: 4, resources: { twig: 4 } });
    expect(game.player(1).city[1].tokens).toBe(0);
    const two = achieve('x-marks-the-spot', { city: ['pirate-ship', store(9), store(2)] });
    expect(two.options).toEqual(['put:storehouse@city1-2', 'put:storehouse@city1-3']);
    expect(two.pick('put:storehouse@city1-2').player(1).city[1].tokens).toBe(6);
    const empty = achieve('x-marks-the-spot', { city: ['pirate-ship', 'storehouse'] });
    expect(empty.player(1).city[1].tokens).toBe(0);
  });
});
