/** Adventure cards of Light and Darkness. */
import {
  build,
  creature,
  emblem,
  nature,
  prop,
  put,
  scene,
  tool,
  type Drawing,
} from '../../../../art/kit/index.ts';
import {
  aura,
  beam,
  coin,
  ghost,
  headAt,
  monster,
  rope,
  skullAt,
  spark,
  thing,
  threshold,
  who,
} from './parts.ts';

export const LIGHT: Readonly<Record<string, Drawing>> = {
  'light-door': () =>
    threshold(
      'light',
      'sky',
      nature.sunflower(14, 86, 30),
      nature.sunflower(88, 86, 30),
      beam(50, 20, 18, 0, 9),
      beam(50, 20, 82, 0, 9),
    ),
  'light-01': () =>
    scene(
      'hall',
      ...[
        [18, 84],
        [34, 74],
        [50, 84],
        [66, 74],
        [82, 84],
      ].map(([x, y]) => put(x, y, 1.1, tool.candle()())),
      who('worker', 'light-a', 50, 88, 0.5),
    ),
  'light-02': () =>
    scene(
      'room',
      prop.shelf(18, 62),
      prop.shelf(82, 62),
      `<path d="M28 84V34L50 16 72 34V84z" fill="#dff4ff" fill-opacity=".85"/><path d="M50 16V84M28 34H72M28 58H72" fill="none"/>`,
      prop.books(50, 84),
      who('wizard', 'light-b', 50, 84, 0.5),
    ),
  'light-03': () =>
    scene(
      'meadow',
      `<ellipse cx="50" cy="74" rx="38" ry="13" fill="#fbe9c4"/><path d="M50 62v4M50 84v-4M14 74h5M86 74h-5M24 66l4 2M76 66l-4 2M24 82l4-2M76 82l-4-2" fill="none"/>`,
      `<path d="M50 74L50 40 66 72z" fill="#d99a34"/>`,
      `<path d="M50 74L82 80 66 72z" fill="#7d520a" fill-opacity=".4" stroke="none"/>`,
      nature.sun(22, 22, 9),
    ),
  'light-04': () =>
    scene(
      'hall',
      build.archway(26, 84, 30, 52, 'white'),
      build.archway(74, 84, 30, 52, 'white'),
      prop.table(50, 86, 34),
      put(50, 66, 0.9, tool.scroll()()),
      put(62, 58, 0.9, tool.quill()(), 16),
      who('worker', 'light-b', 30, 86, 0.62),
    ),
  'light-05': () =>
    scene(
      'dusk',
      build.columns(50, 86, 84, 50, 5, 'white'),
      build.pediment(50, 36, 92, 14),
      nature.sun(50, 58, 12),
      build.steps(50, 90, 90),
    ),
  'light-06': () =>
    scene(
      'sky',
      build.wall('white', 50, 86, 30, 50),
      build.cone('gold', 50, 36, 40, 24),
      build.bell(50, 56, 2),
      build.clock(50, 78, 6),
      beam(50, 52, 8, 66, 8),
      beam(50, 52, 92, 66, 8),
    ),
  'light-07': () =>
    scene(
      'sky',
      ...['#ff8a8a', '#ffc06a', '#fff08a', '#9fe68a', '#8ad0f4', '#c5a5f2'].map(
        (c, i) => `<path d="M${10 + i * 13} ${86 - i * 9}h20v9h-20z" fill="${c}"/>`,
      ),
      nature.crystal(86, 34, 26, '#dff4ff'),
      who('worker', 'light-b', 34, 68, 0.52),
    ),
  'light-08': () =>
    scene(
      'hall',
      build.wall('white', 50, 86, 30, 20),
      prop.chest(50, 66, 1),
      beam(50, 56, 20, 8, 9),
      beam(50, 56, 50, 2, 8),
      beam(50, 56, 80, 8, 9),
      spark(50, 44, 9),
      spark(34, 36, 4),
      spark(68, 34, 5),
    ),
  'light-09': () =>
    scene(
      'road',
      who('worker', 'light-a', 30, 84, 0.66),
      who('worker', 'light-b', 50, 72, 0.54),
      who('wizard', 'light-a', 66, 62, 0.4),
      build.signpost(emblem.star(), 86, 84),
    ),
  'light-10': () =>
    scene(
      'night',
      build.wall('stone', 50, 86, 54, 26),
      build.dome(50, 62, 54, 34, '#f3ead6'),
      put(58, 42, 1.5, tool.telescope()(), -36),
      nature.stars([80, 12, 5], [90, 28, 3], [70, 8, 3], [20, 16, 4]),
      build.door(50, 86, 12, 18),
    ),
  'light-11': () =>
    scene(
      'shore',
      build.wall('white', 50, 86, 28, 56),
      build.crenel('white', 50, 30, 32),
      build.dome(50, 28, 20, 16, '#ffd76a'),
      beam(50, 20, 2, 6, 9),
      beam(50, 20, 98, 6, 9),
      build.door(50, 86, 11, 18),
      build.arched(50, 52, 4),
    ),
  'light-12': () =>
    aura(
      'light',
      'hall',
      put(50, 66, 1.5, tool.book()()),
      spark(50, 36, 10),
      who('wizard', 'light-b', 50, 88, 0.4),
    ),
};

export const DARKNESS: Readonly<Record<string, Drawing>> = {
  'darkness-door': () =>
    threshold(
      'darkness',
      'night',
      prop.grave(14, 86, 0.9),
      prop.grave(88, 86, 0.9),
      creature.cobweb(24, 26, 1),
      build.eyes(50, 70),
    ),
  'darkness-01': () =>
    scene(
      'night',
      ...[22, 50, 78].map(
        (x) =>
          put(x, 84, 1, `<path d="M-1.500 0V-34H1.500V0zM-14-30H14v3H-14z" fill="#8a6a4a"/>`) +
          build.vine(x, 84, 30) +
          nature.berries(x, 60, 9, '#cfe0f4'),
      ),
      prop.barrel(90, 88, 0.7),
      thing('potion', 36, 80, 14),
    ),
  'darkness-02': () =>
    scene(
      'night',
      prop.grave(16, 76, 0.8),
      prop.grave(84, 76, 0.8),
      prop.grave(26, 88, 1),
      prop.grave(76, 88, 1),
      who('worker', 'darkness-b', 50, 84, 0.78),
      build.lantern(66, 58),
    ),
  'darkness-03': () =>
    scene(
      'night',
      build.columns(50, 86, 60, 42, 4, 'dark'),
      build.pediment(50, 44, 70, 18, 'dark'),
      build.darkDoor(50, 86, 20, 32),
      skullAt(50, 37, 12),
      build.torch(16, 70),
      build.torch(84, 70),
    ),
  'darkness-04': () =>
    scene(
      'cave',
      `<ellipse cx="50" cy="76" rx="40" ry="13" fill="#1b1230"/>`,
      ghost(32, 66, 0.8),
      ghost(66, 60, 1),
      ghost(50, 44, 0.6),
      build.eyes(50, 80),
    ),
  'darkness-05': () =>
    scene(
      'night',
      `<path d="M26 60h48l-6 26H32z" fill="#8f8892"/><ellipse cx="50" cy="60" rx="24" ry="8" fill="#1b1230"/>`,
      `<path d="M24 60V30M76 60V30M20 30L50 16 80 30z" fill="#96633a" stroke-width="3"/>`,
      rope('M50 28V62'),
      thing('skull', 50, 66, 12),
      build.vine(30, 84, 22),
    ),
  'darkness-06': () =>
    scene(
      'cave',
      build.wall('dark', 50, 84, 76, 54),
      ...[0, 1, 2, 3, 4, 5].map(
        (i) =>
          `<path d="M${20 + (i % 3) * 22} ${40 + Math.floor(i / 3) * 22}h16v14h-16z" fill="#b8b0c8"/><path d="M${23 + (i % 3) * 22} ${45 + Math.floor(i / 3) * 22}h10m-10 4h7" fill="none" stroke-width="1.300"/>`,
      ),
      put(84, 78, 1, tool.candle()()),
      put(16, 78, 1, tool.candle()()),
    ),
  'darkness-07': () =>
    scene(
      'night',
      build.tent(26, 86, 40, 42, '#4c3087', '#8f72cc'),
      build.tent(76, 86, 40, 42, '#2c1f55', '#6a4fae'),
      prop.sack(50, 88, 0.9),
      headAt('darkness-a', 50, 62, 0.66),
    ),
  'darkness-08': () =>
    scene(
      'hall',
      ...[
        [24, 40],
        [42, 40],
        [60, 40],
        [78, 40],
        [33, 58],
        [51, 58],
        [69, 58],
      ].map(([x, y]) => skullAt(x, y, 15)),
      prop.table(50, 86, 80),
      put(50, 72, 1, tool.candle()()),
    ),
  'darkness-09': () =>
    scene(
      'dusk',
      who('worker', 'darkness-b', 26, 84, 0.74),
      who('worker', 'darkness-a', 74, 84, 0.74, true),
      coin(46, 52, 7),
      thing('potion', 58, 44, 14),
      prop.box(50, 86, 0.8),
    ),
  'darkness-10': () =>
    scene(
      'night',
      build.wall('dark', 66, 84, 50, 36),
      build.gable('plum', 66, 50, 62, 24),
      build.darkDoor(66, 84, 18, 24),
      monster('base-chaos', 26, 86, 0.42),
      rope('M40 70Q52 78 62 70'),
      build.square(82, 64, 4),
    ),
  'darkness-11': () =>
    scene(
      'cave',
      ...[0, 1, 2, 3, 4].map(
        (i) =>
          `<path d="M${16 + i * 9} ${86 - i * 11}h${68 - i * 18}v11h-${68 - i * 18}z" fill="#5c4a86"/>`,
      ),
      `<path d="M50 30C60 34 62 44 56 52H44C38 44 40 34 50 30z" fill="#120c22"/>`,
      build.eyes(50, 44),
    ),
  'darkness-12': () =>
    aura(
      'darkness',
      'night',
      who('wizard', 'darkness-a', 50, 80, 0.82),
      ghost(22, 56, 0.6),
      ghost(78, 56, 0.6),
    ),
};
