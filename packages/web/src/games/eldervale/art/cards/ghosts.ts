/** Cards of the Ghosts: a house that nobody lives in, and those who never left it. */
import {
  build,
  creature,
  nature,
  prop,
  put,
  scene,
  tool,
  type Drawing,
} from '../../../../art/kit/index.ts';
import { fire, ghost, home, monster, skullAt, spark, thing, who } from './parts.ts';

const print = (x: number, y: number, turn: number): string =>
  put(
    x,
    y,
    1,
    `<path d="M-3 4C-4-2-2-6 0-6S4-2 3 4C2 7-2 7-3 4z" fill="#dfe4fb" fill-opacity=".8" stroke="none"/>`,
    turn,
  );
const chair = (x: number, y: number): string =>
  put(x, y, 1, `<path d="M-8 0V-30H-5V-14H8V0H5V-10H-5V0z" fill="#7a5a40"/>`);
const pale = (drawn: string): string => `<g opacity=".72">${drawn}</g>`;

export const GHOST_PICTURES: Readonly<Record<string, Drawing>> = {
  'ghost-01': () =>
    scene(
      'room',
      build.wall('stone', 50, 84, 60, 46),
      build.darkDoor(50, 84, 34, 28),
      put(50, 82, 1, tool.candle()()),
      ghost(84, 84, 0.9),
    ),
  'ghost-02': () =>
    scene(
      'room',
      prop.table(50, 84, 50),
      chair(18, 86),
      chair(84, 86),
      ghost(18, 72, 0.7),
      ghost(84, 72, 0.7),
    ),
  'ghost-03': () =>
    scene(
      'hall',
      ...[0, 1, 2, 3, 4].map((i) => print(24 + i * 13, 84 - i * 9, i % 2 ? 16 : -4)),
      ghost(84, 44, 0.8),
    ),
  'ghost-04': () =>
    scene('night', put(50, 86, 3, tool.candle()()), ghost(22, 70, 0.7), nature.gust(76, 40, 0.8)),
  'ghost-05': () =>
    scene(
      'shore',
      ...[0, 1, 2, 3].map((i) => print(20 + i * 16, 86 - i * 8, 30)),
      ghost(82, 52, 1),
      nature.waves(30, 62, 40),
    ),
  'ghost-06': () =>
    scene(
      'dusk',
      who('worker', 'earth-b', 36, 84, 0.8),
      `<g opacity=".55"><path d="M62 86C58 60 64 34 76 30 90 36 92 64 88 86z" fill="#1b1230" stroke="none"/></g>`,
      spark(72, 46, 3),
      spark(80, 46, 3),
    ),
  'ghost-07': () =>
    scene(
      'room',
      ...[0, 1, 2, 3].map(
        (i) =>
          `<path d="M${8 + i * 12} ${78 - i * 14}h${84 - i * 12}v14h-${84 - i * 12}z" fill="#7f8fd0"/>`,
      ),
      build.eyes(30, 84),
      build.eyes(62, 84),
    ),
  'ghost-08': () =>
    scene(
      'cave',
      build.darkDoor(50, 84, 44, 44),
      put(82, 62, 1.4, tool.key()(), 20),
      build.eyes(50, 66),
      prop.barrel(14, 88, 0.8),
    ),
  'ghost-09': () =>
    scene(
      'hall',
      build.wall('dark', 50, 80, 76, 56),
      `<path d="M22 38h24M22 48h30M22 58h20M60 38h20M60 48h16M60 58h22" fill="none" stroke="#dfe4fb" stroke-width="2.600"/>`,
      ghost(80, 88, 0.8),
    ),
  'ghost-10': () =>
    scene(
      'room',
      `<path d="M0 90L38 58V36L0 0zM100 90L62 58V36L100 0z" fill="#5c6cb4"/><path d="M38 36h24v22H38z" fill="#222b5c"/>`,
      ghost(50, 62, 0.6),
    ),
  'ghost-11': () =>
    scene(
      'cave',
      put(
        50,
        66,
        1.8,
        `<path d="M-3 20V-14H3V20z" fill="#7a5a40"/><path d="M-5-14h10l-2-8h-6z" fill="#3b4888"/>`,
      ),
      build.eyes(24, 60),
      build.eyes(78, 56),
      build.eyes(52, 84),
    ),
  'ghost-12': () =>
    scene('dusk', home('darkness', 50, 84, 1.2), ghost(20, 84, 0.9), ghost(84, 84, 0.9)),
  'ghost-13': () =>
    scene(
      'night',
      home('order', 44, 86, 1),
      `<path d="M56 42C50 30 70 28 62 16 58 8 70 6 72 0" fill="none" stroke="#dfe4fb" stroke-width="6"/>`,
      ghost(84, 84, 0.7),
    ),
  'ghost-14': () =>
    scene(
      'night',
      build.wall('dark', 50, 86, 70, 56),
      build.gable('plum', 50, 32, 84, 24),
      build.square(50, 58, 11),
      pale(ghost(50, 66, 0.5)),
    ),
  'ghost-15': () =>
    scene(
      'room',
      prop.table(50, 84, 76),
      put(30, 60, 0.9, tool.cup()()),
      put(70, 60, 0.9, tool.cup()()),
      put(50, 58, 1, tool.candle()()),
      ghost(14, 74, 0.7),
      ghost(88, 74, 0.7),
    ),
  'ghost-16': () =>
    scene('room', put(58, 56, 1.2, tool.broom()(), 24), ghost(40, 82, 1), nature.gust(80, 76, 0.5)),
  'ghost-17': () =>
    scene(
      'night',
      prop.grave(20, 70, 1),
      prop.grave(80, 70, 1),
      `<path d="M28 84h44l6 6H22z" fill="#120c22"/>`,
      ghost(50, 80, 1),
    ),
  'ghost-18': () =>
    scene('hall', pale(who('warrior', 'order-a', 50, 86, 1)), spark(42, 40, 4), spark(58, 40, 4)),
  'ghost-19': () =>
    scene(
      'cave',
      `<path d="M8 80C26 54 74 54 92 80" fill="none" stroke="#efe7d6" stroke-width="5"/><path d="M24 68v14M36 62v18M50 60v20M64 62v18M76 68v14" fill="none" stroke="#efe7d6" stroke-width="3.400"/>`,
      skullAt(16, 60, 22),
      ghost(80, 46, 0.7),
    ),
  'ghost-20': () =>
    scene(
      'night',
      ghost(50, 84, 1.7),
      `<path d="M40 50l8 4M60 50l-8 4" fill="none" stroke-width="2.600"/>`,
    ),
  'ghost-21': () =>
    scene(
      'hall',
      thing('sword', 34, 40, 34, -20),
      thing('sword', 66, 40, 34, 20),
      ghost(50, 88, 1),
    ),
  'ghost-22': () =>
    scene(
      'night',
      ghost(26, 80, 1),
      ghost(50, 72, 1.1),
      ghost(76, 80, 1),
      nature.gust(20, 40, 0.8),
      thing('sword', 84, 44, 20),
    ),
  'ghost-23': () =>
    scene(
      'night',
      `<path d="M26 60h48l-6 26H32z" fill="#8f8892"/><ellipse cx="50" cy="60" rx="24" ry="8" fill="#1b1230"/>`,
      ghost(50, 60, 0.8),
      `<g fill="none" stroke="#dfe4fb" stroke-width="2.400"><path d="M66 36q6 8 0 16M74 30q10 14 0 28M34 36q-6 8 0 16M26 30q-10 14 0 28"/></g>`,
    ),
  'ghost-24': () =>
    scene(
      'night',
      `<circle cx="34" cy="16" r="13" fill="#222b5c" stroke="#7f8fd0"/>`,
      monster('base-darkness', 58, 86, 0.56),
      creature.spider(20, 60, 0.7),
      fire(86, 86, 0.4),
    ),
};
