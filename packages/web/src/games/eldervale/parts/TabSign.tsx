/** The parts of the table as pictures, for the tabs of a phone. */
import type { Part } from '../model/targets.ts';

const SIGNS: Readonly<Record<Part, string>> = {
  map: 'M12 2l8.500 5v10L12 22l-8.500-5V7z',
  tableau: 'M3 4h8v7H3zM13 4h8v7h-8zM3 13h8v7H3zM13 13h8v7h-8z',
  magic:
    'M5 2.500h14v19H5zM12 7l1.500 3.500L17 12l-3.500 1.500L12 17l-1.500-3.500L7 12l3.500-1.500z',
  tracks:
    'M12 2.500a9.500 9.500 0 100 19 9.500 9.500 0 000-19zM12 8.500a3.500 3.500 0 100 7 3.500 3.500 0 000-7zM12 2.500v6M12 15.500v6M3.800 7.200l5.200 3M15 13.800l5.200 3M3.800 16.800l5.200-3M15 10.200l5.200-3',
  log: 'M4 5h16M4 10h12M4 15h16M4 20h9',
};

export const TabSign = ({ of }: { of: Part }) => (
  <svg viewBox="0 0 24 24" className="tab-sign" aria-hidden="true">
    <path d={SIGNS[of]} />
  </svg>
);
