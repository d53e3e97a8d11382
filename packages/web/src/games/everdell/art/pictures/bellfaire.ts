/** Bellfaire: royal awards, and the powers of the animals. */
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

export const AWARDS: Readonly<Record<string, Drawing>> = {
  storytelling: () =>
    scene(
      'leaves',
      nature.glow(50, 50, 30),
      put(50, 56, 1.7, tool.book('#3f78a5')()),
      build.starSign(50, 20, 9),
    ),
  tourism: () =>
    scene(
      'road',
      build.signpost(emblem.star(), 62, 86),
      put(34, 84, 1, prop.box(0, 0, 1.2)),
      nature.mushroom(84, 87, 1.1),
    ),
  beauty: () =>
    scene(
      'leaves',
      nature.blossom(50, 48, 26),
      nature.blossom(20, 74, 9, '#fff6d8'),
      nature.blossom(80, 74, 9, '#b48be0'),
      nature.blossom(80, 22, 7, '#f2b92f'),
    ),
  peace: () =>
    scene(
      'sky',
      {
        as: 'pigeon',
        left: ['spread'],
        right: ['spread'],
        coat: { fur: '#fdf8ea', light: '#fffdf8', dark: '#cfc4b0' },
        at: [50, 80, 0.9],
        legs: 'none',
        eyes: 'closed',
      },
      nature.leaf(26, 70, 0.9, -50),
      nature.leaf(36, 72, 0.9, -20),
    ),
  agriculture: () =>
    scene(
      'meadow',
      build.hay(50, 84, 44, 32),
      nature.wheat(14, 84, 3),
      nature.wheat(74, 84, 3),
      nature.pumpkin(24, 90, 1),
      nature.pumpkin(76, 90, 1),
      build.starSign(50, 30, 8),
    ),
  architecture: () =>
    scene(
      'town',
      build.wall('half', 30, 84, 30, 26),
      build.gable('tile', 30, 59, 40, 22),
      build.trunk(70, 84, 22, 34, 'white'),
      build.cap(70, 50, 48, 24),
      build.round(70, 66, 4.6),
      build.door(30, 84, 10, 16),
      build.square(20, 70, 3.6),
      build.square(40, 70, 3.6),
      build.starSign(48, 20, 7),
    ),
  community: () =>
    scene(
      'meadow',
      { as: 'hedgehog', left: ['up'], right: ['out'], eyes: 'happy', at: [24, 86, 0.6] },
      { as: 'rabbit', left: ['out'], right: ['out'], eyes: 'happy', at: [50, 87, 0.58] },
      { as: 'mole', left: ['out'], right: ['up'], eyes: 'happy', at: [76, 86, 0.6] },
    ),
};

export const POWERS: Readonly<Record<string, Drawing>> = {
  axolotls: () =>
    scene(
      'river',
      {
        as: 'axolotl',
        left: ['up'],
        right: ['up'],
        eyes: 'happy',
        legs: 'none',
        at: [50, 88, 0.94],
      },
      nature.waves(50, 86, 104),
      nature.lily(16, 84, 0.8),
    ),
  cardinals: () =>
    scene(
      'leaves',
      {
        as: 'cardinal',
        left: ['spread'],
        right: ['down'],
        wear: [wear.scarf('#f2b92f')],
        at: [46, 86, 0.9],
      },
      nature.berries(86, 88, 12, '#d9485a'),
    ),
  foxes: () =>
    scene('forest', {
      as: 'fox',
      left: ['hip'],
      right: ['out', tool.lantern()],
      wear: [wear.cloak('#4f6d34')],
      at: [44, 86, 0.92],
      tail: 'left',
    }),
  hedgehogs: () =>
    scene(
      'meadow',
      {
        as: 'hedgehog',
        left: ['low', tool.basket()],
        right: ['up'],
        wear: [wear.vest('#4f7f3a')],
        eyes: 'happy',
        at: [48, 86, 0.92],
      },
      nature.mushroom(90, 88),
    ),
  lizards: () =>
    scene('peaks', nature.sun(82, 20, 8), {
      as: 'lizard',
      left: ['hip'],
      right: ['grip', tool.spear()],
      wear: [wear.scarf('#c8382c')],
      at: [44, 86, 0.92],
      tail: 'right',
    }),
  mice: () =>
    scene(
      'meadow',
      {
        as: 'mouse',
        left: ['up'],
        right: ['down'],
        wear: [wear.vest('#a93527')],
        at: [30, 87, 0.66],
      },
      {
        as: 'mouse',
        left: ['down'],
        right: ['up'],
        wear: [wear.gown('#4c86b8')],
        hat: hat.bow(),
        coat: { fur: '#d9c7b4' },
        at: [66, 87, 0.66],
      },
    ),
  moles: () =>
    scene(
      'tunnel',
      {
        as: 'mole',
        left: ['hip'],
        right: ['out', tool.lamp()],
        wear: [wear.vest('#8a5f3a')],
        hat: hat.lampband(),
        at: [46, 87, 0.94],
      },
      feast.coinpile(86, 88, 0.6),
    ),
  otters: () =>
    scene(
      'river',
      {
        as: 'otter',
        left: ['chest'],
        right: ['out', tool.fish()],
        wear: [wear.scarf('#4c86b8')],
        eyes: 'happy',
        legs: 'none',
        at: [44, 88, 0.94],
      },
      nature.waves(50, 87, 104),
    ),
  owls: () =>
    scene('night', {
      as: 'owl',
      left: ['down'],
      right: ['out', tool.book()],
      wear: [wear.cape('#4b4b8f')],
      face: ['glasses'],
      at: [46, 86, 0.92],
    }),
  platypuses: () =>
    scene(
      'river',
      {
        as: 'platypus',
        left: ['hip'],
        right: ['out', tool.umbrella('#f2b92f')],
        wear: [wear.vest('#c8584a')],
        hat: hat.bowler(),
        legs: 'none',
        at: [44, 89, 0.9],
      },
      nature.waves(50, 87, 104),
      nature.reeds(88, 86),
    ),
  rats: () =>
    scene('town', {
      as: 'rat',
      left: ['hip'],
      right: ['out', tool.key()],
      wear: [wear.cloak('#5a4a54')],
      hat: hat.flatcap('#5a4a54'),
      mouth: 'grin',
      at: [46, 86, 0.92],
    }),
  squirrels: () =>
    scene(
      'forest',
      {
        as: 'squirrel',
        left: ['chest', tool.giantAcorn()],
        right: ['up'],
        wear: [wear.scarf('#4f7f3a')],
        eyes: 'happy',
        at: [46, 86, 0.92],
      },
      nature.acorn(88, 84, 0.9, 30),
    ),
  starlings: () =>
    scene(
      'sky',
      { as: 'starling', left: ['spread'], right: ['spread'], at: [50, 84, 0.86], legs: 'none' },
      put(18, 24, 0.7, `<path d="M-10 0q5-7 10 0 5-7 10 0" fill="none" stroke-width="2.6"/>`),
      put(84, 30, 0.6, `<path d="M-10 0q5-7 10 0 5-7 10 0" fill="none" stroke-width="2.6"/>`),
      put(80, 14, 0.5, `<path d="M-10 0q5-7 10 0 5-7 10 0" fill="none" stroke-width="2.6"/>`),
    ),
  toads: () =>
    scene(
      'forest',
      {
        as: 'toad',
        left: ['chest'],
        right: ['out', tool.umbrella('#6f9a4a')],
        wear: [wear.vest('#8a5f3a')],
        at: [42, 87, 0.92],
      },
      nature.rain(70, 14, 50),
    ),
  turtles: () =>
    scene(
      'shore',
      {
        as: 'turtle',
        left: ['hip'],
        right: ['grip', tool.cane()],
        hat: hat.straw(),
        eyes: 'sleepy',
        at: [46, 86, 0.92],
      },
      feast.pearl(86, 88, 0.8),
    ),
  bats: () =>
    scene(
      'night',
      { as: 'bat', left: ['up'], right: ['up'], at: [50, 82, 0.88], legs: 'none', mouth: 'open' },
      nature.stars([14, 56, 4], [88, 62, 4]),
    ),
  cats: () =>
    scene(
      'dusk',
      {
        as: 'cat',
        left: ['up'],
        right: ['hip'],
        wear: [wear.scarf('#c8382c')],
        eyes: 'wink',
        at: [46, 86, 0.92],
      },
      put(
        86,
        84,
        1,
        `<circle cy="-7" r="8" fill="#c8584a"/><path d="M-6-10q6 2 11 8M-7-5q6 0 9 5" fill="none" stroke-width="1.3"/>`,
      ),
    ),
  'honey-bees': () =>
    scene(
      'meadow',
      put(
        62,
        84,
        1,
        `<path d="M-20 0C-28-14-24-40 0-48 24-40 28-14 20 0z" fill="#e6b64f"/><path d="M-24-12q24 7 48 0M-24-26q24 7 48 0M-17-38q17 5 34 0" fill="none" stroke="#a97a2c" stroke-width="1.6"/><path d="M-6 0v-8a6 6 0 0 1 12 0v8z" fill="#4a3226"/>`,
      ),
      creature.bee(26, 34, 1.1),
      creature.bee(20, 64, 0.9),
      creature.bee(84, 28, 0.8),
    ),
  snails: () => scene('leaves', creature.snail(46, 78, 2.1), nature.mushroom(86, 86, 1.2)),
  butterflies: () =>
    scene(
      'leaves',
      creature.butterfly(50, 52, 2.1),
      creature.butterfly(18, 30, 0.8, '#b48be0'),
      creature.butterfly(84, 72, 0.8, '#e58a9a'),
    ),
  pigs: () =>
    scene(
      'meadow',
      {
        as: 'pig',
        left: ['hip'],
        right: ['out', tool.pie()],
        wear: [wear.overalls('#6f8f4a')],
        hat: hat.straw(),
        eyes: 'happy',
        at: [42, 86, 0.9],
      },
      nature.mushroom(90, 88, 0.9, '#8a5a34'),
    ),
  spiders: () =>
    scene(
      'night',
      creature.web(50, 44, 40),
      creature.spider(50, 46, 1.7),
      creature.cobweb(4, 4, 1),
    ),
  stoats: () =>
    scene('road', {
      as: 'stoat',
      left: ['hip'],
      right: ['up', tool.flag('#4f7f6a')],
      wear: [wear.armor('#c9a468')],
      hat: hat.acorn(),
      at: [44, 86, 0.92],
    }),
};
