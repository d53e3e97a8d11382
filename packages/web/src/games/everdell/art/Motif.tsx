/** The places of the valley as spots in a landscape: a clearing with what is found there. */
import type { ReactNode } from 'react';
import { blob, pine } from '../../../art/blob.ts';
import type { Good } from './Goods.tsx';

const INK = '#4a3422';

const STUMP = (
  <g stroke={INK} strokeWidth="1.3" strokeLinejoin="round">
    <path d="M8 44c2-8 3-13 2-18h22c-1 6 1 11 4 18-9 4-20 4-28 0z" fill="#9a6a3c" />
    <ellipse cx="21" cy="26" rx="11" ry="4.5" fill="#e4bd84" />
    <ellipse cx="21" cy="26" rx="5.5" ry="2" fill="none" stroke="#b98a50" />
    <path
      d="M34 46 54 34M36 49l20-9M40 40l12 10"
      stroke="#7a4d26"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M34 46 54 34M36 49l20-9" stroke="#b98048" strokeWidth="1.8" strokeLinecap="round" />
  </g>
);

const RESIN_TREE = (
  <g stroke={INK} strokeWidth="1.3" strokeLinejoin="round">
    <path d="M20 50c2-14 2-22 0-34h14c-2 12-1 22 3 34z" fill="#8a5a34" />
    <path d={blob(27, 14, 20, 12, 10, 4)} fill="var(--spot-leaf)" />
    <path d="M25 26c5 0 5 6 4 10s-1 8-4 8-4-4-3-9-1-9 3-9z" fill="#f0a22c" />
    <path d="M46 50c-5 0-8-3-8-6s3-5 4-9c3 3 9 5 9 9s-2 6-5 6z" fill="#f0a22c" />
    <path d="M42 44c0-2 1-3 2-4" stroke="#ffe3a6" strokeWidth="1.6" fill="none" />
  </g>
);

const ROCKS = (
  <g stroke={INK} strokeWidth="1.3" strokeLinejoin="round">
    <path d="M6 48c-2-12 6-24 16-24 8 0 12 8 14 24z" fill="#8f989e" />
    <path d="M26 49c-2-9 4-17 13-17s15 8 14 17z" fill="#a9b2b7" />
    <path
      d="M12 34c3-4 6-6 9-6M32 42c2-4 5-5 8-5"
      stroke="#dfe5e8"
      strokeWidth="2"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M18 50c0-5 4-7 8-7s8 3 8 7z" fill="#c3cacd" />
  </g>
);

const BUSH = (
  <g stroke={INK} strokeWidth="1.3">
    <path d={blob(28, 35, 23, 15, 11, 6)} fill="var(--spot-leaf)" />
    {[
      [16, 32],
      [26, 27],
      [37, 32],
      [22, 41],
      [33, 42],
      [43, 39],
    ].map(([x, y]) => (
      <g key={x}>
        <circle cx={x} cy={y} r="3.8" fill="#7b3fa0" />
        <circle cx={x - 1} cy={y - 1.2} r="1" fill="#e3c6f3" stroke="none" />
      </g>
    ))}
  </g>
);

const NOTICE_BOARD = (
  <g stroke={INK} strokeWidth="1.3" strokeLinejoin="round">
    <path d="M12 50V20M44 50V20" stroke="#6b4526" strokeWidth="4" />
    <rect x="6" y="15" width="44" height="23" rx="2" fill="#b98a58" />
    <path d="M3 17 28 6l25 11z" fill="#8d5f36" />
    <rect x="11" y="19" width="10" height="13" fill="#fff6df" transform="rotate(-4 16 25)" />
    <rect x="24" y="20" width="10" height="13" fill="#fbe9c4" />
    <rect x="37" y="19" width="9" height="12" fill="#fff6df" transform="rotate(5 41 25)" />
  </g>
);

const BURROW = (
  <g stroke={INK} strokeWidth="1.3" strokeLinejoin="round">
    <path d="M0 50C4 22 22 8 38 10s26 18 28 40z" fill="var(--spot-leaf)" />
    <path d="M20 50V36a13 13 0 0 1 26 0v14z" fill="#7a4d29" />
    <path d="M24 50V37a9 9 0 0 1 18 0v13z" fill="#c9793f" />
    <circle cx="38" cy="42" r="1.5" fill="#ffd76b" />
    <circle cx="33" cy="34" r="3.5" fill="#ffdf8b" />
    <path d="M50 14V4h6v13" fill="#a58a70" />
  </g>
);

const MOTIFS: Record<Good, ReactNode> = {
  twig: STUMP,
  resin: RESIN_TREE,
  pebble: ROCKS,
  berry: BUSH,
  pearl: NOTICE_BOARD,
  card: NOTICE_BOARD,
  point: NOTICE_BOARD,
  any: NOTICE_BOARD,
  golden: NOTICE_BOARD,
};

export type MotifKind = Good | 'burrow';

export function SpotDrawing({ kind, forest }: { kind: MotifKind; forest: boolean }) {
  return (
    <svg className="spot-drawing" viewBox="0 0 124 84" aria-hidden="true">
      <ellipse cx="62" cy="58" rx="60" ry="23" fill="rgb(40 25 10 / .22)" />
      <path
        className="ground"
        d={blob(62, 53, 57, 22, 15, forest ? 5 : 2)}
        fill={forest ? 'var(--clearing)' : 'var(--mound)'}
        stroke={INK}
        strokeWidth="1.3"
      />
      <path
        className="ground"
        d={blob(62, 52, 48, 16, 15, 3)}
        fill={forest ? 'var(--clearing-light)' : 'var(--mound-light)'}
      />
      {forest && (
        <g fill="var(--pine-2)" stroke={INK} strokeWidth="1" strokeLinejoin="round">
          <path d={pine(9, 54, 44)} />
          <path d={pine(114, 52, 46)} />
          <path d={pine(101, 38, 30)} />
          <path d={pine(60, 34, 26)} />
        </g>
      )}
      <g transform={forest ? 'translate(16 8) scale(.9)' : 'translate(6 5)'}>
        {kind === 'burrow' ? BURROW : MOTIFS[kind]}
      </g>
    </svg>
  );
}

export function Milestone({ points }: { points: number }) {
  return (
    <svg className="milestone" viewBox="0 0 60 66" aria-hidden="true">
      <ellipse cx="30" cy="58" rx="28" ry="8" fill="rgb(40 25 10 / .25)" />
      <path
        d="M10 58C8 34 8 8 30 6s24 26 20 52c-10 4-30 4-40 0z"
        fill="#b9b3a4"
        stroke={INK}
        strokeWidth="1.4"
      />
      <path
        d="M15 52c-1-18 0-38 13-41"
        stroke="#e6e1d2"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M8 58c4-6 8-4 10 0M40 59c3-7 8-6 11-1"
        stroke="var(--spot-leaf)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <text x="30" y="29" textAnchor="middle" className="milestone-number">
        {points}
      </text>
    </svg>
  );
}
