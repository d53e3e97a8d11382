/** Rulings on factions. */
import { describe, expect, it } from 'vitest';
import { FLOWER } from '../battlefield.ts';
import { vale, type Vale } from '../vale.ts';

const ROW = [...FLOWER, 'fire-3', 'water-3', 'air-3'] as const;
const field = (more: Parameters<typeof vale>[0] = {}): Vale => vale(more).map(...FLOWER);
const goals = (v: Vale, unit: string): string[] =>
  v.keysOf(`place:${unit}@`).map((key) => key.split('@')[1]);
const faces = (v: Vale, side: number): (readonly number[])[] =>
  v.events.flatMap((event) => (event.type === 'dice' && event.side === side ? [event.faces] : []));

describe('factions', () => {
  it('Gift of the Thermals: after the Realm action, so it cannot pay for it (E-AIR-B.1)', () => {
    const v = vale({ factions: ['air-b'] })
      .map('fortress', 'air-2')
      .goods(0, { gem: 1 })
      .only(0, 'wizard');
    expect(v.offers('place:wizard@fortress')).toBe(false);
    v.goods(0, { gem: 2 }).pick('place:wizard@fortress');
    expect(v.resources(0)).toEqual({ gold: 2 });
    expect(v.keysOf('gain')).toEqual(['gain:scroll', 'gain:gem']);
    // With 2 VP.
    const { vp } = v.player(0);
    expect(v.pick('gain:gem').player(0).vp).toBe(vp + 2);
  });

  it('Momentum: the lowest own die becomes 6; or the table lays one on 6 and rolls the others (E-ORDER-A.1)', () => {
    const rolled = (...modules: string[]): (readonly number[])[] => {
      const v = field({ factions: ['order-a'], modules })
        .put(0, 'air-2', 'worker')
        .put(0, 'water-2', 'warrior')
        .put(1, 'fire-2', 'worker')
        .empty('fire-2', 0);
      v.falls(5, 4, 3, 1)
        .pick('place:worker@fire-2', 'gain:tool')
        .calm('join')
        .pick('join:warrior')
        .calm();
      return faces(v, 0);
    };
    expect(rolled()).toEqual([
      [5, 4, 3],
      [6, 5, 4],
    ]);
    // The first of the three is not rolled but laid.
    expect(rolled('fixedDie')).toEqual([[6, 4, 3]]);
  });

  it('Updraft: later placements of Workers, two Realms far, unoccupied ones (E-AIR-A.1)', () => {
    const v = vale({ factions: ['air-a'] })
      .map(...ROW)
      .put(0, 'fire-3', 'worker')
      .put(1, 'water-2', 'worker')
      .ready(0, 'warrior');
    expect(goals(v, 'worker').toSorted()).toEqual(['air-2', 'air-3', 'fire-2', 'water-3']);
    expect(goals(v, 'warrior').toSorted()).toEqual(['air-2', 'water-3']);
  });

  it('Carry Home: after the action and before a Rush, out of the battle to come (E-AIR-A.3)', () => {
    const v = field({ factions: ['air-a'] })
      .put(0, 'air-2', 'worker')
      .put(1, 'fire-2', 'worker')
      .ready(0, 'dragon')
      .pick('place:dragon@fire-2', 'do');
    expect(v.at('air-2')).toEqual([]);
    expect(v.player(0).ready).toContain('worker');
  });

  it('Carry Home: a Worker is free again when a Dwelling is built (R-330)', () => {
    const v = vale({ factions: ['air-a'] })
      .map('mill', 'air-2', 'water-2')
      .put(0, 'air-2', 'worker')
      .put(0, 'water-2', 'worker')
      .goods(0, { scroll: 1, tool: 1 })
      .pick('place:worker@mill')
      .calm('do')
      .pick('do');
    const { vp } = v.player(0);
    v.pick(v.keys.find((key) => key.includes('water-2'))!).calm();
    expect(v.at('water-2')).toEqual([]);
    // The Dwelling itself and 1 VP more came before.
    const other = vale({ factions: ['fire-a'] })
      .map('mill', 'air-2', 'water-2')
      .put(0, 'air-2', 'worker')
      .put(0, 'water-2', 'worker')
      .goods(0, { scroll: 1, tool: 1 })
      .pick('place:worker@mill')
      .calm();
    expect(vp).toBe(other.player(0).vp + 1);
  });

  it('Pick the Field: a basic resource and 1 VP for a battle won with a Worker; Swarm: 1 VP for one lost (R-330)', () => {
    const fought = (faction: string, ...falling: number[]) => {
      const v = field({ factions: [faction] })
        .put(0, 'air-2', 'worker')
        .put(1, 'fire-2', 'worker')
        .empty('fire-2', 0);
      v.falls(...falling)
        .pick('place:worker@fire-2')
        .calm('gain');
      if (v.keysOf('gain').length > 0) v.pick('gain:gem').calm();
      return { vp: v.player(0).vp, ...v.resources(0) };
    };
    const won = fought('light-a', 6, 1);
    expect(fought('fire-b', 6, 1)).toEqual({ ...won, vp: won.vp + 1, gem: 1 });
    expect(fought('fire-a', 6, 6, 1)).toEqual(won);
    const lost = fought('light-a', 1, 6);
    expect(fought('fire-a', 1, 1, 6)).toEqual({ ...lost, vp: lost.vp + 1 });
  });

  it('Wandering Sage: at the end of every own turn, to any adjacent Realm (E-EARTH-A.3)', () => {
    const v = field({ factions: ['earth-a'] })
      .only(0, 'worker')
      .put(0, 'fire-2', 'wizard')
      .put(1, 'water-2', 'worker')
      .monster('base-light', 'light-2')
      .war();
    v.pick('place:worker@air-2').calm('do').pick('do');
    expect(v.offers('move:1-wizard/fire-2@water-2')).toBe(true);
    v.pick('move:1-wizard/fire-2@light-2').calm();
    expect(v.at('light-2')).toEqual(['0 wizard', 'base-light']);
    expect(v.happened('battle')).toEqual([]);
  });

  it('Hearthlight and Deep Cellars: after VP and power, from the second Dwelling on (E-LIGHT-A.2, E-EARTH-B.1, R-330)', () => {
    const built = (faction: string, dwellings: readonly string[]) => {
      const v = vale({ factions: [faction] })
        .map('mill', 'air-1', 'air-2', 'air-3')
        .put(0, 'air-2', 'worker')
        .goods(0, { scroll: 1, tool: 1 });
      for (const realm of dwellings) v.dwelling(0, realm);
      v.pick('place:worker@mill').calm();
      expect(v.player(0).power['air']).toBe(1);
      return v.resources(0);
    };
    expect(built('light-a', [])).toEqual({});
    expect(built('light-a', ['air-3'])).toEqual({ scroll: 1 });
    expect(built('earth-b', [])).toEqual({});
    expect(built('earth-b', ['air-3'])).toEqual({ tool: 1 });
  });

  it('Tunnel Rush: the Warrior next to own Dwellings, occupied Realms too (E-EARTH-B.2)', () => {
    const v = vale({ factions: ['earth-b'] })
      .map(...ROW)
      .put(0, 'order-2', 'worker')
      .dwelling(0, 'air-3')
      .put(1, 'water-3', 'worker')
      .ready(0, 'warrior');
    expect(goals(v, 'warrior')).toContain('water-3');
    expect(goals(v, 'worker')).not.toContain('water-3');
  });

  it('Firebrand: up to two dice, chosen and rolled together, once (E-FIRE-A.2)', () => {
    const v = field({ factions: ['fire-a'] })
      .put(0, 'air-2', 'worker')
      .put(0, 'portal', 'wizard')
      .put(1, 'fire-2', 'worker');
    v.falls(1, 1, 1, 5)
      .pick('place:worker@fire-2')
      .calm('join:wizard')
      .pick('join:wizard')
      .calm('use');
    v.falls(6, 6).pick('use', 'die', 'die').calm();
    expect(faces(v, 0).at(-1)).toEqual([6, 6, 1]);
  });

  it('Tidal Trade: a Potion for a token a placed Worker took from Water, nothing elsewhere (E-WATER-A.1, R-330)', () => {
    const after = (realm: string): object =>
      field({ factions: ['water-a'] })
        .goods(0, { gem: 1 })
        .pick(`place:worker@${realm}`)
        .calm()
        .resources(0);
    expect(after('water-2')).toEqual({ gem: 1, potion: 1 });
    expect(after('air-2')).toEqual({ gem: 1 });
    const u = field({ factions: ['water-a'] })
      .cards(0, 'air-06')
      .put(0, 'portal', 'worker')
      .pick('regroup', 'withdraw', 'use:air-06', 'take')
      .calm();
    expect(u.resources(0)).toEqual({});
  });

  it('Riptide: a Unit in the Warrior’s Realm, to a Realm without Monster and Units of others than its owner (E-WATER-B.1, ER-67)', () => {
    const v = field({ factions: ['water-b'], players: 3 })
      .put(0, 'air-2', 'worker')
      .put(1, 'fire-2', 'worker')
      .put(1, 'light-2', 'worker')
      .put(2, 'water-2', 'worker')
      .monster('base-order', 'order-2')
      .ready(0, 'warrior');
    v.pick('place:warrior@fire-2', 'do');
    const to = v.keysOf('move').map((key) => key.split('@')[1]);
    expect(to).toEqual(['light-2', 'chaos-2', 'portal']);
    v.pick('move:2-worker/fire-2@portal').calm('rush');
    expect(v.at('portal')).toEqual(['1 worker']);
  });

  it('Wreck Divers: the last token of a stack, or the printed resource (E-WATER-B.2)', () => {
    const v = field({ factions: ['water-b'] })
      .empty('fire-2', 0)
      .pick('place:worker@fire-2')
      .calm();
    expect(v.resources(0)).toEqual({ gem: 1, tool: 1 });
    const w = field({ factions: ['water-b'] })
      .pick('place:worker@fire-2')
      .calm();
    expect(w.resources(0)).toEqual({});
  });

  it('Blinding Light: once, and the new result counts even if it is higher (E-LIGHT-A.1, E-GEN.16)', () => {
    const v = field({ factions: ['light-a'] })
      .put(0, 'air-2', 'worker')
      .put(0, 'portal', 'wizard')
      .put(1, 'fire-2', 'worker');
    v.falls(4, 4, 5)
      .pick('place:worker@fire-2')
      .calm('join:wizard')
      .pick('join:wizard')
      .calm('use')
      .falls(6)
      .pick('use')
      .calm();
    expect(faces(v, 1)).toEqual([[5], [6]]);
  });

  it('Chorus: at the second Worker that leaves a Realm, once (E-LIGHT-B.1, R-330)', () => {
    const v = field({ factions: ['light-b'] })
      .put(0, 'air-2', 'worker')
      .put(0, 'water-2', 'worker')
      .put(0, 'light-2', 'worker')
      .put(0, 'order-2', 'worker');
    v.pick('regroup', 'withdraw', 'toReady');
    expect(v.player(0).vp).toBe(0);
    v.pick('withdraw', 'toReady', 'withdraw', 'toReady', 'withdraw', 'toReady').calm();
    expect([v.player(0).vp, v.player(0).handSize]).toEqual([1, 1]);
  });

  it('Dread: 2 VP with the Dragon in the battle, joined or not (E-DARKNESS-A.3, R-330)', () => {
    const v = field({ factions: ['darkness-a'] })
      .put(0, 'air-2', 'worker')
      .put(0, 'portal', 'dragon')
      .put(1, 'fire-2', 'worker')
      .falls(6, 1, 1, 1, 1);
    v.pick('place:worker@fire-2').calm('join:dragon').pick('join:dragon').calm();
    expect(v.player(0).vp).toBe(4);
  });

  it('Lantern Below: a Unit of the Underworld acts first, the Wizard after it (E-DARKNESS-B.2, E-GEN.12)', () => {
    const v = field({ factions: ['darkness-b'] })
      .cards(0, 'earth-02')
      .only(0)
      .put(0, 'air-2', 'wizard')
      .below(0, 'worker')
      .pick('regroup', 'withdraw', 'do', 'use:worker@earth-02');
    expect(v.resources(0)).toEqual({ gem: 1, tool: 1 });
    expect(v.keysOf('use')).toEqual(['use:summon', 'use:gather']);
    expect(v.player(0).tableau[0].units).toEqual(['worker']);
  });

  it('Formation: two own Units next to it after the action, in one Realm or in two (E-ORDER-A.3)', () => {
    const v = field({ factions: ['order-a'] })
      .put(0, 'air-2', 'worker', 'worker')
      .pick('place:worker@fire-2');
    // Any basic resource.
    expect(v.keysOf('gain').length).toBe(5);
    const w = field({ factions: ['order-a'] })
      .put(0, 'air-2', 'worker')
      .pick('place:worker@fire-2')
      .calm();
    expect(w.happened('gain')).toEqual([]);
  });

  it('Keystone: two Ruins next to it, VP and power as usual (E-ORDER-B.1, E31.26)', () => {
    const v = vale({ factions: ['order-b'] })
      .layout(['order-1', 0, 0], ['dungeon', 1, 0], ['dungeon-2', 0, 1], ['fortress', 4, 0])
      .put(0, 'order-1', 'worker')
      .goods(0, { tool: 2, scroll: 1 });
    v.cards(0, 'earth-05')
      .put(0, 'dungeon', 'worker')
      .pick('regroup', 'withdraw:worker@dungeon', 'use:earth-05')
      .pay()
      .calm();
    expect(v.player(0).vp).toBe(6);
    expect(v.player(0).power['order']).toBe(3);
  });

  it('Stone Sentinels: with the Dragon in it each Dwelling adds two dice, up to six (E-ORDER-B.2, E31.34)', () => {
    const v = field({ factions: ['fire-a', 'order-b'] })
      .put(0, 'air-2', 'worker')
      .put(1, 'fire-2', 'dragon')
      .dwelling(1, 'fire-2', 'water-2')
      .goods(0, { sword: 1 })
      .pick('place:worker@fire-2')
      .calm('sword');
    expect(v.view().battle!.sides[1].dice).toBe(6);
    const w = field({ factions: ['fire-a', 'order-b'] })
      .put(0, 'air-2', 'worker')
      .put(1, 'fire-2', 'worker')
      .dwelling(1, 'fire-2')
      .goods(0, { sword: 1 })
      .pick('place:worker@fire-2')
      .calm('sword');
    expect(w.view().battle!.sides[1].dice).toBe(2);
  });

  it('Small Wager: after the token; on 1 a resource of choice is lost, if there is one (E-CHAOS-A.1, E-GEN.5, R-330)', () => {
    const v = field({ factions: ['chaos-a'] })
      .goods(0, { gem: 1, tool: 1 })
      .pick('place:worker@fire-2')
      .falls(1)
      .pick('do');
    expect(v.keys.slice(0, 2)).toEqual(['discard:gem', 'discard:tool']);
    const w = field({ factions: ['chaos-a'] })
      .pick('place:worker@fire-2')
      .falls(1)
      .pick('do')
      .calm();
    expect(w.player(0).tokens.length).toBe(1);
  });

  it('Second Throw: all dice or none (E-CHAOS-A.2)', () => {
    const v = field({ factions: ['chaos-a'] })
      .put(0, 'air-2', 'worker')
      .put(0, 'portal', 'dragon')
      .put(1, 'fire-2', 'worker')
      .empty('fire-2', 0);
    v.falls(6, 1, 1, 1, 6)
      .pick('place:worker@fire-2')
      .pick('none')
      .calm('join:dragon')
      .pick('join:dragon')
      .calm('use')
      .falls(5, 5, 5, 5)
      .pick('use')
      .calm();
    expect(faces(v, 0).at(-1)).toEqual([5, 5, 5, 5]);
  });

  it('Borrowed Shape: one Worker in a Regroup on another icon (E-CHAOS-B.1)', () => {
    const v = field({ factions: ['chaos-b'] })
      .cards(0, 'air-04', 'order-02')
      .put(0, 'air-2', 'worker')
      .put(0, 'water-2', 'worker')
      .pick('regroup', 'withdraw', 'use:air-04', 'withdraw');
    expect(v.keysOf('use')).toEqual(['use:summon', 'use:gather']);
  });

  it('Borrowed Shape: a Unit can be summoned when a Dwelling is built (R-330)', () => {
    const v = vale({ factions: ['chaos-b'] })
      .map('mill', 'air-2')
      .put(0, 'air-2', 'worker')
      .goods(0, { scroll: 1, tool: 1, gem: 1 })
      .pick('place:worker@mill')
      .calm('do')
      .pick('do')
      .calm();
    expect(v.resources(0)).toEqual({});
    expect(v.player(0).ready).toEqual(['worker', 'worker']);
  });

  it('Trading Places: the Unit swapped in stands for the placement, the Wizard triggers nothing (E-CHAOS-B.2, E-GEN.10)', () => {
    const v = field({ factions: ['chaos-b'] })
      .put(0, 'portal', 'dragon')
      .put(0, 'air-2', 'worker')
      .monster('base-order', 'order-2')
      .ready(0, 'wizard')
      .empty('fire-2', 0)
      .goods(0, { sword: 1 });
    v.pick('place:wizard@fire-2', 'do', 'swap:1-wizard', 'swap:1-dragon').calm('sword');
    expect(v.at('fire-2')).toEqual(['0 dragon', 'base-order']);
    expect(v.at('portal')).toEqual(['0 wizard']);
    expect(v.view().battle!.sides[0].dice).toBe(3);
  });

  it('Deep Draught: a Potion for the Wizard who leaves a Realm, from the third Dwelling on (E-WATER-A.2, R-330)', () => {
    const after = (...realms: readonly string[]): object =>
      field({ factions: ['water-a'] })
        .put(0, 'air-2', 'wizard')
        .dwelling(0, ...realms)
        .pick('regroup', 'withdraw')
        .resources(0);
    expect(after('fire-2', 'water-2')).toEqual({});
    expect(after('fire-2', 'water-2', 'light-2')).toEqual({ potion: 1 });
  });

  it('Radiant Scales: nothing for the Dragon who leaves a Realm (E-LIGHT-B.2, R-330)', () => {
    const v = field({ factions: ['light-b'] })
      .put(0, 'air-2', 'dragon')
      .pick('regroup', 'withdraw')
      .calm();
    expect(v.resources(0)).toEqual({});
  });

  it('Keystone: a Scroll from the third Dwelling on (R-330)', () => {
    const built = (...realms: readonly string[]): number =>
      field({ factions: ['order-b'] })
        .put(0, 'order-2', 'worker')
        .dwelling(0, ...realms)
        .goods(0, { tool: 3, scroll: 3, gem: 3, potion: 3, sword: 3 })
        .cards(0, 'earth-05')
        .put(0, 'air-2', 'worker')
        .pick('regroup', 'withdraw:worker@air-2', 'use:earth-05')
        .pay()
        .calm()
        .resources(0)['scroll']!;
    expect(built('fire-2', 'water-2')).toBe(built('fire-2') + 1);
  });

  it('Small Wager: nothing on 2 to 4 (R-330)', () => {
    for (const face of [2, 3, 4]) {
      const v = field({ factions: ['chaos-a'] })
        .goods(0, { gem: 1 })
        .pick('place:worker@fire-2')
        .falls(face)
        .pick('do')
        .calm();
      expect(v.resources(0)).toEqual({ gem: 1 });
    }
  });

  it('Small Wager: a basic resource on 5 and 6, with a VP on 6 (R-330)', () => {
    const thrown = (face: number) => {
      const v = field({ factions: ['chaos-a'] })
        .pick('place:worker@fire-2')
        .falls(face)
        .pick('do', 'gain:gem')
        .calm();
      expect(v.resources(0)['gem']).toBe(1);
      return v.player(0).vp;
    };
    expect(thrown(6)).toBe(thrown(5) + 1);
  });
});
