/** A frog ambassador with a scarf in its player's colour. */
import type { SeatLook } from '../../../art/people/looks.ts';

const INK = '#33211a';

export function Frog({ look, title }: { look: SeatLook; title?: string }) {
  return (
    <svg
      className="animal frog"
      viewBox="0 0 48 56"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <ellipse cx="24" cy="52" rx="17" ry="3.5" fill="rgb(40 25 10 / .3)" />
      <g stroke={INK} strokeWidth="1.4" strokeLinejoin="round">
        <path d="M9 50c-4-6-2-13 4-14M39 50c4-6 2-13-4-14" fill="#6fae5a" />
        <path d="M13 50c-2-10 2-18 11-18s13 8 11 18c-6 2-16 2-22 0z" fill="#7fc06a" />
        <path d="M17 50c-1-7 1-12 7-12s8 5 7 12c-4 1-10 1-14 0z" fill="#e6f0b8" />
        <path d="M7 24c0-8 7-12 17-12s17 4 17 12-7 11-17 11S7 32 7 24z" fill="#7fc06a" />
        <circle cx="14" cy="12" r="6" fill="#7fc06a" />
        <circle cx="34" cy="12" r="6" fill="#7fc06a" />
        <circle cx="14" cy="12" r="3.4" fill="#fffbe9" />
        <circle cx="34" cy="12" r="3.4" fill="#fffbe9" />
        <circle cx="14.5" cy="12.5" r="1.6" fill={INK} />
        <circle cx="33.5" cy="12.5" r="1.6" fill={INK} />
        <path d="M13 25c6 5 16 5 22 0" fill="none" strokeLinecap="round" />
        <path d="M12 34c8 4 16 4 24 0l1 4c-9 4-17 4-26 0z" fill={look.color} />
        <path d="m31 38 5 9-6-1-2-7z" fill={look.color} />
      </g>
    </svg>
  );
}
