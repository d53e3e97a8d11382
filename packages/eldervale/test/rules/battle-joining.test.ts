/** When a battle is fought, and who takes part (chapter 15, steps 0 and 1). */
import { describe, expect, it } from 'vitest';
import { FLOWER, begin, field, lost } from '../battlefield.ts';
import { vale } from '../vale.ts';

describe('triggers', () => {
  it('a placement among others or a Monster, or a Rush, triggers a battle; Dwellings, moving and joining do not (E15.1, E15.2, E18.1)', () => {
    const v = field().dwelling(1, 'water-2').pick('place:worker@water-2').calm();
    expect(v.happened('battle')).toEqual([]);
    const w = field().monster('base-fire', 'light-2');
    w.falls(6, 1, 1, 1, 1, 1).pick('place:worker@water-2').calm('sword', 'glory');
    // The token was taken before the Monster came.
    expect(w.player(0).tokens.length).toBe(1);
    expect(w.at('water-2')).toContain('0 worker');
    expect(w.happened('battle').length).toBe(1);
  });

  it('right before the battle it is looked at again: without a Unit of who placed there is none (E15.3, E31.49, E18.5, ER-41, E-TAILWIND.1)', () => {
    const v = field().monster('base-fire', 'light-2').hand(0, 'tailwind').goods(0, { scroll: 1 });
    v.pick('place:worker@water-2');
    expect(v.prompt).toBe('prompt.pause');
    v.pick('cast:tailwind', 'move:1-worker/water-2@portal', 'goOn').calm();
    expect(v.at('light-2')).toEqual(['base-fire']);
    expect(v.happened('battle')).toEqual([]);
  });

  it('all Units there take part, also those that shared the Realm in peace; one winner or none (E15.4, E2.6)', () => {
    const v = vale({ players: 3 })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(2, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker');
    begin(v).calm('sword').pick('pass');
    v.calm();
    expect(v.happened('dice').length).toBe(3);
  });

  it('a Rush into the Realm of a battle makes one common battle (E15.5, E18.2, E28.12)', () => {
    const v = field().monster('base-fire', 'water-2').hand(0, 'of-hearths');
    v.pick('place:worker@fire-2', 'goOn');
    expect(v.prompt).toBe('prompt.pause');
    expect(v.view().battle).toBeNull();
    expect(v.at('fire-2')).toEqual(['0 worker', '1 worker', 'base-fire']);
    v.calm();
    expect(v.happened('battle').length).toBe(1);
    expect(v.happened('dice').length).toBeGreaterThanOrEqual(3);
  });

  it('a battle due in a Realm that a placement by an effect makes is fought before what follows (E15.6, E8.13)', () => {
    const v = field()
      .cards(0, 'air-03', 'fire-09')
      .only(0)
      .put(0, 'water-2', 'dragon')
      .put(0, 'portal', 'warrior')
      .put(1, 'order-2', 'warrior');
    v.pick(
      'regroup',
      'withdraw:dragon',
      'use:air-03',
      'withdraw:warrior',
      'use:fire-09',
      'withdraw',
      'toReady',
    );
    expect(v.keysOf('later').length).toBe(2);
    v.pick('later:2', 'do', 'place:warrior@fire-2').calm();
    expect(v.happened('battleEnd').length).toBe(1);
    expect(v.prompt).toBe('prompt.place');
  });
});

describe('who takes part', () => {
  it('0: when it is about to happen every holder is asked, with or without a Unit there; a charm ends it (E15.7, E15.35, E28.14, E28.15, E28.25, E31.39, E-FAERIE-CHARM.1, E14.4)', () => {
    const v = vale({ players: 3 })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker');
    v.hand(2, 'faerie-charm').goods(2, { potion: 1 });
    begin(v);
    expect([v.decides, v.prompt]).toEqual([2, 'prompt.window']);
    v.pick('cast:faerie-charm').calm();
    expect(v.at('fire-2')).toEqual(['0 worker', '1 worker']);
    expect([v.happened('battleEnd'), v.happened('glory'), lost(v)]).toEqual([[], [], []]);
    expect(v.player(0).tokens.length).toBe(1);
  });

  it('a charmed Monster stays where it rushed to, and rushes from there (E31.39, E-FAERIE-CHARM.2, E18.8, E18.4)', () => {
    const v = vale()
      .map('light-2', 'air-2', 'order-1', 'water-2')
      .put(0, 'air-2', 'worker')
      .monster('base-order', 'order-1');
    v.hand(1, 'faerie-charm')
      .goods(1, { potion: 1 })
      .pick('place:worker@light-2')
      .calm('cast')
      .pick('cast')
      .calm();
    expect(v.at('light-2')).toEqual(['0 worker', 'base-order']);
    v.turn(0).ready(0, 'warrior').pick('place:warrior@water-2').calm('sword', 'pass').calm();
    expect(v.at('water-2').includes('base-order') || v.happened('battle').length > 0).toBe(true);
  });

  it('if fewer than two sides are left nobody wins or loses (E15.7, ER-55, E-SUDDEN-GUST.1, E28.28)', () => {
    const v = field().hand(1, 'sudden-gust').goods(1, { gem: 1 });
    begin(v).calm('cast').pick('cast:sudden-gust', 'move').calm();
    expect(v.at('fire-2')).toEqual(['0 worker']);
    expect(v.happened('dice')).toEqual([]);
    expect(lost(v)).toEqual([]);
  });

  it('1: joining goes round from the active player’s left; who has no Unit there may come, from several Realms (E15.8, E15.9, E15.10, E28.4, E28.16)', () => {
    const v = vale({ players: 3 })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker')
      .put(2, 'water-2', 'worker')
      .put(2, 'light-2', 'worker');
    begin(v);
    expect([v.decides, v.prompt]).toEqual([2, 'prompt.join']);
    v.pick('join:worker@water-2', 'join:worker@light-2');
    // The next one decides; what has joined stays.
    v.calm('join');
    expect(v.decides).toBe(0);
    expect(v.at('fire-2').filter((each) => each === '2 worker').length).toBe(2);
  });

  it('effects of joining look at Units that moved in, not at those placed or swapped in (E15.11, E-ORDER-A.2, ER-63, E-GEN.10)', () => {
    const fight = (joins: boolean): unknown => {
      const v = field({ factions: ['order-a'] })
        .only(0)
        .ready(0, 'worker');
      v.put(0, 'water-2', 'warrior')
        .falls(2, 1, 1, 5)
        .pick('place:worker@fire-2', 'gain:tool')
        .calm('join');
      if (joins) v.pick('join:warrior');
      return v
        .calm()
        .happened('dice')
        .map((event) => 'faces' in event && event.faces);
    };
    // The lowest of the own dice is turned to 6 (E-ORDER-A.1).
    expect(fight(true)).toEqual([[2, 1, 1], [5], [6, 2, 1]]);
    expect((fight(false) as number[][])[0]).toEqual([2]);
  });

  it('where joining is forbidden, who was there at the trigger may still bring more (E15.12, ER-60, ER-61, E-LEGENDARY-AIR.1, E-DARKNESS-A.2)', () => {
    const v = vale({ players: 3 })
      .map(...FLOWER)
      .monster('legendary-air', 'fire-2')
      .put(0, 'air-2', 'worker')
      .put(0, 'chaos-2', 'worker')
      .put(1, 'water-2', 'worker');
    begin(v);
    // Whom she keeps out is not even asked.
    const asked: (number | null)[] = [];
    for (; v.prompt !== 'prompt.addDice' && v.offers('pass'); v.pick('pass')) asked.push(v.decides);
    expect(asked).toEqual([0]);
    const w = vale({ players: 3, factions: ['fire-a', 'darkness-a'] })
      .map(...FLOWER)
      .put(1, 'fire-2', 'dragon')
      .put(0, 'air-2', 'worker')
      .put(2, 'water-2', 'worker')
      .put(1, 'light-2', 'worker');
    begin(w).calm('join');
    expect(w.decides).toBe(1);
    w.pick('pass').calm('join');
    expect(w.decides).toBe(0);
  });
});
