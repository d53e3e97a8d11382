/**
 * A drawing as the text of one image: composed once, kept, and shown by one element, in the page as well as
 * inside another drawing. Names inside it are its own, so drawings never meet each other's clips.
 */
import { beginPicture } from '../../../art/kit/ink.ts';
import { CREAM_EDGE, NIGHT_INK } from './palette.ts';

/** Left, top, width, height. */
export type Box = readonly [x: number, y: number, w: number, h: number];

const kept = new Map<string, string>();

/** `draw` is asked once for each key. */
export function addressOf(key: string, box: Box, draw: () => string): string {
  const known = kept.get(key);
  if (known !== undefined) return known;
  beginPicture();
  const address = `data:image/svg+xml,${encodeURIComponent(svgOf(box, draw()))}`;
  kept.set(key, address);
  return address;
}

const svgOf = ([x, y, w, h]: Box, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w * 4}" height="${h * 4}">` +
  `<g stroke="${NIGHT_INK}" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round">${drawn}</g></svg>`;

/**
 * A sticker: the drawing once more below itself, all edge, so that it stands off every ground, its own
 * colour included.
 */
export const sticker = (drawn: string, edge = CREAM_EDGE, width = 5.2): string =>
  `<style>.s{stroke:${edge};stroke-width:${width}px}.s *{stroke:${edge}!important;stroke-width:${width}px!important;opacity:1!important}.s *:not([fill=none]):not(g){fill:${edge}!important}.s .air{display:none}</style>` +
  `<g class="s">${drawn}</g>${drawn}`;

/** Light and mist that the sticker's edge does not follow. */
export const air = (drawn: string): string => `<g class="air">${drawn}</g>`;
