/** Mistwood: Nightweave's plots. */
import {
  build,
  creature,
  feast,
  hat,
  nature,
  prop,
  put,
  scene,
  tool,
  wear,
  type Drawing,
} from '../../../../art/kit/index.ts';
import { brood, weaver, worn } from './nightweave.ts';

export const PLOTS: Readonly<Record<string, Drawing>> = {
  'plot-01': () =>
    scene(
      'forest',
      {
        as: 'rat',
        left: ['hip'],
        right: ['out', tool.sword()],
        face: ['mask'],
        wear: [wear.cloak('#4f6d34')],
        at: [32, 87, 0.7],
      },
      {
        as: 'stoat',
        left: ['hip'],
        right: ['out', tool.bow()],
        face: ['mask'],
        at: [70, 87, 0.66],
      },
      creature.web(50, 26, 16),
    ),
  'plot-02': () =>
    scene(
      'road',
      put(
        50,
        78,
        1,
        `<path d="M-40 0V-34M40 0V-34" stroke-width="6" fill="none"/><path d="M-40-20h80" stroke-width="7" fill="none"/><path d="M-40-20h80" stroke="#c8473a" stroke-width="4" stroke-dasharray="9 9" fill="none"/>`,
      ),
      brood([22, 48], [50, 46], [78, 48]),
    ),
  'plot-03': () =>
    scene(
      'river',
      nature.rocks(20, 82, 1.2),
      nature.rocks(50, 78, 1.1),
      nature.rocks(80, 84, 1.2),
      {
        as: 'mouse',
        left: ['up'],
        right: ['up'],
        eyes: 'wide',
        mouth: 'open',
        legs: 'jump',
        at: [50, 70, 0.6],
        lean: 16,
      },
    ),
  'plot-04': () =>
    scene(
      'town',
      build.door(50, 84, 40, 52),
      put(50, 56, 1.2, tool.key()(), 40),
      creature.web(50, 50, 26),
    ),
  'plot-05': () =>
    scene(
      'town',
      feast.paper(34, 40, 1.1, -16),
      feast.paper(60, 48, 1.1, 12),
      weaver(76, 66, 0.9),
      weaver(24, 72, 0.8),
    ),
  'plot-06': () =>
    scene(
      'town',
      put(
        50,
        80,
        1,
        `<path d="M-34 6V-50M34 6V-50M-40-50h80M-34-10L34-46" stroke-width="9" fill="none"/><path d="M-34 6V-50M34 6V-50M-40-50h80M-34-10L34-46" stroke="#b98450" stroke-width="6" fill="none"/>`,
      ),
      feast.chips(44, 86),
      { as: 'beaver', mouth: 'open', at: [58, 88, 0.54] },
    ),
  'plot-07': () =>
    scene(
      'dusk',
      build.trunk(50, 86, 40, 60),
      build.crown(50, 22, 34, 14),
      build.round(40, 44, 5),
      build.round(60, 44, 5),
      build.round(50, 62, 5),
      brood([40, 46], [60, 46], [50, 64]),
    ),
  'plot-08': () =>
    scene(
      'meadow',
      ...[0, 1, 2, 3].map((i) =>
        put(
          18 + i * 21,
          84,
          1,
          `<path d="M0 0q-6-12 2-20M0-8q-8-2-8-8M1-12q7-2 6-9" stroke="#8a7a4a" stroke-width="2.6" fill="none"/>`,
        ),
      ),
      nature.cloud(50, 26, 50, '#7d8598'),
      brood([40, 60]),
    ),
  'plot-09': () =>
    scene(
      'room',
      feast.letter(34, 60, 1.3),
      put(
        68,
        58,
        1.3,
        `<circle r="13" fill="#b5382c"/><path d="M-6 0h12M0-6V6" stroke="#fff3d8" stroke-width="2" fill="none"/>`,
      ),
      weaver(52, 30, 0.8),
    ),
  'plot-10': () =>
    scene(
      'meadow',
      build.eyes(24, 56),
      build.eyes(52, 50),
      build.eyes(80, 58),
      ...[8, 18, 30, 42, 54, 66, 78, 90].map((x) => nature.reeds(x - 4, 90, 34)),
    ),
  'plot-11': () =>
    scene(
      'meadow',
      creature.web(28, 70, 20, '#fffdf4'),
      creature.web(70, 66, 24, '#fffdf4'),
      creature.butterfly(70, 64, 0.7),
      nature.flowers(48, 88),
    ),
  'plot-12': () =>
    scene(
      'town',
      prop.fence(50, 84, 90),
      { as: 'magpie', at: [26, 82, 0.5], legs: 'none' },
      { as: 'rat', at: [50, 82, 0.5], legs: 'none', mouth: 'grin' },
      { as: 'cat', at: [76, 82, 0.5], legs: 'none' },
      prop.fence(50, 92, 96),
    ),
  'plot-13': () =>
    scene(
      'room',
      prop.sack(50, 80, 2),
      feast.coins(26, 86, 1),
      put(40, 82, 1, `<circle r="4" fill="#2c2028"/>`),
      nature.acorn(20, 84, 0.6),
      brood([78, 78]),
    ),
  'plot-14': () =>
    scene(
      'forest',
      build.wheel(50, 56, 24),
      creature.web(50, 56, 22),
      brood([20, 76], [80, 76], [50, 20]),
    ),
  'plot-15': () =>
    scene('cave', prop.chest(50, 86, 1.4), brood([20, 72], [80, 72], [30, 52], [70, 52])),
  'plot-16': () =>
    scene(
      'night',
      prop.bed(50, 84, 1.5),
      { as: 'dormouse', eyes: 'wide', at: [36, 78, 0.46], legs: 'none' },
      weaver(68, 40, 0.9),
    ),
  'plot-17': () =>
    scene(
      'forest',
      build.vine(20, 86, 60),
      build.vine(40, 88, 50),
      build.vine(62, 86, 56),
      build.vine(82, 88, 62),
      build.board('', 50, 84, 1.2),
      creature.web(50, 56, 18),
    ),
  'plot-18': () =>
    scene(
      'room',
      put(
        50,
        70,
        1,
        `<rect x="-34" y="-44" width="68" height="56" fill="#6b4a33"/><path d="M-34-26h68M-34-6h68" stroke="#c98f4c" stroke-width="4" fill="none"/>`,
      ),
      creature.cobweb(18, 28, 1),
      { as: 'mouse', eyes: 'wide', mouth: 'open', at: [72, 88, 0.5] },
    ),
  'plot-19': () =>
    scene(
      'room',
      prop.table(50, 88, 76),
      feast.letter(40, 62, 1.2),
      put(66, 62, 1, tool.quill()()),
      weaver(76, 40, 0.9, worn(hat.postcap()())),
    ),
  'plot-20': () =>
    scene(
      'cave',
      {
        as: 'squirrel',
        left: ['down'],
        right: ['out'],
        eyes: 'closed',
        at: [28, 87, 0.64],
        legs: 'walk',
      },
      put(62, 58, 1.1, tool.acorn()()),
      weaver(78, 50, 1),
    ),
  'plot-21': () =>
    scene(
      'hall',
      {
        as: 'mouse',
        left: ['hip'],
        right: ['chest'],
        wear: [wear.gown('#5f86a8')],
        at: [60, 87, 0.72],
        turn: -0.6,
      },
      weaver(30, 52, 1),
      put(
        44,
        38,
        1,
        `<path d="M-4-4q4 4 0 8M2-7q7 7 0 14" stroke="#fff" stroke-width="2" fill="none"/>`,
      ),
    ),
  'plot-22': () =>
    scene(
      'town',
      put(
        50,
        84,
        1,
        `<path d="M-30 0L-22-56M24 0L10-56M-28-16h50M-24-40h40" stroke-width="7" fill="none"/><path d="M-30 0L-22-56M24 0L10-56M-28-16h50M-24-40h40" stroke="#c98f4c" stroke-width="4" fill="none"/>`,
      ),
      put(78, 70, 1.2, tool.shears()(), -40),
    ),
  'plot-23': () =>
    scene(
      'meadow',
      brood([20, 40], [40, 30], [60, 44], [80, 34], [30, 62], [52, 66], [74, 62]),
      nature.flowers(20, 88),
      nature.flowers(80, 88, '#f2b92f'),
    ),
  'plot-24': () =>
    scene('tunnel', prop.chest(46, 84, 1.4), creature.web(70, 36, 22), brood([72, 40])),
  'plot-25': () =>
    scene(
      'dusk',
      build.wall('half', 50, 84, 44, 30),
      build.gable('tile', 50, 55, 58, 26),
      build.door(50, 84, 14, 20),
      brood([30, 86], [70, 86], [84, 84]),
      prop.box(14, 88, 0.8),
    ),
  'plot-26': () =>
    scene(
      'night',
      prop.counter(50, 88, 70),
      build.awning(50, 44, 70, '#4a3f55'),
      build.lantern(24, 56),
      weaver(56, 58, 1),
      feast.coins(34, 68, 4),
    ),
  'plot-27': () =>
    scene(
      'hall',
      feast.paper(36, 54, 1.4, -14),
      feast.paper(62, 58, 1.4, 18),
      feast.chips(40, 84),
      weaver(80, 40, 0.8),
    ),
  'plot-28': () =>
    scene(
      'forest',
      { as: 'mole', eyes: 'wide', at: [50, 87, 0.76] },
      put(
        50,
        62,
        1,
        `<path d="M-24 0q24 10 48 0M-24 8q24 10 48 0M-22 16q22 10 44 0" fill="none" stroke="#fffdf4" stroke-width="2.4"/>`,
      ),
      weaver(82, 40, 0.8),
    ),
  'plot-29': () =>
    scene(
      'peaks',
      weaver(50, 52, 1.4),
      nature.ice(16, 88, 34),
      nature.ice(78, 88, 30),
      nature.flakes(50, 80, 90, 70),
    ),
  'plot-30': () =>
    scene(
      'hall',
      weaver(50, 56, 1.5, worn(hat.tiara()())),
      put(20, 74, 1.2, tool.sceptre('#6f9a4a')()),
      put(82, 70, 1, tool.pearl()()),
    ),
  'plot-31': () =>
    scene(
      'night',
      build.wall('dark', 50, 84, 56, 40),
      build.gable('slate', 50, 45, 70, 28),
      put(0, 0, 1, `<path d="M32 56h10v10H32zM58 56h10v10H58z" fill="#2c2838"/>`),
      build.darkDoor(50, 84, 14, 20),
      creature.cobweb(22, 46, 1),
    ),
  'plot-32': () =>
    scene(
      'stage',
      {
        as: 'fox',
        left: ['hip'],
        right: ['up', tool.mask()],
        wear: [wear.cloak('#4a3f55')],
        at: [34, 86, 0.72],
      },
      put(74, 60, 1.3, tool.mask()(), 10),
      brood([72, 78]),
    ),
  'plot-33': () =>
    scene(
      'road',
      prop.sack(30, 80, 1.1),
      nature.acorn(52, 84, 0.8, 40),
      feast.resin(66, 84, 0.7),
      nature.rocks(82, 88, 0.8),
      nature.berries(46, 92, 6),
      nature.gust(60, 40, 1),
    ),
};
