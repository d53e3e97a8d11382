/** Colours of the eight elements and of the night; never without rune and landscape beside them. */
import type { Element } from '@evervale/eldervale/vocabulary';

export interface Tones {
  readonly middle: string;
  readonly dark: string;
  readonly pale: string;
  /** Legible on paper. */
  readonly ink: string;
}

const tones = (said: string): Tones => {
  const [middle, dark, pale, ink] = said.split(' ');
  return { middle, dark, pale, ink };
};

export const TONES: Readonly<Record<Element, Tones>> = {
  air: tones('#86d3d6 #2f7482 #dcf7f3 #1d5560'),
  earth: tones('#79ad4a #3a6529 #c0de90 #2f5a1d'),
  fire: tones('#e8592c #7c221b #ffb65c #9a2a14'),
  water: tones('#3a93df #174f8c #9bd3fa #164b83'),
  light: tones('#f2c044 #9c6a14 #fff1b8 #7d520a'),
  darkness: tones('#8a66cc #35255e #c5aef2 #4c3087'),
  order: tones('#b7bfca #586274 #f0f3f7 #414b5d'),
  chaos: tones('#e25aa4 #7a2162 #ffb8dc #8c1f66'),
};
/** Monsters, and what belongs to nobody. */
export const WILD: Tones = tones('#4a2b2f #1d0f14 #ffb65c #9a2a14');
export const BRONZE: Tones = tones('#c08a4a #6b421c #f0cf96 #5a3512');

/** The ink of figures that stand in the night. */
export const NIGHT_INK = '#1b1626';
export const EMBER = '#ff7a45';
export const CREAM_EDGE = '#fbf1d8';
export const LIT = '#ffcf4d';
export const LIT_UNDER = '#3a2605';

/** `air-a` and `air-2` are of Air; what has no element has none. */
export function elementOf(id: string): Element | null {
  const found = id.slice(0, id.lastIndexOf('-'));
  return Object.hasOwn(TONES, found) ? (found as Element) : null;
}
