/** The Realms of Light, Darkness, Order and Chaos, by their names. */
import { at, dot, flat, line, patch, star, times } from '../../../../art/kit/ink.ts';
import { bareTree, column, cube, cypress, flame, grave, moon, rays, shadow, sun } from './parts.ts';
import type { Land } from './land.ts';

const graveGround = (pools: string): string =>
  flat(pools, '#160e2c', 0.85) + line('M-44 32h18M26 46h14M-8 16h12', 1.6, '#a58ae0', 0.6);

const lozenges =
  line(
    times(
      11,
      (i) => `M${-130 + i * 26} -80L${-40 + i * 26} 80M${130 - i * 26} -80L${40 - i * 26} 80`,
    ),
    1.7,
    '#586274',
    0.5,
  ) +
  flat(
    'M0 4l13 22.600L0 49-13 26.600zM39 4l13 22.600L39 49 26 26.600zM-39 4l13 22.600L-39 49-52 26.600z',
    '#f4f6f9',
    0.5,
  );

const shards = (seed: number): string =>
  [
    ['M-78 6l22-12 6 20z', '#8f2f80'],
    ['M-30 40l26-6-8 22z', '#ffd25a'],
    ['M44 8l26 8-20 14z', '#3fd0c4'],
    ['M10 56l20 4-14 14z', '#8f2f80'],
    ['M-62 44l14 4-10 12z', '#3fd0c4'],
    ['M50 42l16-6 2 16z', '#ffd25a'],
  ]
    .map(
      ([d, fill], i) =>
        `<g transform="rotate(${(seed * 37 + i * seed * 11) % 50})">${flat(d, fill, 0.8)}</g>`,
    )
    .join('');

const spiral = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    line(
      'M0 0c4-4 9 1 6 6-5 7-17 3-16-7C-9-14 8-19 18-9 27 1 22 20 6 23-14 26-27 10-24-8',
      3,
      '#fff0f8',
      0.9,
    ),
  );

const upsideTree = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    flat('M-26-46C-10-56 14-56 26-46 18-38-18-38-26-46z', '#5aa548') +
      flat('M-24-46C-10-50 12-50 25-46 10-42-12-42-24-46z', '#a56a3a') +
      flat('M-3-42h7L6-18H-5z', '#8a5634') +
      flat('M0-20C9-22 18-16 15-8 17 1 7 6 0 2-7 6-17 1-15-8-18-16-9-22 0-20z', '#27a89c') +
      dot(-6, -9, 3.4, '#ff6ab0') +
      dot(6, -6, 3, '#ff6ab0') +
      dot(1, -14, 2.4, '#ffd25a'),
  );

function cypressGold(x: number, y: number): string {
  return at(
    x,
    y,
    0.9,
    shadow(0, 1, 7) +
      line('M0 2V-20', 2.4, '#6f8f2c') +
      flat(star(0, -26, 12, 10, 0.66), '#ffd24d') +
      dot(0, -26, 5, '#7a4a14') +
      flat('M0-6q8-8 12-4-4 7-12 6z', '#8fb03c'),
  );
}

export const LANDS_B: Readonly<Record<string, () => Land>> = {
  'light-1': () => ({
    ground: rays(0, -44, '#fff7d0', 0.5),
    skyline:
      sun(0, -72, 16) +
      flat('M-62-10L-48-22-40-22-34-34-26-34-20-46H20l6 12h8l6 12h8l14 12z', '#e0ae45') +
      flat('M-62-10h124L56-4H-56zM-46-22h92l-3 5H-43zM-32-34h64l-3 5H-29z', '#fff3cf') +
      patch(-15, -72, 5, 26, '#fff6dc') +
      patch(10, -72, 5, 26, '#f0d79a') +
      flat('M-20-78h40l-4 7h-32z', '#fff6dc') +
      flame(-54, -16, 0.7) +
      flame(54, -16, 0.7) +
      flame(-38, -30, 0.6) +
      flame(38, -30, 0.6),
  }),
  'light-2': () => ({
    ground:
      rays(0, -60, '#fff7d0', 0.4) +
      line('M-60 20v-8M-40 44v-8M50 30v-8M20 56v-8M-10 30v-8M66 10v-8', 2, '#9c7a1c', 0.7) +
      times(
        6,
        (i) =>
          dot([-60, -40, 50, 20, -10, 66][i], [10, 34, 20, 46, 20, 0][i], 4, '#fff6c8') +
          dot([-60, -40, 50, 20, -10, 66][i], [10, 34, 20, 46, 20, 0][i], 1.8, '#b5711c'),
      ),
    skyline:
      sun(0, -50, 21) +
      flat('M-86-24Q-44-46 0-34T86-28V-12H-86z', '#d9a63a') +
      flat('M-86-20Q-40-34 4-26T86-20V-8H-86z', '#e9bd55') +
      times(7, (i) =>
        at(
          -66 + i * 22,
          -14 - (i % 2) * 5,
          0.9,
          line('M0 4V-14', 2, '#6f8f2c') +
            flat(star(0, -17, 8, 9, 0.62), '#ffd24d') +
            dot(0, -17, 3.4, '#7a4a14'),
        ),
      ),
  }),
  'light-3': () => ({
    ground: rays(0, -40, '#fff7d0', 0.45),
    skyline:
      flat('M-70-10L-52-26H52L70-10z', '#f0d79a') +
      flat('M-58-20L-46-30H46l12 10z', '#fff3cf') +
      flat('M-34-28V-60A34 34 0 0 1 34-60V-28H22V-58A22 22 0 0 0-22-58V-28z', '#fff6dc') +
      flat('M22-28V-58A22 22 0 0 0 0-80V-94A34 34 0 0 1 34-60V-28z', '#e3c277') +
      sun(0, -56, 14) +
      dot(0, -94, 5, '#ffd24d') +
      cypressGold(-58, -18) +
      cypressGold(58, -18),
  }),
  'darkness-1': () => ({
    ground: graveGround(
      'M-40 34a20 7 0 1 0 40 0 20 7 0 1 0-40 0zM30 52a16 6 0 1 0 32 0 16 6 0 1 0-32 0z',
    ),
    skyline:
      moon(44, -70, 15) +
      flat(
        'M-78-16C-60-34-50-54-24-58-6-68 14-66 28-56 54-50 62-32 78-16 40-6-40-6-78-16z',
        '#2a1c4c',
      ) +
      flat('M-30-10V-38A30 26 0 0 1 30-38V-10z', '#6f6796') +
      flat('M-20-9V-36A20 18 0 0 1 20-36V-9z', '#0c0818') +
      flat('M-34-8h68l4 6h-76z', '#8b84a8') +
      flat('M-5-62h10v6h7v7H5v12h-10v-12h-7v-7h7z', '#8b84a8') +
      dot(-7, -28, 3, '#8cf08a') +
      dot(7, -28, 3, '#8cf08a') +
      grave(-56, -14, 0.9) +
      grave(56, -16, 0.85, true) +
      bareTree(-66, -24, 0.9),
  }),
  'darkness-2': () => ({
    ground: graveGround(
      'M-70 14a26 9 0 1 0 52 0 26 9 0 1 0-52 0zM-6 40a28 9 0 1 0 56 0 28 9 0 1 0-56 0zM40 6a18 6 0 1 0 36 0 18 6 0 1 0-36 0z',
    ),
    skyline:
      moon(-30, -66, 14) +
      flat('M-86-26Q-40-46 0-32T86-30V-16H-86z', '#33245c') +
      bareTree(-56, -20, 1.1) +
      bareTree(36, -20, 1.25) +
      bareTree(68, -20, 0.85) +
      at(
        2,
        -20,
        0.9,
        line('M-6 2q0-14-3-22M0 2v-24M6 2q0-14 4-18', 1.8, '#5b4a8a') +
          dot(-9, -21, 2.6, '#b9f08a') +
          dot(1, -25, 2.2, '#b9f08a'),
      ) +
      at(-16, -16, 0.8, line('M-6 2q0-12-3-16M2 2v-18', 1.8, '#5b4a8a')),
  }),
  'darkness-3': () => ({
    ground: graveGround(
      'M-56 46a18 6 0 1 0 36 0 18 6 0 1 0-36 0zM28 34a16 5 0 1 0 32 0 16 5 0 1 0-32 0z',
    ),
    skyline:
      moon(30, -62, 17) +
      flat('M-86-24Q-44-44 0-34T86-26V-12H-86z', '#2f2156') +
      bareTree(-58, -22, 1) +
      bareTree(66, -22, 0.95) +
      grave(-26, -16, 1) +
      grave(0, -24, 1.1, true) +
      grave(24, -14, 1) +
      line('M-40-10l4-9 2 9M-12-8l4-9 2 9M10-10l4-8 2 8M38-10l4-9 2 9', 1.8, '#7a9a5a'),
  }),
  'order-1': () => ({
    ground: lozenges,
    skyline:
      cypress(-66, -20, 0.9) +
      cypress(66, -20, 0.9) +
      flat('M-50-8L-42-16-34-16-28-24H28l6 8h8l8 8z', '#c3cad4') +
      flat('M-46-12h92l-4-4h-84zM-32-20h64l-4-4h-56z', '#f4f6f9') +
      patch(-3.5, -76, 7, 54, '#8f9aaa') +
      patch(-3.5, -76, 3.5, 54, '#c3cad4') +
      flat('M-44-70C-20-78 20-78 44-70L42-66C20-73-20-73-42-66z', '#d9b35a') +
      line('M-42-68l-11 24M-42-68l11 24M42-68l11 24M42-68l-11 24', 1.5, '#8a6a2a') +
      flat('M-56-44h28q-3 10-14 10t-14-10zM28-44h28q-3 10-14 10t-14-10z', '#e0b24a') +
      dot(0, -80, 5.5, '#e0b24a'),
  }),
  'order-2': () => ({
    ground: lozenges,
    skyline:
      flat('M-84-28Q0-42 84-28V-16H-84z', '#9aa5b4') +
      times(5, (i) =>
        at(
          -56 + i * 28,
          -18,
          1,
          flat('M-11 4L-8-12H8L11 4z', i % 2 ? '#6f9a78' : '#8fb898') +
            flat('M-8-12H8L6-16H-6z', '#b7d6bc'),
        ),
      ) +
      at(
        0,
        -30,
        1,
        flat('M-16 2V-22H16V2z', '#dfe4ea') +
          flat('M-20-20L0-34 20-20z', '#586274') +
          patch(-4, -12, 8, 14, '#414b5d'),
      ) +
      cypress(-38, -32, 0.75) +
      cypress(38, -32, 0.75),
  }),
  'order-3': () => ({
    ground: lozenges,
    skyline:
      flat('M-48-12h96l6 5H-54zM-42-17h84l4 5h-92z', '#f4f6f9') +
      times(5, (i) => column(-36 + i * 18, -17, 36)) +
      flat('M-46-60h92v7h-92z', '#e6eaf0') +
      flat('M-48-60L0-82 48-60z', '#cfd6df') +
      flat('M-36-62L0-78 36-62z', '#f4f6f9') +
      flat('M0-75l6 6-6 6-6-6z', '#586274') +
      cypress(-66, -16, 1) +
      cypress(66, -16, 1),
  }),
  'chaos-1': () => ({
    ground: shards(1) + spiral(4, 34, 0.9),
    skyline:
      cube(-60, -40, 1, -22) +
      cube(60, -50, 0.9, 24, '#fff0a0', '#ffb8dc', '#9a3f8b') +
      at(
        0,
        -24,
        1,
        flat(
          'M-44-4C-50-30-30-40-34-58-16-44-10-66 4-60 2-48 22-60 26-46 44-48 36-24 46-4 20 8-20 8-44-4z',
          '#5c1a52',
        ) +
          line(
            'M-40-4C-30-28 20-40 30-4M-30-14C-10-44 30-30 38-10M-38-20C-20-6 20-4 34-22M-10-44C-20-20 10-10 20-36',
            3,
            '#ff8cc8',
          ) +
          flat('M-22-6C-16-18 16-18 22-6 14 1-14 1-22-6z', '#1d0620') +
          dot(-8, -8, 3, '#5de0d0') +
          dot(6, -10, 2.4, '#ffd25a') +
          dot(1, -4, 2, '#ff6ab0'),
      ),
  }),
  'chaos-2': () => ({
    ground: shards(2) + spiral(-10, 36, 0.8),
    skyline:
      upsideTree(-44, -28, 0.95) +
      upsideTree(2, -40, 1.15) +
      upsideTree(48, -26, 0.9) +
      cube(-70, -20, 0.6, 20) +
      cube(72, -22, 0.6, -30, '#fff0a0', '#ffb8dc', '#9a3f8b'),
  }),
  'chaos-3': () => ({
    ground: shards(3) + spiral(16, 38, 1.1),
    skyline:
      cube(-52, -34, 1.4, -18) +
      cube(-26, -58, 0.8, 30, '#fff0a0', '#ffb8dc', '#9a3f8b') +
      at(
        12,
        -26,
        1,
        flat('M-18 4L-10-34 18-28 14 6z', '#f7d9ea') +
          flat('M-16-32L6-54 24-24z', '#3fd0c4') +
          flat('M-4 4L-2-12 8-11 8 5z', '#5c1a52') +
          patch(2, -26, 7, 7, '#ffd25a'),
      ) +
      cube(60, -44, 1.1, 14, '#5de0d0', '#ffd25a', '#8f2f80') +
      upsideTree(44, -58, 0.5),
  }),
};
