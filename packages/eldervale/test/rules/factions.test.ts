/** Rulings on factions, Monsters and effect trees. */
import { describe, expect, it } from 'vitest';
import { vale, type Vale } from '../vale.ts';

const FLOWER = ['fire-2', 'air-2', 'water-2', 'light-2', 'order-2', 'chaos-2', 'portal'] as const;
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

  it('Deep Cellars and Hearthlight: after VP and power, from the second Dwelling on (E-EARTH-B.1, E-LIGHT-A.2, R-330)', () => {
    const built = (faction: string, dwellings: number) => {
      const v = vale({ factions: [faction] })
        .map('mill', 'air-2', 'air-3')
        .put(0, 'air-2', 'worker')
        .goods(0, { scroll: 1, tool: 1 });
      if (dwellings > 0) v.dwelling(0, 'air-3');
      v.pick('place:worker@mill').calm();
      expect(v.player(0).power['air']).toBe(1);
      return v.resources(0);
    };
    expect(built('earth-b', 0)).toEqual({});
    expect(built('earth-b', 1)).toEqual({ tool: 1 });
    expect(built('light-a', 0)).toEqual({});
    expect(built('light-a', 1)).toEqual({ scroll: 1 });
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
});

describe('Monsters', () => {
  it('Rider’s Wind: the Roc itself, two Realms far, occupied ones too (E-BASE-AIR.2)', () => {
    const v = vale()
      .map(...ROW)
      .put(0, 'fire-3', 'worker')
      .put(1, 'water-2', 'worker')
      .tamed(0, 'base-air')
      .only(0);
    expect(goals(v, 'base-air').toSorted()).toEqual([
      'air-2',
      'air-3',
      'fire-2',
      'water-2',
      'water-3',
    ]);
  });

  it('Riddle: only the active player, before all Spells; Gold stands in (E-BASE-LIGHT.1)', () => {
    const v = field()
      .put(0, 'air-2', 'worker')
      .monster('base-light', 'fire-2')
      .goods(0, { gold: 2 })
      .hand(1, 'of-hearths')
      .pick('place:worker@fire-2')
      .goOn();
    expect([v.decides, v.keys.slice(0, 2)]).toEqual([0, ['none', 'do']]);
    v.pick('do').pay().calm();
    expect(v.player(0).vp).toBe(3);
    expect(v.resources(0)).toEqual({});
    expect(v.at('fire-2')).toEqual(['0 worker', 'base-light']);
  });

  it('Lost Flock: every owner of Units sent together; dominated only the controller, its own fall included (E-BASE-DARKNESS.1, ER-80)', () => {
    const v = field()
      .put(0, 'air-2', 'worker')
      .put(1, 'fire-2', 'worker', 'warrior')
      .monster('base-darkness', 'order-2')
      .falls(6, 1, 1, 1, 1, 1)
      .pick('place:worker@fire-2')
      .calm('glory')
      .pick('glory')
      .calm();
    expect(v.resources(1)).toEqual({ potion: 1, sword: 2 });
  });

  it('Immovable: it rushes and can be dominated, but is never moved or returned (E-LEGENDARY-EARTH.1)', () => {
    const v = vale()
      .map('fire-2', 'air-2', 'earth-1', 'order-1')
      .monster('legendary-earth', 'air-2')
      .monster('base-order', 'fire-2')
      .hand(0, 'decree-of-return', 'binding-song')
      .goods(0, { tool: 1, gem: 4 })
      .put(0, 'fire-2', 'worker');
    v.pick('cast:decree');
    expect(v.at('order-1')).toEqual(['base-order']);
    expect(v.at('air-2')).toEqual(['legendary-earth']);
    v.monster('legendary-earth', 'order-1')
      .monster('base-order', 'fire-2')
      .hand(0, 'decree-of-return')
      .turn(0);
    // It stands on the other one's Lair, which cannot return there.
    expect(v.offers('cast:decree-of-return')).toBe(false);
    v.hand(0, 'binding-song')
      .goods(0, { gem: 3 })
      .monster('legendary-earth', 'air-2')
      .pick('cast:binding-song')
      .pay();
    expect(v.keysOf('monster')).toContain('monster:legendary-earth');
  });

  it('Terraces: 3 VP to who builds near it (E-LEGENDARY-EARTH.2, E-GEN.22)', () => {
    const v = vale()
      .map('mill', 'air-2', 'water-2')
      .monster('legendary-earth', 'water-2')
      .put(0, 'air-2', 'worker')
      .goods(0, { scroll: 1, tool: 1 })
      .pick('place:worker@mill')
      .calm();
    expect(v.happened('vp').map((event) => 'n' in event && event.n)).toContain(3);
  });

  it('Eruption: after the losses each loser discards, the Swords of the fallen too; dominated it is over (E-LEGENDARY-FIRE.1, E-LEGENDARY-FIRE.2, E31.53, E-GEN.24)', () => {
    const v = field()
      .put(0, 'air-2', 'worker')
      .monster('legendary-fire', 'fire-2')
      .empty('fire-2', 0)
      .falls(1, 6, 6, 6, 6, 6)
      .pick('place:worker@fire-2')
      .calm('discard');
    expect(v.keysOf('discard')).toEqual(['discard:tool', 'discard:sword']);
    const w = field()
      .put(0, 'air-2', 'worker')
      .tamed(1, 'legendary-fire', 'fire-2')
      .empty('fire-2', 0)
      .falls(1, 6, 6, 6, 6, 6)
      .pick('place:worker@fire-2')
      .calm();
    expect(w.resources(0)).toEqual({ tool: 1, sword: 1 });
    expect(w.player(1).vp).toBe(3);
  });

  it('Undercurrent: each opposing side re-rolls one 6, dominated an opposing Monster too (E-LEGENDARY-WATER.1)', () => {
    const v = field()
      .put(0, 'air-2', 'worker')
      .monster('legendary-water', 'fire-2')
      .falls(6, 1, 1, 1, 1, 2)
      .pick('place:worker@fire-2')
      .calm('glory');
    expect(faces(v, 0)).toEqual([[6], [2]]);
    const w = field()
      .put(0, 'air-2', 'worker')
      .tamed(0, 'legendary-water', 'air-2')
      .monster('base-air', 'fire-2');
    w.falls(1, 1, 1, 1, 1, 6, 3, 2)
      .pick('place:worker@fire-2')
      .calm('join')
      .pick('join:legendary-water')
      .calm();
    expect(faces(w, 5).at(-1)).toEqual([3, 2]);
  });

  it('Crown of Rays: the highest die becomes 6 (E-LEGENDARY-LIGHT.1)', () => {
    const v = field()
      .put(0, 'air-2', 'worker')
      .monster('legendary-light', 'fire-2')
      .falls(5, 4, 2, 1)
      .pick('place:worker@fire-2')
      .calm();
    expect(faces(v, 5).at(-1)).toEqual([6, 2, 1]);
  });

  it('Tithe of Bones: from the Ready Area too, her own fall the last time (E-LEGENDARY-DARKNESS.2)', () => {
    const v = field()
      .put(0, 'air-2', 'worker')
      .put(1, 'fire-2', 'worker')
      .tamed(1, 'legendary-darkness')
      .falls(6, 1)
      .pick('place:worker@fire-2')
      .calm();
    expect(v.player(1).vp).toBe(1);
    const w = field()
      .put(0, 'air-2', 'worker')
      .tamed(1, 'legendary-darkness', 'fire-2')
      .falls(6, 1, 1, 1, 1)
      .pick('place:worker@fire-2')
      .calm();
    expect(w.player(1).vp).toBe(1);
  });
});

describe('effect trees', () => {
  it('of a choice only what can be carried out is offered (E-GEN.2)', () => {
    const v = field()
      .cards(0, 'fire-11')
      .goods(0, { sword: 2 })
      .put(0, 'air-2', 'warrior')
      .pick('regroup', 'withdraw', 'use:fire-11')
      .calm();
    expect(v.resources(0)).toEqual({ sword: 4 });
  });

  it('a price with “up to” is paid at least once; repetitions may be stopped (E-GEN.3, E-GEN.4, E-CHAOS-06.1, E31.17)', () => {
    const v = field()
      .cards(0, 'chaos-06')
      .goods(0, { gem: 2, gold: 3 })
      .put(0, 'air-2', 'worker')
      .falls(5)
      .pick('regroup', 'withdraw', 'use:chaos-06', 'pay:gem', 'again', 'pay:gem')
      .calm();
    expect(v.resources(0)).toEqual({ gold: 5 });
    const w = field()
      .cards(0, 'fire-02')
      .goods(0, { sword: 2 })
      .put(0, 'air-2', 'worker')
      .pick('regroup', 'withdraw', 'use:fire-02', 'again', 'done')
      .calm();
    expect([w.player(0).vp, w.resources(0)]).toEqual([3, { sword: 1 }]);
  });

  it('missing types are fixed before the gain; with more of them the player chooses (E-GEN.7, E-BALANCED-LEDGER.1)', () => {
    const v = field()
      .hand(0, 'balanced-ledger', 'of-hearths')
      .goods(0, { gem: 1 })
      .pick('cast:balanced-ledger', 'pay:of-hearths');
    expect(v.keysOf('gain')).toEqual(['gain:potion', 'gain:scroll', 'gain:tool', 'gain:sword']);
    v.pick('gain:tool');
    expect(v.keysOf('gain')).toEqual(['gain:potion', 'gain:scroll', 'gain:sword']);
    const w = field()
      .hand(0, 'balanced-ledger')
      .goods(0, { gem: 1, potion: 1, scroll: 1, tool: 1, sword: 1 });
    w.power(0, { order: 2 });
    expect(w.offers('cast:balanced-ledger')).toBe(false);
  });

  it('a token taken by an effect needs a token, and no Unit takes it (E-GEN.8, E-AIR-06.1)', () => {
    const v = vale({ factions: ['chaos-a'] })
      .map('air-2', 'portal')
      .cards(0, 'air-06')
      .put(0, 'portal', 'worker')
      .pick('regroup', 'withdraw', 'use:air-06')
      .calm();
    expect(v.player(0).tokens.length).toBe(1);
    expect(v.happened('die')).toEqual([]);
    const w = vale()
      .map('air-2', 'portal')
      .empty('air-2', 0)
      .cards(0, 'air-06')
      .put(0, 'portal', 'worker')
      .pick('regroup', 'withdraw');
    expect(w.offers('use:air-06')).toBe(false);
  });

  it('a free card still gives its power; acquiring and burning refill at once (E-GEN.13)', () => {
    const v = field()
      .cards(0, 'chaos-04', 'earth-02')
      .goods(0, { gem: 1 })
      .put(0, 'air-2', 'worker')
      .power(0, { air: 1 })
      .pick('regroup', 'withdraw', 'use:chaos-04', 'pay:gem', 'acquire:fire-door')
      .calm();
    expect(v.player(0).power['fire']).toBe(1);
    expect(v.view().decks.find(({ element }) => element === 'fire')!.faceUp).not.toBeNull();
  });

  it('the goods of a token are gained all together (E-TREASURE.1)', () => {
    expect(field().tokens(0, 'gem+scroll').pick('cash').resources(0)).toEqual({
      gem: 1,
      scroll: 1,
    });
  });

  it('advanced Units are Warrior, Wizard and Dragon only (E2.3, E-FULL-MUSTER.1, E-OF-BANNERS.1)', () => {
    const v = field({ modules: ['minotaur'] }).ready(0, 'warrior', 'wizard', 'minotaur');
    expect(v.questDone(0, 'full-muster')).toBe(false);
    expect(v.ready(0, 'dragon').questDone(0, 'full-muster')).toBe(true);
    expect(v.hand(0, 'of-banners').scored(0).prophecies).toBe(6);
  });

  it('Eldervale is the map, the Tray holds Units not yet summoned, goods, tokens and Orbs (E2.4)', () => {
    const v = field().orbs(0, 1).tokens(0, 'gem').goods(0, { gem: 1 });
    const { tray, tokens, orbs, ready, underworld } = v.player(0);
    expect([tray.length, tokens.length, orbs, ready.length, underworld.length]).toEqual([
      6, 1, 1, 3, 0,
    ]);
    expect(v.view().realms.map(({ tile }) => tile)).toEqual([...FLOWER]);
  });
});
