/** The Ghosts of Eldervale (chapter 27). */
import { get16 } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { GHOST_CARDS, GHOST_LEVELS } from '../../src/content/ghosts.ts';
import { eldervale, readOptions } from '../../src/index.ts';
import { elementLine, elementToBurn, placeToTake } from '../../src/modules/ghosts/line.ts';
import { nearest } from '../../src/modules/ghosts/nearest.ts';
import {
  CHILL,
  GHOST_DECK,
  GHOST_DISCARD,
  GHOST_PILE,
  LAST_GHOST,
  WATCHER,
} from '../../src/modules/ghosts/state.ts';
import * as at from '../../src/state/layout.ts';
import { rankOf } from '../../src/turn/scoring.ts';
import { vale, type Vale } from '../vale.ts';

const GHOSTS = 1;
const FLOWER = ['dungeon', 'air-2', 'water-2', 'light-2', 'order-2', 'mill', 'portal'] as const;
const fresh = (more: object = {}, seed = 1) =>
  eldervale.create(readOptions({ players: 1, factions: 'randomFaction', ...more }), seed);

/** A table with the Watcher on the Dungeon; the Ghosts have three Workers on the Veil. */
function field(more: Parameters<typeof vale>[0] = {}): Vale {
  const v = vale({ players: 1, ...more }).map(...FLOWER);
  v.s[WATCHER] = v.realm('dungeon') + 1;
  v.s[CHILL] = 0;
  return v;
}

const card = (id: number): string => `ghost-${String(id).padStart(2, '0')}`;

/** The Ghost deck, its top first. */
function deck(v: Vale, ...ids: readonly number[]): Vale {
  v.s.fill(0, GHOST_PILE, GHOST_PILE + 24);
  ids.toReversed().forEach((id, i) => (v.s[GHOST_PILE + i] = id));
  v.s[GHOST_DECK] = ids.length;
  v.s[GHOST_DISCARD] = 0;
  return v;
}

/** The player regroups without using a card, so that it is the Ghosts' turn with this card. */
function ghostTurn(v: Vale, ...ids: readonly number[]): Vale {
  deck(v, ...ids)
    .turn(0)
    .pick('regroup')
    .calm();
  while (v.offers('toReady')) v.pick('toReady').calm();
  return v;
}
const chill = (v: Vale): number => v.view().ghosts!.chill;
/** How often the Ghosts have scored 2 VP. */
const twos = (v: Vale): number =>
  v.events.filter((event) => event.type === 'vp' && event.seat === GHOSTS && event.n === 2).length;
const vp = (v: Vale): number => v.player(GHOSTS).vp;

describe('setup of the Ghosts', () => {
  it('one player and the Ghosts on the map for two: four elements, a stack of seven (E27.1, E27.2)', () => {
    const view = eldervale.view(fresh(), 0);
    expect([view.elements.length, view.stack, view.realms.length]).toEqual([4, 7, 10]);
    expect([view.first, view.seats[0].vp]).toEqual([0, 1]);
    expect(view.seats[1].element).not.toBe(view.seats[0].element);
  });

  it.each([
    ['whispering', 0, 1, 3, 0, false],
    ['haunting', 2, 1, 4, 1, true],
    ['dreadful', 8, 2, 4, 3, true],
  ])('the level %s (E27.3)', (level, start, power, least, fadeVp, omens) => {
    const view = eldervale.view(fresh({ level }), 0);
    expect([view.ghosts!.level, view.seats[1].vp]).toEqual([level, start]);
    expect(Math.max(...Object.values(view.seats[1].power))).toBe(power);
    expect(GHOST_LEVELS.find(({ id }) => id === level)).toMatchObject({ least, fadeVp, omens });
  });

  it('no Tray, no goods, no hand; a Veil, a Tomb, Chill, the Watcher on the Dungeon, 24 cards (E27.4, E27.5, E27.6)', () => {
    const view = eldervale.view(fresh({ level: 'dreadful' }), 0);
    const ghosts = view.seats[1];
    expect([ghosts.handSize, ghosts.tokens, ghosts.orbs, ghosts.faction]).toEqual([0, [], 0, null]);
    expect(Object.values(ghosts.resources).every((n) => n === 0)).toBe(true);
    expect(ghosts.ready).toEqual(['worker', 'worker', 'worker', 'warrior']);
    expect(view.ghosts).toMatchObject({ chill: 0, watcher: 'dungeon', deck: 24, discard: [] });
    expect(view.ghosts!.tomb).toEqual(['worker', 'dragon', 'worker', 'wizard', 'worker']);
    const haunting = eldervale.view(fresh(), 0).ghosts!.tomb;
    expect(haunting).toEqual(['warrior', 'worker', 'dragon', 'worker', 'wizard', 'worker']);
  });
});

describe('Watcher and element line', () => {
  it('the Watcher follows the last placement of a turn and stays after a Regroup (E27.7, E27.8)', () => {
    const v = deck(field({ peace: true }), 23, 23)
      .pick('place:worker@light-2')
      .calm();
    // Whisper moves the Watcher two Realms to the south-west, as far as there are Realms (E27.26).
    expect(v.happened('watcher').length).toBeGreaterThan(0);
    expect(v.at('light-2')).toEqual(['0 worker']);
    const w = ghostTurn(field({ peace: true }), 1);
    expect(w.view().ghosts!.watcher).toBe('dungeon');
  });

  it('nearest is the smallest distance, then clockwise from the compass (E27.9, E27.10)', () => {
    const v = field();
    const all = ['air-2', 'water-2', 'light-2', 'order-2'].reduce(
      (set, tile) => set | (1 << v.realm(tile)),
      0,
    );
    const from = (compass: 'e' | 'ne' | 'nw' | 'w' | 'sw' | 'se'): number =>
      nearest(v.s, all, compass);
    // Around the Dungeon: air E, water NE, light NW, order W.
    expect(from('e')).toBe(v.realm('air-2'));
    expect(from('ne')).toBe(v.realm('water-2'));
    expect(from('nw')).toBe(v.realm('light-2'));
    expect(from('w')).toBe(v.realm('order-2'));
    // Clockwise from the south-west comes the west, from the south-east the west as well.
    expect(from('sw')).toBe(v.realm('order-2'));
    expect(from('se')).toBe(v.realm('order-2'));
  });

  it('the line: own, lead, rival, new, then all elements in play; what cannot be used is skipped (E27.11, E27.12, E27.13, E27.40, E31.54)', () => {
    const v = field().inPlay('air', 'fire', 'light', 'order');
    v.s[at.playerAt(GHOSTS) + at.ELEMENT] = 1;
    v.power(GHOSTS, { air: 1 })
      .power(0, { light: 2 })
      .faceUp('air-door', 'fire-door', 'light-door', 'order-door');
    expect(elementLine(v.s, 1)).toEqual([0, 0, 2, 0, 2, 4, 6]);
    expect(elementLine(v.s, 20).slice(0, 3)).toEqual([4, 0, 0]);
    const line = elementLine(v.s, 1);
    expect(placeToTake(v.s, line)).toBe(0);
    v.s[at.FACE_UP] = 0;
    expect(elementToBurn(v.s, line, 0)).toBe(2);
    v.faceUp('air-door').power(GHOSTS, { air: 5, fire: 5, light: 3, order: 1 });
    const full = elementLine(v.s, 1);
    expect(full).toEqual([0, 0, 0, 2, 4, 6]);
    expect(full[placeToTake(v.s, full)]).toBe(4);
    // If no other is left, one whose power they cannot gain is taken all the same.
    v.power(GHOSTS, { air: 5, fire: 5, light: 5, order: 5 });
    expect(placeToTake(v.s, full)).toBe(0);
  });
});

describe('the Ghosts’ turn', () => {
  it('with an empty Veil they Fade, otherwise a card is turned up and discarded (E27.14)', () => {
    const v = ghostTurn(field(), 1, 2);
    expect(v.view().ghosts).toMatchObject({ deck: 1, discard: [card(1)], last: card(1) });
    const w = field().only(GHOSTS);
    ghostTurn(w, 1);
    expect(w.happened('fade').length).toBe(1);
    expect(w.view().ghosts!.deck).toBe(1);
  });

  it('with an empty deck the discard pile is shuffled and Chill rises (E27.15)', () => {
    const v = deck(field({ peace: true }), 1);
    v.pick('regroup').calm();
    v.pick('regroup').calm();
    expect(chill(v)).toBe(1);
    expect(v.view().ghosts!.discard).toEqual([card(1)]);
  });

  it('Fade: VP for Units from Realms up to the Ledger, the level’s VP, all to the Veil, more from the Tomb (E27.16, E27.17, E31.50)', () => {
    const v = field({ peace: true })
      .only(GHOSTS)
      .put(GHOSTS, 'air-2', 'worker')
      .put(GHOSTS, 'water-2', 'worker')
      .put(GHOSTS, 'light-2', 'worker');
    v.cards(GHOSTS, 'air-01', 'air-02');
    ghostTurn(v, 1);
    expect(vp(v)).toBe(3);
    expect(v.player(GHOSTS).ready.length).toBe(4);
    expect(v.view().peace).toBe(false);
    expect(v.player(GHOSTS).glory).toBe(0);
  });

  it('Haunt: the weakest Unit to the nearest free Elemental Realm, a token is gone, 1 VP (E27.18, E27.19, E27.20)', () => {
    const v = ghostTurn(field().put(0, 'air-2', 'worker'), 3);
    expect(v.at('light-2')).toEqual(['1 worker']);
    expect(v.happened('tokenGone').length).toBe(1);
    expect(vp(v)).toBe(1);
  });

  it('Haunt looks for calm Realms first, and with a Ghost everywhere it is 1 VP only (E27.20, E27.21)', () => {
    const v = field({ peace: true })
      .monster('base-light', 'light-2')
      .dwelling(0, 'air-2')
      .dwelling(0, 'water-2')
      .put(0, 'order-2', 'worker');
    ghostTurn(v, 3);
    expect(v.at('order-2')).toEqual(['1 worker']);
    const w = field({ peace: true })
      .ready(GHOSTS, 'warrior', 'wizard', 'dragon')
      .goods(0, { gem: 1 });
    for (const tile of ['air-2', 'water-2', 'light-2']) w.put(GHOSTS, tile, 'worker');
    w.put(GHOSTS, 'order-2', 'warrior');
    ghostTurn(w, 3);
    expect([vp(w), w.happened('place').length]).toEqual([1, 0]);
  });

  it('Delve: a Realm on the cell with most neighbours, a card with its power, one burned, refilled (E27.22, E27.40)', () => {
    const v = field({ peace: true }).stack('fire-3', 'chaos-3').power(GHOSTS, { air: 1 });
    v.s[at.playerAt(GHOSTS) + at.ELEMENT] = 1;
    ghostTurn(v, 7);
    expect(v.at('dungeon')).toEqual(['1 worker']);
    expect(v.view().realms.length).toBe(8);
    expect(v.player(GHOSTS).tableau.map((each) => each.card)).toEqual(['air-door']);
    expect(v.player(GHOSTS).power['air']).toBe(2);
    expect(v.happened('burn').length).toBe(1);
    expect(v.view().decks.every(({ faceUp }) => faceUp !== null)).toBe(true);
    // With an empty stack nothing is revealed; without a free Dungeon they Haunt.
    ghostTurn(v.stack(), 7);
    expect(v.view().realms.length).toBe(8);
  });

  it('Settle: the best Worker becomes a Dwelling, unpaid, a Unit goes to the Mill (E27.23)', () => {
    const v = field({ peace: true })
      .put(GHOSTS, 'air-2', 'worker')
      .put(GHOSTS, 'water-2', 'worker')
      .power(GHOSTS, { air: 1 });
    ghostTurn(v, 12);
    // The air Realm touches two Ruins, the water Realm one.
    expect(v.view().realms[v.realm('air-2')].dweller).toBe(GHOSTS);
    expect(v.at('mill')).toEqual(['1 worker']);
    expect(vp(v)).toBe(4);
    expect(v.player(GHOSTS).power['air']).toBe(2);
  });

  it('Settle without a Worker out: Haunt with one, which settles if it survives; with six Dwellings just Haunt (E27.23)', () => {
    const v = ghostTurn(field({ peace: true }), 14);
    expect(v.player(GHOSTS).dwellings).toBe(1);
    const w = field({ peace: true }).ready(GHOSTS, 'warrior').dwelled(GHOSTS, 6);
    ghostTurn(w, 14);
    expect(w.player(GHOSTS).dwellings).toBe(6);
    expect(w.happened('place').length).toBe(1);
  });

  it('Rise: the weakest Unit to the Portal, the next of the Tomb to the Veil, or 2 VP (E27.24)', () => {
    const v = ghostTurn(field({ peace: true }), 17);
    expect(v.at('portal')).toEqual(['1 worker']);
    expect(v.player(GHOSTS).ready).toContain('warrior');
    const w = field({ peace: true }).ready(
      GHOSTS,
      'worker',
      'worker',
      'worker',
      'warrior',
      'wizard',
      'dragon',
    );
    expect(vp(ghostTurn(w, 18))).toBe(2);
    // The card says: Chill rises by 1.
    expect(chill(w)).toBe(1);
  });

  it('Challenge: the strongest Unit against the player, else a Monster; in the Peaceful Start Haunt (E27.25)', () => {
    const v = field({ level: 'whispering' })
      .ready(GHOSTS, 'warrior')
      .only(0, 'worker', 'worker')
      .hand(0, 'of-hearths');
    deck(v, 20).pick('place:worker@light-2').calm('join', 'nothing');
    expect(
      v.events.some(
        (event) =>
          event.type === 'place' && event.seat === GHOSTS && event.realm === v.realm('light-2'),
      ),
    ).toBe(true);
    expect(v.happened('battle').length + Number(v.view().battle !== null)).toBeGreaterThan(0);
    const w = ghostTurn(
      field({ level: 'whispering' }).ready(GHOSTS, 'warrior').monster('base-water', 'water-2'),
      20,
    );
    expect(w.happened('battle').length).toBe(1);
    const gained = w.happened('vp').map((event) => 'n' in event && event.n);
    expect(gained).toEqual([1]);
    const u = ghostTurn(field({ peace: true }).ready(GHOSTS, 'warrior'), 20);
    expect(u.player(GHOSTS).ready).toContain('warrior');
  });

  it('Whisper: the Watcher moves, 2 VP, 1 Chill; Eclipse: Fade and 1 power (E27.26)', () => {
    const v = ghostTurn(field({ peace: true }), 23);
    expect([vp(v), chill(v)]).toEqual([2, 1]);
    // Two Realms to the south-west.
    const far = vale({ players: 1, peace: true }).layout(
      ['dungeon', 0, 0],
      ['air-2', -1, 1],
      ['water-2', -2, 2],
      ['light-2', -3, 3],
    );
    far.s[WATCHER] = far.realm('dungeon') + 1;
    expect(ghostTurn(far, 23).view().ghosts!.watcher).toBe('water-2');
    const w = field({ peace: true }).put(GHOSTS, 'air-2', 'worker').power(GHOSTS, { air: 1 });
    w.s[at.playerAt(GHOSTS) + at.ELEMENT] = 1;
    ghostTurn(w, 24);
    expect(w.player(GHOSTS).power['air']).toBe(2);
    expect(w.at('air-2')).toEqual([]);
  });

  it('of several Monsters the one with the lowest battle value rushes at a Ghost (E27.27)', () => {
    const v = field({ level: 'whispering' })
      .monster('base-fire', 'light-2')
      .monster('base-water', 'water-2');
    ghostTurn(v.only(GHOSTS, 'worker'), 1);
    expect(v.at('water-2')).toEqual([]);
    expect(v.at('light-2')).toEqual(['base-fire']);
  });
});

describe('the Ghosts in battle', () => {
  it('advanced Units next to it join unless they are stronger already; Workers never do (E27.28, ER-91)', () => {
    const joined = (...own: readonly string[]): number => {
      const v = field({ level: 'whispering' })
        .put(GHOSTS, 'air-2', 'worker')
        .put(GHOSTS, 'water-2', 'dragon');
      v.put(GHOSTS, 'mill', 'worker').put(0, 'dungeon', 'worker').ready(0, 'dragon');
      for (const unit of own) v.put(GHOSTS, 'air-2', unit);
      v.hand(0, 'of-hearths').pick('place:worker@air-2').goOn().calm('nothing-such');
      return v.happened('join').length;
    };
    expect(joined()).toBe(1);
    expect(joined('warrior')).toBe(0);
    // All of them move in together.
    const v = field({ level: 'whispering' })
      .put(GHOSTS, 'air-2', 'worker')
      .put(GHOSTS, 'water-2', 'wizard')
      .put(GHOSTS, 'portal', 'dragon')
      .put(0, 'dungeon', 'worker')
      .pick('place:worker@air-2')
      .calm();
    expect(v.happened('join').length).toBe(2);
  });

  it('their dice: Units, Dwellings, all Chill, the Watcher, an omen, at most six; Chill is 0 afterwards (E27.29, E27.41, E31.51, ER-89)', () => {
    const v = field()
      .only(GHOSTS, 'worker', 'worker')
      .put(GHOSTS, 'air-2', 'worker')
      .dwelling(GHOSTS, 'water-2')
      .put(0, 'dungeon', 'worker');
    v.s[CHILL] = 2;
    v.s[WATCHER] = v.realm('air-2') + 1;
    deck(v, 6, 1)
      .goods(0, { sword: 1 })
      .hand(0, 'of-hearths')
      .pick('place:worker@air-2')
      .calm('sword');
    const side = v.view().battle!.sides.find(({ seat }) => seat === GHOSTS)!;
    expect(side.dice).toBe(6);
    expect(chill(v)).toBe(0);
    expect(v.view().ghosts!.discard).toEqual([card(6)]);
    // Their addition came before the player's turn to add.
    expect(v.decides).toBe(0);
  });

  it('they pay no Swords and re-roll nothing; effects on their dice work (E27.30, E27.38)', () => {
    const v = field({ level: 'whispering', factions: ['light-a'] })
      .only(0, 'wizard')
      .put(GHOSTS, 'air-2', 'worker')
      .put(0, 'dungeon', 'worker');
    v.falls(3, 6, 1).pick('place:wizard@water-2').calm();
    v.turn(0).ready(0, 'warrior');
    v.put(0, 'water-2', 'worker')
      .pick('place:warrior@air-2')
      .calm('join')
      .pick('join:wizard')
      .falls(3, 2, 2, 6, 1)
      .calm('use');
    expect(v.decides).toBe(0);
    v.pick('use').calm();
    const ghost = v.happened('dice').filter((event) => 'side' in event && event.side === GHOSTS);
    expect(ghost.length).toBeGreaterThanOrEqual(2);
  });

  it('lost Units go to the Grave, each brings 1 Chill up to three, and no Sword (E27.31)', () => {
    const v = field({ level: 'whispering' })
      .put(GHOSTS, 'air-2', 'worker', 'worker')
      .put(0, 'dungeon', 'worker')
      .falls(6, 1, 1)
      .pick('place:worker@air-2')
      .calm();
    expect(v.player(GHOSTS).underworld).toEqual(['worker', 'worker']);
    expect(v.resources(GHOSTS)).toEqual({});
    expect(v.happened('chill').length).toBe(1);
  });

  it('they take the Glory step: VP as printed, 1 VP for a resource, power by the line (E27.32)', () => {
    const win = (steps: number): Vale => {
      const v = field({ level: 'whispering' })
        .glory(GHOSTS, steps)
        .put(GHOSTS, 'air-2', 'worker')
        .put(0, 'dungeon', 'worker')
        .power(GHOSTS, { air: 1 });
      v.s[LAST_GHOST] = 1;
      v.s[at.playerAt(GHOSTS) + at.ELEMENT] = 1;
      deck(v, 3);
      return v.falls(1, 6).pick('place:worker@air-2').calm();
    };
    const before = (v: Vale): number => vp(v) - 1;
    expect(before(win(0))).toBe(2);
    expect(before(win(1))).toBe(1);
    expect(win(2).player(GHOSTS).power['air']).toBe(2);
    expect(before(win(9))).toBe(2);
    expect(before(win(10))).toBe(2);
  });

  it('an Orb of theirs blocks the first free reward space for 2 VP (E27.33)', () => {
    const v = field({ level: 'whispering' })
      .glory(GHOSTS, 4)
      .put(GHOSTS, 'air-2', 'worker')
      .put(0, 'dungeon', 'worker');
    v.s[LAST_GHOST] = 1;
    deck(v, 3).falls(1, 6).pick('place:worker@air-2').calm();
    expect(v.view().rewards[0]).toEqual({ id: 'potions', free: false });
    expect(vp(v)).toBe(3);
    expect(v.player(GHOSTS).orbs).toBe(0);
  });

  it('VP of Monsters they score, goods and choices pass them by; their cards may be copied and never work (E27.34, E27.43, E27.4)', () => {
    const v = field({ level: 'whispering' })
      .monster('base-earth', 'portal')
      .put(GHOSTS, 'air-2', 'worker');
    v.cards(GHOSTS, 'earth-07').power(GHOSTS, { air: 1 }).put(GHOSTS, 'mill', 'worker');
    ghostTurn(v, 12);
    // Living Ground gives them 2 VP, Ring of Menhirs nothing.
    expect(v.happened('build').length).toBe(1);
    expect(twos(v)).toBe(1);
    const w = field()
      .cards(GHOSTS, 'earth-02')
      .cards(0, 'chaos-03')
      .put(0, 'air-2', 'worker')
      .pick('regroup', 'withdraw', 'use:chaos-03', 'choose:1');
    expect(w.resources(0)).toEqual({ gem: 1, tool: 1 });
  });

  it('without a free marker power in a new element is ignored (E27.39)', () => {
    const v = field({ peace: true })
      .put(GHOSTS, 'air-2', 'worker')
      .power(GHOSTS, { fire: 1, water: 1, light: 1, order: 1 });
    ghostTurn(v, 12);
    expect(v.player(GHOSTS).power).toMatchObject({ air: 0, fire: 1 });
    expect(v.player(GHOSTS).dwellings).toBe(1);
  });

  it('the windows ask the player only, also who makes room on a Lair (E27.42, ER-90)', () => {
    const v = field({ level: 'whispering' })
      .put(0, 'light-2', 'worker')
      .hand(0, 'faerie-charm')
      .goods(0, { potion: 1 })
      .ready(GHOSTS, 'warrior');
    deck(v, 21).turn(0).only(0, 'worker').pick('place:worker@water-2').calm('cast');
    expect([v.decides, v.prompt]).toEqual([0, 'prompt.window']);
  });
});

describe('the end against the Ghosts', () => {
  it('is triggered by either side, and both have one more turn (E27.35)', () => {
    const v = field({ peace: true }).stack('fire-3');
    ghostTurn(v, 7, 1, 1);
    expect(v.view().end).toMatchObject({ by: GHOSTS });
    v.pick('regroup').calm();
    expect(v.over).toBe(true);
  });

  it('they score power, Dwellings, Starter and cards, no Vaults (E27.36)', () => {
    const v = field()
      .power(GHOSTS, { air: 5 })
      .dwelling(GHOSTS, 'air-2')
      .cards(GHOSTS, 'air-01', 'order-04')
      .slot('order-04', 0, 'gem');
    v.s[at.playerAt(GHOSTS) + at.ELEMENT] = 1;
    expect(v.scored(GHOSTS)).toEqual({
      orbs: 0,
      power: 5,
      dwellings: 5,
      tableau: 10,
      vaults: 0,
      prophecies: 0,
    });
  });

  it('on a tie the Ghosts win; a victory has a rank by its margin (E27.37)', () => {
    const end = (own: number, theirs: number): Vale =>
      field().bare().vp(0, own).vp(GHOSTS, theirs).end();
    expect(eldervale.winners(end(30, 30).s)).toEqual([GHOSTS]);
    expect(eldervale.winners(end(31, 30).s)).toEqual([0]);
    expect([30, 31, 40, 50, 65].map((own) => rankOf(end(own, 30).s))).toEqual([-1, 0, 1, 2, 3]);
  });

  it('there are 24 cards of seven orders, all of our own design', () => {
    expect(GHOST_CARDS.length).toBe(24);
    expect(new Set(GHOST_CARDS.map(({ order }) => order)).size).toBe(7);
    expect(get16(field().s, at.playerAt(GHOSTS) + at.VP)).toBe(0);
  });
});
