/** The valley in small, behind the animals on the door of Everdell. */
import type { ReactNode } from 'react';
import { blob, pine } from './blob.ts';

export function ValleyDoor({ children }: { children: ReactNode }) {
  return (
    <div className="valley-door">
      <svg viewBox="0 0 460 210" preserveAspectRatio="xMidYMax slice">
        <path d="M0 0h460v210H0z" fill="#cfe6ea" />
        <circle cx="372" cy="52" r="30" fill="#fff3c4" />
        <path d="M0 112Q90 74 190 104T460 92V210H0z" fill="#b5d3a0" />
        <path d={[40, 66, 300, 330, 420].map((x) => pine(x, 112, 0.8)).join('')} fill="#7fa36a" />
        <path d="M0 142Q130 108 250 134T460 126V210H0z" fill="#97c076" />
        <path d="M212 150C222 110 218 84 206 66h30c-10 20-10 46 4 84z" fill="#8a5d3a" />
        <path d={blob(222, 46, 96, 44, 17, 3)} fill="#e9b3c4" />
        <path d={blob(204, 36, 60, 28, 13, 5)} fill="#f4cdd8" />
        <path d="M340 146v-22h34v22z" fill="#f6e6c2" />
        <path d="M332 126l25-22 25 22z" fill="#c8593f" />
        <path d="M352 146v-10a5 5 0 0 1 10 0v10z" fill="#7a4a28" />
        <path d="M0 172Q160 142 300 164T460 158V210H0z" fill="#79a95b" />
      </svg>
      {children}
    </div>
  );
}
