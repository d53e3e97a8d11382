/** Nightweave's plots, one by one: lasting ones, those that act at once, and each as her last one. */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/content/tables.ts';
import { POINT_CARDS } from '../../src/mistwood/pointCards.ts';
import {
  ELSEWHERE,
  UPPER_LEFT,
  against,
  hersIn,
  rolls,
  turningUp,
  under,
  type Hers,
} from '../nightweave.ts';
import type { Table } from '../table.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const STAR = POINT_CARDS[2].star;
/** Fifteen cards. */
const FULL = [
  ...Array<string>(8).fill('farm'),
  ...Array<string>(3).fill('twig-barge'),
  ...Array<string>(3).fill('resin-refinery'),
  'school',
];
const some = (card: string, n: number) => Array<string>(n).fill(card);
/** Her spiders of autumn. */
const HERS = Array<number>(8).fill(2);
const me = (player: NonNullable<Hers['players']>[number]): Hers => ({ players: [player] });
const plot = (n: number) => `plot-${String(n).padStart(2, '0')}`;
/** Her tokens after a pick while the plot applies. */
const lasting = (n: number, position: Hers, ...picks: string[]): number =>
  hersIn(under(plot(n), position).pick(...picks));
/** What turning it up in winter brings her, the person having placed a worker for a berry just before. */
const atOnce = (n: number, position: Hers = {}, ...picks: string[]): Table =>
  turningUp(plot(n), position).pick(ELSEWHERE, ...picks);
const gained = (n: number, position: Hers = {}, ...picks: string[]): number =>
  hersIn(atOnce(n, position, ...picks));
/** The same as her last plot. */
const atEnd = (n: number, position: Hers = {}, ...picks: string[]): number =>
  hersIn(turningUp(plot(n), position, 'autumn').pick(ELSEWHERE, ...picks));

describe('lasting plots', () => {
  it('Bandits in the Forest: two tokens for a worker in the Forest, to the very end', () => {
    expect(lasting(1, {}, `place:${UPPER_LEFT}`)).toBe(2);
    expect(lasting(1, {}, ELSEWHERE)).toBe(0);
    const end = turningUp('plot-01', {}, 'autumn').pick(ELSEWHERE, `place:${UPPER_LEFT}`);
    expect(hersIn(end)).toBe(2);
  });

  it('Tollgate Spinners: two tokens for a worker on a basic location, six in all', () => {
    expect(lasting(2, {}, ELSEWHERE)).toBe(2);
    expect(lasting(2, {}, `place:${UPPER_LEFT}`)).toBe(0);
    expect(lasting(2, { lair: { plotTokens: 5 } }, ELSEWHERE)).toBe(1);
    expect(lasting(2, { lair: { plotTokens: 6 } }, ELSEWHERE)).toBe(0);
    expect(atEnd(2)).toBe(1);
    expect(atEnd(2, { workers: { 'basic-two-resin': [1] } })).toBe(2);
  });

  it('Slippery Stones: a token for a worker on the shared places, two if nothing is paid afterwards', () => {
    expect(gained(3)).toBe(1);
    // The berry that was just gained may be paid.
    expect(lasting(3, {}, ELSEWHERE, 'pay:berry')).toBe(1);
    expect(lasting(3, {}, ELSEWHERE, 'let')).toBe(2);
    expect(lasting(3, {}, 'place:basic-three-twigs')).toBe(0);
    expect(lasting(3, me({ hand: ['farm'] }), 'place:haven', 'discard:farm')).toBe(2);
    expect(atEnd(3, { players: [{ workers: 3 }], workers: { haven: [...HERS, 1] } })).toBe(2);
  });

  it('Jammed Locks: two cards for using a location card, or three tokens', () => {
    expect(gained(4)).toBe(1);
    const inn = { city: ['inn'], resources: RICH };
    const game = under('plot-04', me({ ...inn, hand: some('farm', 2) })).pick('place:inn');
    expect(game.options).toEqual(['let', 'discard:farm']);
    game.pick('discard:farm', 'discard:farm');
    expect(game.prompt).toContain('play');
    expect(lasting(4, me({ ...inn, hand: some('farm', 2) }), 'place:inn', 'let', 'play:mine')).toBe(
      3,
    );
    expect(atEnd(4, me({ city: ['inn', 'lookout', 'farm'] }))).toBe(2);
    expect(atEnd(4)).toBe(1);
  });

  it('Jammed Locks: whoever pays with the cards that the place needs has come in vain (R-313)', () => {
    const game = under('plot-04', me({ city: ['post-office'], hand: some('farm', 2) }));
    game.pick('place:post-office', 'discard:farm', 'discard:farm');
    expect([hersIn(game), game.hand(1), game.decides]).toEqual([0, [], 1]);
  });

  it('Ticket Snatchers: three tokens for an Event', () => {
    expect(gained(5)).toBe(1);
    expect(lasting(5, me({ city: some('farm', 4) }), 'place:harvest-festival')).toBe(3);
    expect(atEnd(5, me({ events: ['harvest-festival', 'grand-tour'] }))).toBe(2);
  });

  it('Gnawed Beams: two tokens for a Construction, four in all', () => {
    const cards = me({ hand: ['mine', 'wife'], resources: RICH });
    expect(lasting(6, cards, 'play:mine@hand')).toBe(2);
    expect(lasting(6, cards, 'play:wife@hand')).toBe(0);
    expect(lasting(6, { ...cards, lair: { plotTokens: 3 } }, 'play:mine@hand')).toBe(1);
    expect(atEnd(6, me({ city: [...some('farm', 5), 'wife'] }))).toBe(2);
  });

  it('Lodgers Everywhere: two tokens for an occupied token, four in all', () => {
    expect(gained(7)).toBe(1);
    expect(lasting(7, me({ city: ['farm'], hand: ['husband'] }), 'play:husband')).toBe(2);
    expect(atEnd(7, me({ city: [{ card: 'farm', occupied: true }, 'farm'] }))).toBe(1);
  });

  it('Blighted Furrows: a resource for a Production card, or two tokens', () => {
    expect(gained(8)).toBe(1);
    const cards = me({ hand: ['farm', 'inn'], resources: RICH });
    expect(lasting(8, cards, 'play:farm@hand', 'pay:pebble')).toBe(0);
    expect(lasting(8, cards, 'play:farm@hand', 'let')).toBe(2);
    expect(lasting(8, cards, 'play:inn@hand')).toBe(0);
    expect(atEnd(8, me({ city: some('farm', 5) }))).toBe(2);
  });

  it('Stolen Seals: two tokens for a Unique card, four in all', () => {
    const cards = me({ hand: ['king', 'farm'], resources: RICH });
    expect(lasting(9, cards, 'play:king@hand')).toBe(2);
    expect(lasting(9, cards, 'play:farm@hand')).toBe(0);
    expect(atEnd(9, me({ city: ['king', 'queen', 'farm', 'judge'] }))).toBe(1);
  });

  it('Watchers in the Tall Grass: a token for cards of the upper row', () => {
    expect(lasting(10, me({ resources: RICH }), 'play:mine@meadow-2')).toBe(1);
    expect(lasting(10, me({ resources: RICH }), 'play:bard@meadow-6')).toBe(0);
    // Cards that come into the hand count as well, each where it lay.
    const forest = ['forest-two-meadow-play-one'];
    const take = ['place:forest-two-meadow-play-one', 'take:theater@meadow-4'];
    expect(lasting(10, { forest }, ...take, 'take:bard@meadow-6')).toBe(1);
    expect(lasting(10, { forest }, ...take, 'take:mine@meadow-2')).toBe(2);
    const undertaker = me({ hand: ['undertaker'], resources: { berry: 2 } });
    const clear = ['play:undertaker@hand', 'discard:inn', 'discard:mine', 'discard:school'];
    expect(lasting(10, undertaker, ...clear, 'take:theater@meadow-4')).toBe(1);
    expect(lasting(10, undertaker, ...clear, 'take:king@meadow-8')).toBe(0);
    const taken = under('plot-10', undertaker).pick(...clear, 'take:theater@meadow-4');
    expect(taken.hand(1)).toEqual(['theater']);
    // Of Inn, Mine, School and Theater one is worth 3.
    expect(atEnd(10)).toBe(2);
  });

  it('Nets in the Short Grass: another card for cards of the lower row, or two tokens', () => {
    expect(gained(11)).toBe(1);
    const rich = { resources: RICH };
    expect(lasting(11, me({ ...rich, hand: ['farm'] }), 'play:bard@meadow-6', 'discard:farm')).toBe(
      0,
    );
    expect(lasting(11, me({ ...rich, hand: ['farm'] }), 'play:bard@meadow-6', 'let', 'done')).toBe(
      2,
    );
    expect(lasting(11, me(rich), 'play:bard@meadow-6')).toBe(2);
    // At her limit nobody is asked.
    const full = { ...me({ ...rich, hand: ['farm'] }), lair: { plotTokens: 4 } };
    expect(lasting(11, full, 'play:king@meadow-8')).toBe(0);
    expect(atEnd(11)).toBe(3);
  });

  it('Prying Neighbors: a token for more than four cards in hand at the end of a turn', () => {
    expect(lasting(12, me({ hand: some('farm', 5) }), ELSEWHERE)).toBe(1);
    expect(lasting(12, me({ hand: some('farm', 4) }), ELSEWHERE)).toBe(0);
    expect(atEnd(12, me({ hand: some('farm', 5) }))).toBe(2);
  });

  it('Holes in the Sacks: a resource at the end of a turn with more than three, or a token', () => {
    const rich = me({ resources: { twig: 3 } });
    expect(lasting(13, rich, ELSEWHERE, 'pay:twig')).toBe(0);
    expect(lasting(13, rich, ELSEWHERE, 'let')).toBe(1);
    expect(lasting(13, me({ resources: { twig: 2 } }), ELSEWHERE)).toBe(0);
    expect(atEnd(13, me({ resources: { twig: 3 } }))).toBe(2);
  });

  it('Busy Spinnerets: a token for a spider on a basic or Forest location or the Haven', () => {
    const spider = against('winter-02', { more: { plots: true }, lair: { plot: 'plot-14' } });
    expect(hersIn(spider.pick(ELSEWHERE))).toBe(1);
    expect(atEnd(14)).toBe(3);
  });

  it('Shared Plunder: a token for each card she plays', () => {
    expect(lasting(15, { lair: { deck: ['king'] } }, ELSEWHERE)).toBe(1);
    expect(lasting(15, {}, ELSEWHERE)).toBe(0);
    expect(atEnd(15, { her: { city: some('farm', 8) } })).toBe(2);
  });

  it('Broken Sleep: three cards for a preparation, or three tokens and a card', () => {
    expect(gained(16)).toBe(1);
    const ready: Hers = { workers: { 'basic-one-berry': [1, 1] } };
    const hand = { players: [{ season: 'winter' as const, hand: some('farm', 3), workers: 2 }] };
    expect(lasting(16, { ...ready, ...hand }, 'prepare', 'let')).toBe(3);
    const paid = under('plot-16', { ...ready, ...hand });
    paid.pick('prepare', 'discard:farm', 'discard:farm', 'discard:farm');
    expect([hersIn(paid), paid.hand(1)]).toEqual([0, []]);
    expect(atEnd(16)).toBe(3);
    expect(atEnd(16, me({ hand: some('farm', 3) }), ...some('discard:farm', 3))).toBe(0);
  });

  it('Overgrown Ways: two places are closed; two tokens', () => {
    const game = atOnce(17);
    expect(hersIn(game)).toBe(2);
    expect(game.offers('place:basic-three-twigs')).toBe(false);
    expect(game.offers(`place:${UPPER_LEFT}`)).toBe(false);
    const end = turningUp('plot-17', {}, 'autumn').pick(ELSEWHERE);
    expect([hersIn(end), end.offers('place:basic-three-twigs')]).toEqual([3, true]);
    const moved = under('plot-17', {
      players: [{ hand: ['ranger'], resources: { berry: 2 } }],
      workers: { 'basic-one-berry': [1] },
    }).pick('play:ranger');
    expect(moved.offers('place:basic-two-resin')).toBe(true);
    expect(moved.offers('place:basic-three-twigs')).toBe(false);
  });

  it('think of moving a worker as no placing: no web is touched (R-315)', () => {
    const game = under('plot-01', {
      players: [{ hand: ['ranger'], resources: { berry: 2 } }],
      workers: { 'basic-one-berry': [1] },
    }).pick('play:ranger', 'move:basic-one-berry', `place:${UPPER_LEFT}`);
    expect(hersIn(game)).toBe(0);
  });
});

describe('plots that act at once', () => {
  it('Empty Pantry: a token for each resource, two to four; two resources leave one', () => {
    expect(gained(18)).toBe(2);
    expect(gained(18, me({ resources: { twig: 2 } }), 'let')).toBe(3);
    expect(gained(18, me({ resources: { twig: 2 } }), 'pay:twig', 'pay:twig')).toBe(1);
    expect(atEnd(18, me({ resources: { twig: 8 } }), 'let')).toBe(4);
  });

  it('say what paying brings and what happens otherwise (32.9)', () => {
    const { prompt, options } = atOnce(18, me({ resources: { twig: 2 } })).say('en');
    expect(prompt).toBe(
      'Empty Pantry: pay 2 resources of your choice? Then she gains 1 point token.',
    );
    expect(options[0]).toBe(
      'Pay nothing: she gains 1 point token for each resource you own, at least 2 and at most 4',
    );
  });

  it('Forged Letters: two cards of the hand at random, and two tokens in any case', () => {
    const game = atOnce(19, me({ hand: ['king'] }));
    expect([hersIn(game), game.hand(1), game.view.nightweave!.deck]).toEqual([2, [], 3]);
    const hand = me({ hand: ['king', 'farm', 'farm', 'farm'] });
    expect(gained(19, hand, ...some('discard:farm', 3))).toBe(1);
    expect(atOnce(19, hand, 'let').hand(1)).toHaveLength(2);
    expect(atEnd(19, me({ hand: some('farm', 8) }))).toBe(3);
  });

  it('Lured Away: a worker waits in her lair until the next season; three resources spare it', () => {
    const lured = atOnce(20);
    expect(lured.player(1).workers).toContainEqual(
      expect.objectContaining({ place: 'nightweave-lair' }),
    );
    expect(hersIn(lured)).toBe(0);
    // It counts as deployed, and comes back with the others.
    expect(lured.offers('prepare')).toBe(true);
    lured.pick('prepare');
    expect(lured.player(1).workers.filter(({ at }) => at === 'ready')).toHaveLength(3);
    const paid = atOnce(20, me({ resources: { twig: 3 } }), ...some('pay:twig', 3));
    expect([hersIn(paid), paid.player(1).ready]).toEqual([0, 1]);
    const nobody = { players: [{ workers: 2 }], workers: { 'basic-two-resin': [1] } };
    expect(gained(20, nobody)).toBe(3);
    expect(atEnd(20, me({ resources: { twig: 2 } }), ...some('pay:twig', 2))).toBe(1);
  });

  it('Lured Away: nothing moves that worker, and it counts for nothing else', () => {
    const game = turningUp('plot-20', {
      players: [{ hand: ['ranger'], resources: { berry: 1 } }],
    }).pick(ELSEWHERE, 'play:ranger');
    expect(game.options).toEqual(expect.not.arrayContaining(['move:nightweave-lair']));
  });

  it('Whispered Secrets: a token for each Unique card, two to four; three cards leave one', () => {
    expect(gained(21, me({ city: ['king', 'queen', 'judge', 'farm'] }))).toBe(3);
    expect(gained(21, me({ hand: some('farm', 3) }), ...some('discard:farm', 3))).toBe(1);
  });

  it('Cut Scaffolding: a Construction of little worth goes, or three tokens', () => {
    expect(gained(22, me({ city: ['king', 'castle'] }))).toBe(3);
    const game = atOnce(22, me({ city: ['farm', 'castle', 'twig-barge'] }));
    expect(game.options).toHaveLength(2);
    game.pick('discard:farm');
    expect([game.city(1), hersIn(game)]).toEqual([['castle', 'twig-barge'], 0]);
    expect(gained(22, me({ city: ['farm'], resources: { twig: 2 } }), 'pay:twig', 'pay:twig')).toBe(
      1,
    );
  });

  it('Swarm over the Meadow: the best card into her deck, all others go', () => {
    const game = atOnce(23);
    // Two cards for spring, and the best one; the bonus of spring has discarded one before.
    expect([hersIn(game), game.view.nightweave!.deck]).toEqual([2, 3]);
    expect(game.view.discard).toBeGreaterThanOrEqual(7);
    const foiled = atOnce(23, me({ hand: some('farm', 3) }), ...some('discard:farm', 3));
    expect([hersIn(foiled), foiled.view.nightweave!.deck]).toEqual([1, 2]);
    // King and Queen are worth 4.
    expect(atEnd(23)).toBe(4);
  });

  it('Secret Hoard: the best of four cards of the draw pile, of two for a resource', () => {
    const shown = (game: Table) =>
      game.events.flatMap((event) => (event.type === 'reveal' ? event.cards : []));
    const best = (game: Table) =>
      shown(game).reduce((most, kind) => Math.max(most, CARDS.of(kind).points), 0);
    for (const seed of [1, 2, 3, 4, 5]) {
      const all = atOnce(24, { seed }, 'let');
      expect([shown(all).length, hersIn(all)]).toEqual([4, best(all)]);
      const fewer = atOnce(24, { seed }, 'pay:berry');
      expect([shown(fewer).length, hersIn(fewer)]).toEqual([2, best(fewer)]);
    }
  });

  it('New Tenants: two cards of the draw pile, or two tokens each', () => {
    const played = (game: Table) =>
      game.events.filter((event) => event.type === 'nightweavePlays').length;
    expect([played(atOnce(25)), gained(25)]).toEqual([2, 0]);
    const almost = atOnce(25, { her: { city: FULL.slice(1) }, seed: 2 });
    expect([played(almost), hersIn(almost)]).toEqual([1, 2]);
    expect(gained(25, { her: { city: FULL } })).toBe(4);
    expect(atEnd(25)).toBe(3);
  });

  it('Bargains after Dark: the best Meadow card into her city; two resources make it a rolled one', () => {
    const game = atOnce(26);
    expect(game.city(2)).toHaveLength(1);
    expect(['queen', 'king']).toContain(game.city(2)[0]);
    const foiled = atOnce(26, me({ resources: { twig: 2 } }), 'pay:twig', 'pay:twig');
    expect(rolls(foiled)).toHaveLength(2);
    expect(gained(26, { her: { city: FULL } })).toBe(4);
    expect(atEnd(26)).toBe(4);
  });

  it('Torn Invitations: the first special Event that nobody has, or three tokens', () => {
    const events = { events: ['croak-wart-cure', 'flying-doctor-service'] };
    const owners = (game: Table) => game.view.specialEvents.map(({ owner }) => owner);
    expect(owners(atOnce(27, events))).toEqual([1, null]);
    expect(gained(27)).toBe(3);
    const foiled = atOnce(
      27,
      { ...events, ...me({ hand: some('farm', 3) }) },
      ...some('discard:farm', 3),
    );
    expect([owners(foiled), hersIn(foiled)]).toEqual([[null, null], 1]);
  });

  it('Tightening Loops: a token, and one for each deployed worker less the cards discarded', () => {
    expect(gained(28)).toBe(2);
    const hand = me({ hand: some('farm', 2) });
    expect(gained(28, hand, 'let')).toBe(2);
    // There is one worker only: one card is enough.
    expect(gained(28, hand, 'discard:farm')).toBe(1);
  });

  it('Cold Patience: her star and one more', () => {
    expect(gained(29)).toBe(STAR + 1);
  });

  it('Green with Envy: two tokens for each Prosperity card more, two to four', () => {
    expect(gained(30)).toBe(2);
    expect(gained(30, me({ city: ['theater', 'school'] }))).toBe(4);
    expect(gained(30, { ...me({ city: ['theater'] }), her: { city: ['school'] } })).toBe(2);
  });

  it('Dark Windows: a token, and one for every three empty spaces, three at most', () => {
    expect(gained(31)).toBe(4);
    expect(gained(31, me({ city: some('farm', 8) }))).toBe(3);
    expect(gained(31, me({ hand: some('farm', 3) }), ...some('discard:farm', 3))).toBe(1);
  });

  it('Borrowed Faces: the value of the best Critter, two to four; two Critters leave one', () => {
    expect(gained(32, me({ city: ['wife', 'castle'] }))).toBe(2);
    expect(gained(32, me({ city: ['king'] }))).toBe(4);
    const hand = me({ hand: ['farm', 'wife', 'wife'] });
    const game = atOnce(32, hand);
    expect(game.options).toEqual(['let', 'discard:wife']);
    expect(gained(32, hand, 'discard:wife', 'discard:wife')).toBe(1);
  });

  it('Scattered Stores: resources down to two and a token, or three tokens', () => {
    expect(gained(33)).toBe(3);
    const game = atOnce(33, me({ resources: { twig: 3 } }), 'pay:twig', 'pay:berry');
    expect([hersIn(game), game.player(1).resources.twig]).toEqual([1, 2]);
    expect(gained(33, me({ resources: { twig: 3 } }), 'let')).toBe(3);
    expect(atEnd(33, me({ resources: { twig: 3 } }))).toBe(2);
  });
});
