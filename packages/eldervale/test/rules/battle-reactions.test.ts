/** Reactions (chapter 28). */
import { describe, expect, it } from 'vitest';
import { FLOWER, begin, dice, field } from '../battlefield.ts';
import { vale } from '../vale.ts';

describe('reactions', () => {
  it('who is asked depends on what everybody sees: holders, and tokens that show a card (E28.1, E28.2, E31.47, E28.8)', () => {
    const v = vale({ players: 5 })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker');
    v.hand(2, 'of-hearths').tokens(3, 'gem').tokens(4, 'magic');
    begin(v);
    expect(v.decides).toBe(2);
    v.pick('pass');
    expect(v.decides).toBe(4);
    v.pick('pass');
    expect(v.prompt).not.toBe('prompt.window');
  });

  it('after an answer the others are asked again, until everybody has passed (E28.5, E28.31)', () => {
    const v = field()
      .hand(0, 'breathe-on-embers', 'of-hearths')
      .hand(1, 'breathe-on-embers')
      .falls(3, 4);
    begin(v).calm('cast:breathe');
    expect(v.decides).toBe(1);
    v.pick('pass');
    v.falls(6).pick('cast:breathe', 'die', 'done');
    expect(v.decides).toBe(1);
    expect(v.offers('cast:breathe-on-embers')).toBe(true);
  });

  it('effects of one moment that can matter are ordered by their owner (E28.7, ER-83)', () => {
    const v = field({ factions: ['fire-b'] })
      .cards(0, 'fire-07', 'fire-05')
      .falls(6, 6, 1);
    begin(v).calm('due');
    expect(v.decides).toBe(0);
    expect(v.keysOf('due').length).toBe(3);
  });

  it('dice and draws are made when they are due, never before (E28.9)', () => {
    const v = field().hand(1, 'of-hearths');
    begin(v).calm('nothing-such').calm();
    const types = v.events.map(({ type }) => type);
    expect(types.indexOf('dice')).toBeGreaterThan(types.indexOf('battle'));
  });

  it('a Spell that has become impossible is not offered and stays in hand (E28.6)', () => {
    const v = vale({ players: 3 })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker');
    v.hand(1, 'sudden-gust')
      .goods(1, { gem: 1 })
      .hand(2, 'pull-of-the-tide')
      .goods(2, { potion: 1 });
    begin(v).calm('cast').pick('cast:sudden-gust', 'move');
    expect(v.player(2).hand).toEqual(['pull-of-the-tide']);
  });

  it('conditions are looked at when an effect is carried out (E28.29, E-FIRE-A.1)', () => {
    const swarm = (joins: boolean): number => {
      const v = field({ factions: ['fire-a'] })
        .put(0, 'chaos-2', 'worker')
        .goods(0, { sword: 1 });
      begin(v).calm('join');
      if (joins) v.pick('join:worker@chaos-2');
      return dice(v.calm('sword'), 0);
    };
    expect([swarm(false), swarm(true)]).toEqual([2, 4]);
  });

  it('counted: holders in the battle, and who may name a side from outside (E28.17, E-CHAOS-08.1)', () => {
    const v = vale({ players: 3 })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker')
      .cards(2, 'chaos-08')
      .falls(6, 1);
    begin(v).calm('use');
    expect(v.decides).toBe(2);
    v.pick('use', 'side:1').calm();
    expect(v.player(2).vp).toBe(1);
    // A Monster is a side like any other.
    const w = vale({ players: 3 })
      .map(...FLOWER)
      .monster('base-air', 'fire-2')
      .put(0, 'air-2', 'worker')
      .cards(2, 'chaos-08')
      .falls(1, 6, 6);
    begin(w).calm('use').pick('use');
    expect(w.keysOf('side')).toEqual(['side:1', 'side:monster']);
    w.pick('side:monster').calm();
    expect(w.player(2).vp).toBe(1);
  });
});
