/** The Critters and Constructions of Newleaf. */
import { describe, expect, it } from 'vitest';
import { CARDS, type BoxId } from '../../src/index.ts';
import { STATION, atStation, leaf } from '../newleaf-table.ts';
import type { Table } from '../table.ts';

const RICH = { twig: 20, resin: 20, pebble: 20, berry: 20 };
const CARD_BOX: readonly BoxId[] = ['newleaf-cards'];
/** A player with plenty who has just played this card. */
const played = (card: string, player: object = {}, rest: object = {}): Table =>
  leaf({ resources: RICH, hand: [card], ...player }, { boxes: CARD_BOX, ...rest }).pick(
    `play:${card}@hand`,
  );
const visits = (card: string, player: object, rest: object = {}): Table =>
  leaf(player, { boxes: CARD_BOX, ...rest }).pick(`place:${card}`);

describe('the cards of Newleaf', () => {
  it('are 24 kinds in 59 copies (34.4)', () => {
    const own = CARDS.list.filter(({ box }) => box.startsWith('newleaf'));
    expect(own).toHaveLength(24);
    expect(own.reduce((sum, { copies }) => sum + copies, 0)).toBe(59);
    expect(own.every(({ golden }) => golden !== undefined)).toBe(true);
  });
});

describe('Critters', () => {
  it('the player says which of two Chipsmiths goes to the Dungeon (DUNGEON.1, R-76)', () => {
    const city = ['dungeon', { card: 'chipsmith', workers: [1] }, 'chipsmith', 'mine'];
    const game = leaf({ city, hand: ['crane'] }, { boxes: CARD_BOX }).pick('play:crane@hand');
    expect(game.options).toEqual(['imprison:chipsmith@city1-2', 'imprison:chipsmith@city1-3']);
    expect(new Set(game.say('en').options).size).toBe(2);
    game.pick('imprison:chipsmith@city1-2');
    expect(game.city(1)).toEqual(['dungeon', 'crane', 'chipsmith', 'mine']);
    const alike = leaf({ city: ['dungeon', 'chipsmith', 'chipsmith'], hand: ['crane'] });
    expect(alike.pick('play:crane@hand').options).toEqual(['imprison:chipsmith']);
  });

  it('the Baker counts berries that are left, six points at most', () => {
    const score = (berry: number): number =>
      leaf({ city: ['baker'], resources: { berry } }).scorePart(1, 'prosperity');
    expect([0, 2, 3, 7].map(score)).toEqual([0, 4, 6, 6]);
  });

  it('the Chipsmith activates two different Production cards', () => {
    const game = visits('chipsmith', { city: ['chipsmith', 'farm', 'mine', 'twig-barge'] });
    game.pick('activate:farm', 'activate:mine');
    expect(game.player(1).resources).toMatchObject({ berry: 1, pebble: 1, twig: 0 });
    const one = visits('chipsmith', { city: ['chipsmith', 'farm'] });
    expect(one.player(1).resources.berry).toBe(1);
    const none = leaf({ city: ['chipsmith'] }, { boxes: CARD_BOX });
    expect(none.offers('place:chipsmith')).toBe(false);
  });

  it('the Conductor does what a Destination card of an opponent does, for the own city', () => {
    const city = ['inn', 'university', 'cemetery', 'monastery', 'chapel', 'hotel'];
    const player = { city: ['conductor', 'farm'], hand: ['mine'], resources: RICH };
    const game = visits('conductor', player, { players: [{ city }] });
    const keys = game.options.map((key) => key.split('@')[0]).sort();
    expect(keys).toEqual(['copy:hotel', 'copy:inn', 'copy:university']);
    game.pick('copy:hotel', 'play:mine@hand');
    expect(game.city(1)).toContain('mine');
    // It is no visit: the owner gets nothing.
    expect(game.player(2).points).toBe(0);
  });

  it('the Diplomat gives a card away for a point token and a card after a Critter', () => {
    const player = { resources: RICH, hand: ['wife', 'farm', 'mine'], city: ['diplomat'] };
    const game = leaf(player, { boxes: CARD_BOX, deck: ['chapel'] });
    game.pick('play:wife@hand', 'do', 'give:farm');
    expect(game.player(1).points).toBe(1);
    expect(game.hand(1)).toEqual(['mine', 'chapel']);
    expect(game.hand(2)).toEqual(['farm']);
    const home = leaf(player, { boxes: CARD_BOX }).pick('play:farm@hand');
    expect(home.decides).toBe(2);
    // Its own play does not count.
    expect(played('diplomat', { hand: ['diplomat', 'farm'] }).decides).toBe(2);
  });

  it('the Gardener activates up to two Production cards', () => {
    const city = ['farm', 'mine', 'twig-barge'];
    const game = played('gardener', { city, resources: { berry: 3 } });
    game.pick('pay', 'activate:farm', 'done');
    expect(game.player(1).resources).toMatchObject({ berry: 1, pebble: 0 });
    expect(played('gardener').city(1)).toEqual(['gardener']);
  });

  it('the Inventor leaves the city to lower a cost by three, in a full city, too', () => {
    const game = leaf({ hand: ['castle'], city: ['inventor'], resources: { twig: 2, resin: 3 } });
    game.pick('play:castle@hand', 'use:inventor');
    expect(game.city(1)).toEqual(['castle']);
    const king = leaf(
      { hand: ['king'], city: ['inventor'], resources: { berry: 3 } },
      { meadow: [] },
    );
    king.pick('play:king@hand', 'use:inventor');
    expect(king.city(1)).toEqual(['king']);
    const farms = Array<string>(8).fill('farm');
    const full = [...farms, 'mine', 'mine', 'inn', 'inn', 'twig-barge', 'twig-barge', 'inventor'];
    const tight = leaf({ hand: ['storehouse'], city: full, resources: RICH }, { station: [] });
    tight.pick('play:storehouse@hand', 'use:inventor');
    expect(tight.city(1)).toContain('storehouse');
    expect(tight.city(1)).not.toContain('inventor');
  });

  it('the Lamplighter draws from the deck, the Meadow or the station, without a reward', () => {
    const game = leaf(
      { resources: RICH, hand: ['lamplighter'] },
      { deck: ['chapel', 'fool', 'bard'] },
    );
    game.pick('play:lamplighter@hand', 'take:mine@station-2', 'draw:deck');
    expect(game.hand(1)).toEqual(['mine', 'chapel']);
    expect(atStation(game)).toEqual([STATION[0], 'fool', STATION[2]]);
    expect(game.player(1).points).toBe(0);
    const bare = leaf({ resources: RICH, hand: ['lamplighter'] }, { boxes: CARD_BOX });
    bare.pick('play:lamplighter@hand');
    expect(bare.options.some((key) => key.includes('@station'))).toBe(false);
    expect(bare.pick('take:king@meadow-1', 'done').hand(1)).toEqual(['king']);
  });

  it('the Magician turns another card of the city into a point token and a resource', () => {
    const game = played('magician', { city: ['farm', 'main-road'], resources: { berry: 3 } });
    game.pick('do');
    // Not itself, and never a Main Road.
    expect(game.options.map((key) => key.split('@')[0])).toEqual(['discard:farm']);
    game.pick('discard:farm', 'gain:pebble');
    expect(game.city(1)).toEqual(['main-road', 'magician']);
    expect(game.player(1)).toMatchObject({ points: 1 });
  });

  it('the Mayor brings a point token, and one for every five filled spaces', () => {
    const four = ['farm', 'mine', 'inn', 'inn'];
    expect(played('mayor', { city: four }).player(1).points).toBe(2);
    expect(played('mayor', { city: four.slice(1) }).player(1).points).toBe(1);
    // What takes no space does not count.
    expect(played('mayor', { city: [...four.slice(1), 'wanderer'] }).player(1).points).toBe(1);
  });

  it('the Miller sells a pebble for three point tokens', () => {
    const game = played('miller', { resources: { berry: 3, pebble: 1 } });
    expect(game.pick('do').player(1)).toMatchObject({ points: 3 });
    const kept = played('miller', { resources: { berry: 3, pebble: 1 } }).pick('none');
    expect(kept.player(1).resources.pebble).toBe(1);
  });

  it('the Photographer scores like the best Prosperity card of an opponent, for the own city (R-83)', () => {
    const score = (city: string[], others: string[], more: object = {}): number =>
      leaf({ city: ['photographer', ...city], ...more }, { players: [{ city: others }] }).scorePart(
        1,
        'prosperity',
      );
    // A Castle counts common Constructions.
    expect(score(['farm', 'mine'], ['castle'])).toBe(2);
    expect(score([], ['castle'])).toBe(0);
    expect(score(['farm', 'mine'], ['castle', 'architect'], { resources: { resin: 4 } })).toBe(4);
    // A Wife needs a Husband of one's own who has none yet.
    expect(score(['husband'], ['wife'])).toBe(3);
    expect(score(['husband', 'wife'], ['wife'])).toBe(3);
    // Two Photographers do not feed each other.
    expect(score(['farm'], ['photographer'])).toBe(0);
  });

  it('the Poet takes all Meadow cards of a type, a point token each', () => {
    const meadow = ['farm', 'mine', 'king', 'castle', 'judge', 'inn', 'palace', 'school'];
    const game = played('poet', {}, { meadow });
    game.pick('type:prosperity');
    expect([...game.hand(1)].sort()).toEqual(['castle', 'king', 'palace', 'school']);
    expect(game.player(1).points).toBe(4);
    expect(game.view.meadow.every((card) => card)).toBe(true);
    const hand = ['poet', 'farm', 'farm', 'farm', 'farm', 'mine', 'mine'];
    const full = played('poet', { hand }, { meadow }).pick('type:prosperity', 'take:king');
    full.pick('take:castle');
    expect(full.player(1)).toMatchObject({ handCount: 8, points: 2 });
  });
});

describe('Constructions', () => {
  it('the Air Balloon takes no space and does what a Traveler card of an opponent does, but no other Balloon (R-81)', () => {
    const city = ['wanderer', 'fool', 'ruins', 'main-road', 'air-balloon', 'shepherd'];
    const game = played('air-balloon', {}, { players: [{ city }] });
    const keys = game.options.map((key) => key.split('@')[0]).sort();
    expect(keys).toEqual(['copy:shepherd', 'copy:wanderer']);
    game.pick('copy:wanderer');
    expect(game.player(1).handCount).toBe(3);
    expect(game.player(1).spaces.used).toBe(0);
    expect(played('air-balloon').city(1)).toEqual(['air-balloon']);
  });

  it('the Air Balloon does what a Messenger does, and needs no Construction for that (R-81)', () => {
    const messenger = { city: ['farm', { card: 'messenger', sharesWith: 1 }] };
    const game = played(
      'air-balloon',
      {},
      {
        players: [messenger],
        boxes: ['newleaf-cards', 'pearlbrook'],
      },
    );
    expect(game.player(1)).toMatchObject({ handCount: 1, points: 1 });
    expect(game.city(1)).toEqual(['air-balloon']);
  });

  it('the Bank collects point tokens, each of which raises the hand limit', () => {
    const game = played('bank');
    expect(game.player(1)).toMatchObject({ handLimit: 9, score: 3 });
    const rich = leaf({ city: [{ card: 'bank', tokens: 3 }] });
    expect(rich.player(1)).toMatchObject({ handLimit: 11, score: 5 });
    const mole = leaf(
      { hand: ['miner-mole'], resources: RICH },
      { players: [{ city: ['bank'] }], boxes: CARD_BOX },
    );
    expect(mole.pick('play:miner-mole@hand').decides).toBe(2);
  });

  it('a Bank that leaves takes its room along; cards in hand stay (7.2, R-84)', () => {
    const hand = ['ruins', ...Array<string>(8).fill('farm'), 'wife'];
    const game = leaf(
      { city: [{ card: 'bank', tokens: 2 }], hand },
      { station: ['mine', 'crane', 'school'] },
    ).pick('play:ruins@hand', 'replace:bank@city1-1');
    expect(game.player(1)).toMatchObject({ handCount: 9, handLimit: 8 });
    expect(game.decides).toBe(2);
  });

  it('the City Hall gives a card away for a point token and a card after a Construction', () => {
    const player = { resources: RICH, hand: ['farm', 'wife'], city: ['city-hall'] };
    const game = leaf(player, { boxes: CARD_BOX, deck: ['chapel'] });
    game.pick('play:farm@hand', 'do', 'give:wife');
    expect(game.player(1).points).toBe(1);
    expect(game.hand(1)).toEqual(['chapel']);
    const none = leaf(player, { boxes: CARD_BOX }).pick('play:wife@hand');
    expect(none.decides).toBe(2);
  });

  it('the Ever Wall takes no space and counts every five filled ones', () => {
    const score = (...city: string[]): number =>
      leaf({ city: ['ever-wall', ...city] }).scorePart(1, 'prosperity');
    expect(score('farm', 'mine', 'inn', 'inn')).toBe(0);
    expect(score('farm', 'mine', 'inn', 'inn', 'king')).toBe(2);
    expect(score('farm', 'mine', 'inn', 'inn', 'wanderer')).toBe(0);
    expect(leaf({ city: ['ever-wall'] }).player(1).spaces.used).toBe(0);
  });

  it('the Freight Car is loaded once, and two resources are taken in every production by its owner alone (R-82)', () => {
    const game = played('freight-car', { resources: { twig: 1, resin: 2, pebble: 2 } });
    game.pick('take:berry', 'take:pebble');
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 1 });
    const goods = { twig: 2, resin: 2, pebble: 1, berry: 1 };
    expect(game.player(1).city[0].resources).toEqual(goods);
    const empty = leaf({ city: ['freight-car', 'chipsmith'] }, { boxes: CARD_BOX });
    expect(empty.offers('place:chipsmith')).toBe(false);
    const left = { card: 'freight-car', resources: { twig: 1 } };
    const last = visits('chipsmith', { city: [left, 'chipsmith'] });
    expect(last.player(1).resources.twig).toBe(1);
    expect(last.player(1).city[0].resources).toEqual({});
    const mole = leaf(
      { hand: ['miner-mole'], resources: RICH },
      { players: [{ city: [left] }], boxes: CARD_BOX },
    );
    expect(mole.pick('play:miner-mole@hand').decides).toBe(2);
  });

  it('the Greenhouse shares the space of a Farm by itself, one in each (R-80)', () => {
    const used = (...city: string[]): number => leaf({ city }).player(1).spaces.used;
    expect(used('greenhouse')).toBe(1);
    expect(used('greenhouse', 'farm')).toBe(1);
    expect(used('farm', 'greenhouse', 'greenhouse')).toBe(2);
    expect(used('farm', 'farm', 'greenhouse', 'greenhouse')).toBe(2);
    const farms = Array<string>(8).fill('farm');
    const full = [...farms, 'mine', 'mine', 'inn', 'inn', 'twig-barge', 'twig-barge', 'storehouse'];
    const game = leaf({ hand: ['greenhouse'], city: full, resources: RICH }, { station: [] });
    game.pick('play:greenhouse@hand');
    expect(game.player(1).spaces).toEqual({ used: 15, size: 15 });
    // A Farm may come to a Greenhouse that has none.
    const alone = [...full.slice(1), 'greenhouse'];
    const farm = leaf({ hand: ['farm'], city: alone, resources: RICH }, { station: [] });
    expect(farm.offers('play:farm@hand')).toBe(true);
    expect(farm.offers('play:mine@hand')).toBe(false);
  });

  it('a Greenhouse is seen with the Farm whose space it shares (R-80)', () => {
    const hosts = (...city: string[]) =>
      leaf({ city })
        .player(1)
        .city.map(({ sharesWith }) => sharesWith);
    expect(hosts('greenhouse', 'mine')).toEqual([null, null]);
    expect(hosts('greenhouse', 'farm', 'greenhouse', 'greenhouse', 'farm')).toEqual([
      1,
      null,
      4,
      null,
      null,
    ]);
  });

  it('the Greenhouse draws a card, and brings a resource where it shares a space', () => {
    const alone = played('greenhouse', { resources: { twig: 1, resin: 2 } });
    expect(alone.player(1)).toMatchObject({ handCount: 1 });
    expect(alone.decides).toBe(2);
    const shared = played('greenhouse', { city: ['farm'], resources: { twig: 1, resin: 2 } });
    expect(shared.pick('gain:pebble').player(1).resources.pebble).toBe(1);
  });

  it('a Chip Sweep chooses between a Greenhouse with a Farm and one on the Bridge of the Sky (CHIPSWEEP.1, R-80)', () => {
    const bridge = { card: 'bridge-of-the-sky', under: 2 };
    const game = leaf(
      { city: [bridge, 'greenhouse', 'greenhouse', 'farm'], hand: ['chip-sweep'], resources: RICH },
      { boxes: ['newleaf-cards', 'legends'] },
    ).pick('play:chip-sweep@hand', 'pay');
    expect(game.options).toContain('activate:greenhouse@city1-3');
    game.pick('activate:greenhouse@city1-3', 'gain:pebble');
    expect(game.player(1).resources.pebble).toBe(21);
  });

  it('the Hotel lets a hand card be played for three less, and gives its owner two points', () => {
    const game = leaf(
      { hand: ['castle'], resources: { twig: 2, resin: 3 } },
      { players: [{ city: ['hotel'] }], boxes: CARD_BOX },
    );
    game.pick('place:hotel@city2-1', 'play:castle@hand');
    expect(game.city(1)).toEqual(['castle']);
    expect(game.player(2).points).toBe(2);
    const meadow = leaf({ city: ['hotel'], resources: RICH }, { boxes: CARD_BOX });
    expect(meadow.offers('place:hotel')).toBe(false);
  });

  it('the Library counts the types in the city', () => {
    const score = (...city: string[]): number =>
      leaf({ city: ['library', ...city] }).scorePart(1, 'prosperity');
    expect(score()).toBe(1);
    expect(score('farm', 'mine', 'judge', 'inn', 'bard')).toBe(5);
  });

  it('the Locomotive plays a station card for three less, with the reward of its car', () => {
    const game = leaf({ city: ['locomotive'] }).pick('place:locomotive');
    // A Farm costs three, a Wanderer two.
    expect([...game.options].sort()).toEqual([
      'play:farm@station-1',
      'play:mine@station-2',
      'play:wanderer@station-3',
    ]);
    game.pick('play:farm@station-1');
    expect(game.player(1).resources.berry).toBe(2);
    expect(game.city(1)).toContain('farm');
  });

  it('the Main Road takes no space, gives one, and never leaves', () => {
    const game = leaf({ city: ['main-road'] });
    expect(game.player(1).spaces).toEqual({ used: 0, size: 16 });
    const ruins = leaf({ hand: ['ruins'], city: ['main-road'] });
    expect(ruins.offers('play:ruins@hand')).toBe(false);
    const university = leaf({ city: ['university', 'main-road'] }).pick('place:university');
    expect(university.options.some((key) => key.includes('main-road'))).toBe(false);
  });

  it('the Museum lets its owner draw two cards after every card, itself not', () => {
    const first = played('museum', { hand: ['museum', 'farm'] });
    expect(first.decides).toBe(2);
    const game = played('farm', { city: ['museum'] });
    expect(game.pick('do').player(1).handCount).toBe(2);
  });

  it('the Tea House gives a card away for a resource and a card', () => {
    const game = played('tea-house', { hand: ['tea-house', 'farm'] }, { deck: ['chapel'] });
    game.pick('do', 'give:farm', 'gain:berry');
    expect(game.hand(1)).toEqual(['chapel']);
    expect(game.hand(2)).toEqual(['farm']);
    expect(game.player(1).resources.berry).toBe(21);
  });
});
