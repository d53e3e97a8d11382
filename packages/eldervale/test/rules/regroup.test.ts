/** Regroup, card actions, Dwellings (chapters 8 to 10). */
import { describe, expect, it } from 'vitest';
import { eldervale } from '../../src/index.ts';
import { vale } from '../vale.ts';

const FIELD = ['portal', 'air-2', 'fire-2', 'water-2', 'light-2', 'order-2', 'mill'] as const;
const field = (more: Parameters<typeof vale>[0] = {}) => vale(more).map(...FIELD);

describe('Regroup', () => {
  it('all Units leave one at a time, each to a card action or to the Ready Area; none may stay (E8.1, E8.3)', () => {
    const v = field({ factions: ['air-a'] })
      .put(0, 'air-2', 'worker')
      .put(0, 'fire-2', 'worker')
      .put(0, 'water-2', 'worker');
    v.cards(0, 'earth-02').pick('regroup');
    expect(v.keysOf('withdraw').length).toBe(3);
    v.pick('withdraw:worker@air-2', 'use:earth-02');
    expect(v.resources(0)).toEqual({ gem: 1, tool: 1 });
    v.pick('withdraw:worker@fire-2');
    expect(v.keysOf('use')).toEqual(['use:summon', 'use:gather']);
    v.pick('toReady', 'withdraw');
    v.pick('toReady').calm();
    expect(v.decides).toBe(1);
    expect(v.player(0).ready.length).toBe(3);
  });

  it('the first Regroup brings the Glory marker onto the track, before anything else (E8.2, E16.4)', () => {
    const v = field({ peace: true }).cards(0, 'order-02').only(0).put(0, 'air-2', 'warrior');
    v.pick('regroup', 'withdraw', 'use:order-02').calm();
    expect(v.player(0).glory).toBe(1);
    expect(v.player(0).vp).toBe(2);
  });

  it('an effect on withdrawing comes before the card action, and may pay for it (E8.4, ER-29, E-WATER-A.2)', () => {
    const v = field({ factions: ['water-a'] })
      .cards(0, 'water-06')
      .only(0)
      .dwelling(0, 'fire-2', 'water-2', 'light-2')
      .put(0, 'air-2', 'wizard');
    v.goods(0, { gem: 1 }).pick('regroup', 'withdraw');
    expect(v.resources(0)).toEqual({ gem: 1, potion: 1 });
    v.pick('use:water-06').calm();
    expect(v.player(0).vp).toBe(4);
  });

  it('an action that holds a Unit cannot be used again until cards are cleared (E8.5, E8.8, E9.5)', () => {
    const v = field().cards(0, 'earth-02').put(0, 'air-2', 'worker').put(0, 'fire-2', 'worker');
    v.pick('regroup', 'withdraw', 'use:earth-02', 'withdraw');
    expect(v.offers('use:earth-02')).toBe(false);
    v.pick('toReady').calm();
    expect(v.player(0).tableau[0].units).toEqual([]);
  });

  it('Units of the Underworld come back in step 2 and use no actions (E8.6)', () => {
    const v = field()
      .cards(0, 'earth-02')
      .only(0)
      .below(0, 'worker', 'worker')
      .pick('regroup')
      .calm();
    expect(v.player(0).ready).toEqual(['worker', 'worker']);
    expect(v.resources(0)).toEqual({});
  });

  it('with the Mausoleum Gate they act one at a time and stay on the card until step 3 (E8.7, E-DARKNESS-03.1)', () => {
    const v = field()
      .cards(0, 'earth-02', 'air-02', 'darkness-03')
      .only(0)
      .below(0, 'worker', 'worker');
    v.pick('regroup');
    expect(v.prompt).toBe('prompt.useBelow');
    v.pick('use:worker@earth-02', 'use:worker@air-02').calm();
    expect(v.resources(0)).toEqual({ gem: 2, tool: 1 });
    expect(v.player(0).ready).toEqual(['worker', 'worker']);
  });

  it('what names step 3 comes before cards are cleared (E8.8, E-BASE-LIGHT.2)', () => {
    const v = field()
      .tamed(0, 'base-light', 'air-2')
      .deck('tailwind')
      .discarded()
      .pick('regroup', 'withdraw', 'toReady')
      .calm();
    expect(v.player(0).hand).toEqual(['tailwind']);
  });

  it('a Mercenary hired with Gold goes back in the next Regroup, not in that of the same turn, and is not hired again at once (E8.9, E8.10, E8.11, E22.4)', () => {
    const v = field({ modules: ['minotaur'] })
      .goods(0, { gold: 3 })
      .pick('hire:minotaur-gold', 'regroup');
    v.calm();
    expect(v.player(0).ready).toContain('minotaur');
    v.turn(0).put(0, 'air-2', 'worker').orbs(0, 1).pick('regroup', 'withdraw', 'toReady');
    expect(v.prompt).toBe('prompt.endTurn');
    expect(v.player(0).ready).not.toContain('minotaur');
    expect(v.keysOf('hire')).toEqual([]);
    v.calm().turn(0);
    expect(v.keysOf('hire')).toEqual(['hire:minotaur-gold', 'hire:minotaur-orb']);
  });

  it('what is set aside comes at the end of the Regroup: a placement in every respect, or it lapses (E8.12, E8.13, E28.27, E-AIR-03.1)', () => {
    const v = field()
      .cards(0, 'air-03')
      .only(0)
      .put(0, 'air-2', 'dragon')
      .put(1, 'fire-2', 'worker');
    v.pick('regroup', 'withdraw', 'use:air-03');
    expect(v.prompt).toBe('prompt.place');
    expect(v.keysOf('place').some((key) => key.endsWith('@fire-2'))).toBe(false);
    v.pick('place:dragon@water-2').calm();
    expect(v.at('water-2')).toEqual(['0 dragon']);
    expect(v.player(0).tokens.length).toBe(1);
  });

  it('the last Glory marker of this turn lets such a placement fight (E-AIR-03.2)', () => {
    const v = field({ peace: true })
      .cards(0, 'fire-09')
      .only(0)
      .put(0, 'air-2', 'warrior')
      .put(1, 'fire-2', 'worker');
    v.glory(1, 1).pick('regroup', 'withdraw', 'use:fire-09', 'do', 'place:warrior@fire-2').calm();
    expect(v.happened('battleEnd').length).toBe(1);
  });

  it('a Unit summoned in step 1 is ready and uses no action (E8.14, E9.3)', () => {
    const v = field().cards(0, 'earth-02').put(0, 'air-2', 'worker').goods(0, { gem: 1 });
    v.pick('regroup', 'withdraw', 'use:summon', 'summon:worker').calm();
    expect(v.player(0).ready).toEqual(['worker', 'worker', 'worker', 'worker']);
    expect(v.resources(0)).toEqual({});
  });
});

describe('card actions', () => {
  it('a Worker icon takes any Unit, a Warrior, Wizard or Dragon icon only that one (E9.1, E9.2, E22.7)', () => {
    const v = field().cards(0, 'earth-02', 'air-04', 'order-02').tamed(0, 'base-fire', 'air-2');
    v.only(0)
      .put(0, 'fire-2', 'dragon')
      .put(0, 'water-2', 'minotaur')
      .pick('regroup', 'withdraw:base-fire');
    expect(v.keysOf('use')).toEqual(['use:gather', 'use:earth-02']);
    v.pick('toReady', 'withdraw:dragon');
    expect(v.keysOf('use')).toEqual(['use:gather', 'use:air-04', 'use:earth-02']);
  });

  it('Gather gives the printed resource, or what the token in its Slot shows (E9.3, E9.6)', () => {
    const v = field({ factions: ['water-a'] })
      .put(0, 'air-2', 'worker')
      .pick('regroup', 'withdraw', 'use:gather')
      .calm();
    expect(v.resources(0)).toEqual({ potion: 1 });
    v.turn(0).tokens(0, 'gem+gem').pick('slot:gem+gem-1@gather-1');
    v.put(0, 'air-2', 'worker').pick('regroup', 'withdraw', 'use:gather').calm();
    expect(v.resources(0)).toEqual({ potion: 1, gem: 2 });
  });

  it.each([
    ['air-a', 'gem'],
    ['earth-a', 'tool'],
    ['fire-a', 'sword'],
    ['water-b', 'potion'],
    ['light-a', 'scroll'],
    ['darkness-a', 'potion'],
    ['order-a', 'tool'],
    ['chaos-a', 'gem'],
  ])('%s gathers 1 %s (E9.7)', (faction, good) => {
    const v = field({ factions: [faction] }).put(0, 'air-2', 'worker');
    v.pick('regroup', 'withdraw', 'use:gather').calm();
    expect(v.resources(0)).toEqual({ [good]: 1 });
  });

  it('Dwell builds with a Worker still in a Realm, not with the one on the space (E9.8, E-EARTH-05.1)', () => {
    const v = field().goods(0, { scroll: 1, tool: 2, sword: 1 }).only(0).put(0, 'air-2', 'worker');
    v.pick('regroup', 'withdraw');
    expect(v.offers('use:dwell')).toBe(false);
    const w = field()
      .goods(0, { scroll: 1, tool: 2, sword: 1 })
      .only(0)
      .put(0, 'air-2', 'worker')
      .put(0, 'fire-2', 'worker');
    w.pick('regroup', 'withdraw:worker@fire-2', 'use:dwell').calm();
    expect(w.view().realms[1].dweller).toBe(0);
    expect(w.player(0).starter['dwell']).toEqual([]);
  });

  it('Burrow Warrens cannot be used without a Dwelling to build, not even by whoever leads Earth alone (E9.4, E-EARTH-05.1)', () => {
    const v = field()
      .cards(0, 'earth-05')
      .power(0, { earth: 2 })
      .only(0)
      .put(0, 'air-2', 'worker')
      .put(0, 'portal', 'worker');
    v.pick('regroup', 'withdraw:worker@portal');
    // The Worker in air-2 could build, but the price is out of reach.
    expect(v.offers('use:earth-05')).toBe(false);
    const w = field().cards(0, 'earth-05').goods(0, { tool: 5 }).only(0).put(0, 'air-2', 'worker');
    w.pick('regroup', 'withdraw');
    expect(w.offers('use:earth-05')).toBe(false);
  });

  it('an action needs its input in full and one instruction that can be carried out (E9.4, ER-30, E-ORDER-07.1)', () => {
    const v = field()
      .cards(0, 'water-06', 'order-07')
      .put(0, 'air-2', 'worker')
      .goods(0, { gem: 1, scroll: 1, tool: 1, sword: 1, potion: 1 });
    v.pick('regroup', 'withdraw');
    expect(v.offers('use:water-06')).toBe(true);
    expect(v.offers('use:order-07')).toBe(false);
  });

  it('the Starter card is no Adventure card: not given up, not copied, no Aura (E9.9, E13.14)', () => {
    const v = field()
      .cards(0, 'chaos-04', 'light-12', 'earth-02')
      .cards(1, 'chaos-03')
      .goods(0, { gem: 1 });
    expect(v.keysOf('attach').every((key) => !key.includes('gather'))).toBe(true);
    v.put(0, 'air-2', 'worker').pick('regroup', 'withdraw', 'use:chaos-04');
    expect(v.keysOf('give')).toEqual(['give:earth-02', 'give:light-12']);
  });

  it('a copied action is the copier’s: pays, gets the result, the copied Slot counts as it lies (E9.10, ER-31, E-CHAOS-03.1, E-GEN.23)', () => {
    const v = field({ factions: ['fire-a'] })
      .cards(0, 'chaos-03')
      .cards(1, 'fire-04')
      .slot('fire-04', 0, 'gem');
    v.goods(0, { gem: 1 })
      .put(0, 'air-2', 'worker')
      .pick('regroup', 'withdraw', 'use:chaos-03', 'choose:1', 'copy:fire-04')
      .calm();
    expect(v.resources(0)).toEqual({});
    expect(v.player(0).vp).toBe(4);
    expect(v.player(1).vp).toBe(1);
    expect(v.player(1).tableau[0].slots[0]!.shows).toEqual(['gem']);
  });

  it('an Aura on a copied card has no effect on the copy, one on the copying card has (E9.11, E-WATER-11.1)', () => {
    const v = field()
      .cards(0, 'water-11', 'earth-02', 'light-12', 'fire-12')
      .put(0, 'air-2', 'worker')
      .put(0, 'fire-2', 'worker');
    v.pick(
      'attach:light-12@earth-02',
      'attach:fire-12@water-11',
      'regroup',
      'withdraw',
      'use:earth-02',
    );
    const cards = v.player(0).handSize;
    v.pick('withdraw', 'use:water-11').calm();
    expect(v.player(0).handSize).toBe(cards);
    expect(v.resources(0)).toEqual({ gem: 2, tool: 2, sword: 1 });
    expect(v.player(0).vp).toBe(1 + 1);
  });

  it('a Unit that another action has called for begins a chain of its own: Echo Lagoon copies Shadow Stair, which is under way (E9.12, E-DARKNESS-11.1, R-334)', () => {
    const v = field().cards(0, 'darkness-11', 'water-11').only(0).put(0, 'air-2', 'dragon');
    v.below(0, 'worker', 'worker')
      .pick('regroup', 'withdraw', 'use:darkness-11', 'do', 'use:worker@water-11')
      .pick('copy:darkness-11');
    expect(v.resources(0)).toEqual({ potion: 2, gold: 2 });
    expect(v.player(0).vp).toBe(2);
    expect(v.keysOf('do')).not.toEqual([]);
  });

  it('in one chain of copies each card comes once (E9.12, E9.13, ER-32)', () => {
    const v = field().cards(0, 'chaos-03').cards(1, 'chaos-02').put(0, 'air-2', 'worker');
    v.pick('regroup', 'withdraw', 'use:chaos-03', 'choose:1');
    expect(v.keysOf('copy').length + v.happened('copy').length).toBeGreaterThan(0);
    expect(v.keysOf('copy:chaos-03')).toEqual([]);
  });

  it('“other” in a copied text means neither the copied card nor the one that copies (E9.13)', () => {
    const v = field()
      .cards(0, 'chaos-03', 'earth-02', 'light-12')
      .cards(1, 'chaos-04')
      .goods(0, { gem: 1 })
      .put(0, 'air-2', 'worker')
      .pick('regroup', 'withdraw', 'use:chaos-03', 'choose:1', 'copy:chaos-04')
      .pay();
    expect(v.keysOf('give')).toEqual(['give:earth-02', 'give:light-12']);
    // Without a third card there is nothing to give up.
    const w = field()
      .cards(0, 'water-11', 'chaos-04', 'earth-02')
      .goods(0, { gem: 2 })
      .put(0, 'air-2', 'worker')
      .put(0, 'light-2', 'worker')
      .pick('regroup', 'withdraw', 'use:chaos-04')
      .pay()
      .pick('give:earth-02', 'acquire:air-door')
      .calm();
    w.cards(-1, 'air-door').pick('use:water-11');
    expect(w.happened('copy')).toEqual([]);
  });

  it('a card given up while it holds a Unit sends it to the Ready Area and is finished all the same (E9.14, ER-33, E13.21, E-CHAOS-04.1)', () => {
    const v = field()
      .cards(0, 'chaos-04', 'earth-02')
      .goods(0, { potion: 1 })
      .put(0, 'air-2', 'worker')
      .put(0, 'fire-2', 'worker');
    v.pick('regroup', 'withdraw', 'use:earth-02');
    expect(v.player(0).tableau[0].units).toEqual(['worker']);
    v.pick('withdraw', 'use:chaos-04', 'pay:potion');
    // It costs nothing, so no card is called too dear.
    expect(eldervale.blocked(v.s)).toEqual([]);
    v.pick('acquire:air-door').calm();
    expect(v.player(0).ready.length).toBe(3);
    expect(v.player(0).tableau.map(({ card }) => card)).toEqual(['air-door', 'chaos-04']);
  });
});

describe('Dwellings', () => {
  const site = (more: Parameters<typeof vale>[0] = {}) =>
    vale(more)
      .map('air-2', 'mill', 'portal', 'fire-2', 'water-2', 'light-2', 'order-2')
      .goods(0, { scroll: 1, tool: 1 });

  it('choose, pay, roof, VP, power, then effects on building (E10.1, E10.4, E10.5, E10.7, E10.9, E31.24)', () => {
    const v = vale().map('air-2', 'mill', 'chaos-2', 'fire-2', 'water-2', 'light-2', 'order-2');
    v.goods(0, { scroll: 1, tool: 1 }).cards(0, 'earth-07').put(0, 'air-2', 'worker');
    v.power(0, { air: 1 }).dwelling(0, 'fire-2').dwelling(1, 'water-2');
    v.pick('place:worker@mill').calm();
    expect(v.player(0).vp).toBe(8);
    expect(v.player(0).power['air']).toBe(2);
    expect(v.resources(0)).toEqual({});
    expect(v.at('air-2')).toEqual([]);
    expect(v.view().realms[0].dweller).toBe(0);
  });

  it('needs an Elemental Realm with an own Worker and no Dwelling of anybody (E10.2)', () => {
    const v = site().put(0, 'air-2', 'worker').dwelling(1, 'air-2');
    expect(v.offers('place:worker@mill')).toBe(false);
  });

  it('opposing Units or a Monster there do not prevent it (E10.3, ER-34)', () => {
    const v = site()
      .put(0, 'air-2', 'worker')
      .put(1, 'air-2', 'warrior')
      .monster('base-fire', 'air-2');
    expect(v.offers('place:worker@mill')).toBe(true);
  });

  it('only a Worker becomes a Dwelling, no Mercenary, no dominated Monster (E10.6, E22.13)', () => {
    const v = site()
      .only(0, 'worker')
      .put(0, 'air-2', 'shapeshifter')
      .tamed(0, 'base-fire', 'fire-2');
    expect(v.offers('place:worker@mill')).toBe(false);
  });

  it('Ruins and Dwellings around count, the Realm itself, Units, Monsters and the Bridge do not (E10.7, E10.8, E24.10)', () => {
    const v = vale().layout(
      ['air-2', 0, 0],
      ['dungeon', 1, 0],
      ['dungeon-2', 1, -1],
      ['bifrost-bridge', 0, -1],
      ['fire-2', 0, -2],
      ['water-2', -1, 0],
    );
    v.put(1, 'water-2', 'worker')
      .monster('base-fire', 'water-2')
      .put(0, 'air-2', 'worker')
      .cards(0, 'earth-05');
    v.goods(0, { tool: 1 })
      .put(0, 'dungeon', 'worker')
      .pick('regroup', 'withdraw:worker@dungeon', 'use:earth-05')
      .calm();
    // Two Dungeons 4, the near side of the Bridge 2.
    expect(v.player(0).vp).toBe(6);
  });

  it('later changes of the map change nothing about VP scored (E10.10, E10.12)', () => {
    const v = site().put(0, 'air-2', 'worker').pick('place:worker@mill').calm();
    const before = v.player(0).vp;
    v.dwelling(1, 'fire-2');
    expect(v.player(0).vp).toBe(before);
    expect(v.view().realms[0].dweller).toBe(0);
  });

  it('the sixth Dwelling triggers the end, and there is no seventh roof (E10.13, E1.13, E19.1)', () => {
    const v = site()
      .put(0, 'air-2', 'worker')
      .dwelling(0, 'fire-2')
      .dwelled(0, 5)
      .ready(0, 'warrior');
    v.pick('place:warrior@mill').calm();
    expect(v.player(0).dwellings).toBe(6);
    expect(v.view().end).toMatchObject({ by: 0 });
  });

  it('Dwellings add dice and score at the end (E10.11)', () => {
    const v = site().dwelling(0, 'air-2').power(0, { air: 5 });
    expect(v.scored(0).dwellings).toBe(5);
  });
});
