/** Turns, placing, Realm actions, the Dungeon (chapters 4 to 7). */
import { describe, expect, it } from 'vitest';
import { vale, type Vale } from '../vale.ts';

/** Realms to which a Unit may be placed. */
const goals = (v: Vale, unit: string): string[] =>
  v.keysOf(`place:${unit}@`).map((key) => key.split('@')[1]);

const NINE = [
  'of-hearths',
  'of-banners',
  'of-one-song',
  'of-wide-roads',
  'two-roofs',
  'of-loud-deeds',
  'of-old-stones',
  'of-many-colours',
  'of-high-seats',
];

describe('turns', () => {
  it('a turn is one placement or a Regroup, and nobody may pass (E4.1, E4.2)', () => {
    const v = vale().map('fire-2', 'air-2');
    expect(v.keys).toEqual(['place:worker@fire-2', 'place:worker@air-2', 'regroup']);
    v.pick('place:worker@fire-2').calm();
    expect([v.decides, v.prompt]).toEqual([1, 'prompt.action']);
  });

  it('a turn is asked for even where Regroup is all that is left (E4.3, R-77)', () => {
    const v = vale().map('mill', 'portal');
    expect(v.keys).toEqual(['regroup']);
    v.pick('regroup');
    expect([v.decides, v.keys]).toEqual([1, ['regroup']]);
  });

  it('whoever has no Unit to place must regroup (E4.3, E28.23)', () => {
    const v = vale().map('fire-2', 'air-2').only(0).hand(0, 'of-hearths');
    expect(v.keys).toEqual(['regroup']);
    v.pick('regroup').calm();
    expect(v.decides).toBe(1);
  });

  it('Free Actions come before the choice, between steps and at the end (E4.4, E28.12, E11.1)', () => {
    const v = vale().map('air-2', 'fire-2').orbs(0, 3);
    v.pick('orb:gems', 'place:worker@air-2').calm('orb');
    expect(v.prompt).toBe('prompt.endTurn');
    v.pick('orb:potions');
    expect(v.resources(0)).toEqual({ gem: 2, potion: 2 });
    v.put(1, 'fire-2', 'worker').pick('endTurn').turn(0).pick('regroup');
    expect(v.prompt).toBe('prompt.withdraw');
    expect(v.offers('orb:scrolls')).toBe(true);
  });

  it('a placement goes: Unit, Realm action, “placed” effects, Charge, Rush, battle (E4.5, E7.7, E22.10, E28.13, ER-21, E18.1)', () => {
    const v = vale({ factions: ['air-b'], modules: ['minotaur'] }).map(
      'fortress',
      'air-2',
      'fire-2',
    );
    v.put(1, 'air-2', 'minotaur').monster('base-fire', 'fire-2').goods(0, { tool: 2 });
    v.only(0, 'wizard').pick('place:wizard@fortress');
    // The action is over, the Wizard's gift comes next (E-AIR-B.1).
    expect(v.resources(0)).toEqual({ gold: 2 });
    expect(v.keysOf('gain')).toEqual(['gain:scroll', 'gain:gem']);
    v.pick('gain:gem').calm('charge');
    expect(v.decides).toBe(1);
    expect(v.at('fire-2')).toEqual(['base-fire']);
    v.pick('charge');
    expect(v.at('fortress').toSorted()).toEqual(['0 wizard', '1 minotaur', 'base-fire']);
    expect(v.happened('battle').length + Number(v.view().battle !== null)).toBeGreaterThan(0);
  });

  it('between arriving and acting only tokens can be cashed, after the action all Free Actions (E4.6, ER-22, ER-78)', () => {
    const v = vale().map('mage-tower', 'air-2', 'fire-2').monster('base-fire', 'fire-2');
    v.goods(0, { gem: 3 }).orbs(0, 1).tokens(0, 'tool').pick('place:worker@mage-tower');
    expect(v.prompt).toBe('prompt.pay');
    expect(v.offers('cash:tool')).toBe(true);
    expect(v.offers('orb:gems')).toBe(false);
    v.pick('pay:gem', 'pay:gem', 'discard');
    expect(v.prompt).toBe('prompt.pause');
    expect(v.offers('orb:gems')).toBe(true);
  });

  it('in a battle only tokens and battle Spells (E4.7, E28.24, E14.3)', () => {
    const v = vale()
      .map('air-2', 'fire-2', 'water-2')
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker');
    v.hand(0, 'lamp-in-the-mind', 'faerie-charm')
      .goods(0, { potion: 1 })
      .orbs(0, 1)
      .tokens(0, 'gem');
    v.pick('place:worker@fire-2', 'goOn');
    expect(v.prompt).toBe('prompt.window');
    expect(v.keys).toEqual(['pass', 'cast:faerie-charm', 'cash:gem@tray-1', 'cash:tool@tray-2']);
  });

  it('the turn ends with effects, last Free Actions, the hand limit (E4.8, E14.2, E1.9)', () => {
    const v = vale({ factions: ['earth-a'] })
      .map('air-2', 'fire-2', 'portal')
      .only(0)
      .put(0, 'portal', 'wizard');
    v.ready(0, 'worker').hand(0, ...NINE);
    v.pick('place:worker@air-2').calm('do');
    expect(v.keys).toContain('do');
    v.pick('none');
    expect(v.prompt).toBe('prompt.endTurn');
    v.pick('endTurn');
    expect(v.prompt).toBe('prompt.overLimit');
    v.pick('discard', 'discard');
    expect(v.player(0).handSize).toBe(7);
    expect(v.decides).toBe(1);
  });

  it('a card that raises the hand limit replaces it (E1.9, ER-68, E-LIGHT-02.1)', () => {
    const v = vale().map('air-2').cards(0, 'light-02');
    v.hand(0, ...Array.from({ length: 9 }, () => 'of-hearths'))
      .pick('regroup')
      .calm();
    expect(v.decides).toBe(1);
    expect(v.player(0).handSize).toBe(9);
  });
});

describe('placing', () => {
  it('first placement: any unoccupied Realm, whenever it comes (E5.5, E31.5)', () => {
    const v = vale().map(
      'air-1',
      'air-2',
      'air-3',
      'fire-2',
      'fire-3',
      'water-2',
      'water-3',
      'light-2',
      'light-3',
      'order-2',
    );
    v.put(1, 'air-2', 'worker').put(1, 'fire-2', 'worker').put(1, 'water-2', 'worker');
    v.monster('base-air', 'air-1').only(0, 'worker', 'warrior');
    expect(goals(v, 'worker').length).toBe(6);
    expect(goals(v, 'warrior').length).toBe(10);
  });

  it('later placements are adjacent to an own Unit and not where one stands (E5.1, E5.6, E5.7)', () => {
    const v = vale().map(
      'air-2',
      'air-3',
      'fire-2',
      'water-2',
      'light-2',
      'order-2',
      'chaos-2',
      'fire-3',
      'water-3',
    );
    v.put(0, 'air-3', 'worker');
    expect(goals(v, 'worker')).toEqual(['air-2', 'fire-2', 'chaos-2', 'fire-3']);
  });

  it('a later placement may go to opposing Units or a Monster, and a battle follows (E5.8, E15.1)', () => {
    const v = vale()
      .map('air-2', 'air-3', 'fire-2')
      .put(0, 'air-3', 'worker')
      .put(1, 'air-2', 'worker');
    v.monster('base-fire', 'fire-2');
    expect(goals(v, 'worker')).toEqual(['air-2', 'fire-2']);
    v.pick('place:worker@air-2').calm();
    expect(v.happened('battleEnd').length).toBe(1);
  });

  it('own Dwellings are no starting point for a later placement (E5.9, ER-15)', () => {
    const v = vale().map(
      'air-2',
      'air-3',
      'fire-2',
      'water-2',
      'light-2',
      'order-2',
      'chaos-2',
      'fire-3',
      'water-3',
    );
    v.put(0, 'air-2', 'worker').dwelling(0, 'water-3');
    expect(goals(v, 'worker')).not.toContain('fire-3');
  });

  it('Units in Tray, Underworld and on cards cannot be placed, unless an ability says so (E5.10, E-DARKNESS-A.1)', () => {
    const v = vale({ factions: ['darkness-b', 'darkness-a'] }).map('air-2', 'air-3');
    v.only(0).below(0, 'worker').only(1).below(1, 'worker');
    expect(v.keysOf('place')).toEqual([]);
    v.turn(1);
    expect(v.keysOf('place')).toEqual([
      'place:worker-from-below@air-2',
      'place:worker-from-below@air-3',
    ]);
    v.pick('place:worker-from-below@air-2');
    expect(v.at('air-2')).toEqual(['1 worker']);
  });

  it('Flight: two Realms far, into occupied Realms too (E5.11, ER-24)', () => {
    const v = vale().map(
      'air-2',
      'air-3',
      'fire-2',
      'water-2',
      'light-2',
      'order-2',
      'chaos-2',
      'fire-3',
      'water-3',
    );
    v.put(0, 'air-3', 'worker').put(1, 'light-2', 'worker').only(0, 'dragon');
    expect(goals(v, 'dragon').toSorted()).toEqual(
      [
        'air-2',
        'chaos-2',
        'fire-2',
        'fire-3',
        'light-2',
        'order-2',
        'water-2',
        'water-3',
      ].toSorted(),
    );
  });

  it('Teleport: any unoccupied Realm, first or later (E5.12)', () => {
    const v = vale().map(
      'air-2',
      'air-3',
      'fire-2',
      'water-2',
      'light-2',
      'order-2',
      'chaos-2',
      'fire-3',
      'water-3',
    );
    v.put(0, 'air-3', 'worker').put(1, 'light-2', 'worker').only(0, 'wizard');
    expect(goals(v, 'wizard')).toContain('water-3');
    expect(goals(v, 'wizard')).not.toContain('light-2');
  });

  it('Aggression: with no other Unit in Eldervale any occupied Realm, in the Peaceful Start without battle (E5.13)', () => {
    const v = vale({ peace: true })
      .map('air-2', 'air-3')
      .put(1, 'air-2', 'worker')
      .only(0, 'warrior');
    expect(goals(v, 'warrior')).toEqual(['air-2', 'air-3']);
    v.pick('place:warrior@air-2').calm();
    expect(v.happened('battle')).toEqual([]);
    v.turn(0).ready(0, 'wizard');
    expect(goals(v, 'wizard')).toEqual(['air-3']);
  });

  it('a placement rule of a card adds Realms and takes none away (E5.14, E-GEN.11, E-AIR-08.1)', () => {
    const v = vale().map(
      'air-2',
      'air-3',
      'fire-2',
      'water-2',
      'light-2',
      'order-2',
      'chaos-2',
      'fire-3',
      'water-3',
    );
    v.cards(0, 'air-08')
      .put(0, 'air-2', 'worker')
      .dwelling(0, 'water-3')
      .put(1, 'fire-3', 'worker');
    expect(goals(v, 'worker').toSorted()).toEqual(
      [
        'air-3',
        'chaos-2',
        'fire-2',
        'fire-3',
        'light-2',
        'order-2',
        'water-2',
        'water-3',
      ].toSorted(),
    );
    v.pick('place:worker@water-3').calm();
    expect(v.player(0).vp).toBe(1);
  });

  it('the Realm’s action must be possible, with tokens cashed at best (E5.2, E5.3, ER-23, E6.6, E6.8)', () => {
    const v = vale().map('fortress', 'portal', 'air-2').goods(0, { gem: 1 });
    expect(goals(v, 'worker')).toEqual(['portal', 'air-2']);
    v.tokens(0, 'gem');
    expect(goals(v, 'worker')).toEqual(['fortress', 'portal', 'air-2']);
    v.tokens(0).orbs(0, 1);
    expect(goals(v, 'worker')).toEqual(['portal', 'air-2']);
    v.orbs(0, 0).goods(0, {});
    expect(goals(v, 'worker')).toEqual(['air-2']);
  });

  it('what has become impossible after the placement lapses, the Unit stays (E5.4, E28.26)', () => {
    const v = vale().map('mage-tower', 'air-2').deck('lantern-vigil').discarded();
    // The token is cashed for a card that turns out to be a Quest already fulfilled.
    v.goods(0, { gem: 1 })
      .tokens(0, 'magic')
      .only(0, 'worker')
      .below(0, 'warrior', 'wizard', 'dragon');
    v.pick('place:worker@mage-tower').calm();
    expect(v.player(0).quests).toEqual(['lantern-vigil']);
    expect(v.at('mage-tower')).toEqual(['0 worker']);
    expect(v.resources(0)).toEqual({ gem: 1 });
  });
});

describe('Realm actions', () => {
  it('an Elemental Realm gives the top token of one stack, of the player’s choice (E6.1)', () => {
    const v = vale().map('air-3', 'air-2');
    v.pick('place:worker@air-3');
    expect(v.keysOf('take').length).toBe(2);
    v.pick(v.keys[1]);
    expect(v.player(0).tokens.length).toBe(1);
    expect(v.view().realms[0].stacks.map(({ height }) => height)).toEqual([3, 2]);
  });

  it('an empty space gives its resource, though the other holds tokens; stacks are never refilled (E6.2, E6.4, ER-25)', () => {
    const v = vale().map('air-3', 'air-2').empty('air-3', 0);
    v.pick('place:worker@air-3', 'take:gem@air-3-1');
    expect(v.resources(0)).toEqual({ gem: 1 });
    expect(v.view().realms[0].stacks.map(({ height }) => height)).toEqual([0, 3]);
  });

  const fullTray = (): Vale =>
    vale().map('air-2', 'air-3').tokens(0, 'gem', 'tool', 'scroll', 'sword');

  it('with four tokens room is made by cashing one, or the new one; it cannot be refused (E6.3, E1.10, ER-03)', () => {
    const v = fullTray().pick('place:worker@air-2');
    expect(v.prompt).toBe('prompt.trayFull');
    expect(v.keys[0]).toMatch(/^cash:.+@new$/);
    expect(v.keysOf('cash:').length).toBe(5);
    expect(v.keys.every((key) => key.startsWith('cash:') || key.startsWith('slot:'))).toBe(true);
    v.pick('cash:tool');
    expect(v.player(0).tokens.length).toBe(4);
    expect(v.resources(0)).toEqual({ tool: 1 });
    const w = fullTray();
    const held = w.player(0).tokens;
    w.pick('place:worker@air-2', 'cash:gold@new').calm();
    expect([w.player(0).tokens, w.resources(0)]).toEqual([held, { gold: 1 }]);
    expect(w.view().realms[0].stacks[0].height).toBe(2);
  });

  it('on the own turn room is also made by putting a token into a Slot, and nothing else is free then (E6.3, E4.6, E11.4)', () => {
    const v = fullTray().orbs(0, 1).cards(0, 'order-11').pick('place:worker@air-2', 'slot:tool');
    expect(v.player(0).tokens.length).toBe(4);
    expect(v.resources(0)).toEqual({});
    expect(v.player(0).vp).toBe(1);
    const w = fullTray().orbs(0, 1).pick('place:worker@air-2');
    expect(w.keysOf('orb')).toEqual([]);
  });

  it('the Mage Tower: any two resources, three cards, one discarded, for which no Gold stands in (E6.5, E12.3)', () => {
    const v = vale().map('mage-tower', 'air-2').goods(0, { gem: 1, gold: 1 }).hand(0, 'of-hearths');
    v.deck('tailwind', 'tailwind', 'polymorph').discarded().pick('place:worker@mage-tower');
    expect(v.keys).toEqual(['pay:gem', 'pay:gold', 'pay:of-hearths']);
    v.pick('pay:gem', 'pay:of-hearths');
    expect(v.prompt).toBe('prompt.lose');
    expect(v.keys).toEqual(['discard:tailwind', 'discard:polymorph']);
    v.pick('discard:tailwind');
    expect(v.player(0).hand).toEqual(['polymorph', 'tailwind']);
  });

  it('the Portal summons a Unit: it is ready at once and takes no part in a battle of this turn (E6.6, E6.11, E6.14)', () => {
    const v = vale()
      .map('portal', 'air-2')
      .goods(0, { tool: 2, sword: 1 })
      .put(1, 'portal', 'worker');
    v.put(0, 'air-2', 'worker').pick('place:worker@portal', 'summon:warrior').calm('join');
    expect(v.player(0).ready).toContain('warrior');
    expect(v.keysOf('join')).toEqual(['join:worker@air-2']);
  });

  it('every Unit has its price; Gold or another Tool helps with the Warrior (E6.12, E31.13)', () => {
    const v = vale()
      .map('portal', 'air-2')
      .goods(0, { gem: 2, potion: 2, scroll: 1, tool: 1, sword: 1 });
    v.pick('place:worker@portal');
    expect(v.keys).toEqual(['summon:worker', 'summon:wizard', 'summon:dragon']);
    const w = vale().map('portal', 'air-2').goods(0, { tool: 1, sword: 1, gold: 1 });
    w.pick('place:worker@portal');
    expect(w.offers('summon:warrior')).toBe(true);
  });

  it('Workers cost one, two, three; those summoned free count in this row (E6.13, E31.14, ER-26, E-EARTH-06.1)', () => {
    const v = vale()
      .map('portal', 'air-2', 'air-3')
      .cards(0, 'earth-06')
      .only(0, 'worker', 'worker', 'worker');
    v.put(0, 'air-2', 'wizard').pick('regroup', 'withdraw', 'use:earth-06').calm();
    expect(v.player(0).ready.filter((unit) => unit === 'worker').length).toBe(4);
    v.turn(0).goods(0, { gem: 1 });
    expect(goals(v, 'worker')).not.toContain('portal');
    v.goods(0, { gem: 2 });
    expect(goals(v, 'worker')).toContain('portal');
  });

  it('the Mill builds, if there is a Worker, a roof and the price (E6.7, E10.2)', () => {
    const v = vale()
      .map('mill', 'air-2', 'portal')
      .put(0, 'portal', 'worker')
      .goods(0, { scroll: 1, tool: 1 });
    expect(goals(v, 'worker')).not.toContain('mill');
    v.put(0, 'air-2', 'worker');
    expect(goals(v, 'worker')).toContain('mill');
    v.goods(0, { scroll: 1 });
    expect(goals(v, 'worker')).not.toContain('mill');
  });

  it('the Fortress: any two resources for two Gold, up to five (E6.8)', () => {
    const v = vale().map('fortress', 'air-2').goods(0, { gem: 2, gold: 4 });
    v.pick('place:worker@fortress', 'pay:gem', 'pay:gem');
    expect(v.resources(0)).toEqual({ gold: 5 });
  });

  it('the Den gives Gold, the Bridge a Magic card (E6.10, ER-76)', () => {
    const v = vale().map('dragons-den', 'bifrost-bridge').deck('tailwind').discarded();
    v.pick('place:worker@dragons-den').calm();
    expect(v.resources(0)).toEqual({ gold: 1 });
    v.turn(0).pick('place:worker@bifrost-bridge').calm();
    expect(v.player(0).hand).toEqual(['tailwind']);
    v.map('bifrost-bridge', 'air-2').deck().discarded().turn(0);
    expect(goals(v, 'worker')).toContain('bifrost-bridge');
  });
});

describe('the Dungeon', () => {
  const dungeon = () =>
    vale().map('dungeon', 'air-2').stack('fire-2', 'fire-1', 'water-2').only(0, 'worker', 'worker');

  it('needs a face-up card that can be paid (E6.9)', () => {
    expect(goals(dungeon(), 'worker')).toEqual(['air-2']);
    expect(goals(dungeon().goods(0, { gem: 1, scroll: 1 }), 'worker')).toContain('dungeon');
  });

  it('reveals a Realm next to two others, with its stacks and its Monster (E7.1, E7.2, E7.4)', () => {
    const v = dungeon()
      .stack('fire-1', 'water-2')
      .goods(0, { gem: 1, scroll: 1 })
      .pick('place:worker@dungeon');
    expect(v.view().turnedUp).toBe('fire-1');
    expect(v.keysOf('cell').length).toBe(2);
    v.hand(0, 'of-hearths').pick('cell');
    expect(v.at('fire-1')).toEqual(['base-fire']);
    expect(v.view().realms[2].stacks.every(({ height }) => height === 3)).toBe(true);
    expect(v.prompt).toBe('prompt.acquire');
  });

  it('an enclosed cell is legal too (E7.3, ER-27, ER-28)', () => {
    const v = vale()
      .map('dungeon', 'air-2', 'air-3', 'fire-2', 'water-2', 'light-2', 'order-2')
      .goods(0, { gem: 1, scroll: 1 });
    v.layout(
      ['dungeon', 2, 0],
      ['air-2', 1, 0],
      ['air-3', 1, -1],
      ['fire-2', 0, -1],
      ['water-2', -1, 0],
      ['light-2', -1, 1],
      ['order-2', 0, 1],
    );
    v.stack('chaos-2', 'chaos-3').pick('place:worker@dungeon');
    expect(v.offers('cell:0,0')).toBe(true);
  });

  it('two cards are bought one after the other, both decks turn up another (E7.8, E7.9, E7.13, E31.6)', () => {
    const v = vale({ factions: ['fire-a'] })
      .map('dungeon', 'air-2')
      .stack('fire-2', 'water-2');
    v.goods(0, { gem: 1, potion: 1, scroll: 1, tool: 1, sword: 1 });
    v.pick('place:worker@dungeon', 'cell', 'acquire:air-door');
    expect(v.view().decks.find(({ element }) => element === 'air')!.faceUp).toBeNull();
    v.pick('acquire:darkness-door').calm();
    expect(v.resources(0)).toEqual({ tool: 1 });
    expect(v.player(0).power).toMatchObject({ fire: 1, air: 1, darkness: 1 });
    const shown = v.view().decks.filter(({ faceUp }) => faceUp === null);
    expect(shown).toEqual([]);
  });

  it('nothing is refilled in between; who can pay one card only burns another (E7.9, E7.10, E7.15, E31.8)', () => {
    const v = dungeon()
      .goods(0, { gem: 1, scroll: 1 })
      .pick('place:worker@dungeon', 'cell', 'acquire:air-door');
    expect(v.prompt).toBe('prompt.acquireOrBurn');
    expect(v.keysOf('acquire')).toEqual([]);
    expect(v.keysOf('burn').some((key) => key.includes('air'))).toBe(false);
    v.pick('burn:fire-door').calm();
    const deck = v.view().decks.find(({ element }) => element === 'fire')!;
    expect(deck.faceUp).not.toBe('fire-door');
    expect(deck.left).toBe(12);
    expect(v.happened('turnUp').length).toBe(2);
  });

  it('without a face-up card step 3 lapses, and an empty deck shows nothing (E7.11, E7.14)', () => {
    const v = dungeon().goods(0, { gem: 1, scroll: 1 });
    v.onlyDeck('air').pick('place:worker@dungeon', 'cell', 'acquire:air-door').calm();
    expect(v.decides).toBe(1);
    expect(v.view().decks.every(({ faceUp }) => faceUp === null)).toBe(true);
  });

  it('an Orb won with the first card pays for the second (E7.12, E31.7, E17.11, E11.7)', () => {
    const v = dungeon().power(0, { order: 4 }).goods(0, { tool: 3 }).faceUp('order-01', 'water-09');
    v.pick('place:worker@dungeon', 'cell', 'acquire:order-01');
    expect(v.player(0).orbs).toBe(1);
    v.pick('orb:potions', 'acquire:water-09').calm();
    expect(v.resources(0)).toEqual({});
    expect(v.player(0).tableau.map(({ card }) => card)).toEqual(['water-09', 'order-01']);
  });

  it('the last tile triggers the end, the Dungeon is finished; later ones begin with step 2 (E7.5, E7.6, E19.1, E31.9, ER-05)', () => {
    const v = dungeon().stack('fire-2').goods(0, { gem: 1, scroll: 1 });
    v.pick('place:worker@dungeon', 'cell');
    expect(v.view().end).toMatchObject({ by: 0 });
    v.pick('acquire:air-door', 'burn:fire-door').calm();
    v.turn(1)
      .goods(1, { gem: 5, potion: 5, scroll: 5, tool: 5, sword: 5 })
      .ready(1, 'warrior')
      .pick('place:warrior@dungeon');
    expect(v.prompt).toBe('prompt.acquire');
  });

  it('effects on revealing come after the tile is in place and before step 2 (E7.7, E-AIR-09.1)', () => {
    const v = dungeon().cards(0, 'air-09', 'order-06').goods(0, { gem: 1, scroll: 1 });
    v.pick('place:worker@dungeon', 'cell');
    expect(v.keysOf('due').length + v.keysOf('gain').length).toBeGreaterThan(0);
    expect(v.view().realms.length).toBe(3);
  });
});
