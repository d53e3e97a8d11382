/** Dice and Swords, the roll and who wins (chapter 15, steps 2 to 5). */
import { describe, expect, it } from 'vitest';
import { compareSides, DICE, faceAt } from '../../src/battle/block.ts';
import { FLOWER, begin, dice, field, winner } from '../battlefield.ts';
import { vale } from '../vale.ts';

describe('dice', () => {
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
    // The other side may pay none, so it is never asked for Swords.
    v.calm('cast:flame', 'sword');
    expect(v.decides).toBe(0);
    v.pick('sword').pay();
    expect(v.offers('sword')).toBe(false);
    v.pick('cast:flame-lance').pay();
    expect(dice(v, 0)).toBe(5);
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

  it('an ability after the roll is used once in a battle, whatever it costs (E15.22, E-FIRE-A.2)', () => {
    const v = field({ factions: ['fire-a'] })
      .put(0, 'air-2', 'wizard')
      .falls(1, 1, 6, 2);
    begin(v).calm('join').pick('join:wizard').calm('use:firebrand').pick('use:firebrand', 'die');
    v.pick('done');
    expect(v.keysOf('use')).toEqual([]);
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

  it('a tie of the best: everybody loses (E15.24, E31.30, E15.37, E-AIR-B.2, R-330)', () => {
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
});
