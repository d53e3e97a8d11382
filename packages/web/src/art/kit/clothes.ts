/** What is worn on the body. */
import { disc, dot, flat, form, INK, line, shape, slab, spot, twin } from './ink.ts';
import { CREAM, GOLD } from './papers.ts';

export const BODY = 'M0-39C12-39 17-28 18.4-14 19-4 11-1 0-1S-19-4-18.4-14C-17-28-12-39 0-39z';

interface Garment {
  /** In front of the body. */
  readonly front: string;
  /** Behind the body. */
  readonly back?: string;
  /** What the arms are clad in. */
  readonly sleeve?: string;
}
/** A garment is cut when it is put on: forms are counted within their picture. */
export type Clothing = () => Garment;

const buttons = (x: number, ...ys: readonly number[]): string =>
  ys.map((y) => dot(x, y, 1.3, GOLD)).join('');

export const wear = {
  tunic:
    (color: string, belt = '#6b4428'): Clothing =>
    () => ({
      front:
        form(BODY, color, shape('M-20-18q20 6 40 0v5q-20 6-40 0z', belt, 1.2)) +
        slab(-3.2, -16, 6.4, 6, GOLD, 1, 1.1) +
        line('M0-38v9', 1.1),
      sleeve: color,
    }),
  shirt:
    (color: string): Clothing =>
    () => ({
      front: form(
        'M0-39C12-39 17-28 18-17Q0-9-18-17C-17-28-12-39 0-39z',
        color,
        line('M0-39v26', 1),
      ),
      sleeve: color,
    }),
  robe:
    (color: string, trim = '#fff3d8'): Clothing =>
    () => ({
      front: form(
        'M0-39C13-39 18-27 22-2Q0 4-22-2-18-27 0-39z',
        color,
        shape('M-3.6-39L-2.6 4h5.2l1-43z', trim, 1.1) + line('M-23-5q23 7 46 0', 2.2, trim),
      ),
      sleeve: color,
    }),
  gown:
    (color: string, trim = GOLD): Clothing =>
    () => ({
      front:
        form(
          'M0-39C11-39 12-29 12-25 18-18 23-9 25-2Q0 5-25-2C-23-9-18-18-12-25-12-29-11-39 0-39z',
          color,
          line('M-24-7q24 7 48 0', 2.6, trim) +
            line('M-8-20q-4 8-6 16M8-20q4 8 6 16M0-22v20', 1, INK, 0.4),
        ) + line('M-12-25q12 4 24 0', 2, trim),
      sleeve: color,
    }),
  apron:
    (color = CREAM): Clothing =>
    () => ({
      front:
        form(
          'M-8-33h16l1.6 10q5.4 8 4 18-13.6 5-27.2 0-1.4-10 4-18z',
          color,
          line('M-14-8q14 5 28 0', 1, '#c9bda6'),
        ) +
        line('M-9.4-22q9.4 3 18.8 0', 1.2) +
        shape('M-5.4-16H5.4v5.4q-5.4 3-10.8 0z', color, 1),
    }),
  overalls:
    (color: string): Clothing =>
    () => ({
      front:
        line('M-8-29l-5-7M8-29l5-7', 5.6) +
        line('M-8-29l-5-7M8-29l5-7', 3.2, color) +
        form('M-8.4-30H8.4v8l10 2.4C19-5 12-1 0-1S-19-5-18.4-19.6l10-2.4z', color) +
        buttons(-6.4, -27) +
        buttons(6.4, -27) +
        line('M-4.4-19h8.8v6h-8.8z', 1),
    }),
  vest:
    (color: string): Clothing =>
    () => ({
      front:
        twin(
          shape('M4-38.4C13-38 18-26 18.6-14c.2 5.4-3 10-7.4 12Q5-18 4-38.4z', color) +
            flat('M13-33C17-28 18.6-20 18.6-14c.2 5-2.4 9-6 11.4Q17-18 13-33z', '#2a1408', 0.12),
        ) + buttons(8.4, -21, -14),
    }),
  coat:
    (color: string, shirt = '#fffaf0', tie = '#a93527'): Clothing =>
    () => ({
      front:
        form('M0-39C13-39 18-26 21-2Q12 1.4 4-2L0-12-4-2q-8 3.4-17 0C-18-26-13-39 0-39z', color) +
        shape('M-6.4-38L0-20 6.4-38z', shirt, 1.2) +
        shape('M0-33.4l-5.4-2.8v6zM0-33.4l5.4-2.8v6z', tie, 1) +
        buttons(3.8, -17, -11),
      sleeve: color,
    }),
  cape:
    (color: string): Clothing =>
    () => ({
      back: form(
        'M-14-37C-25-27-29-12-29-1q29 6 58 0C29-12 25-27 14-37z',
        color,
        line('M-20-28q-4 14-4 28M20-28q4 14 4 28', 1.2, INK, 0.35),
      ),
      front: shape('M-15-37q15 8 30 0l5 8q-20 11-40 0z', color) + disc(0, -29.4, 2.9, GOLD, 1.2),
    }),
  scarf:
    (color: string): Clothing =>
    () => ({
      front:
        shape('M7-31l6 14.4 6-2.6-4.4-13.4z', color) +
        shape('M-17-37q17 9 34 0l2 5.4q-19 9.6-38 0z', color) +
        line('M-9-33.6l1 4M0-32v4M14-22l3.4-1.4', 1, INK, 0.5),
    }),
  ermine: (): Clothing => () => ({
    front:
      shape('M-15-38q15 8 30 0l5 9q-20 12-40 0z', '#fffaf0') +
      flat(
        'M-12-31l1 3.4 1-3.4zM-4.4-28l1 3.4 1-3.4zM3.6-28.4l1 3.4 1-3.4zM11-31l1 3.4 1-3.4z',
        INK,
      ),
  }),
  ruff:
    (color = CREAM): Clothing =>
    () => ({
      front: shape(
        'M-17-37q4.4 4 8.6 1 4 4 8.4 1 4.4 3 8.4-1 4.4 3 8.6-1l4 8q-6 4.4-10 0-5 5-11 1-6 4-11-1-4 4.4-10 0z',
        color,
      ),
    }),
  bag:
    (color: string): Clothing =>
    () => ({
      front:
        line('M-13-35L14-14', 4.6) +
        line('M-13-35L14-14', 2.2, color) +
        form('M8-18h15v13q-7.5 3-15 0z', color) +
        shape('M8-18h15l-3.4 6.6q-4 2-8.2 0z', '#f0d9a8', 1.2),
    }),
  pack:
    (color: string): Clothing =>
    () => ({
      back:
        form('M-24-38q-6 16 0 29h48q6-13 0-29z', color) +
        slab(-21, -48, 42, 10, '#d9c391', 5) +
        line('M-12-48v10M12-48v10', 1.1),
      front: twin(line('M12-37q4 8 3 18', 3.6) + line('M12-37q4 8 3 18', 1.6, color)),
    }),
  motley:
    (left: string, right: string): Clothing =>
    () => ({
      front: form(
        BODY,
        left,
        flat('M0-40h22V0H0z', right) +
          shape('M0-31l5.4 6.4L0-18l-5.4-6.6zM0-17l5.4 6.4L0-4l-5.4-6.6z', '#fff3d8', 1),
      ),
      sleeve: left,
    }),
  sash:
    (color: string): Clothing =>
    () => ({
      front:
        line('M-13-34Q0-24 15-10', 7.4) +
        line('M-13-34Q0-24 15-10', 4.8, color) +
        disc(2, -22.6, 3, GOLD, 1.1),
    }),
  chain: (): Clothing => () => ({
    front:
      line('M-12-37Q-8-22 0-21 8-22 12-37', 3.6) +
      line('M-12-37Q-8-22 0-21 8-22 12-37', 1.8, GOLD) +
      disc(0, -19, 4.2, GOLD, 1.2) +
      flat('M0-21.4l.8 1.6 1.8.2-1.4 1.2.4 1.8-1.6-1-1.6 1 .4-1.8-1.4-1.2 1.8-.2z', '#c8473a'),
  }),
  armor:
    (color = '#b4bec4'): Clothing =>
    () => ({
      front:
        form(BODY, color, line('M-20-22q20 7 40 0M-20-13q20 7 40 0M0-40v40', 1.2, INK, 0.5)) +
        shape('M-17-37q17 9 34 0l1 5q-18 9-36 0z', '#8d979d', 1.3) +
        disc(0, -26, 3.4, GOLD, 1.1),
      sleeve: color,
    }),
  stripes:
    (color: string, other = CREAM): Clothing =>
    () => ({
      front: form(
        'M0-39C12-39 17-28 18.4-14Q0-6-18.4-14C-17-28-12-39 0-39z',
        other,
        line('M-20-33q20 6 40 0M-20-26q20 6 40 0M-20-19q20 6 40 0', 3, color),
      ),
      sleeve: other,
    }),
  cloak:
    (color: string): Clothing =>
    () => ({
      back: form('M-12-37C-24-28-27-12-26 0q26 4 52 0C27-12 24-28 12-37z', color),
      front:
        twin(shape('M0-38C14-38 22-26 23-2q-8 4-15 1Q8-24 0-34z', color)) +
        disc(0, -34, 2.8, GOLD, 1.2),
      sleeve: color,
    }),
  shawl:
    (color: string): Clothing =>
    () => ({
      front:
        form(
          'M-14-38Q0-32 14-38 22-30 21-20 12-16 0-8-12-16-21-20-22-30-14-38z',
          color,
          line('M-16-26Q0-16 16-26', 1.4, CREAM),
        ) + spot(0, -12, 1.6, 1.6, GOLD),
    }),
} satisfies Record<string, (...colors: never[]) => Clothing>;
