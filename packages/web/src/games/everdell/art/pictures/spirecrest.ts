/** Spirecrest: weather and the tiles of the map. */
import {
  build,
  creature,
  emblem,
  feast,
  nature,
  prop,
  put,
  ride,
  scene,
  tool,
  wear,
  type Drawing,
} from '../../../../art/kit/index.ts';

export const WEATHER: Readonly<Record<string, Drawing>> = {
  'winter-1': () =>
    scene(
      'peaks',
      nature.cloud(50, 34, 60, '#9aa5b8'),
      nature.rain(50, 38, 70, '#eaf6fb'),
      nature.pine(20, 88, 34),
      nature.ice(80, 88, 26),
    ),
  'winter-2': () =>
    scene(
      'meadow',
      nature.ice(26, 88, 40),
      nature.ice(60, 88, 50),
      build.wall('timber', 84, 86, 18, 16),
      build.gable('snow', 84, 71, 28, 14),
    ),
  'winter-3': () =>
    scene(
      'forest',
      nature.gust(46, 40, 1.4),
      nature.flakes(50, 84, 96, 74),
      build.hill('#f4f8fa', 50, 92, 110, 22),
    ),
  'spring-1': () =>
    scene('road', nature.pond(46, 80, 50, 8), nature.pond(74, 88, 30, 5), {
      as: 'mouse',
      left: ['up'],
      right: ['up'],
      wear: [wear.cloak('#f2b92f')],
      eyes: 'wide',
      mouth: 'open',
      at: [46, 82, 0.6],
    }),
  'spring-2': () =>
    scene(
      'river',
      build.wall('plaster', 60, 72, 34, 26),
      build.gable('tile', 60, 47, 46, 20),
      build.door(60, 72, 12, 18),
      nature.waves(50, 72, 104),
      prop.barrel(22, 78, 0.8),
    ),
  'spring-3': () =>
    scene(
      'meadow',
      nature.tree(50, 86, 70, '#f0b3c2'),
      nature.flakes(50, 80, 90, 70),
      nature.blossom(20, 84, 7),
      nature.blossom(82, 84, 7),
    ),
  'summer-1': () =>
    scene('dusk', nature.sun(50, 36, 20), nature.rocks(20, 88, 1), nature.corn(80, 88, 26)),
  'summer-2': () =>
    scene(
      'river',
      creature.bee(30, 30, 0.6),
      creature.bee(50, 22, 0.5),
      creature.bee(66, 36, 0.6),
      creature.bee(44, 44, 0.5),
      creature.bee(78, 24, 0.5),
      nature.reeds(14, 84),
      nature.reeds(76, 86),
      { as: 'frog', mouth: 'open', legs: 'none', at: [48, 94, 0.66] },
      nature.waves(50, 88, 104),
    ),
  'summer-3': () =>
    scene(
      'road',
      nature.sun(80, 18, 9),
      put(
        40,
        60,
        1,
        `<path d="M-20-16q6-6 12 0t12 0 12 0M-20 0q6-6 12 0t12 0 12 0M-20 16q6-6 12 0t12 0 12 0" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>`,
      ),
      nature.tree(84, 80, 32),
    ),
  'autumn-1': () =>
    scene(
      'meadow',
      nature.gust(50, 34, 1.3),
      nature.fallen(50, 76, 14, '#d97f2f'),
      nature.tree(20, 86, 48, '#d97f2f'),
    ),
  'autumn-2': () =>
    scene(
      'dusk',
      build.wall('half', 50, 84, 34, 24),
      build.gable('tile', 50, 61, 46, 22),
      build.square(42, 72, 4),
      build.square(58, 72, 4),
      build.lamppost(84, 84, 34),
      put(26, 24, 1, `<path d="M-10 0q5-7 10 0 5-7 10 0" fill="none" stroke-width="2.4"/>`),
    ),
  'autumn-3': () =>
    scene('forest', nature.rain(50, 24, 80), nature.pond(50, 84, 60, 6), {
      as: 'hedgehog',
      left: ['hip'],
      right: ['out', tool.umbrella('#a93527')],
      eyes: 'stern',
      at: [40, 86, 0.68],
    }),
};

export const MAP_TILES: Readonly<Record<string, Drawing>> = {
  'meeks-crossing': () =>
    scene('road', build.signpost(emblem.star(), 56, 84), build.board(emblem.leaf(), 80, 84, 0.9)),
  'lily-ponds': () =>
    scene(
      'river',
      nature.lily(24, 80, 1),
      nature.lily(58, 76, 1.2),
      nature.lily(80, 86, 1),
      nature.reeds(6, 80),
    ),
  'the-bog': () =>
    scene(
      'forest',
      nature.pond(50, 80, 80, 9),
      nature.reeds(16, 86, 30),
      nature.reeds(74, 88, 26),
      creature.bee(60, 40, 0.6),
    ),
  'fort-faraway': () =>
    scene(
      'peaks',
      build.wall('timber', 50, 86, 64, 34),
      build.crenel('timber', 50, 52, 64, 8),
      build.gate(50, 86, 18, 24),
      build.flag(24, 44, 20),
      build.flag(76, 44, 20),
    ),
  'meerkat-canyon': () =>
    scene('dusk', build.hill('#c98f5a', 14, 88, 50, 66), build.hill('#b9783f', 88, 88, 50, 70), {
      as: 'stoat',
      coat: { fur: '#d9b07a' },
      at: [50, 88, 0.56],
    }),
  'yaras-patch': () =>
    scene(
      'meadow',
      nature.berries(24, 84, 14),
      nature.berries(54, 86, 16, '#d9485a'),
      nature.berries(82, 84, 13),
      prop.fence(50, 90, 90),
    ),
  littledell: () =>
    scene(
      'meadow',
      build.mound(26, 84, 40, 26),
      build.mound(72, 86, 46, 32),
      build.door(26, 84, 11, 14, '#c8584a'),
      build.door(72, 86, 13, 18, '#4c86b8'),
      build.round(58, 76, 3.4),
      build.chimney(82, 62, 14),
    ),
  'bubbling-springs': () =>
    scene(
      'peaks',
      nature.pond(50, 80, 70, 10),
      ...[36, 50, 64].map((x, i) => nature.cloud(x, 62 - i * 8, 18)),
    ),
  'cuddlers-cove': () =>
    scene(
      'shore',
      { as: 'otter', left: ['chest'], right: ['out'], eyes: 'happy', at: [38, 87, 0.62] },
      {
        as: 'otter',
        left: ['out'],
        right: ['chest'],
        eyes: 'closed',
        at: [62, 87, 0.62],
        tail: 'none',
      },
      feast.hearts(50, 22),
    ),
  'stompy-knoll': () =>
    scene(
      'meadow',
      build.mound(50, 88, 90, 50),
      ...[
        [34, 74],
        [46, 62],
        [60, 70],
        [70, 58],
      ].map(([x, y]) =>
        put(
          x,
          y,
          0.6,
          `<path d="M0 4a6 6 0 1 1 .1 0zM-7-8h.1M0-10h.1M7-8h.1" fill="#6b4428" stroke-width="3.4"/>`,
        ),
      ),
    ),
  'kibblerill-ferry': () =>
    scene(
      'river',
      ride.sail(46, 74, 40, '#f6e0b0'),
      ride.boat(46, 82, 60),
      ride.pier(88, 76, 34),
      nature.waves(50, 86, 104),
    ),
  'longleg-forest': () =>
    scene(
      'forest',
      put(
        50,
        88,
        1,
        `<path d="M-4 0v-52M8 0v-52" stroke-width="4.4" fill="none"/><path d="M-4 0v-52M8 0v-52" stroke="#e59a3a" stroke-width="2" fill="none"/>`,
      ),
      { as: 'heron', at: [52, 44, 0.52], legs: 'none' },
    ),
  burrowdale: () =>
    scene(
      'tunnel',
      build.darkDoor(30, 82, 18, 22),
      build.darkDoor(66, 82, 22, 28),
      build.eyes(66, 68),
      build.lantern(48, 54),
    ),
  'amber-caves': () =>
    scene(
      'cave',
      feast.resin(26, 76, 1.4),
      feast.resin(52, 70, 2),
      feast.resin(78, 78, 1.4),
      nature.glow(52, 66, 26),
    ),
  'newberry-fields': () =>
    scene(
      'meadow',
      nature.rows(10, 66, 7),
      nature.rows(4, 78, 8),
      nature.rows(10, 90, 7),
      prop.scarecrow(82, 62, 1.2),
    ),
  'dugworm-gully': () =>
    scene(
      'tunnel',
      put(
        50,
        82,
        1,
        `<path d="M-26 2q4-30 16-14t16-10 14 6" fill="none" stroke-width="12"/><path d="M-26 2q4-30 16-14t16-10 14 6" fill="none" stroke="#e2a097" stroke-width="8.8"/><path d="M18-19h.1" stroke-width="3" fill="none"/>`,
      ),
    ),
  'twin-bridges': () =>
    scene(
      'river',
      nature.waves(50, 86, 104),
      ...[
        [28, 74],
        [74, 82],
      ].map(([x, y]) =>
        put(
          x,
          y,
          0.52,
          `<path d="M-46 8C-40-30 40-30 46 8h-12C26-14-26-14-34 8z" fill="#cbc5b8"/>`,
        ),
      ),
    ),
  'mirror-lake': () =>
    scene(
      'peaks',
      nature.pond(50, 78, 90, 11),
      nature.pine(12, 72, 26),
      nature.pine(88, 72, 30),
      nature.stars([50, 78, 5], [30, 78, 3]),
    ),
  'badgers-teeth': () =>
    scene(
      'peaks',
      ...[14, 34, 54, 74, 92].map((x, i) => nature.peak(x, 90, 26, 44 + (i % 2) * 14, '#8a8f96')),
    ),
  'shipwreck-shore': () =>
    scene(
      'shore',
      put(52, 74, 1, ride.boat(0, 8, 60), -16),
      put(
        58,
        66,
        1,
        `<path d="M0 0l10-34M-4-10l16-2" fill="none" stroke="#7a4a28" stroke-width="4"/>`,
      ),
      feast.pearl(18, 86, 0.7),
    ),
  'quokka-island': () =>
    scene(
      'shore',
      build.mound(50, 74, 50, 20, '#e6cf96'),
      nature.tree(60, 62, 34),
      { as: 'dormouse', coat: { fur: '#a9835a' }, eyes: 'happy', at: [36, 80, 0.46] },
      nature.waves(50, 80, 104),
    ),
  'brightcoat-bloom': () =>
    scene(
      'leaves',
      nature.blossom(50, 50, 24, '#f2b92f'),
      creature.butterfly(22, 30, 0.9),
      creature.butterfly(80, 70, 0.9, '#4c86b8'),
    ),
  'coldblooded-desert': () =>
    scene(
      'dusk',
      nature.sun(76, 22, 10),
      build.hill('#e6c07a', 26, 90, 80, 34),
      put(
        80,
        84,
        1,
        `<path d="M0 0v-30M0-12h-9v-10M0-18h8v-8" fill="none" stroke-width="9"/><path d="M0 0v-30M0-12h-9v-10M0-18h8v-8" fill="none" stroke="#7f9f4f" stroke-width="6"/>`,
      ),
      { as: 'lizard', at: [40, 86, 0.6] },
    ),
  'mistfire-falls': () =>
    scene(
      'dusk',
      build.hill('#a08c86', 50, 84, 100, 66),
      nature.waterfall(50, 80, 30, 54),
      nature.glow(50, 34, 18),
      nature.cloud(24, 86, 30),
      nature.cloud(78, 86, 30),
    ),
};
