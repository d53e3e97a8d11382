/** What is held: the hand is at (0, 0), up is up. */
import {
  at,
  disc,
  dot,
  flat,
  form,
  glow,
  INK,
  line,
  oval,
  rod,
  shape,
  slab,
  spot,
  star,
  times,
  twin,
} from './ink.ts';
import {
  BLUE,
  CREAM,
  DARK_WOOD,
  GOLD,
  GREEN,
  LEAF,
  PALE_WOOD,
  PURPLE,
  RED,
  STEEL,
  STRAW,
  WOOD,
} from './papers.ts';

/** Drawn when the picture is: forms are counted within it. */
export type Held = () => string;

const BLADE = 'M-2.6 0V-36L0-43 2.6-36V0z';

export const mugOf = (): string =>
  form('M-7-14H7V0Q0 2.4-7 0z', '#cf9250', line('M-2.4-14v14M2.4-14v14', 0.9, DARK_WOOD)) +
  line('M7-11q6.4 0 6.4 4.6T7-2', 2.4) +
  shape(
    'M-8-13.6q-1-5.6 4.4-4.6 3.4-4.4 6.8 0 5.6-1 4.6 4.6-3.4 3-4.6 0-2.2 5-4.4 0-3.4 3-6.8 0z',
    '#fffaf0',
    1.3,
  );
const sheet = (w: number, h: number): string =>
  form(`M${-w} ${-h}h${2 * w}v${2 * h}h${-2 * w}z`, '#fffaf0');
const flame = (y: number, s = 1): string =>
  glow(0, y - 4, 10 * s) +
  at(
    0,
    y,
    s,
    shape('M0-13q7 7 3.4 12.4h-6.8q-3.4-5.4 3.4-12.4z', '#f59a3a', 1.3) +
      flat('M0-7q3 3.4 1.4 6h-2.8q-1.4-2.6 1.4-6z', '#ffe68a'),
  );
const acornOf = (): string =>
  form('M-6-4Q-6 6 0 9 6 6 6-4z', '#cf8f3f') +
  form(
    'M-7.4-3C-8-10 8-10 7.4-3Q0 0-7.4-3z',
    '#8a5a30',
    line('M-4-8v6M0-9v7M4-8v6', 0.8, '#5e3b1e'),
  ) +
  line('M0-8.4q0-3 2-4', 1.8);

export const tool = {
  pick: (): Held => () =>
    rod('M0 21V-27', WOOD, 3.2) +
    form('M-18-19Q0-38 18-19 9-26 3.4-26.4v4.4h-6.8v-4.4Q-9-26-18-19z', STEEL),
  broom: (): Held => () =>
    rod('M0-41V12', WOOD, 2.8) +
    form(
      'M-4.4 10h8.8q2 11 7.6 19-12 5-24 0 5.6-8 7.6-19z',
      STRAW,
      line('M-4 18l-4 11M0 18v13M4 18l4 11', 1, '#a97a2c'),
    ) +
    line('M-5 14h10', 2.2, '#a93527'),
  staff: (): Held => () => rod('M0 29V-33q0-8 7-8 6.4 0 6.4 5.4', WOOD, 3),
  crook: (): Held => () => rod('M0 29V-37q0-9.4 8.4-9.4 7.4 0 7.4 6.4 0 4.4-4.4 4.4', WOOD, 3),
  bindle: (): Held => () =>
    rod('M-6 17L13-37', WOOD, 2.8) +
    shape('M10-35q-6-5-8 0 3 3 8 0zM14-36q5-6 9-1-3 4.4-9 1z', BLUE, 1.4) +
    form(
      'M12-35C4-32-2-26-1-17 1-7 21-6 25-15 28-24 20-32 12-35z',
      BLUE,
      [
        [6, -22],
        [15, -27],
        [12, -14],
        [20, -19],
      ]
        .map(([x, y]) => dot(x, y, 1.9, CREAM))
        .join(''),
    ),
  mug: (): Held => () => mugOf(),
  tray: (): Held => () =>
    oval(0, -3, 23, 4.2, '#b98450') + at(-12, -4, 0.82, mugOf()) + at(4, -4, 0.82, mugOf()),
  teatray: (): Held => () => oval(0, -3, 20, 4, STEEL) + at(0, -4, 0.9, teapotOf()),
  sceptre:
    (gem = RED): Held =>
    () =>
      rod('M0 21V-20', GOLD, 2.6) +
      disc(0, -25, 5.4, gem) +
      dot(-1.6, -27, 1.5, '#fff', 0.8) +
      shape(star(0, -34, 5.4), GOLD, 1.2),
  dewstaff: (): Held => () =>
    rod('M0 30V-30q-1-8 6-10', LEAF, 2.8) +
    glow(7, -40, 10, '#d8f4ff') +
    form('M7-52c5 6 8 9 8 13a8 8 0 0 1-16 0c0-4 3-7 8-13z', '#bfe8f4') +
    dot(4, -38, 2, '#fff'),
  lute: (): Held => () =>
    rod('M4-2L25-26', DARK_WOOD, 3.8) +
    shape('M25-31l7 3-7 7-4-6z', DARK_WOOD, 1.4) +
    form('M9-9C14 4 2 17-9 15-21 13-22-2-12-8-6-11 4-15 9-9z', '#dd9f52') +
    disc(-4, 2, 4.2, '#5b351b', 1.2) +
    line('M-12 9L22-24M-13 7L20-24', 0.9, CREAM),
  harp: (): Held => () =>
    shape('M-8 16C-16-6-10-28 12-36 10-30 14-26 12-20-2-16-4 0-4 14z', GOLD) +
    line('M-4-12L10-22M-6-4L6-17M-6 4L2-12', 1, CREAM) +
    rod('M-7 15L13-21', GOLD, 3),
  letter: (): Held => () =>
    form('M-12-9h24V9h-24z', '#fffaf0') +
    line('M-12-8L0 2.4 12-8', 1.4) +
    disc(0, 2.4, 3.2, '#b5382c', 1.1),
  tube: (): Held => () =>
    at(
      0,
      0,
      1,
      form('M-16-5h32V5h-32z', '#c98b4b') +
        slab(-19, -6.4, 6, 12.8, GOLD, 2) +
        slab(13, -6.4, 6, 12.8, GOLD, 2),
      -24,
    ),
  pole: (): Held => () => rod('M0 45V-47', WOOD, 2.8),
  oar: (): Held => () =>
    rod('M0 27V-25', WOOD, 2.6) + form('M-5.4 18h10.8l1 15q-6.4 3.4-12.8 0z', '#dd9f52'),
  gavel: (): Held => () =>
    rod('M0 9V-16', WOOD, 3) +
    form('M-11-26h22v12h-22z', '#8a5530') +
    line('M-7-26v12M7-26v12', 1.2),
  pointer: (): Held => () => rod('M0 9V-27', WOOD, 1.8),
  spade: (): Held => () =>
    rod('M0-23V16M-5.4-24h10.8', WOOD, 3) + form('M-7.6 14H7.6v10q-3 7-7.6 9-4.6-2-7.6-9z', STEEL),
  lamp: (): Held => () =>
    line('M0-2v6', 1.8) +
    glow(0, 12, 15) +
    form('M-6.4 6H6.4l2 13.4H-8.4z', '#ffdf7e') +
    shape('M-7.4 6q7.4-6.4 14.8 0zM-9.6 19.4H9.6v3.2H-9.6z', '#5a4a3a', 1.3) +
    line('M0 6v13', 1),
  candle: (): Held => () =>
    slab(-3, -14, 6, 18, CREAM, 1.4) +
    shape('M-8 4h16q-1 4-8 4t-8-4z', GOLD, 1.3) +
    flame(-14, 0.8),
  torch: (): Held => () => rod('M0 20V-14', WOOD, 3.4) + flame(-14, 1.2),
  book:
    (color = '#a93527'): Held =>
    () =>
      shape('M0-6q-9-5-17-2V12q9-2 17 3 8-5 17-3V-8q-8-3-17 2z', color) +
      form(
        'M0-8q-8-5-15-2.4V9q8-2 15 2.4 7-4.4 15-2.4v-19.4q-7-2.6-15 2.4z',
        '#fffaf0',
        line('M0-8v20M-11-4q4-1 7 1M-11 1q4-1 7 1M11-4q-4-1-7 1M11 1q-4-1-7 1', 1),
      ),
  scroll: (): Held => () =>
    form(
      'M-9-14h18V18q-4 5-9 2t-9 2z',
      '#fbecc4',
      line('M-5-7H5M-5-2H5M-5 3H5M-5 8H2', 1.2, '#8a6f48'),
    ) + slab(-11.4, -17.6, 22.8, 5.6, '#e6c98e', 2.8),
  quill: (): Held => () =>
    form(
      'M-2 10C-6-8 2-26 16-32 18-18 10-2 0 8z',
      '#fffaf0',
      line('M2 4Q8-14 15-28', 1, '#b9ae98'),
    ) + line('M-2 12L2 4', 1.8),
  basket: (): Held => () =>
    line('M-10-1q10-17 20 0', 2.4) +
    [
      [-6, -4],
      [0, -6.4],
      [6, -4],
    ]
      .map(([x, y]) => disc(x, y, 4, PURPLE, 1.2) + dot(x - 1.2, y - 1.4, 1.1, '#e3c6f3'))
      .join('') +
    form(
      'M-13-2H13L10 12q-10 3.4-20 0z',
      '#c98f4c',
      line('M-13 3h26M-12 7.4h24M-6-2l1 14M0-2v14M6-2l-1 14', 0.9, DARK_WOOD),
    ),
  flag:
    (color = RED): Held =>
    () =>
      rod('M0 17V-36', WOOD, 2.4) + form('M1-36q11-4 22 4-7 3-5 9-9-5-17-1z', color),
  rocket: (): Held => () =>
    rod('M0 17V-8', WOOD, 1.8) +
    form('M-5.4-8H5.4v-15L0-32l-5.4 9z', RED, line('M-6-14H6', 2.2, CREAM)) +
    flat('M0 17l3 5-3 7-3-7z', '#ffdf7e'),
  sparkler: (): Held => () =>
    rod('M0 8V-14', STEEL, 1.2) + glow(0, -18, 10) + flat(star(0, -18, 8, 8, 0.35), '#fff3b0'),
  medbag: (): Held => () =>
    line('M-6 0q6-9 12 0', 2.4) +
    form('M-13 0h26v16q-13 2-26 0z', '#8a5530') +
    disc(0, 8, 5.8, '#fffaf0', 1.2) +
    flat('M0 12.4C-6.4 7.6-3.2 4.4 0 7.2 3.2 4.4 6.4 7.6 0 12.4z', RED),
  spoon: (): Held => () =>
    rod('M0 9V-12', STEEL, 1.8) +
    oval(0, -17.4, 4.2, 5.4, STEEL) +
    spot(0, -17.4, 2.4, 3.2, '#c8584a'),
  bottle:
    (color = '#8fb35a'): Held =>
    () =>
      form('M-3-18h6v6q6 3 6 10v6q-9 3-18 0v-6q0-7 6-10z', color) +
      slab(-3.4, -22, 6.8, 4.4, '#c98b4b', 1, 1.2) +
      dot(-4, -2, 1.6, '#fff', 0.7),
  lighter: (): Held => () => rod('M0 29V-41', WOOD, 2.4) + flame(-41, 0.9),
  fishing: (): Held => () =>
    rod('M0 15L16-46', WOOD, 2.2) +
    line('M16-46Q31-31 29-9', 0.9) +
    form('M29-9q-7 6 0 14 7-8 0-14z', '#8fc0d2', '', 1.3) +
    shape('M29 4l-3.4 4.4h6.8z', '#8fc0d2', 1.2),
  hook: (): Held => () =>
    slab(-4, -3, 8, 8, STEEL, 2) +
    line('M0-3v-6q0-7 6-7 6 0 5 8', 4.6) +
    line('M0-3v-6q0-7 6-7 6 0 5 8', 2.2, STEEL),
  carving: (): Held => () =>
    at(
      1,
      -9,
      1.25,
      form('M-9 5C-13-6-3-13 4-11 8-11 10-8 10-6L15-4 10-2C9 5 4 9-3 8L-13 9z', '#eec07e') +
        dot(5, -6, 1.5, INK) +
        line('M-6 0q4 5 9 1', 1.2),
    ),
  chisel: (): Held => () => rod('M0 5V-6', RED, 3.2) + shape('M-2.6-7h5.2l-1-11h-3.2z', STEEL, 1.3),
  plan: (): Held => () =>
    form('M-13-6Q0-10 13-6V10Q0 6-13 10z', '#dcebf2', line('M-7 4v-6l7-5 7 5v6z', 1.3, '#3f78a5')) +
    slab(-16, -8, 5, 20, '#fffaf0', 2.4) +
    slab(11, -8, 5, 20, '#fffaf0', 2.4),
  dividers: (): Held => () =>
    rod('M0-18L-8 14M0-18L8 14', GOLD, 2.2) +
    disc(0, -19, 3.6, GOLD) +
    line('M-4-2q4-2.4 8 0', 1.3),
  bow: (): Held => () =>
    line('M-3-30L-3 26', 0.9, CREAM) +
    rod('M-3-30C16-16 16 12-3 26', '#8a5530', 2.8) +
    rod('M-14-2H14', WOOD, 1.4) +
    shape('M20-2l-7-3.4v6.8z', STEEL, 1.2),
  sword: (): Held => () =>
    form(BLADE, '#dfe6ea', line('M0 0v-38', 0.9, '#8d979d')) +
    rod('M-7 1H7', GOLD, 2.4) +
    rod('M0 3V9', '#6b4428', 2.6) +
    disc(0, 11.6, 2.6, GOLD, 1.2),
  spear: (): Held => () => rod('M0 30V-34', WOOD, 2.6) + form('M0-48L5-36 0-32-5-36z', STEEL),
  shield:
    (color = BLUE): Held =>
    () =>
      form(
        'M0-16Q8-12 14-14 15 6 0 16-15 6-14-14-8-12 0-16z',
        color,
        line('M0-18v36M-16-2h32', 3, CREAM),
      ) + disc(0, -1, 4, GOLD, 1.2),
  hammer: (): Held => () => rod('M0 12V-18', WOOD, 3) + form('M-12-29h19l5 5.4-5 5.6h-19z', STEEL),
  wrench: (): Held => () =>
    rod('M0 10V-12', STEEL, 3.2) + shape('M-6-24q-3 9 3 13h6q6-4 3-13l-3 6h-6z', STEEL, 1.5),
  wateringCan: (): Held => () =>
    line('M-8-4q-9-3-8 6t9 6', 2.4) +
    form('M-9-6H9V11q-9 2-18 0z', '#6fa5b0') +
    rod('M8 4L20-8', '#6fa5b0', 3) +
    shape('M16-11l8 6 2-6z', '#6fa5b0', 1.3) +
    line('M24-4l4 6M22-2l2 7M28-7l5 5', 1.3, '#bfe3ee'),
  wand: (): Held => () =>
    rod('M0 10V-20', '#45404f', 2) +
    rod('M0-16V-20', CREAM, 2) +
    glow(0, -24, 8) +
    flat(star(0, -24, 7, 4, 0.3), '#fff3b0'),
  loaves: (): Held => () =>
    oval(0, 2, 19, 4, '#b98450') +
    form('M-16 0C-18-10-2-12-1-1z', '#e2a552', line('M-12-7l3 3M-8-8l3 4', 1.1, '#9c6427')) +
    form('M0 0C-2-12 16-12 16 0z', '#e9b060', line('M5-8l2 4M10-8l2 4', 1.1, '#9c6427')),
  bell: (): Held => () =>
    rod('M0 8V-4', WOOD, 2.8) +
    form('M-10-6q4-4 4-12 0-7 6-7t6 7q0 8 4 12z', GOLD) +
    disc(0, -4, 2.4, '#9c6f20', 1.2),
  cup: (): Held => () =>
    twin(line('M8-22q8-1 6 6-2 5-7 5', 2.4)) +
    form('M-10-26h20q1 16-7 20v5q5 1 5 6H-8q0-5 5-6v-5q-8-4-7-20z', GOLD) +
    flat(star(0, -17, 4.4), '#fff6d0'),
  sack:
    (color = '#c9a468'): Held =>
    () =>
      form(
        'M-5-14q5-4 10 0 12 8 11 20-4 8-16 8t-16-8q-1-12 11-20z',
        color,
        line('M-8 2q2 6 8 8', 1.1, DARK_WOOD),
      ) +
      shape('M-6-15q-4-6 0-8 3 3 6 0 3 3 6 0 4 2 0 8-6 3-12 0z', color, 1.5) +
      line('M-6-14q6 3 12 0', 2, RED),
  crystal: (): Held => () =>
    shape('M-9 2h18l-2 6q-7 2-14 0z', GOLD, 1.4) +
    glow(0, -8, 17, '#d9c6ff') +
    disc(0, -8, 11, '#cdbcf0') +
    spot(-4, -12, 3, 4, '#fff', 0.8) +
    line('M-4-4q4-6 9-3', 1.2, '#fff', 0.8),
  jam: (): Held => () =>
    form('M-8-12H8q2 8 1 16-9 3-18 0-1-8 1-16z', '#8f2f5c') +
    shape('M-9-17H9v6q-9 3-18 0z', '#f0d9a8', 1.3) +
    slab(-5, -6, 10, 7, '#fffaf0', 1, 1),
  map: (): Held => () =>
    form(
      'M-15-9l10 3 10-3 10 3V10L5 7-5 10-15 7z',
      '#f3dfae',
      line('M-5-6v16M5-9v16', 0.9, '#b98a50') + line('M-11 0q6-5 11 1t11-3', 1.3, '#a93527'),
    ) + line('M7-4l4 4M11-4L7 0', 1.6, RED),
  compass: (): Held => () =>
    disc(0, 0, 11, GOLD) +
    disc(0, 0, 8.4, '#fffaf0', 1.2) +
    flat('M0-7l2.4 7h-4.8z', RED) +
    flat('M0 7l2.4-7h-4.8z', BLUE),
  magnifier: (): Held => () =>
    rod('M0 12V-2', WOOD, 3) +
    `<circle cx="0" cy="-12" r="9.4" fill="#d9eef2" fill-opacity=".7" stroke-width="3.4"/><circle cx="0" cy="-12" r="9.4" fill="none" stroke="${GOLD}" stroke-width="1.6"/>`,
  umbrella:
    (color = RED): Held =>
    () =>
      rod('M0 16V-20M0 16q0 5 4 5', WOOD, 2) +
      form(
        'M-22-18C-20-38 20-38 22-18q-5-4-11 0-5-4-11 0-6-4-11 0-6-4-11 0z',
        color,
        line('M0-34v15M-11-18Q-9-30 0-34 9-30 11-18', 1, INK, 0.4),
      ),
  mask: (): Held => () =>
    rod('M0 14V0', GOLD, 2) +
    form('M-15-14Q-7-18 0-13 7-18 15-14 16-3 8-2 4-2 0-6-4-2-8-2-16-3-15-14z', '#f6e2b0') +
    twin(spot(7, -9.4, 3, 2.4, '#3a2b3d')) +
    shape('M-14-14q-5-8-1-14 5 5 5 12zM14-14q5-8 1-14-5 5-5 12z', PURPLE, 1.3),
  brush: (): Held => () =>
    rod('M0 10V-14', WOOD, 2) + shape('M-3-14h6q1 7-3 12-4-5-3-12z', BLUE, 1.3),
  palette: (): Held => () =>
    form('M0-10C14-12 18 2 10 8 6 10 6 4 2 6-2 9-4 13-10 10-18 4-14-8 0-10z', PALE_WOOD) +
    [
      [-8, 3, RED],
      [-7, -4, GOLD],
      [0, -6, BLUE],
      [7, -3, GREEN],
    ]
      .map(([x, y, c]) => dot(Number(x), Number(y), 2.4, String(c)))
      .join(''),
  shears: (): Held => () =>
    rod('M-5 10L4-14M5 10L-4-14', STEEL, 2) +
    twin(`<circle cx="5.4" cy="12" r="4" fill="none" stroke="#a93527" stroke-width="2.4"/>`) +
    dot(0, -1, 1.4, INK),
  telescope: (): Held => () =>
    at(
      0,
      0,
      1,
      form('M-8-4h14v8H-8z', '#c78c28') +
        form('M6-5.6h15V5.6H6z', '#e6b044') +
        line('M12-5.6v11.2', 1.1),
      -28,
    ),
  net: (): Held => () =>
    rod('M0 24V-22', WOOD, 2.4) +
    `<ellipse cx="0" cy="-31" rx="11" ry="9" fill="#fff" fill-opacity=".35" stroke-width="2.4"/>` +
    line('M-8-36L6-24M-10-30l8 8M-2-40l12 12M8-37L-6-24M10-31l-8 8M2-40l-12 12', 0.8, CREAM),
  key: (): Held => () =>
    rod('M0 16V-10M0 14h6M0 8h4', GOLD, 2.6) +
    `<circle cx="0" cy="-15" r="6" fill="none" stroke-width="5.2"/><circle cx="0" cy="-15" r="6" fill="none" stroke="${GOLD}" stroke-width="2.6"/>`,
  scales: (): Held => () => scalesOf(),
  bouquet: (): Held => () =>
    shape('M0 10L-8-6h16z', '#fffaf0', 1.4) +
    [
      [-7, -10, RED],
      [0, -14, GOLD],
      [7, -10, '#e58a9a'],
      [-3, -6, '#b48be0'],
      [4, -6, '#fff6d8'],
    ]
      .map(
        ([x, y, c]) =>
          disc(Number(x), Number(y), 4, String(c), 1.2) + dot(Number(x), Number(y), 1.3, '#fff6d8'),
      )
      .join(''),
  pie: (): Held => () =>
    form('M-16-2h32l-4 8h-24z', STEEL) +
    form(
      'M-17-2Q-14-14 0-14T17-2Q0 3-17-2z',
      '#e2a552',
      line('M-8-10l6 8M0-12v9M8-10l-6 8', 1.3, '#9c6427'),
    ) +
    line('M-4-18q-2-3 0-6M4-18q-2-3 0-6', 1.3, '#fff', 0.8),
  teacup: (): Held => () =>
    line('M8-7q7 0 6 5-1 4-7 4', 2.2) +
    form('M-9-10H9q0 12-5 14h-8q-5-2-5-14z', '#fffaf0', line('M-9-5H9', 2, PURPLE)) +
    oval(0, 5, 12, 2.4, '#fffaf0', 1.4) +
    line('M-3-13q-2-3 0-6M3-13q-2-3 0-6', 1.3, '#fff', 0.8),
  megaphone: (): Held => () =>
    at(
      0,
      0,
      1,
      form('M-6-4L18-14V14L-6 4z', GOLD) +
        slab(-10, -5, 6, 10, RED, 2) +
        line('M22-8l6-4M23 0h7M22 8l6 4', 1.6),
      -12,
    ),
  hourglass: (): Held => () =>
    form(
      'M-8-18h16q0 12-6 16 6 4 6 16h-16Q-8 2-2-2-8-6-8-18z',
      '#d9eef2',
      flat('M-5-12h10q-2 6-5 9-3-3-5-9zM-7 14q2-8 7-10 5 2 7 10z', STRAW),
    ) + rod('M-10-19h20M-10 15h20', WOOD, 2.6),
  acorn: (): Held => () => acornOf(),
  giantAcorn: (): Held => () => at(0, -8, 1.7, acornOf()),
  ball:
    (color = RED): Held =>
    () =>
      disc(0, -2, 6, color) + dot(-2, -4, 1.6, '#fff', 0.7),
  fish: (): Held => () =>
    form(
      'M-16 0C-10-10 8-10 14 0 8 10-10 10-16 0z',
      '#8fc0d2',
      line('M-4-5q3 5 0 10M2-6q3 6 0 12', 1, '#5f93a8'),
    ) +
    shape('M13 0l8-6v12z', '#8fc0d2', 1.4) +
    dot(-9, -1.4, 1.5, INK),
  pearl: (): Held => () =>
    disc(0, -4, 7, '#fdf4f0') + dot(-2.4, -6.4, 2, '#fff') + dot(2, -1, 3, '#f0cdd6', 0.6),
  whistle: (): Held => () =>
    form('M-10-5H4q8 0 8 6t-8 6-7-5h-7z', GOLD) + line('M14-8l4-4M16-2h5', 1.4),
  lever: (): Held => () => rod('M0 14V-14', STEEL, 2.6) + disc(0, -16, 4.4, RED),
  rope: (): Held => () => line('M0 0q6 8 0 14t2 14', 4) + line('M0 0q6 8 0 14t2 14', 1.8, STRAW),
  cane: (): Held => () => rod('M0 26V-10q0-6 5-6', '#5a3a26', 2.6),
  chart: (): Held => () => sheet(12, 10) + line('M-8 5l5-6 4 3 7-9', 2, RED),
  violin: (): Held => () =>
    rod('M6-6L22-24', DARK_WOOD, 3) +
    form(
      'M8-9C13-3 7 1 6 4 10 12-2 19-9 14-17 10-16-1-8-1-5-2-6-9 0-12 3-13 6-12 8-9z',
      '#b9652f',
    ) +
    line('M-6 8L18-20', 0.9, CREAM) +
    rod('M-22-12L14 14', WOOD, 1.2),
  drum: (): Held => () =>
    form('M-13-8H13V10q-13 5-26 0z', RED, line('M-13-6l7 14 6-14 6 14 7-14', 1.3, CREAM)) +
    oval(0, -8, 13, 4.4, '#fff6e2'),
  trumpet: (): Held => () =>
    at(
      0,
      0,
      1,
      rod('M-10 0H12', GOLD, 2.6) +
        form('M10-2Q18-3 22-10V10Q18 3 10 2z', GOLD) +
        line('M-4 0q0 7 5 7t5-7', 2),
      -18,
    ),
  web: (): Held => () => webOf(16),
  lantern:
    (color = '#ffdf7e'): Held =>
    () =>
      rod('M0 8V-20', WOOD, 2) +
      line('M0-20h8v4', 1.6) +
      glow(8, -9, 12) +
      form('M3-16h10q4 7 0 14H3q-4-7 0-14z', color),
  pinwheel: (): Held => () =>
    rod('M0 16V-14', WOOD, 2) +
    times(
      4,
      (i) =>
        `<g transform="rotate(${i * 90} 0 -16)">${shape('M0-16q2-12 12-12-2 8-12 12z', [RED, GOLD, BLUE, GREEN][i], 1.2)}</g>`,
    ) +
    dot(0, -16, 1.8, CREAM),
  camera: (): Held => () =>
    form('M-14-10h28V9h-28z', '#6b4428') +
    slab(-8, -15, 14, 5, '#6b4428', 1.4) +
    disc(0, 0, 7.4, '#c78c28') +
    disc(0, 0, 4.4, '#3a3848', 1.2) +
    dot(-1.4, -1.6, 1.4, '#fff'),
} satisfies Record<string, (...colors: never[]) => Held>;

export function teapotOf(color = '#6fa5b0'): string {
  return (
    line('M-9-8q-9-2-8 5 1 5 9 4', 2.6) +
    rod('M9-4q6-1 8-9', color, 3.2) +
    form(
      'M-11-6C-12-18 12-18 11-6 11 2 6 4 0 4S-11 2-11-6z',
      color,
      line('M-12-6q12 4 24 0', 2, CREAM),
    ) +
    disc(0, -16.6, 2.4, GOLD, 1.2)
  );
}
export function scalesOf(): string {
  return (
    rod('M0 16V-20M-16-16H16', GOLD, 2) +
    line('M-16-16l-6 12M-16-16l6 12M16-16l-6 12M16-16l6 12', 1) +
    form('M-23-4h14q-1 7-7 7t-7-7zM9-4h14q-1 7-7 7t-7-7z', GOLD) +
    slab(-7, 14, 14, 4, GOLD, 2) +
    disc(0, -20, 2.6, GOLD, 1.2)
  );
}
export function webOf(r: number, color = '#f6f1e6'): string {
  const ray = (i: number, far: number): string =>
    `${Math.round(Math.cos((i * Math.PI) / 4) * far * 10) / 10} ${Math.round(Math.sin((i * Math.PI) / 4) * far * 10) / 10}`;
  const rays = times(8, (i) => `M0 0L${ray(i, r)}`);
  const ring = (far: number): string =>
    `M${ray(0, far)}` + times(8, (i) => `Q${ray(i + 0.5, far * 0.78)} ${ray(i + 1, far)}`);
  return line(rays + ring(r * 0.35) + ring(r * 0.62) + ring(r * 0.9), 0.9, color);
}
export { acornOf, flame };
