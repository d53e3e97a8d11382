/** The travelling hare: long ears, a pack in its player's colour, a staff. */
import type { SeatLook } from '../../../art/people/looks.ts';

const INK = '#33211a';

interface Props {
  readonly look: SeatLook;
  readonly seat: number;
  readonly title: string;
}

export function Hare({ look, seat, title }: Props) {
  return (
    <svg className="hare" viewBox="0 0 44 60" role="img" aria-label={title} data-hare={seat}>
      <ellipse cx="22" cy="57" rx="15" ry="3" fill="rgb(40 25 10 / .3)" />
      <g stroke={INK} strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M37 18v38" stroke={INK} strokeWidth="4" />
        <path d="M37 18v38" stroke="#a0662f" strokeWidth="2" />
        <path d="M6 33q-3 14 4 20h8V32z" fill={look.color} />
        <path d="M12 56c-2-14 2-24 10-24s12 10 10 24c-6 2-14 2-20 0z" fill="#b98d5e" />
        <path d="M17 56c-1-9 1-14 5-14s6 5 5 14c-3 1-7 1-10 0z" fill="#f3e2c4" />
        <path d="M16 14C11 6 11-1 14 1s6 8 6 14zM28 14c5-8 5-15 2-13s-6 8-6 14z" fill="#b98d5e" />
        <path d="M10 25c0-8 5-13 12-13s12 5 12 13-5 11-12 11-12-3-12-11z" fill="#c99c6a" />
        <path d="M12 34c6 4 14 4 20 0l1 4c-7 4-15 4-22 0z" fill={look.color} />
        <circle cx="17.5" cy="24" r="2" fill={INK} stroke="none" />
        <circle cx="26.5" cy="24" r="2" fill={INK} stroke="none" />
        <path d="m22 27-2-1.6h4zM22 27v2.4M19 30.4q3 2 6 0" fill={INK} strokeWidth="1.2" />
      </g>
    </svg>
  );
}
