/** Chapter 12, the setup: what is laid out, dealt and hidden. */
import { stream } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import {
  ADORNMENTS,
  FORESTS,
  RIVER_CARDS,
  SPECIAL_EVENT_LIST,
  everdell,
  readOptions,
  writePosition,
} from '../../src/index.ts';
import { brook, pearlsOf } from '../pearlbrook-table.ts';
import { newTable, type Table } from '../table.ts';

const SEEDS = Array.from({ length: 150 }, (_, i) => i + 1);
const deal = (seed: number, players = 2 + (seed % 5), more: object = {}): Table =>
  newTable({ players, boxes: ['pearlbrook'], ...more }, seed);

/** The river cards, also those face down: only a position shows them. */
function riverOf(s: Uint8Array): string[] {
  return writePosition(s).river!.map((card) =>
    typeof card === 'string' ? card : (card as { covered: string }).covered,
  );
}

const typeOf = (id: string): string => RIVER_CARDS.find((card) => card.id === id)!.type;

describe('setting up Pearlbrook', () => {
  it('mixes its cards, Forest cards and Events with those of the base game, without basic Events (12.1)', () => {
    const games = SEEDS.map((seed) => deal(seed, 4));
    const forests = new Set(games.flatMap(({ view }) => view.forest.map((place) => place!.id)));
    const ofBoxes = ({ box }: { box: string }): boolean => ['base', 'pearlbrook'].includes(box);
    expect(forests).toEqual(new Set(FORESTS.list.filter(ofBoxes).map(({ id }) => id)));
    const events = new Set(games.flatMap(({ view }) => view.specialEvents.map(({ id }) => id)));
    expect(events).toEqual(new Set(SPECIAL_EVENT_LIST.list.filter(ofBoxes).map(({ id }) => id)));
    const { deck, meadow, players } = games[0].position;
    const cards = [...deck!, ...meadow!, ...players!.flatMap(({ hand }) => hand!)];
    expect(cards).toHaveLength(148);
    expect(cards.filter((card) => card === 'messenger')).toHaveLength(3);
    expect(games[0].view.basicEvents).toEqual([]);
  });

  it('lays out special Events until one of them is of Pearlbrook (12.3)', () => {
    const own = new Set(
      SPECIAL_EVENT_LIST.list.filter(({ box }) => box === 'pearlbrook').map(({ id }) => id),
    );
    for (const seed of SEEDS) {
      const { specialEvents } = deal(seed).view;
      expect(specialEvents.some(({ id }) => own.has(id))).toBe(true);
      expect(specialEvents).toHaveLength(Math.max(4, 2 + (seed % 5)));
    }
  });

  it.each(['mixed', 'half', 'only'])(
    'counts its Events as those of a box beside Bellfaire’s: %s (12.3, R-24)',
    (events) => {
      for (const seed of SEEDS.slice(0, 40)) {
        const boxes = ['pearlbrook', 'bellfaire-events'];
        const { specialEvents } = newTable({ players: 4, boxes, events }, seed).view;
        const from = specialEvents.map(
          ({ id }) => SPECIAL_EVENT_LIST.list.find((event) => event.id === id)!.box,
        );
        expect(from).toContain('pearlbrook');
        const ofBase = from.filter((box) => box === 'base').length;
        expect(events === 'half' ? ofBase === 2 : events !== 'only' || ofBase === 0).toBe(true);
      }
    },
  );

  it('has no mix of Events to choose by itself (R-24)', () => {
    const options = { players: 2, boxes: ['pearlbrook'], events: 'only' };
    expect(() => readOptions(options)).toThrow('options.events');
  });

  it('lays out the river with its pearls, the Shoal and the four wonders (12.4)', () => {
    const { pearlbrook } = deal(1).view;
    expect(pearlbrook!.river.map(({ id, covered, frog }) => [id, covered, frog])).toEqual([
      ['river-spot-production', true, null],
      ['river-spot-destination', true, null],
      ['river-spot-governance', true, null],
      ['river-spot-traveler', true, null],
    ]);
    expect(pearlbrook!.shoal).toEqual({ id: 'shoal', frogs: [] });
    expect(pearlbrook!.wonders.map(({ id, owner }) => [id, owner])).toEqual([
      ['hopewatch-gate', null],
      ['mistrise-fountain', null],
      ['sunblaze-bridge', null],
      ['starfalls-flame', null],
    ]);
    expect(newTable({ players: 2 }, 1).view.pearlbrook).toBeNull();
  });

  it('lays two citizens and two places face down in any order (12.5)', () => {
    const orders = new Set<string>();
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const cards = riverOf(deal(seed).state);
      expect(new Set(cards).size).toBe(4);
      expect(cards.filter((id) => typeOf(id) === 'citizen')).toHaveLength(2);
      orders.add(cards.map(typeOf).join());
      cards.forEach((id) => seen.add(id));
    }
    expect(orders.size).toBe(6);
    expect(seen.size).toBe(RIVER_CARDS.length);
  });

  it('deals two adornments and a frog to everybody (12.6)', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const players = 2 + (seed % 5);
      const game = deal(seed);
      const all = Array.from({ length: players }, (_, i) => pearlsOf(game, i + 1));
      const dealt = all.flatMap(({ adornments }) => adornments!);
      expect(dealt).toHaveLength(2 * players);
      expect(new Set(dealt).size).toBe(2 * players);
      expect(all.every(({ frog, pearls }) => frog.at === 'ready' && pearls === 0)).toBe(true);
      dealt.forEach((id) => seen.add(id));
    }
    expect(seen.size).toBe(ADORNMENTS.length);
  });
});

describe('what is hidden', () => {
  it('covered river cards are seen by nobody, adornments by their owner only (12.18)', () => {
    const game = deal(3, 3);
    const { players, pearlbrook } = everdell.view(game.state, 0);
    expect(pearlbrook!.river.map(({ card }) => card)).toEqual([null, null, null, null]);
    expect(players[0].pearlbrook!.adornments).toHaveLength(2);
    expect(players[1].pearlbrook).toMatchObject({ adornments: null, hidden: 2, adorned: [] });
    expect(game.view.players[0].pearlbrook!.adornments).toBeNull();
  });

  it('adornments are no hand cards and do not count for the hand limit (7.3, 12.18)', () => {
    const game = brook({
      adornments: ['bell', 'tiara'],
      hand: ['king', 'queen', 'fool', 'judge', 'farm', 'mine', 'inn'],
    }).pick('place:basic-one-resin-one-card');
    expect(game.player(1).handCount).toBe(8);
  });

  it('is dealt anew for a search: never what the seat can see, anything else', () => {
    const game = deal(5, 4);
    const mine = pearlsOf(game, 1).adornments;
    const rivers = new Set<string>();
    const others = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const dealt = everdell.determinize(game.state, 0, stream(i));
      const views = [0, 1].map((seat) => everdell.view(dealt, seat).players[seat].pearlbrook!);
      expect(views[0].adornments).toEqual(mine);
      views[1].adornments!.forEach((id) => others.add(id));
      rivers.add(riverOf(dealt).join());
    }
    expect(rivers.size).toBeGreaterThan(20);
    expect(others).toEqual(
      new Set(ADORNMENTS.map(({ id }) => id).filter((id) => !mine!.includes(id))),
    );
  });

  it('keeps the river card that lies face up, and two of each type', () => {
    const game = brook(
      { city: ['farm', 'farm', 'mine'] },
      {
        river: [
          'ballroom',
          { covered: 'gus-the-gardener' },
          { covered: 'gardens' },
          { covered: 'omicron-the-elder' },
        ],
      },
    );
    for (let i = 0; i < 40; i++) {
      const cards = riverOf(everdell.determinize(game.state, 1, stream(i)));
      expect(cards[0]).toBe('ballroom');
      expect(cards.filter((id) => typeOf(id) === 'citizen')).toHaveLength(2);
    }
  });
});
