/**
 * Cut paper with an ink edge: every mark of a picture is one of these. All of them are text, so that a
 * picture can be kept, compared and shown as an image of its own.
 *
 * The ink is inherited from the root: colour, width and round joins are said once (picture.ts).
 */
import { blob } from '../blob.ts';

export const INK = '#33211a';
/** Where light does not reach: brown over whatever lies below. */
const SHADE = '#2a1408';

/** One decimal is finer than anybody sees. */
export const n1 = (value: number): number => Math.round(value * 10) / 10;

const edge = (width?: number): string => (width === undefined ? '' : ` stroke-width="${width}"`);
const faint = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${opacity}"`);

/** A piece of paper with an ink edge. */
export const shape = (d: string, fill: string, width?: number): string =>
  `<path d="${d}" fill="${fill}"${edge(width)}/>`;
/** A piece of paper without an edge. */
export const flat = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" stroke="none"${faint(opacity)}/>`;
export const line = (d: string, width = 1.4, color?: string, opacity = 1): string =>
  `<path d="${d}" fill="none"${color ? ` stroke="${color}"` : ''}${edge(width)}${faint(opacity)}/>`;
export const disc = (x: number, y: number, r: number, fill: string, width?: number): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${fill}"${edge(width)}/>`;
export const dot = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${fill}" stroke="none"${faint(opacity)}/>`;
export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  width?: number,
): string =>
  `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}"${edge(width)}/>`;
export const spot = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity = 1,
): string =>
  `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}" stroke="none"${faint(opacity)}/>`;
/** A rectangle by its left upper corner. */
export const slab = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  round = 0,
  width?: number,
): string =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" fill="${fill}"${round ? ` rx="${round}"` : ''}${edge(width)}/>`;
export const patch = (x: number, y: number, w: number, h: number, fill: string, opacity = 1) =>
  flat(`M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}z`, fill, opacity);

/** Drawn around (0, 0), put at (x, y). What is made much larger keeps the ink of its neighbours. */
export function at(x: number, y: number, scale: number, drawn: string, turn = 0): string {
  const size = scale === 1 ? '' : ` scale(${scale})`;
  const ink = scale > 1.4 ? ` stroke-width="${n1(2.6 / scale)}"` : '';
  return `<g transform="translate(${n1(x)} ${n1(y)})${size}${turn ? ` rotate(${turn})` : ''}"${ink}>${drawn}</g>`;
}
export const mirrored = (drawn: string): string => `<g transform="scale(-1 1)">${drawn}</g>`;
/** The same on both sides. */
export const twin = (drawn: string): string => drawn + mirrored(drawn);

/** A stick with an ink edge. */
export const rod = (d: string, color: string, width: number): string =>
  line(d, n1(width + 2.8)) + line(d, width, color);

let forms = 0;
/** Names of forms are counted anew in every picture: the same picture is the same text. */
export const beginPicture = (): void => void (forms = 0);

/**
 * A piece of paper with light from the top left: shade along its lower right edge, a rim of light along
 * the other. `inside` is cut off at its edge: stripes, bricks, the face of an animal.
 */
export function form(d: string, fill: string, inside = '', width?: number): string {
  const n = ++forms;
  const use = (how: string): string => `<use href="#p${n}" ${how}/>`;
  return (
    `<clipPath id="c${n}"><path id="p${n}" d="${d}"/></clipPath>` +
    use(`fill="${fill}" stroke="none"`) +
    `<g clip-path="url(#c${n})">${inside}<g fill="none">` +
    use(
      `stroke="${SHADE}" stroke-opacity=".16" stroke-width="7" transform="translate(-2.3 -1.6)"`,
    ) +
    use(`stroke="#fff" stroke-opacity=".26" stroke-width="3.4" transform="translate(1.1 1.3)"`) +
    `</g></g>${use(`fill="none"${edge(width)}`)}`
  );
}

/** A layer of a landscape: its own outline once more behind it, as if it lay on the layer below. */
export const layer = (d: string, fill: string): string =>
  `<path d="${d}" fill="${SHADE}" stroke="none" opacity=".15" transform="translate(0 -1.8)"/>${flat(d, fill)}`;

/** What stands on the ground darkens it. */
export const shade = (x: number, y: number, w: number, h = 3.2): string =>
  spot(x, y, w / 2, h, SHADE, 0.24);

/** Light around a lamp or a window. */
export const glow = (x: number, y: number, r: number, color = 'var(--glow)'): string =>
  dot(x, y, r, color, 0.22) + dot(x, y, r * 0.66, color, 0.3);

export const tuft = (x: number, y: number, rx: number, ry: number, bumps: number, seed = 1) =>
  blob(x, y, rx, ry, bumps, seed);

/** Points on a circle, as a star has them. */
export function star(x: number, y: number, r: number, points = 5, inner = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const far = i % 2 === 0 ? r : r * inner;
    return `${n1(x + far * Math.cos(angle))} ${n1(y + far * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');
