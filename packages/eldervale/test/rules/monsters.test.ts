/** Rulings on single Monsters. */
import { describe, expect, it } from 'vitest';
import { FLOWER } from '../battlefield.ts';
import { vale, type Vale } from '../vale.ts';

const ROW = [...FLOWER, 'fire-3', 'water-3', 'air-3'] as const;
const field = (more: Parameters<typeof vale>[0] = {}): Vale => vale(more).map(...FLOWER);
const goals = (v: Vale, unit: string): string[] =>
  v.keysOf(`place:${unit}@`).map((key) => key.split('@')[1]);
const faces = (v: Vale, side: number): (readonly number[])[] =>
  v.events.flatMap((event) => (event.type === 'dice' && event.side === side ? [event.faces] : []));

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

  it('Riddle is of battles with the wild Sphinx in them, of no others (E-BASE-LIGHT.1)', () => {
    const v = vale()
      .map(...ROW)
      .put(0, 'air-2', 'worker')
      .put(1, 'fire-2', 'worker')
      .monster('base-light', 'air-3')
      .goods(0, { gold: 2 })
      .pick('place:worker@fire-2')
      .calm('do', 'sword');
    expect(v.prompt).toBe('prompt.addDice');
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

  it('in the Peaceful Start the Living Hill is moved like any other, for no Monster’s ability works then (E18.10, E18.11)', () => {
    const v = vale({ peace: true })
      .map('fire-2', 'air-2', 'earth-1', 'order-1')
      .monster('legendary-earth', 'air-2')
      .monster('base-order', 'fire-2')
      .hand(0, 'decree-of-return')
      .goods(0, { tool: 1 })
      .pick('cast:decree');
    expect(v.keysOf('monster')).toEqual(['monster:legendary-earth', 'monster:base-order']);
    const w = vale({ peace: true })
      .map('fire-2', 'air-2', 'earth-1', 'order-1')
      .monster('legendary-earth', 'earth-1')
      .cards(0, 'air-07')
      .put(0, 'order-1', 'wizard')
      .pick('regroup', 'withdraw', 'use:air-07', 'do');
    expect(w.keysOf('monster')).toContain('monster:legendary-earth@air-2');
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

  it('what has gone home in step 0 takes no part: no Eruption, no Hunters’ Oath, nobody is kept out (ER-55, E28.28, E-LEGENDARY-FIRE.1, E-HUNTERS-OATH.1)', () => {
    const gone = (id: string, lair: string): Vale => {
      const v = vale({ players: 3 })
        .map('fire-2', 'air-2', 'water-2', 'light-2', 'order-2', 'chaos-2', 'portal', lair)
        .put(0, 'air-2', 'worker')
        .put(1, 'fire-2', 'worker')
        .put(2, 'water-2', 'warrior')
        .monster(id, 'fire-2')
        .hand(0, 'decree-of-return', 'hunters-oath')
        .goods(0, { tool: 1 })
        .pick('place:worker@fire-2')
        .goOn()
        .pick('cast:decree')
        .pay()
        .pick(`monster:${id}`);
      return v.calm('join');
    };
    const v = gone('legendary-fire', 'fire-1').falls(6, 1).pick('pass').calm('discard');
    expect(v.happened('battle').length).toBe(1);
    expect(v.prompt).not.toBe('prompt.lose');
    expect([v.player(0).quests, v.player(1).underworld]).toEqual([[], ['worker']]);
    const w = gone('legendary-air', 'air-1');
    expect([w.decides, w.keysOf('join')]).toEqual([2, ['join:warrior@water-2']]);
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
