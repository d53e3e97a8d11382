/** Nightweave the spider, and her brood. */
import { creature, put } from '../../../../art/kit/index.ts';

/** Nightweave herself, on her thread. */
export const weaver = (x: number, y: number, s = 1.6, extra = ''): string =>
  put(x, y - 30, 1, `<path d="M0-90V30" fill="none" stroke="#f6f1e6" stroke-width="1"/>`) +
  creature.spider(x, y, s) +
  put(x, y, s, extra);
/** A hat of the kit on the head of a spider. */
export const worn = (drawn: string): string => put(0, 15, 0.42, drawn);
export const brood = (...where: readonly (readonly [number, number])[]): string =>
  where.map(([x, y]) => creature.spider(x, y, 0.5, '#6a5a7a')).join('');
