/** A snowflake, a blossom, a sun or a leaf. */
import type { Season } from '@evervale/everdell';
import type { ReactNode } from 'react';

const petals = [0, 72, 144, 216, 288];
const rays = [0, 45, 90, 135, 180, 225, 270, 315];

const SIGNS: Record<Season, ReactNode> = {
  winter: (
    <g stroke="#3f7ea6" strokeWidth="2" strokeLinecap="round">
      {[0, 60, 120].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn} 12 12)`}
          d="M12 2v20M9 4.5l3 3 3-3M9 19.5l3-3 3 3"
          fill="none"
        />
      ))}
    </g>
  ),
  spring: (
    <g>
      {petals.map((turn) => (
        <ellipse
          key={turn}
          transform={`rotate(${turn} 12 12)`}
          cx="12"
          cy="6.5"
          rx="3.6"
          ry="4.6"
          fill="#f2a5c0"
          stroke="#a8476c"
        />
      ))}
      <circle cx="12" cy="12" r="2.8" fill="#ffd75e" stroke="#a8476c" />
    </g>
  ),
  summer: (
    <g>
      {rays.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn} 12 12)`}
          d="M12 1.5 13.8 6h-3.6z"
          fill="#e59a17"
        />
      ))}
      <circle cx="12" cy="12" r="5.2" fill="#ffcf3f" stroke="#b4740a" />
    </g>
  ),
  autumn: (
    <g>
      <path
        d="M12 2c2 2 2 4 2 4s2-1 4-.5c-.5 2-1 3-1 3s3 .5 4.5 2.5c-2 1.5-4 1.5-4 1.5s1.5 2 1 4c-2.5 0-4.5-1.5-4.5-1.5L12 17l-2-2s-2 1.5-4.5 1.5c-.5-2 1-4 1-4s-2 0-4-1.5C4 9 7 8.5 7 8.5s-.5-1-1-3C8 5 10 6 10 6s0-2 2-4z"
        fill="#cf5a22"
        stroke="#7c2d0c"
      />
      <path d="M12 8v14" stroke="#7c2d0c" strokeWidth="1.4" strokeLinecap="round" />
    </g>
  ),
};

export function SeasonSign({ season }: { season: Season }) {
  return (
    <svg className="season-sign" viewBox="0 0 24 24" aria-hidden="true">
      {SIGNS[season]}
    </svg>
  );
}
