/** The sign of a card's colour: a shape of its own for whoever sees no colours. */
import type { Color } from '@evervale/everdell';
import type { ReactNode } from 'react';

const SIGNS: Record<Color, ReactNode> = {
  traveler: (
    <path d="M12 3c3 0 5 4 5 8 0 3-1 5-2 7l-2 3-3-3c-2-2-3-4-3-7 0-4 2-8 5-8zM6.5 9.5 4 8M17.5 9.5 20 8M12 8v7" />
  ),
  production: <path d="M5 20c-1-9 4-16 15-16 0 11-6 16-13 14M5 20c2-5 5-8 9-10" />,
  destination: <path d="M6 21V3l13 4.5L6 12.5" />,
  governance: <path d="M4 20h16M6 17h12M7 17v-8M12 17v-8M17 17v-8M4 9l8-5 8 5z" />,
  prosperity: <path d="m12 3 2.7 6 6.3.6-4.8 4.3 1.4 6.4L12 17l-5.6 3.3 1.4-6.4L3 9.6 9.3 9z" />,
};

export function ColorSign({ color }: { color: Color }) {
  return (
    <svg
      className="color-sign"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {SIGNS[color]}
    </svg>
  );
}
