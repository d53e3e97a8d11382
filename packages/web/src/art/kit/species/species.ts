/** What makes an animal: its coat, the outline of its head, ears, marks and tail. The rest is shared. */
import { INK, line, oval, shape, slab, spot, twin } from '../ink.ts';

export interface Coat {
  readonly fur: string;
  readonly light: string;
  readonly dark: string;
  /** Hands, where they differ from the fur. */
  readonly paw?: string;
}

/**
 * Drawn around a figure that stands on (0, 0): the middle of the head is (0, -52), its top -71, its chin -34.
 */
export interface Species {
  readonly coat: Coat;
  /** Outline of the head. */
  readonly head: string;
  /** Fur of the head, where it differs. */
  readonly headFur?: string;
  /** Behind the head. */
  readonly ears?: (coat: Coat) => string;
  /** On the head, cut off at its outline. */
  readonly marks?: (coat: Coat) => string;
  /** On the face: muzzle, nose, beak. */
  readonly face: (coat: Coat) => string;
  readonly eyes?: {
    readonly x?: number;
    readonly y?: number;
    readonly r?: number;
    readonly ring?: string;
  };
  /** Without a mouth of the common kind: beaks, wide mouths. */
  readonly ownMouth?: boolean;
  readonly tail?: (coat: Coat) => string;
  /** Birds have wings and thin legs. */
  readonly bird?: boolean;
  /** Belly, where it differs from the light fur. */
  readonly belly?: string;
  /** On the body, cut off at its outline. */
  readonly bodyMarks?: (coat: Coat) => string;
  /** How much higher hats sit. */
  readonly hatUp?: number;
  readonly feet?: string;
}

export const HEADS = {
  round: 'M0-71C12.5-71 20.5-62.5 20.5-52S13-34 0-34-20.5-41.5-20.5-52-12.5-71 0-71z',
  cheeky:
    'M0-71C11-71 18-64 19-56 23-52 23.5-44 18-39 13-35 6-34 0-34S-13-35-18-39C-23.5-44-23-52-19-56-18-64-11-71 0-71z',
  long: 'M0-71C10.5-71 17.5-64 18-54 18.5-47 16-41 11-37 8-34.6 4-34 0-34S-8-34.6-11-37C-16-41-18.5-47-18-54-17.5-64-10.5-71 0-71z',
  wedge:
    'M0-71C12-71 20-65 20.5-56 20.5-48 15-42 10-37.5 7-34.5 3.5-33 0-33S-7-34.5-10-37.5C-15-42-20.5-48-20.5-56-20-65-12-71 0-71z',
  foxy: 'M0-70C8-70 15-67 19-60 22-56 25-50 27-44 21-44 16-38.5 10-35.5 7-33.6 3.5-33 0-33S-7-33.6-10-35.5C-16-38.5-21-44-27-44-25-50-22-56-19-60-15-67-8-70 0-70z',
  flat: 'M0-69C13-69 21-62.5 22-53 23-43 14-34.5 0-34.5S-23-43-22-53C-21-62.5-13-69 0-69z',
  frog: 'M0-65C3-65 5-73 12-74.5 20-75.5 23-68 20.5-61 27-54 26-36 0-35-26-36-27-54-20.5-61-23-68-20-75.5-12-74.5-5-73-3-65 0-65z',
  egg: 'M0-71C11-71 18.5-62 18.5-52 18.5-41 12-34 0-34S-18.5-41-18.5-52C-18.5-62-11-71 0-71z',
  snouty:
    'M0-70C11-70 18.5-64 19-56 19-49 14-43 9.5-38 6-33.5 3-32 0-32S-6-33.5-9.5-38C-14-43-19-49-19-56-18.5-64-11-70 0-70z',
} as const;

export const ear = {
  round:
    (r: number, x = 17, y = -66, inner = '#e8b7ae') =>
    (coat: Coat) =>
      twin(oval(x, y, r, r, coat.fur) + spot(x + 0.4, y + 0.8, r * 0.6, r * 0.62, inner)),
  small:
    (r = 5.4, x = 15, y = -66) =>
    (coat: Coat) =>
      twin(oval(x, y, r, r, coat.fur) + spot(x, y + 0.6, r * 0.5, r * 0.5, coat.dark)),
  point:
    (tufted = false) =>
    (coat: Coat) =>
      twin(
        shape('M5-68Q12-80 20.5-84 23-72 20.5-56z', coat.fur) +
          shape('M11-68Q14-76 19-79 20-71 18.8-63z', tufted ? coat.light : coat.dark, 0.1) +
          (tufted ? line('M18-83l2.5-5M20-83l4-3.4', 1.8, coat.dark) : ''),
      ),
  long: (tip?: string) => (coat: Coat) =>
    twin(
      shape('M4.5-66C1-84 5-98 11.5-98.5 18-98.5 21-83 16.5-63z', coat.fur) +
        shape('M8-70C6-84 8.4-93 11.5-93 15-93 16.6-82 13.5-68z', '#eab9ae', 0.1) +
        (tip
          ? shape(
              'M6.2-91.4C7.4-96 9.4-98.4 11.5-98.5 14-98.5 16.2-95.6 17.2-91.4 13-93.6 9.6-93.6 6.2-91.4z',
              tip,
              1.2,
            )
          : ''),
    ),
};

export const nose = (fill = INK, y = -48.5, rx = 3.1, ry = 2.3): string =>
  spot(0, y, rx, ry, fill) + spot(-0.9, y - 0.8, 0.9, 0.6, '#fff', 0.7);
export const whiskers = line('M-11-45.5l-11.5-2M-11-43.5l-11 2M11-45.5l11.5-2M11-43.5l11 2', 0.8);
export const teeth = (y = -41.4, w = 4.8, h = 4.4): string =>
  slab(-w / 2, y, w, h, '#fffdf4', 1, 0.9) + line(`M0 ${y}v${h}`, 0.7);
/** A beak that points forward and down. */
export const beak = (fill: string, w = 4.6, h = 8, y = -51): string =>
  shape(
    `M${-w} ${y + 3.4}Q${-w * 0.4} ${y - 1.4} 0 ${y - 1}Q${w * 0.4} ${y - 1.4} ${w} ${y + 3.4}Q${w * 0.5} ${y + h * 0.75} 0 ${y + h}Q${-w * 0.5} ${y + h * 0.75} ${-w} ${y + 3.4}z`,
    fill,
    1.4,
  ) + line(`M${-w + 0.8} ${y + 3.6}Q0 ${y + 5.6} ${w - 0.8} ${y + 3.6}`, 0.9);
