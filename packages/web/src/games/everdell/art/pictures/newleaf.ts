/** Newleaf: cards and train cars. */
import {
  build,
  emblem,
  feast,
  hat,
  house,
  nature,
  prop,
  put,
  ride,
  scene,
  tool,
  wear,
  type Drawing,
} from '../../../../art/kit/index.ts';

const railcar = (goods: string, color?: string): string =>
  ride.track(84) + ride.railcar(50, 86, 1.6, color) + goods;

export const NEWLEAF: Readonly<Record<string, Drawing>> = {
  'air-balloon': () =>
    house([50, 78, 0.34], 'sky', ride.balloon(50, 31, 26), ride.balloon(87, 56, 8, '#4f8f88')),
  baker: () =>
    scene(
      'room',
      put(
        82,
        74,
        1,
        `<path d="M-16 10v-24a16 14 0 0 1 32 0v24z" fill="#c97a58"/><path d="M-9 4v-12a9 8 0 0 1 18 0V4z" fill="#4a2b22"/><path d="M0-14q6 6 3 12h-6q-3-6 3-12z" transform="translate(0 6)" fill="#f59a3a" stroke-width="1.3"/>`,
      ),
      {
        as: 'goose',
        left: ['hip'],
        right: ['out', tool.loaves()],
        wear: [wear.apron()],
        hat: hat.toque(),
        at: [38, 87, 0.9],
      },
    ),
  bank: () =>
    house(
      [50, 70, 0.36],
      'town',
      nature.shade(50, 87, 74),
      build.stump(50, 86, 60, 48),
      build.pediment(50, 38, 54, 14),
      put(
        50,
        68,
        1,
        `<circle r="17" fill="#b4bec4"/><circle r="12" fill="#d3dadd"/><path d="M0-9V9M-9 0H9M-6-6l12 12M6-6L-6 6" fill="none" stroke-width="2"/><circle r="3.4" fill="#f2b92f"/>`,
      ),
      feast.coins(14, 88, 4),
      feast.coins(86, 88, 3),
      build.lantern(26, 58),
      build.lantern(74, 58),
    ),
  chipsmith: () =>
    scene(
      'dusk',
      prop.anvil(76, 87, 1.1),
      {
        as: 'chipmunk',
        left: ['hip'],
        right: ['up', tool.hammer(), 20],
        wear: [wear.apron('#8a5f3a')],
        hat: hat.bandana(),
        eyes: 'stern',
        at: [36, 86, 0.9],
        turn: 0.6,
        tail: 'left',
      },
      nature.glow(76, 66, 14),
    ),
  'city-hall': () =>
    house(
      [50, 74, 0.36],
      'town',
      nature.shade(50, 86, 84),
      build.wall('half', 50, 84, 70, 32),
      build.gable('tile', 50, 53, 84, 22),
      build.wall('white', 50, 44, 20, 22),
      build.gable('slate', 50, 23, 30, 18),
      build.clock(50, 36, 6),
      build.door(50, 84, 14, 20, '#8a5530', false),
      build.square(28, 68, 5),
      build.square(72, 68, 5),
      build.flag(20, 38, 14, '#3f78a5'),
      build.flag(80, 38, 14, '#3f78a5'),
      build.steps(50, 87, 20),
    ),
  conductor: () =>
    scene('dusk', ride.track(84), ride.train(76, 84, 0.8), {
      as: 'newt',
      left: ['hip'],
      right: ['out', tool.whistle()],
      wear: [wear.coat('#2c4a6a')],
      hat: hat.postcap('#24344a'),
      at: [32, 87, 0.86],
      turn: 0.4,
      tail: 'left',
    }),
  diplomat: () =>
    scene('hall', {
      as: 'marten',
      left: ['chest', tool.scroll()],
      right: ['out'],
      wear: [wear.coat('#45404f'), wear.sash('#c8382c')],
      face: ['monocle'],
      at: [46, 87, 0.92],
      tail: 'left',
    }),
  'ever-wall': () =>
    house(
      [50, 62, 0.36],
      'peaks',
      nature.shade(50, 88, 104),
      put(
        50,
        86,
        1,
        `<path d="M-52 2V-26l6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6V2z" fill="#b98450"/><path d="M-40-26V2M-28-26V2M-16-26V2M16-26V2M28-26V2M40-26V2" fill="none" stroke-width="1.2"/>`,
      ),
      build.wall('stone', 50, 88, 30, 46),
      build.crenel('stone', 50, 42, 34, 7),
      build.arched(50, 56, 4.4),
      build.gate(50, 88, 16, 22),
      build.flag(50, 36, 14, '#f2b92f'),
      build.torch(28, 62),
      build.torch(72, 62),
    ),
  'freight-car': () =>
    scene(
      'meadow',
      railcar(
        feast.twigs(26, 46, 0.7) +
          feast.resin(44, 44, 0.8) +
          nature.rocks(60, 48, 0.7) +
          nature.berries(76, 50, 8),
        '#a93527',
      ),
    ),
  gardener: () =>
    scene(
      'meadow',
      {
        as: 'shrew',
        left: ['hip'],
        right: ['out', tool.wateringCan()],
        wear: [wear.overalls('#6f8f4a')],
        hat: hat.straw('#c8584a'),
        eyes: 'happy',
        at: [40, 86, 0.9],
      },
      nature.flowers(84, 88),
      nature.flowers(72, 90, '#f2b92f'),
      nature.sprouts(86, 80, 1),
    ),
  greenhouse: () =>
    house(
      [50, 74, 0.36],
      'meadow',
      nature.shade(50, 86, 84),
      put(
        50,
        84,
        1,
        `<path d="M-36 0v-30Q-34-58 0-62 34-58 36-30V0z" fill="#dff1ea" fill-opacity=".85"/>`,
      ),
      nature.sprouts(26, 82, 5),
      nature.sunflower(66, 82, 28),
      nature.berries(34, 76, 8, '#d9485a'),
      put(
        50,
        84,
        1,
        `<path d="M-36-30h72M-18 0v-56M0 0v-62M18 0v-56" fill="none" stroke="#4f8f6a" stroke-width="2.2"/>`,
      ),
      build.door(50, 84, 14, 22, '#4f8f6a'),
      nature.flowers(12, 89),
      nature.flowers(88, 89, '#f2b92f'),
    ),
  hotel: () =>
    house(
      [38, 66, 0.34],
      'dusk',
      nature.shade(46, 87, 60),
      build.trunk(46, 86, 44, 66),
      build.crown(46, 18, 34, 13, 11),
      build.round(38, 34, 4),
      build.round(54, 34, 4),
      build.round(38, 50, 4),
      build.round(54, 50, 4),
      build.round(38, 65, 5),
      build.round(56, 66, 4),
      build.door(46, 86, 14, 17, '#a93527'),
      build.awning(46, 70, 24),
      build.signpost(emblem.key(), 94, 86),
    ),
  inventor: () =>
    scene(
      'room',
      put(
        80,
        70,
        1,
        `<path d="M-4-6Q-22-26-26-8-16-2-4 0zM6-6Q24-26 26-8 18-2 6 0z" fill="#f6e6c4"/>`,
      ),
      prop.gear(81, 72, 10, '#c78c28'),
      {
        as: 'mole',
        left: ['hip'],
        right: ['out', tool.wrench(), 16],
        wear: [wear.apron('#8a5f3a')],
        face: ['goggles'],
        at: [36, 87, 0.92],
      },
      feast.paper(88, 88, 0.7, 14),
    ),
  lamplighter: () =>
    scene('night', build.lamppost(84, 84, 38), {
      as: 'mouse',
      left: ['hip'],
      right: ['grip', tool.lighter(), 8],
      wear: [wear.coat('#4f6d8c')],
      hat: hat.flatcap(),
      at: [38, 86, 0.9],
      turn: 0.6,
      nod: -0.6,
    }),
  library: () =>
    house(
      [50, 78, 0.34],
      'hall',
      nature.shade(50, 86, 84),
      build.wall('plaster', 50, 84, 66, 40),
      put(
        0,
        0,
        1,
        `<path d="M17 84V44h9v40zM29 84V44h8v40zM63 84V44h8v40zM74 84V44h9v40z" fill="#a93527"/><path d="M29 84V44h8v40zM74 84V44h9v40z" fill="#3f78a5"/><path d="M17 52h9M17 76h9M29 50h8M29 78h8M63 52h8M63 76h8M74 50h9M74 78h9" fill="none" stroke="#f2b92f" stroke-width="2.2"/>`,
      ),
      build.pediment(50, 42, 80, 20),
      put(50, 34, 1, emblem.book()),
      build.door(50, 84, 15, 24, '#6b3f86', false),
      build.steps(50, 87, 40),
    ),
  locomotive: () => house([63, 62, 0.36], 'meadow', ride.track(86), ride.train(50, 86, 1.5)),
  magician: () =>
    scene(
      'stage',
      {
        as: 'stoat',
        left: ['out'],
        right: ['up', tool.wand()],
        wear: [wear.cape('#4b4b8f'), wear.coat('#7a4f98')],
        hat: hat.wizard(),
        at: [40, 86, 0.82],
      },
      put(
        78,
        84,
        1,
        `<path d="M-12-18h24l-3 20q-9 4-18 0z" fill="#45404f"/><path d="M-6-19Q-9-40-4-40T0-20M4-19Q1-38 6-38T8-20" fill="#f3e7d6"/><ellipse cy="-18" rx="16" ry="4" fill="#5a5466"/>`,
      ),
      nature.stars([66, 30, 4], [86, 24, 3]),
    ),
  'main-road': () =>
    house(
      [82, 62, 0.34],
      'road',
      prop.flagstones(46, 78),
      put(24, 84, 1, `<path d="M-11 2C-13-18-10-34 0-34S13-18 11 2z" fill="#cbc5b8"/>`),
      put(24, 64, 1, emblem.acorn()),
      build.wall('plaster', 82, 66, 20, 18),
      build.gable('tile', 82, 49, 30, 16),
      build.round(82, 58, 4),
      build.lamppost(62, 72, 30),
    ),
  mayor: () =>
    scene(
      'town',
      {
        as: 'badger',
        left: ['hip'],
        right: ['out', tool.key()],
        wear: [wear.coat('#4d4858'), wear.chain()],
        hat: hat.tophat('#45404f', '#f2b92f'),
        face: ['moustache'],
        at: [44, 87, 0.84],
      },
      feast.bunting(-4, 6, 104, 6),
    ),
  miller: () =>
    scene(
      'meadow',
      build.wall('white', 80, 78, 22, 34),
      build.cone('wood', 80, 45, 30, 16),
      build.sails(80, 46, 22, 20),
      {
        as: 'vole',
        left: ['hip'],
        right: ['low', tool.sack('#f4ead2')],
        wear: [wear.apron()],
        hat: hat.kerchief('#fffaf0'),
        coat: { fur: '#d9cbb8' },
        at: [36, 87, 0.9],
      },
      feast.dust(52, 88),
    ),
  museum: () =>
    house(
      [50, 84, 0.34],
      'town',
      nature.shade(50, 88, 84),
      build.steps(50, 86, 76),
      put(
        50,
        82,
        1,
        `<path d="M-38 0C-44-44-10-64 14-54 40-44 42-16 34 0z" fill="#e9cfa8"/><path d="M30-4C36-34 16-50-4-46-24-42-28-20-14-12-2-8 10-14 8-26 4-36-10-34-10-24" fill="none" stroke="#b98a68" stroke-width="3"/>`,
      ),
      build.columns(50, 82, 30, 24, 2),
      build.door(50, 82, 15, 20, '#3f78a5', false),
      build.round(24, 62, 3.6),
      build.round(76, 56, 3.6),
    ),
  photographer: () =>
    scene(
      'meadow',
      {
        as: 'heron',
        left: ['down'],
        right: ['out', tool.camera()],
        wear: [wear.vest('#6b3f86')],
        hat: hat.bowler(),
        eyes: 'wink',
        at: [40, 86, 0.9],
      },
      put(84, 52, 1, `<path d="M0-12l3 8 8 0-6 6 3 8-8-5-8 5 3-8-6-6 8 0z" fill="#fff3b0"/>`),
    ),
  poet: () =>
    scene(
      'leaves',
      put(
        50,
        78,
        1,
        `<path d="M-50 4Q0-4 50 6" fill="none" stroke-width="8"/><path d="M-50 4Q0-4 50 6" fill="none" stroke="#9a6b44" stroke-width="5"/>`,
      ),
      nature.leaf(14, 66, 0.8, 30),
      {
        as: 'wren',
        left: ['chest', tool.scroll()],
        right: ['up', tool.quill()],
        wear: [wear.scarf('#7a4f98')],
        hat: hat.feather('#6b3f86'),
        eyes: 'closed',
        at: [48, 76, 0.82],
      },
    ),
  'tea-house': () =>
    house(
      [50, 76, 0.36],
      'meadow',
      nature.shade(50, 87, 66),
      build.wall('plaster', 50, 86, 44, 30),
      put(
        50,
        56,
        1,
        `<path d="M30-16q16-4 18-20" fill="none" stroke-width="10"/><path d="M30-16q16-4 18-20" fill="none" stroke="#6fa5b0" stroke-width="6.6"/><path d="M-30-18q-18-2-14 10t16 8" fill="none" stroke-width="5"/>`,
      ),
      put(
        50,
        60,
        1,
        `<path d="M-36 0C-40-38 40-38 36 0Q0 8-36 0z" fill="#6fa5b0"/><circle cy="-30" r="4" fill="#f2b92f"/>`,
      ),
      build.round(36, 72, 4.6),
      build.round(64, 72, 4.6),
      build.door(50, 86, 12, 20),
      nature.flowers(16, 89),
      build.board(emblem.teapot(), 88, 88, 0.9),
    ),
  'train-car-berry': () =>
    scene(
      'meadow',
      railcar(nature.berries(34, 48, 10) + nature.berries(56, 46, 12) + nature.berries(74, 48, 9)),
    ),
  'train-car-resin': () =>
    scene(
      'dusk',
      railcar(
        feast.resin(34, 44, 1) + feast.resin(52, 42, 1.3) + feast.resin(70, 44, 1),
        '#c98f4c',
      ),
    ),
  'train-car-pebble': () =>
    scene('peaks', railcar(nature.rocks(36, 48, 1.1) + nature.rocks(62, 48, 1.3), '#8a8f96')),
  'train-car-any': () =>
    scene(
      'road',
      railcar(prop.box(34, 48, 1) + prop.sack(56, 48, 1) + prop.barrel(76, 48, 0.9), '#4c86b8'),
    ),
  'train-car-two-twigs': () =>
    scene('forest', railcar(feast.twigs(36, 48, 1.1) + feast.twigs(66, 48, 1.1), '#7a4a28')),
  'train-car-point': () => scene('sky', railcar(feast.coinpile(50, 48, 1.5), '#84589f')),
  knoll: () =>
    scene(
      'meadow',
      build.mound(50, 86, 84, 44),
      nature.tree(50, 56, 44),
      nature.flowers(24, 84),
      nature.flowers(76, 84, '#f2b92f'),
    ),
  'station-platform': () =>
    scene(
      'dusk',
      ride.track(88),
      build.wall('brick', 36, 80, 52, 30),
      build.gable('slate', 36, 51, 68, 20),
      build.clock(36, 60, 6),
      build.square(20, 66, 4),
      build.door(46, 80, 11, 18),
      ride.pier(50, 82, 100),
      build.lamppost(84, 80, 36),
    ),
};
