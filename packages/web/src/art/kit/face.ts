/** Eyes and mouths: what an animal feels. */
import { dot, INK, line, shape, spot, twin } from './ink.ts';
import { CREAM } from './papers.ts';
import type { Species } from './species/species.ts';

export type Eyes = 'open' | 'happy' | 'wink' | 'stern' | 'sleepy' | 'old' | 'closed' | 'wide';
export type Mouth = 'smile' | 'open' | 'grin' | 'none';

export function eyes(kind: Eyes, { eyes: own = {}, headFur, coat }: Species): string {
  const { x = 8, y = -53, ring } = own;
  const r = (own.r ?? 3.1) * (kind === 'wide' ? 1.2 : 1);
  const around = ring ? twin(dot(x, y, r + 1.9, ring)) : '';
  const eye = (at: number): string =>
    spot(at, y, r * 0.94, r * 1.16, INK) +
    dot(at + r * 0.34, y - r * 0.44, r * 0.38, '#fff') +
    dot(at - r * 0.36, y + r * 0.46, r * 0.18, '#fff', 0.8);
  const arc = (at: number): string => line(`M${at - 3.6} ${y + 1.2}q3.6-5.4 7.2 0`, 2);
  const lid = headFur ?? coat.fur;
  switch (kind) {
    case 'happy':
      return around + arc(-x) + arc(x);
    case 'closed':
      return around + twin(line(`M${x - 3.6} ${y - 0.6}q3.6 4.4 7.2 0`, 1.9));
    case 'wink':
      return around + eye(-x) + arc(x);
    case 'stern':
      return (
        around + eye(-x) + eye(x) + twin(line(`M${x - 4.6} ${y - 3.4}L${x + 4.4} ${y - 6.6}`, 2.3))
      );
    case 'sleepy':
      return (
        around +
        eye(-x) +
        eye(x) +
        twin(
          `<path d="M${x - r - 0.6} ${y - 0.2}v-${r + 2}h${2 * r + 1.2}v${r + 2}z" fill="${ring ?? lid}" stroke="none"/>` +
            line(`M${x - r - 0.6} ${y - 0.2}h${2 * r + 1.2}`, 1.6),
        )
      );
    case 'old':
      return around + eye(-x) + eye(x) + twin(line(`M${x - 4} ${y - 6.6}q4-3.4 8.4 0`, 3.2, CREAM));
    default:
      return around + eye(-x) + eye(x);
  }
}

const LAUGH =
  shape('M-5-43.4Q0-41.6 5-43.4 5-35.4 0-35.4T-5-43.4z', '#8f3a35', 1.2) +
  spot(0, -37.4, 2.6, 1.4, '#e58a7e');

export function mouth(kind: Mouth, { bird, ownMouth }: Species): string {
  if (kind === 'none') return '';
  if (kind === 'open') return bird ? shape('M-3-43.6h6q-.6 6-3 6t-3-6z', '#8f3a35', 1.2) : LAUGH;
  if (ownMouth) return '';
  return kind === 'grin'
    ? line('M-7-42.6q7 5.6 12 0 2-1 2.6-2.6', 1.5)
    : line('M0-46v2.4M-4.4-43q2.2 2.8 4.4-.6 2.2 3.4 4.4 .6', 1.4);
}

export const blush = (y = -46): string => twin(dot(14.6, y, 3.2, '#e2705a', 0.42));

/** Worn on the face. */
export const wornOnFace = {
  glasses: (): string =>
    line('M-2-53h4', 1.6) +
    twin(
      `<circle cx="8" cy="-53" r="6.4" fill="#fff" fill-opacity=".25" stroke-width="1.7"/>` +
        line('M14-54l5-1.6', 1.4),
    ),
  monocle: (): string =>
    `<circle cx="8" cy="-53" r="6.2" fill="#fff" fill-opacity=".3" stroke="#c78c28" stroke-width="1.8"/>` +
    line('M12.6-48.6q3 7 1 13', 1, '#c78c28'),
  patch: (): string =>
    line('M-20-60Q0-68 19-46', 1.6) + shape('M3-58q6-2 10 1 1 6-4 8-6-1-6-9z', '#3a2b2e', 1.2),
  mask: (): string =>
    `<path d="M-21-57Q-9-62 0-56 9-62 21-57 21-47 12-46 5-46 0-51-5-46-12-46-21-47-21-57zM-8-57a4.6 4.6 0 1 0 .1 0zM8-57a4.6 4.6 0 1 0 .1 0z" fill="#3a2b3d" fill-rule="evenodd" stroke-width="1.2"/>`,
  goggles: (): string =>
    line('M-20-56h40', 4, '#6b4428') +
    twin(
      `<circle cx="8" cy="-54" r="6.8" fill="#bfe3e6" stroke="#c78c28" stroke-width="2.4"/><circle cx="8" cy="-54" r="8" fill="none" stroke-width="1.2"/>` +
        spot(8.4, -53.4, 2.6, 3.2, INK) +
        dot(9.4, -55, 1.1, '#fff'),
    ),
  moustache: (): string =>
    shape(
      'M0-43.6q-4-3-7.4 0-3 3-8 1 3 6.4 9.4 4.4 4-1.4 6-4.4 2 3 6 4.4 6.4 2 9.4-4.4-5 2-8-1-3.4-3-7.4 0z',
      CREAM,
      1.2,
    ),
  beard: (): string =>
    shape('M-11-42Q0-38 11-42 12-28 0-20-12-28-11-42z', '#f4efe4', 1.3) +
    line('M-4-36q0 6 2 9M4-36q0 6-2 9', 0.9, '#c9bda6'),
};
