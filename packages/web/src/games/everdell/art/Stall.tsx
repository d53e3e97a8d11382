/** A market stall with a striped awning. */
import { blob } from '../../../art/blob.ts';

const INK = '#4a3422';
const STRIPES = [0, 1, 2, 3, 4, 5];

export function Stall() {
  return (
    <svg className="spot-drawing" viewBox="0 0 124 84" aria-hidden="true">
      <ellipse cx="62" cy="62" rx="58" ry="18" fill="rgb(40 25 10 / .22)" />
      <path
        className="ground"
        d={blob(62, 57, 56, 19, 15, 4)}
        fill="var(--mound)"
        stroke={INK}
        strokeWidth="1.3"
      />
      <g stroke={INK} strokeWidth="1.3" strokeLinejoin="round">
        <path d="M12 62V24M62 62V24" stroke="#6b4526" strokeWidth="4" />
        <rect x="8" y="44" width="58" height="16" rx="2" fill="#b98a58" />
        <path d="M8 51h58" stroke="#8d5f36" />
        {STRIPES.map((i) => (
          <path
            key={i}
            d={`M${14 + i * 8} 8h8l${i - 1.5} 18q-5 6-10 0z`}
            fill={i % 2 === 0 ? '#c8543c' : '#fff3d6'}
          />
        ))}
        <circle cx="22" cy="41" r="4" fill="#7b3fa0" />
        <circle cx="30" cy="41" r="4" fill="#7b3fa0" />
        <path d="M42 44c-3-8 8-12 9-2z" fill="#f0a22c" />
      </g>
    </svg>
  );
}
