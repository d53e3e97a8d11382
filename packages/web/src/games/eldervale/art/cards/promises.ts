/** Quests show what is sworn, Prophecies a sign in the night. */
import {
  build,
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
  dragon,
  fire,
  ghost,
  headAt,
  home,
  menhir,
  monster,
  orb,
  rings,
  sigil,
  skullAt,
  spark,
  thing,
  who,
} from './parts.ts';

export const QUEST_PICTURES: Readonly<Record<string, Drawing>> = {
  'two-roofs': () =>
    scene(
      'dusk',
      home('earth', 30, 84, 0.9),
      home('earth', 72, 84, 0.9),
      `<path d="M38 42C34 30 60 34 52 20M80 42C84 28 58 34 56 18" fill="none" stroke="#fff8e8" stroke-width="5"/>`,
    ),
  'hunters-oath': () =>
    scene('forest', monster('base-earth', 62, 78, 0.5), who('warrior', 'order-a', 24, 86, 0.76)),
  'song-of-the-few': () =>
    scene(
      'dusk',
      who('warrior', 'earth-a', 24, 86, 0.72),
      ...[60, 74, 88].map((x, i) => who('warrior', 'fire-b', x, 84 - (i % 2) * 8, 0.44, true)),
      feast.notes(30, 22, 0.7),
    ),
  'fourfold-path': () =>
    scene(
      'meadow',
      `<path d="M44 90C46 60 20 50 6 30M48 90C48 60 40 40 34 14M52 90C52 60 60 40 66 14M56 90C54 60 80 50 94 30" fill="none" stroke="#fff6e0" stroke-width="6"/>`,
      sigil('air', 10, 26, 9),
      sigil('earth', 34, 14, 9),
      sigil('fire', 66, 14, 9),
      sigil('water', 90, 26, 9),
      who('worker', 'light-a', 50, 88, 0.5),
    ),
  'rung-by-rung': () =>
    scene(
      'sky',
      build.ladder(50, 88, 78),
      thing('power', 50, 16, 22),
      who('worker', 'fire-a', 50, 66, 0.56),
      nature.cloud(16, 40, 22),
      nature.cloud(86, 56, 20),
    ),
  'full-muster': () =>
    scene(
      'town',
      who('worker', 'earth-b', 16, 84, 0.56),
      who('warrior', 'earth-b', 38, 84, 0.58),
      who('wizard', 'earth-b', 60, 84, 0.58),
      dragon('earth-b', 82, 80, 0.4),
    ),
  'many-halls': () =>
    scene(
      'hall',
      ...[16, 33, 50, 67, 84].map((x, i) =>
        build.archway(x, 86 - (i % 2) * 4, 16, 40 + (i === 2 ? 14 : 0), 'white'),
      ),
    ),
  'heavy-belt': () =>
    scene(
      'room',
      `<path d="M4 58Q50 44 96 58V74Q50 60 4 74z" fill="#8a5530"/>`,
      ...[18, 39, 61, 82].map((x, i) => thing('token', x, 60 - (i % 3 ? 3 : 0), 18)),
      thing('treasure', 50, 30, 20),
    ),
  'three-far-fires': () =>
    scene(
      'night',
      build.mound(20, 80, 34, 18),
      build.mound(54, 62, 30, 14),
      build.mound(84, 76, 32, 16),
      fire(20, 62, 0.8),
      fire(54, 48, 0.6),
      fire(84, 60, 0.7),
    ),
  'lantern-vigil': () =>
    scene(
      'cave',
      put(24, 62, 1.9, build.lantern(0, 0)),
      put(50, 50, 2.1, build.lantern(0, 0)),
      put(76, 62, 1.9, build.lantern(0, 0)),
      skullAt(50, 82, 18),
      ghost(20, 88, 0.6),
      ghost(82, 88, 0.6),
    ),
  'stocked-larder': () =>
    scene(
      'room',
      ...(['gem', 'potion', 'scroll', 'tool', 'sword'] as const).map((kind, i) =>
        thing(kind, 14 + i * 18, i % 2 ? 30 : 50, 20),
      ),
      prop.sack(24, 88, 0.8),
      prop.barrel(76, 88, 0.8),
    ),
  'good-neighbours': () =>
    scene(
      'meadow',
      home('fire', 22, 78, 0.66),
      home('water', 50, 68, 0.66),
      home('earth', 80, 78, 0.66),
      headAt('water-b', 34, 84, 0.44),
      headAt('earth-b', 64, 84, 0.44),
      feast.bunting(10, 30, 90, 30),
    ),
};

const banner = (x: number, color: string): string =>
  put(
    x,
    88,
    1,
    `<path d="M-1.800 0V-68H1.800V0z" fill="#a9713f"/><path d="M-12-66H12V-30L0-38-12-30z" fill="${color}"/>`,
  ) + spark(x, 40, 6);

/** A constellation: stars joined to a figure. */
const stars = (points: readonly (readonly [number, number])[]): string =>
  `<path d="M${points.map(([x, y]) => `${x} ${y}`).join('L')}" fill="none" stroke="#dfe4fb" stroke-width="1.400" stroke-dasharray="3 2.600"/>` +
  points.map(([x, y]) => spark(x, y, 4.6)).join('');

export const PROPHECY_PICTURES: Readonly<Record<string, Drawing>> = {
  'of-hearths': () =>
    scene(
      'night',
      stars([
        [28, 40],
        [50, 16],
        [72, 40],
        [72, 62],
        [28, 62],
        [28, 40],
      ]),
      fire(50, 60, 0.8),
    ),
  'of-high-seats': () =>
    scene(
      'night',
      prop.throne(50, 84),
      stars([
        [24, 40],
        [36, 20],
        [50, 34],
        [64, 20],
        [76, 40],
      ]),
    ),
  'of-many-colours': () =>
    scene(
      'night',
      ...(['air', 'earth', 'fire', 'water', 'light', 'darkness', 'order', 'chaos'] as const).map(
        (of, i) =>
          sigil(
            of,
            50 + 30 * Math.cos((i * Math.PI) / 4),
            44 + 26 * Math.sin((i * Math.PI) / 4),
            8,
          ),
      ),
      spark(50, 44, 9),
    ),
  'of-one-song': () =>
    scene(
      'night',
      stars([
        [18, 50],
        [34, 36],
        [50, 46],
        [66, 30],
        [84, 40],
      ]),
      feast.notes(50, 74, 1.2, '#fff3c4'),
      sigil('air', 84, 76, 8),
    ),
  'of-loud-deeds': () =>
    scene(
      'night',
      put(48, 62, 1.9, tool.trumpet()(), -18),
      thing('glory', 78, 24, 20),
      stars([
        [14, 22],
        [32, 14],
        [50, 24],
      ]),
    ),
  'of-old-stones': () =>
    scene(
      'night',
      menhir(26, 82, 40),
      menhir(74, 82, 40),
      `<path d="M14 44L18 34H82L86 44z" fill="#c5ccb6"/>`,
      stars([
        [36, 18],
        [50, 10],
        [64, 18],
      ]),
    ),
  'of-full-coffers': () =>
    scene(
      'night',
      prop.chest(50, 82, 1.7),
      feast.coinpile(20, 86, 0.9),
      stars([
        [26, 30],
        [44, 18],
        [58, 30],
        [76, 20],
      ]),
    ),
  'of-doors-and-locks': () =>
    scene(
      'night',
      build.door(34, 84, 30, 54, '#5c6cb4'),
      put(72, 52, 2, tool.key()(), 20),
      spark(72, 22, 5),
    ),
  'of-banners': () =>
    scene(
      'night',
      banner(22, '#c8473a'),
      banner(50, '#3a93df'),
      banner(78, '#79ad4a'),
      stars([
        [84, 18],
        [92, 32],
      ]),
    ),
  'of-kept-promises': () =>
    scene(
      'night',
      put(40, 54, 1.8, tool.scroll()(), -8),
      feast.medal(74, 62, 1.4),
      stars([
        [18, 20],
        [36, 12],
        [56, 22],
      ]),
    ),
  'of-the-humble': () =>
    scene(
      'night',
      who('worker', 'earth-b', 50, 84, 0.6),
      rings(50, 60, 30, '#fff3c4', 2),
      spark(50, 20, 9),
      nature.flowers(24, 88, '#fff'),
      nature.flowers(78, 88, '#fff'),
    ),
  'of-wide-roads': () =>
    scene(
      'road',
      stars([
        [20, 24],
        [40, 14],
        [60, 26],
        [82, 16],
      ]),
      build.signpost(emblem.star(), 20, 84),
      who('worker', 'air-b', 60, 82, 0.52),
      orb(84, 60, 0.34),
    ),
};
