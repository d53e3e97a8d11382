/** Spells: what they do, and to whom. */
import {
  build,
  creature,
  feast,
  nature,
  prop,
  put,
  scene,
  tool,
  type Drawing,
} from '../../../../art/kit/index.ts';
import {
  beam,
  coin,
  die,
  fire,
  ghost,
  headAt,
  home,
  monster,
  rope,
  sigil,
  spark,
  swirl,
  thing,
  who,
} from './parts.ts';

export const SPELL_PICTURES: Readonly<Record<string, Drawing>> = {
  tailwind: () =>
    scene(
      'sky',
      who('warrior', 'air-a', 58, 80, 0.8),
      nature.gust(26, 50, 1.1),
      nature.gust(24, 72, 0.9),
      nature.cloud(80, 26, 22),
    ),
  'sudden-gust': () =>
    scene(
      'peaks',
      nature.gust(36, 40, 1.5),
      nature.gust(30, 62, 1.2),
      `<g transform="rotate(38 70 60)">${who('worker', 'fire-a', 70, 74, 0.66)}</g>`,
      nature.fallen(40, 76, 5),
    ),
  'homing-feather': () =>
    scene(
      'dusk',
      home('air', 74, 82, 0.8),
      put(34, 50, 2, tool.quill()(), -40),
      rope('M40 62Q56 76 66 70'),
      spark(24, 26, 5),
    ),
  'raise-walls': () =>
    scene(
      'meadow',
      build.wall('stone', 50, 84, 84, 40),
      build.crenel('stone', 50, 44, 84),
      nature.rocks(14, 88, 0.8),
      nature.rocks(88, 88, 0.8),
      who('wizard', 'earth-a', 50, 90, 0.44),
    ),
  'sudden-harvest': () =>
    scene(
      'meadow',
      nature.wheat(26, 84, 5),
      nature.wheat(74, 84, 5),
      nature.pumpkin(50, 86, 1.3),
      nature.carrots(30, 88, 3),
      thing('gem', 70, 50, 14),
      thing('tool', 30, 50, 14),
      spark(50, 40, 7),
    ),
  'quick-mortar': () =>
    scene(
      'town',
      build.wall('brick', 34, 84, 44, 32),
      put(72, 60, 1.3, tool.hammer()(), 24),
      who('worker', 'earth-b', 74, 86, 0.7),
      build.chimney(22, 52, 16),
      feast.dust(50, 84),
    ),
  'flame-lance': () =>
    scene(
      'dusk',
      beam(30, 60, 96, 22, 10, '#ff8a2e'),
      beam(30, 60, 92, 24, 4, '#ffe08a'),
      who('wizard', 'fire-a', 26, 84, 0.8),
      fire(84, 34, 0.8),
    ),
  'breathe-on-embers': () =>
    scene(
      'cave',
      die(6, 'fire', 64, 64, 0.44, -12),
      die(2, 'fire', 80, 78, 0.36, 18),
      die(4, 'fire', 50, 80, 0.36, 6),
      headAt('fire-a', 24, 50, 1),
      fire(66, 48, 0.6),
      nature.gust(46, 52, 0.5, '#ffe08a'),
    ),
  'victory-pyre': () =>
    scene(
      'night',
      feast.twigs(50, 84, 2),
      fire(50, 80, 1.7),
      thing('glory', 50, 22, 20),
      who('warrior', 'fire-b', 18, 86, 0.5),
      who('worker', 'fire-a', 82, 86, 0.5, true),
    ),
  'ebb-and-flow': () =>
    scene(
      'shore',
      `<g transform="translate(50 48)"><path d="M-26 0A26 26 0 0 1 20-16l6-6V0H4l8-8A15 15 0 0 0-15 0z" fill="#4a9ade"/><path d="M26 4A26 26 0 0 1-20 20l-6 6V4h22l-8 8A15 15 0 0 0 15 4z" fill="#2667aa"/></g>`,
      thing('gem', 20, 78, 14),
      thing('scroll', 80, 78, 14),
    ),
  'cleansing-rain': () =>
    scene(
      'meadow',
      nature.cloud(34, 26, 40),
      nature.cloud(72, 30, 34),
      nature.rain(50, 42, 76, '#2667aa'),
      who('worker', 'water-b', 50, 86, 0.7),
    ),
  'pull-of-the-tide': () =>
    scene(
      'shore',
      `<path d="M0 90V40C14 20 40 18 52 34 40 30 30 38 36 50 44 66 80 58 100 70V90z" fill="#4a9ade"/><path d="M52 34C40 30 30 38 36 50" fill="none" stroke="#eef8fd" stroke-width="3"/>`,
      who('worker', 'chaos-a', 72, 76, 0.56),
      nature.waves(30, 80, 40),
    ),
  'lamp-in-the-mind': () =>
    scene(
      'night',
      headAt('light-a', 50, 56, 2),
      beam(50, 20, 20, 0, 8),
      beam(50, 20, 80, 0, 8),
      spark(20, 44, 7),
      spark(80, 44, 7),
      spark(50, 8, 6),
    ),
  'noon-in-the-eyes': () =>
    scene(
      'sky',
      nature.sun(50, 24, 14),
      beam(50, 26, 24, 70, 9),
      beam(50, 26, 76, 70, 9),
      headAt('fire-b', 50, 68, 1),
      `<path d="M38 64h10M52 64h10" stroke-width="4"/>`,
    ),
  'open-book': () =>
    scene(
      'room',
      put(50, 66, 2.3, tool.book()()),
      spark(34, 30, 6),
      spark(52, 22, 8),
      spark(68, 34, 6),
      thing('magic', 50, 38, 18),
    ),
  'faerie-charm': () =>
    scene(
      'night',
      monster('base-fire', 56, 84, 0.54, true),
      creature.butterfly(26, 40, 1.2, '#c5aef2'),
      spark(36, 24, 5),
      spark(20, 60, 4),
      feast.hearts(78, 22, 0.8),
    ),
  'toll-of-the-below': () =>
    scene(
      'cave',
      build.bell(50, 62, 3),
      `<ellipse cx="50" cy="84" rx="40" ry="6" fill="#120c22"/>`,
      ghost(22, 74, 0.7),
      ghost(80, 72, 0.7),
      coin(50, 78, 5),
    ),
  'whispered-recall': () =>
    scene(
      'night',
      headAt('darkness-b', 26, 56, 1),
      `<g fill="none" stroke="#d9ccf4" stroke-width="2.400"><path d="M46 46q6 8 0 16M54 40q10 14 0 28"/></g>`,
      thing('magic', 76, 54, 26, 12),
      thing('magic', 70, 50, 24, -10),
    ),
  'pall-of-night': () =>
    scene(
      'night',
      `<path d="M0 0H100V46C86 38 80 54 66 46 56 56 44 42 34 50 22 42 12 54 0 44z" fill="#1b1230"/>`,
      thing('sword', 30, 66, 30, 20),
      thing('sword', 68, 68, 30, -160),
      nature.stars([22, 20, 4], [60, 14, 3], [82, 26, 4]),
    ),
  'balanced-ledger': () =>
    scene(
      'room',
      put(50, 44, 1.6, tool.scales()()),
      prop.table(50, 88, 70),
      put(50, 76, 1.1, tool.book()()),
      thing('gold', 24, 72, 13),
      thing('gold', 76, 72, 13),
    ),
  'lock-shields': () =>
    scene(
      'town',
      ...[20, 40, 60, 80].map(
        (x) =>
          put(
            x,
            58,
            1.5,
            `<path d="M-11-13C-5-13-2-14.500 0-16 2-14.500 5-13 11-13 11.600 0 8 8 0 13-8 8-11.600 0-11-13z" fill="#dfe4ea"/>`,
          ) + sigil('order', x, 54, 7),
      ),
      ...[30, 50, 70].map((x) => thing('sword', x, 28, 16)),
    ),
  'decree-of-return': () =>
    scene(
      'hall',
      put(50, 40, 1.9, tool.scroll()()),
      sigil('order', 68, 60, 8),
      who('warrior', 'order-a', 26, 88, 0.46),
      monster('base-order', 76, 86, 0.34),
    ),
  polymorph: () =>
    scene(
      'stage',
      headAt('order-a', 24, 50, 0.9),
      swirl(50, 50, 0.7, '#9f3478'),
      headAt('water-b', 76, 50, 0.9),
      spark(50, 24, 7),
      spark(40, 76, 5),
      spark(64, 78, 5),
    ),
  'toss-of-a-crown': () =>
    scene(
      'sky',
      thing('trove', 50, 34, 30, 18),
      rope('M34 76Q30 50 44 42'),
      who('worker', 'chaos-a', 34, 88, 0.6),
      coin(76, 66, 6),
      spark(70, 28, 6),
    ),
  'binding-song': () =>
    scene(
      'night',
      monster('base-water', 62, 84, 0.5, true),
      feast.notes(30, 34, 1.1, '#fff3c4'),
      feast.note(52, 22, 1, '#fff3c4'),
      rope('M22 66Q60 92 92 62'),
      who('wizard', 'chaos-b', 20, 88, 0.54),
    ),
};
