/** Adventure cards of Order and Chaos. */
import {
  build,
  creature,
  emblem,
  feast,
  nature,
  prop,
  put,
  scene,
  tool,
  type Drawing,
} from '../../../../art/kit/index.ts';
import {
  aura,
  coin,
  cube,
  die,
  headAt,
  mirror,
  monster,
  orb,
  rope,
  sigil,
  spark,
  swirl,
  thing,
  threshold,
  who,
} from './parts.ts';

const tilted = (turn: number, drawn: string): string =>
  `<g transform="rotate(${turn} 50 60)">${drawn}</g>`;

export const ORDER: Readonly<Record<string, Drawing>> = {
  'order-door': () =>
    threshold(
      'order',
      'town',
      build.columns(10, 86, 18, 50, 2),
      build.columns(90, 86, 18, 50, 2),
      prop.flagstones(50, 86),
    ),
  'order-01': () =>
    scene(
      'river',
      `<path d="M2 62Q50 34 98 62V76Q50 50 2 76z" fill="#dfe4ea"/><path d="M20 82A30 26 0 0 1 80 82L72 82A22 19 0 0 0 28 82z" fill="#bec7d2"/>`,
      build.lamppost(14, 58, 22),
      build.lamppost(86, 58, 22),
      who('worker', 'order-a', 50, 52, 0.46),
    ),
  'order-02': () =>
    scene(
      'peaks',
      build.wall('stone', 50, 86, 76, 26),
      build.crenel('stone', 50, 60, 76),
      build.wall('white', 50, 62, 30, 34),
      build.crenel('white', 50, 28, 34),
      build.wall('stone', 18, 86, 18, 50),
      build.wall('stone', 82, 86, 18, 50),
      build.crenel('stone', 18, 36, 18),
      build.crenel('stone', 82, 36, 18),
      build.gate(50, 86, 20, 24),
      build.flag(50, 22, 10, '#414b5d'),
      build.arched(50, 48, 4),
    ),
  'order-03': () =>
    scene(
      'room',
      prop.counter(50, 86, 70),
      put(30, 62, 0.8, tool.scales()()),
      feast.coins(62, 66, 4),
      thing('scroll', 76, 60, 14),
      who('worker', 'order-a', 50, 66, 0.62),
    ),
  'order-04': () =>
    scene(
      'hall',
      sigil('order', 50, 34, 15),
      sigil('fire', 22, 50, 9),
      sigil('water', 78, 50, 9),
      prop.table(50, 86, 60),
      put(38, 68, 0.8, tool.scroll()()),
      `<path d="M58 72h14l-2-8h-3v-8h-4v8h-3z" fill="#c8473a"/>`,
    ),
  'order-05': () =>
    scene(
      'room',
      prop.shelf(20, 60),
      prop.shelf(80, 60),
      put(50, 46, 1.4, tool.dividers()()),
      prop.globe(50, 84, 1),
      thing('scroll', 22, 78, 16),
      thing('scroll', 80, 78, 16),
    ),
  'order-06': () =>
    scene(
      'meadow',
      build.wall('stone', 74, 84, 36, 26),
      build.gable('slate', 74, 60, 46, 20),
      build.door(74, 84, 10, 16),
      `<path d="M28 84L36 54 44 84M36 54V46" fill="none" stroke-width="3"/>`,
      put(36, 44, 1, tool.telescope()(), 60),
      who('worker', 'order-a', 18, 86, 0.6),
    ),
  'order-07': () =>
    scene(
      'meadow',
      build.wall('timber', 52, 84, 64, 34),
      build.gable('thatch', 52, 52, 80, 30),
      build.darkDoor(52, 84, 24, 24),
      prop.sack(46, 84, 0.7),
      prop.sack(60, 84, 0.7),
      nature.wheat(12, 86, 4),
      nature.wheat(92, 86, 3),
    ),
  'order-08': () =>
    scene(
      'hall',
      put(50, 50, 1.9, tool.scales()()),
      build.wall('white', 50, 88, 30, 12),
      thing('gem', 28, 62, 12),
      thing('tool', 72, 62, 12),
    ),
  'order-09': () =>
    scene(
      'town',
      prop.flagstones(50, 80),
      ...[22, 41, 60, 79].map((x, i) =>
        who('warrior', i % 2 ? 'order-b' : 'order-a', x, 84 - (i % 2) * 6, 0.5),
      ),
      build.flag(50, 40, 26, '#414b5d'),
    ),
  'order-10': () =>
    scene(
      'shore',
      `<path d="M40 46h20l30 44H10z" fill="#dfe4ea"/><path d="M34 60h32M26 72h48M48 46l-8 44M52 46l8 44" fill="none" stroke-width="1.200"/>`,
      sigil('order', 14, 60, 8),
      sigil('order', 86, 60, 8),
      sigil('order', 28, 46, 5),
      sigil('order', 72, 46, 5),
      who('warrior', 'order-b', 50, 70, 0.52),
    ),
  'order-11': () =>
    scene(
      'town',
      ...[20, 50, 80].map(
        (x, i) =>
          build.wall(['white', 'blue', 'plaster'][i] as 'white', x, 84, 27, 32) +
          build.gable('slate', x, 54, 34, 18) +
          build.door(x, 84, 10, 17) +
          build.arched(x, 60, 3.4),
      ),
      thing('quest', 35, 80, 12),
      headAt('order-a', 50, 76, 0.34),
    ),
  'order-12': () =>
    aura(
      'order',
      'hall',
      who('worker', 'order-a', 36, 80, 0.66),
      who('worker', 'order-b', 64, 80, 0.66, true),
    ),
};

export const CHAOS: Readonly<Record<string, Drawing>> = {
  'chaos-door': () =>
    threshold(
      'chaos',
      'sky',
      cube(14, 70, 0.9, -20),
      cube(88, 66, 0.8, 24),
      swirl(50, 66, 0.4, '#9f3478'),
    ),
  'chaos-01': () =>
    aura(
      'chaos',
      'stage',
      swirl(50, 46, 1.1, '#9f3478'),
      die(6, 'chaos', 34, 34, 0.34, -18),
      die(2, 'chaos', 68, 58, 0.34, 22),
    ),
  'chaos-02': () =>
    scene(
      'dusk',
      tilted(
        -14,
        build.wall('half', 50, 84, 44, 36) +
          build.gable('tile', 50, 50, 58, 26) +
          build.door(42, 84, 12, 18) +
          build.square(62, 66, 5),
      ),
      build.signpost(emblem.mug(), 88, 86),
      prop.barrel(14, 86, 0.8),
    ),
  'chaos-03': () =>
    scene(
      'hall',
      mirror(22, 84, 24, 60),
      mirror(50, 84, 26, 66),
      mirror(78, 84, 24, 60),
      headAt('chaos-a', 22, 54, 0.5),
      headAt('chaos-b', 50, 52, 0.6),
      headAt('earth-b', 78, 54, 0.5),
    ),
  'chaos-04': () =>
    scene(
      'forest',
      nature.pond(50, 80, 80, 12),
      headAt('chaos-b', 34, 58, 0.86),
      headAt('water-b', 68, 62, 0.8),
      swirl(52, 80, 0.4, '#fff0f8'),
    ),
  'chaos-05': () =>
    scene(
      'cave',
      `<ellipse cx="50" cy="80" rx="44" ry="11" fill="#621c52"/>`,
      die(5, 'chaos', 32, 66, 0.42, -14),
      die(3, 'light', 58, 72, 0.42, 20),
      die(1, 'water', 76, 58, 0.34, -30),
      who('worker', 'chaos-a', 18, 64, 0.52),
    ),
  'chaos-06': () =>
    scene(
      'river',
      `<path d="M4 70Q50 44 96 70V80Q50 56 4 80z" fill="#a9713f"/>`,
      rope('M4 58Q50 32 96 58'),
      who('worker', 'chaos-a', 36, 62, 0.56),
      coin(58, 30, 7),
      coin(70, 18, 5),
      spark(64, 24, 5),
    ),
  'chaos-07': () =>
    scene(
      'meadow',
      tilted(16, build.archway(50, 84, 44, 56)),
      swirl(52, 58, 0.7, '#d95ba0'),
      build.signpost(emblem.leaf(), 14, 84),
      cube(88, 80, 0.7, 14),
    ),
  'chaos-08': () =>
    scene(
      'town',
      build.awning(50, 40, 64, '#d95ba0'),
      prop.counter(50, 84, 62),
      die(6, 'chaos', 32, 62, 0.3),
      die(4, 'order', 68, 62, 0.3, 16),
      who('worker', 'chaos-a', 50, 64, 0.56),
      coin(50, 70, 5),
    ),
  'chaos-09': () =>
    scene(
      'meadow',
      prop.fence(50, 90, 90),
      monster('base-chaos', 26, 78, 0.4),
      monster('base-air', 74, 66, 0.4),
      creature.butterfly(52, 28, 1, '#5de0d0'),
      monster('base-water', 60, 84, 0.26),
    ),
  'chaos-10': () =>
    scene(
      'room',
      `<path d="M0 90L36 60V34L0 6zM100 90L64 60V34L100 6z" fill="#ee8fc2"/><path d="M36 34h28v26H36z" fill="#621c52"/>`,
      build.door(18, 78, 10, 28, '#5de0d0'),
      tilted(180, build.door(26, 84, 9, 26, '#ffd25a')),
      swirl(50, 47, 0.44, '#ffb8dc'),
    ),
  'chaos-11': () =>
    scene(
      'cave',
      prop.barrel(20, 86, 1),
      prop.chest(70, 84, 1.3),
      coin(46, 80, 6),
      coin(40, 70, 5),
      orb(70, 50, 0.5),
      die(6, 'chaos', 44, 50, 0.34, 12),
      creature.cobweb(6, 6, 1.1),
    ),
  'chaos-12': () =>
    aura(
      'chaos',
      'leaves',
      headAt('chaos-b', 50, 44, 1.1),
      headAt('air-b', 26, 58, 0.5),
      headAt('water-b', 74, 58, 0.5),
      headAt('fire-a', 50, 76, 0.46),
    ),
};
