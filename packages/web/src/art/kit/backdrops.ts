/** Where it happens: fourteen stages of cut paper in the hue of the card, 100 × 90. */
import { dot, flat, layer, line, patch, star, tuft } from './ink.ts';
import { DARK_WOOD, FOAM, PAPER, WATER, WOOD } from './papers.ts';

const { lit, sky, far, mid, near, deep } = PAPER;

/** Light behind the one who matters. */
const sun = (x = 48, y = 40, r = 33): string =>
  dot(x, y, r + 9, lit, 0.35) + dot(x, y, r, lit, 0.75) + dot(x, y, r - 9, lit);
const open = patch(0, 0, 100, 90, sky) + sun();
const FILL = 'V90H0z';

function pine(x: number, y: number, h: number): string {
  const w = h * 0.34;
  const step = (top: number, foot: number, wide: number): string =>
    `M${x} ${y - h * top}q${w * wide * 0.35} ${h * (top - foot) * 0.6} ${w * wide} ${h * (top - foot)}q${-w * wide} ${h * 0.06} ${-2 * w * wide} 0q${w * wide * 0.65} ${-h * (top - foot) * 0.4} ${w * wide} ${-h * (top - foot)}z`;
  return step(0.62, 0.06, 1) + step(0.84, 0.36, 0.78) + step(1, 0.62, 0.54);
}
const pines = (fill: string, ...all: readonly (readonly [number, number, number])[]): string =>
  flat(all.map(([x, y, h]) => pine(x, y, h)).join(''), fill);
const cloud = (x: number, y: number, w: number, fill = '#fffdf4'): string =>
  flat(
    `M${x - w / 2} ${y}q${-w * 0.12} ${-w * 0.2} ${w * 0.14} ${-w * 0.2}q${w * 0.1} ${-w * 0.24} ${w * 0.34} ${-w * 0.14}q${w * 0.22} ${-w * 0.12} ${w * 0.32} ${w * 0.1}q${w * 0.24} 0 ${w * 0.2} ${w * 0.24}z`,
    fill,
    0.9,
  );
const ground = (y = 77): string =>
  layer(`M0 ${y + 2}q25-6 52-1t48-3${FILL}`, near) +
  line(
    `M8 ${y + 7}l1.5-3 1 3M32 ${y + 8}l1-3 1.5 3M86 ${y + 5}l1-3 1.5 3M64 ${y + 9}l1-2.5 1 2.5`,
    0.9,
    deep,
    0.5,
  );
const TRUNKS = 'M6 0h11q-3 40 3 90H1Q8 44 6 0zM84 0h11q-4 44 4 90H80Q88 50 84 0z';
const FAR_TRUNKS = 'M26 0h6q-2 40 2 74h-9q3-40 1-74zM70 0h6q-2 36 2 74h-9q3-36 1-74z';
const STARS =
  star(54, 9, 3, 4, 0.3) +
  star(72, 17, 2.2, 4, 0.3) +
  star(92, 38, 2.4, 4, 0.3) +
  star(13, 40, 2, 4, 0.3);
const moon = flat('M32 6a9.5 9.5 0 1 0 9 13A8 8 0 0 1 32 6z', '#fff3c4');

export const BACKDROPS = {
  meadow:
    open +
    cloud(17, 22, 18) +
    cloud(86, 28, 14) +
    layer(`M0 56Q22 42 48 54T100 46${FILL}`, far) +
    pines(mid, [8, 61, 22], [17, 62, 15], [92, 58, 23], [84, 60, 14]) +
    layer(`M0 68Q30 56 60 66T100 60${FILL}`, mid) +
    ground(),
  road:
    open +
    cloud(20, 18, 18) +
    layer(`M0 54Q26 40 52 52T100 44${FILL}`, far) +
    pines(mid, [88, 57, 22], [96, 58, 15], [6, 60, 18]) +
    layer(`M0 64Q40 52 100 62${FILL}`, mid) +
    layer('M62 57q18 5 2 12Q36 78 26 90h52q-6-13 6-20 10-8-22-13z', lit) +
    line('M58 72q6-2 9-5M46 84q5-4 9-5', 1, far),
  forest:
    open +
    layer(`M0 60Q40 50 100 58${FILL}`, far) +
    flat(FAR_TRUNKS, far) +
    flat(TRUNKS, near) +
    line('M10 12q-2 30 0 60M90 14q-2 30 0 56', 1, deep, 0.5) +
    layer('M0 0h100v10q-5 8-12 3-6 9-14 3-8 8-16 2-8 6-16 0-8 8-16 0-8 6-14-1Q4 21 0 15z', mid) +
    ground(75),
  tunnel:
    patch(0, 0, 100, 90, sky) +
    sun(51, 44, 31) +
    `<g fill-rule="evenodd">${layer('M0 0h100v90H0zM50 7C26 7 13 25 12 46S14 82 17 90H88c3-16 3-28 0-46S74 7 50 7z', mid)}${layer('M0 0h100v90H0zM50 3C20 4 7 24 6 48s0 34 3 42h84c3-18 4-30 1-46S80 2 50 3z', near)}</g>` +
    layer('M0 81q30-6 100-1v10H0z', deep) +
    flat(
      'M3 20l5-4 3 6-5 3zM90 14l5 3-3 5-5-3zM3 60l3-5 3 5-3 4zM93 58l4 2-2 6-4-3zM14 7l4-1 1 4-4 1z',
      deep,
    ),
  room:
    patch(0, 0, 100, 90, sky) +
    line('M12 0v62M31 0v62M50 0v62M69 0v62M88 0v62', 6, far, 0.4) +
    sun(48, 40, 30) +
    layer('M0 62h100v28H0z', mid) +
    patch(0, 65, 100, 2, near) +
    layer('M0 80h100v10H0z', near) +
    line('M14 80l-6 10M38 80l-3 10M62 80l3 10M86 80l6 10', 1, deep, 0.4),
  hall:
    open +
    flat('M8 0h12v80H8zM80 0h12v80H80z', far) +
    flat('M5 72h18v8H5zM77 72h18v8H77z', mid) +
    layer('M0 0h34Q30 30 10 46 6 60 8 76H0zM100 0H66q4 30 24 46 4 14 2 30h8z', near) +
    line('M11 0Q12 26 4 44M22 0Q20 24 8 44M89 0q-1 26 7 44M78 0q2 24 14 44', 1.2, deep) +
    line('M6 46q4 3 8-2M94 46q-4 3-8-2', 2, '#f2b92f') +
    layer('M0 78h100v12H0z', mid) +
    flat('M32 90l6-12h24l6 12z', deep),
  sky:
    patch(0, 0, 100, 90, sky) +
    sun(50, 42, 33) +
    cloud(15, 28, 24) +
    cloud(87, 20, 20) +
    cloud(78, 60, 16) +
    layer('M0 76Q24 64 52 74t48-6v22H0z', far) +
    flat('M30 74l4-4 4 4v5h-8zM40 76l3-3 3 3v4h-6zM66 73l4-4 4 4v5h-8z', mid) +
    layer('M0 84q30-8 100 0v6H0z', near),
  river:
    open +
    cloud(84, 20, 18) +
    layer('M0 50Q26 38 52 48T100 42V70H0z', far) +
    pines(mid, [9, 55, 22], [18, 56, 15], [91, 53, 21]) +
    layer('M0 58q50-7 100 0v14H0z', mid) +
    layer('M0 66q50-5 100 0v24H0z', WATER) +
    line('M8 74q4-2 8 0t8 0M70 72q4-2 8 0t8 0M78 84q4-2 8 0M30 86q4-2 8 0', 1.5, FOAM),
  shore:
    open +
    cloud(20, 20, 18) +
    layer('M0 46q50-5 100 0v24H0z', WATER) +
    line('M10 54q4-2 8 0t8 0M64 52q4-2 8 0t8 0M40 60q4-2 8 0', 1.5, FOAM) +
    layer('M0 66Q30 58 60 68t40 2v20H0z', lit) +
    layer('M0 80Q40 72 100 82v8H0z', far),
  town:
    open +
    layer('M0 60V42l9-9 9 9v-8l8-8 8 8v14h8V40l8-8 8 8v6l7-7 9 8v-9l9-9 9 9v56H0z', far) +
    flat('M6 46h4v5H6zM24 40h4v5h-4zM48 44h4v5h-4zM88 42h4v5h-4zM68 50h3v4h-3z', lit) +
    layer('M0 70q50-8 100 0v20H0z', mid) +
    ground(80),
  night:
    patch(0, 0, 100, 90, deep) +
    dot(50, 42, 42, near, 0.6) +
    dot(50, 42, 32, near) +
    moon +
    flat(STARS, '#fff3c4') +
    layer(`M0 60Q30 48 56 58t44-6${FILL}`, mid) +
    pines(deep, [8, 64, 24], [18, 66, 16], [94, 62, 22]) +
    ground(75),
  dusk:
    patch(0, 0, 100, 90, far) +
    dot(50, 48, 46, sky) +
    dot(50, 48, 34, lit, 0.8) +
    dot(50, 50, 22, '#fff7d0', 0.8) +
    layer(`M0 58Q26 46 52 56T100 50${FILL}`, mid) +
    pines(near, [7, 64, 25], [94, 62, 23], [16, 66, 14]) +
    layer(`M0 70Q40 62 100 68${FILL}`, near) +
    layer('M0 83q40-5 100-1v8H0z', deep),
  stage:
    patch(0, 0, 100, 90, sky) +
    sun(50, 42, 32) +
    layer(
      'M0 0h100v14q-6 7-12 0-7 7-13 0-6 7-12 0-7 7-13 0-6 7-12 0-7 7-13 0-6 7-12 0-7 7-13 0z',
      near,
    ) +
    layer('M0 0h14q-2 40 2 80H0zM100 0H86q2 40-2 80h16z', mid) +
    line('M6 14v64M94 14v64', 1.6, near) +
    layer('M0 76h100v14H0z', WOOD) +
    line('M0 83h100M20 76v7M55 76v7M84 76v7M38 83v7M70 83v7', 1, DARK_WOOD),
  peaks:
    open +
    layer('M0 62L18 30l10 14 18-32 20 34 12-16 22 36v42H0z', far) +
    flat('M46 12l8 14-4 3-4-4-5 4-2-5zM18 30l5 8-4 2-4-2-2 2zM78 30l6 9-4 1-3-3-4 2z', '#fffdf4') +
    layer(`M0 66Q30 54 60 64T100 58${FILL}`, mid) +
    pines(near, [7, 74, 24], [17, 75, 15], [93, 72, 23]) +
    ground(78),
  cave:
    patch(0, 0, 100, 90, mid) +
    dot(50, 46, 40, far, 0.7) +
    dot(50, 46, 28, sky, 0.8) +
    layer(
      'M0 0h100v20l-5 10-5-10-4 16-5-18-6 8-4-10-9 5-6-6-8 12-6-12-8 4-5-5-6 12-6-10-5 14-5-14-6 8z',
      deep,
    ) +
    layer('M0 90V66l6-6 6 12 6 8q32-6 62 0l6-10 6-6 8 10v26z', near) +
    layer('M0 86q40-6 100-1v5H0z', deep),
  leaves:
    patch(0, 0, 100, 90, sky) +
    sun(50, 45, 30) +
    flat(
      tuft(6, 8, 20, 15, 9, 2) +
        tuft(96, 10, 18, 15, 9, 4) +
        tuft(2, 84, 16, 14, 8, 3) +
        tuft(99, 84, 16, 14, 8, 5),
      mid,
    ) +
    flat(
      tuft(0, 2, 18, 13, 8, 4) +
        tuft(101, 0, 16, 14, 8, 2) +
        tuft(0, 92, 14, 12, 8, 5) +
        tuft(101, 92, 14, 12, 8, 3),
      near,
    ),
} satisfies Record<string, string>;
export type Backdrop = keyof typeof BACKDROPS;
