/** The end of the game and scoring (chapters 19 and 20). */
import { describe, expect, it } from 'vitest';
import { eldervale } from '../../src/index.ts';
import { UNITS_OF_SEAT } from '../../src/state/layout.ts';
import { TRAY, putUnit, unitId } from '../../src/state/units.ts';
import { vale } from '../vale.ts';

const field = (more: Parameters<typeof vale>[0] = {}) =>
  vale(more).map('fire-2', 'air-2', 'water-2', 'fire-3', 'order-2', 'portal', 'mill');

describe('the end', () => {
  it('after the trigger everybody has one more turn, the triggering player last (E19.1, E19.2, E31.4)', () => {
    const v = vale({ players: 3 })
      .map('dungeon', 'air-2')
      .stack('fire-2')
      .turn(1)
      .goods(1, { gem: 1, scroll: 1 });
    v.pick('place:worker@dungeon', 'cell', 'acquire:air-door', 'burn').calm();
    const order: (number | null)[] = [];
    while (!v.over) {
      order.push(v.decides);
      v.pick('regroup').calm();
      for (let i = 0; i < 20 && !v.over && v.prompt !== 'prompt.action'; i++) v.pick(v.keys[0]);
    }
    expect(order).toEqual([2, 0, 1]);
  });

  it('a second trigger changes nothing (E19.3, ER-48)', () => {
    const v = vale()
      .map('dungeon', 'air-2', 'mill')
      .stack('fire-2')
      .goods(0, { gem: 1, scroll: 1 });
    v.pick('place:worker@dungeon', 'cell', 'acquire:air-door', 'burn').calm();
    expect(v.view().end).toEqual({ by: 0, turns: 2 });
    v.turn(1)
      .put(1, 'air-2', 'worker')
      .dwelled(1, 5)
      .goods(1, { scroll: 1, tool: 1 })
      .ready(1, 'warrior')
      .pick('place:warrior@mill')
      .calm();
    expect(v.view().end).toMatchObject({ by: 0 });
  });

  it('where nobody has a Unit left, the game is over (R-331)', () => {
    const deserted = (...keepsOne: readonly number[]) => {
      const v = field().glory(0, 1).glory(1, 1);
      for (let seat = 0; seat < 2; seat++) {
        for (let index = 0; index < UNITS_OF_SEAT; index++) {
          if (!keepsOne.includes(seat)) putUnit(v.s, unitId(seat, index), TRAY);
        }
      }
      return v.pick('regroup').calm();
    };
    expect(deserted(0, 1).over).toBe(false);
    expect(deserted(1).over).toBe(false);
    expect(deserted().over).toBe(true);
  });

  it('before scoring every seat with tokens is asked once whether to cash them (E19.5, ER-49)', () => {
    const v = vale()
      .map('dungeon', 'air-2')
      .stack('fire-2')
      .goods(0, { gem: 1, scroll: 1 })
      .tokens(1, 'gold');
    v.pick('place:worker@dungeon', 'cell', 'acquire:air-door', 'burn')
      .calm()
      .pick('regroup')
      .calm();
    v.pick('regroup').pick('withdraw', 'toReady').calm();
    expect([v.decides, v.prompt]).toEqual([1, 'prompt.lastCash']);
    v.pick('cash:gold').pick('done');
    expect(v.over).toBe(true);
    expect(v.resources(1)).toEqual({ gold: 1 });
  });
});

describe('scoring', () => {
  it('six steps in order, each for all players (E20.1, E20.2, E20.3, E20.4, E20.5, E20.8, E31.40)', () => {
    const v = field({ factions: ['fire-a'] })
      .vp(0, 21)
      .orbs(0, 1)
      .power(0, { fire: 5, order: 3, air: 1, light: 2 });
    v.dwelling(0, 'fire-2', 'fire-3', 'order-2', 'water-2').cards(
      0,
      'fire-01',
      'fire-02',
      'fire-door',
      'order-01',
      'order-03',
      'air-12',
      'light-01',
    );
    v.hand(0, 'of-hearths');
    const parts = v.scored(0);
    expect(parts).toEqual({
      orbs: 1,
      power: 12,
      dwellings: 13,
      tableau: 30,
      vaults: 0,
      prophecies: 4,
    });
    expect(v.player(0).vp).toBe(21 + 60);
    const order = v.happened('vp').map((event) => ('why' in event ? event.why : ''));
    expect(order).toEqual(['orbs', 'power', 'power', 'dwellings', 'tableau', 'tableau', 'effect']);
  });

  it('at most three Adventure cards for each Dwelling, the best of them (E20.6, E20.7, E31.41)', () => {
    const v = field({ factions: ['fire-a'] })
      .power(0, { fire: 4, air: 3, water: 2, light: 1 })
      .dwelling(0, 'order-2');
    v.cards(0, 'fire-01', 'fire-02', 'air-01', 'water-02', 'light-01');
    expect(v.scored(0).tableau).toBe(4 + 4 + 3 + 4);
  });

  it('without a Dwelling only the Starter card scores (E20.6, E31.42)', () => {
    const v = field({ factions: ['water-a'] })
      .power(0, { water: 2, fire: 2, air: 1 })
      .orbs(0, 2)
      .cards(0, 'water-02', 'fire-01', 'fire-02', 'air-01');
    expect(v.scored(0)).toMatchObject({ orbs: 2, power: 6, dwellings: 0, tableau: 2 });
  });

  it('a marker moved away: the Starter card scores 0 (E20.5, E31.43)', () => {
    expect(
      field({ factions: ['fire-a'] })
        .power(0, { air: 3 })
        .scored(0).tableau,
    ).toBe(0);
  });

  it('Vaults score as they say, whether or not they were among the cards of step 4 (E20.9, E20.15, E31.45, E-CHAOS-11.1, E-AIR-11.1, E-WATER-10.1)', () => {
    const v = field()
      .cards(0, 'order-04')
      .slot('order-04', 0, 'gem')
      .slot('order-04', 1, 'tool')
      .slot('order-04', 2, 'sword')
      .slot('order-04', 3, 'gem+gem');
    expect(v.scored(0).vaults).toBe(9);
    const cellar = field()
      .cards(0, 'chaos-11')
      .slot('chaos-11', 0, 'gem')
      .slot('chaos-11', 1, 'tool');
    expect(cellar.copy().falls(3, 6).scored(0).vaults).toBe(10);
    expect(cellar.orbs(0, 1).pick('orb:chaos-11').scored(0).vaults).toBe(12);
    const treasury = field()
      .cards(0, 'water-10')
      .stored('water-10', 'gem', 'potion', 'scroll', 'tool', 'sword');
    expect(treasury.orbs(0, 1).pick('orb:water-10').scored(0).vaults).toBe(17);
  });

  it('Prophecies from the lowest score to the highest; the one that compares looks when it is revealed (E20.10, E20.11, E20.12, E31.46, ER-85, E-OF-THE-HUMBLE.1, E-OF-HEARTHS.1)', () => {
    const v = vale({ players: 3 })
      .map('fire-2', 'air-2', 'water-2', 'fire-3')
      .bare()
      .vp(0, 60)
      .vp(1, 64)
      .vp(2, 64);
    v.dwelled(0, 3).hand(0, 'of-hearths').hand(1, 'of-the-humble');
    v.end();
    expect([v.player(0).vp, v.player(1).vp]).toEqual([63, 65]);
    const w = vale({ players: 3 })
      .map('fire-2')
      .bare()
      .vp(0, 60)
      .vp(1, 64)
      .vp(2, 64)
      .hand(0, 'of-the-humble')
      .end();
    expect(w.player(0).vp).toBe(64);
    const revealed = v.happened('prophecy').map((event) => ('seat' in event ? event.seat : -1));
    expect(revealed).toEqual([0, 1]);
  });

  it('the highest total wins; on a tie the most resources, Magic cards included; else both (E20.13, E20.14, E31.44)', () => {
    const v = field()
      .bare()
      .vp(0, 72)
      .vp(1, 72)
      .goods(0, { gold: 3, gem: 2 })
      .goods(1, { gem: 3, tool: 3 });
    v.hand(0, 'two-roofs', 'two-roofs', 'many-halls', 'many-halls').hand(1, 'many-halls').end();
    expect(eldervale.winners(v.s)).toEqual([0]);
    const w = field().bare().vp(0, 72).vp(1, 72).end();
    expect(eldervale.winners(w.s)).toEqual([0, 1]);
    const u = field().bare().vp(0, 72).vp(1, 73).goods(0, { gold: 5 }).end();
    expect(eldervale.winners(u.s)).toEqual([1]);
  });
});
