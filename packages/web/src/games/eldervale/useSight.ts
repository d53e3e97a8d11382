/** How somebody wants to see the map, kept in the browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Sight {
  /** Realms out of reach lie in less of a night. */
  readonly bright: boolean;
  readonly largeFigures: boolean;
  readonly set: (some: Partial<Pick<Sight, 'bright' | 'largeFigures'>>) => void;
}

export const useSight = create<Sight>()(
  persist((set) => ({ bright: false, largeFigures: false, set: (some) => set(some) }), {
    name: 'evervale.eldervale.sight',
  }),
);
