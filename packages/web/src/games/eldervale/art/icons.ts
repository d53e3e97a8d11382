/** Goods and signs, 24 × 24, as they lie on tokens, cards, tiles and panels. */
import { at, disc, dot, flat, line, shape, slab, star, times } from '../../../art/kit/ink.ts';

const W = 1.3;
const bit = (d: string, fill: string): string => shape(d, fill, W);

function gem(): string {
  return (
    bit('M6.500 3.500h11L22.500 10 12 22 1.500 10z', '#2fb8a8') +
    flat('M6.500 3.500L8.400 10H1.500z', '#8ff0df') +
    flat('M8.400 10h7.200L12 22z', '#6fdcca') +
    flat('M6.500 3.500h11L15.600 10H8.400z', '#c9fff3') +
    flat('M15.600 10h6.900L12 22z', '#1d8f86') +
    line(
      'M1.500 10h21M8.400 10L12 22l3.600-12M6.500 3.500L8.400 10 12 3.500l3.600 6.500 1.900-6.500',
      0.7,
    )
  );
}
const potion = (): string =>
  bit(
    'M9.200 2.500h5.600v5.800l4.600 7.600c1.700 3-.3 6.100-3.400 6.100H8c-3.100 0-5.100-3.100-3.400-6.100l4.600-7.600z',
    '#e9f1f6',
  ) +
  flat(
    'M7.100 13.700h9.800l1.500 2.600c1.100 2.200-.4 4.500-2.500 4.500H8.100c-2.100 0-3.600-2.300-2.500-4.500z',
    '#c34bd0',
  ) +
  dot(9.6, 17.4, 1.2, '#f3b9f7') +
  dot(13.8, 16, 0.9, '#f3b9f7') +
  dot(12.6, 19.2, 0.8, '#f3b9f7') +
  slab(8.2, 1.2, 7.6, 2.8, '#a06a3a', 1.2, W);
const scroll = (): string =>
  bit('M5 4.500h13.500V18a3 3 0 0 1-3 3H5z', '#f7e8c0') +
  bit(
    'M2 6.200A2.600 2.600 0 0 1 4.600 3.600H16a2.600 2.600 0 0 0-.2 5.200H4.600A2.600 2.600 0 0 1 2 6.200z',
    '#dcb974',
  ) +
  bit(
    'M22 19a2.600 2.600 0 0 1-2.600 2.600H8.500a2.600 2.600 0 0 0 .2-5.200h10.700A2.600 2.600 0 0 1 22 19z',
    '#dcb974',
  ) +
  line('M7.500 11.200h8M7.500 13.700h6', 1.3, '#8a6630');
const toolIcon = (): string =>
  `<g transform="rotate(38 12 12)">${
    slab(10.4, 8, 3.2, 15, '#b47a3e', 1.5, W) +
    bit(
      'M4 3.200h12.500c2.600 0 4.300 1.800 4.800 4.400-2.200-.8-4-.6-5.300.2v2.400H8V8.600H4z',
      '#aeb9c6',
    ) +
    flat('M5 4.300h11c1.300 0 2.500.5 3.200 1.300H5z', '#e9eff5')
  }</g>`;
const sword = (): string =>
  bit('M21.800 2.200l-1.400 5.600L10 18.200 5.800 14 16.200 3.600z', '#e7edf3') +
  line('M19.600 4.400L8.600 15.400', 1, '#95a3b3') +
  bit('M4 12.600l7.400 7.400-1.800 1.800L2.200 14.400z', '#e0a52e') +
  line('M6.400 17.600L2.600 21.400', 4.2) +
  line('M6.400 17.600L2.600 21.400', 2, '#8a4a28');
const gold = (): string =>
  disc(12, 12, 10, '#e9a92c', W) +
  `<circle cx="12" cy="12" r="7.400" fill="#ffd667" stroke="#a8700f" stroke-width="1"/>` +
  shape('M12 6.800l4.200 5.200-4.200 5.200L7.800 12z', '#f2b53a', 1) +
  line('M5.200 8.600A8 8 0 0 1 9 5.200', 1.4, '#fff3c4');
/** The back of a Magic card: a night with a star of four rays. */
const magic = (): string =>
  slab(4.4, 1.6, 15.2, 20.8, '#efdfba', 2.4, W) +
  slab(6.2, 3.4, 11.6, 17.2, '#2c3a78', 1.4, 0) +
  flat(star(12, 12, 6, 4, 0.3), '#fff3c0') +
  dot(8.6, 6.2, 0.8, '#c5aef2') +
  dot(15.6, 17.8, 0.8, '#c5aef2');
const token = (): string =>
  disc(12, 12.6, 9.6, '#8a5a20', W) +
  disc(12, 11.4, 9.6, '#d9b36a', W) +
  disc(12, 11.4, 6.8, '#fbf2dc', 0.9) +
  line('M9.400 14.600L14.800 8', 1.5, '#8a5a20');
const chest = (): string =>
  bit('M3 11V8.600C3 5.800 5 4 7.600 4h8.800C19 4 21 5.800 21 8.600V11z', '#b9783a') +
  slab(3, 11, 18, 9.6, '#96592a', 1.2, W) +
  slab(9.6, 9, 4.8, 5.4, '#ffd667', 1, W) +
  line('M6.600 4.400V20.600M17.400 4.400V20.600', 1.2, '#5d3615');
const orb = (): string =>
  disc(12, 12, 9.8, '#5a48b4', W) +
  dot(11.4, 11.4, 8.6, '#8f7be6') +
  dot(10.6, 10.4, 6.8, '#9fd0f6') +
  dot(9.6, 9.2, 4.2, '#dff5ff') +
  flat('M6.400 8.200C7.200 6 9 4.800 11 4.600 9.400 6 8 7 6.400 8.200z', '#fff');
const shieldD =
  'M12 1.600c3 2 6 2.800 9 2.800.6 8.600-2.400 14.600-9 18-6.600-3.400-9.600-9.400-9-18 3 0 6-.8 9-2.800z';
const vp = (): string => bit(shieldD, '#f2b53a') + flat(star(12, 11.4, 6.2), '#5a3512');
const power = (): string =>
  bit('M12 1.800l8.600 9.600h-4.400v10.800H7.800V11.400H3.400z', '#f0f3f7') +
  flat('M12 7.600l3.400 4.600L12 16.800l-3.400-4.600z', '#7a5fd0');
const glory = (): string =>
  shape(star(12, 12.6, 10.6), '#ffe08a', W) + flat(star(12, 12.6, 5.2), '#c98a1c');
const swords = (): string =>
  at(0, 0, 1, sword()) + `<g transform="translate(24 0) scale(-1 1)">${sword()}</g>`;
const claw = (): string =>
  times(3, (i) =>
    bit(
      `M${4 + i * 6.4} 22C${2.6 + i * 6.4} 13 ${4.4 + i * 6.4} 6 ${9 + i * 6} 1.800c.6 7-.4 13.600-5 20.200z`,
      '#ff5b3a',
    ),
  );
const skull = (): string =>
  bit(
    'M12 2C6 2 2.400 6 2.400 11.200c0 3.600 1.800 5.800 4.200 7v3.600h10.800v-3.600c2.400-1.200 4.200-3.400 4.200-7C21.600 6 18 2 12 2z',
    '#efe7d6',
  ) +
  dot(8, 11.6, 2.7, '#2b2031') +
  dot(16, 11.6, 2.7, '#2b2031') +
  flat('M12 14l1.800 3.200h-3.600z', '#2b2031') +
  line('M10 18.600v3M14 18.600v3', 1.2, '#2b2031');
const dwelling = (): string =>
  slab(15.6, 3.4, 3.4, 7, '#8b6a4a', 0, W) +
  bit('M4.400 11h15.200v11H4.400z', '#f4e6c4') +
  bit('M12 2L23 12.400H1z', '#b8452e') +
  bit('M9.600 22v-5.400a2.400 2.400 0 0 1 4.800 0V22z', '#7a4426');
const hexagon = (): string => bit('M12 1.600l9 5.200v10.400l-9 5.200-9-5.200V6.800z', '#5d7396');
const arrow = (): string => bit('M9 2.500h6v9h5L12 21.500 4 11.500h5z', '#f0cf96');
const unit = (hat: string): string =>
  bit('M4.400 22c0-7 3-10.400 7.600-10.400S19.600 15 19.600 22z', '#cbb892') +
  disc(12, 8.6, 5, '#f0dcb4', W) +
  hat;
const worker = (): string =>
  unit('') + `<g transform="translate(13 9) scale(.5)">${toolIcon()}</g>`;
const warrior = (): string =>
  unit(bit('M6.400 8.600C6.400 4 8.600 2 12 2s5.600 2 5.600 6.600l-2-1.200H8.400z', '#b4bec4')) +
  `<g transform="translate(13 9) scale(.5)">${sword()}</g>`;
const wizard = (): string =>
  unit(
    bit(
      'M3.600 8.200C7 7 8.600 4 12.600.6c.8 3.400 3 6 7.800 7.600-4.600 1.600-12.200 1.600-16.800 0z',
      '#5a48b4',
    ),
  );
const dragonIcon = (): string =>
  bit(
    'M12 6C8 2 4 2.400 1 5c2.400.4 3 2 3 4-1.600.6-2 2-1.800 4 2.400-1 4.600-.6 6 1.200L7 22h10l-1.200-7.800c1.400-1.800 3.600-2.200 6-1.200.2-2-.2-3.400-1.800-4 0-2 .6-3.600 3-4-3-2.600-7-2.200-11 1z',
    '#79ad4a',
  ) +
  dot(10.2, 11, 1, '#2b2031') +
  dot(13.8, 11, 1, '#2b2031');
const any = (): string =>
  disc(12, 12, 10, '#efdfba', W) +
  `<circle cx="12" cy="12" r="7.600" fill="none" stroke="#8a6630" stroke-width="1" stroke-dasharray="2.400 1.800"/>` +
  line('M9 9.400C9.200 6 15 6 15 9.200c0 2.400-3 2.600-3 5', 2, '#5a3c15') +
  dot(12, 17.4, 1.3, '#5a3c15');
const basic = (): string =>
  disc(12, 12, 10, '#efdfba', W) +
  `<g transform="translate(3.600 4.400) scale(.4)">${gem()}</g><g transform="translate(11.200 3.600) scale(.4)">${potion()}</g><g transform="translate(3.800 11.600) scale(.4)">${scroll()}</g><g transform="translate(11.200 11.400) scale(.4)">${toolIcon()}</g>`;
const die = (): string =>
  slab(3, 3.6, 18, 18, '#8f2c1a', 4.4, W) +
  slab(3, 2.4, 18, 17, '#e8592c', 4.4, W) +
  [
    [8, 7],
    [16, 7],
    [12, 11],
    [8, 15],
    [16, 15],
  ]
    .map(([x, y]) => dot(x, y, 1.8, '#fff6e0'))
    .join('');
const monster = (): string =>
  bit(
    'M4.600 9L3 1.600 8.600 5.400c2.200-.8 4.600-.8 6.800 0L21 1.600 19.400 9c2 6.600-1 13-7.400 13S2.600 15.600 4.600 9z',
    '#5c2630',
  ) +
  flat(
    'M6.400 10l4.400 2.200c-1.800 1.800-4 1.200-4.400-2.200zM17.600 10l-4.400 2.200c1.800 1.800 4 1.200 4.400-2.200z',
    '#ffb65c',
  ) +
  flat('M7 16h10l-1.400 3-1.600-2-2 2.200-2-2.200-1.600 2z', '#fff6e0');
const peace = (): string =>
  bit(
    'M3 10C7 9 9 5 15 5l6-1.600-2.600 4.200C19 14 15 17.600 9.600 17.600L3.400 21l2-5.200C3.600 14.400 3 12.400 3 10z',
    '#f4efe0',
  ) +
  dot(16.4, 8, 1, '#2b2031') +
  line('M20.600 8.600l2-.2', 1.8, '#e0a52e');
const trove = (): string =>
  bit('M2 20.600L4 7l5 6.400L12 4l3 9.400L20 7l2 13.600z', '#ffb43a') +
  dot(12, 16.6, 2, '#c8473a') +
  line('M3 20.200h18', 2, '#a8500f');
const quest = (): string =>
  slab(10.8, 2, 2.6, 20.6, '#8a5d34', 1, W) +
  bit('M13.400 3h8l-2.400 3.200 2.400 3.200h-8z', '#c8473a') +
  bit('M10.800 8.600H4L2 11.200l2 2.600h6.800z', '#dcb974');
const spell = (): string =>
  line('M4 20.600L14 10.600', 5) +
  line('M4 20.600L14 10.600', 2.6, '#8a5d34') +
  shape(star(16.4, 7.8, 6.6, 5), '#ffe08a', W);
const prophecy = (): string =>
  bit('M1.600 12C6 5 18 5 22.400 12 18 19 6 19 1.600 12z', '#f7f1df') +
  disc(12, 12, 4.6, '#7a5fd0', 1) +
  dot(12, 12, 2, '#1b1626') +
  dot(10.8, 10.6, 1, '#fff');

export const ICONS = {
  gem,
  potion,
  scroll,
  tool: toolIcon,
  sword,
  gold,
  magic,
  token,
  treasure: chest,
  orb,
  vp,
  power,
  glory,
  battle: swords,
  claw,
  skull,
  dwelling,
  realm: hexagon,
  ready: arrow,
  worker,
  warrior,
  wizard,
  dragon: dragonIcon,
  any,
  basic,
  die,
  monster,
  peace,
  trove,
  quest,
  spell,
  prophecy,
} satisfies Record<string, () => string>;
export type IconKind = keyof typeof ICONS;

/** An icon with its middle at (x, y), `size` wide. */
export const icon = (kind: IconKind, x: number, y: number, size: number): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})">${ICONS[kind]()}</g>`;
