/** Battles (chapter 15) and their reactions (chapter 28). */
import { describe, expect, it } from 'vitest';
import { compareSides, DICE, faceAt } from '../../src/battle/block.ts';
import { vale, type Vale } from '../vale.ts';

const FLOWER = ['fire-2', 'air-2', 'water-2', 'light-2', 'order-2', 'chaos-2', 'portal'] as const;
/** The battle is fought in the middle: seat 1 stands there, seat 0 places from the east. */
function field(more: Parameters<typeof vale>[0] = {}): Vale {
  return vale(more)
    .map(...FLOWER)
    .put(1, 'fire-2', 'worker')
    .put(0, 'air-2', 'worker');
}
const begin = (v: Vale): Vale => v.pick('place:worker@fire-2').goOn();
/** Dice of a side in the battle being fought. */
const dice = (v: Vale, seat: number | null): number =>
  v.view().battle!.sides.find((side) => side.seat === seat)!.dice;
const lost = (v: Vale): number[] =>
  v.happened('underworld').map((event) => ('seat' in event ? event.seat : -1));
const winner = (v: Vale): unknown =>
  v.happened('battleEnd').map((event) => 'winner' in event && event.winner)[0];

describe('triggers', () => {
  it('a placement among others or a Monster, or a Rush, triggers a battle; Dwellings, moving and joining do not (E15.1, E15.2, E18.1)', () => {
    const v = field().dwelling(1, 'water-2').pick('place:worker@water-2').calm();
    expect(v.happened('battle')).toEqual([]);
    const w = field().monster('base-fire', 'light-2');
    w.falls(6, 1, 1, 1, 1, 1).pick('place:worker@water-2').calm('sword', 'glory');
    // The token was taken before the Monster came.
    expect(w.player(0).tokens.length).toBe(1);
    expect(w.at('water-2')).toContain('0 worker');
    expect(w.happened('battle').length).toBe(1);
  });

  it('right before the battle it is looked at again: without a Unit of who placed there is none (E15.3, E31.49, E18.5, ER-41, E-TAILWIND.1)', () => {
    const v = field().monster('base-fire', 'light-2').hand(0, 'tailwind').goods(0, { scroll: 1 });
    v.pick('place:worker@water-2');
    expect(v.prompt).toBe('prompt.pause');
    v.pick('cast:tailwind', 'move:1-worker/water-2@portal', 'goOn').calm();
    expect(v.at('light-2')).toEqual(['base-fire']);
    expect(v.happened('battle')).toEqual([]);
  });

  it('all Units there take part, also those that shared the Realm in peace; one winner or none (E15.4, E2.6)', () => {
    const v = vale({ players: 3 })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(2, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker');
    begin(v).calm('sword').pick('pass');
    v.calm();
    expect(v.happened('dice').length).toBe(3);
  });

  it('a Rush into the Realm of a battle makes one common battle (E15.5, E18.2, E28.12)', () => {
    const v = field().monster('base-fire', 'water-2').hand(0, 'of-hearths');
    v.pick('place:worker@fire-2', 'goOn');
    expect(v.prompt).toBe('prompt.pause');
    expect(v.view().battle).toBeNull();
    expect(v.at('fire-2')).toEqual(['0 worker', '1 worker', 'base-fire']);
    v.calm();
    expect(v.happened('battle').length).toBe(1);
    expect(v.happened('dice').length).toBeGreaterThanOrEqual(3);
  });

  it('a battle due in a Realm that a placement by an effect makes is fought before what follows (E15.6, E8.13)', () => {
    const v = field()
      .cards(0, 'air-03', 'fire-09')
      .only(0)
      .put(0, 'water-2', 'dragon')
      .put(0, 'portal', 'warrior')
      .put(1, 'order-2', 'warrior');
    v.pick(
      'regroup',
      'withdraw:dragon',
      'use:air-03',
      'withdraw:warrior',
      'use:fire-09',
      'withdraw',
      'toReady',
    );
    expect(v.keysOf('later').length).toBe(2);
    v.pick('later:2', 'do', 'place:warrior@fire-2').calm();
    expect(v.happened('battleEnd').length).toBe(1);
    expect(v.prompt).toBe('prompt.place');
  });
});

describe('steps', () => {
  it('0: when it is about to happen every holder is asked, with or without a Unit there; a charm ends it (E15.7, E15.35, E28.14, E28.15, E28.25, E31.39, E-FAERIE-CHARM.1, E14.4)', () => {
    const v = vale({ players: 3 })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker');
    v.hand(2, 'faerie-charm').goods(2, { potion: 1 });
    begin(v);
    expect([v.decides, v.prompt]).toEqual([2, 'prompt.window']);
    v.pick('cast:faerie-charm').calm();
    expect(v.at('fire-2')).toEqual(['0 worker', '1 worker']);
    expect([v.happened('battleEnd'), v.happened('glory'), lost(v)]).toEqual([[], [], []]);
    expect(v.player(0).tokens.length).toBe(1);
  });

  it('a charmed Monster stays where it rushed to, and rushes from there (E31.39, E-FAERIE-CHARM.2, E18.8, E18.4)', () => {
    const v = vale()
      .map('light-2', 'air-2', 'order-1', 'water-2')
      .put(0, 'air-2', 'worker')
      .monster('base-order', 'order-1');
    v.hand(1, 'faerie-charm')
      .goods(1, { potion: 1 })
      .pick('place:worker@light-2')
      .calm('cast')
      .pick('cast')
      .calm();
    expect(v.at('light-2')).toEqual(['0 worker', 'base-order']);
    v.turn(0).ready(0, 'warrior').pick('place:warrior@water-2').calm('sword', 'pass').calm();
    expect(v.at('water-2').includes('base-order') || v.happened('battle').length > 0).toBe(true);
  });

  it('if fewer than two sides are left nobody wins or loses (E15.7, ER-55, E-SUDDEN-GUST.1, E28.28)', () => {
    const v = field().hand(1, 'sudden-gust').goods(1, { gem: 1 });
    begin(v).calm('cast').pick('cast:sudden-gust', 'move').calm();
    expect(v.at('fire-2')).toEqual(['0 worker']);
    expect(v.happened('dice')).toEqual([]);
    expect(lost(v)).toEqual([]);
  });

  it('1: joining goes round from the active player’s left; who has no Unit there may come, from several Realms (E15.8, E15.9, E15.10, E28.4, E28.16)', () => {
    const v = vale({ players: 3 })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker')
      .put(2, 'water-2', 'worker')
      .put(2, 'light-2', 'worker');
    begin(v);
    expect([v.decides, v.prompt]).toEqual([2, 'prompt.join']);
    v.pick('join:worker@water-2', 'join:worker@light-2');
    // The next one decides; what has joined stays.
    v.calm('join');
    expect(v.decides).toBe(0);
    expect(v.at('fire-2').filter((each) => each === '2 worker').length).toBe(2);
  });

  it('effects of joining look at Units that moved in, not at those placed or swapped in (E15.11, E-ORDER-A.2, ER-63, E-GEN.10)', () => {
    const fight = (joins: boolean): unknown => {
      const v = field({ factions: ['order-a'] })
        .only(0)
        .ready(0, 'worker');
      v.put(0, 'water-2', 'warrior')
        .falls(2, 1, 1, 5)
        .pick('place:worker@fire-2', 'gain:tool')
        .calm('join');
      if (joins) v.pick('join:warrior');
      return v
        .calm()
        .happened('dice')
        .map((event) => 'faces' in event && event.faces);
    };
    // The lowest of the own dice is turned to 6 (E-ORDER-A.1).
    expect(fight(true)).toEqual([[2, 1, 1], [5], [6, 2, 1]]);
    expect((fight(false) as number[][])[0]).toEqual([2]);
  });

  it('where joining is forbidden, who was there at the trigger may still bring more (E15.12, ER-60, ER-61, E-LEGENDARY-AIR.1, E-DARKNESS-A.2)', () => {
    const v = vale({ players: 3 })
      .map(...FLOWER)
      .monster('legendary-air', 'fire-2')
      .put(0, 'air-2', 'worker')
      .put(0, 'chaos-2', 'worker')
      .put(1, 'water-2', 'worker');
    begin(v).calm('join');
    expect(v.decides).toBe(0);
    const w = vale({ players: 3, factions: ['fire-a', 'darkness-a'] })
      .map(...FLOWER)
      .put(1, 'fire-2', 'dragon')
      .put(0, 'air-2', 'worker')
      .put(2, 'water-2', 'worker')
      .put(1, 'light-2', 'worker');
    begin(w).calm('join');
    expect(w.decides).toBe(1);
    w.pick('pass').calm('join');
    expect(w.decides).toBe(0);
  });

  it('2: battle values, a Dwelling there and each next to it, only with a Unit in the battle (E15.13, E15.14, E31.28)', () => {
    const v = field({ players: 3 })
      .dwelling(1, 'fire-2', 'water-2')
      .dwelling(2, 'light-2')
      .put(1, 'fire-2', 'dragon', 'warrior');
    v.hand(1, 'of-hearths').goods(0, { sword: 1 });
    begin(v).calm('sword');
    expect(v.view().battle!.sides.map(({ seat, dice: n }) => [seat, n])).toEqual([
      [0, 1],
      [1, 6],
    ]);
    const { why } = v.view().battle!.sides[1];
    expect(why).toEqual([
      { id: 'worker', n: 1 },
      { id: 'warrior', n: 2 },
      { id: 'dragon', n: 3 },
      { id: 'dwelling', n: 2 },
      { id: 'dice', n: -2 },
    ]);
  });

  it('Wizard 1, Minotaur 2, Shapeshifter 1, a Monster as printed (E15.14, E18.16)', () => {
    const v = field({ modules: ['minotaur', 'shapeshifter'] })
      .put(1, 'fire-2', 'wizard', 'shapeshifter')
      .goods(0, { sword: 1 });
    v.put(0, 'air-2', 'minotaur');
    begin(v).calm('join').pick('join:minotaur').calm('sword');
    expect([dice(v, 1), dice(v, 0)]).toEqual([3, 3]);
    const w = field().tamed(1, 'base-fire', 'fire-2').goods(0, { sword: 1 });
    expect(dice(begin(w).calm('sword'), 1)).toBe(5);
  });

  it('the number of dice is limited at once after every change, at least 1, at most 6 (E15.15, E1.11, E1.12, E31.33, ER-42, E-FIRE-B.1, E-GEN.15)', () => {
    const v = field({ factions: ['air-a', 'fire-b'] })
      .only(0)
      .ready(0, 'worker')
      .put(0, 'chaos-2', 'dragon')
      .put(0, 'portal', 'warrior')
      .dwelling(0, 'water-2', 'light-2');
    v.put(1, 'fire-2', 'warrior').goods(0, { sword: 2 }).goods(1, { sword: 1 });
    begin(v).calm('join').pick('join:dragon', 'join:warrior', 'pass').calm('sword');
    // 1 + 3 + 2 + 2 is limited to 6, the Ogres' blow makes it 5.
    expect([v.decides, dice(v, 0)]).toEqual([1, 5]);
    v.pick('pass');
    expect(v.decides).toBe(0);
    v.pick('sword');
    expect(dice(v, 0)).toBe(6);
    expect(v.offers('sword')).toBe(false);
    const w = field({ factions: ['air-a', 'fire-b'] })
      .put(1, 'fire-2', 'warrior')
      .goods(0, { sword: 1 });
    begin(w).calm('sword');
    expect(dice(w, 0)).toBe(1);
  });

  it('3: each side in turn; a Sword adds a die, never a seventh; Gold stands in (E15.16, E15.17, E28.18)', () => {
    const v = field()
      .goods(0, { sword: 1, gold: 1 })
      .hand(0, 'of-hearths')
      .goods(1, { sword: 5, gold: 1 })
      .put(1, 'fire-2', 'dragon');
    begin(v).calm('sword');
    expect(v.decides).toBe(1);
    v.pick('sword').pay();
    v.pick('sword').pay();
    expect(dice(v, 1)).toBe(6);
    v.calm('sword');
    expect(v.decides).toBe(0);
    v.pick('sword').pay().pick('sword').pay();
    expect([dice(v, 0), v.resources(0)]).toEqual([3, {}]);
  });

  it('limits on Swords: the lowest counts, Spells are not bound (E15.18, E31.37, ER-62, E-BASE-ORDER.1, E-PALL-OF-NIGHT.1)', () => {
    const v = field()
      .monster('base-order', 'fire-2')
      .goods(0, { sword: 4, gem: 3 })
      .goods(1, { sword: 3 })
      .hand(0, 'pall-of-night', 'flame-lance', 'of-hearths');
    begin(v).calm('cast:pall').pick('cast:pall-of-night').pay();
    v.calm('cast:flame');
    expect(v.decides).toBe(0);
    v.pick('sword').pay();
    expect(v.offers('sword')).toBe(false);
    v.pick('cast:flame-lance').pay();
    expect(dice(v, 0)).toBe(5);
    // The other side had no turn to pay Swords.
    expect(v.resources(1)).toEqual({ sword: 3 });
  });

  it('4: all roll, then the Monster, then what must be, then what may be in rounds (E15.19, E15.20, E31.29, ER-43, ER-66, E-BASE-FIRE.1, E28.19)', () => {
    const v = vale({ factions: ['fire-a'] })
      .map(...FLOWER)
      .put(0, 'air-2', 'worker')
      .monster('base-fire', 'light-2');
    v.cards(0, 'fire-05').goods(0, { sword: 2 }).hand(0, 'breathe-on-embers').power(0, { fire: 1 });
    // Own dice, the Demon's, then its lowest again.
    v.falls(5, 5, 3, 2, 2, 5, 4, 4, 1, 6);
    v.pick('place:worker@water-2').calm('sword').pick('sword', 'sword').calm('cast:breathe');
    expect(v.view().battle!.sides.map(({ faces }) => faces)).toEqual([
      [5, 5, 3, 2, 2],
      [6, 5, 4, 4],
    ]);
    v.falls(6, 6, 1).pick('cast:breathe', 'die:3', 'die:2', 'die:2', 'done').calm('glory');
    expect(v.keys.slice(0, 2)).toEqual(['glory', 'power']);
    v.pick('power').calm();
    expect(v.player(0).power['fire']).toBe(2);
    expect(v.player(0).vp).toBe(1);
    expect(v.at('water-2')).toEqual(['0 worker']);
    expect(v.player(0).glory).toBe(0);
  });

  it('a die may be changed several times, each ability is used once (E15.21, E15.22, E-GEN.18, E-CHAOS-10.1, E-FIRE-06.1)', () => {
    const v = field().cards(0, 'chaos-10', 'fire-06').goods(0, { sword: 2 }).falls(1, 6);
    begin(v).calm('sword').pick('pass').calm('use');
    const [corridors] = v.keysOf('use');
    v.pick(corridors);
    if (v.keysOf('die').length > 0) v.pick('die');
    v.calm('use');
    expect(v.keysOf('use')).not.toContain(corridors);
  });

  it('5: highest die against highest, a missing die is 0, the best of all wins (E15.23, E31.31)', () => {
    const v = vale();
    const put = (side: number, ...faces: number[]): void => {
      v.s[DICE + side] = faces.length;
      faces.forEach((face, i) => (v.s[faceAt(side, i)] = face));
    };
    put(0, 6, 5, 4, 3, 1, 1);
    put(1, 6, 5, 4, 2, 1);
    expect(compareSides(v.s, 0, 1)).toBeGreaterThan(0);
    put(0, 6, 5);
    put(1, 6, 5, 1);
    expect(compareSides(v.s, 0, 1)).toBeLessThan(0);
  });

  it('a tie of the best: everybody loses (E15.24, E31.30, E15.37, E-AIR-B.2)', () => {
    const v = vale({ players: 3, factions: ['fire-b', 'air-b', 'water-a'] })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(2, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker');
    for (const seat of [0, 1, 2]) v.goods(seat, { sword: 1 });
    v.falls(5, 2, 6, 4, 6, 4);
    begin(v)
      .calm('sword')
      .pick('sword')
      .calm('sword')
      .pick('sword')
      .calm('sword')
      .pick('sword')
      .pay();
    v.calm();
    expect(winner(v)).toBe(-1);
    expect(v.at('fire-2')).toEqual([]);
    expect(v.player(1).ready.length).toBe(3);
    expect(v.player(1).vp).toBe(1);
    expect([v.resources(0), v.resources(1), v.resources(2)]).toEqual([
      { sword: 1 },
      {},
      { sword: 1 },
    ]);
    expect(v.happened('glory')).toEqual([]);
  });

  it('a tie with a Monster: it stays unbeaten and has not won (E15.24, E31.32, ER-07, E-LEGENDARY-ORDER.1)', () => {
    const v = vale()
      .map(...FLOWER)
      .put(0, 'air-2', 'worker')
      .monster('legendary-order', 'fire-2')
      .goods(0, { sword: 2 });
    v.falls(5, 3, 3, 5, 3, 3);
    begin(v).calm('sword').pick('sword', 'sword').calm();
    expect(v.at('fire-2')).toEqual(['legendary-order']);
    expect(v.player(0).underworld).toEqual(['worker']);
    v.turn(0).ready(0, 'warrior').pick('place:warrior@fire-2').calm();
    const own = v.happened('dice').filter((event) => 'side' in event && event.side === 5);
    expect('faces' in own[1] && own[1].faces.length).toBe(3);
  });

  it('a Monster that wins stays, a player who wins has beaten it (E15.25, E15.32, E18.12)', () => {
    const v = vale()
      .map(...FLOWER)
      .put(0, 'air-2', 'worker')
      .monster('base-air', 'fire-2')
      .falls(1, 6, 6);
    begin(v).calm();
    expect(v.at('fire-2')).toEqual(['base-air']);
    const w = vale()
      .map(...FLOWER)
      .put(0, 'air-2', 'worker')
      .monster('base-air', 'fire-2')
      .falls(6, 1, 1);
    begin(w).calm('glory').pick('glory').calm();
    expect(w.at('fire-2')).toEqual(['0 worker']);
    expect(
      w
        .view()
        .realms.flatMap(({ figures }) => figures)
        .some(({ unit }) => unit === 'base-air'),
    ).toBe(false);
  });

  it('6: the winner steps on the Glory track; a beaten Monster may give power instead, its further reward in any case (E15.26, E15.27, E28.20, ER-73, E-LEGENDARY-CHAOS.1)', () => {
    const v = field().falls(6, 1);
    begin(v).calm();
    expect([v.player(0).glory, v.player(0).vp]).toEqual([1, 2]);
    const w = vale()
      .map(...FLOWER)
      .put(0, 'air-2', 'worker')
      .monster('legendary-fire', 'fire-2')
      .falls(6, 5, 4, 3, 2, 1);
    begin(w).calm('glory').pick('power').calm();
    expect(w.player(0).glory).toBe(0);
    expect(w.player(0).power['fire']).toBe(1);
    expect(w.resources(0)).toEqual({ gold: 1 });
  });

  it('effects on winning come before the losses, effects on losing after them (E15.28, E-FIRE-B.2, E-FIRE-06.1)', () => {
    const v = field({ factions: ['fire-b', 'air-a'] })
      .cards(1, 'fire-06')
      .falls(6, 1);
    begin(v).calm('gain');
    expect(v.at('fire-2')).toEqual(['0 worker', '1 worker']);
    v.pick('gain:gem').calm();
    expect(v.player(1).vp).toBe(1);
    const types = v.events.map(({ type }) => type);
    expect(types.lastIndexOf('vp')).toBeGreaterThan(types.indexOf('underworld'));
  });

  it('7: the losers’ Units go to the Underworld, each gives a Sword up to five; Dwellings stay (E15.29, E15.36, E31.12, E31.28)', () => {
    const v = field()
      .dwelling(1, 'fire-2')
      .put(1, 'fire-2', 'warrior', 'wizard')
      .goods(1, { sword: 4 })
      .falls(6, 1, 1, 1, 1, 1);
    begin(v).calm('sword').pick('pass').calm();
    expect(v.player(1).underworld).toEqual(['worker', 'warrior', 'wizard']);
    expect(v.resources(1)).toEqual({ sword: 5 });
    expect(v.view().realms[0].dweller).toBe(1);
  });

  it('losers may first keep Units; then all others leave at the same time (E15.30, E15.31, E15.34, E15.37, E28.21, E-LOCK-SHIELDS.1)', () => {
    const v = field()
      .hand(1, 'lock-shields')
      .goods(1, { tool: 1 })
      .put(1, 'fire-2', 'warrior')
      .falls(6, 1, 1, 1);
    begin(v).calm('cast').pick('cast:lock-shields').calm();
    expect(v.player(1).underworld).toEqual([]);
    expect(v.player(1).ready).toContain('warrior');
    expect(v.resources(1)).toEqual({});
    expect(winner(v)).toBe(0);
    expect(v.at('fire-2')).toEqual(['0 worker']);
  });

  it('supporting Units add dice from outside, are not in the battle and cannot be lost (E15.33, ER-59, E-EARTH-A.1, E-EARTH-A.2, E-GEN.20)', () => {
    const v = field({ factions: ['fire-a', 'earth-a'] })
      .put(1, 'water-2', 'worker')
      .put(1, 'light-2', 'worker')
      .goods(0, { sword: 1 });
    begin(v).calm('sword');
    expect(dice(v, 1)).toBe(3);
    v.falls(6, 1, 1, 1).calm();
    expect(v.player(1).underworld).toEqual(['worker']);
    expect(v.at('water-2')).toEqual(['1 worker']);
  });

  it('Units lost together are one event for effects on it; the Swords come first (E15.38, E28.22, E-DARKNESS-07.1, E-DARKNESS-B.1, E-TOLL-OF-THE-BELOW.1)', () => {
    const v = field({ factions: ['fire-a', 'darkness-b'] })
      .cards(1, 'darkness-08')
      .hand(1, 'toll-of-the-below')
      .put(1, 'fire-2', 'worker')
      .falls(6, 5, 1, 1);
    begin(v).calm('cast', 'gain', 'due');
    expect(v.resources(1)).toEqual({ sword: 2 });
    while (v.keysOf('due').length + v.keysOf('gain').length > 0) {
      v.pick(v.keysOf('due')[0] ?? 'gain:gem');
    }
    v.calm('cast');
    expect(v.player(1).vp).toBe(2);
    expect(v.resources(1)).toEqual({ sword: 2, gem: 1 });
    v.pick('cast:toll-of-the-below', 'gain:gem', 'gain:gem');
    expect(v.resources(1)).toEqual({ sword: 2, gem: 3 });
  });

  it('a Monster that goes home after a battle goes after the losses (E15.39, E31.38, E18.22, E18.23, E18.25, ER-47, E-LEGENDARY-DARKNESS.1)', () => {
    const v = vale()
      .map('fire-2', 'air-2', 'darkness-1')
      .put(0, 'air-2', 'worker')
      .put(1, 'darkness-1', 'worker')
      .monster('legendary-darkness', 'fire-2')
      .falls(6, 1, 1, 1, 1);
    begin(v).calm('join').pick('pass').calm('glory').pick('glory').calm();
    expect(v.at('darkness-1')).toEqual(['legendary-darkness']);
    expect(v.resources(1)).toEqual({ sword: 1 });
    expect(v.at('fire-2')).toEqual(['0 worker']);
    const w = vale()
      .map('darkness-1', 'air-2')
      .put(0, 'air-2', 'worker')
      .monster('legendary-darkness', 'darkness-1')
      .falls(6, 1, 1, 1, 1);
    w.pick('place:worker@darkness-1', 'take').calm('glory').pick('glory').calm();
    expect(w.at('darkness-1')).toEqual(['0 worker', 'legendary-darkness']);
  });

  it('who has left before the dice are compared has not lost (R-273, E2.6)', () => {
    const v = vale({ players: 3 })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(2, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker');
    v.cards(1, 'fire-06').hand(1, 'sudden-gust').goods(1, { gem: 1 }).falls(6, 1);
    begin(v).calm('cast').pick('cast:sudden-gust', 'move').calm();
    expect(v.player(1).vp).toBe(0);
    expect(lost(v)).toEqual([2]);
  });

  it('three players at the Portal (E31.27)', () => {
    const v = vale({ players: 3, factions: ['order-a', 'earth-a', 'fire-b'] }).map(
      'portal',
      'air-2',
      'water-2',
      'light-2',
      'order-2',
      'chaos-2',
      'fire-2',
    );
    v.put(1, 'portal', 'worker')
      .put(1, 'water-2', 'worker')
      .put(1, 'light-2', 'worker')
      .put(2, 'portal', 'dragon')
      .dwelling(2, 'order-2');
    v.put(0, 'air-2', 'warrior').goods(0, { gem: 1 }).goods(1, { sword: 2 });
    v.falls(1, 1, 1, 5, 5, 5, 5, 5, 6, 6, 6, 6);
    v.pick('place:worker@portal').calm('join').pick('pass');
    v.calm('join:warrior').pick('join:warrior').calm('sword').pick('sword', 'sword');
    v.calm();
    const rolled = v.happened('dice').map((event) => 'faces' in event && event.faces.length);
    expect(rolled.slice(0, 3)).toEqual([3, 5, 4]);
    expect(winner(v)).toBe(2);
    expect([v.player(2).glory, v.player(2).vp]).toEqual([1, 2]);
    expect(v.player(0).underworld).toEqual(['worker', 'warrior']);
    expect(v.resources(0)).toEqual({ sword: 2 });
    expect(v.resources(1)).toEqual({ sword: 1 });
  });

  it('two players with joined Units and Swords (E31.28)', () => {
    const v = vale()
      .map(...FLOWER)
      .only(0)
      .ready(0, 'worker')
      .only(1)
      .put(1, 'fire-2', 'warrior')
      .put(1, 'water-2', 'worker')
      .dwelling(1, 'light-2');
    v.put(0, 'air-2', 'dragon').goods(0, { sword: 2 }).goods(1, { sword: 5 });
    begin(v).pick('join:worker').calm('join:dragon').pick('join:dragon').calm('sword');
    expect([dice(v, 1), dice(v, 0)]).toEqual([4, 4]);
    v.falls(6, 5, 4, 3, 1, 1, 6, 5, 4, 2, 1).pick('sword', 'pass', 'sword', 'sword').calm();
    expect(winner(v)).toBe(0);
    expect(v.player(0).vp).toBe(2);
    expect(v.resources(1)).toEqual({ sword: 5 });
  });
});

describe('reactions', () => {
  it('who is asked depends on what everybody sees: holders, and tokens that show a card (E28.1, E28.2, E31.47, E28.8)', () => {
    const v = vale({ players: 5 })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker');
    v.hand(2, 'of-hearths').tokens(3, 'gem').tokens(4, 'magic');
    begin(v);
    expect(v.decides).toBe(2);
    v.pick('pass');
    expect(v.decides).toBe(4);
    v.pick('pass');
    expect(v.prompt).not.toBe('prompt.window');
  });

  it('after an answer the others are asked again, until everybody has passed (E28.5, E28.31)', () => {
    const v = field()
      .hand(0, 'breathe-on-embers', 'of-hearths')
      .hand(1, 'breathe-on-embers')
      .falls(3, 4);
    begin(v).calm('cast:breathe');
    expect(v.decides).toBe(1);
    v.pick('pass');
    v.falls(6).pick('cast:breathe', 'die', 'done');
    expect(v.decides).toBe(1);
    expect(v.offers('cast:breathe-on-embers')).toBe(true);
  });

  it('effects of one moment that can matter are ordered by their owner (E28.7, ER-83)', () => {
    const v = field({ factions: ['fire-b'] })
      .cards(0, 'fire-07', 'fire-05')
      .falls(6, 6, 1);
    begin(v).calm('due');
    expect(v.decides).toBe(0);
    expect(v.keysOf('due').length).toBe(3);
  });

  it('dice and draws are made when they are due, never before (E28.9)', () => {
    const v = field().hand(1, 'of-hearths');
    begin(v).calm('nothing-such').calm();
    const types = v.events.map(({ type }) => type);
    expect(types.indexOf('dice')).toBeGreaterThan(types.indexOf('battle'));
  });

  it('a Spell that has become impossible is not offered and stays in hand (E28.6)', () => {
    const v = vale({ players: 3 })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker');
    v.hand(1, 'sudden-gust')
      .goods(1, { gem: 1 })
      .hand(2, 'pull-of-the-tide')
      .goods(2, { potion: 1 });
    begin(v).calm('cast').pick('cast:sudden-gust', 'move');
    expect(v.player(2).hand).toEqual(['pull-of-the-tide']);
  });

  it('conditions are looked at when an effect is carried out (E28.29, E-FIRE-A.1)', () => {
    const swarm = (joins: boolean): number => {
      const v = field({ factions: ['fire-a'] })
        .put(0, 'chaos-2', 'worker')
        .goods(0, { sword: 1 });
      begin(v).calm('join');
      if (joins) v.pick('join:worker@chaos-2');
      return dice(v.calm('sword'), 0);
    };
    expect([swarm(false), swarm(true)]).toEqual([2, 4]);
  });

  it('counted: holders in the battle, and who may name a side from outside (E28.17, E-CHAOS-08.1)', () => {
    const v = vale({ players: 3 })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker')
      .cards(2, 'chaos-08')
      .falls(6, 1);
    begin(v).calm('use');
    expect(v.decides).toBe(2);
    v.pick('use', 'side:1').calm();
    expect(v.player(2).vp).toBe(1);
  });
});
