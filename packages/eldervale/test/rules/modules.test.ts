/** Modules, teams, variants, options (chapters 21 to 26 and 29). */
import { describe, expect, it } from 'vitest';
import { FLOWER, winner } from '../battlefield.ts';
import { vale, type Vale } from '../vale.ts';
import { RUIN_TILES, eldervale, readOptions } from '../../src/index.ts';
import * as at from '../../src/state/layout.ts';
import { tileId } from '../../src/content/tables.ts';

const field = (more: Parameters<typeof vale>[0] = {}): Vale => vale(more).map(...FLOWER);
const dice = (v: Vale, seat: number | null): number =>
  v.view().battle!.sides.find((side) => side.seat === seat)!.dice;
const fresh = (more: object, seed = 1) =>
  eldervale.create(readOptions({ factions: 'randomFaction', ...more }), seed);

describe('the Oracle', () => {
  it('replaces a Realm with two or three players, the second Dungeon with more (E21.1, E21.2)', () => {
    for (const players of [1, 2, 3, 4, 5]) {
      const tiles = eldervale
        .view(fresh({ players, modules: ['oracle'] }), null)
        .realms.map(({ tile }) => tile);
      expect(tiles).toContain('oracle');
      expect(tiles).not.toContain('dungeon-2');
      expect(tiles.length).toBe([0, 10, 10, 12, 14, 14][players]);
    }
  });

  it('sells one card and refills, or gives a Magic card; nothing is revealed or burned (E21.3, E21.4, ER-04)', () => {
    const v = vale({ modules: ['oracle'] })
      .map('oracle', 'air-2')
      .stack('fire-2')
      .goods(0, { gem: 1, scroll: 1 });
    v.pick('place:worker@oracle', 'choose:1', 'acquire:air-door').calm();
    expect(v.player(0).tableau.map(({ card }) => card)).toEqual(['air-door']);
    expect(v.view().decks[0].faceUp).not.toBeNull();
    expect([v.view().stack, v.happened('burn')]).toEqual([1, []]);
  });

  it('can always be used (E21.5, ER-76)', () => {
    const v = vale({ modules: ['oracle'] })
      .map('oracle', 'air-2')
      .deck()
      .discarded();
    expect(v.offers('place:worker@oracle')).toBe(true);
    v.pick('place:worker@oracle').calm();
    expect(v.player(0).handSize).toBe(0);
  });

  it('with Dungeon steps it sells two cards or burns one, if one can be paid (E21.4)', () => {
    const v = vale({ modules: ['oracleSteps'] })
      .map('oracle', 'air-2')
      .stack('fire-2')
      .goods(0, { gem: 1, scroll: 1 })
      .hand(0, 'of-hearths');
    v.pick('place:worker@oracle', 'choose:1', 'acquire:air-door');
    expect(v.prompt).toBe('prompt.acquireOrBurn');
    v.pick('burn:fire-door').calm();
    expect(v.view().stack).toBe(1);
    const w = vale({ modules: ['oracleSteps'] })
      .map('oracle', 'air-2')
      .deck('tailwind')
      .discarded()
      .pick('place:worker@oracle')
      .calm();
    expect(w.player(0).hand).toEqual(['tailwind']);
  });
});

describe('Mercenaries', () => {
  it('each is in the game or not; who is in the supply is hired for a Gold or an Orb, both by one player too (E22.1, E22.2, E22.3)', () => {
    const v = field({ modules: ['minotaur', 'shapeshifter'] }).goods(0, { gold: 2 });
    expect(v.keysOf('hire')).toEqual(['hire:minotaur-gold', 'hire:shapeshifter-gold']);
    v.pick('hire:minotaur-gold', 'hire:shapeshifter-gold');
    expect(v.player(0).ready).toEqual(expect.arrayContaining(['minotaur', 'shapeshifter']));
    expect(v.resources(0)).toEqual({});
    const w = field({ modules: ['minotaur'] })
      .goods(0, { gold: 1 })
      .orbs(0, 1)
      .pick('hire:minotaur-orb');
    expect([w.resources(0), w.player(0).orbs]).toEqual([{ gold: 1 }, 0]);
    v.turn(1).goods(1, { gold: 1 });
    expect(v.keysOf('hire')).toEqual([]);
    expect(
      field({ modules: ['minotaur'] })
        .goods(0, { gold: 1 })
        .keysOf('hire'),
    ).toEqual(['hire:minotaur-gold']);
  });

  it('an Orb keeps it for good, also one hired with Gold before (E22.5, E22.6, ER-50)', () => {
    const v = field({ modules: ['minotaur'] })
      .goods(0, { gold: 1 })
      .orbs(0, 1)
      .pick('hire:minotaur-gold', 'hire:minotaur-orb', 'regroup')
      .calm();
    v.turn(0).pick('regroup').calm();
    expect(v.player(0).ready).toContain('minotaur');
  });

  it('a Mercenary is lost with a Sword, stays the player’s and comes back (E22.7, E22.8, E-LANTERN-VIGIL.1)', () => {
    const v = field({ modules: ['minotaur'] })
      .put(1, 'fire-2', 'minotaur')
      .put(0, 'air-2', 'worker')
      .falls(6, 1, 1)
      .pick('place:worker@fire-2')
      .calm();
    expect(v.resources(1)).toEqual({ sword: 1 });
    expect(v.player(1).underworld).toEqual(['minotaur']);
    v.turn(1).hired('minotaur').pick('regroup').calm();
    expect(v.player(1).ready).toContain('minotaur');
  });

  it('Charge: after the action of an opponent’s placement next to it, and one battle follows (E22.9, E22.10, ER-75, ER-86, E-MINOTAUR.1, E-MINOTAUR.2)', () => {
    const v = field({ modules: ['minotaur'] })
      .put(1, 'light-2', 'minotaur')
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker');
    v.pick('place:worker@fire-2').calm('charge');
    expect(v.decides).toBe(1);
    expect(v.player(0).tokens.length).toBe(1);
    v.pick('charge').calm();
    expect(v.happened('battle').length).toBe(1);
    const w = field({ modules: ['minotaur'] })
      .put(1, 'fire-2', 'minotaur')
      .put(0, 'air-2', 'worker')
      .pick('place:worker@fire-2');
    expect(w.keysOf('charge')).toEqual([]);
  });

  it('a Charge completes the Quest of its controller at once, on the turn of another (E14.9, E28.10, E-THREE-FAR-FIRES.1)', () => {
    const v = field({ modules: ['minotaur'] })
      .hand(1, 'three-far-fires')
      .put(1, 'portal', 'minotaur')
      .put(1, 'water-2', 'worker')
      .put(1, 'order-2', 'worker')
      .put(0, 'air-2', 'worker')
      .pick('place:worker@fire-2')
      .calm('charge');
    expect(v.player(1).quests).toEqual([]);
    v.pick('charge');
    expect([v.player(1).quests, v.player(1).vp]).toEqual([['three-far-fires'], 3]);
  });

  it('no Charge in the Peaceful Start, none at a partner’s placement (E22.11)', () => {
    const v = vale({ peace: true, modules: ['minotaur'] })
      .map(...FLOWER)
      .put(1, 'light-2', 'minotaur')
      .put(0, 'air-2', 'worker')
      .pick('place:worker@fire-2')
      .calm();
    expect(v.at('light-2')).toEqual(['1 minotaur']);
    const w = field({ players: 4, modules: ['teams', 'minotaur'] })
      .put(3, 'light-2', 'minotaur')
      .put(0, 'air-2', 'worker')
      .pick('place:worker@fire-2')
      .calm();
    expect(w.at('light-2')).toEqual(['3 minotaur']);
  });

  it('Mimic lends the placement of a Unit that has left the Tray (E22.12, ER-51, E-SHAPESHIFTER.1, E-AIR-A.2)', () => {
    const far = [...FLOWER, 'fire-3', 'water-3', 'air-3'] as const;
    const goals = (set: (v: Vale) => unknown): string[] => {
      const v = vale({ modules: ['shapeshifter'] })
        .map(...far)
        .only(0)
        .put(0, 'fire-3', 'worker')
        .ready(0, 'shapeshifter')
        .put(1, 'water-2', 'worker');
      set(v);
      return v
        .keysOf('place:shapeshifter')
        .map((key) => key.split('@')[1])
        .toSorted();
    };
    expect(goals(() => 0)).toEqual(['air-2', 'water-3']);
    // Flight: two Realms, occupied ones too; Teleport: any free one.
    expect(goals((v) => v.below(0, 'dragon'))).toContain('water-2');
    expect(goals((v) => v.below(0, 'wizard'))).toContain('order-2');
    expect(goals((v) => v.below(0, 'wizard'))).not.toContain('water-2');
    const alone = vale({ modules: ['shapeshifter'] })
      .map(...far)
      .only(0)
      .ready(0, 'shapeshifter')
      .put(1, 'water-2', 'worker');
    expect(alone.offers('place:shapeshifter@water-2')).toBe(false);
    alone.below(0, 'warrior');
    expect(alone.offers('place:shapeshifter@water-2')).toBe(true);
    const harpy = vale({ factions: ['air-a'], modules: ['shapeshifter'] })
      .map(...far)
      .only(0)
      .put(0, 'fire-3', 'worker')
      .ready(0, 'shapeshifter');
    expect(harpy.offers('place:shapeshifter@air-3')).toBe(true);
  });

  it('for a faction’s ability it stands for that Unit, but is never counted as one (E22.12, ER-87, E-SHAPESHIFTER.2)', () => {
    const v = field({ factions: ['fire-a'], modules: ['shapeshifter'] })
      .only(0)
      .put(0, 'air-2', 'worker')
      .ready(0, 'shapeshifter')
      .put(1, 'fire-2', 'worker')
      .goods(0, { sword: 1 });
    v.pick('place:shapeshifter@fire-2').calm('join').pick('pass').calm('sword');
    // Swarm for a placed Worker, yet with one only: the Shapeshifter is no second Worker.
    expect(dice(v, 0)).toBe(2);
    const w = field({ factions: ['fire-a', 'earth-a'], modules: ['shapeshifter'] })
      .put(0, 'air-2', 'worker')
      .put(1, 'fire-2', 'worker')
      .put(1, 'light-2', 'shapeshifter')
      .goods(0, { sword: 1 });
    expect(dice(w.pick('place:worker@fire-2').calm('sword'), 1)).toBe(2);
  });

  it('never covers Gather, icons, building, Monsters (E22.13, ER-11)', () => {
    const v = field({ modules: ['shapeshifter'] })
      .cards(0, 'air-04')
      .below(0, 'dragon')
      .put(0, 'air-2', 'shapeshifter')
      .pick('regroup', 'withdraw');
    expect(v.keysOf('use')).not.toContain('use:air-04');
  });
});

describe('the Mother of Dragons', () => {
  it('appears on her Den, a Ruin, with three Troves (E23.2, E23.3, ER-12)', () => {
    const v = vale({ modules: ['motherOfDragons'] })
      .map('dungeon', 'air-2')
      .stack('dragons-den', 'fire-2')
      .goods(0, { gem: 1, scroll: 1 });
    v.pick('place:worker@dungeon', 'cell');
    expect(v.at('dragons-den')).toEqual(['base-mother-of-dragons']);
    expect(v.view().troves).toBe(3);
    expect(v.view().realms.length).toBe(3);
  });

  it('rushes next to her, and into any Ruin at any distance (E23.4, E-BASE-MOTHER-OF-DRAGONS.1)', () => {
    const far = [
      'dragons-den',
      'air-2',
      'water-2',
      'light-2',
      'order-2',
      'chaos-2',
      'fire-2',
      'fire-3',
      'water-3',
      'fortress',
    ] as const;
    const v = vale({ modules: ['motherOfDragons'] })
      .map(...far)
      .monster('base-mother-of-dragons', 'dragons-den')
      .put(0, 'water-3', 'worker')
      .goods(0, { gem: 2 });
    v.pick('place:worker@fortress').calm();
    expect(v.happened('battle').length).toBe(1);
  });

  it('re-rolls her ones until none is left; a die set to 1 stays (E23.5, E31.35, ER-53, E-NOON-IN-THE-EYES.1)', () => {
    const v = field({ modules: ['motherOfDragons'] })
      .monster('base-mother-of-dragons', 'fire-2')
      .put(0, 'air-2', 'worker')
      .hand(0, 'noon-in-the-eyes')
      .goods(0, { scroll: 1 });
    v.falls(6, 1, 1, 3, 4, 6, 1, 2, 5).pick('place:worker@fire-2').calm('cast').pick('cast:noon');
    v.pick('side:monster').pick('die:6');
    expect(v.view().battle!.sides[1].faces).toEqual([5, 4, 3, 2, 1]);
  });

  it('re-rolls a one too that somebody has made her roll (E23.5)', () => {
    const v = field({ modules: ['motherOfDragons'], factions: ['light-a'] })
      .monster('base-mother-of-dragons', 'fire-2')
      .put(0, 'air-2', 'worker')
      .ready(0, 'wizard')
      .falls(6, 2, 3, 4, 4, 6, 1, 1, 5)
      .pick('place:wizard@fire-2')
      .calm('use:blinding-light')
      .pick('use:blinding-light', 'side:monster');
    expect(v.view().battle!.sides[1].faces).toEqual([5, 4, 4, 3, 2]);
  });

  it('who beats her steps and takes a Trove; she goes back to the Den while Troves are left, with the last she is gone (E23.6, E23.7, E23.8, E23.10, E-TROVE.1, E-BASE-MOTHER-OF-DRAGONS.2)', () => {
    const v = vale({ modules: ['motherOfDragons'] })
      .map('dragons-den', 'air-2', 'fire-2')
      .monster('base-mother-of-dragons', 'fire-2')
      .put(0, 'air-2', 'worker')
      .troves(2);
    const win = (): Vale => {
      v.falls(6, 6, 6, 5, 2, 3, 2, 2, 2, 2).goods(0, { sword: 3 });
      v.pick('place:worker@fire-2').calm('sword');
      while (v.offers('sword')) v.pick('sword').pay();
      return v.calm();
    };
    win();
    expect(v.happened('trove').length).toBe(1);
    expect(v.player(0).glory).toBe(1);
    for (let i = 0; i < 20 && v.prompt !== 'prompt.action'; i++) v.pick(v.keys[0]);
    expect(v.at('dragons-den')).toEqual(['base-mother-of-dragons']);
    v.turn(0)
      .map('dragons-den', 'air-2', 'fire-2')
      .monster('base-mother-of-dragons', 'fire-2')
      .put(0, 'air-2', 'worker');
    v.hand(0, 'binding-song').goods(0, { gem: 3 });
    expect(v.offers('cast:binding-song')).toBe(false);
    win();
    for (let i = 0; i < 20 && v.prompt !== 'prompt.action'; i++) v.pick(v.keys[0]);
    expect(v.view().troves).toBe(0);
    expect(
      v
        .view()
        .realms.flatMap(({ figures }) => figures)
        .some(({ unit }) => unit.includes('mother')),
    ).toBe(false);
  });

  it('after a cancelled battle she stays where she is (E23.9)', () => {
    const v = vale({ modules: ['motherOfDragons'] })
      .map('dragons-den', 'air-2', 'fire-2')
      .monster('base-mother-of-dragons', 'fire-2')
      .put(0, 'air-2', 'worker')
      .hand(0, 'faerie-charm')
      .goods(0, { potion: 1 });
    v.pick('place:worker@fire-2').calm('cast').pick('cast:faerie').calm();
    expect(v.at('fire-2')).toContain('base-mother-of-dragons');
  });
});

describe('the Frost Giant', () => {
  const bridge = () =>
    vale({ modules: ['frostGiant'] })
      .map('dungeon', 'air-2')
      .stack('bifrost-bridge', 'fire-2', 'water-2', 'chaos-2')
      .goods(0, { gem: 1, scroll: 1 });

  it('the Bridge is shuffled into the upper half of the stack (E24.1, E29.6)', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const s = fresh({ players: 3, modules: ['frostGiant', 'motherOfDragons'] }, seed);
      const stack = Array.from(s.subarray(at.STACK, at.STACK + s[at.STACK_COUNT]), tileId);
      expect(stack.length).toBe(10);
      expect(stack.slice(4)).toEqual(expect.arrayContaining(['bifrost-bridge', 'dragons-den']));
    }
  });

  it('touches one Realm, and the next tile lies opposite; its sides stay empty (E24.2, E24.3, E24.4, E24.5, E24.8, E24.9)', () => {
    const v = bridge().pick('place:worker@dungeon');
    expect(v.keysOf('cell').length).toBe(6);
    v.pick('cell:2,0');
    expect(v.at('bifrost-bridge')).toEqual(['legendary-frost-giant']);
    const [, , tile, far] = v.view().realms;
    expect([tile.q, tile.r, far.tile, far.q, far.r]).toEqual([2, 0, 'fire-2', 3, 0]);
    v.pick('acquire:air-door', 'burn').calm();
    v.turn(0)
      .goods(0, { gem: 5, potion: 5, scroll: 5, tool: 5, sword: 5 })
      .ready(0, 'dragon')
      .put(0, 'air-2', 'worker')
      .pick('place:dragon@fire-2')
      .calm();
    v.turn(0).does(0, RUIN_TILES[4].do);
    for (const key of v.keysOf('cell')) {
      const [q, r] = key.slice(5).split(',').map(Number);
      expect(Math.max(Math.abs(q - 2), Math.abs(r), Math.abs(q - 2 + r))).toBeGreaterThan(1);
    }
  });

  it('the far tile may be the last and triggers the end; if the Bridge was the last there is none (E24.6, ER-14)', () => {
    const v = bridge().stack('bifrost-bridge', 'fire-2').pick('place:worker@dungeon', 'cell:2,0');
    expect(v.view().end).toMatchObject({ by: 0 });
    const w = bridge().stack('bifrost-bridge').pick('place:worker@dungeon', 'cell:2,0');
    expect(w.view().realms.length).toBe(3);
    expect(w.view().end).toMatchObject({ by: 0 });
  });

  it('effects on revealing happen for both tiles (E24.7, ER-54)', () => {
    const v = bridge().cards(0, 'air-09').pick('place:worker@dungeon', 'cell:2,0');
    expect(v.player(0).vp).toBe(2);
  });

  it('a Dwelling at its ends scores 2 or 10 more (E24.10, E31.25, E-BASE-EARTH.1)', () => {
    const v = vale({ modules: ['frostGiant'] }).layout(
      ['mill', -1, 1],
      ['air-2', 0, 0],
      ['bifrost-bridge', 1, 0],
      ['water-3', 2, 0],
      ['fire-2', 3, 0],
    );
    v.dwelling(1, 'fire-2')
      .monster('base-earth', 'fire-2')
      .put(0, 'water-3', 'worker')
      .put(0, 'air-2', 'worker')
      .goods(0, { potion: 1, tool: 1, sword: 1 });
    v.cards(0, 'earth-05').pick('regroup', 'withdraw:worker@air-2', 'use:earth-05').pay().calm();
    if (v.keysOf('build').length > 0) v.pick('build:water-3').pay().calm();
    expect(v.player(0).vp).toBe(14);
  });

  it('he rushes only into the end Realms, players neither re-roll nor change dice, Swords and Spells add (E24.11, E31.36, E-LEGENDARY-FROST-GIANT.1, E-LEGENDARY-FROST-GIANT.2)', () => {
    const v = vale({ factions: ['order-a'], modules: ['frostGiant'] }).layout(
      ['fire-2', 0, 0],
      ['bifrost-bridge', 1, 0],
      ['water-3', 2, 0],
      ['air-2', -1, 0],
      ['light-2', -1, 1],
    );
    v.monster('legendary-frost-giant', 'bifrost-bridge')
      .put(0, 'air-2', 'worker')
      .put(0, 'light-2', 'warrior')
      .goods(0, { sword: 1, gem: 1 })
      .hand(0, 'flame-lance', 'breathe-on-embers')
      .cards(0, 'chaos-10');
    v.pick('place:worker@fire-2', 'gain:tool')
      .calm('join')
      .pick('join:warrior')
      .calm('sword')
      .pick('sword', 'cast:flame-lance')
      .pay();
    expect(dice(v, 0)).toBe(6);
    v.falls(2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1).pick('pass');
    v.calm('cast', 'use');
    expect([...v.keysOf('cast'), ...v.keysOf('use')]).toEqual([]);
    v.calm();
    // Beaten: a Glory step, 4 VP, and set aside for good (E24.12, ER-81).
    expect(v.player(0).vp).toBe(2 + 4);
    expect(v.at('bifrost-bridge')).toEqual([]);
    const w = vale({ modules: ['frostGiant'] }).layout(
      ['fire-2', 0, 0],
      ['bifrost-bridge', 1, 0],
      ['water-3', 2, 0],
      ['air-2', -1, 0],
      ['light-2', -1, 1],
    );
    w.monster('legendary-frost-giant', 'fire-2')
      .put(0, 'air-2', 'worker')
      .pick('place:worker@light-2')
      .calm();
    expect(w.happened('battle')).toEqual([]);
  });

  it('Winter’s Grip binds players, not the ability of a Monster that fights on their side (E-LEGENDARY-FROST-GIANT.2, E18.18, R-333)', () => {
    const v = vale({ modules: ['frostGiant'] }).layout(
      ['fire-2', 0, 0],
      ['bifrost-bridge', 1, 0],
      ['water-3', 2, 0],
      ['air-2', -1, 0],
    );
    v.monster('legendary-frost-giant', 'bifrost-bridge')
      .only(0)
      .tamed(0, 'base-fire')
      .put(0, 'air-2', 'worker')
      .falls(6, 5, 4, 1, 6, 5, 4, 3, 2, 6)
      .pick('place:base-fire@fire-2')
      .calm();
    // The lowest of its four dice, a 1, is rolled again and falls on 6.
    expect(v.happened('dice').at(-1)).toMatchObject({ side: 0, faces: [6, 6, 5, 4] });
    expect(winner(v)).toBe(0);
  });

  it('beaten he is set aside, otherwise he goes home (E24.12, ER-81)', () => {
    const v = vale({ modules: ['frostGiant'] }).layout(
      ['fire-2', 0, 0],
      ['bifrost-bridge', 1, 0],
      ['water-3', 2, 0],
      ['air-2', -1, 0],
    );
    v.monster('legendary-frost-giant', 'bifrost-bridge')
      .put(0, 'air-2', 'worker')
      .falls(1, 6, 6, 6, 6, 6)
      .pick('place:worker@fire-2')
      .calm();
    expect(v.at('bifrost-bridge')).toEqual(['legendary-frost-giant']);
  });
});
