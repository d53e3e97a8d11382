/** Mistwood: Nightweave's characters, schemes and actions. Seen in the papers of the night. */
import {
  build,
  creature,
  emblem,
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

export const NIGHTWEAVE: Readonly<Record<string, Drawing>> = {
  'difficulty-0': () =>
    scene(
      'night',
      creature.web(50, 40, 34),
      weaver(50, 56, 1.5, worn(hat.pointed('#4c86b8')())),
      put(
        78,
        28,
        1,
        `<path d="M0 0h9l-9 9h9M12-14h6l-6 6h6" fill="none" stroke="#fff3c4" stroke-width="2.4"/>`,
      ),
    ),
  'difficulty-1': () =>
    scene(
      'night',
      creature.web(50, 40, 34),
      weaver(46, 56, 1.5),
      put(78, 60, 1.1, tool.magnifier()()),
    ),
  'difficulty-2': () =>
    scene(
      'night',
      creature.web(50, 40, 34),
      weaver(50, 56, 1.5, worn(hat.tophat()())),
      put(80, 62, 1, tool.cane()()),
    ),
  'difficulty-3': () =>
    scene('cave', creature.web(50, 40, 38), weaver(50, 54, 1.8), brood([16, 80], [84, 80])),
  'difficulty-4': () =>
    scene(
      'cave',
      creature.web(50, 40, 42),
      weaver(50, 52, 2, worn(hat.crown()())),
      brood([14, 82], [86, 82], [30, 86], [70, 86]),
    ),
  'character-1': () =>
    scene(
      'road',
      build.portal(70, 84, 34, 44),
      weaver(34, 62, 1.4, worn(hat.postcap('#5a2f38')())),
      put(
        70,
        62,
        1,
        `<path d="M-22 0h44" stroke-width="7" fill="none"/><path d="M-22 0h44" stroke="#c8473a" stroke-width="4" stroke-dasharray="8 8" fill="none"/>`,
      ),
    ),
  'character-2': () =>
    scene(
      'room',
      prop.shelf(20, 36),
      prop.shelf(80, 36),
      weaver(50, 58, 1.5, worn(hat.bowler()())),
      feast.paper(20, 82, 0.8, -10),
      feast.paper(36, 86, 0.8, 8),
      feast.paper(80, 84, 0.8, 12),
    ),
  'character-3': () =>
    scene(
      'town',
      weaver(40, 60, 1.4, worn(hat.bandana('#5a4a6a')())),
      prop.sack(80, 86, 1.1),
      feast.coins(66, 86, 2),
      put(62, 60, 1, tool.key()(), 30),
    ),
  'character-4': () =>
    scene(
      'town',
      weaver(38, 60, 1.4, worn(hat.tophat('#45404f', '#f2b92f')())),
      feast.coins(72, 86, 8),
      feast.coins(84, 86, 5),
      feast.coins(60, 86, 3),
    ),
  'character-5': () =>
    scene(
      'hall',
      weaver(50, 58, 1.5, worn(hat.wreath()())),
      put(80, 76, 1.2, tool.bouquet()()),
      feast.hearts(22, 40),
    ),
  'character-6': () =>
    scene(
      'night',
      put(58, 56, 2.2, `<g opacity=".45">${creature.spider(0, 0, 1, '#1f1a2c')}</g>`),
      weaver(40, 62, 1.1),
    ),
  'character-7': () =>
    scene(
      'room',
      prop.table(50, 88, 70),
      weaver(50, 52, 1.4, worn(hat.feather('#8d2f3c')())),
      put(
        34,
        68,
        1,
        `<rect x="-8" y="-8" width="16" height="16" rx="3" fill="#fffaf0"/><path d="M-4-4h.1M4 4h.1M0 0h.1" stroke-width="3.4" fill="none"/>`,
      ),
      put(
        62,
        70,
        1,
        `<rect x="-7" y="-7" width="14" height="14" rx="3" fill="#fffaf0"/><path d="M-3-3h.1M3 3h.1M-3 3h.1M3-3h.1" stroke-width="3" fill="none"/>`,
      ),
    ),
  'character-8': () =>
    scene(
      'forest',
      creature.web(50, 42, 40),
      build.wheel(78, 70, 15),
      weaver(40, 56, 1.4, worn(hat.bonnet('#8fb1c9')())),
    ),
  'scheme-01': () =>
    scene(
      'stage',
      put(24, 48, 1.2, tool.mask()(), -14),
      put(50, 36, 1.2, tool.mask()()),
      put(76, 48, 1.2, tool.mask()(), 14),
      weaver(50, 72, 1),
    ),
  'scheme-02': () =>
    scene(
      'cave',
      creature.web(32, 34, 26),
      creature.web(70, 40, 30),
      creature.web(46, 66, 24),
      brood([46, 64]),
    ),
  'scheme-03': () =>
    scene(
      'road',
      creature.web(20, 30, 22),
      put(
        50,
        60,
        1,
        `<path d="M-50-30Q-10 10 10-6T54 24" fill="none" stroke="#fff" stroke-width="1.6"/>`,
      ),
      creature.web(82, 66, 18),
    ),
  'scheme-04': () =>
    scene(
      'dusk',
      build.wall('dark', 56, 84, 40, 34),
      build.gable('slate', 56, 51, 54, 28),
      build.square(46, 68, 5),
      build.square(66, 68, 5),
      creature.web(56, 40, 12),
      weaver(20, 66, 1, worn(hat.bonnet()())),
      put(36, 76, 0.8, tool.key()()),
    ),
  'scheme-05': () =>
    scene('dusk', build.clock(50, 40, 20), creature.web(50, 40, 24), weaver(80, 70, 0.9)),
  'scheme-06': () =>
    scene(
      'hall',
      prop.throne(50, 87, '#4a3f55'),
      weaver(50, 58, 1.4, worn(hat.crown()())),
      brood([16, 82], [84, 82]),
    ),
  'scheme-07': () =>
    scene(
      'stage',
      weaver(50, 58, 1.5, worn(hat.laurel()())),
      nature.blossom(24, 82, 6),
      nature.blossom(40, 86, 5, '#f2b92f'),
      nature.blossom(72, 84, 6, '#b48be0'),
      feast.trophy(84, 84, 0.8),
    ),
  'scheme-08': () =>
    scene(
      'meadow',
      build.wall('half', 50, 84, 36, 24),
      build.gable('tile', 50, 61, 48, 22),
      creature.web(50, 62, 34, '#fffdf4'),
      brood([20, 78], [80, 78]),
    ),
  'scheme-09': () =>
    scene(
      'road',
      {
        as: 'mouse',
        left: ['hip'],
        right: ['hip'],
        wear: [wear.pack('#8a5f3a')],
        eyes: 'closed',
        at: [44, 86, 0.8],
        lean: 6,
      },
      prop.sack(80, 86, 1.2),
      weaver(80, 50, 0.8),
    ),
  'scheme-10': () =>
    scene(
      'forest',
      creature.web(50, 46, 40),
      build.eyes(36, 44),
      build.eyes(64, 44),
      weaver(50, 60, 1),
    ),
  'scheme-11': () =>
    scene(
      'town',
      build.wall('dark', 24, 86, 22, 36),
      build.cone('slate', 24, 51, 30, 22),
      build.wall('dark', 74, 86, 24, 44),
      build.cone('slate', 74, 43, 32, 22),
      creature.web(50, 50, 22),
      creature.web(24, 70, 12),
      creature.web(76, 64, 14),
    ),
  'scheme-12': () =>
    scene(
      'cave',
      put(28, 66, 1, tool.crystal()()),
      put(52, 70, 1.2, tool.pearl()()),
      put(74, 66, 1, tool.compass()()),
      feast.coinpile(50, 88, 1),
      weaver(50, 34, 0.9),
    ),
  'scheme-13': () =>
    scene('dusk', put(60, 60, 2.8, `<g opacity=".5">${creature.spider(0, 0, 1, '#1f1a2c')}</g>`), {
      as: 'mouse',
      left: ['chest'],
      right: ['out', tool.candle()],
      eyes: 'wide',
      at: [26, 87, 0.6],
      turn: 0.6,
    }),
};

export const NIGHTWEAVE_ACTIONS: Readonly<Record<string, Drawing>> = {
  'winter-01': () =>
    scene('forest', build.portal(62, 84, 40, 46), weaver(62, 60, 1), nature.flakes(50, 70, 90, 60)),
  'winter-02': () =>
    scene(
      'forest',
      put(
        0,
        0,
        1,
        `<path d="M4 8Q50 50 98 10M0 40Q50 70 100 36M10 80Q50 50 94 84" fill="none" stroke="#fffdf4" stroke-width="2"/>`,
      ),
      creature.butterfly(50, 46, 0.8),
      brood([76, 30]),
    ),
  'winter-03': () =>
    scene(
      'cave',
      nature.rocks(30, 86, 1.4),
      nature.rocks(66, 88, 1.6),
      nature.stars([40, 62, 7], [62, 66, 5]),
      brood([80, 60]),
    ),
  'winter-04': () =>
    scene(
      'meadow',
      nature.bush(26, 84, 16),
      nature.bush(60, 86, 20),
      brood([26, 70], [56, 68], [72, 76]),
      nature.flakes(50, 60, 90, 50),
    ),
  'winter-05': () =>
    scene('forest', creature.web(50, 44, 36, '#fffdf4'), nature.flakes(50, 80, 90, 70)),
  'winter-06': () =>
    scene('dusk', weaver(50, 62, 1.8), nature.pine(10, 88, 34), nature.pine(90, 88, 30)),
  'winter-07': () =>
    scene(
      'cave',
      ...[
        [30, 40],
        [50, 32],
        [70, 40],
        [50, 54],
      ].map(([x, y]) => build.eyes(x, y)),
      creature.web(50, 44, 42),
    ),
  'winter-08': () =>
    scene(
      'tunnel',
      prop.crate(34, 84),
      prop.barrel(56, 85, 1),
      prop.sack(76, 85, 1),
      creature.web(50, 34, 18),
      brood([50, 36]),
    ),
  'winter-09': () =>
    scene(
      'meadow',
      ...[20, 34, 48, 62, 76].map((x) => nature.reeds(x, 90, 26)),
      brood([30, 60], [64, 64]),
    ),
  'later-10': () =>
    scene(
      'hall',
      {
        as: 'rabbit',
        left: ['up'],
        right: ['up'],
        wear: [wear.gown('#b23a4a')],
        eyes: 'wide',
        mouth: 'open',
        at: [30, 88, 0.62],
      },
      weaver(70, 56, 1.3, worn(hat.tophat()())),
    ),
  'later-11': () =>
    scene('cave', weaver(50, 44, 1.3), brood([16, 70], [34, 78], [50, 84], [68, 78], [86, 70])),
  'later-12': () =>
    scene(
      'night',
      nature.pond(50, 80, 84, 9),
      put(
        50,
        80,
        1,
        `<ellipse rx="26" ry="5" fill="none" stroke="#e6f4f5"/><ellipse rx="14" ry="3" fill="none" stroke="#e6f4f5"/>`,
      ),
      weaver(50, 56, 1),
    ),
  'later-13': () =>
    scene('shore', feast.pearl(30, 84, 1.2), feast.pearl(64, 88, 1), weaver(56, 50, 1.2)),
  'later-14': () =>
    scene(
      'night',
      prop.counter(56, 86, 56),
      build.awning(56, 44, 58, '#5a4a6a'),
      build.lantern(80, 56),
      weaver(48, 58, 0.9),
      prop.barrel(14, 88, 0.9),
    ),
  'later-15': () =>
    scene(
      'meadow',
      feast.bunting(-4, 20, 104, 8),
      feast.cake(50, 84, 1.4),
      creature.web(50, 62, 22, '#fffdf4'),
      brood([24, 80], [78, 80]),
    ),
  'later-16': () =>
    scene(
      'cave',
      put(
        50,
        36,
        1,
        `<circle r="20" fill="#1f2848"/><circle r="20" fill="none" stroke="#fff3c4" stroke-width="1.6"/>`,
      ),
      weaver(50, 70, 0.9),
    ),
  'later-17': () =>
    scene(
      'river',
      build.lantern(30, 84),
      build.lantern(60, 88),
      build.lantern(78, 82),
      nature.waves(50, 80, 104),
      weaver(50, 44, 0.9),
    ),
  'later-18': () =>
    scene(
      'road',
      build.signpost(emblem.star(), 80, 84),
      {
        as: 'hedgehog',
        left: ['grip', tool.staff()],
        right: ['down'],
        eyes: 'sleepy',
        at: [30, 87, 0.6],
        legs: 'walk',
      },
      brood([56, 66], [64, 60]),
    ),
  'later-19': () =>
    scene(
      'dusk',
      nature.tree(34, 86, 64, '#b0501f'),
      nature.fallen(66, 84, 10, '#d97f2f'),
      weaver(74, 48, 0.9),
    ),
  'later-20': () =>
    scene(
      'peaks',
      creature.web(50, 46, 38, '#fdfeff'),
      nature.flakes(50, 84, 90, 76),
      nature.ice(86, 88, 24),
    ),
};
