/** The workers: small animals with a scarf in their player's colour. */
import type { ReactNode } from 'react';
import type { AnimalKind, SeatLook } from './looks.ts';
import { HATS } from './hats.tsx';

interface Coat {
  readonly fur: string;
  readonly light: string;
  readonly dark: string;
}

const COATS: Record<AnimalKind, Coat> = {
  squirrel: { fur: '#cb6a2e', light: '#f6dfbc', dark: '#9c4717' },
  hedgehog: { fur: '#e9cda4', light: '#f8e8cd', dark: '#6a4a35' },
  mouse: { fur: '#a99b90', light: '#e9dfd6', dark: '#7c6f66' },
  turtle: { fur: '#93b25e', light: '#e3e6b4', dark: '#5a7a35' },
  fox: { fur: '#dc6a2a', light: '#fff3e2', dark: '#8f3a10' },
  owl: { fur: '#8d6f9c', light: '#efe3d0', dark: '#5d4569' },
  rat: { fur: '#7b7482', light: '#cbc3c9', dark: '#4a4453' },
  spider: { fur: '#5a4a6b', light: '#8d7aa3', dark: '#3a2f49' },
};

const INK = '#33211a';

const BEHIND: Partial<Record<AnimalKind, (coat: Coat) => ReactNode>> = {
  squirrel: ({ fur, dark, light }) => (
    <g>
      <path
        d="M33 52c12 0 17-9 14-19-2-8-10-10-13-5 5 0 5 6 1 8-5 3-7 9-2 16z"
        fill={fur}
        stroke={INK}
        strokeWidth="1.4"
      />
      <path
        d="M38 47c5-2 7-8 5-13"
        stroke={light}
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M12 14 11 3l9 6zM36 14l1-11-9 6z"
        fill={dark}
        stroke={INK}
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </g>
  ),
  hedgehog: ({ dark }) => (
    <path
      d="M24 3l4 5 6-3 1 6 7-1-2 7 6 2-4 5 5 4-6 3 3 6-6 1 1 7-7-2-2 5H18l-2-5-7 2 1-7-6-1 3-6-6-3 5-4-4-5 6-2-2-7 7 1 1-6 6 3z"
      fill={dark}
      stroke={INK}
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
  ),
  mouse: ({ fur }) => (
    <g stroke={INK} strokeWidth="1.4">
      <path
        d="M35 50c8 3 11-2 9-7"
        fill="none"
        stroke="#d99b9b"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle cx="10" cy="13" r="9" fill={fur} />
      <circle cx="38" cy="13" r="9" fill={fur} />
      <circle cx="10.5" cy="13.5" r="5.5" fill="#e8b7ae" stroke="none" />
      <circle cx="37.5" cy="13.5" r="5.5" fill="#e8b7ae" stroke="none" />
    </g>
  ),
  turtle: ({ dark }) => (
    <g stroke={INK} strokeWidth="1.4">
      <ellipse cx="24" cy="41" rx="20" ry="14" fill={dark} />
      <path
        d="M8 38c4 4 8 4 9 9M40 38c-4 4-8 4-9 9M24 28v26"
        stroke="#7d9c4c"
        fill="none"
        strokeWidth="1.6"
      />
    </g>
  ),
  fox: ({ fur, light, dark }) => (
    <g stroke={INK} strokeWidth="1.4" strokeLinejoin="round">
      <path d="M34 53c9 1 14-6 12-15-4 0-11 3-13 9z" fill={fur} />
      <path d="M46 38c1 5 0 8-3 11-1-4 0-8 3-11z" fill={light} stroke="none" />
      <path d="M9 18 8 2l13 8zM39 18l1-16-13 8z" fill={fur} />
      <path d="M11 13 10.5 6l6 4zM37 13l.5-7-6 4z" fill={dark} stroke="none" />
    </g>
  ),
  owl: ({ fur, dark }) => (
    <g stroke={INK} strokeWidth="1.4" strokeLinejoin="round">
      <path d="M10 15 8 3l12 6zM38 15l2-12-12 6z" fill={dark} />
      <path d="M11 36c-5 4-6 11-3 15 4-1 6-4 7-9zM37 36c5 4 6 11 3 15-4-1-6-4-7-9z" fill={fur} />
    </g>
  ),
  rat: ({ fur }) => (
    <g stroke={INK} strokeWidth="1.4">
      <path
        d="M35 51c9 2 12-4 9-9"
        fill="none"
        stroke="#c08a8f"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="10" cy="17" r="6" fill={fur} />
      <circle cx="38" cy="17" r="6" fill={fur} />
      <circle cx="10" cy="17.5" r="3" fill="#c99a9d" stroke="none" />
      <circle cx="38" cy="17.5" r="3" fill="#c99a9d" stroke="none" />
    </g>
  ),
  // Eight legs, four on each side.
  spider: ({ dark }) => (
    <path
      d="M14 36 5 30 2 40M13 41 3 39 1 49M14 46 5 47 3 56M17 50l-5 3-2 5M34 36l9-6 3 10M35 41l10-2 2 10M34 46l9 1 2 9M31 50l5 3 2 5"
      fill="none"
      stroke={dark}
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
};

const FACES: Record<AnimalKind, (coat: Coat) => ReactNode> = {
  squirrel: ({ light }) => (
    <g>
      <ellipse cx="24" cy="26.5" rx="7.5" ry="5" fill={light} />
      <rect
        x="22.3"
        y="27.5"
        width="3.4"
        height="3.2"
        rx=".8"
        fill="#fff"
        stroke={INK}
        strokeWidth=".7"
      />
    </g>
  ),
  hedgehog: ({ light }) => <ellipse cx="24" cy="26" rx="6.5" ry="5" fill={light} />,
  mouse: ({ light }) => (
    <g>
      <ellipse cx="24" cy="26.5" rx="6" ry="4.5" fill={light} />
      <path
        d="M17 26 9 24.5M17 27.5 9 28.5M31 26l8-1.5M31 27.5l8 1"
        stroke={INK}
        strokeWidth=".6"
      />
    </g>
  ),
  turtle: () => (
    <path
      d="M19 28c3 2.5 7 2.5 10 0"
      stroke={INK}
      strokeWidth="1.2"
      fill="none"
      strokeLinecap="round"
    />
  ),
  fox: ({ light }) => (
    <path d="M11 22c4 0 9 2 13 8 4-6 9-8 13-8 0 7-6 13.5-13 13.5S11 29 11 22z" fill={light} />
  ),
  owl: ({ light }) => (
    <g>
      <circle cx="18.5" cy="21.5" r="6.8" fill={light} />
      <circle cx="29.5" cy="21.5" r="6.8" fill={light} />
    </g>
  ),
  rat: ({ light }) => (
    <g>
      <path d="M18 25c3-2 9-2 12 0 1 5-3 8.5-6 8.5S17 30 18 25z" fill={light} />
      <path d="M20 30.5c2.5 1.6 6 1.5 8.5-1" stroke={INK} strokeWidth="1" fill="none" />
      <path d="m22 31 .9 2.8L24.5 31.5z" fill="#fff8dd" stroke={INK} strokeWidth=".5" />
      <path d="M14 17.5 21 20M34 17.5 27 20" stroke={INK} strokeWidth="1.8" strokeLinecap="round" />
    </g>
  ),
  spider: ({ light }) => (
    <g>
      <circle cx="18.5" cy="21.5" r="4.2" fill="#fff8ea" />
      <circle cx="29.5" cy="21.5" r="4.2" fill="#fff8ea" />
      {[15, 21, 27, 33].map((x) => (
        <circle key={x} cx={x} cy={x === 15 || x === 33 ? 15.5 : 13.5} r="1.7" fill={light} />
      ))}
      <path
        d="M20 29.5c2.5 2 5.5 2 8 0m-6.4 1 .5 2.6m4.3-2.6-.5 2.6"
        stroke={INK}
        strokeWidth="1.1"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  ),
};

const ON_TOP: Partial<Record<AnimalKind, ReactNode>> = {
  rat: (
    <g stroke={INK} strokeWidth="1.3" strokeLinejoin="round">
      <path d="M15 10 16 0h16l1 10z" fill="#3a2b3d" />
      <path d="M10 11c4-2 24-2 28 0-2 3-26 3-28 0z" fill="#3a2b3d" />
      <path d="M15.5 7h17.2l.2 2.3H15.2z" fill="#8d2f3c" stroke="none" />
    </g>
  ),
};

function Eyes({ kind }: { kind: AnimalKind }) {
  const size = kind === 'owl' ? 3.2 : 2.3;
  return (
    <g>
      {[18.5, 29.5].map((x) => (
        <g key={x} className="eye">
          <ellipse cx={x} cy="21.5" rx={size * 0.9} ry={size * 1.1} fill={INK} />
          <circle cx={x + 0.8} cy="20.6" r="0.8" fill="#fff" />
        </g>
      ))}
    </g>
  );
}

export function Animal({ look, title }: { look: SeatLook; title?: string }) {
  const { animal, color, character } = look;
  const coat = COATS[animal];
  return (
    <svg
      className="animal"
      viewBox="0 0 48 58"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {BEHIND[animal]?.(coat)}
      <ellipse cx="24" cy="43" rx="12.5" ry="13" fill={coat.fur} stroke={INK} strokeWidth="1.4" />
      <ellipse cx="24" cy="45.5" rx="7.5" ry="9" fill={coat.light} />
      <ellipse cx="18" cy="55.5" rx="5" ry="2.2" fill={coat.dark} stroke={INK} />
      <ellipse cx="30" cy="55.5" rx="5" ry="2.2" fill={coat.dark} stroke={INK} />
      <circle cx="24" cy="21" r="13.5" fill={coat.fur} stroke={INK} strokeWidth="1.4" />
      {FACES[animal](coat)}
      <Eyes kind={animal} />
      <circle cx="14" cy="26" r="2.2" fill="#e2705a" opacity=".45" />
      <circle cx="34" cy="26" r="2.2" fill="#e2705a" opacity=".45" />
      {animal === 'owl' ? (
        <path d="m24 23-2.5 3.5L24 30l2.5-3.5z" fill="#e39a2d" stroke={INK} strokeWidth=".8" />
      ) : (
        animal !== 'turtle' && <ellipse cx="24" cy="25" rx="2" ry="1.5" fill={INK} />
      )}
      <path
        d="M12.5 33c6 4 17 4 23 0l1.5 3.5c-7 4.5-19 4.5-26 0z"
        fill={color}
        stroke={INK}
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path
        d="m29 37 5 9 3.5-2-3-9z"
        fill={color}
        stroke={INK}
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      {ON_TOP[animal]}
      {character && HATS[character]}
    </svg>
  );
}
