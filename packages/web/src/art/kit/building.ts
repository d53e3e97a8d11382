/** Parts of houses. (x, y) is the middle of the foot unless said otherwise. */
import {
  at,
  disc,
  dot,
  flat,
  form,
  glow,
  INK,
  line,
  n1,
  oval,
  rod,
  shape,
  slab,
  star,
  times,
  tuft,
} from './ink.ts';
import { CREAM, DARK_WOOD, GOLD, LEAF, LEAF2, PANE, RED, SNOW, STRAW, WOOD } from './papers.ts';
import { flame } from './tools.ts';

const WALLS = {
  plaster: '#f8e9ca',
  half: '#f8e9ca',
  timber: '#c4905a',
  stone: '#cbc5b8',
  brick: '#d0835f',
  bark: '#9a6b44',
  dark: '#8f8892',
  white: '#fdf8ea',
  moss: '#a9bd84',
  red: '#c8584a',
  blue: '#8fb1c9',
};
export type Wall = keyof typeof WALLS;
const ROOFS = {
  tile: '#c65f40',
  slate: '#68809a',
  thatch: '#e0b866',
  moss: LEAF,
  wood: '#96633a',
  plum: '#84589f',
  gold: '#e8b440',
  teal: '#55988f',
  red: '#c8473a',
  snow: '#f4f8fa',
};
export type Roof = keyof typeof ROOFS;

function grain(of: Wall, l: number, t: number, w: number, h: number): string {
  const p = (a: number, b: number): string => `${n1(l + w * a)} ${n1(t + h * b)}`;
  switch (of) {
    case 'half':
      return line(
        `M${p(0, 0.5)}h${w}M${p(0.25, 0)}v${h}M${p(0.75, 0)}v${h}M${p(0, 0.5)}L${p(0.25, 0)}M${p(1, 0.5)}L${p(0.75, 0)}M${p(0, 0.03)}h${w}`,
        2.4,
        '#8a5a34',
      );
    case 'timber':
    case 'red':
      return (
        line(
          [0.2, 0.4, 0.6, 0.8].map((q) => `M${p(0, q)}h${w}`).join(''),
          1.1,
          of === 'red' ? '#8f3528' : '#8f6236',
        ) +
        line(
          `M${p(0.3, 0.2)}v${n1(h * 0.2)}M${p(0.7, 0.4)}v${n1(h * 0.2)}M${p(0.4, 0.6)}v${n1(h * 0.2)}`,
          0.9,
          of === 'red' ? '#8f3528' : '#8f6236',
        )
      );
    case 'stone':
    case 'dark':
    case 'moss': {
      const color = of === 'dark' ? '#645d68' : '#948d82';
      return line(
        [
          [0.1, 0.18],
          [0.6, 0.12],
          [0.34, 0.42],
          [0.76, 0.46],
          [0.12, 0.7],
          [0.54, 0.78],
        ]
          .map(([a, b]) => `M${p(a, b)}h${n1(Math.min(8, w * 0.22))}v3`)
          .join(''),
        1.3,
        color,
      );
    }
    case 'brick':
      return line(
        [0.2, 0.4, 0.6, 0.8]
          .map(
            (q, i) =>
              `M${p(i % 2 ? 0.06 : 0.42, q)}h${n1(w * 0.22)}M${p(i % 2 ? 0.6 : 0.8, q)}h${n1(w * 0.14)}`,
          )
          .join(''),
        1.2,
        '#a3573b',
      );
    case 'bark':
      return line(
        [0.2, 0.45, 0.7].map((q) => `M${p(q, 0.05)}q2 ${n1(h * 0.3)} 0 ${n1(h * 0.5)}`).join(''),
        1.3,
        '#6b452a',
      );
    default:
      return '';
  }
}

const snowOn = (x: number, y: number, a: number, h: number): string =>
  flat(
    `M${n1(x)} ${n1(y)}l${n1(a)} ${n1(h)}q${n1(-a * 0.3)} ${n1(h * 0.25)} ${n1(-a * 0.6)} 0q${n1(-a * 0.4)} ${n1(h * 0.35)} ${n1(-a * 0.8)} 0q${n1(-a * 0.3)} ${n1(h * 0.25)} ${n1(-a * 0.6)} 0z`,
    SNOW,
  );

const arch = (x: number, y: number, w: number, h: number): string => {
  const r = n1(w / 2);
  return `M${n1(x - r)} ${y}v${n1(-(h - r))}a${r} ${r} 0 0 1 ${n1(2 * r)} 0v${n1(h - r)}z`;
};

export const build = {
  wall: (of: Wall, x: number, y: number, w: number, h: number): string =>
    form(
      `M${n1(x - w / 2)} ${n1(y - h)}h${n1(w)}v${n1(h)}h${n1(-w)}z`,
      WALLS[of],
      grain(of, x - w / 2, y - h, w, h),
    ),
  /** Wider at the foot, as if it had grown. */
  trunk: (x: number, y: number, w: number, h: number, of: Wall = 'bark'): string =>
    form(
      `M${n1(x - w * 0.64)} ${y}Q${n1(x - w * 0.4)} ${n1(y - h * 0.35)} ${n1(x - w * 0.44)} ${n1(y - h)}h${n1(w * 0.88)}Q${n1(x + w * 0.4)} ${n1(y - h * 0.35)} ${n1(x + w * 0.64)} ${y}q${n1(-w * 0.64)} 5 ${n1(-w * 1.28)} 0z`,
      WALLS[of],
      of === 'white'
        ? ''
        : line(
            `M${n1(x - w * 0.25)} ${n1(y - h * 0.88)}q3 ${n1(h * 0.3)} -1 ${n1(h * 0.6)}M${n1(x + w * 0.28)} ${n1(y - h * 0.8)}q-3 ${n1(h * 0.3)} 1 ${n1(h * 0.6)}M${n1(x)} ${n1(y - h)}q2 ${n1(h * 0.1)} 0 ${n1(h * 0.2)}`,
            1.4,
            '#6b452a',
          ),
    ),
  roots: (x: number, y: number, w: number, h: number): string =>
    form(
      `M${n1(x - w * 0.28)} ${n1(y - h)}Q${n1(x - w * 0.2)} ${n1(y - h * 0.3)} ${n1(x - w * 0.5)} ${y}q${n1(w * 0.18)} 3 ${n1(w * 0.26)} -2q6 5 ${n1(w * 0.24)} 1 6 4 ${n1(w * 0.24)} -1 8 5 ${n1(w * 0.26)} 2Q${n1(x + w * 0.2)} ${n1(y - h * 0.3)} ${n1(x + w * 0.28)} ${n1(y - h)}z`,
      WALLS.bark,
      line(
        `M${n1(x - w * 0.17)} ${n1(y - h * 0.85)}q2 ${n1(h * 0.3)} -3 ${n1(h * 0.6)}M${n1(x + w * 0.17)} ${n1(y - h * 0.85)}q-2 ${n1(h * 0.3)} 3 ${n1(h * 0.6)}M${n1(x)} ${n1(y - h * 0.9)}v${n1(h * 0.3)}`,
        1.5,
        '#6b452a',
      ),
    ),
  stump: (x: number, y: number, w: number, h: number): string =>
    form(
      `M${n1(x - w * 0.6)} ${y}Q${n1(x - w * 0.44)} ${n1(y - h * 0.4)} ${n1(x - w * 0.46)} ${n1(y - h)}h${n1(w * 0.92)}Q${n1(x + w * 0.44)} ${n1(y - h * 0.4)} ${n1(x + w * 0.6)} ${y}q${n1(-w * 0.6)} 5 ${n1(-w * 1.2)} 0z`,
      WALLS.bark,
      line(
        `M${n1(x - w * 0.25)} ${n1(y - h * 0.8)}v${n1(h * 0.5)}M${n1(x + w * 0.25)} ${n1(y - h * 0.8)}v${n1(h * 0.5)}`,
        1.3,
        '#6b452a',
      ),
    ) +
    oval(x, y - h, w * 0.46, Math.max(2.6, w * 0.12), '#e9c792') +
    oval(x, y - h, w * 0.22, Math.max(1.3, w * 0.055), 'none', 1),
  hill: (color: string, x: number, y: number, w: number, h: number): string =>
    form(
      `M${n1(x - w / 2)} ${y}C${n1(x - w * 0.42)} ${n1(y - h * 1.1)} ${n1(x - w * 0.12)} ${n1(y - h * 1.14)} ${x} ${n1(y - h)}S${n1(x + w * 0.44)} ${n1(y - h * 0.9)} ${n1(x + w / 2)} ${y}z`,
      color,
      line(
        `M${n1(x - w * 0.3)} ${n1(y - h * 0.5)}q3-5 8-7M${n1(x + w * 0.2)} ${n1(y - h * 0.6)}q4 2 7 7`,
        1.3,
        '#fff',
        0.4,
      ),
    ),
  mound: (x: number, y: number, w: number, h: number, color = LEAF): string =>
    form(
      `M${n1(x - w / 2)} ${y}C${n1(x - w * 0.45)} ${n1(y - h * 1.3)} ${n1(x + w * 0.45)} ${n1(y - h * 1.3)} ${n1(x + w / 2)} ${y}z`,
      color,
      line(
        `M${n1(x - w * 0.3)} ${n1(y - h * 0.5)}q3-5 7-7M${n1(x + w * 0.2)} ${n1(y - h * 0.6)}q4 2 6 6M${n1(x)} ${n1(y - h * 0.85)}l2-4 2 4`,
        1.3,
        '#fff',
        0.45,
      ),
    ),
  gable: (of: Roof, x: number, y: number, w: number, h: number): string => {
    const a = w / 2;
    const thatch = of === 'thatch';
    const d = thatch
      ? `M${n1(x - a)} ${y + 2}Q${n1(x - a * 0.5)} ${n1(y - h * 0.4)} ${x - 3} ${n1(y - h)}q3-3 6 0Q${n1(x + a * 0.5)} ${n1(y - h * 0.4)} ${n1(x + a)} ${y + 2}q${n1(-w / 12)} 4 ${n1(-w / 6)} 0${`t${n1(-w / 6)} 0`.repeat(5)}z`
      : `M${x} ${n1(y - h)}L${n1(x + a)} ${y + 2}q${n1(-a)} 3.4 ${n1(-w)} 0z`;
    const rows = [0.36, 0.6, 0.84]
      .map((q) => {
        const half = a * q;
        const n = Math.max(2, Math.round(half / 3.4));
        const step = n1((2 * half) / n);
        return (
          `M${n1(x - half)} ${n1(y - h + h * q)}` +
          `q${n1(step / 2)} ${thatch ? 2 : 4} ${step} 0`.repeat(n)
        );
      })
      .join('');
    return (
      form(d, ROOFS[of], line(rows, 1.1, '#2a1408', 0.42)) + snowOn(x, y - h, a * 0.5, h * 0.5)
    );
  },
  cone: (of: Roof, x: number, y: number, w: number, h: number): string => {
    const a = w / 2;
    return (
      form(
        `M${x} ${n1(y - h)}Q${n1(x + a * 0.35)} ${n1(y - h * 0.45)} ${n1(x + a)} ${y}q${n1(-a)} 5 ${n1(-w)} 0Q${n1(x - a * 0.35)} ${n1(y - h * 0.45)} ${x} ${n1(y - h)}z`,
        ROOFS[of],
        line(
          `M${n1(x - a * 0.42)} ${n1(y - h * 0.42)}q${n1(a * 0.42)} 3 ${n1(a * 0.84)} 0M${n1(x - a * 0.7)} ${n1(y - h * 0.18)}q${n1(a * 0.7)} 4 ${n1(a * 1.4)} 0`,
          1.1,
          '#2a1408',
          0.42,
        ),
      ) + snowOn(x, y - h, a * 0.32, h * 0.55)
    );
  },
  /** The cap of a toadstool. */
  cap: (x: number, y: number, w: number, h: number, color = RED): string => {
    const a = w / 2;
    const white = (dx: number, dy: number, rx: number): string =>
      `<ellipse cx="${n1(x + a * dx)}" cy="${n1(y - h * dy)}" rx="${n1(a * rx)}" ry="${n1(a * rx * 0.62)}" fill="#fff3d8" stroke="none"/>`;
    return form(
      `M${n1(x - a)} ${y}C${n1(x - a)} ${n1(y - h * 1.32)} ${n1(x + a)} ${n1(y - h * 1.32)} ${n1(x + a)} ${y}q${n1(-a)} 7 ${n1(-w)} 0z`,
      color,
      white(-0.52, 0.36, 0.17) +
        white(0.02, 0.7, 0.2) +
        white(0.54, 0.3, 0.15) +
        white(-0.12, 0.18, 0.1) +
        white(0.82, 0.06, 0.1) +
        white(-0.86, 0.06, 0.09),
    );
  },
  skirt: (x: number, y: number, w: number): string =>
    shape(
      `M${n1(x - w / 2)} ${y}q${n1(w / 2)} -7 ${n1(w)} 0q${n1(-w * 0.12)} 7 ${n1(-w * 0.25)} 3 ${n1(-w * 0.12)} 6 ${n1(-w * 0.25)} 1 ${n1(-w * 0.12)} 6 ${n1(-w * 0.25)} 1 ${n1(-w * 0.12)} 3 ${n1(-w * 0.25)} -5z`,
      '#f2e5cb',
      1.4,
    ),
  acornCap: (x: number, y: number, w: number, h: number): string =>
    rod(`M${x} ${n1(y - h)}q0-5 4-7`, DARK_WOOD, 2.6) +
    form(
      `M${n1(x - w / 2)} ${y}C${n1(x - w / 2)} ${n1(y - h * 1.3)} ${n1(x + w / 2)} ${n1(y - h * 1.3)} ${n1(x + w / 2)} ${y}q${n1(-w / 2)} 6 ${n1(-w)} 0z`,
      '#a3703f',
      line(
        `M${n1(x - w * 0.46)} ${n1(y - h * 0.25)}q${n1(w * 0.46)} 6 ${n1(w * 0.92)} 0M${n1(x - w * 0.36)} ${n1(y - h * 0.55)}q${n1(w * 0.36)} 5 ${n1(w * 0.72)} 0M${n1(x - w * 0.2)} ${y}v${n1(-h * 0.9)}M${n1(x + w * 0.2)} ${y}v${n1(-h * 0.9)}`,
        1,
        '#6b452a',
      ),
    ),
  dome: (x: number, y: number, w: number, h: number, color = '#f3ead6'): string =>
    line(`M${x} ${n1(y - h)}v-6`, 2) +
    disc(x, y - h - 6, 1.9, GOLD, 1) +
    form(
      `M${n1(x - w / 2)} ${y}C${n1(x - w * 0.58)} ${n1(y - h * 0.8)} ${n1(x - w * 0.12)} ${n1(y - h * 0.7)} ${x} ${n1(y - h)}C${n1(x + w * 0.12)} ${n1(y - h * 0.7)} ${n1(x + w * 0.58)} ${n1(y - h * 0.8)} ${n1(x + w / 2)} ${y}q${n1(-w / 2)} 4 ${n1(-w)} 0z`,
      color,
      line(
        `M${n1(x - w * 0.2)} ${y}Q${n1(x - w * 0.26)} ${n1(y - h * 0.5)} ${x} ${n1(y - h)}Q${n1(x + w * 0.26)} ${n1(y - h * 0.5)} ${n1(x + w * 0.2)} ${y}`,
        1,
        INK,
        0.4,
      ),
    ),
  leafRoof: (x: number, y: number, w: number, h: number, color = LEAF): string =>
    form(
      `M${n1(x - w / 2)} ${y}Q${n1(x - w * 0.3)} ${n1(y - h)} ${n1(x + w * 0.1)} ${n1(y - h)}Q${n1(x + w * 0.4)} ${n1(y - h * 0.9)} ${n1(x + w / 2)} ${n1(y + 2)}q${n1(-w * 0.2)} -5 ${n1(-w * 0.36)} 0t${n1(-w * 0.34)} 0 ${n1(-w * 0.3)} -2z`,
      color,
      line(
        `M${n1(x - w * 0.46)} ${n1(y - 2)}Q${n1(x - w * 0.1)} ${n1(y - h * 0.7)} ${n1(x + w * 0.42)} ${n1(y - h * 0.4)}M${n1(x - w * 0.1)} ${n1(y - h * 0.55)}l2 ${n1(h * 0.45)}M${n1(x + w * 0.14)} ${n1(y - h * 0.56)}l4 ${n1(h * 0.5)}`,
        1.1,
        '#2a1408',
        0.4,
      ),
    ),
  crenel: (of: Wall, x: number, y: number, w: number, h = 6): string => {
    const n = Math.round(w / 6) | 1;
    const step = n1(w / n);
    const teeth = times(
      n,
      (i) => `h${step}` + (i < n - 1 ? `v${n1(i % 2 ? -h * 0.6 : h * 0.6)}` : ''),
    );
    return form(`M${n1(x - w / 2)} ${y + 3}v${-(h + 3)}${teeth}V${y + 3}z`, WALLS[of]);
  },
  pediment: (x: number, y: number, w: number, h: number, of: Wall = 'white'): string =>
    form(`M${x} ${n1(y - h)}l${n1(w / 2)} ${h}h${n1(-w)}z`, WALLS[of]) +
    slab(x - w / 2, y, w, 3.2, WALLS[of]),
  columns: (x: number, y: number, w: number, h: number, n: number, of: Wall = 'white'): string =>
    times(n, (i) => {
      const cx = n1(x - w / 2 + 2.7 + ((w - 5.4) * i) / (n - 1));
      return form(
        `M${n1(cx - 2.7)} ${n1(y - h)}h5.4v${h}h-5.4z`,
        WALLS[of],
        line(`M${n1(cx - 0.6)} ${n1(y - h)}v${h}`, 0.8, INK, 0.3),
      );
    }),
  steps: (x: number, y: number, w: number): string =>
    slab(x - w / 2, y - 3, w, 3, '#ded7c9') + slab(x - w / 2 - 4, y, w + 8, 3.4, '#c9c2b5'),
  door: (x: number, y: number, w: number, h: number, color = '#8a5530', round = true): string => {
    const a = w / 2;
    const d = round
      ? `M${n1(x - a)} ${y}C${n1(x - a - 3)} ${n1(y - h * 1.3)} ${n1(x + a + 3)} ${n1(y - h * 1.3)} ${n1(x + a)} ${y}z`
      : arch(x, y, w, h);
    return (
      form(
        d,
        color,
        line(`M${x} ${n1(y - h)}v${h}`, 1.1) +
          line(`M${n1(x - a)} ${n1(y - h * 0.3)}h${w}`, 0.9, INK, 0.4),
      ) + dot(x + a * 0.45, y - h * 0.42, 1.3, GOLD)
    );
  },
  darkDoor: (x: number, y: number, w: number, h: number): string =>
    shape(arch(x, y, w, h), '#2c2028'),
  /** Windows: (x, y) is their middle; behind the panes there is light when somebody is at home. */
  round: (x: number, y: number, r: number): string =>
    glow(x, y, r * 1.9, 'var(--shine)') +
    disc(x, y, r, PANE) +
    line(`M${n1(x - r)} ${y}h${n1(2 * r)}M${x} ${n1(y - r)}v${n1(2 * r)}`, 1.1),
  square: (x: number, y: number, r: number): string =>
    glow(x, y, r * 1.9, 'var(--shine)') +
    slab(x - r, y - r, 2 * r, 2 * r, PANE, 0.8) +
    line(`M${n1(x - r)} ${y}h${n1(2 * r)}M${x} ${n1(y - r)}v${n1(2 * r)}`, 1.1),
  arched: (x: number, y: number, r: number): string =>
    glow(x, y, r * 2, 'var(--shine)') +
    shape(arch(x, n1(y + r), 2 * r, n1(r * 2.4)), PANE) +
    line(`M${x} ${n1(y - r * 1.4)}v${n1(r * 2.4)}`, 1.1),
  bars: (x: number, y: number, w: number, h: number): string =>
    slab(x - w / 2, y - h, w, h, '#241a22', 2) +
    line(
      [0.25, 0.5, 0.75].map((q) => `M${n1(x - w / 2 + w * q)} ${n1(y - h)}v${h}`).join(''),
      2.2,
      '#9a9ca3',
    ),
  gate: (x: number, y: number, w: number, h: number): string =>
    shape(arch(x, y, w, h), '#3a2a26') +
    line(
      `M${n1(x - w / 4)} ${y}v${n1(-h * 0.85)}M${x} ${y}v${-h}M${n1(x + w / 4)} ${y}v${n1(-h * 0.85)}M${n1(x - w / 2)} ${n1(y - h * 0.3)}h${w}M${n1(x - w / 2)} ${n1(y - h * 0.6)}h${w}`,
      1.6,
      WOOD,
    ),
  portal: (x: number, y: number, w: number, h: number): string => {
    const beams = `M${n1(x - w / 2)} ${y}l3${n1(-h)}M${n1(x + w / 2)} ${y}l-3${n1(-h)}M${n1(x - w / 2 - 3)} ${n1(y - h)}h${n1(w + 6)}`;
    return (
      shape(`M${n1(x - w / 2)} ${y}l3${n1(-h)}h${n1(w - 6)}l3 ${h}z`, '#2c2028') +
      line(beams, 7.4) +
      line(beams, 4.6, '#b98450')
    );
  },
  archway: (x: number, y: number, w: number, h: number, of: Wall = 'stone'): string =>
    form(
      `${arch(x, y, w, h)}M${n1(x - w / 2 + 5)} ${y}v${n1(-(h - w / 2))}a${n1(w / 2 - 5)} ${n1(w / 2 - 5)} 0 0 1 ${n1(w - 10)} 0v${n1(h - w / 2)}z`,
      WALLS[of],
    ).replaceAll('<path id', '<path clip-rule="evenodd" fill-rule="evenodd" id'),
  eyes: (x: number, y: number): string =>
    [x - 4, x + 4]
      .map(
        (at2) =>
          `<ellipse cx="${at2}" cy="${y}" rx="2.5" ry="3.1" fill="#ffe68a" stroke="none"/>` +
          dot(at2 + 0.4, y, 1.4, INK),
      )
      .join(''),
  chimney: (x: number, y: number, h: number, of: Wall = 'brick'): string =>
    dot(x + 2, y - h - 6, 3, '#fffaf0', 0.85) +
    dot(x + 6, y - h - 12, 4.2, '#fffaf0', 0.7) +
    dot(x + 12, y - h - 17, 3, '#fffaf0', 0.5) +
    slab(x - 3.5, y - h, 7, h, WALLS[of]) +
    slab(x - 4.6, y - h - 2, 9.2, 3.2, WALLS[of]),
  flag: (x: number, y: number, h: number, color = RED): string =>
    rod(`M${x} ${y}v${-h}`, DARK_WOOD, 1.4) +
    shape(`M${x + 1} ${n1(y - h)}q5-2 8 0t7 0l-2 4 2 4q-4 2-7 0t-8 0z`, color, 1.4),
  vane: (x: number, y: number): string =>
    line(`M${x} ${y}v-9M${x - 6} ${y - 8}h12l-3-2.5M${x + 6} ${y - 8}l-3 2.5`, 1.5),
  clock: (x: number, y: number, r: number): string =>
    disc(x, y, r + 2.6, '#dcaa40') +
    disc(x, y, r, '#fffaf0', 1.3) +
    line(`M${x} ${y}v${n1(-r * 0.65)}M${x} ${y}l${n1(r * 0.45)} ${n1(r * 0.25)}`, 1.8) +
    line(
      `M${x} ${n1(y - r + 1)}v1.4M${x} ${n1(y + r - 1)}v-1.4M${n1(x - r + 1)} ${y}h1.4M${n1(x + r - 1)} ${y}h-1.4`,
      1.2,
    ),
  bell: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form('M-7 3q3-3 3-9 0-5 4-5t4 5q0 6 3 9z', GOLD) + disc(0, 4.4, 1.9, '#8a5a20', 1.1),
    ),
  ladder: (x: number, y: number, h: number): string => {
    const d = `M${x - 3.6} ${y}v${-h}M${x + 3.6} ${y}v${-h}${times(Math.floor(h / 5) - 1, (i) => `M${x - 3.6} ${y - (i + 1) * 5}h7.2`)}`;
    return line(d, 3.4) + line(d, 1.4, '#d9a868');
  },
  deck: (x: number, y: number, w: number): string =>
    line(
      `M${n1(x - w / 2 + 2)} ${y - 9}h${w - 4}${times(5, (i) => `M${n1(x - w / 2 + 2 + ((w - 4) * i) / 4)} ${y}v-9`)}`,
      1.9,
      DARK_WOOD,
    ) + slab(x - w / 2, y - 1, w, 4.6, '#bf8a55', 1),
  awning: (x: number, y: number, w: number, color = '#c8584a'): string => {
    const s = w / 6;
    return times(6, (i) =>
      shape(
        `M${n1(x - w / 2 + i * s)} ${y - 9}h${n1(s)}v9q${n1(-s / 2)} 5 ${n1(-s)} 0z`,
        i % 2 ? CREAM : color,
        1.3,
      ),
    );
  },
  lantern: (x: number, y: number): string =>
    glow(x, y, 9) + line(`M${x} ${y - 4}v-4`, 1.4) + slab(x - 3, y - 4, 6, 8, '#ffdf7e', 1.6, 1.4),
  lamppost: (x: number, y: number, h: number): string =>
    glow(x, y - h - 6, 13) +
    rod(`M${x} ${y}v${-h}`, '#4b4454', 2.6) +
    form(`M${x - 5} ${y - h - 11}h10l-2 11h-6z`, '#ffdf7e') +
    shape(`M${x - 7} ${y - h - 11}h14l-7-6z`, '#4b4454', 1.4),
  torch: (x: number, y: number): string =>
    rod(`M${x} ${y + 5}v-9`, WOOD, 2.2) + at(x, y - 4, 1, flame(0)),
  signpost: (emblem: string, x: number, y: number): string =>
    rod(`M${x} ${y}v-40M${x} ${y - 38}h-17`, DARK_WOOD, 2.6) +
    line(`M${x - 14} ${y - 37}v4M${x - 4} ${y - 37}v4`, 1.2) +
    form(`M${x - 20} ${y - 33}h21v19h-21z`, '#fae6b6') +
    at(x - 9.5, y - 23.5, 1, emblem),
  board: (emblem: string, x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      rod('M0 0V-12', DARK_WOOD, 2.6) +
        form('M-13-28h26v18h-26z', '#fae6b6') +
        at(0, -19, 0.9, emblem),
    ),
  plaque: (emblem: string, x: number, y: number, r: number): string =>
    disc(x, y, r, '#fae6b6') + at(x, y, n1(r / 9), emblem),
  tent: (x: number, y: number, w: number, h: number, a = RED, b = CREAM): string => {
    const half = w / 2;
    const d = `M${x} ${n1(y - h)}Q${n1(x + half * 0.3)} ${n1(y - h * 0.55)} ${n1(x + half)} ${n1(y - h * 0.42)}L${n1(x + half * 0.86)} ${y}H${n1(x - half * 0.86)}L${n1(x - half)} ${n1(y - h * 0.42)}Q${n1(x - half * 0.3)} ${n1(y - h * 0.55)} ${x} ${n1(y - h)}z`;
    const stripe = (from: number, to: number): string =>
      `M${x} ${n1(y - h)}Q${n1(x + half * from * 0.3)} ${n1(y - h * 0.55)} ${n1(x + half * from)} ${n1(y - h * 0.42)}V${y}H${n1(x + half * to)}V${n1(y - h * 0.42)}Q${n1(x + half * to * 0.3)} ${n1(y - h * 0.55)} ${x} ${n1(y - h)}z`;
    return (
      form(d, b, flat(stripe(-1, -0.62) + stripe(-0.24, 0.24) + stripe(0.62, 1), a)) +
      line(
        `M${n1(x - half)} ${n1(y - h * 0.42)}${times(6, () => `q${n1(half / 6)} 5 ${n1(half / 3)} 0`)}`,
        1.6,
      ) +
      shape(
        `M${n1(x - half * 0.2)} ${y}L${x} ${n1(y - h * 0.4)}L${n1(x + half * 0.2)} ${y}z`,
        '#3a2a26',
        1.5,
      )
    );
  },
  crown: (x: number, y: number, rx: number, ry: number, bumps = 11, color = LEAF2): string =>
    form(tuft(x, y, rx, ry, bumps, 3), color) +
    shape(tuft(x - rx * 0.08, y - ry * 0.18, rx * 0.8, ry * 0.7, bumps - 1, 5), LEAF, 1.1) +
    flat(tuft(x - rx * 0.26, y - ry * 0.42, rx * 0.36, ry * 0.28, 7, 2), '#fff', 0.22),
  leaves: (x: number, y: number, r: number, color = LEAF, seed = 2): string =>
    form(
      tuft(x, y, r, r * 0.8, 9, seed),
      color,
      line(
        [
          [-0.5, -0.2],
          [-0.1, -0.5],
          [0.35, -0.3],
          [0.05, 0.05],
          [-0.4, 0.3],
          [0.5, 0.2],
        ]
          .map(
            ([a, b]) =>
              `M${n1(x + a * r)} ${n1(y + b * r)}q${n1(r * 0.12)} ${n1(-r * 0.18)} ${n1(r * 0.28)} ${n1(-r * 0.12)}`,
          )
          .join(''),
        1.4,
        '#fff',
        0.45,
      ),
    ),
  vine: (x: number, y: number, h: number): string =>
    line(`M${x} ${y}q4 ${n1(-h * 0.3)} 0 ${n1(-h * 0.5)}t1 ${n1(-h * 0.5)}`, 1.8, LEAF2) +
    times(
      4,
      (i) =>
        `<ellipse cx="${n1(x + (i % 2 ? 3.4 : -2))}" cy="${n1(y - (h * (i + 0.6)) / 4)}" rx="3" ry="2" fill="${LEAF}" stroke-width="1"/>`,
    ),
  wheel: (x: number, y: number, r: number): string =>
    line(
      `M${n1(x - r)} ${y}h${n1(2 * r)}M${x} ${n1(y - r)}v${n1(2 * r)}M${n1(x - r * 0.7)} ${n1(y - r * 0.7)}l${n1(r * 1.4)} ${n1(r * 1.4)}M${n1(x - r * 0.7)} ${n1(y + r * 0.7)}l${n1(r * 1.4)} ${n1(-r * 1.4)}`,
      3,
      WOOD,
    ) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke-width="4.4"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${WOOD}" stroke-width="2.2"/>` +
    disc(x, y, 3, GOLD, 1.3),
  sails: (x: number, y: number, r: number, turn = 20): string =>
    at(
      x,
      y,
      1,
      times(
        4,
        (i) =>
          `<g transform="rotate(${i * 90})">${rod(`M0 0V${-r}`, DARK_WOOD, 1.8) + shape(`M1 ${-r}h${n1(r * 0.34)}v${n1(r * 0.72)}h${n1(-r * 0.34)}z`, CREAM, 1.4) + line(`M1 ${n1(-r * 0.75)}h${n1(r * 0.34)}M1 ${n1(-r * 0.5)}h${n1(r * 0.34)}`, 0.9, DARK_WOOD)}</g>`,
      ) + disc(0, 0, 3, GOLD, 1.3),
      turn,
    ),
  hay: (x: number, y: number, w: number, h: number): string =>
    form(
      `M${n1(x - w / 2)} ${y}Q${n1(x - w * 0.4)} ${n1(y - h)} ${x} ${n1(y - h)}T${n1(x + w / 2)} ${y}z`,
      STRAW,
      line(
        `M${n1(x - w * 0.2)} ${n1(y - h * 0.3)}l-3 5M${x} ${n1(y - h * 0.6)}v6M${n1(x + w * 0.2)} ${n1(y - h * 0.4)}l3 5`,
        1.1,
        '#a97a2c',
      ),
    ),
  starSign: (x: number, y: number, r: number): string => shape(star(x, y, r), GOLD, 1.2),
};
