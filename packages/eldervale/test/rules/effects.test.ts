/** Rulings on what effects have in common. */
import { describe, expect, it } from 'vitest';
import { FLOWER } from '../battlefield.ts';
import { vale, type Vale } from '../vale.ts';

const field = (more: Parameters<typeof vale>[0] = {}): Vale => vale(more).map(...FLOWER);

describe('effects', () => {
  it('of a choice only what can be carried out is offered (E-GEN.2)', () => {
    const v = field()
      .cards(0, 'fire-11')
      .goods(0, { sword: 2 })
      .put(0, 'air-2', 'warrior')
      .pick('regroup', 'withdraw', 'use:fire-11')
      .calm();
    expect(v.resources(0)).toEqual({ sword: 4 });
  });

  it('a price with “up to” is paid at least once; repetitions may be stopped (E-GEN.3, E-GEN.4, E-CHAOS-06.1, E31.17)', () => {
    const v = field()
      .cards(0, 'chaos-06')
      .goods(0, { gem: 2, gold: 3 })
      .put(0, 'air-2', 'worker')
      .falls(5)
      .pick('regroup', 'withdraw', 'use:chaos-06', 'pay:gem', 'again', 'pay:gem')
      .calm();
    expect(v.resources(0)).toEqual({ gold: 5 });
    const w = field()
      .cards(0, 'fire-02')
      .goods(0, { sword: 2 })
      .put(0, 'air-2', 'worker')
      .pick('regroup', 'withdraw', 'use:fire-02', 'again', 'done')
      .calm();
    expect([w.player(0).vp, w.resources(0)]).toEqual([3, { sword: 1 }]);
  });

  it('missing types are fixed before the gain; with more of them the player chooses (E-GEN.7, E-BALANCED-LEDGER.1)', () => {
    const v = field()
      .hand(0, 'balanced-ledger', 'of-hearths')
      .goods(0, { gem: 1 })
      .pick('cast:balanced-ledger', 'pay:of-hearths');
    expect(v.keysOf('gain')).toEqual(['gain:potion', 'gain:scroll', 'gain:tool', 'gain:sword']);
    v.pick('gain:tool');
    expect(v.keysOf('gain')).toEqual(['gain:potion', 'gain:scroll', 'gain:sword']);
    const w = field()
      .hand(0, 'balanced-ledger')
      .goods(0, { gem: 1, potion: 1, scroll: 1, tool: 1, sword: 1 });
    w.power(0, { order: 2 });
    expect(w.offers('cast:balanced-ledger')).toBe(false);
  });

  it('a token taken by an effect needs a token, and no Unit takes it (E-GEN.8, E-AIR-06.1)', () => {
    const v = vale({ factions: ['chaos-a'] })
      .map('air-2', 'portal')
      .cards(0, 'air-06')
      .put(0, 'portal', 'worker')
      .pick('regroup', 'withdraw', 'use:air-06')
      .calm();
    expect(v.player(0).tokens.length).toBe(1);
    expect(v.happened('die')).toEqual([]);
    const w = vale()
      .map('air-2', 'portal')
      .empty('air-2', 0)
      .cards(0, 'air-06')
      .put(0, 'portal', 'worker')
      .pick('regroup', 'withdraw');
    expect(w.offers('use:air-06')).toBe(false);
    const u = vale()
      .map('air-2', 'air-3', 'portal')
      .empty('air-3', 0)
      .cards(0, 'air-06')
      .put(0, 'portal', 'worker')
      .pick('regroup', 'withdraw', 'use:air-06');
    expect(u.keysOf('take').map((key) => key.split('@')[1])).toEqual(['air-2-1', 'air-3-2']);
  });

  it('a free card still gives its power; acquiring and burning refill at once (E-GEN.13)', () => {
    const v = field()
      .cards(0, 'chaos-04', 'earth-02')
      .goods(0, { gem: 1 })
      .put(0, 'air-2', 'worker')
      .power(0, { air: 1 })
      .pick('regroup', 'withdraw', 'use:chaos-04', 'pay:gem', 'acquire:fire-door')
      .calm();
    expect(v.player(0).power['fire']).toBe(1);
    expect(v.view().decks.find(({ element }) => element === 'fire')!.faceUp).not.toBeNull();
  });

  it('the goods of a token are gained all together (E-TREASURE.1)', () => {
    expect(field().tokens(0, 'gem+scroll').pick('cash').resources(0)).toEqual({
      gem: 1,
      scroll: 1,
    });
  });

  it('advanced Units are Warrior, Wizard and Dragon only (E2.3, E-FULL-MUSTER.1, E-OF-BANNERS.1)', () => {
    const v = field({ modules: ['minotaur'] }).ready(0, 'warrior', 'wizard', 'minotaur');
    expect(v.questDone(0, 'full-muster')).toBe(false);
    expect(v.ready(0, 'dragon').questDone(0, 'full-muster')).toBe(true);
    expect(v.hand(0, 'of-banners').scored(0).prophecies).toBe(6);
  });

  it('Eldervale is the map, the Tray holds Units not yet summoned, goods, tokens and Orbs (E2.4)', () => {
    const v = field().orbs(0, 1).tokens(0, 'gem').goods(0, { gem: 1 });
    const { tray, tokens, orbs, ready, underworld } = v.player(0);
    expect([tray.length, tokens.length, orbs, ready.length, underworld.length]).toEqual([
      6, 1, 1, 3, 0,
    ]);
    expect(v.view().realms.map(({ tile }) => tile)).toEqual([...FLOWER]);
  });
});
