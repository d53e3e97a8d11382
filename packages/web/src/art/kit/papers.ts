/** Colours: one hue for every colour of cards in six papers from light to deep, and things as they are. */

/** Papers of a backdrop; `frame` is the edge of the card. */
export interface Hue {
  readonly lit: string;
  readonly sky: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly deep: string;
}

export const HUES = {
  production: hue('#f8f7d6 #d9e8ab #b3d081 #8ab453 #5f8f3a #3a6125'),
  destination: hue('#fff2de #fad2b2 #f0aa86 #dc795b #b04b38 #742a21'),
  governance: hue('#f3f8f4 #cbe1ec #a3c7dd #70a3c8 #427ba8 #25496a'),
  prosperity: hue('#fbf2f4 #e3cde8 #c8a9d5 #a97ec4 #7d529b #4d2d64'),
  traveler: hue('#fff8e2 #f5dfb6 #e5c38b #cd9e60 #a67342 #6b4626'),
  event: hue('#fff7d8 #f6df9b #c2cc98 #85aa8c #4f837b #2a524f'),
  /** What happens at night: the other game, Nightweave, the Dungeon. */
  night: hue('#b9c3e0 #7f8fbd #5f70a4 #465689 #323f6b #1f2848'),
} satisfies Record<string, Hue>;
export type HueName = keyof typeof HUES;

function hue(papers: string): Hue {
  const [lit, sky, far, mid, near, deep] = papers.split(' ');
  return { lit, sky, far, mid, near, deep };
}

/** What a season does to a picture: its light is mixed in, leaves turn, snow lies on roofs. */
export interface Weather {
  readonly air: string;
  /** How much of the air is in the backdrop, of 100. */
  readonly mix: number;
  readonly leaf: string;
  readonly leaf2: string;
  readonly snow: string;
  /** What drifts through the air. */
  readonly drift: string;
}

export const SEASON_AIR = {
  winter: air('#e9f3fb 40 #a9c6bd #6f938c #fcfeff #ffffff'),
  spring: air('#fbe6ea 14 #93bf66 #6fa052 none #f4c0cd'),
  summer: air('#ffd98a 14 #6f9c41 #4f7f3a none #fff2b0'),
  autumn: air('#d98a3e 18 #d97f2f #b0501f none #b0501f'),
} satisfies Record<string, Weather>;
export type SeasonAir = keyof typeof SEASON_AIR;

function air(said: string): Weather {
  const [color, mix, leaf, leaf2, snow, drift] = said.split(' ');
  return { air: color, mix: Number(mix), leaf, leaf2, snow, drift };
}

/** Papers of the backdrop. */
export const PAPER = {
  lit: 'var(--lit)',
  sky: 'var(--sky)',
  far: 'var(--far)',
  mid: 'var(--mid)',
  near: 'var(--near)',
  deep: 'var(--deep)',
};
export const LEAF = 'var(--leaf)';
export const LEAF2 = 'var(--leaf2)';
export const SNOW = 'var(--snow)';
/** Behind the panes: somebody is at home, or nobody. */
export const PANE = 'var(--pane)';

export const WOOD = '#a9713f';
export const DARK_WOOD = '#7a4a28';
export const PALE_WOOD = '#d9a868';
export const STRAW = '#e6bd62';
export const GOLD = '#f2b92f';
export const STEEL = '#b4bec4';
export const WATER = '#8cc2cf';
export const FOAM = '#e6f4f5';
export const CREAM = '#fff6e2';
export const RED = '#c8473a';
export const BLUE = '#4c86b8';
export const PURPLE = '#7b3fa0';
export const PINK = '#e58a9a';
export const GREEN = '#6f9a4a';
