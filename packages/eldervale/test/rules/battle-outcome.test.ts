/** Rewards, losses and whole battles (chapter 15, steps 6 and 7). */
import { describe, expect, it } from 'vitest';
import { FLOWER, begin, dice, field, lost, winner } from '../battlefield.ts';
import { vale } from '../vale.ts';

describe('outcome', () => {
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
      .cards(1, 'darkness-07', 'darkness-08')
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
    // Grave Goods are a Potion.
    expect(v.resources(1)).toEqual({ sword: 2, potion: 1, gem: 1 });
    v.pick('cast:toll-of-the-below', 'gain:gem', 'gain:gem');
    expect(v.resources(1)).toEqual({ sword: 2, potion: 1, gem: 3 });
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
