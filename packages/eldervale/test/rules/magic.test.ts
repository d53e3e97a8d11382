/** Rulings on Magic cards. */
import { describe, expect, it } from 'vitest';
import { FLOWER } from '../battlefield.ts';
import { position, readPosition } from '../../src/index.ts';
import { checkInvariants } from '../invariants.ts';
import { vale, type Vale } from '../vale.ts';

const field = (more: Parameters<typeof vale>[0] = {}): Vale => vale(more).map(...FLOWER);
const RICH = { gem: 5, potion: 5, scroll: 5, tool: 5, sword: 5 } as const;
/** A battle in the middle: seat 1 stands there, seat 0 places from the east. */
const fight = (v: Vale): Vale =>
  v.put(1, 'fire-2', 'worker').put(0, 'air-2', 'worker').empty('fire-2', 0);

describe('Spells', () => {
  it('Sudden Gust: others of the caster stay and fight on (E-SUDDEN-GUST.2)', () => {
    const v = fight(field().hand(1, 'sudden-gust').goods(1, { gem: 1 }).put(1, 'fire-2', 'warrior'))
      .pick('place:worker@fire-2')
      .calm('cast')
      .pick('cast:sudden-gust');
    v.pick('move:2-warrior').calm();
    expect(v.happened('battleEnd').length).toBe(1);
  });

  it('a Spell cast in answer to what another one does: neither is lost, the answer is done first (E14.7, E14.8, E1.4)', () => {
    const table = {
      elements: ['air', 'earth', 'fire', 'order', 'darkness'],
      players: [
        { element: 'order', hand: ['decree-of-return'], resources: { tool: 1 } },
        {
          hand: ['toll-of-the-below'],
          units: { 'earth-1': ['worker'], ready: ['worker', 'worker'] },
        },
      ],
      map: ['earth-1', 'mill', 'portal', 'air-2'],
      monsters: { 'base-earth': 'mill' },
      rest: true,
    };
    const picks = ['cast:decree-of-return', 'cast:toll-of-the-below'];
    const during = position(table, { picks });
    expect(during.decides).toBe(2);
    checkInvariants(readPosition(during.position).state);
    const after = position(table, { picks: [...picks, 'gain:gem'] });
    expect((after.position as { discard: string[] }).discard).toEqual([
      'decree-of-return',
      'toll-of-the-below',
    ]);
  });

  it('Homing Feather: any own Unit in a Realm, also a dominated Monster (E-HOMING-FEATHER.1)', () => {
    const v = field()
      .hand(0, 'homing-feather')
      .goods(0, { gem: 1 })
      .tamed(0, 'base-fire', 'water-2')
      .put(0, 'air-2', 'worker')
      .pick('cast:homing');
    expect(v.keysOf('ready')).toEqual(['ready:1-worker@air-2', 'ready:1-base-fire@water-2']);
    v.pick('ready:1-base-fire');
    expect(v.keysOf('place:base-fire').length).toBeGreaterThan(0);
  });

  it('Raise Walls: two dice at home or next to it, one elsewhere; beyond six is lost (E-RAISE-WALLS.1, E-FLAME-LANCE.1)', () => {
    const dice = (set: (v: Vale) => unknown): number => {
      const v = field().hand(0, 'raise-walls', 'of-hearths');
      set(v);
      fight(v).pick('place:worker@fire-2').calm('cast').pick('cast:raise-walls');
      return v.view().battle!.sides[0].dice;
    };
    expect(dice(() => 0)).toBe(2);
    // The Dwelling itself adds one.
    expect(dice((v) => v.dwelling(0, 'light-2'))).toBe(4);
    const v = fight(
      field()
        .hand(0, 'flame-lance', 'of-hearths')
        .power(0, { fire: 2 })
        .put(0, 'portal', 'dragon')
        .dwelling(0, 'light-2'),
    );
    v.pick('place:worker@fire-2')
      .calm('join')
      .pick('join:dragon')
      .calm('cast')
      .pick('cast:flame-lance');
    expect(v.view().battle!.sides[0].dice).toBe(6);
  });

  it('Sudden Harvest: 1 and one for each Dwelling, at most three in all (E-SUDDEN-HARVEST.1)', () => {
    const v = field()
      .hand(0, 'sudden-harvest')
      .power(0, { earth: 2 })
      .dwelling(0, 'fire-2', 'air-2', 'water-2')
      .pick('cast:sudden-harvest', 'gain:gem', 'gain:tool', 'gain:sword');
    expect(v.resources(0)).toEqual({ gem: 1, tool: 1, sword: 1 });
    expect(v.prompt).toBe('prompt.action');
  });

  it('Quick Mortar: both prices are paid; the last Worker in Eldervale may become a Dwelling before a first placement (E-QUICK-MORTAR.1, E-QUICK-MORTAR.2)', () => {
    const v = field()
      .hand(0, 'quick-mortar')
      .put(0, 'air-2', 'worker')
      .goods(0, { tool: 1, scroll: 1 });
    expect(v.offers('cast:quick-mortar')).toBe(false);
    v.goods(0, { tool: 1, scroll: 1, gem: 1 }).pick('cast:quick-mortar', 'pay:gem').pay();
    expect(v.player(0).dwellings).toBe(1);
    expect(v.offers('place:worker@order-2')).toBe(true);
  });

  it('a Spell made cheaper makes nothing cheaper that is built or bought with it (E12.6, E-QUICK-MORTAR.1, E-OPEN-BOOK.1)', () => {
    const v = field().cards(0, 'light-07').hand(0, 'quick-mortar').put(0, 'air-2', 'worker');
    v.power(0, { fire: 1 }).goods(0, { tool: 1, gem: 1 });
    expect(v.offers('cast:quick-mortar')).toBe(false);
    v.goods(0, { tool: 1, scroll: 1 });
    expect(v.offers('cast:quick-mortar')).toBe(true);
    const w = field().cards(0, 'light-07').hand(0, 'open-book').onlyDeck('air').faceUp('air-door');
    w.power(0, { fire: 1 }).goods(0, { gem: 1 });
    expect(w.offers('cast:open-book')).toBe(false);
    w.goods(0, { gem: 1, scroll: 1 });
    expect(w.offers('cast:open-book')).toBe(true);
  });

  it('a Spell whose cost is paid with what it needs is cast in vain (R-332)', () => {
    const v = field().hand(0, 'quick-mortar').put(0, 'air-2', 'worker');
    v.goods(0, { tool: 1, scroll: 1, gem: 1 }).pick('cast:quick-mortar', 'pay:scroll');
    expect(v.player(0).dwellings).toBe(0);
    expect(v.resources(0)).toEqual({ tool: 1, gem: 1 });
    expect(v.view().magic.discard).toEqual(['quick-mortar']);
    expect(v.prompt).toBe('prompt.action');
  });

  it('Breathe on Embers: dice are chosen first, none is allowed (E-BREATHE-ON-EMBERS.1)', () => {
    const v = fight(field().hand(0, 'breathe-on-embers').falls(2, 3))
      .pick('place:worker@fire-2')
      .calm('cast')
      .pick('cast:breathe', 'done')
      .calm();
    expect(v.happened('dice').length).toBe(2);
  });

  it('Victory Pyre: after the reward, also if power was taken (E-VICTORY-PYRE.1, ER-82)', () => {
    const v = field()
      .hand(0, 'victory-pyre')
      .goods(0, { sword: 1 })
      .put(0, 'air-2', 'worker')
      .monster('base-air', 'fire-2')
      .empty('fire-2', 0)
      .falls(6, 1, 1);
    v.pick('place:worker@fire-2')
      .calm('sword', 'glory', 'cast')
      .pick('pass')
      .calm('glory')
      .pick('power')
      .calm('cast')
      .pick('cast:victory-pyre')
      .calm();
    expect(v.player(0).glory).toBe(1);
    // A Quest drawn as a reward of step 6 counts for this win.
    const w = field()
      .put(0, 'air-2', 'worker')
      .monster('legendary-light', 'fire-2')
      .deck('hunters-oath')
      .discarded();
    w.empty('fire-2', 0)
      .goods(0, { sword: 2 })
      .falls(6, 6, 5, 5, 1, 1)
      .pick('place:worker@fire-2')
      .calm('sword');
    w.pick('sword', 'sword').calm('glory').pick('glory').calm();
    expect(w.player(0).quests).toEqual(['hunters-oath']);
  });

  it('Ebb and Flow: the new Potion may be exchanged (E-EBB-AND-FLOW.1)', () => {
    expect(field().hand(0, 'ebb-and-flow').pick('cast:ebb').offers('return:potion')).toBe(true);
  });

  it('Cleansing Rain: on the own turn, the Swords stay (E-CLEANSING-RAIN.1)', () => {
    const v = field()
      .hand(0, 'cleansing-rain')
      .goods(0, { potion: 1, sword: 2 })
      .below(0, 'warrior', 'wizard')
      .pick('cast:cleansing');
    expect(v.player(0).underworld).toEqual([]);
    expect(v.resources(0)).toEqual({ sword: 2 });
  });

  it('Pull of the Tide: a dominated Monster is an opposing Unit, a wild one is not (E-PULL-OF-THE-TIDE.1)', () => {
    const v = field()
      .hand(0, 'pull-of-the-tide')
      .goods(0, { potion: 1 })
      .put(0, 'air-2', 'worker')
      .tamed(1, 'base-fire', 'fire-2')
      .monster('base-order', 'light-2')
      .empty('fire-2', 0);
    v.pick('place:worker@fire-2').calm('cast').pick('cast:pull');
    expect(v.keysOf('move').every((key) => key.startsWith('move:2-base-fire'))).toBe(true);
  });

  it('Lamp in the Mind: one card more in the end (E-LAMP-IN-THE-MIND.1)', () => {
    expect(field().hand(0, 'lamp-in-the-mind').pick('cast:lamp').player(0).handSize).toBe(2);
  });

  it('Open Book: payable after the casting cost, refilled at once, also between the steps of a Dungeon (E-OPEN-BOOK.1, E7.10)', () => {
    const v = vale()
      .map('dungeon', 'air-2')
      .stack('fire-2', 'water-2')
      .goods(0, RICH)
      .hand(0, 'open-book')
      .pick('place:worker@dungeon', 'cell', 'acquire:air-door');
    v.pick('cast:open-book', 'acquire:fire-door').pay();
    expect(v.view().decks.every(({ faceUp }) => faceUp !== null)).toBe(true);
    expect(v.prompt).toBe('prompt.acquireOrBurn');
    const w = field()
      .hand(0, 'open-book')
      .goods(0, { gem: 1, scroll: 1 })
      .onlyDeck('air')
      .faceUp('air-door');
    expect(w.offers('cast:open-book')).toBe(false);
  });

  it('Whispered Recall: no Whispered Recall; a Quest may be completed at once (E-WHISPERED-RECALL.1)', () => {
    const v = field().hand(0, 'whispered-recall').discarded('whispered-recall');
    expect(v.offers('cast:whispered-recall')).toBe(false);
    v.discarded('stocked-larder', 'whispered-recall')
      .goods(0, { gem: 2, potion: 2, scroll: 2, tool: 2, sword: 2 })
      .pick('cast:whispered-recall');
    expect(v.player(0).quests).toEqual(['stocked-larder']);
  });

  it('Decree of Return: in step 0 also a Monster that is not in the battle (E-DECREE-OF-RETURN.2)', () => {
    const v = vale()
      .map('fire-2', 'air-2', 'water-2', 'order-1')
      .hand(1, 'decree-of-return')
      .goods(1, { tool: 1 })
      .monster('base-order', 'water-2');
    v.put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker')
      .empty('fire-2', 0)
      .pick('place:worker@fire-2')
      .calm('rush', 'cast');
    v.pick('cast:decree').calm();
    expect(v.at('order-1')).toEqual(['base-order']);
  });

  it('Polymorph: any types, the Unit swapped out goes to the Ready Area; in the join step with an adjacent Unit only, and the new one joins (E-POLYMORPH.1, E-POLYMORPH.2, ER-77)', () => {
    const v = field({ players: 3 })
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker')
      .put(2, 'water-2', 'worker')
      .ready(2, 'dragon')
      .hand(2, 'polymorph')
      .goods(2, { gem: 1 })
      .empty('fire-2', 0);
    v.pick('place:worker@fire-2').calm('cast:polymorph');
    expect([v.decides, v.prompt]).toEqual([2, 'prompt.join']);
    v.pick('cast:polymorph', 'swap:3-worker', 'swap:3-dragon');
    expect(v.at('water-2')).toEqual(['2 dragon']);
    expect(v.player(2).ready).toContain('worker');
    v.pick('join:dragon').calm();
    expect(v.happened('join').length).toBe(1);
  });

  it('Toss of a Crown: the game rolls (E-TOSS-OF-A-CROWN.1)', () => {
    expect(field().hand(0, 'toss-of-a-crown').falls(4).pick('cast:toss').player(0).vp).toBe(2);
  });
});

describe('Quests and Prophecies', () => {
  it.each<[string, string, (v: Vale) => unknown, (v: Vale) => unknown]>([
    [
      'two-roofs',
      'E-TWO-ROOFS.1',
      (v) => v.dwelling(0, 'fire-2', 'air-2'),
      (v) => v.dwelling(0, 'air-2', 'order-2'),
    ],
    [
      'fourfold-path',
      'E-FOURFOLD-PATH.1',
      (v) => v.power(0, { air: 1, fire: 1, water: 1, light: 1 }),
      (v) => v.power(0, { air: 3, fire: 1, water: 1 }),
    ],
    [
      'rung-by-rung',
      'E-RUNG-BY-RUNG.1',
      (v) => v.power(0, { chaos: 4 }),
      (v) => v.power(0, { chaos: 3 }),
    ],
    [
      'many-halls',
      'E-MANY-HALLS.1',
      (v) => v.cards(0, 'air-01', 'air-02', 'air-03', 'air-04', 'air-05'),
      (v) => v.cards(0, 'air-01', 'air-02', 'air-03', 'air-04'),
    ],
    [
      'three-far-fires',
      'E-THREE-FAR-FIRES.1',
      (v) => v.put(0, 'air-2', 'worker').put(0, 'fire-2', 'worker').put(0, 'water-2', 'worker'),
      (v) => v.put(0, 'air-2', 'worker').put(0, 'fire-2', 'worker').put(0, 'portal', 'worker'),
    ],
  ])('%s (%s)', (quest, _id, done, open) => {
    const [yes, no] = [field(), field()];
    done(yes);
    open(no);
    expect([yes.questDone(0, quest), no.questDone(0, quest)]).toEqual([true, false]);
  });

  it('Hunter’s Oath: any Monster on another side, not a dominated one (E-HUNTERS-OATH.1)', () => {
    const v = field()
      .hand(0, 'hunters-oath')
      .put(0, 'air-2', 'worker')
      .monster('base-air', 'fire-2')
      .falls(6, 1, 1)
      .pick('place:worker@fire-2')
      .calm('glory')
      .pick('glory')
      .calm();
    expect(v.player(0).quests).toEqual(['hunters-oath']);
    const w = field()
      .hand(0, 'hunters-oath')
      .put(0, 'air-2', 'worker')
      .tamed(1, 'base-air', 'fire-2')
      .falls(6, 1, 1)
      .pick('place:worker@fire-2')
      .calm();
    expect(w.player(0).quests).toEqual([]);
  });

  it('Song of the Few: another side rolled more dice (E-SONG-OF-THE-FEW.1)', () => {
    const v = fight(field().hand(0, 'song-of-the-few').put(1, 'fire-2', 'dragon'))
      .falls(6, 5, 1, 1, 1, 1)
      .pick('place:worker@fire-2')
      .calm();
    expect(v.player(0).quests).toEqual(['song-of-the-few']);
    const w = fight(field().hand(0, 'song-of-the-few'))
      .falls(6, 1)
      .pick('place:worker@fire-2')
      .calm();
    expect([w.player(0).glory, w.player(0).quests]).toEqual([1, []]);
  });

  it('Good Neighbors: Ruins and Dwellings of anybody next to the one just built (E-GOOD-NEIGHBOURS.1)', () => {
    const build = (n: number): string[] => {
      const v = vale()
        .map('air-2', 'mill', 'portal', 'fire-2', 'water-2', 'light-2', 'order-2')
        .hand(0, 'good-neighbours')
        .put(0, 'air-2', 'worker')
        .goods(0, { scroll: 1, tool: 1 });
      v.dwelling(1, ...['fire-2', 'water-2'].slice(0, n));
      return [...v.pick('place:worker@mill').pay().calm().player(0).quests];
    };
    expect([build(2), build(1)]).toEqual([['good-neighbours'], []]);
  });

  it.each<[string, string, (v: Vale) => unknown, number]>([
    ['of-high-seats', 'E-OF-HIGH-SEATS.1', (v) => v.power(0, { air: 2, fire: 1, water: 1 }), 4],
    ['of-many-colours', 'E-OF-MANY-COLOURS.1', (v) => v.cards(0, 'fire-01', 'water-02'), 3],
    [
      'of-one-song',
      'E-OF-ONE-SONG.1',
      (v) => v.cards(0, 'air-door', 'air-11', 'air-12', 'fire-01'),
      4,
    ],
    ['of-old-stones', 'E-OF-OLD-STONES.1', (v) => v.dwelling(0, 'fire-2', 'air-2'), 1],
    [
      'of-doors-and-locks',
      'E-OF-DOORS-AND-LOCKS.1',
      (v) => v.cards(0, 'air-door', 'fire-door', 'order-04', 'air-11'),
      6,
    ],
    ['of-kept-promises', 'E-OF-KEPT-PROMISES.1', (v) => v, 1],
    ['of-wide-roads', 'E-OF-WIDE-ROADS.1', (v) => v.dwelling(0, 'fire-2', 'air-2', 'water-2'), 4],
  ])('%s (%s)', (prophecy, _id, set, vp) => {
    const v = vale({ factions: ['air-a'] })
      .map(...FLOWER)
      .power(1, {});
    set(v);
    expect(v.hand(0, prophecy).scored(0).prophecies).toBe(vp);
  });

  it('Of Kept Promises: 3 with one Quest, 5 with two or more (E-OF-KEPT-PROMISES.1)', () => {
    const v = field()
      .hand(0, 'rung-by-rung', 'fourfold-path', 'of-kept-promises')
      .power(0, { air: 4, fire: 1 })
      .hand(0, 'rung-by-rung', 'of-kept-promises');
    expect(v.scored(0).prophecies).toBe(3);
  });
});
