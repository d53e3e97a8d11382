/** Nightweave's characters, one by one. */
import { expect, it } from 'vitest';
import { ELSEWHERE, MEADOW, against, allOut, hersIn, rolls, type Hers } from '../nightweave.ts';
import type { Table } from '../table.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
/** The figure lies on position 1: marked are 2 (Mine), 5 (Queen) and 6 (Bard). */
const beside = (n: number, position: Hers = {}): Table =>
  against('winter-08', {
    meadow: MEADOW.with(0, null),
    players: [{ resources: RICH }],
    ...position,
    more: { character: `character-${n}` },
    lair: { figure: 1, ...position.lair },
  });

it('the Toll Taker asks for a resource, or she gains two tokens', () => {
  const game = beside(1).pick('play:mine@meadow-2');
  expect(game.options).toEqual(['let', 'pay:twig', 'pay:resin', 'pay:pebble', 'pay:berry']);
  expect(hersIn(beside(1).pick('play:mine@meadow-2', 'let'))).toBe(2);
  const paid = beside(1).pick('play:mine@meadow-2', 'pay:berry');
  expect([hersIn(paid), paid.player(1).resources.berry]).toEqual([0, 8]);
});

it('the Collector draws a card, from three cards on she gains a token', () => {
  const deck = (n: number) =>
    beside(2, { lair: { deck: Array<string>(n).fill('farm') } }).pick('play:bard@meadow-6');
  // Her turn with Hidden Pantry plays one of them.
  expect([deck(2).view.nightweave!.deck, hersIn(deck(2))]).toEqual([2, 0]);
  expect([deck(3).view.nightweave!.deck, hersIn(deck(3))]).toEqual([2, 1]);
  const ended = beside(2, { her: { finished: true }, season: 'autumn' }).pick('play:bard@meadow-6');
  expect([ended.view.nightweave!.deck, hersIn(ended)]).toEqual([0, 1]);
});

it('the Pickpocket takes another card of the hand, or she gains two tokens', () => {
  const hand = { players: [{ hand: ['farm', 'wife'], resources: RICH }] };
  const game = beside(3, hand).pick('play:mine@meadow-2');
  expect(game.options).toEqual(['let', 'discard:farm', 'discard:wife']);
  game.pick('discard:wife');
  expect([game.hand(1), hersIn(game)]).toEqual([['farm'], 0]);
  expect(hersIn(beside(3).pick('play:mine@meadow-2'))).toBe(2);
});

it('the Pickpocket may take what was taken from the Meadow just before, which is not played then', () => {
  const game = beside(3, {
    forest: ['forest-two-meadow-play-one', null, null, null],
  }).pick('place:forest-two-meadow-play-one', 'take:mine@meadow-2', 'take:queen@meadow-5');
  expect(hersIn(game)).toBe(2);
  expect(game.options).toEqual(['let', 'discard:mine']);
  game.pick('discard:mine');
  expect(game.options).toEqual(['done', 'play:queen@hand']);
});

it('the Price Raiser wants a berry for a Critter, something else for a Construction', () => {
  expect(beside(4).pick('play:mine@meadow-2').options).toEqual([
    'let',
    'pay:twig',
    'pay:resin',
    'pay:pebble',
  ]);
  expect(beside(4).pick('play:queen@meadow-5').options).toEqual(['let', 'pay:berry']);
  expect(hersIn(beside(4).pick('play:queen@meadow-5', 'let'))).toBe(2);
});

it('the Flatterer gains by the value of the card: none, one from 2 on, two from 4 on', () => {
  const gained = (card: string) =>
    hersIn(beside(5, { meadow: MEADOW.with(0, null).with(1, card) }).pick(`play:${card}@meadow-2`));
  expect(['farm', 'mine', 'judge', 'king', 'castle'].map(gained)).toEqual([0, 1, 1, 2, 2]);
});

it('the Shadow takes the next marked card forward, and a token if it is worth 2', () => {
  const game = beside(6).pick('play:mine@meadow-2');
  // The Queen, worth 4, lies next.
  expect(game.events).toContainEqual(expect.objectContaining({ type: 'intoDeck', position: 4 }));
  expect(hersIn(game)).toBe(1);
  expect(game.view.meadow.filter((card) => card === null)).toHaveLength(1);
  const round = beside(6).pick('play:bard@meadow-6');
  expect(round.events).toContainEqual(expect.objectContaining({ type: 'intoDeck', position: 1 }));
  const none = beside(6, { meadow: [null, 'mine', ...Array<null>(6).fill(null)] });
  expect(hersIn(none.pick('play:mine@meadow-2'))).toBe(1);
});

it('the Gambler rolls the die: nothing, one from 4 on, two from 7 on', () => {
  const seen = new Map<number, number>();
  for (let seed = 1; seed <= 120; seed++) {
    const game = beside(7, { seed }).pick('play:mine@meadow-2');
    seen.set(rolls(game)[0], hersIn(game));
  }
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((n) => seen.get(n))).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
});

it('the Spinner keeps the position empty until her season ends, and is paid for it', () => {
  const game = beside(8).pick('play:mine@meadow-2');
  expect(game.view.nightweave!.modules!.kept).toEqual([2]);
  expect(game.view.meadow[1]).toBe(null);
  expect(hersIn(game)).toBe(0);
  const spring = against('winter-01', {
    ...allOut('winter'),
    meadow: MEADOW.with(0, null).with(1, null),
    more: { character: 'character-8' },
    lair: { figure: 1, kept: [2] },
  }).pick(ELSEWHERE);
  expect(hersIn(spring)).toBe(1);
  expect(spring.view.nightweave!.modules!.kept).toEqual([]);
  expect(spring.view.meadow.every((card) => card !== null)).toBe(true);
});

it('the Spinner leaves five cards in the Meadow, and is paid at once beyond that', () => {
  const few = [null, 'mine', 'farm', 'wife', 'husband', null, null, null];
  const game = beside(8, { meadow: few, lair: { figure: 1, kept: [6, 7, 8] } });
  game.pick('play:mine@meadow-2');
  expect([hersIn(game), game.view.nightweave!.modules!.kept]).toEqual([1, [6, 7, 8]]);
});

it('the Spinner is paid at once after her end, when nobody would fill the position again (R-312)', () => {
  const game = beside(8, { her: { finished: true }, season: 'autumn' }).pick('play:mine@meadow-2');
  expect([hersIn(game), game.view.nightweave!.modules!.kept]).toEqual([1, []]);
});

it('a position that is kept empty counts for her die like the figure', () => {
  const game = against('winter-09', {
    season: 'winter',
    meadow: [null, ...Array<null>(6).fill(null), 'king'],
    more: { character: 'character-8' },
    lair: { figure: 1, kept: [2, 3, 4, 5, 6, 7] },
    seed: 3,
  }).pick(ELSEWHERE);
  const played = game.events.find(({ type }) => type === 'nightweavePlays');
  const [rolled] = rolls(game);
  expect(played).toMatchObject({ position: rolled === 8 ? 7 : -2 });
});
