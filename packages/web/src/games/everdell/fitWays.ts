/** The ways a card can be laid out, each from comfortable to just readable. */

/** How tall the picture is and how large the letters (in rem). */
export type Step = readonly [picture: number, letters: number];

export interface Way {
  /** How a low card is laid out; null: the picture is above. */
  readonly low: 'corner' | 'narrow' | null;
  /** Where the height of the picture goes, and what it is counted in. */
  readonly property: '--art' | '--thumb';
  readonly unit: '%' | 'rem';
  /** From comfortable to just readable. */
  readonly steps: readonly Step[];
  /** What fills the card of a short text, the most first. */
  readonly roomy: (step: Step) => readonly Step[];
  /** How low the picture of a longer text may be: while letters are comfortable, and once they are small. */
  readonly lower: readonly [number, number];
  /** Lower pictures of all are no longer pictures of somebody: another way is better then. */
  readonly enough: number;
}

const higher =
  (...pictures: readonly number[]): Way['roomy'] =>
  ([picture, letters]) =>
    pictures.filter((one) => one > picture).map((one): Step => [one, letters]);

const larger =
  (...times: readonly number[]): Way['roomy'] =>
  ([picture, letters]) =>
    times.map((one): Step => [picture, letters * one]);

/** The picture above, in percent of the card. */
export const ABOVE: Way = {
  low: null,
  property: '--art',
  unit: '%',
  steps: [
    [46, 1.1],
    [46, 1.02],
    [46, 0.96],
    [46, 0.9],
    [45, 0.86],
    [44, 0.82],
    [42, 0.79],
    [40, 0.76],
    [37, 0.74],
    [33, 0.72],
    [29, 0.71],
    [24, 0.7],
  ],
  roomy: higher(64, 56),
  lower: [34, 24],
  enough: 33,
};

/** A low card: the picture, all of it, in the corner, and the name beside it. */
export const CORNER: Way = {
  low: 'corner',
  property: '--thumb',
  unit: 'rem',
  steps: [
    [3.6, 0.96],
    [3.6, 0.9],
    [3.5, 0.86],
    [3.4, 0.82],
    [3.2, 0.79],
    [3, 0.76],
    [2.8, 0.74],
    [2.6, 0.72],
    [2.4, 0.71],
    [2.3, 0.7],
  ],
  // A larger picture would take the room of the name.
  roomy: larger(1.2, 1.1),
  lower: [2.6, 2.3],
  enough: 0,
};

/** A low card of a full hand: cost and points beside the picture, the name has the width below it. */
export const NARROW: Way = {
  low: 'narrow',
  property: '--thumb',
  unit: 'rem',
  steps: [
    [3.5, 0.9],
    [3.4, 0.86],
    [3.3, 0.82],
    [3.1, 0.79],
    [3, 0.76],
    [2.9, 0.74],
    [2.8, 0.72],
    [2.6, 0.71],
    [2.4, 0.7],
  ],
  roomy: higher(5.2, 4.3, 3.5),
  lower: [2.8, 2.2],
  enough: 0,
};

/** In rem: smaller letters than these (11 pixels on a small screen) are read with an effort. */
export const LEAST = 0.69;
/** How much smaller the letters of a single longer text may be. */
export const SMALLER = [1, 0.95, 0.9, 0.85, 0.8, 0.76, 0.72, 0.68, 0.63];
/** In rem: letters are comfortable from here on, and small below that. */
export const COMFORTABLE = 0.9;
export const SMALL = 0.76;
