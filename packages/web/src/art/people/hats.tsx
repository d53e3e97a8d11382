/** What computer players of a character wear, so that their faces can be told apart at the table. */
import type { Character } from '@evervale/ai/names';
import type { ReactNode } from 'react';

const INK = '#33211a';
const edge = { stroke: INK, strokeWidth: 1.3, strokeLinejoin: 'round' } as const;

export const HATS: Readonly<Record<Character, ReactNode>> = {
  /** A helmet. */
  builder: (
    <g {...edge}>
      <path d="M11.5 13.5C11.5 5 17 .8 24 .8s12.5 4.2 12.5 12.7z" fill="#f0b429" />
      <path d="M21.4 1.2h5.2v12.3h-5.2z" fill="#d9971a" />
      <path d="M8.5 12.5h31c1.6 0 1.6 3.2 0 3.2h-31c-1.6 0-1.6-3.2 0-3.2z" fill="#f0b429" />
    </g>
  ),
  /** A cook's cap. */
  host: (
    <g {...edge}>
      <path
        d="M14.5 11c-6-1-6-8 0-8.4C16-.6 21.5-.8 24 1.400c2.5-2.2 8-2 9.5 1.2 6 .4 6 7.4 0 8.400z"
        fill="#fdfaf1"
      />
      <path d="M14.5 9.800h19v4.400c-5 1.7-14 1.7-19 0z" fill="#f1e8d3" />
    </g>
  ),
  /** Spectacles on a chain. */
  collector: (
    <g fill="none" stroke="#a8781c" strokeWidth="1.7">
      <circle cx="18.3" cy="21.5" r="5" fill="#fff" fillOpacity=".35" />
      <circle cx="29.7" cy="21.5" r="5" fill="#fff" fillOpacity=".35" />
      <path d="M23.3 21c.4-.6 1-.6 1.4 0M34.7 22c3 1 3.5 6 1.5 11" strokeLinecap="round" />
    </g>
  ),
  /** A wreath of flowers. */
  reveller: (
    <g {...edge}>
      <path
        d="M11.5 14c4-5 21-5 25 0"
        fill="none"
        stroke="#4f8a3a"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <circle cx="13" cy="12.5" r="3.2" fill="#e8618c" />
      <circle cx="20" cy="9.6" r="3.2" fill="#f6c945" />
      <circle cx="28" cy="9.6" r="3.2" fill="#8e6fd0" />
      <circle cx="35" cy="12.5" r="3.2" fill="#f08a4b" />
    </g>
  ),
  /** A hat with a feather. */
  traveller: (
    <g {...edge}>
      <path d="M33 9C37 5 42 1 46 .8c-.5 4.5-5 8.5-10 10z" fill="#d9482b" />
      <path d="M13.5 12C14 4.5 18 1 24.5 1c6 0 9.5 4 10 11z" fill="#3f7a4a" />
      <path d="M7.5 14.500c5-4.5 28-4.5 33 0-6 2.8-27 2.8-33 0z" fill="#2f6239" />
    </g>
  ),
  /** A hat of straw. */
  farmer: (
    <g {...edge}>
      <path d="M14.5 11.500C15 4 18.5 1.5 24 1.500s9 2.5 9.5 10z" fill="#ecc873" />
      <path d="M14.5 9.500c5-1.5 14-1.5 19 0l.2 2.600c-6-1.5-13.5-1.5-19.4 0z" fill="#b5502f" />
      <path d="M4 15c6-5 34-5 40 0-7 3.5-33 3.5-40 0z" fill="#e0b65c" />
    </g>
  ),
  /** A kerchief with dots. */
  mason: (
    <g {...edge}>
      <path d="M36 10.500c4 .5 7 3 8 6.500-3.500.5-6.500-.5-8.500-3z" fill="#a43d2c" />
      <path d="M11 14.500C11.500 6 17 2 24 2s12.500 4 13 12.500c-8-3-18-3-26 0z" fill="#c8553d" />
      <g fill="#fdf3dc" stroke="none">
        <circle cx="17.500" cy="9" r="1.400" />
        <circle cx="24" cy="6" r="1.400" />
        <circle cx="30.500" cy="9" r="1.400" />
      </g>
    </g>
  ),
  /** A helmet with a crest. */
  champion: (
    <g {...edge}>
      <path d="M20.500 4C22-1 33-1.500 39 5.500c-5-1.500-9 0-12 1.500z" fill="#c9302c" />
      <path d="M12 16C12 7 17 3.500 24 3.500S36 7 36 16l-3.500 1v-3.500h-17V17z" fill="#9fb0bd" />
      <path d="M22.500 4h3v14.500L24 20l-1.500-1.500z" fill="#c7d3dc" />
    </g>
  ),
  /** A pointed cap with stars. */
  scholar: (
    <g {...edge}>
      <path
        d="M12.500 14 22 1.500c2-2.200 6-1.500 7 1L35.500 14c-7 2.500-16 2.500-23 0z"
        fill="#3d4f9f"
      />
      <path d="M9 15c7-3.500 23-3.500 30 0-7 3-23 3-30 0z" fill="#2d3b7d" />
      <g fill="#f7d774" stroke="none">
        <path d="m22 6 .8 1.800 1.900.2-1.400 1.300.4 1.900L22 10.200l-1.700 1 .4-1.900L19.300 8l1.900-.2z" />
        <circle cx="28.500" cy="9.500" r="1.200" />
        <circle cx="26" cy="4" r=".9" />
      </g>
    </g>
  ),
  /** A hat with a lamp. */
  explorer: (
    <g {...edge}>
      <path d="M13 12.500C13.500 5 17.500 1.500 24 1.500S34.500 5 35 12.500z" fill="#b98a4e" />
      <path d="M7 15c6-4.500 28-4.500 34 0-6 2.500-28 2.500-34 0z" fill="#a3763d" />
      <circle cx="24" cy="8" r="3.600" fill="#ffe58a" />
      <circle cx="24" cy="8" r="1.400" fill="#fffbe6" stroke="none" />
    </g>
  ),
};
