/** Glory, power, Monsters (chapters 16 to 18). */
import { describe, expect, it } from 'vitest';
import { FLOWER } from '../battlefield.ts';
import { gloryStep } from '../../src/battle/outcome.ts';
import { TROVE_EFFECTS } from '../../src/content/tracks.ts';
import { vale, type Vale } from '../vale.ts';

const field = (more: Parameters<typeof vale>[0] = {}): Vale => vale(more).map(...FLOWER);
/** The Citadel gives one Glory step. */
const step = (v: Vale, seat = 0): Vale =>
  v
    .turn(seat)
    .cards(seat, 'order-02')
    .put(seat, 'air-2', 'warrior')
    .pick('regroup', 'withdraw', 'use:order-02');
const gained = (v: Vale, element: string, n = 1): Vale => {
  for (let i = 0; i < n; i++) v.orbs(0, 1).clearRewards().pick('orb:power', `power:${element}`);
  return v;
};

describe('Glory', () => {
  it('ten spaces after the start: VP, resources, power, Orbs (E16.1, E16.3)', () => {
    const rewards = Array.from({ length: 10 }, (_, at) => {
      const v = step(field().glory(0, at));
      return v.prompt === 'prompt.gain'
        ? 'resource'
        : v.prompt === 'prompt.power'
          ? 'power'
          : v.player(0).orbs > 0
            ? 'orb'
            : v.player(0).vp;
    });
    expect(rewards).toEqual([
      2,
      'resource',
      'power',
      2,
      'orb',
      'resource',
      2,
      'power',
      'orb',
      'resource',
    ]);
    const v = step(field().glory(0, 9)).pick('gain:gem', 'gain:gold').calm();
    expect(v.resources(0)).toEqual({ gem: 1, gold: 1 });
  });

  it('before the first Regroup a step is lost (E16.2, ER-72)', () => {
    const v = vale({ peace: true })
      .map(...FLOWER)
      .hand(0, 'victory-pyre');
    expect(v.player(0).glory).toBeNull();
    v.does(0, gloryStep);
    expect([v.player(0).glory, v.player(0).vp]).toEqual([null, 0]);
  });

  it('the first to arrive takes the Orb, for every later one it is 2 VP (E16.5)', () => {
    const v = step(field().glory(0, 4).glory(1, 4)).calm();
    expect(v.player(0).orbs).toBe(1);
    v.cards(1, 'order-02');
    step(v, 1).calm();
    expect([v.player(1).orbs, v.player(1).vp]).toEqual([0, 2]);
    // The two spaces have an Orb each.
    const w = step(v.glory(1, 8), 1).calm();
    expect([w.player(1).orbs, w.player(1).vp]).toEqual([1, 2]);
  });

  it('on the last space every further step is 2 VP and counts (E16.6, E-OF-LOUD-DEEDS.1, E-GEN.19)', () => {
    const v = step(field().glory(0, 10)).calm();
    expect([v.player(0).glory, v.player(0).vp]).toEqual([11, 2]);
    v.hand(0, 'of-loud-deeds');
    expect(v.scored(0).prophecies).toBe(5);
  });
});

describe('power', () => {
  it('a first power takes an unused marker, each further one moves it up (E17.3, E17.4, E31.19)', () => {
    const v = gained(field().power(0, { fire: 1 }), 'air');
    expect(v.player(0).power).toMatchObject({ fire: 1, air: 1 });
    expect(gained(v, 'air', 2).player(0).power['air']).toBe(3);
  });

  it('only tracks of elements in play are used (E17.1, ER-44)', () => {
    const v = field().orbs(0, 1).inPlay('air', 'fire', 'water', 'light').pick('orb:power');
    expect(v.keysOf('power')).toEqual(['power:air', 'power:fire', 'power:water', 'power:light']);
  });

  it('spaces are worth 2, 2, 3, 4, 5 VP, or what the table has chosen (E17.2)', () => {
    const worth = [1, 2, 3, 4, 5].map((space) => field().power(0, { fire: space }).scored(0).power);
    expect(worth).toEqual([2, 2, 3, 4, 5]);
  });

  it('without a marker power in a new element is ignored, or a marker is moved and goes on (E17.5, E17.7, E17.8, E17.9, E31.20, ER-45)', () => {
    const build = () =>
      vale()
        .map('mill', 'water-2')
        .put(0, 'water-2', 'worker')
        .goods(0, { potion: 2, gem: 1 })
        .power(0, { fire: 3, air: 1, order: 2, light: 1 })
        .pick('place:worker@mill');
    const v = build();
    expect(v.keys).toEqual(['ignore', 'marker:air', 'marker:fire', 'marker:light', 'marker:order']);
    v.pick('marker:air').calm();
    expect(v.player(0).power).toMatchObject({ water: 2, air: 0, fire: 3 });
    expect(build().pick('ignore').calm().player(0).power['water']).toBe(0);
    // A return begins on the first space.
    expect(gained(v.turn(0), 'air').pick('marker:water').player(0).power).toMatchObject({
      air: 1,
      water: 0,
    });
  });

  it('with an unused marker nothing is ignored and nothing moved (E17.6)', () => {
    const v = field()
      .power(0, { fire: 3, air: 1, order: 2 })
      .orbs(0, 1)
      .pick('orb:power', 'power:chaos');
    expect(v.prompt).toBe('prompt.action');
    expect(v.player(0).power['chaos']).toBe(1);
  });

  it('on the top space power is lost; who reaches it first takes the Orb, once (E17.10, E17.11, E31.21, ER-08)', () => {
    const v = vale()
      .map('mill', 'order-1')
      .put(0, 'order-1', 'worker')
      .goods(0, { tool: 2, scroll: 1 })
      .power(0, { order: 4 })
      .pick('place:worker@mill')
      .calm();
    expect(v.player(0).power['order']).toBe(5);
    expect(v.player(0).orbs).toBe(1);
    v.power(1, { order: 4 }).turn(1).orbs(1, 1).pick('orb:power', 'power:order');
    expect(v.player(1).orbs).toBe(0);
  });

  it('several markers share a space, and nobody there leads alone (E17.12)', () => {
    const v = field().power(0, { fire: 2 }).power(1, { fire: 2 }).hand(0, 'of-high-seats');
    expect(v.scored(0).prophecies).toBe(0);
  });

  it('“any track” is chosen at the moment, one power at a time (E17.13)', () => {
    const v = field().does(0, TROVE_EFFECTS[2].do);
    v.pick('power:air');
    expect(v.keysOf('power').length).toBe(8);
    v.pick('power:fire');
    expect(v.player(0).power).toMatchObject({ air: 2, fire: 1 });
  });
});

describe('Monsters', () => {
  it('an adjacent Monster rushes at every placement, and a battle follows (E18.1, E18.6, ER-74, E-GEN.21)', () => {
    const v = field()
      .put(0, 'air-2', 'worker')
      .monster('base-order', 'order-2')
      .cards(0, 'fire-05')
      .goods(0, { sword: 1 });
    v.pick('place:worker@fire-2').calm('sword');
    expect(v.at('fire-2')).toEqual(['0 worker', 'base-order']);
    expect(v.at('order-2')).toEqual([]);
    // War Drum Hill: the own placement led to it.
    expect(v.view().battle!.sides[0].dice).toBe(2);
  });

  it('of several one rushes, of the player’s choice; none where a Monster is already (E18.2, E18.3, E18.7)', () => {
    const v = field()
      .put(0, 'air-2', 'worker')
      .monster('base-order', 'order-2')
      .monster('base-chaos', 'chaos-2')
      .pick('place:worker@fire-2')
      .goOn();
    expect(v.keysOf('rush')).toEqual(['rush:base-order', 'rush:base-chaos']);
    v.pick('rush:base-chaos').calm();
    expect(v.at('order-2')).toEqual(['base-order']);
    const w = field()
      .put(0, 'air-2', 'worker')
      .monster('base-order', 'order-2')
      .monster('base-light', 'fire-2')
      .pick('place:worker@fire-2')
      .calm();
    expect(w.at('order-2')).toEqual(['base-order']);
    const t = field()
      .put(0, 'air-2', 'worker')
      .tamed(1, 'base-light', 'fire-2')
      .monster('base-order', 'order-2')
      .pick('place:worker@fire-2')
      .calm();
    expect(t.at('order-2')).toEqual([]);
  });

  it('a Monster that the Dungeon reveals rushes at once (E18.4, ER-09)', () => {
    const v = vale()
      .map('dungeon', 'air-2')
      .stack('fire-1', 'water-2')
      .goods(0, { gem: 1, scroll: 1 });
    v.pick('place:worker@dungeon', 'cell', 'acquire:air-door', 'burn').calm();
    expect(v.happened('battle').length).toBe(1);
    expect(v.at('fire-1')).toEqual([]);
  });

  it('a longer reach goes over occupied Realms and gaps (E18.9, E-BASE-AIR.1, E-LEGENDARY-AIR.1)', () => {
    const v = vale()
      .layout(['fire-2', 0, 0], ['air-2', 1, 0], ['order-2', 2, 0], ['chaos-2', -1, 0])
      .put(0, 'air-2', 'worker')
      .monster('base-air', 'order-2');
    v.put(1, 'air-2', 'worker').pick('place:worker@fire-2').calm();
    expect(v.happened('battle').length).toBe(1);
  });

  it('in the Peaceful Start they neither rush nor work, but may be dominated or moved (E18.10, E18.11, ER-46, E-BASE-EARTH.1)', () => {
    const v = vale({ peace: true })
      .map('mill', 'air-2', 'water-2')
      .monster('base-earth', 'water-2')
      .put(0, 'air-2', 'worker')
      .goods(0, { scroll: 1, tool: 1, sword: 5 });
    v.pick('place:worker@mill').calm();
    expect(v.player(0).vp).toBe(2);
    v.turn(0)
      .cards(0, 'fire-11')
      .put(0, 'mill', 'warrior')
      .pick('regroup', 'withdraw:warrior', 'use:fire-11', 'choose:1')
      .calm();
    expect(v.player(0).ready).toContain('base-earth');
  });

  it('dominating: the figure goes to the Ready Area at once and is a Unit; Units that shared its Realm stay (E18.13, E18.14, ER-57, ER-71, E-FIRE-11.1, E-BINDING-SONG.1)', () => {
    const v = field()
      .put(0, 'air-2', 'worker')
      .put(1, 'order-2', 'worker')
      .monster('base-order', 'order-2')
      .monster('base-chaos', 'chaos-2')
      .monster('legendary-frost-giant', 'light-2');
    v.cards(0, 'fire-11')
      .goods(0, { sword: 2 })
      .put(0, 'portal', 'warrior')
      .pick('regroup', 'withdraw:warrior', 'use:fire-11', 'choose:1');
    expect(v.keysOf('monster')).toEqual(['monster:base-order', 'monster:base-chaos']);
    v.pick('monster:base-order');
    expect(v.at('order-2')).toEqual(['1 worker']);
    expect(v.player(0).ready).toContain('base-order');
    expect(v.player(0).power['order']).toBe(0);
  });

  it('losing with it gives the winner Glory only; it gives a Sword and is set aside (E18.15, E18.20, E18.28, ER-10, ER-56)', () => {
    const v = field()
      .put(0, 'air-2', 'worker')
      .tamed(1, 'base-order', 'fire-2')
      .falls(6, 1, 1, 1)
      .pick('place:worker@fire-2')
      .calm();
    expect(v.player(0).glory).toBe(1);
    expect(v.player(0).power['order']).toBe(0);
    expect(v.resources(1)).toEqual({ sword: 1 });
    expect([...v.player(1).ready, ...v.player(1).underworld]).not.toContain('base-order');
  });

  it('its ability is the controller’s, in a battle with the figure in it (E18.17, E18.18, E18.27, E31.53)', () => {
    const fight = (there: boolean): readonly number[] => {
      const v = field()
        .put(0, 'air-2', 'worker')
        .put(1, 'fire-2', 'worker')
        .tamed(0, 'base-fire', there ? 'air-2' : undefined);
      v.pick('place:worker@fire-2').calm('join');
      if (there) v.pick('join:base-fire');
      v.falls(...(there ? [2, 2, 2, 2, 1, 3, 6] : [2, 1, 6])).calm();
      return v
        .happened('dice')
        .filter((event) => 'side' in event && event.side === 0)
        .map((event) => ('faces' in event ? event.faces : []))
        .at(-1)!;
    };
    // With the Demon the lowest own die is rolled again; without it nothing happens.
    expect(fight(true)).toEqual([6, 2, 2, 2, 2]);
    expect(fight(false)).toEqual([2]);
  });

  it('Granite Arbiter dominated in the Ready Area limits nobody, in the battle the opponents (E31.53, E-BASE-ORDER.1)', () => {
    const swords = (tile?: string): number => {
      const v = field()
        .put(0, 'air-2', 'worker')
        .put(1, 'fire-2', 'worker')
        .tamed(1, 'base-order', tile)
        .goods(0, { sword: 3 });
      v.pick('place:worker@fire-2').calm('sword');
      let n = 0;
      for (; v.offers('sword'); n++) v.pick('sword');
      return n;
    };
    expect([swords(), swords('fire-2')]).toEqual([3, 1]);
  });

  it('a dominated Monster does not rush, and what it does elsewhere than in Eldervale sleeps in the Ready Area (E18.19, E18.17, E-BASE-WATER.1)', () => {
    const v = field()
      .tamed(0, 'base-water')
      .put(0, 'air-2', 'worker')
      .pick('place:worker@fire-2')
      .calm();
    expect(v.resources(0)).toEqual({});
    const w = field()
      .tamed(0, 'base-water', 'light-2')
      .put(0, 'air-2', 'worker')
      .pick('place:worker@fire-2')
      .calm();
    expect(w.resources(0)).toEqual({ potion: 1 });
    expect(w.happened('monster')).toEqual([]);
  });

  it('kept from the losses it stays dominated (E18.21)', () => {
    const v = field()
      .put(0, 'air-2', 'worker')
      .tamed(1, 'base-order', 'fire-2')
      .hand(1, 'lock-shields')
      .goods(1, { tool: 1 })
      .falls(6, 1, 1, 1);
    v.pick('place:worker@fire-2').calm('cast').pick('cast:lock').calm();
    expect(v.player(1).ready).toContain('base-order');
  });

  it('returning: onto the Lair, Units there go to the Underworld, Dwellings stay (E18.22, E18.23, ER-69, E-DECREE-OF-RETURN.1)', () => {
    const v = vale()
      .map('order-1', 'air-2', 'fire-2')
      .monster('base-order', 'fire-2')
      .dwelling(1, 'order-1')
      .put(1, 'order-1', 'worker')
      .put(0, 'order-1', 'worker');
    v.hand(0, 'decree-of-return').goods(0, { tool: 1 }).pick('cast:decree').calm();
    expect(v.at('order-1')).toEqual(['base-order']);
    expect([v.resources(0), v.resources(1)]).toEqual([{ sword: 1 }, { sword: 1 }]);
    expect(v.view().realms[0].dweller).toBe(1);
    expect(v.player(0).vp).toBe(2);
  });

  it('who is sent from a Lair is asked from the active player’s left on (E28.4, E28.22)', () => {
    const v = vale({ players: 3 })
      .map('order-1', 'air-2', 'fire-2')
      .monster('base-order', 'fire-2');
    for (const seat of [0, 1, 2]) v.put(seat, 'order-1', 'worker').hand(seat, 'toll-of-the-below');
    v.hand(1, 'toll-of-the-below', 'decree-of-return').goods(1, { tool: 1 }).turn(1);
    const asked: (number | null)[] = [];
    for (v.pick('cast:decree'); v.offers('pass'); v.pick('pass')) asked.push(v.decides);
    expect(asked).toEqual([2, 0, 1]);
  });

  it('a Monster on that Lair makes room: to the nearest free Realm, the active player chooses among equals (E18.24)', () => {
    const v = vale()
      .map('order-1', 'air-2', 'fire-2', 'light-2')
      .monster('base-order', 'fire-2')
      .monster('base-chaos', 'order-1')
      .hand(0, 'decree-of-return')
      .goods(0, { tool: 1 });
    v.pick('cast:decree', 'monster:base-order');
    expect([v.decides, v.prompt]).toEqual([0, 'prompt.makeRoom']);
    expect(v.keys).toEqual(['room:air-2', 'room:light-2']);
    v.pick('room:light-2');
    expect([v.at('order-1'), v.at('light-2')]).toEqual([['base-order'], ['base-chaos']]);
  });

  it('with one Realm nearest it goes there by itself (E18.24)', () => {
    const v = vale()
      .layout(['order-1', 0, 0], ['fire-2', 1, 0], ['air-2', 0, 1], ['light-2', 0, 2])
      .monster('base-order', 'fire-2')
      .monster('base-chaos', 'order-1')
      .hand(0, 'decree-of-return')
      .goods(0, { tool: 1 })
      .pick('cast:decree', 'monster:base-order');
    expect(v.prompt).toBe('prompt.action');
    expect([v.at('order-1'), v.at('air-2')]).toEqual([['base-order'], ['base-chaos']]);
  });

  it('without a free Realm it is defeated (E18.24)', () => {
    const v = vale()
      .map('order-1', 'fire-2')
      .monster('base-order', 'fire-2')
      .monster('base-chaos', 'order-1')
      .hand(0, 'decree-of-return')
      .goods(0, { tool: 1 });
    v.pick('cast:decree', 'monster:base-order').calm();
    expect(v.at('order-1')).toEqual(['base-order']);
    expect(v.view().realms.flatMap(({ figures }) => figures).length).toBe(1);
  });

  it('one that is at home cannot be returned (E18.25, ER-47)', () => {
    const v = vale()
      .map('order-1', 'fire-2')
      .monster('base-order', 'order-1')
      .hand(0, 'decree-of-return')
      .goods(0, { tool: 1 });
    expect(v.offers('cast:decree')).toBe(false);
  });

  it('moved by an effect it goes over any Realms, never to another Monster, and no battle follows (E18.26, E-AIR-07.1)', () => {
    const v = field()
      .cards(0, 'air-07')
      .put(0, 'air-2', 'wizard')
      .put(1, 'fire-2', 'worker')
      .monster('base-order', 'order-2')
      .monster('base-light', 'light-2');
    v.pick('regroup', 'withdraw', 'use:air-07', 'do', 'choose:2');
    const goals = v.keysOf('monster:base-order').map((key) => key.split('@')[1]);
    expect(goals).toContain('air-2');
    expect(goals).not.toContain('light-2');
    expect(goals).not.toContain('fire-2');
    v.pick('monster:base-order@air-2').calm();
    expect(v.at('air-2')).toEqual(['base-order']);
    expect(v.happened('battle')).toEqual([]);
  });

  it('a player with a dominated Monster placed next to a wild one is rushed at (ER-58)', () => {
    const v = field()
      .tamed(0, 'base-light')
      .only(0)
      .monster('base-order', 'order-2')
      .pick('place:base-light@fire-2')
      .calm();
    expect(v.happened('battle').length).toBe(1);
  });

  it('a dominated Monster with a changing value rolls for its controller (E-BASE-CHAOS.1, E-LEGENDARY-CHAOS.1, R-272)', () => {
    const value = (face: number): number => {
      const v = field()
        .put(0, 'air-2', 'worker')
        .tamed(1, 'base-chaos', 'fire-2')
        .goods(0, { sword: 1 })
        .falls(face);
      v.pick('place:worker@fire-2').calm('sword');
      return v.view().battle!.sides[1].dice;
    };
    expect([value(1), value(3), value(6)]).toEqual([1, 3, 4]);
    const v = field()
      .put(0, 'air-2', 'worker')
      .put(1, 'fire-2', 'worker')
      .tamed(1, 'legendary-chaos', 'light-2')
      .goods(0, { sword: 1 });
    v.pick('place:worker@fire-2')
      .calm('join:legendary')
      .pick('join:legendary-chaos')
      .falls(6)
      .calm('sword');
    expect(v.view().battle!.sides[1].dice).toBe(6);
  });
});
