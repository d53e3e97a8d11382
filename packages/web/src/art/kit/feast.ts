/** What is given, played and celebrated with. (x, y) is the middle of the foot. */
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
  spot,
  star,
  times,
  twin,
} from './ink.ts';
import { BLUE, CREAM, GOLD, GREEN, RED, STEEL, WOOD } from './papers.ts';

export const feast = {
  bunting: (x: number, y: number, X: number, Y: number): string => {
    const mid = (y + Y) / 2 + 14;
    const flags = [RED, GOLD, BLUE, GREEN, '#84589f'].map((color, i) => {
      const t = (i + 0.5) / 5;
      const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * ((x + X) / 2) + t * t * X;
      const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * mid + t * t * Y;
      return shape(`M${n1(px - 4.4)} ${n1(py)}h8.8l-4.4 9z`, color, 1.2);
    });
    return line(`M${x} ${y}Q${(x + X) / 2} ${mid} ${X} ${Y}`, 1.3) + flags.join('');
  },
  lanterns: (x: number, y: number, X: number, Y: number): string => {
    const mid = (y + Y) / 2 + 14;
    return (
      line(`M${x} ${y}Q${(x + X) / 2} ${mid} ${X} ${Y}`, 1.3) +
      [0.18, 0.5, 0.82]
        .map((t, i) => {
          const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * ((x + X) / 2) + t * t * X;
          const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * mid + t * t * Y;
          return (
            glow(px, py + 6, 10) +
            form(
              `M${n1(px - 4)} ${n1(py + 1)}h8q4 6 0 11h-8q-4-5 0-11z`,
              ['#ffb45e', '#ffdf7e', '#ff9a76'][i],
              '',
              1.4,
            )
          );
        })
        .join('')
    );
  },
  firework: (x: number, y: number, r: number, color: string): string =>
    glow(x, y, r * 0.7, color) +
    line(
      times(10, (i) => {
        const u = Math.cos((i * Math.PI) / 5),
          v = Math.sin((i * Math.PI) / 5);
        return `M${n1(x + u * r * 0.35)} ${n1(y + v * r * 0.35)}L${n1(x + u * r * 0.8)} ${n1(y + v * r * 0.8)}`;
      }),
      2,
      color,
    ) +
    line(
      times(
        10,
        (i) =>
          `M${n1(x + Math.cos((i * Math.PI) / 5) * r)} ${n1(y + Math.sin((i * Math.PI) / 5) * r)}h.1`,
      ),
      2.6,
      '#fff3c4',
    ),
  notes: (x: number, y: number, s = 1, color = INK): string =>
    at(
      x,
      y,
      s,
      spot(0, 0, 3.8, 3, color) +
        spot(10.4, -3, 3.8, 3, color) +
        line('M3-1v-13l10.6-3v13', 1.9, color),
    ),
  note: (x: number, y: number, s = 1, color = INK): string =>
    at(x, y, s, spot(0, 0, 3.6, 2.8, color) + line('M3-1v-14q5 1 5 7', 1.9, color)),
  chips: (x: number, y: number): string =>
    [
      [0, 0, 10],
      [9, -6, 50],
      [16, 2, -20],
      [5, -14, 80],
      [19, -12, 20],
    ]
      .map(
        ([a, b, r]) =>
          `<rect x="${x + a - 3}" y="${y + b - 1.6}" width="6" height="3.4" fill="#e8b872" stroke-width="1.1" transform="rotate(${r} ${x + a} ${y + b})"/>`,
      )
      .join(''),
  dust: (x: number, y: number): string =>
    dot(x, y, 4, '#fffaf0', 0.7) +
    dot(x + 7, y + 1, 5.5, '#fffaf0', 0.7) +
    dot(x + 15, y, 3.5, '#fffaf0', 0.7),
  hearts: (x: number, y: number, s = 1): string =>
    at(x, y, s, shape('M0 6C-10-2-5-9 0-4 5-9 10-2 0 6z', '#d9485a', 1.3)),
  juggle: (x: number, y: number): string =>
    disc(x - 4, y + 18, 4.8, RED) + disc(x - 2, y + 3, 4.8, BLUE) + disc(x + 10, y - 7, 4.8, GOLD),
  cake: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form('M-14-10h28V0h-28z', '#f6d9c4') +
        form('M-10-19h20v9h-20z', '#f6d9c4') +
        shape('M-14-10q3.5 5 7 0 3.5 5 7 0 3.5 5 7 0 3.5 5 7 0v-2h-28z', '#e58a9a', 1.2) +
        shape('M-10-19q3.3 5 6.6 0 3.4 5 6.8 0 3.3 5 6.6 0v-2h-20z', '#e58a9a', 1.2) +
        disc(0, -23, 3, RED, 1.2),
    ),
  pie: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form('M-15-5h30l-4 7h-22z', STEEL) +
        form(
          'M-16-5Q-13-16 0-16T16-5Q0 0-16-5z',
          '#e2a552',
          line('M-8-12l6 7M0-14v9M8-12l-6 7', 1.3, '#9c6427'),
        ),
    ),
  medal: (x: number, y: number, s = 1, color = GOLD): string =>
    at(
      x,
      y,
      s,
      shape('M-8-30L-2-8h4L8-30z', BLUE, 1.4) +
        form(star(0, 0, 14, 12, 0.86), color) +
        disc(0, 0, 8.6, '#ffe08a', 1.2),
    ),
  trophy: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      twin(line('M10-30q9-1 7 7-2 6-8 6', 2.6)) +
        form('M-12-34h24q1 18-8 23v6q6 1 6 5h-20q0-4 6-5v-6q-9-5-8-23z', GOLD) +
        flat(star(0, -24, 5), '#fff6d0'),
    ),
  podium: (x: number, y: number): string =>
    form(
      `M${x - 26} ${y}v-9h17v-8h18v12h17v5z`,
      '#e6d3a6',
      line(`M${x - 9} ${y}v-9M${x + 9} ${y}v-5`, 1.2),
    ) +
    `<text x="${x}" y="${y - 6}" font-size="9" text-anchor="middle" fill="${INK}" stroke="none" font-family="Georgia,serif" font-weight="700">1</text>`,
  umbrella: (x: number, y: number, s = 1, color = RED): string =>
    at(
      x,
      y,
      s,
      rod('M0 0V-30', WOOD, 2.2) +
        form(
          'M-24-26C-22-46 22-46 24-26q-6-4-12 0-6-4-12 0-6-4-12 0-6-4-12 0z',
          color,
          flat('M0-46q8 8 12 20h12v-22zM0-46q-8 8-12 20h12z', CREAM),
        ),
    ),
  letter: (x: number, y: number, s = 1, turn = -10): string =>
    at(
      x,
      y,
      s,
      form('M-12-9h24V9h-24z', '#fffaf0') +
        line('M-12-8L0 2.4 12-8', 1.4) +
        disc(0, 2.4, 3.2, '#b5382c', 1.1),
      turn,
    ),
  paper: (x: number, y: number, s = 1, turn = 0): string =>
    at(
      x,
      y,
      s,
      form('M-8-10H8V10H-8z', '#fffaf0', line('M-5-5H5M-5-1H5M-5 3H5M-5 7H1', 1.1, '#8a6f48')),
      turn,
    ),
  coins: (x: number, y: number, n = 3): string =>
    times(n, (i) => oval(x, y - 2 - i * 3, 6, 2.4, GOLD, 1.2)),
  coinpile: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form(
        'M-18 0Q-12-16 0-17T18 0z',
        GOLD,
        line('M-10-5h5M-2-10h5M4-4h6M-6-1h5M8-9h3', 1.2, '#9c6f20'),
      ) +
        disc(-14, -2, 3, GOLD, 1.1) +
        disc(15, -1.4, 3, GOLD, 1.1),
    ),
  pearl: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form(
        'M-15 0C-13-13-6-18 0-18S13-13 15 0Q0 7-15 0z',
        '#dcb4c2',
        line('M0-17v10M-7-14l4 9M7-14l-4 9', 1.3, '#9c6f86'),
      ) +
        disc(0, -1, 6.4, '#fffaf4') +
        dot(-2, -3, 1.9, '#fff') +
        dot(1.6, 1, 2.4, '#f0cdd6', 0.6),
    ),
  resin: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form('M0-14c4.4 6 8 9 8 14a8 8 0 0 1-16 0c0-5 3.6-8 8-14z', '#f3a62f') +
        line('M-4 0q0-4 3-7', 1.9, '#ffe6b0'),
    ),
  twigs: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      rod('M-15-3L12-9M-13-9L15-3M-12-14L13-13M-10-18L12-18', '#a56a33', 3) +
        line('M-1-20Q3-9-1 0', 2.6, '#f6e0b0'),
    ),
  bottles: (x: number, y: number): string =>
    [
      [-9, '#f3a62f'],
      [0, '#e0842a'],
      [9, '#f6bd58'],
    ]
      .map(
        ([a, c]) =>
          form(
            `M${x + Number(a) - 2} ${y - 14}h4v4q3 2 3 5v5h-10v-5q0-3 3-5z`,
            String(c),
            '',
            1.4,
          ) + slab(x + Number(a) - 2.4, y - 17, 4.8, 3.4, '#8a5a34', 1, 1),
      )
      .join(''),
};
