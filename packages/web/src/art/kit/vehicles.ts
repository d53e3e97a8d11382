/** What rolls, swims and flies. (x, y) is the middle of the foot. */
import { at, disc, dot, flat, form, INK, line, n1, rod, shape, slab, times } from './ink.ts';
import { DARK_WOOD, GOLD, RED, WOOD } from './papers.ts';

export const ride = {
  cart: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form('M-11-16q-1-6.4 4.4-6.4 2-5 7-3 5-3 7 2 4.4 1 2.6 7.4z', '#cbd0d1') +
        form('M-15-18h30l-4.4 13h-21z', '#96633a', line('M-13-12h26', 1.1)) +
        disc(-6, -2.6, 3.6, '#5a5560') +
        disc(6, -2.6, 3.6, '#5a5560'),
    ),
  wagon: (x: number, y: number, s = 1, color = '#a9713f'): string =>
    at(
      x,
      y,
      s,
      form('M-18-15h36l-3 9h-30z', color, line('M-16-10h32', 1)) +
        disc(-9, -4, 5, '#7a4a28') +
        disc(9, -4, 5, '#7a4a28') +
        dot(-9, -4, 1.6, GOLD) +
        dot(9, -4, 1.6, GOLD),
    ),
  rails: (x: number, y: number, w: number): string =>
    line(
      `M${n1(x - w * 0.4)} ${y + 3}h${n1(w * 0.8)}M${n1(x - w * 0.5)} ${y + 7}h${w}`,
      2,
      DARK_WOOD,
    ) +
    line(
      `M${n1(x - w * 0.32)} ${y}L${n1(x - w / 2)} ${y + 10}M${n1(x + w * 0.32)} ${y}L${n1(x + w / 2)} ${y + 10}`,
      2,
      '#6d6a70',
    ),
  track: (y: number): string =>
    line(`M0 ${y + 4}h100`, 3, '#6d5a4a') +
    line(
      times(9, (i) => `M${i * 12 + 2} ${y}v6`),
      3,
      DARK_WOOD,
    ) +
    line(`M0 ${y}h100`, 2.2, '#8a8f96'),
  boat: (x: number, y: number, w: number, color = '#b98450'): string => {
    const a = w / 2;
    return form(
      `M${n1(x - a)} ${y - 12}q${n1(a)} 6 ${n1(w)} 0q-2 12 ${n1(-a * 0.5)} 14h${n1(-a)}q${n1(-a * 0.4)} -2 ${n1(-a * 0.5)} -14z`,
      color,
      line(
        `M${n1(x - a + 3)} ${y - 5.4}q${n1(a - 3)} 5 ${n1(w - 6)} 0M${n1(x - a + 6)} ${y - 1}q${n1(a - 6)} 4 ${n1(w - 12)} 0`,
        1.1,
        INK,
        0.55,
      ),
    );
  },
  sail: (x: number, y: number, h: number, color = '#fffaf0'): string =>
    rod(`M${x} ${y}v${-h}`, DARK_WOOD, 2.2) +
    form(
      `M${x + 2} ${n1(y - h + 2)}q${n1(h * 0.5)} ${n1(h * 0.25)} ${n1(h * 0.36)} ${n1(h * 0.72)}h${n1(-h * 0.36)}z`,
      color,
    ) +
    form(
      `M${x - 2} ${n1(y - h + 6)}q${n1(-h * 0.28)} ${n1(h * 0.3)} ${n1(-h * 0.26)} ${n1(h * 0.64)}h${n1(h * 0.26)}z`,
      color,
    ),
  pier: (x: number, y: number, w: number): string =>
    line([0.1, 0.4, 0.7, 0.95].map((q) => `M${n1(x - w / 2 + w * q)} ${y}v14`).join(''), 4.6) +
    line([0.1, 0.4, 0.7, 0.95].map((q) => `M${n1(x - w / 2 + w * q)} ${y}v13`).join(''), 2, WOOD) +
    slab(x - w / 2, y - 4, w, 5, '#bf8a55', 1) +
    line(`M${n1(x - w / 4)} ${y - 4}v5M${x} ${y - 4}v5M${n1(x + w / 4)} ${y - 4}v5`, 1),
  balloon: (x: number, y: number, r: number, a = RED, b = '#f8e9ca'): string =>
    line(
      `M${n1(x - r * 0.55)} ${n1(y + r * 0.8)}L${x - 6} ${n1(y + r * 1.6)}M${n1(x + r * 0.55)} ${n1(y + r * 0.8)}L${x + 6} ${n1(y + r * 1.6)}`,
      1.2,
    ) +
    form(
      `M${x} ${n1(y - r)}a${r} ${r} 0 0 1 ${r} ${r}q0 ${n1(r * 0.6)} ${n1(-r * 0.55)} ${n1(r * 0.9)}h${n1(-r * 0.9)}Q${n1(x - r)} ${n1(y + r * 0.6)} ${n1(x - r)} ${y}a${r} ${r} 0 0 1 ${r} ${-r}z`,
      a,
      flat(
        `M${x} ${n1(y - r)}q${n1(r * 0.55)} ${n1(r * 0.7)} ${n1(r * 0.14)} ${n1(r * 1.9)}h${n1(-r * 0.28)}Q${n1(x - r * 0.55)} ${n1(y - r * 0.3)} ${x} ${n1(y - r)}z`,
        b,
      ) +
        line(
          `M${x} ${n1(y - r)}q${n1(r * 1.1)} ${n1(r * 0.8)} ${n1(r * 0.4)} ${n1(r * 1.9)}M${x} ${n1(y - r)}q${n1(-r * 1.1)} ${n1(r * 0.8)} ${n1(-r * 0.4)} ${n1(r * 1.9)}`,
          1,
          INK,
          0.45,
        ),
    ) +
    form(
      `M${x - 9} ${n1(y + r * 1.6)}h18l-2 11q-7 2-14 0z`,
      '#b98450',
      line(`M${x - 9} ${n1(y + r * 1.6 + 4)}h18`, 1.2),
    ),
  train: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      dot(-22, -44, 4, '#fffaf0', 0.8) +
        dot(-16, -50, 5, '#fffaf0', 0.65) +
        dot(-8, -55, 3.6, '#fffaf0', 0.5) +
        slab(-24, -38, 7, 14, '#5a5560', 1) +
        slab(-26.6, -41, 12, 4, '#5a5560', 1) +
        form('M-30-26H2v18h-32z', '#b5483a', line('M-20-26v18M-8-26v18', 2, GOLD)) +
        form('M2-38h24v30H2z', '#4f7f6a') +
        slab(6, -33, 16, 11, 'var(--pane)', 1.4) +
        slab(0, -42, 28, 5, '#5a3a26', 1.6) +
        shape('M-30-8l-9 6h9z', '#5a5560', 1.4) +
        [-23, -9, 6, 20].map((q) => disc(q, -4, 5.4, '#6d6a76') + dot(q, -4, 1.8, GOLD)).join('') +
        disc(-31, -18, 3.4, '#ffe68a', 1.3),
    ),
  railcar: (x: number, y: number, s = 1, color = '#a9713f'): string =>
    at(
      x,
      y,
      s,
      form('M-26-24h52V-7h-52z', color, line('M-26-15h52M-9-24v17M9-24v17', 1.2)) +
        [-16, 16].map((q) => disc(q, -4, 5, '#6d6a76') + dot(q, -4, 1.7, GOLD)).join(''),
    ),
  carriage: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      line('M-20-14h-14', 2.2) +
        form('M-20-18Q-18-38 0-38T20-18Q14-8 0-8T-20-18z', '#e6b044', '') +
        slab(-8, -31, 16, 11, 'var(--pane)', 4) +
        disc(-13, -5, 6, '#96633a') +
        disc(13, -5, 6, '#96633a') +
        dot(-13, -5, 2, GOLD) +
        dot(13, -5, 2, GOLD),
    ),
};
