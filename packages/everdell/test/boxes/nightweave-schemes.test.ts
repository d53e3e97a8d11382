/** Nightweave's schemes, one by one: what each does, and how it is foiled. */
import { expect, it } from 'vitest';
import { POINT_CARDS } from '../../src/mistwood/pointCards.ts';
import {
  ELSEWHERE,
  MEADOW,
  UPPER_LEFT,
  against,
  allOut,
  hersIn,
  rolling,
  type Hers,
} from '../nightweave.ts';
import type { Table } from '../table.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const STAR = POINT_CARDS[2].star;
const cards = (n: number) => Array<string>(n).fill('farm');
const more = (n: number) => ({ scheme: `scheme-${String(n).padStart(2, '0')}` });
/** Nothing else brings her tokens in a turn with this card. */
const with1 = (n: number, position: Hers = {}): Table =>
  against('winter-08', { ...position, more: more(n) });
/** Nobody has anything left to do: both have finished after the next pick. */
const last = (n: number, position: Hers = {}): Table =>
  against('winter-08', {
    season: 'autumn',
    ...position,
    her: { finished: true, ...position.her },
    players: [{ season: 'autumn', ...position.players?.[0] }],
    more: more(n),
  }).pick('pass');

it('A Mask for Every Season: another character and a token in each season; two cards spare its effect', () => {
  const game = against('winter-01', {
    ...allOut('winter'),
    more: more(1),
    lair: { figure: 1, character: 'character-1', characters: ['character-1'] },
  }).pick(ELSEWHERE);
  expect(hersIn(game)).toBe(1);
  expect(game.view.nightweave!.modules!.character).not.toBe('character-1');
  const marked = (hand: string[], ...picks: string[]) =>
    with1(1, {
      meadow: MEADOW.with(0, null),
      lair: { figure: 1, character: 'character-5', characters: ['character-5'] },
      players: [{ hand, resources: RICH }],
    }).pick('play:queen@meadow-5', ...picks);
  expect(hersIn(marked([]))).toBe(2);
  expect(hersIn(marked(cards(2), 'let'))).toBe(2);
  const foiled = marked(cards(2), 'discard:farm', 'discard:farm');
  expect([hersIn(foiled), foiled.hand(1)]).toEqual([0, []]);
});

it('Threads upon Threads: of two plots one chooses', () => {
  const plots = Array.from({ length: 33 }, (_, i) => `plot-${String(i + 1).padStart(2, '0')}`);
  const game = against('winter-01', {
    ...allOut('winter'),
    more: more(2),
    lair: { figure: 1, plots: plots.filter((id) => id !== 'plot-29' && id !== 'plot-17') },
  }).pick(ELSEWHERE);
  expect(game.options.toSorted()).toEqual(['plot:plot-17', 'plot:plot-29']);
  game.pick('plot:plot-29');
  expect(game.view.nightweave!.modules).toMatchObject({ plot: 'plot-29', plots: 0 });
  expect(hersIn(game)).toBe(STAR + 1);
});

it('Threads Left Behind: spiders leave webs, which cost a worker two tokens, or one for a resource', () => {
  const spider = against('winter-01', { more: more(3) }).pick(ELSEWHERE);
  expect(spider.view.nightweave!.modules!.webs).toEqual(['basic-three-twigs']);
  const again = against('winter-01', {
    more: more(3),
    lair: { webs: ['basic-three-twigs'] },
  }).pick(ELSEWHERE);
  expect(hersIn(again)).toBe(1);
  const visit = (resources: object, ...picks: string[]) =>
    hersIn(
      with1(3, { lair: { webs: [UPPER_LEFT] }, players: [{ resources }] }).pick(
        `place:${UPPER_LEFT}`,
        ...picks,
      ),
    );
  expect(visit({})).toBe(2);
  expect(visit({ twig: 1 }, 'let')).toBe(2);
  expect(visit({ twig: 1 }, 'pay:twig')).toBe(1);
});

it('The Landlady: an occupied token brings her two tokens and a card, or one for a resource', () => {
  const game = (...picks: string[]) =>
    with1(4, {
      players: [{ city: ['farm'], hand: ['husband'], resources: { twig: 1 } }],
    }).pick('play:husband', ...picks);
  // Hidden Pantry plays a card of her deck, if there is one, and draws one otherwise.
  expect([hersIn(game('let')), game('let').view.nightweave!.deck]).toEqual([2, 0]);
  expect(game('let').city(2)).toHaveLength(1);
  expect([hersIn(game('pay:twig')), game('pay:twig').city(2)]).toEqual([1, []]);
});

it('Shortened Days: a preparation brings her three tokens and a card, or one for three cards', () => {
  const game = (hand: number, ...picks: string[]) =>
    with1(5, {
      players: [{ season: 'winter', hand: cards(hand), workers: 2 }],
      workers: { 'basic-one-berry': [1, 1] },
    }).pick('prepare', ...picks);
  expect([hersIn(game(2)), game(2).city(2)]).toEqual([3, expect.any(Array)]);
  expect(game(2).city(2)).toHaveLength(1);
  expect(hersIn(game(3, 'let'))).toBe(3);
  const foiled = game(3, 'discard:farm', 'discard:farm', 'discard:farm');
  expect([hersIn(foiled), foiled.hand(1), foiled.city(2)]).toEqual([1, [], []]);
});

it('Court of Envy: Prosperity cards bring her tokens, hers at scoring, too', () => {
  const game = (...picks: string[]) =>
    hersIn(with1(6, { players: [{ hand: ['theater', 'mine'], resources: RICH }] }).pick(...picks));
  expect(game('play:theater@hand', 'let')).toBe(2);
  expect(game('play:theater@hand', 'pay:twig')).toBe(1);
  expect(game('play:mine@hand')).toBe(0);
  const end = last(6, { her: { city: ['theater', 'school', 'mine'] } });
  expect([end.over, hersIn(end)]).toEqual([true, 2]);
});

it('Stolen Applause: Events bring her tokens, and those that nobody has at scoring', () => {
  const game = (hand: number, ...picks: string[]) =>
    hersIn(
      with1(7, {
        events: ['croak-wart-cure'],
        players: [{ city: cards(4), hand: cards(hand) }],
      }).pick('place:harvest-festival', ...picks),
    );
  expect(game(1)).toBe(2);
  expect(game(2, 'let')).toBe(2);
  expect(game(2, 'discard:farm', 'discard:farm')).toBe(1);
  const special = with1(7, {
    events: ['croak-wart-cure'],
    players: [{ city: ['undertaker', 'barge-toad', 'farm', 'mine'], resources: { berry: 2 } }],
  }).pick('place:croak-wart-cure', 'discard:farm', 'discard:mine');
  expect(hersIn(special)).toBe(3);
  // Four basic Events, and a special one.
  expect(hersIn(last(7, { events: ['croak-wart-cure'] }))).toBe(5);
});

it('Creeping Gossamer: webs come to more Meadow positions in each season', () => {
  const webs = (season: NonNullable<Hers['season']>) =>
    with1(8, { season }).view.nightweave!.modules!.webbedMeadow;
  expect(webs('winter')).toEqual([1]);
  expect(webs('spring')).toEqual([1, 2, 3]);
  expect(webs('autumn')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const played = (pick: string) =>
    hersIn(with1(8, { season: 'spring', players: [{ resources: RICH }] }).pick(pick));
  expect([played('play:school@meadow-3'), played('play:theater@meadow-4')]).toEqual([1, 0]);
});

it('Heavy Satchels: more than six cards at the end of a turn, or down to five', () => {
  const game = (hand: number, ...picks: string[]) =>
    with1(9, { players: [{ hand: cards(hand) }] }).pick(ELSEWHERE, ...picks);
  expect(hersIn(game(6))).toBe(0);
  expect(hersIn(game(7, 'let'))).toBe(1);
  const foiled = game(7, 'discard:farm', 'discard:farm');
  expect([hersIn(foiled), foiled.hand(1)]).toEqual([0, cards(5)]);
});

it('Patience of the Huntress: her star in each season and at her end', () => {
  const game = (season: NonNullable<Hers['season']>) =>
    hersIn(against('winter-01', { ...allOut(season), more: more(10) }).pick(ELSEWHERE));
  expect([game('winter'), game('spring'), game('summer'), game('autumn')]).toEqual(
    Array<number>(4).fill(STAR),
  );
});

it('City of Cobwebs: a token, and one for each Production card, less one for every two things', () => {
  const her = { city: ['farm', 'mine', 'twig-barge', 'school'] };
  expect(hersIn(last(11, { her }))).toBe(4);
  const rest = { her, players: [{ hand: ['farm'], resources: { twig: 2 } }] };
  expect(hersIn(last(11, rest).pick('let'))).toBe(4);
  const paid = last(11, rest).pick('pay:twig');
  // Only pairs count: there is no way to stop in between.
  expect(paid.options).toEqual(['pay:twig', 'discard:farm']);
  paid.pick('discard:farm');
  expect([paid.over, hersIn(paid)]).toEqual([true, 3]);
});

it('Polished Trinkets: cheap cards of hers bring a token, which two cards spare', () => {
  const game = (deck: string, hand: number, ...picks: string[]) =>
    hersIn(
      with1(12, { lair: { deck: [deck] }, players: [{ hand: cards(hand) }] }).pick(
        ELSEWHERE,
        ...picks,
      ),
    );
  expect([game('farm', 0), game('mine', 0)]).toEqual([1, 0]);
  expect(game('farm', 2, 'let')).toBe(1);
  expect(game('farm', 2, 'discard:farm', 'discard:farm')).toBe(0);
});

it('The Long Shadow: the figure brings two tokens and the card after it, unless two resources are paid', () => {
  const position: Hers = { more: more(13) };
  const game = rolling([3], 'winter-06', position, ELSEWHERE);
  expect(hersIn(game)).toBe(2);
  const step = game.view.nightweave!.arrow === 'forward' ? 3 : 1;
  expect(game.events).toContainEqual(expect.objectContaining({ type: 'intoDeck', position: step }));
  const rich: Hers = { ...position, players: [{ resources: { twig: 2 } }] };
  const foiled = rolling([3], 'winter-06', rich, ELSEWHERE).pick('pay:twig', 'pay:twig');
  expect([hersIn(foiled), foiled.view.nightweave!.deck]).toEqual([0, 0]);
});
