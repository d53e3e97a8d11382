/** Adventure cards of Fire and Water. */
import {
  build,
  creature,
  feast,
  nature,
  prop,
  put,
  ride,
  scene,
  tool,
  type Drawing,
} from '../../../../art/kit/index.ts';
import { rod } from '../../../../art/kit/ink.ts';
import {
  aura,
  dragon,
  fire,
  headAt,
  lava,
  monster,
  rope,
  spark,
  thing,
  threshold,
  who,
} from './parts.ts';

const cageBar = (x: number): string => rod(`M${x} 8V90`, '#8a8f9a', 3.4);

export const FIRE: Readonly<Record<string, Drawing>> = {
  'fire-door': () =>
    threshold('fire', 'cave', fire(14, 84, 0.9), fire(86, 84, 0.9), lava('M4 88h26M70 88h28')),
  'fire-01': () =>
    scene(
      'tunnel',
      build.wall('brick', 78, 84, 34, 42),
      build.darkDoor(78, 84, 18, 22),
      fire(78, 82, 0.7),
      build.chimney(86, 42, 28),
      prop.anvil(38, 86, 1.1),
      who('worker', 'fire-a', 24, 84, 0.78),
      spark(42, 60, 5, '#ffe08a'),
    ),
  'fire-02': () =>
    scene(
      'dusk',
      `<path d="M6 66Q50 44 94 66V86Q50 72 6 86z" fill="#b98a6a"/><path d="M6 66Q50 44 94 66Q50 82 6 66z" fill="#e8cfa0"/>`,
      build.flag(12, 60, 22),
      build.flag(88, 60, 22),
      who('warrior', 'fire-a', 34, 74, 0.5),
      who('warrior', 'fire-b', 66, 74, 0.5, true),
    ),
  'fire-03': () =>
    scene(
      'cave',
      build.dome(50, 84, 66, 46, '#c0603c'),
      build.darkDoor(50, 84, 26, 26),
      fire(50, 84, 1),
      dragon('fire-a', 50, 46, 0.42),
      build.chimney(76, 50, 20),
    ),
  'fire-04': () =>
    scene(
      'peaks',
      lava('M0 74L26 66 40 78 66 68 100 78M40 78L36 90'),
      build.mound(76, 86, 40, 24, '#5a3a3a'),
      ride.cart(30, 84, 0.9),
      fire(80, 64, 0.6),
      who('worker', 'fire-b', 58, 88, 0.62),
    ),
  'fire-05': () =>
    scene(
      'dusk',
      build.hill('#9c3320', 50, 92, 100, 36),
      put(50, 62, 1.7, tool.drum()()),
      who('worker', 'fire-a', 22, 74, 0.62),
      who('worker', 'fire-a', 78, 74, 0.62, true),
      feast.notes(74, 26, 0.8),
    ),
  'fire-06': () =>
    scene(
      'cave',
      prop.kettle(50, 84, 1.6),
      fire(36, 88, 0.5),
      fire(64, 88, 0.5),
      spark(40, 34, 5, '#ffe08a'),
      spark(58, 26, 6, '#ffb03a'),
      spark(66, 42, 4, '#ffe08a'),
      who('wizard', 'fire-a', 84, 86, 0.52, true),
    ),
  'fire-07': () =>
    scene(
      'dusk',
      build.wall('dark', 20, 86, 26, 52),
      build.wall('dark', 80, 86, 26, 52),
      build.crenel('dark', 20, 34, 26),
      build.crenel('dark', 80, 34, 26),
      build.gate(50, 86, 34, 46),
      fire(20, 32, 0.5),
      fire(80, 32, 0.5),
      thing('battle', 50, 30, 20),
    ),
  'fire-08': () =>
    scene(
      'hall',
      ...[22, 40, 58, 76].map((x, i) => thing('sword', x, 40 + (i % 2) * 6, 24, i * 8 - 12)),
      prop.table(50, 86, 64),
      thing('vp', 50, 70, 16),
    ),
  'fire-09': () =>
    scene(
      'peaks',
      build.wall('stone', 50, 86, 24, 44),
      build.crenel('stone', 50, 42, 28),
      fire(50, 36, 1.3),
      build.door(50, 86, 10, 16),
      build.flag(78, 60, 24),
      who('warrior', 'fire-b', 22, 86, 0.56),
    ),
  'fire-10': () =>
    scene(
      'town',
      ...[18, 50, 82].map(
        (x, i) =>
          build.wall('brick', x, 84, 28, 30 + (i % 2) * 8) +
          build.gable('tile', x, 56 - (i % 2) * 8, 36, 16) +
          build.darkDoor(x, 84, 12, 14) +
          build.chimney(x + 8, 48 - (i % 2) * 8, 22),
      ),
      fire(50, 84, 0.5),
      ride.cart(28, 89, 0.6),
    ),
  'fire-11': () =>
    scene(
      'cave',
      monster('legendary-fire', 54, 84, 0.62),
      ...[12, 31, 50, 69, 88].map((x) => cageBar(x)),
    ),
  'fire-12': () =>
    aura(
      'fire',
      'cave',
      who('warrior', 'fire-b', 50, 80, 0.84),
      fire(24, 60, 0.6),
      fire(78, 60, 0.6),
    ),
};

export const WATER: Readonly<Record<string, Drawing>> = {
  'water-door': () =>
    threshold(
      'water',
      'shore',
      nature.waves(16, 84, 26),
      nature.waves(86, 84, 26),
      nature.lily(16, 76, 0.8),
      creature.fish(86, 72, 0.7, '#9bd3fa'),
    ),
  'water-01': () =>
    scene(
      'river',
      build.wall('stone', 12, 86, 20, 40),
      build.wall('stone', 88, 86, 20, 40),
      `<path d="M24 56L50 48V80L24 86zM76 56L50 48V80L76 86z" fill="#a9713f"/>`,
      nature.waterfall(50, 84, 10, 24),
      build.lamppost(12, 46, 20),
      ride.boat(50, 46, 26),
    ),
  'water-02': () =>
    scene(
      'river',
      ride.boat(28, 80, 40),
      ride.boat(74, 84, 38),
      build.awning(28, 58, 34, '#2667aa'),
      build.awning(74, 62, 32, '#c8584a'),
      prop.crate(28, 76),
      prop.barrel(74, 80, 0.6),
      who('worker', 'water-b', 50, 74, 0.5),
    ),
  'water-03': () =>
    scene(
      'shore',
      feast.pearl(50, 78, 2),
      feast.pearl(22, 86, 1.1),
      feast.pearl(80, 86, 1.1),
      nature.reeds(90, 70, 30),
      who('worker', 'water-b', 20, 66, 0.5),
      spark(50, 58, 6),
    ),
  'water-04': () =>
    scene(
      'forest',
      nature.pond(50, 82, 64, 11),
      prop.fountain(50, 82, 1.3),
      thing('potion', 22, 74, 18),
      thing('potion', 80, 74, 18),
      nature.cloud(50, 88, 40),
    ),
  'water-05': () =>
    scene(
      'river',
      `<g fill="none" stroke="#e6f4f5" stroke-width="3"><ellipse cx="50" cy="72" rx="40" ry="14"/><ellipse cx="50" cy="73" rx="27" ry="9"/><ellipse cx="50" cy="74" rx="14" ry="4.600"/></g>`,
      nature.rocks(12, 66, 0.9),
      nature.rocks(90, 68, 0.8),
      who('warrior', 'water-a', 74, 60, 0.5),
      ride.boat(30, 70, 20),
    ),
  'water-06': () =>
    scene(
      'river',
      build.wall('half', 64, 80, 42, 34),
      build.gable('slate', 64, 46, 54, 26),
      build.square(72, 62, 4.6),
      build.wheel(34, 66, 19),
      build.door(58, 80, 11, 18),
      nature.waves(30, 88, 40),
    ),
  'water-07': () =>
    scene(
      'shore',
      dragon('water-a', 50, 74, 0.66),
      nature.rocks(14, 80, 1),
      nature.rocks(88, 82, 0.9),
      nature.waves(50, 86, 70),
    ),
  'water-08': () =>
    scene(
      'river',
      ride.pier(26, 76, 50),
      ride.boat(74, 82, 42),
      rope('M40 60Q56 66 66 74'),
      build.bell(18, 50, 1.2),
      build.lamppost(36, 74, 30),
      who('worker', 'water-b', 74, 76, 0.6),
    ),
  'water-09': () =>
    scene(
      'river',
      nature.reeds(14, 80, 40),
      nature.reeds(86, 80, 42),
      ...[28, 38, 48, 58, 68].map((x) =>
        put(x, 84, 1, `<path d="M-3 0V-24H3V0z" fill="#a9713f"/>`),
      ),
      rope('M24 70H74M24 62H74'),
      creature.fish(50, 88, 0.8),
      creature.fish(36, 54, 0.6, '#9bd3fa'),
    ),
  'water-10': () =>
    scene(
      'cave',
      `<rect width="100" height="90" fill="#2667aa" fill-opacity=".35" stroke="none"/>`,
      prop.chest(52, 82, 1.4),
      feast.coinpile(24, 86, 1),
      build.columns(86, 86, 20, 40, 2, 'blue'),
      creature.fish(24, 40, 0.8, '#ffd667'),
      creature.fish(70, 30, 0.7, '#9bd3fa'),
      thing('gem', 76, 84, 14),
    ),
  'water-11': () =>
    scene(
      'shore',
      `<g fill="none" stroke="#2667aa" stroke-width="2.600" opacity=".7"><path d="M56 40q10 10 0 22M66 34q16 16 0 34M76 28q22 22 0 46"/></g>`,
      nature.pond(40, 82, 60, 9),
      headAt('water-a', 36, 62, 1),
      nature.lily(66, 84, 0.8),
    ),
  'water-12': () =>
    aura(
      'water',
      'river',
      who('wizard', 'water-a', 50, 80, 0.8),
      creature.fish(24, 52, 0.6, '#9bd3fa'),
      creature.fish(76, 50, 0.6, '#9bd3fa'),
    ),
};
