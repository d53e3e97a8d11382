/** What is worn on the head: its rim lies on -62, the top of the head is -71. */
import { disc, dot, flat, form, line, shape, slab, star, twin } from './ink.ts';
import { BLUE, CREAM, GOLD, LEAF2, PINK, RED, STEEL, STRAW } from './papers.ts';

export type Hat = () => string;

const DOME = 'M-19-59Q-20-79 0-79T19-59Q0-66-19-59z';

export const hat = {
  helmet: (): Hat => () =>
    form(DOME, '#e6b044') +
    shape('M-23.4-57.6q23.4-10 46.8 0-3 4.4-8 2.2-15.4-4.6-30.8 0-5 2.2-8-2.2z', '#c78c28') +
    dot(0, -69, 9, '#fff3b0', 0.55) +
    disc(0, -69, 5.2, '#fff8cf'),
  crown: (): Hat => () =>
    form('M-12.4-65l-3.6-15.6 8.6 6L0-86l7.4 11.4 8.6-6-3.6 15.6q-12.4 4.4-24.8 0z', GOLD) +
    dot(0, -70, 2.4, RED) +
    dot(-8.2, -69, 1.6, BLUE) +
    dot(8.2, -69, 1.6, BLUE) +
    dot(0, -86, 1.9, '#fff6d8') +
    dot(-16, -80.6, 1.5, '#fff6d8') +
    dot(16, -80.6, 1.5, '#fff6d8'),
  tiara: (): Hat => () =>
    shape('M-15-64Q0-71 15-64 11-67 9-74 5-69 0-80-5-69-9-74-11-67-15-64z', GOLD, 1.6) +
    dot(0, -72, 2, '#8fd3e0'),
  feather:
    (color = '#4f7f3a'): Hat =>
    () =>
      shape('M9-70C18-92 35-90 38-86 31-82 27-73 14-65z', '#f6ead0') +
      line('M14-68Q23-81 34-86', 0.9) +
      form('M-21-59C-19-77-4-81 8-78 19-75 21-66 21-59 8-68-8-68-21-59z', color) +
      line('M-19-60q19-9 39 0', 1.1),
  postcap:
    (color = '#2c5f8b'): Hat =>
    () =>
      form('M-17.6-60c-3-14 4-19 17.6-19s20.6 5 17.6 19q-17.6-6-35.2 0z', color) +
      shape('M-17.6-60q17.6-7 35.2 0 0 5.4-3 5.4-14.6-5.4-29.2 0-3 0-3-5.4z', '#24344a') +
      shape('M-4.4-74h8.8v6l-4.4 2.8-4.4-2.8z', GOLD, 1.1),
  straw:
    (band = '#a93527'): Hat =>
    () =>
      form(
        'M-31-57C-27-66-14-66-12.4-67-12-81 12-81 12.4-67 14-66 27-66 31-57 16-53-16-53-31-57z',
        STRAW,
        line('M-24-58q24 5 48 0M-10-76q10 3 20 0', 1, '#b98a35'),
      ) + shape('M-12.6-66q12.6 5 25.2 0v-5q-12.6 4.4-25.2 0z', band, 1.2),
  flatcap:
    (color = '#7a6a58'): Hat =>
    () =>
      form(
        'M-19.4-58C-23-73-8-79 4-78s19 9 17 20Q2-66-19.4-58z',
        color,
        line('M2-79q5 8 4 16M-8-76q-2 6-1 12', 1, '#2a1408', 0.4),
      ) + shape('M-20-58.4q15-8 31-5 2 4.4-3 5.2-12-2-22 4.2-6-1-6-4.4z', color),
  wig: (): Hat => () =>
    form(
      'M-20.6-52C-25-75-9-80 0-80S25-75 20.6-52C16-62 8-67 0-67s-16 5-20.6 15z',
      '#f7f2e6',
      line('M-12-75q3 6 1 12M12-75q-3 6-1 12M0-80v13', 1.2, '#b9ae98'),
    ) +
    twin(
      [-51, -43, -35]
        .map(
          (y) =>
            `<ellipse cx="21" cy="${y}" rx="6.6" ry="4.7" fill="#f7f2e6" stroke-width="1.5"/>` +
            dot(21, y, 1.3, '#b9ae98'),
        )
        .join(''),
    ),
  jester:
    (left = '#7a4f98', right = '#e0a93c'): Hat =>
    () =>
      form('M-19-60C-22-80-36-80-38-60-31-67-24-62-19-57z', right) +
      form('M19-60C22-80 36-80 38-60 31-67 24-62 19-57z', left) +
      form(
        'M-20.6-58C-18-75-10-77 0-91 10-77 18-75 20.6-58Q0-68-20.6-58z',
        left,
        flat('M0-92v34h-24v-34z', right),
      ) +
      disc(-38, -58, 3.3, GOLD) +
      disc(38, -58, 3.3, GOLD) +
      disc(0, -91, 3.3, GOLD),
  mortar: (): Hat => () =>
    shape('M-14-64q14 6 28 0v-11h-28z', '#3f3946') +
    form('M0-84l26 9-26 9-26-9z', '#544d5e') +
    line('M0-75l18 3.4v9', 1.9, GOLD) +
    disc(18, -61.6, 2.3, GOLD, 1),
  tophat:
    (color = '#45404f', band = '#8d2f3c'): Hat =>
    () =>
      form(
        'M-13.6-65l-2-24q15.6-4.4 31.2 0l-2 24q-13.6 4.4-27.2 0z',
        color,
        line('M-16-70q16 5 32 0', 5, band),
      ) + form('M-23-65.4q23-6.4 46 0-4 6.4-23 6.4t-23-6.4z', color),
  hood:
    (color = '#6c7d4a'): Hat =>
    () =>
      form('M-23-44C-28-70-13-82 2-84 19-86 28-66 23-44 21-59 11-66.4 0-66.4S-20-59-23-44z', color),
  toque: (): Hat => () =>
    form(
      'M-12.4-63v-9c-10-2-9-16 2-15 3-9 18-9 21 0 11-1 12 13 2 15v9q-12.4 4.4-25 0z',
      '#fffaf0',
      line('M-5-69v-7M5-69v-7', 1.2, '#c9bda6'),
    ) + line('M-12.4-66.6q12.4 4 24.8 0', 1.1),
  kerchief:
    (color = '#a93527'): Hat =>
    () =>
      form(
        'M-21-55C-21-73-8-76.4 0-76.4S21-73 21-55Q0-70-21-55z',
        color,
        dot(-9, -68, 1.6, '#fff3d8') + dot(2, -71.6, 1.6, '#fff3d8') + dot(12, -66, 1.6, '#fff3d8'),
      ) + shape('M19-58l9 1-5 4 3 5-9-4z', color, 1.4),
  mirror: (): Hat => () =>
    line('M-19-59Q0-71 19-59', 4.6) +
    line('M-19-59Q0-71 19-59', 2.6, '#6b5a48') +
    disc(0, -69, 6.4, '#e6edf1') +
    disc(0, -69, 2.1, '#8fa3b5', 1) +
    dot(-2.4, -71.4, 1.3, '#fff'),
  captain:
    (color = '#2c4a6a'): Hat =>
    () =>
      form('M-18.4-60c-4-10-2-18 18.4-18s22.4 8 18.4 18q-18.4-6-36.8 0z', '#fffaf0') +
      shape('M-18.4-60q18.4-7 36.8 0 0 5.4-3 5.4-15.4-5.4-30.8 0-3 0-3-5.4z', color) +
      disc(0, -68.6, 3.2, GOLD, 1.2),
  wreath:
    (a = '#f2b92f', b = PINK): Hat =>
    () =>
      line('M-18-62Q0-75 18-62', 6.4) +
      line('M-18-62Q0-75 18-62', 4, LEAF2) +
      [
        [-16.4, -63],
        [-8.4, -67.6],
        [0, -69.4],
        [8.4, -67.6],
        [16.4, -63],
      ]
        .map(([x, y], i) => disc(x, y, 3.3, i % 2 ? a : b, 1.1) + dot(x, y, 1.1, '#fff6d8'))
        .join(''),
  laurel: (): Hat => () =>
    twin(
      line('M2-73Q15-72 19-58', 1.8, '#8a7020') +
        [
          [5, -74, -10],
          [11, -72, 20],
          [16, -67.6, 45],
          [19, -62, 70],
        ]
          .map(
            ([x, y, r]) =>
              `<ellipse cx="${x}" cy="${y}" rx="4" ry="2.2" transform="rotate(${r} ${x} ${y})" fill="#cfa92f" stroke-width="1.1"/>`,
          )
          .join(''),
    ),
  pirate: (): Hat => () =>
    form('M-27-60C-20-66-16-82 0-83 16-82 20-66 27-60 14-68-14-68-27-60z', '#3d3540') +
    line('M-24-62Q0-75 24-62', 1.8, GOLD) +
    dot(0, -75, 3.4, '#f7f2e6') +
    flat('M-4-71.4l8-1.6v1.6l-8 1.4zM-4-73l8 1.6v1.6l-8-1.6z', '#f7f2e6') +
    dot(-1.2, -75.4, 0.9, '#33211a') +
    dot(1.3, -75.4, 0.9, '#33211a'),
  wizard:
    (color = '#4b4b8f'): Hat =>
    () =>
      form(
        'M-17-61C-8-74-6-92 8-100 6-92 12-76 17-61Q0-68-17-61z',
        color,
        flat(star(1, -76, 4) + star(6, -87, 2.6) + star(-7, -68, 2.6), '#ffe08a'),
      ) + form('M-25-58q25-10 50 0-5 5-25 5t-25-5z', color),
  pointed:
    (color = RED): Hat =>
    () =>
      form('M-19-59C-17-74-6-84 6-93 9-80 17-74 19-59Q0-67-19-59z', color) +
      shape('M-20.4-58q20.4-9 40.8 0l-1.4 5q-19-8-38 0z', CREAM, 1.3) +
      disc(6.6, -92, 3.6, CREAM),
  bonnet:
    (color = '#8fb8c9'): Hat =>
    () =>
      form(
        'M-23-48C-27-72-13-80 0-80S27-72 23-48C20-60 12-66 0-66S-20-60-23-48z',
        color,
        line('M-15-70q15-10 30 0', 1.3, '#fff', 0.7),
      ) + line('M-22-48q2 8 14 13M22-48q-2 8-14 13', 1.7, color),
  viking: (): Hat => () =>
    twin(shape('M14-68C26-68 31-76 29-86 24-82 20-79 15-78z', CREAM)) +
    form(DOME, STEEL, line('M0-80v22', 3, '#8d979d')) +
    line('M-19-60q19-8 38 0', 3.4, '#8d979d'),
  leaf: (): Hat => () =>
    form(
      'M-24-60C-20-80 4-88 26-66 12-68-6-62-24-60z',
      LEAF2,
      line('M-20-61Q0-74 24-66M-4-70l-2-8M6-71l2-7', 1, '#2a1408', 0.5),
    ) + line('M25-66l6-4', 2.4),
  acorn: (): Hat => () =>
    line('M2-82q0-5 4-7', 5) +
    line('M2-82q0-5 4-7', 2.6, '#7a4a28') +
    form(
      'M-20-58C-22-84 22-84 20-58Q0-67-20-58z',
      '#9a6a3c',
      line('M-18-64q18-8 36 0M-16-71q16-7 32 0M-10-60v-18M0-62v-20M10-60v-18', 1, '#6b452a'),
    ),
  bowler:
    (color = '#5a4a44'): Hat =>
    () =>
      form(
        'M-15-63C-17-82 17-82 15-63Q0-58-15-63z',
        color,
        line('M-16-67q16 5 32 0', 4, '#2f2a30'),
      ) + shape('M-23-63q23-6 46 0-4 5-23 5t-23-5z', color),
  flower:
    (color = PINK): Hat =>
    () =>
      at4(13, -68, color),
  bow:
    (color = RED): Hat =>
    () =>
      shape('M0-71l-11-7q-2 8 0 13zM0-71l11-7q2 8 0 13z', color) + disc(0, -71, 3, color),
  cloth: (): Hat => () => slab(-22, -80, 44, 30, '#45404f', 8),
  bandana:
    (color = RED): Hat =>
    () =>
      form('M-21-56C-21-74-8-77 0-77S21-74 21-56Q0-67-21-56z', color) +
      shape('M-19-58l-10-3 3 5-5 3 11 0z', color, 1.4),
  lampband: (): Hat => () =>
    line('M-19-60Q0-70 19-60', 5.4) +
    line('M-19-60Q0-70 19-60', 3, '#6b4428') +
    dot(0, -68, 8, '#fff3b0', 0.55) +
    disc(0, -67.6, 4.6, '#fff8cf'),
} satisfies Record<string, (...colors: never[]) => Hat>;

function at4(x: number, y: number, color: string): string {
  return (
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<ellipse cx="${x}" cy="${y - 4}" rx="2.8" ry="4" transform="rotate(${turn} ${x} ${y})" fill="${color}" stroke-width="1.1"/>`,
      )
      .join('') + disc(x, y, 2.4, GOLD, 1)
  );
}
