/** The numbers of things, and what every one of them must have. */
import { describe, expect, it } from 'vitest';
import {
  ADVENTURE_CARDS,
  BASE_MONSTERS,
  ELEMENTAL_REALMS,
  FACTIONS,
  LAYOUTS,
  LEGENDARY_MONSTERS,
  MAGIC_CARDS,
  RUIN_TILES,
  TREASURES,
} from '../src/index.ts';
import { ELEMENTS } from '../src/vocabulary.ts';

describe('contents', () => {
  it('have 24 Elemental Realms, 3 per element, exactly one of them a Lair (E1.2)', () => {
    for (const element of ELEMENTS) {
      const tiles = ELEMENTAL_REALMS.filter((tile) => tile.element === element);
      expect(tiles.map(({ lair }) => lair === true)).toEqual([true, false, false]);
      expect(tiles.reduce((n, { fallback }) => n + fallback.length, 0)).toBe(4);
    }
  });

  it('have 8 Ruins and the Bridge (E1.2)', () => {
    expect(RUIN_TILES.reduce((n, { copies }) => n + copies, 0)).toBe(9);
  });

  it('have 13 Adventure cards per element, the Door first (E1.3)', () => {
    for (const element of ELEMENTS) {
      const cards = ADVENTURE_CARDS.filter((card) => card.element === element);
      expect(cards.map(({ id }) => id)).toEqual([
        `${element}-door`,
        ...Array.from({ length: 12 }, (_, i) => `${element}-${String(i + 1).padStart(2, '0')}`),
      ]);
      expect(cards[0].kind).toBe('door');
    }
  });

  it('have 60 Magic cards of 49 kinds: 36 Spells, 12 Quests, 12 Prophecies (E1.4)', () => {
    const copies = (type: string): number =>
      MAGIC_CARDS.filter((card) => card.type === type).reduce((n, card) => n + card.copies, 0);
    expect(MAGIC_CARDS.length).toBe(49);
    expect([copies('spell'), copies('quest'), copies('prophecy')]).toEqual([36, 12, 12]);
  });

  it('have 12 treasure tokens per element (E1.5)', () => {
    for (const element of ELEMENTS) {
      expect(TREASURES.filter((token) => token.element === element).length).toBe(12);
    }
  });

  it('have two factions and two Monsters per element', () => {
    for (const element of ELEMENTS) {
      expect(FACTIONS.filter((faction) => faction.element === element).length).toBe(2);
      expect(BASE_MONSTERS.filter((monster) => monster.element === element).length).toBe(1);
      expect(LEGENDARY_MONSTERS.filter((monster) => monster.element === element).length).toBe(1);
    }
  });

  it('have layouts of 10, 12, 14 and 14 cells where every tile touches two others (E3.19)', () => {
    expect(LAYOUTS.map((cells) => cells.length)).toEqual([0, 10, 10, 12, 14, 14]);
    for (const cells of LAYOUTS) {
      for (const [q, r] of cells) {
        const touching = cells.filter(([x, y]) => {
          const [dq, dr] = [x - q, y - r];
          return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
        });
        expect(touching.length).toBeGreaterThanOrEqual(2);
      }
    }
  });
});
