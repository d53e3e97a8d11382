/** Pictures of cards as images: composed once, then kept. */
import { compose } from '../../../../art/kit/index.ts';
import { CARD_PICTURES, hueOf } from './index.ts';

const painted = new Map<string, string>();

/** The address of an image, or nothing for what has no picture. */
export function paint(card: string): string | null {
  const known = painted.get(card);
  if (known !== undefined) return known;
  const drawing = CARD_PICTURES[card];
  if (drawing === undefined) return null;
  const address = `data:image/svg+xml,${encodeURIComponent(compose(drawing, { hue: hueOf(card) }))}`;
  painted.set(card, address);
  return address;
}
