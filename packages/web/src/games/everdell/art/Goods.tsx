/** Our own drawings of what is collected or put down: twig, resin, pebble, berry, card, point, golden token. */
import type { ReactNode } from 'react';

export type Good =
  | 'twig'
  | 'resin'
  | 'pebble'
  | 'berry'
  | 'pearl'
  | 'card'
  | 'point'
  | 'any'
  | 'golden';

const INK = '#4a2f1b';

const DRAWINGS: Record<Good, ReactNode> = {
  twig: (
    <g strokeLinecap="round" fill="none">
      <path d="M4 20 19 5M10 14 8.5 7.5M13.5 10.5 20.5 12" stroke={INK} strokeWidth="4.6" />
      <path d="M4 20 19 5M10 14 8.5 7.5M13.5 10.5 20.5 12" stroke="#a0662f" strokeWidth="2.6" />
      <path d="M5.5 18 17 6.5" stroke="#d19a5b" strokeWidth="0.9" />
    </g>
  ),
  resin: (
    <g>
      <path
        d="M12 2.5c3.8 5 6.6 8 6.6 12a6.6 6.6 0 0 1-13.2 0c0-4 2.8-7 6.6-12z"
        fill="#e8961e"
        stroke={INK}
        strokeWidth="1.3"
      />
      <path
        d="M8.2 14.5c.2-2.3 1.5-4.2 2.8-6"
        stroke="#ffe0a0"
        strokeWidth="1.8"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="14.5" cy="16.5" r="1.6" fill="#ffc765" />
    </g>
  ),
  pebble: (
    <g>
      <path
        d="M3 15.5c0-4 3.5-7.5 8.6-7.7 5.4-.3 9.4 2.9 9.4 7 0 3.3-3.7 5-9 5s-9-1.1-9-4.3z"
        fill="#9aa3ab"
        stroke={INK}
        strokeWidth="1.3"
      />
      <path
        d="M6.5 13.2c1.2-2 3.3-3 5.7-3"
        stroke="#e6ebee"
        strokeWidth="1.7"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M13 17.6c2.2.1 4.2-.5 5.5-1.7"
        stroke="#747e87"
        strokeWidth="1.2"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  ),
  berry: (
    <g>
      <circle cx="12" cy="14" r="7.3" fill="#7b3fa0" stroke={INK} strokeWidth="1.3" />
      <circle cx="9.3" cy="11.8" r="2" fill="#c79be0" />
      <path
        d="M12 7c-.3-2 .8-3.7 2.3-4.5"
        stroke={INK}
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M13 5.5c2.2-2.5 5.5-2 6.5-1.3-1 2.3-4 3.3-6.5 1.3z"
        fill="#6f9c3d"
        stroke={INK}
        strokeWidth="1"
      />
    </g>
  ),
  pearl: (
    <g>
      <path
        d="M2.5 15.5c1-7.5 5-11.5 9.5-11.5s8.5 4 9.5 11.5c-3 4.5-16 4.5-19 0z"
        fill="#c9a3b4"
        stroke={INK}
        strokeWidth="1.3"
      />
      <path
        d="M12 4v10M7 6l3 9M17 6l-3 9"
        stroke="#9c6f86"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      <circle cx="12" cy="15" r="4.6" fill="#f7f3ee" stroke={INK} strokeWidth="1.2" />
      <circle cx="10.6" cy="13.6" r="1.3" fill="#fff" />
    </g>
  ),
  card: (
    <g>
      <rect
        x="7.5"
        y="3"
        width="11.5"
        height="16.5"
        rx="1.8"
        fill="#8a6a45"
        stroke={INK}
        strokeWidth="1.2"
        transform="rotate(9 13 11)"
      />
      <rect
        x="4.8"
        y="4"
        width="11.5"
        height="16.5"
        rx="1.8"
        fill="#fdf4dd"
        stroke={INK}
        strokeWidth="1.2"
      />
      <path d="M10.5 8.5c2 1.5 2.5 4.5 0 7-2.5-2.5-2-5.5 0-7z" fill="#7fa04a" />
    </g>
  ),
  point: (
    <g>
      <circle cx="12" cy="12" r="9" fill="#f2b92f" stroke={INK} strokeWidth="1.3" />
      <circle
        cx="12"
        cy="12"
        r="6.6"
        fill="none"
        stroke="#b47c10"
        strokeWidth="0.9"
        strokeDasharray="1.5 1.5"
      />
      <path d="M12 7.2c2.7 1.8 3.2 5.5 0 9.3-3.2-3.8-2.7-7.5 0-9.3z" fill="#9a6a0c" />
    </g>
  ),
  any: (
    <g>
      <circle cx="12" cy="12" r="9" fill="#fdf4dd" stroke={INK} strokeWidth="1.3" />
      <path d="M12 12V3a9 9 0 0 1 9 9z" fill="#e8961e" />
      <path d="M12 12h9a9 9 0 0 1-9 9z" fill="#9aa3ab" />
      <path d="M12 12v9a9 9 0 0 1-9-9z" fill="#7b3fa0" />
      <path d="M12 12H3a9 9 0 0 1 9-9z" fill="#a0662f" />
      <circle cx="12" cy="12" r="9" fill="none" stroke={INK} strokeWidth="1.3" />
      <circle cx="12" cy="12" r="2.6" fill="#fdf4dd" stroke={INK} />
    </g>
  ),
  // A banner of gold with a door in it: somebody has moved in.
  golden: (
    <g stroke={INK} strokeWidth="1.3" strokeLinejoin="round">
      <path d="M4.5 3h15v16.5L12 16l-7.5 3.5z" fill="#f4bf36" />
      <path d="M6.5 5v11" stroke="#ffe9a8" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M8.8 15.4V10a3.2 3.2 0 0 1 6.4 0v5.4L12 14z" fill="#7a4d29" />
      <circle cx="13.6" cy="11.8" r="0.7" fill="#ffe08a" stroke="none" />
    </g>
  ),
};

export function GoodIcon({ good }: { good: Good }) {
  return (
    <svg className={`good good-${good}`} viewBox="0 0 24 24" aria-hidden="true">
      {DRAWINGS[good]}
    </svg>
  );
}

/** "2 ×" a good: up to three are drawn one by one, more as a number. */
export function GoodRow({
  amounts,
  spread = true,
}: {
  amounts: Partial<Record<Good, number>>;
  spread?: boolean;
}) {
  return (
    <span className="goods">
      {(Object.entries(amounts) as [Good, number][])
        .filter(([, n]) => n > 0)
        .map(([good, n]) =>
          spread && n <= 3 ? (
            Array.from({ length: n }, (_, i) => <GoodIcon key={`${good}${i}`} good={good} />)
          ) : (
            <span className="good-count" key={good}>
              <GoodIcon good={good} />
              <b>{n}</b>
            </span>
          ),
        )}
    </span>
  );
}
