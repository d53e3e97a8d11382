/** Abilities of our own design whose numbers follow what was measured. */
import { describe, expect, it } from 'vitest';
import { vale, type Vale } from '../vale.ts';

const FLOWER = ['fire-2', 'air-2', 'water-2', 'light-2', 'order-2', 'chaos-2', 'portal'] as const;
const field = (more: Parameters<typeof vale>[0] = {}): Vale => vale(more).map(...FLOWER);

describe('factions and their balance', () => {
  it('Deep Draught: a Potion for the Wizard who leaves a Realm, from the second Dwelling on (E-WATER-A.2, R-330)', () => {
    const after = (...realms: readonly string[]): object =>
      field({ factions: ['water-a'] })
        .put(0, 'air-2', 'wizard')
        .dwelling(0, ...realms)
        .pick('regroup', 'withdraw')
        .resources(0);
    expect(after('fire-2')).toEqual({});
    expect(after('fire-2', 'water-2')).toEqual({ potion: 1 });
  });

  it('Radiant Scales: nothing for the Dragon who leaves a Realm (E-LIGHT-B.2, R-330)', () => {
    const v = field({ factions: ['light-b'] })
      .put(0, 'air-2', 'dragon')
      .pick('regroup', 'withdraw')
      .calm();
    expect(v.resources(0)).toEqual({});
  });

  it('Keystone: a Scroll from the third Dwelling on (R-330)', () => {
    const built = (...realms: readonly string[]): number =>
      field({ factions: ['order-b'] })
        .put(0, 'order-2', 'worker')
        .dwelling(0, ...realms)
        .goods(0, { tool: 3, scroll: 3, gem: 3, potion: 3, sword: 3 })
        .cards(0, 'earth-05')
        .put(0, 'air-2', 'worker')
        .pick('regroup', 'withdraw:worker@air-2', 'use:earth-05')
        .pay()
        .calm()
        .resources(0)['scroll']!;
    expect(built('fire-2', 'water-2')).toBe(built('fire-2') + 1);
  });

  it('Small Wager: nothing on 2 to 4 (R-330)', () => {
    for (const face of [2, 3, 4]) {
      const v = field({ factions: ['chaos-a'] })
        .goods(0, { gem: 1 })
        .pick('place:worker@fire-2')
        .falls(face)
        .pick('do')
        .calm();
      expect(v.resources(0)).toEqual({ gem: 1 });
    }
  });

  it('Small Wager: a basic resource on 5 and 6, with a VP on 6 (R-330)', () => {
    const thrown = (face: number) => {
      const v = field({ factions: ['chaos-a'] })
        .pick('place:worker@fire-2')
        .falls(face)
        .pick('do', 'gain:gem')
        .calm();
      expect(v.resources(0)['gem']).toBe(1);
      return v.player(0).vp;
    };
    expect(thrown(6)).toBe(thrown(5) + 1);
  });
});
