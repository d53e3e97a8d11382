/** Pictures as images: composed once for each light they are seen in, then kept. */
import { compose, eyeOf, type Light } from '../../../../art/kit/index.ts';
import type { HueName } from '../../../../art/kit/papers.ts';
import { PICTURES } from './index.ts';

/** A picture's light, with the guest by id. */
export interface Seen extends Omit<Light, 'guest' | 'hue'> {
  readonly hue: HueName;
  readonly guest?: string | undefined;
}

const painted = new Map<string, string>();

/** The address of an image, or nothing for what has no picture. */
export function paint(id: string, seen: Seen): string | null {
  const drawing = PICTURES[id];
  if (drawing === undefined) return null;
  const { hue, season, home, guest, gold, saddle } = seen;
  const key = [id, hue, season, home, home === 'occupied' && guest, gold, saddle].join();
  const known = painted.get(key);
  if (known !== undefined) return known;
  const { guest: _, ...light } = seen;
  const whose = guest === undefined ? undefined : PICTURES[guest];
  const svg = compose(drawing, { ...light, ...(whose && { guest: whose }) });
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  painted.set(key, address);
  return address;
}

const eyes = new Map<string, number>();

/** Where to look at in a frame that is narrower than the picture, in percent from the left. */
export function eye(id: string): number {
  const drawing = PICTURES[id];
  if (drawing === undefined) return 50;
  const known = eyes.get(id) ?? eyeOf(drawing);
  eyes.set(id, known);
  return known;
}
