/** What Newleaf brings to the valley: a train with its cars, the platform, the Knoll, tickets and tokens. */
import { blob } from '../../../art/blob.ts';

const INK = '#33211a';
const IRON = '#6d6a76';
const GOLD = '#f2b92f';

const wheel = (x: number) => (
  <g key={x}>
    <circle cx={x} cy="30" r="6" fill={IRON} />
    <circle cx={x} cy="30" r="2" fill={GOLD} stroke="none" />
  </g>
);

/** The colours of the cars, by what they bring. */
const PAINT: Readonly<Record<string, string>> = {
  'train-car-berry': '#8a5aa6',
  'train-car-resin': '#d08a2c',
  'train-car-pebble': '#7f8f9b',
  'train-car-two-twigs': '#a1713f',
  'train-car-point': '#bf5540',
  'train-car-any': '#4f8a6a',
};

/** An open car: a card stands in it, and on its side hangs what it brings. */
export function Wagon({ car }: { car: string }) {
  return (
    <svg className="wagon" viewBox="0 0 100 38" preserveAspectRatio="none" aria-hidden="true">
      <g stroke={INK} strokeWidth="1.6" strokeLinejoin="round">
        <path d="M0 25h100" stroke={INK} strokeWidth="4" />
        {[20, 80].map(wheel)}
        <path d="M4 3h92l-3 23H7z" fill={PAINT[car]} />
        <path d="M5 11h90M30 3l1 23M70 3l-1 23" stroke="rgb(40 20 10 / .4)" strokeWidth="1.2" />
        <path d="M6 5.5h88" stroke="rgb(255 255 255 / .45)" strokeWidth="2" />
      </g>
    </svg>
  );
}

/** A kettle engine that pulls to the right; its sack holds the cars to come. */
export function Engine() {
  return (
    <svg className="engine" viewBox="0 0 92 86" aria-hidden="true">
      <g fill="#fffaf0" opacity=".85">
        <circle cx="60" cy="8" r="6" opacity=".8" />
        <circle cx="49" cy="5" r="4.5" opacity=".6" />
        <circle cx="40" cy="7" r="3" opacity=".45" />
      </g>
      <g stroke={INK} strokeWidth="1.9" strokeLinejoin="round">
        <path d="M0 73h88" strokeWidth="4" />
        <path d="M63 38V19h11v19z" fill="#5a5560" />
        <path d="M60 19h17l-2-6H62z" fill="#5a5560" />
        <path d="M34 38h38q13 2 13 16t-13 16H34z" fill="#b5483a" />
        <path d="M47 38v32M60 38v32" stroke={GOLD} strokeWidth="3" />
        <path d="M36 42h34" stroke="rgb(255 255 255 / .4)" strokeWidth="2.4" />
        <path d="M6 30h30v40H6z" fill="#4f7f6a" />
        <path d="M11 36h20v14H11z" fill="#ffe9a8" />
        <path d="M2 24h38v7H2z" fill="#5a3a26" />
        <path d="M84 70l8 9H78z" fill="#5a5560" />
        <circle cx="85" cy="49" r="4" fill="#ffe68a" />
        {[18, 43, 64].map((x) => (
          <g key={x}>
            <circle cx={x} cy="76" r={x === 18 ? 8.5 : 7} fill={IRON} />
            <circle cx={x} cy="76" r="2.4" fill={GOLD} stroke="none" />
          </g>
        ))}
      </g>
    </svg>
  );
}

const GROUND = (
  <>
    <ellipse cx="62" cy="62" rx="58" ry="18" fill="rgb(40 25 10 / .22)" />
    <path
      className="ground"
      d={blob(62, 57, 56, 19, 15, 4)}
      fill="var(--mound)"
      stroke={INK}
      strokeWidth="1.3"
    />
  </>
);

/** The platform of the station: a roof on posts, a clock, a bench. */
export function Platform() {
  return (
    <svg className="spot-drawing" viewBox="0 0 124 84" aria-hidden="true">
      {GROUND}
      <g stroke={INK} strokeWidth="1.5" strokeLinejoin="round">
        <path d="M6 62V52h58v10z" fill="#b9aa94" />
        <path d="M14 53V20M56 53V20" stroke="#6b4526" strokeWidth="4" />
        <path d="M2 22 12 8h46l10 14z" fill="#8a4a36" />
        <path d="M14 9 8 22M28 8l-2 14M42 8l2 14M56 9l6 13" stroke="rgb(40 20 10 / .4)" />
        <path d="M21 53V43h20v10" fill="#c98a4e" />
        <path d="M19 43h24" strokeWidth="3" />
        <circle cx="35" cy="30" r="7" fill="#fff8e6" />
        <path d="M35 25.5V30l3 2" fill="none" />
      </g>
    </svg>
  );
}

/** The Knoll: a green hill with a lone tree and a signpost to everywhere. */
export function Knoll() {
  return (
    <svg className="spot-drawing" viewBox="0 0 124 84" aria-hidden="true">
      {GROUND}
      <g stroke={INK} strokeWidth="1.5" strokeLinejoin="round">
        <path d="M4 62C8 36 24 24 38 24s30 12 36 38z" fill="var(--spot-leaf)" />
        <path
          d="M12 54c5-14 12-22 22-24"
          fill="none"
          stroke="rgb(255 255 255 / .4)"
          strokeWidth="3"
        />
        <path d="M26 30c1-6 1-8 0-12h6c-1 5 0 8 2 12z" fill="#8a5a34" />
        <path d={blob(29, 12, 14, 9, 9, 4)} fill="var(--pine-2)" />
        <path d="M53 44V16" stroke="#6b4526" strokeWidth="3.4" />
        <path d="M46 17h16l5 4-5 4H46z" fill="#e2c185" />
        <path d="M60 28H48l-4 3.5 4 3.5h12z" fill="#f3dcab" />
      </g>
    </svg>
  );
}

/** A ticket; its arrow says which way it still goes. */
export function TicketDrawing({ side }: { side: 'outbound' | 'return' | 'discarded' }) {
  return (
    <svg className="ticket-drawing" viewBox="0 0 48 30" aria-hidden="true" data-side={side}>
      <g stroke={INK} strokeWidth="1.6" strokeLinejoin="round">
        <path
          d="M2 4h44v7a4 4 0 0 0 0 8v7H2v-7a4 4 0 0 0 0-8z"
          fill={side === 'outbound' ? '#f6d98a' : '#bcd9c4'}
        />
        <path d="M35 5v20" strokeDasharray="2 2.4" strokeWidth="1.2" />
        <path
          d={side === 'outbound' ? 'M8 15h18m-6-6 6 6-6 6' : 'M28 15H10m6-6-6 6 6 6'}
          fill="none"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}

/** The token of the reservation: a bookmark, pale when it is used. */
export function ReservationToken({ used }: { used: boolean }) {
  return (
    <svg className="reservation-token" viewBox="0 0 24 30" aria-hidden="true">
      <g stroke={INK} strokeWidth="1.6" strokeLinejoin="round">
        <path d="M4 2h16v25l-8-6-8 6z" fill={used ? '#cfc5b2' : '#c8543c'} />
        {used ? (
          <path d="m8 8 8 8m0-8-8 8" strokeWidth="2" strokeLinecap="round" />
        ) : (
          <path d="m8 11 3 3.4L16.4 8" fill="none" stroke="#fff6df" strokeWidth="2.4" />
        )}
      </g>
    </svg>
  );
}
