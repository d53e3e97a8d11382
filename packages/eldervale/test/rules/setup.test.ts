/** Components, vocabulary and setup (chapters 1 to 3). */
import { decision, set16 } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { TREASURES } from '../../src/content/treasures.ts';
import { IS_LAIR, isElemental, isRuin, tileId } from '../../src/content/tables.ts';
import { ELEMENTS } from '../../src/content/terms.ts';
import { eldervale, machine, newGame, readOptions, type View } from '../../src/index.ts';
import * as at from '../../src/state/layout.ts';
import { points, scoreVp } from '../../src/state/goods.ts';
import { realmDistance } from '../../src/map/realms.ts';
import { vale } from '../vale.ts';

const fresh = (more: object, seed = 1): Uint8Array =>
  newGame(readOptions({ factions: 'randomFaction', ...more }), seed);
const seen = (more: object, seed = 1): View => eldervale.view(fresh(more, seed), null);
const tilesOf = (s: Uint8Array): number[] =>
  Array.from(s.subarray(at.TILE, at.TILE + s[at.REALM_COUNT]));

describe('components', () => {
  it('elements stand in the order Air, Earth, Fire, Water, Light, Darkness, Order, Chaos (E1.1)', () => {
    const order = ['air', 'earth', 'fire', 'water', 'light', 'darkness', 'order', 'chaos'];
    expect(ELEMENTS).toEqual(order);
  });

  it('the twelve tokens of an element make four stacks of three, one for each treasure space (E1.5, E3.10)', () => {
    for (const element of ELEMENTS) {
      expect(TREASURES.filter((token) => token.element === element).length).toBe(12);
    }
    const { realms } = seen({ players: 5 });
    const stacks = realms.flatMap((realm) => realm.stacks);
    expect(stacks.length).toBeGreaterThan(8);
    for (const { height, top } of stacks) {
      expect(height).toBe(3);
      expect(top!.shows).not.toBeNull();
    }
  });

  it('a player has six Workers, Warrior, Wizard and Dragon: three Workers ready, the rest in the Tray (E1.6, E3.20)', () => {
    for (const { ready, tray } of seen({ players: 3 }).seats) {
      expect(ready).toEqual(['worker', 'worker', 'worker']);
      expect(tray).toEqual(['worker', 'worker', 'worker', 'warrior', 'wizard', 'dragon']);
    }
  });

  it('nobody holds more than five of a resource, what is above is lost (E1.7, E12.8, ER-38)', () => {
    const v = vale().goods(0, { gem: 4 }).tokens(0, 'gem+gem').pick('cash');
    expect(v.resources(0)).toEqual({ gem: 5 });
    v.tokens(0, 'gem-or-scroll').pick('cash', 'gain:gem');
    expect(v.resources(0)).toEqual({ gem: 5 });
  });

  it('the supply never runs out: everybody can have five of everything (E1.8)', () => {
    const v = vale({ players: 5 });
    const all = { gem: 5, potion: 5, scroll: 5, tool: 5, sword: 5, gold: 4 };
    for (let seat = 0; seat < 5; seat++) v.goods(seat, all);
    v.tokens(0, 'gold').pick('cash');
    expect(v.resources(0).gold).toBe(5);
  });

  it('VP have no upper limit (E1.15)', () => {
    const v = vale().vp(0, 300);
    scoreVp(v.s, 0, 700, 'effect');
    expect(points(v.s, 0)).toBe(1000);
  });

  it('a game has as many Orbs as elements in play and two more (E1.14, E3.12)', () => {
    for (const players of [2, 3, 4, 5]) {
      const { trackOrbs, gloryOrbs, elements } = seen({ players });
      expect(trackOrbs).toEqual(elements);
      expect(trackOrbs.length + gloryOrbs.filter(Boolean).length).toBe(players + 4);
    }
  });

  it('what lies open is seen by all, hands and piles are not (E1.16)', () => {
    const v = vale().hand(0, 'tailwind', 'of-hearths').goods(0, { gem: 2 });
    expect(v.player(0, 0).hand).toEqual(['of-hearths', 'tailwind']);
    expect(v.player(0, 1).hand).toBeNull();
    expect(v.player(0, 1).handSize).toBe(2);
    expect(v.player(0, 1).resources['gem']).toBe(2);
    expect(JSON.stringify(v.view(1))).not.toContain('tailwind"');
    expect(v.view(1).stack).toBeGreaterThan(0);
  });
});

describe('vocabulary', () => {
  it('distance is counted in hexes, whether or not there are tiles on the way (E2.1, ER-17)', () => {
    const v = vale().map('portal', 'air-2', 'fire-2', 'mill', 'fortress');
    expect(realmDistance(v.s, v.realm('air-2'), v.realm('fortress'))).toBe(2);
    expect(realmDistance(v.s, v.realm('portal'), v.realm('air-2'))).toBe(1);
  });

  it('Mercenaries and dominated Monsters are Units, Dwellings and wild Monsters are not (E2.2, E2.17)', () => {
    const v = vale().map('portal', 'air-2', 'fire-2').goods(0, { gem: 1 });
    v.only(0, 'minotaur')
      .tamed(0, 'base-fire')
      .dwelling(0, 'air-2')
      .monster('base-water', 'fire-2');
    expect(new Set(v.keysOf('place').map((key) => key.split('@')[0]))).toEqual(
      new Set(['place:minotaur', 'place:base-fire']),
    );
  });

  it('an unoccupied Realm holds neither a Unit nor a Monster; Dwellings do not matter (E2.5, E5.15)', () => {
    const v = vale().map('fortress', 'air-2', 'fire-2', 'water-2', 'light-2');
    v.dwelling(1, 'air-2').put(1, 'fire-2', 'worker').monster('base-water', 'water-2');
    expect(v.keysOf('place:worker').map((key) => key.split('@')[1])).toEqual(['air-2', 'light-2']);
  });

  it('any resource is one of any kind, Gold and Magic cards included, chosen one by one (E2.9, E2.8, ER-18)', () => {
    const v = vale().cards(0, 'fire-07').map('fire-2', 'portal').put(1, 'fire-2', 'worker');
    v.put(0, 'portal', 'worker').falls(6, 1).pick('place:worker@fire-2').calm('gain');
    expect(v.keysOf('gain')).toEqual([
      'gain:gem',
      'gain:potion',
      'gain:scroll',
      'gain:tool',
      'gain:sword',
      'gain:gold',
      'gain:magic',
    ]);
  });

  it('a slash means or: whoever gains chooses (E2.10, E12.13, E12.14)', () => {
    const v = vale().tokens(0, 'gem-or-scroll', 'gem+scroll', 'magic').pick('cash:gem-or');
    expect(v.keysOf('gain')).toEqual(['gain:gem', 'gain:scroll']);
    v.pick('gain:scroll', 'cash:gem+');
    expect(v.resources(0)).toEqual({ gem: 1, scroll: 2 });
    v.pick('cash:magic');
    expect(v.player(0).handSize).toBe(1);
  });

  it('what is gained comes from the supply, what is paid goes back, Magic cards to the discard pile (E2.11)', () => {
    const v = vale().map('fortress', 'air-2').hand(0, 'tailwind').goods(0, { gem: 1 }).discarded();
    v.pick('place:worker@fortress', 'pay:tailwind');
    expect(v.view().magic.discard).toEqual(['tailwind']);
    expect(v.resources(0)).toEqual({ gold: 2 });
  });

  it('moving into a Realm is no placement: no action, no Rush, no battle (E2.12, E-GEN.9, ER-64, E18.6)', () => {
    const v = vale().map('portal', 'air-2', 'fire-2', 'water-2').hand(0, 'tailwind');
    v.goods(0, { scroll: 1 }).put(0, 'air-2', 'worker').monster('base-fire', 'fire-2');
    v.pick('cast:tailwind');
    expect(v.keysOf('move').length).toBeGreaterThan(0);
    v.pick('move:1-worker/air-2@portal');
    expect(v.at('portal')).toEqual(['0 worker']);
    expect(v.at('fire-2')).toEqual(['base-fire']);
    expect(v.prompt).toBe('prompt.action');
  });

  it('card text that contradicts a rule prevails: two Units on one action (E2.13, E8.5, E-AIR-12.1)', () => {
    const v = vale().map('portal', 'air-2', 'fire-2').cards(0, 'earth-02', 'air-12');
    v.put(0, 'air-2', 'worker').put(0, 'fire-2', 'worker');
    v.pick(
      'attach',
      'regroup',
      'withdraw:worker@air-2',
      'use:earth-02',
      'withdraw',
      'use:earth-02',
    );
    expect(v.resources(0)).toEqual({ gem: 2, tool: 2 });
  });

  it('“may” is optional, everything else is done as far as possible (E2.14, E-GEN.1)', () => {
    const v = vale()
      .map('portal', 'air-2', 'fire-2')
      .cards(0, 'air-07')
      .only(0)
      .put(0, 'air-2', 'wizard');
    v.pick('regroup', 'withdraw', 'use:air-07');
    // Without a Monster the rest is gained (E-AIR-07.1).
    expect(v.resources(0)).toEqual({ scroll: 1, gold: 1 });
    expect(v.player(0).vp).toBe(2);
  });

  it('a price is paid in full or not at all (E2.15)', () => {
    const v = vale().map('fortress', 'air-2').goods(0, { gem: 1 });
    expect(v.offers('place:worker@fortress')).toBe(false);
    v.goods(0, { gem: 2 });
    expect(v.offers('place:worker@fortress')).toBe(true);
  });

  it('fractions are rounded down (E2.16, E-OF-FULL-COFFERS.1)', () => {
    const v = vale().hand(0, 'of-full-coffers').goods(0, { gem: 3, gold: 2 });
    expect(v.scored(0).prophecies).toBe(2);
  });

  it('a full type is no obstacle: the Unit may gather what is lost (E2.18, E31.52, E9.4)', () => {
    const v = vale({ factions: ['air-a'] })
      .map('portal', 'air-2')
      .goods(0, { gem: 5 });
    v.put(0, 'air-2', 'worker').pick('regroup', 'withdraw', 'use:gather');
    expect(v.resources(0)).toEqual({ gem: 5 });
    expect(v.happened('use').length).toBe(1);
  });

  it('drawing a card cannot be carried out with both piles empty (E2.18, E12.9)', () => {
    const v = vale().map('portal', 'air-2').cards(0, 'air-02', 'light-12').deck().discarded();
    v.put(0, 'air-2', 'worker').pick('regroup', 'withdraw');
    v.pick('use:air-02');
    expect(v.resources(0)).toEqual({ gem: 1 });
    expect(v.player(0).handSize).toBe(0);
  });
});

describe('setup', () => {
  it.each([
    [2, 4, 5, 5, 7],
    [3, 5, 7, 5, 8],
    [4, 6, 8, 6, 10],
    [5, 7, 8, 6, 13],
  ])(
    'with %i players: %i elements, %i Realms, %i Ruins, a stack of %i (E3.1, E3.7, E3.13, E3.14)',
    (players, elements, realms, ruins, stack) => {
      const s = fresh({ players });
      expect(eldervale.view(s, null).elements.length).toBe(elements);
      expect(tilesOf(s).filter(isElemental).length).toBe(realms);
      expect(tilesOf(s).filter(isRuin).length).toBe(ruins);
      expect(s[at.STACK_COUNT]).toBe(stack);
      const dungeons = tilesOf(s).filter((tile) => tileId(tile).startsWith('dungeon'));
      expect(dungeons.length).toBe(players >= 4 ? 2 : 1);
    },
  );

  it('elements are claimed seat by seat and are gone, then everybody chooses a side (E3.2, E3.3, E3.26)', () => {
    const s = newGame(readOptions({ players: 3 }), 5);
    const keys = (): string[] => decision(eldervale, s)!.options.map(({ key }) => key);
    expect(keys().length).toBe(8);
    machine.apply(s, 1);
    expect(decision(eldervale, s)!.seat).toBe(1);
    expect(keys()).not.toContain('element:air');
    machine.apply(s, 3);
    machine.apply(s, 5);
    expect(keys()).toEqual(['faction:air-a', 'faction:air-b']);
    machine.apply(s, 2);
    expect(eldervale.view(s, 0).seats[0].faction).toBe('air-b');
    expect(s[at.REALM_COUNT]).toBe(0);
    machine.apply(s, 1);
    machine.apply(s, 1);
    expect(s[at.REALM_COUNT]).toBe(12);
  });

  it('the two further elements are drawn, or the first player names them (E3.6, E3.27)', () => {
    expect(seen({ players: 2 }).elements.length).toBe(4);
    const s = fresh({ players: 3, extraElements: 'chosen' });
    expect(decision(eldervale, s)!.seat).toBe(s[at.FIRST]);
    expect(decision(eldervale, s)!.prompt.key).toBe('prompt.further');
    machine.apply(s, machine.legal(s).codes[0]);
    machine.apply(s, machine.legal(s).codes[0]);
    expect(eldervale.view(s, null).elements.length).toBe(5);
  });

  it('the first player is found by a fair choice, or by dice with ties rolled again (E3.4, ER-19)', () => {
    const firsts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => fresh({ players: 3 }, seed)[at.FIRST]);
    expect(new Set(firsts).size).toBe(3);
    const rolled = [1, 2, 3, 4, 5, 6].map(
      (seed) => fresh({ players: 2, firstPlayer: 'roll' }, seed)[at.FIRST],
    );
    expect(new Set(rolled).size).toBe(2);
  });

  it('turns go round, and the VP markers start on 1, 2, 3 in turn order (E3.5)', () => {
    const s = fresh({ players: 4 }, 3);
    const first = s[at.FIRST];
    const vps = [0, 1, 2, 3].map((i) => points(s, (first + i) % 4));
    expect(vps).toEqual([1, 2, 3, 4]);
  });

  it('with the Legendary set one of the two Monsters of each element is drawn, else it is the base one (E3.8)', () => {
    const kinds = (more: object, seed: number): number[] => {
      const s = fresh({ players: 5, ...more }, seed);
      return Array.from(s.subarray(at.MONSTER_KIND, at.MONSTER_KIND + 8)).filter(Boolean);
    };
    expect(kinds({}, 1).every((kind) => kind <= 8)).toBe(true);
    const mixed = [1, 2, 3].flatMap((seed) => kinds({ modules: ['legendary'] }, seed));
    expect(mixed.some((kind) => kind > 9) && mixed.some((kind) => kind <= 8)).toBe(true);
  });

  it('the Door lies face up on each deck of twelve; other decks stay closed (E3.9)', () => {
    const { decks, elements } = seen({ players: 3 });
    expect(decks.map(({ element }) => element)).toEqual(elements);
    for (const { element, faceUp, left } of decks) {
      expect([faceUp, left]).toEqual([`${element}-door`, 12]);
    }
  });

  it('everybody draws five Magic cards (E3.11)', () => {
    expect(seen({ players: 4 }).seats.map(({ handSize }) => handSize)).toEqual([5, 5, 5, 5]);
  });

  it('only the first Lair that is revealed stays on the map, others go back into the shuffled stack (E3.15, E3.17, E31.3, ER-01)', () => {
    let withLair = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const s = fresh({ players: 5 }, seed);
      const lairs = tilesOf(s).filter((tile) => IS_LAIR[tile] === 1).length;
      expect(lairs).toBeLessThanOrEqual(1);
      withLair += lairs;
      expect(tilesOf(s).length).toBe(14);
      expect(s[at.STACK_COUNT]).toBe(13);
    }
    expect(withLair).toBeGreaterThan(20);
  });

  it('Realms and Ruins are mixed over the layout (E3.16)', () => {
    const where = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => fresh({ players: 2 }, seed)[at.TILE]),
    );
    expect(where.size).toBeGreaterThan(3);
  });

  it('every Realm has its stacks, and a Lair its Monster (E3.18, E7.4)', () => {
    for (let seed = 1; seed <= 8; seed++) {
      for (const { tile, stacks, figures } of seen({ players: 4 }, seed).realms) {
        const lives = tile.endsWith('-1')
          ? [{ seat: null, unit: `base-${tile.slice(0, -2)}` }]
          : [];
        expect(figures).toEqual(lives);
        for (const { height } of stacks) expect(height).toBe(3);
      }
    }
  });

  it('everybody starts with one of each basic resource, no Gold, no tokens, no Orbs (E3.21)', () => {
    for (const { resources, tokens, orbs } of seen({ players: 3 }).seats) {
      expect(resources).toEqual({ gem: 1, potion: 1, scroll: 1, tool: 1, sword: 1, gold: 0 });
      expect([tokens, orbs]).toEqual([[], 0]);
    }
  });

  it('one marker starts on the own element, the Glory marker waits in the Tray (E3.22)', () => {
    for (const { element, power, glory } of seen({ players: 3 }).seats) {
      expect(Object.entries(power).filter(([, space]) => space > 0)).toEqual([[element, 1]]);
      expect(glory).toBeNull();
    }
  });
});

describe('Peaceful Start', () => {
  it('lasts until the last Glory marker is put down, and ends at that very moment (E3.23, E4.2, ER-06, ER-20)', () => {
    const v = vale({ peace: true }).map('portal', 'air-2').pick('regroup').calm();
    expect(v.view().peace).toBe(true);
    expect(v.player(0).glory).toBe(0);
    v.turn(1).put(1, 'air-2', 'worker').pick('regroup');
    // The second player is in the middle of the Regroup.
    expect(v.prompt).toBe('prompt.use');
    expect(v.view().peace).toBe(false);
  });

  it('during it nobody fights: players and a Monster may share a Realm (E3.24, E18.10)', () => {
    const v = vale({ peace: true }).map('fire-2', 'air-2', 'portal').monster('base-air', 'portal');
    v.put(1, 'fire-2', 'worker').put(0, 'air-2', 'worker').pick('place:worker@fire-2').calm();
    expect(v.at('fire-2')).toEqual(['0 worker', '1 worker']);
    expect(v.happened('battle')).toEqual([]);
    expect(v.at('portal')).toEqual(['base-air']);
  });

  it('when it ends, figures go on sharing a Realm until there is a new trigger (E3.25, ER-16)', () => {
    const v = vale({ peace: true }).map('fire-2', 'air-2').put(0, 'fire-2', 'worker');
    v.put(1, 'fire-2', 'worker').war();
    v.turn(0).pick('place:worker@air-2').calm();
    expect(v.happened('battle')).toEqual([]);
    expect(v.at('fire-2')).toEqual(['0 worker', '1 worker']);
  });
});

describe('vectors of setup', () => {
  it('with Oracle and Den two players have 4 Realms, 6 Ruins and a stack of 9, the Den among the top 5 (E31.2, E21.1, E21.2, E23.1, ER-13, ER-52, E29.9)', () => {
    const places = new Set<number>();
    for (let seed = 1; seed <= 12; seed++) {
      const s = fresh({ players: 2, modules: ['oracle', 'motherOfDragons'] }, seed);
      expect(tilesOf(s).filter(isElemental).length).toBe(4);
      expect(tilesOf(s).filter(isRuin).length).toBe(6);
      const stack = Array.from(s.subarray(at.STACK, at.STACK + s[at.STACK_COUNT]), tileId);
      expect(stack.length).toBe(9);
      expect(stack.slice(4)).toContain('dragons-den');
      places.add(stack.indexOf('dragons-den'));
    }
    expect(places.size).toBeGreaterThan(2);
  });

  it('a score is two bytes wide and adds up (E1.15)', () => {
    const v = vale();
    set16(v.s, at.playerAt(1) + at.VP, 400);
    expect(v.player(1).vp).toBe(400);
  });
});
