/** Free Actions, paying, Tableau, Magic cards (chapters 11 to 14). */
import { describe, expect, it } from 'vitest';
import { magicOf } from '../../src/content/tables.ts';
import { turnUpTile } from '../../src/map/reveal.ts';
import { MAGIC_PILE } from '../../src/state/layout.ts';
import { vale } from '../vale.ts';

const field = (more: Parameters<typeof vale>[0] = {}) =>
  vale(more).map('portal', 'air-2', 'fire-2', 'water-2', 'light-2', 'order-2', 'mill');

describe('Free Actions', () => {
  it('there are eight of them (E11.1)', () => {
    const v = vale({ players: 4, modules: ['teams', 'minotaur', 'tactics'] }).map(
      'air-2',
      'fire-2',
    );
    v.goods(0, { gold: 1, sword: 3 })
      .tokens(0, 'gem')
      .orbs(0, 1)
      .hand(0, 'ebb-and-flow')
      .hand(3, 'tailwind');
    v.cards(0, 'light-12', 'earth-02').tactics(0, 2);
    const acts = new Set(v.keys.map((key) => key.split(':')[0]));
    const all = ['cash', 'slot', 'cast', 'attach', 'orb', 'hire', 'refresh', 'trade'];
    expect(all.filter((act) => !acts.has(act))).toEqual([]);
  });

  it('a cashed token leaves the Tray and the game, never a Slot (E11.2)', () => {
    const v = field()
      .tokens(0, 'magic')
      .cards(0, 'earth-03')
      .slot('earth-03', 0, 'gem')
      .deck('tailwind')
      .discarded();
    expect(v.keysOf('cash')).toEqual(['cash:magic@tray-1']);
    v.pick('cash');
    expect(v.player(0).hand).toEqual(['tailwind']);
    expect(v.player(0).tokens).toEqual([]);
  });

  it('tokens are cashed at every own decision, also on others’ turns; nothing else is (E11.3, E28.11)', () => {
    const v = vale().map('air-2', 'fire-2').put(0, 'air-2', 'worker').put(1, 'fire-2', 'worker');
    v.tokens(1, 'sword').orbs(1, 1).pick('place:worker@fire-2').calm('sword');
    expect(v.decides).toBe(1);
    v.pick('cash:sword');
    expect(v.resources(1)).toEqual({ sword: 1 });
    expect(v.keysOf('orb')).toEqual([]);
  });

  it('a token goes into a Slot, a token there is discarded without gain, in Vaults too (E11.4, E11.5)', () => {
    const v = field()
      .tokens(0, 'gem', 'tool')
      .cards(0, 'air-11')
      .pick('slot:gem-1@air-11-1', 'slot:tool-1@air-11-1');
    expect(v.player(0).tokens).toEqual([]);
    expect(v.player(0).tableau[0].slots[0]!.shows).toEqual(['tool']);
    expect(v.resources(0)).toEqual({});
  });

  it('an Orb goes to a reward space, an input Slot, an Orb Slot or a Mercenary (E11.6, E22.5)', () => {
    const v = vale({ modules: ['minotaur'] })
      .map('air-2')
      .orbs(0, 1)
      .cards(0, 'fire-04', 'air-06');
    expect(v.keysOf('orb')).toEqual(
      expect.arrayContaining(['orb:potions', 'orb:fire-04', 'orb:air-06']),
    );
    expect(v.keysOf('hire')).toEqual(['hire:minotaur-orb']);
  });

  it('a reward space is closed to everybody once it is used (E11.7, E11.12)', () => {
    const v = field().orbs(0, 1).orbs(1, 1).pick('orb:gold');
    expect(v.resources(0)).toEqual({ gold: 2 });
    expect(v.player(0).orbs).toBe(0);
    v.turn(1);
    expect(v.offers('orb:gold')).toBe(false);
  });

  it.each([
    ['potions', { potion: 2 }],
    ['gems', { gem: 2 }],
    ['scrolls', { scroll: 2 }],
    ['tools', { tool: 2 }],
    ['gold', { gold: 2 }],
  ])('the reward %s (E11.8, E-ORB.1)', (id, goods) => {
    expect(field().orbs(0, 1).pick(`orb:${id}`).resources(0)).toEqual(goods);
  });

  it('the other rewards: three Magic cards, 1 power on any track, 4 VP (E11.8, E17.13)', () => {
    const v = field().orbs(0, 3).pick('orb:cards', 'orb:points', 'orb:power');
    expect(v.player(0).handSize).toBe(3);
    expect(v.player(0).vp).toBe(4);
    expect(v.keysOf('power').length).toBe(8);
  });

  it('an Orb on an input Slot makes the action free for good and discards the token there (E11.9, E11.10, E31.16, ER-35)', () => {
    const v = field()
      .cards(0, 'fire-04')
      .slot('fire-04', 0, 'tool-or-scroll')
      .orbs(0, 1)
      .put(0, 'air-2', 'worker');
    v.goods(0, { scroll: 1, tool: 1 })
      .pick('regroup', 'withdraw', 'use:fire-04', 'pay:scroll')
      .calm();
    expect(v.resources(0)).toEqual({ tool: 1 });
    expect(v.player(0).vp).toBe(4);
    v.turn(0).pick('orb:fire-04');
    expect(v.player(0).tableau[0].slots).toEqual([null]);
    v.tokens(0, 'gem');
    expect(v.keysOf('slot')).toEqual(['slot:gem-1@gather-1']);
    v.put(0, 'air-2', 'worker').pick('regroup', 'withdraw', 'use:fire-04').calm();
    expect(v.resources(0)).toEqual({ tool: 1 });
    expect(v.player(0).vp).toBe(8);
  });

  it('an Orb Slot takes one Orb, which never comes back (E11.11, E11.12, E11.10)', () => {
    const v = field().cards(0, 'air-06').orbs(0, 2).pick('orb:air-06');
    expect(v.offers('orb:air-06')).toBe(false);
    expect(v.player(0).orbs).toBe(1);
  });
});

describe('paying', () => {
  it('Gold stands in for any resource of a price, Magic cards and Swords included (E12.1, ER-02, E31.10)', () => {
    const v = vale()
      .map('dungeon', 'air-2')
      .stack('fire-2', 'water-2')
      .faceUp('earth-04')
      .onlyDeck('earth');
    v.goods(0, { tool: 1, gold: 1, sword: 1 });
    expect(v.offers('place:worker@dungeon')).toBe(false);
    v.goods(0, { tool: 1, gold: 2 })
      .pick('place:worker@dungeon', 'cell', 'acquire:earth-04')
      .calm();
    expect(v.resources(0)).toEqual({});
    const w = field().cards(0, 'light-05').goods(0, { gold: 1 }).put(0, 'air-2', 'worker');
    w.pick('regroup', 'withdraw', 'use:light-05').calm();
    expect(w.player(0).vp).toBe(3);
  });

  it('Gold does not stand in for what is discarded, stored or counted (E12.2, ER-36, E-FIRE-08.1)', () => {
    const v = vale()
      .map('fire-2', 'air-2')
      .cards(0, 'fire-08')
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker');
    v.goods(0, { gold: 3 }).falls(6, 1).pick('place:worker@fire-2').calm('store').calm();
    expect(v.player(0).tableau[0].stored).toEqual([]);
  });

  it('a price of “any” takes any mixture, Magic cards included (E12.3)', () => {
    const v = vale().map('fortress', 'air-2').goods(0, { gem: 1, sword: 1 }).hand(0, 'tailwind');
    v.pick('place:worker@fortress');
    expect(v.keys).toEqual(['pay:gem', 'pay:sword', 'pay:tailwind']);
  });

  it('a card does not pay for itself (E12.4)', () => {
    const v = field().hand(0, 'sudden-harvest');
    expect(v.offers('cast:sudden-harvest')).toBe(false);
    v.hand(0, 'sudden-harvest', 'of-hearths');
    expect(v.offers('cast:sudden-harvest')).toBe(true);
  });

  it('Orbs and tokens are no resources; tokens pay when they are cashed (E12.5)', () => {
    const v = vale()
      .map('fortress', 'air-2')
      .goods(0, { gem: 1 })
      .tokens(0, 'tool')
      .pick('place:worker@fortress');
    // The only way on is taken: the token is cashed.
    expect(v.keys).toEqual(['pay:gem', 'pay:tool']);
    v.pick('pay:gem').calm();
    expect(v.resources(0)).toEqual({ gold: 2 });
  });

  it('reductions come one after the other, a minimum binds only its own (E12.6, E31.11, ER-37, E-EARTH-04.1)', () => {
    const v = vale()
      .map('mill', 'air-2', 'portal')
      .cards(0, 'earth-04', 'earth-05')
      .put(0, 'air-2', 'worker')
      .put(0, 'portal', 'worker');
    v.pick('regroup', 'withdraw:worker@portal', 'use:earth-05').calm();
    expect(v.player(0).dwellings).toBe(1);
    const w = vale()
      .map('mill', 'air-2')
      .cards(0, 'earth-04')
      .put(0, 'air-2', 'worker')
      .goods(0, { scroll: 1, tool: 1 });
    w.pick('place:worker@mill');
    expect(w.keysOf('strike')).toEqual(['strike:scroll', 'strike:tool']);
    w.pick('strike:tool').calm();
    expect(w.resources(0)).toEqual({ tool: 1 });
  });

  it('goods gained together are cut to five at the end of the gain (E12.7)', () => {
    const v = field().goods(0, { gem: 4, scroll: 5 }).tokens(0, 'gem+scroll').pick('cash');
    expect(v.resources(0)).toEqual({ gem: 5, scroll: 5 });
  });

  it('an empty Magic deck is made of the shuffled discard pile (E12.9)', () => {
    const v = field().deck().discarded('tailwind', 'polymorph').tokens(0, 'magic').pick('cash');
    expect(v.player(0).handSize).toBe(1);
    expect(v.view().magic).toMatchObject({ deck: 1, discard: [] });
  });

  it('too few cards to look at: the discard pile is shuffled under the deck first (E12.10, E-LIGHT-03.1)', () => {
    const v = field()
      .cards(0, 'light-03')
      .deck('tailwind')
      .discarded('polymorph', 'of-hearths')
      .only(0)
      .put(0, 'air-2', 'wizard');
    v.pick('regroup', 'withdraw', 'use:light-03');
    expect(v.view(0).looking!.length).toBe(3);
    expect(v.view(0).looking).toContain('tailwind');
    expect(v.view(1).looking).toBeNull();
    v.pick('keep:tailwind').pick('keep').calm();
    expect(v.player(0).handSize).toBe(2);
  });

  it('of the cards looked at any can be kept, the others go under the deck (E-LIGHT-03.1)', () => {
    const v = field()
      .cards(0, 'light-03')
      .deck('tailwind', 'polymorph', 'of-hearths', 'of-banners', 'open-book', 'two-roofs')
      .discarded()
      .only(0)
      .put(0, 'air-2', 'wizard')
      .pick('regroup', 'withdraw', 'use:light-03', 'keep:of-hearths', 'keep:open-book')
      .pick('next:tailwind', 'next:of-banners')
      .calm();
    expect(v.player(0).hand!.toSorted()).toEqual(['of-hearths', 'open-book']);
    const deck = Array.from(v.s.subarray(MAGIC_PILE, MAGIC_PILE + 4), (kind) => magicOf(kind).id);
    // From the bottom to the top.
    expect(deck).toEqual(['polymorph', 'of-banners', 'tailwind', 'two-roofs']);
  });

  it('a Vault takes no type twice in the whole game (E-WATER-10.1)', () => {
    const v = field()
      .cards(0, 'water-10')
      .stored('water-10', 'gem', 'gold')
      .goods(0, { gem: 1, tool: 2, gold: 1 })
      .pick('regroup');
    expect(v.keysOf('store')).toEqual(['store:tool']);
    v.pick('store:tool').calm();
    expect(v.resources(0)).toEqual({ gem: 1, tool: 1, gold: 1 });
  });

  it('what was put under the deck or back onto the stack stays known to its owner only (E-LIGHT-03.1, E-LIGHT-10.1, E19.4)', () => {
    const v = field()
      .cards(0, 'light-03', 'light-10')
      .stack('fire-3', 'water-3', 'air-3', 'chaos-2');
    v.deck(
      'tailwind',
      'polymorph',
      'of-hearths',
      'of-banners',
      'open-book',
      'two-roofs',
    ).discarded();
    v.only(0).put(0, 'air-2', 'wizard').pick('regroup', 'withdraw', 'use:light-10');
    expect(v.view(0).looking).toEqual(['fire-3', 'water-3', 'air-3']);
    v.pick('next:air-3', 'next:fire-3').calm();
    expect(v.view(0).known!.stack).toEqual(['air-3', 'fire-3', 'water-3']);
    expect(v.view(1).known).toBeNull();
    expect(v.view().end).toBeNull();
    // One of them has been revealed: the other two are known, and nothing below.
    const later = v.copy();
    turnUpTile(later.s, 1);
    expect(later.view(0).known!.stack).toEqual(['fire-3', 'water-3']);
    v.turn(0).put(0, 'air-2', 'wizard').pick('regroup', 'withdraw', 'use:light-03');
    v.pick('keep:tailwind', 'keep:polymorph', 'next:of-hearths');
    expect(v.view(0).known!.deck).toEqual(['of-hearths']);
    v.pick('next:of-banners').calm();
    expect(v.view(0).known!.deck.toSorted()).toEqual(['of-banners', 'of-hearths', 'open-book']);
  });

  it('an exchange returns a resource for a basic one of another type (E12.11, E-WATER-02.1)', () => {
    const v = field()
      .hand(0, 'ebb-and-flow', 'of-hearths')
      .goods(0, { gold: 1 })
      .pick('cast:ebb-and-flow');
    expect(v.keys).toEqual(['done', 'return:potion', 'return:gold', 'return:of-hearths']);
    v.pick('return:potion');
    expect(v.keys).toEqual(['gain:gem', 'gain:scroll', 'gain:tool', 'gain:sword']);
    v.pick('gain:sword', 'return:gold', 'gain:gem', 'done');
    expect(v.resources(0)).toEqual({ sword: 1, gem: 1 });
  });

  it('stored goods are not held any more and never come back (E12.12, E-GEN.17, E-ORDER-03.1)', () => {
    const v = field().cards(0, 'order-03').goods(0, { gold: 3, gem: 2 }).pick('regroup');
    expect(v.keys).toEqual(['done', 'store:gold']);
    v.pick('store:gold', 'store:gold').calm();
    expect(v.resources(0)).toEqual({ gold: 1, gem: 2 });
    expect(v.player(0).tableau[0].stored).toEqual(['gold', 'gold']);
    expect(v.scored(0).vaults).toBe(6);
  });

  it('the element of a token is that of its back (E12.15)', () => {
    const v = field().tokens(0, 'gem');
    expect(v.player(0).tokens[0].element).toBe('air');
  });
});

describe('the Tableau', () => {
  it('holds the Starter card and any number of Adventure cards; Monsters and Mercenaries lie beside (E13.1)', () => {
    const v = field()
      .cards(0, 'air-01', 'air-02', 'air-03', 'air-04', 'air-05')
      .tamed(0, 'base-fire');
    expect(v.player(0).tableau.length).toBe(5);
    expect(Object.keys(v.player(0).starter)).toEqual(['summon', 'gather', 'dwell']);
    expect(v.questDone(0, 'many-halls')).toBe(true);
  });

  it('a token in an output Slot replaces the icons it covers, the rest stays (E13.2, E-GEN.6)', () => {
    const v = field()
      .cards(0, 'earth-03')
      .slot('earth-03', 0, 'tool+tool')
      .put(0, 'air-2', 'worker');
    v.pick('regroup', 'withdraw', 'use:earth-03').calm();
    expect(v.resources(0)).toEqual({ tool: 2 });
    expect(v.player(0).vp).toBe(1);
  });

  it('a face-down token shows its element only (E13.3, E-DARKNESS-06.1)', () => {
    const v = field().cards(0, 'darkness-06').tokens(0, 'gem').pick('slot:gem-1@darkness-06-1');
    expect(v.player(0).tableau[0].slots[0]).toEqual({ element: 'air', shows: null, choice: false });
  });

  it('an input Slot: empty it cannot be used, the token is the price each time (E13.4, E13.5, E-FIRE-04.1, E-WATER-01.1)', () => {
    const v = field()
      .cards(0, 'fire-04')
      .goods(0, { sword: 1, tool: 1 })
      .hand(0, 'of-hearths')
      .put(0, 'air-2', 'worker')
      .pick('regroup', 'withdraw');
    expect(v.offers('use:fire-04')).toBe(false);
    v.slot('fire-04', 0, 'sword+tool').pick('use:fire-04').calm();
    expect(v.resources(0)).toEqual({});
    expect(v.player(0).tableau[0].slots[0]!.shows).toEqual(['sword', 'tool']);
    v.turn(0)
      .slot('fire-04', 0, 'magic')
      .put(0, 'air-2', 'worker')
      .pick('regroup', 'withdraw', 'use:fire-04')
      .calm();
    expect(v.player(0).handSize).toBe(0);
  });

  it('without a required Orb a card does nothing, an upgrade gives the better text (E13.6, ER-92, E31.45, E-EARTH-01.1)', () => {
    const v = field().cards(0, 'earth-01').tokens(0, 'gem+gem').pick('slot:gem+gem-1@earth-01-1');
    expect(v.copy().scored(0).vaults).toBe(0);
    v.orbs(0, 1).pick('orb:earth-01');
    expect(v.scored(0).vaults).toBe(4);
    const w = field().cards(0, 'air-06').orbs(0, 1).pick('orb:air-06').put(0, 'air-2', 'worker');
    w.pick('regroup', 'withdraw', 'use:air-06', 'take', 'take').calm();
    expect(w.player(0).tokens.length).toBe(2);
  });

  it('a passive ability works from the moment of acquisition, but not for its own card (E13.7, E13.8, E-ORDER-11.1)', () => {
    const v = vale()
      .map('dungeon', 'air-2')
      .stack('fire-2', 'water-2')
      .faceUp('order-11')
      .goods(0, { gem: 5, potion: 5, scroll: 5, tool: 5, sword: 5 });
    v.pick('place:worker@dungeon', 'cell', 'acquire:order-11').pay().pick('take');
    expect(v.player(0).tokens.length).toBe(1);
    expect(v.player(0).vp).toBe(0);
    v.pick('slot');
    expect(v.player(0).vp).toBe(1);
  });

  it('a Door gives its resource, and what its Slot shows to who alone is highest (E13.9, E13.10, E31.15)', () => {
    const at = (space: number) => {
      const v = field()
        .cards(0, 'light-door')
        .slot('light-door', 0, 'potion+potion')
        .power(0, { light: 2 })
        .power(1, { light: space });
      return v
        .put(0, 'air-2', 'worker')
        .pick('regroup', 'withdraw', 'use:light-door')
        .calm()
        .resources(0);
    };
    expect(at(1)).toEqual({ scroll: 1, potion: 2 });
    expect(at(2)).toEqual({ scroll: 1 });
    expect(at(3)).toEqual({ scroll: 1 });
  });

  it('Vaults have no action and score at the end (E13.11, E20.9)', () => {
    const v = field().cards(0, 'order-04').put(0, 'air-2', 'worker').pick('regroup', 'withdraw');
    expect(v.keysOf('use')).toEqual(['use:gather']);
  });

  it('two symbols count two, slash or not, a Magic icon one (E13.12, E31.45, E-ORDER-05.1)', () => {
    const v = field()
      .cards(0, 'air-11')
      .slot('air-11', 0, 'gem-or-scroll')
      .slot('air-11', 1, 'magic');
    expect(v.scored(0).vaults).toBe(3);
  });

  it('an Aura is attached to an own card with an action, one for each card, the first time for nothing (E13.13, E13.14, E13.17)', () => {
    const v = field()
      .cards(0, 'light-12', 'fire-12', 'earth-02', 'order-04', 'earth-04')
      .deck('tailwind')
      .discarded();
    expect(v.keysOf('attach')).toEqual(['attach:fire-12@earth-02', 'attach:light-12@earth-02']);
    v.pick('attach:light-12@earth-02');
    expect(v.keysOf('attach')).toEqual([]);
    v.put(0, 'air-2', 'worker').pick('regroup', 'withdraw', 'use:earth-02').calm();
    expect(v.player(0).hand).toEqual(['tailwind']);
  });

  it('an Aura moves only for its price (E13.15)', () => {
    const v = field().cards(0, 'light-12', 'earth-02', 'air-02').pick('attach:light-12@earth-02');
    expect(v.keysOf('attach')).toEqual([]);
    v.goods(0, { gem: 5, potion: 5, scroll: 5, tool: 5, sword: 5 })
      .pick('attach:light-12@air-02')
      .pay();
    expect(v.player(0).tableau.find(({ card }) => card === 'light-12')!.host).toBe('air-02');
  });

  it('an Aura leaves with its host, to the bottom of its own deck (E13.16)', () => {
    const v = field()
      .cards(0, 'light-12', 'earth-02', 'chaos-04')
      .goods(0, { gem: 1 })
      .put(0, 'air-2', 'worker')
      .pick('attach:light-12@earth-02');
    v.pick('regroup', 'withdraw', 'use:chaos-04', 'give:earth-02').pick('acquire').calm();
    expect(v.player(0).tableau.map(({ card }) => card)).not.toContain('light-12');
    expect(v.view().decks.find(({ element }) => element === 'light')!.left).toBe(13);
  });

  it('the Aura comes after the host’s result, Chaotic Aura before it: twice or not at all (E13.18, E13.19, E13.20, E-CHAOS-01.1)', () => {
    const roll = (face: number) => {
      const v = field()
        .cards(0, 'chaos-01', 'water-06')
        .goods(0, { potion: 1, gem: 1 })
        .put(0, 'air-2', 'worker')
        .pick('attach', 'regroup', 'withdraw', 'use:water-06');
      return v.falls(face).pick('do').calm();
    };
    expect(roll(2).player(0).vp).toBe(0);
    expect(roll(2).resources(0)).toEqual({});
    expect(roll(5).player(0).vp).toBe(8);
  });

  it('a card given up loses everything on it, the power gained with it stays (E13.21)', () => {
    const v = field()
      .cards(0, 'light-08', 'chaos-04')
      .hand(0, 'of-hearths', 'tailwind')
      .goods(0, { gem: 1 })
      .discarded()
      .pick('regroup', 'store:of-hearths', 'done')
      .calm();
    v.turn(0)
      .power(0, { light: 3 })
      .put(0, 'air-2', 'worker')
      .pick('regroup', 'withdraw', 'use:chaos-04');
    v.pick('pay:gem').pick('acquire').calm('done').calm();
    expect(v.view().magic.discard).toContain('of-hearths');
    expect(v.player(0).power['light']).toBeGreaterThanOrEqual(3);
  });
});

describe('Magic cards', () => {
  it('Spells, Quests and Prophecies are resources while in hand (E14.1)', () => {
    const v = vale()
      .map('fortress', 'air-2')
      .hand(0, 'tailwind', 'two-roofs', 'of-hearths')
      .pick('place:worker@fortress');
    expect(v.keys).toEqual(['pay:tailwind', 'pay:two-roofs', 'pay:of-hearths']);
  });

  it('the hand may exceed its limit until the own turn ends (E14.2)', () => {
    const v = field()
      .orbs(0, 1)
      .hand(0, ...Array.from({ length: 6 }, () => 'of-hearths'))
      .pick('orb:cards');
    expect(v.player(0).handSize).toBe(9);
    v.pick('regroup', 'endTurn').pick('discard', 'discard');
    expect(v.player(0).handSize).toBe(7);
  });

  it('casting costs nothing with enough power, Prism Stair counts one more and one less (E14.5, E31.22, E-LIGHT-07.1, E-LIGHT-B.2)', () => {
    const cost = (fire: number, stair: boolean): number => {
      const v = vale()
        .map('fire-2', 'air-2')
        .put(1, 'fire-2', 'worker')
        .put(0, 'air-2', 'worker')
        .goods(0, { gem: 3 })
        .hand(0, 'flame-lance');
      if (stair) v.cards(0, 'light-07');
      v.power(0, { fire, air: 1 })
        .pick('place:worker@fire-2')
        .calm('cast')
        .pick('cast:flame-lance')
        .pay();
      return 3 - (v.resources(0).gem ?? 0);
    };
    expect([cost(2, false), cost(1, true), cost(0, true), cost(1, false)]).toEqual([0, 0, 0, 1]);
  });

  it('a Spell needs a first instruction that can be carried out (E14.6, ER-39, ER-84, E-GEN.14)', () => {
    const v = field().hand(
      0,
      'tailwind',
      'cleansing-rain',
      'quick-mortar',
      'whispered-recall',
      'decree-of-return',
      'binding-song',
    );
    v.goods(0, { gem: 5, potion: 5, scroll: 5, tool: 5, sword: 5 }).discarded();
    expect(v.keysOf('cast')).toEqual([]);
    v.below(0, 'worker');
    expect(v.keysOf('cast')).toEqual(['cast:cleansing-rain']);
  });

  it('the card is revealed, paid, carried out, discarded, then effects on casting (E14.7, E-LIGHT-06.1)', () => {
    const v = field()
      .cards(0, 'light-06')
      .hand(0, 'lamp-in-the-mind', 'lamp-in-the-mind')
      .deck('of-hearths')
      .discarded()
      .pick('cast:lamp-in-the-mind');
    // Only one card could be drawn: the one being cast is in no pile.
    expect(v.player(0).hand).toEqual(['lamp-in-the-mind', 'of-hearths']);
    expect(v.view().magic.discard).toEqual(['lamp-in-the-mind']);
    expect(v.player(0).vp).toBe(1);
    v.pick('cast:lamp-in-the-mind');
    expect(v.player(0).vp).toBe(1);
  });

  it('any number of Spells at one moment (E14.8)', () => {
    const v = field()
      .hand(0, 'toss-of-a-crown', 'toss-of-a-crown', 'ebb-and-flow')
      .falls(6, 6)
      .pick('cast:toss', 'cast:toss', 'cast:ebb', 'done');
    expect(v.player(0).vp).toBe(8);
  });

  it('a Quest is completed at once, on anybody’s turn, without being asked (E14.9, E14.10, E14.12, E28.10, E31.48, ER-40, E-HEAVY-BELT.1)', () => {
    const v = vale()
      .map('air-2', 'fire-2')
      .hand(0, 'heavy-belt')
      .tokens(0, 'gem', 'tool', 'scroll')
      .pick('place:worker@air-2');
    expect(v.player(0).vp).toBe(3);
    expect(v.player(0).quests).toEqual(['heavy-belt']);
    expect(v.player(0).handSize).toBe(0);
  });

  it('a lasting condition that already holds completes a drawn Quest; an event must be met in hand (E14.11, E-STOCKED-LARDER.1)', () => {
    const v = field()
      .goods(0, { gem: 2, potion: 2, scroll: 2, tool: 2, sword: 2 })
      .deck('stocked-larder', 'hunters-oath')
      .discarded();
    v.hand(0, 'lamp-in-the-mind').pick('cast:lamp');
    expect(v.player(0).quests).toEqual(['stocked-larder']);
    expect(v.player(0).hand).toEqual(['hunters-oath']);
    v.goods(0, { gold: 5 }).hand(0, 'stocked-larder');
    expect(v.player(0).hand).toEqual(['stocked-larder']);
  });

  it('a Prophecy counts only in hand at the end (E14.13)', () => {
    const v = field().hand(0, 'of-banners').ready(0, 'warrior');
    expect(v.copy().scored(0).prophecies).toBe(2);
    v.hand(0);
    expect(v.scored(0).prophecies).toBe(0);
  });
});
