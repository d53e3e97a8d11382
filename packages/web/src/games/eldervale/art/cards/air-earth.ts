/** Adventure cards of Air and Earth: places, with whoever is at home there. */
import {
  build,
  feast,
  nature,
  prop,
  put,
  ride,
  scene,
  tool,
  type Drawing,
} from '../../../../art/kit/index.ts';
import { aura, headAt, menhir, rope, thing, threshold, who } from './parts.ts';

export const AIR: Readonly<Record<string, Drawing>> = {
  'air-door': () =>
    threshold(
      'air',
      'sky',
      nature.cloud(16, 70, 26),
      nature.cloud(86, 74, 24),
      nature.gust(50, 66, 0.8),
    ),
  'air-01': () =>
    scene(
      'sky',
      build.wall('timber', 30, 84, 30, 30),
      build.gable('teal', 30, 56, 42, 20),
      build.deck(30, 62, 44),
      put(70, 28, 1.5, tool.pinwheel()(), 12),
      rope('M46 60Q60 44 68 40'),
      put(84, 56, 0.9, tool.pinwheel()(), -20),
      who('worker', 'air-b', 34, 60, 0.5),
    ),
  'air-02': () =>
    scene(
      'sky',
      build.trunk(50, 86, 34, 66, 'white'),
      build.cone('teal', 50, 26, 46, 22),
      build.arched(42, 44, 4),
      build.arched(58, 44, 4),
      build.arched(42, 60, 4),
      build.arched(58, 60, 4),
      feast.letter(84, 34, 1, -12),
      feast.letter(14, 52, 0.8, 14),
      headAt('air-b', 50, 74, 0.7),
    ),
  'air-03': () =>
    scene(
      'peaks',
      build.wall('stone', 46, 86, 18, 62),
      build.deck(58, 30, 40),
      build.flag(44, 26, 14, '#3f8f9a'),
      who('warrior', 'air-a', 72, 30, 0.48),
      nature.gust(84, 54, 0.8),
    ),
  'air-04': () =>
    scene(
      'peaks',
      build.steps(50, 88, 80),
      build.columns(50, 82, 64, 22, 4, 'stone'),
      build.deck(50, 60, 76),
      who('warrior', 'air-a', 30, 60, 0.62),
      who('warrior', 'air-a', 70, 60, 0.62, true),
    ),
  'air-05': () =>
    scene(
      'sky',
      build.deck(50, 82, 84),
      put(30, 80, 0.9, tool.hammer()(), 20),
      nature.cloud(62, 44, 40),
      build.ladder(46, 80, 36),
      who('worker', 'air-b', 26, 80, 0.72),
      rope('M66 58V78'),
      nature.cloud(82, 66, 20),
    ),
  'air-06': () =>
    scene(
      'peaks',
      build.wall('stone', 22, 86, 20, 50),
      build.wall('stone', 78, 86, 20, 50),
      build.crenel('stone', 22, 36, 20),
      build.crenel('stone', 78, 36, 20),
      nature.gust(50, 46, 1.3),
      nature.gust(50, 68, 1.2),
      nature.fallen(52, 70, 6),
    ),
  'air-07': () =>
    scene(
      'night',
      nature.cloud(68, 24, 44, '#7f93a8'),
      `<path d="M70 30L58 54h9l-8 24 24-32H72l8-16z" fill="#ffe08a" stroke-width="1.500"/>`,
      build.mound(26, 88, 50, 22, '#6d8490'),
      who('wizard', 'air-a', 30, 70, 0.72),
    ),
  'air-08': () =>
    scene(
      'sky',
      ...[0, 1, 2, 3].map((i) =>
        put(18 + i * 22, 80 - i * 18, 1, build.wall('stone', 0, 0, 24, 8)),
      ),
      nature.cloud(30, 88, 26),
      nature.cloud(80, 60, 22),
      who('worker', 'air-b', 40, 54, 0.55),
      nature.stars([84, 10, 4]),
    ),
  'air-09': () =>
    scene(
      'sky',
      ride.balloon(68, 60, 22, '#3f8f9a', '#f8e9ca'),
      ride.pier(24, 70, 46),
      build.lamppost(10, 68, 24),
      nature.cloud(80, 86, 30),
      prop.box(22, 68, 0.7),
    ),
  'air-10': () =>
    scene(
      'peaks',
      build.mound(14, 90, 46, 50, '#8fa9a8'),
      `<path d="M34 34L92 22 66 46z" fill="#f7f3e4"/><path d="M34 34L66 46 58 32z" fill="#e8a23c"/>`,
      who('worker', 'air-b', 60, 62, 0.5),
      nature.gust(30, 66, 0.8),
      nature.cloud(80, 80, 24),
    ),
  'air-11': () =>
    scene(
      'cave',
      prop.chest(50, 84, 1.5),
      put(30, 46, 1.1, tool.quill()(), -30),
      put(66, 44, 1.1, tool.quill()(), 24),
      put(50, 36, 1.2, tool.quill()(), 0),
      feast.coins(24, 86, 3),
      thing('gem', 80, 80, 16),
    ),
  'air-12': () =>
    aura(
      'air',
      'sky',
      who('warrior', 'air-a', 50, 78, 0.82),
      nature.gust(30, 40, 0.6),
      nature.gust(74, 56, 0.6),
    ),
};

export const EARTH: Readonly<Record<string, Drawing>> = {
  'earth-door': () =>
    threshold(
      'earth',
      'forest',
      nature.bush(14, 86, 12),
      nature.bush(88, 86, 12),
      build.vine(28, 80, 44),
      build.vine(74, 80, 40),
    ),
  'earth-01': () =>
    scene(
      'cave',
      build.roots(50, 30, 70, 40),
      nature.crystal(24, 84, 24, '#8fdc8a'),
      nature.crystal(78, 84, 30, '#8fdc8a'),
      nature.mushroom(40, 86, 1, '#c8a05a'),
      who('worker', 'earth-b', 58, 86, 0.7),
    ),
  'earth-02': () =>
    scene(
      'tunnel',
      ride.cart(80, 85, 0.8),
      build.stump(28, 86, 30, 14),
      rope('M14 66L64 58'),
      put(40, 62, 1, build.wall('timber', 0, 6, 56, 9)),
      who('worker', 'earth-b', 60, 86, 0.74),
      feast.chips(28, 58),
    ),
  'earth-03': () =>
    scene(
      'peaks',
      build.wall('blue', 74, 86, 40, 20),
      build.wall('blue', 84, 66, 26, 18),
      nature.rocks(24, 88, 1.1, '#8fb1c9'),
      who('worker', 'earth-b', 42, 86, 0.86),
      thing('gem', 70, 54, 14),
    ),
  'earth-04': () =>
    scene(
      'town',
      nature.shade(50, 85, 74),
      build.wall('stone', 50, 84, 64, 36),
      build.gable('slate', 50, 50, 78, 28),
      build.door(50, 84, 16, 24),
      build.square(28, 66, 5),
      build.square(72, 66, 5),
      build.plaque(put(0, 0, 0.5, tool.hammer()()), 50, 42, 8),
    ),
  'earth-05': () =>
    scene(
      'meadow',
      build.hill('#79ad4a', 50, 88, 96, 54),
      build.door(28, 78, 14, 17),
      build.door(54, 66, 13, 16),
      build.door(76, 82, 13, 16),
      build.round(42, 84, 4),
      build.round(66, 50, 3.4),
      headAt('earth-b', 54, 60, 0.46),
    ),
  'earth-06': () =>
    scene(
      'meadow',
      nature.sprouts(24, 84, 4),
      nature.sprouts(62, 88, 5),
      nature.tree(82, 82, 36),
      who('wizard', 'earth-a', 44, 82, 0.78),
      put(64, 60, 0.8, tool.wateringCan()(), -18),
    ),
  'earth-07': () =>
    scene(
      'dusk',
      menhir(18, 82, 34),
      menhir(36, 74, 42),
      menhir(64, 74, 42),
      menhir(82, 82, 34),
      nature.sun(50, 40, 9),
      nature.flowers(50, 86, '#fff'),
    ),
  'earth-08': () =>
    scene(
      'meadow',
      nature.wheat(20, 84, 6),
      nature.wheat(80, 84, 6),
      build.hay(76, 70, 30, 22),
      nature.pumpkin(32, 88, 0.9),
      who('worker', 'earth-b', 50, 86, 0.82),
      nature.corn(8, 86, 30),
    ),
  'earth-09': () =>
    scene(
      'meadow',
      nature.tree(24, 84, 46, '#98a888'),
      nature.tree(76, 84, 46, '#98a888'),
      nature.rocks(50, 88, 1),
      ...[
        [18, 50],
        [30, 56],
        [70, 52],
        [82, 58],
      ].map(([x, y]) => thing('gem', x, y, 9)),
      build.ladder(60, 84, 40),
    ),
  'earth-10': () =>
    scene(
      'meadow',
      ...[14, 38, 62, 86].map((x) => nature.bush(x, 76, 18)),
      build.gate(50, 84, 22, 34),
      nature.flowers(22, 88, '#ffd9e6'),
      nature.flowers(82, 88, '#fff3a0'),
    ),
  'earth-11': () =>
    scene(
      'peaks',
      build.hill('#79ad4a', 50, 90, 100, 46),
      ...[16, 27, 38, 49, 60, 71, 82].map((x, i) =>
        put(x, 66 + Math.abs(3 - i) * 3, 1, `<path d="M-4 0V-28L0-35 4-28V0z" fill="#a9713f"/>`),
      ),
      build.flag(50, 34, 16, '#2f5a1d'),
      who('warrior', 'earth-a', 50, 88, 0.56),
    ),
  'earth-12': () =>
    aura(
      'earth',
      'forest',
      nature.tree(50, 80, 54),
      nature.sprouts(30, 84, 2),
      nature.sprouts(68, 84, 2),
    ),
};
