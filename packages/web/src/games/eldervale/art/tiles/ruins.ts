/** Ruins: slate paving and one building each; the Bridge is an arch over empty night. */
import { at, dot, flat, line, patch, spot, times } from '../../../../art/kit/ink.ts';
import type { Land } from './land.ts';
import { flame, shadow, tooth } from './parts.ts';

const stone = (x: number, y: number, rx: number, ry: number): string =>
  spot(x, y, rx, ry, '#7d8aa0', 0.5) +
  line(`M${x - rx} ${y}a${rx} ${ry} 0 0 0 ${rx * 2} 0`, 1.6, '#2a3346', 0.7);
const PAVING =
  stone(-50, 14, 19, 8) +
  stone(-8, 8, 17, 7) +
  stone(34, 16, 20, 8) +
  stone(-28, 36, 20, 8) +
  stone(16, 40, 18, 8) +
  stone(58, 38, 15, 7) +
  stone(-62, 40, 13, 6) +
  stone(-6, 62, 17, 7) +
  line('M-74 26q3-6 4 0 2-7 5 0M66 22q3-6 4 0 2-7 5 0M-40 58q3-6 4 0', 2, '#6f9a5a');
const wall = (x: number, y: number, w: number, h: number): string =>
  patch(x, y, w, h, '#9aa6b6') +
  patch(x + w * 0.6, y, w * 0.4, h, '#707d90') +
  line(
    times(Math.floor(h / 9), (i) => `M${x} ${y + 9 + i * 9}h${w}`),
    1,
    '#556175',
    0.6,
  );
const merlons = (x: number, y: number, n: number, w: number): string =>
  times(n, (i) => patch(x + i * w * 2, y - 7, w, 7.5, i < n / 2 ? '#a8b3c1' : '#7f8b9d'));
const lit = (x: number, y: number, w: number, h: number): string =>
  spot(x + w / 2, y + h / 2, w * 1.4, h, '#ffcf6a', 0.22) +
  flat(`M${x} ${y + h}v${-h * 0.6}a${w / 2} ${h * 0.4} 0 0 1 ${w} 0v${h * 0.6}z`, '#ffd76a');
const torch = (x: number, y: number): string =>
  dot(x, y - 8, 13, '#ff9a3c', 0.2) +
  patch(x - 1.5, y - 4, 3, 14, '#7a4a28') +
  flame(x, y - 4, 0.55);

export const RUINS: Readonly<Record<string, () => Land>> = {
  'mage-tower': () => ({
    ground: PAVING,
    skyline:
      shadow(0, -12, 30) +
      wall(-16, -78, 32, 66) +
      patch(-20, -16, 40, 6, '#7f8b9d') +
      patch(-20, -82, 40, 6, '#a8b3c1') +
      flat('M-24-82L0-128 24-82z', '#6a4fb0') +
      flat('M0-128L24-82H4z', '#4a3688') +
      dot(0, -130, 11, '#c5aef2', 0.3) +
      dot(0, -130, 5, '#e6dcff') +
      lit(-5, -64, 10, 15) +
      lit(-4, -38, 8, 12) +
      flat('M-7-12v-9a7 7 0 0 1 14 0v9z', '#2b2031') +
      flat('M-38-12L-32-22-24-12z', '#6f7b8e'),
  }),
  fortress: () => ({
    ground: PAVING,
    skyline:
      shadow(0, -10, 60) +
      wall(-40, -46, 80, 36) +
      merlons(-38, -46, 5, 8) +
      wall(-58, -72, 26, 62) +
      merlons(-58, -72, 3, 5.4) +
      wall(32, -72, 26, 62) +
      merlons(32, -72, 3, 5.4) +
      flat('M-13-10v-16a13 13 0 0 1 26 0v16z', '#1b2233') +
      line('M-8-10v-22M0-10v-28M8-10v-22M-13-22h26', 1.8, '#8a94a4') +
      lit(-49, -58, 8, 12) +
      lit(41, -58, 8, 12) +
      patch(44, -96, 2, 26, '#5b3d27') +
      flat('M46-96l18 5-18 7z', '#c8473a'),
  }),
  mill: () => ({
    ground: PAVING,
    skyline:
      shadow(0, -10, 30) +
      flat('M-20-10L-12-64H12L20-10z', '#e3d3a8') +
      flat('M2-64H12L20-10H6z', '#b59d6c') +
      flat('M-17-62C-14-78 14-78 17-62z', '#8a5a34') +
      flat('M-6-10v-10a6 6 0 0 1 12 0v10z', '#4a2f1c') +
      lit(-4, -46, 8, 11) +
      times(
        4,
        (i) =>
          `<g transform="rotate(${22 + i * 90} 0 -66)">${patch(-1.5, -112, 3, 46, '#5b3d27')}${patch(1.5, -110, 11, 34, '#efe2bf')}${line('M1.500-102h11M1.500-94h11M1.500-86h11M7-110v34', 1, '#8a6a40')}</g>`,
      ) +
      dot(0, -66, 4.4, '#5b3d27'),
  }),
  portal: () => ({
    ground: PAVING,
    skyline:
      shadow(0, -8, 34) +
      spot(0, -44, 44, 48, '#5fb9e8', 0.16) +
      flat('M-32-8V-50A32 38 0 0 1 32-50V-8H18V-48A18 24 0 0 0-18-48V-8z', '#98a4b4') +
      flat('M18-8V-48A18 24 0 0 0 0-72V-88A32 38 0 0 1 32-50V-8z', '#6c788b') +
      flat('M-18-8V-48A18 24 0 0 1 18-48V-8z', '#3b57c8') +
      flat('M-13-8V-46A13 19 0 0 1 13-46V-8z', '#62c0f0') +
      line('M0-36c4-4 8 2 5 6-5 6-14 1-12-8 2-10 18-10 19 2 0 12-10 20-20 16', 2.6, '#eafcff') +
      times(7, (i) => {
        const a = Math.PI + (i * Math.PI) / 6;
        return dot(25 * Math.cos(a), -50 + 31 * Math.sin(a), 2.6, '#ffe08a');
      }) +
      flat('M-40-8h80l4 6h-88z', '#7f8b9d'),
  }),
  dungeon: () => ({
    ground: PAVING,
    skyline:
      shadow(0, -8, 46) +
      flat('M-56-8C-58-36-46-60-22-68-8-74 10-74 24-68 48-58 58-36 56-8z', '#4d5a70') +
      flat('M-56-8C-58-36-46-60-22-68-34-46-40-28-40-8z', '#66758c') +
      flat('M-30-6V-32A30 30 0 0 1 30-32V-6z', '#a8b3c1') +
      flat('M-23-6V-31A23 24 0 0 1 23-31V-6z', '#0b0f1a') +
      line('M-16-6v-40M-8-6v-46M0-6v-48M8-6v-46M16-6v-40', 2.6, '#7f8b9d') +
      line('M-23-32h46M-23-20h46', 2.2, '#7f8b9d') +
      dot(-6, -14, 2, '#ffd76a') +
      dot(2, -14, 2, '#ffd76a') +
      torch(-42, -24) +
      torch(42, -24),
  }),
  oracle: () => ({
    ground: PAVING,
    skyline:
      shadow(0, -8, 40) +
      flat('M-42-8h84l5 6h-94zM-36-14h72l5 6h-82z', '#c3cad4') +
      times(
        4,
        (i) =>
          patch(-30 + i * 18, -48, 7, 35, '#dfe4ea') + patch(-26 + i * 18, -48, 3, 35, '#98a4b4'),
      ) +
      patch(-37, -54, 74, 7, '#c3cad4') +
      flat('M-34-54A34 34 0 0 1 34-54z', '#7f9ad8') +
      flat('M10-86A34 34 0 0 1 34-54H16C20-66 17-78 10-86z', '#5570b0') +
      flat('M-20-64C-10-78 10-78 20-64 10-55-10-55-20-64z', '#fff6dc') +
      dot(0, -65, 7, '#5a48b4') +
      dot(0, -65, 3, '#141b2b') +
      dot(-2, -67, 1.6, '#fff') +
      dot(0, -91, 4, '#ffe08a'),
  }),
  'dragons-den': () => ({
    ground: PAVING + tooth(-60, 32, 0.9, -24) + tooth(62, 30, 0.9, 24),
    skyline:
      shadow(0, -6, 56) +
      flat(
        'M-66-6C-66-38-50-62-30-70L-22-84-10-72 4-90 14-74 28-82 34-68C52-58 66-36 66-6z',
        '#5c4a52',
      ) +
      flat('M-66-6C-66-38-50-62-30-70-40-46-46-26-46-6z', '#7a626a') +
      flat('M-40-4C-42-34-24-54 0-54S42-34 40-4C22 2-22 2-40-4z', '#12080c') +
      flat(
        'M-34-44l5 15 6-20zM-14-52l5 16 6-17zM6-53l6 17 5-16zM24-49l6 17 5-14zM-30-6l5-14 5 15zM22-4l5-14 5 14z',
        '#efe2c4',
      ) +
      flat('M-16-26l10 3-8 4zM16-26L6-23l8 4z', '#ffb03a') +
      flat('M-20-4C-14-12-6-8 0-13 6-8 14-12 20-4 8 0-8 0-20-4z', '#ffd24d') +
      dot(-8, -5, 2.4, '#e9a92c') +
      dot(4, -7, 2.4, '#e9a92c') +
      dot(11, -4, 2.4, '#e9a92c') +
      at(-3, -10, 0.9, dot(0, 0, 2.4, '#fff3c4')),
  }),
};

const BANDS = ['#ff6a6a', '#ffb04a', '#ffe66a', '#7fdc7a', '#62c0f0', '#b58af0'];
/** Six bands of light from one end to the other; what is below is night. */
export const bridge = (): Land => ({
  ground:
    patch(-90, -80, 180, 160, '#0e1730') +
    times(26, (i) =>
      dot(((i * 47) % 160) - 80, ((i * 31) % 130) - 62, 0.8 + (i % 3) * 0.5, '#dfe8ff', 0.8),
    ) +
    BANDS.map((c, i) =>
      line(`M${-96} ${48 - i * 9}Q0 ${-26 - i * 9} 96 ${48 - i * 9}`, 9, c, 0.9),
    ).join(''),
  skyline:
    line('M-86-12Q0-76 86-12', 4, '#dfe8ff', 0.8) +
    times(7, (i) => {
      const x = -66 + i * 22;
      const top = -14 - 32 * (1 - (x / 86) ** 2);
      return (
        line(`M${x} ${top - 12}V${top + 8}`, 2.6, '#dfe8ff', 0.8) + dot(x, top - 14, 3, '#ffe08a')
      );
    }),
});
