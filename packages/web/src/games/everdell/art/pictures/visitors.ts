/** Newleaf: visitors, drawn as portraits with what they are known for. */
import {
  feast,
  hat,
  nature,
  prop,
  ride,
  scene,
  tool,
  wear,
  type Drawing,
} from '../../../../art/kit/index.ts';

export const VISITORS: Readonly<Record<string, Drawing>> = {
  'bim-little': () =>
    scene(
      'meadow',
      {
        as: 'mouse',
        left: ['up'],
        right: ['hip'],
        wear: [wear.tunic('#4c86b8')],
        hat: hat.acorn(),
        at: [50, 86, 0.7],
        eyes: 'happy',
      },
      nature.mushroom(80, 87, 1.8),
      nature.mushroom(18, 88, 1.4, '#dd8f3e'),
    ),
  'bosley-tedwardson': () =>
    scene(
      'room',
      {
        as: 'bear',
        left: ['hip'],
        right: ['out', tool.brush(), 20],
        wear: [wear.coat('#5f86a8')],
        hat: hat.flatcap('#a93527'),
        at: [44, 87, 0.92],
      },
      prop.shelf(84, 32),
    ),
  'butterbell-sweetpaw': () =>
    scene('room', {
      as: 'cat',
      left: ['chest', tool.bouquet()],
      right: ['out', tool.pie()],
      wear: [wear.gown('#e58a9a', '#fffaf0'), wear.apron()],
      hat: hat.bow('#c8584a'),
      coat: { fur: '#e6b064', dark: '#b07a34' },
      eyes: 'happy',
      at: [42, 87, 0.88],
      tail: 'left',
    }),
  'diggs-deepwell': () =>
    scene(
      'cave',
      {
        as: 'mole',
        left: ['hip'],
        right: ['out', tool.spade()],
        wear: [wear.overalls('#8a5f3a')],
        hat: hat.lampband(),
        face: ['moustache'],
        at: [44, 87, 0.9],
      },
      nature.crystal(84, 87, 22),
    ),
  'dillweed-quicksniff': () =>
    scene('road', {
      as: 'shrew',
      left: ['hip'],
      right: ['out', tool.magnifier()],
      wear: [wear.cloak('#6b5a48')],
      hat: hat.bowler('#6b5a48'),
      at: [44, 87, 0.9],
      turn: 0.6,
    }),
  'dim-dustlight': () =>
    scene('night', {
      as: 'bat',
      left: ['hip'],
      right: ['out', tool.lantern()],
      wear: [wear.scarf('#8a6a4a')],
      eyes: 'sleepy',
      at: [46, 87, 0.86],
    }),
  'dip-dibble': () =>
    scene(
      'river',
      {
        as: 'frog',
        left: ['up'],
        right: ['up'],
        wear: [wear.stripes('#4c86b8')],
        hat: hat.captain(),
        legs: 'none',
        eyes: 'happy',
        at: [46, 88, 0.88],
      },
      nature.waves(50, 86, 104),
      nature.lily(84, 84, 0.9),
    ),
  'dune-tarrington': () =>
    scene('peaks', nature.sun(82, 20, 9), {
      as: 'lizard',
      left: ['grip', tool.staff()],
      right: ['hip'],
      wear: [wear.cloak('#d9a868')],
      hat: hat.hood('#d9a868'),
      at: [46, 87, 0.9],
    }),
  'dwell-northwatch': () =>
    scene(
      'peaks',
      {
        as: 'owl',
        left: ['down'],
        right: ['out', tool.telescope()],
        wear: [wear.cape('#4f6d8c')],
        hat: hat.viking(),
        coat: { fur: '#e6e2da', dark: '#a9a59c' },
        at: [44, 87, 0.88],
      },
      nature.flakes(50, 60, 90, 50),
    ),
  'edvard-triptail': () =>
    scene('hall', {
      as: 'fox',
      left: ['hip'],
      right: ['grip', tool.cane()],
      wear: [wear.coat('#7a4f98')],
      hat: hat.tophat('#7a4f98', '#f2b92f'),
      face: ['monocle'],
      at: [46, 87, 0.84],
    }),
  'frin-stickly': () =>
    scene(
      'forest',
      {
        as: 'hedgehog',
        left: ['hip'],
        right: ['out', tool.bottle('#c8584a')],
        wear: [wear.vest('#4f7f6a')],
        face: ['glasses'],
        at: [46, 87, 0.88],
      },
      feast.twigs(84, 88, 0.8),
    ),
  'glindil-frink': () =>
    scene('room', prop.gear(84, 36, 11, '#c78c28'), {
      as: 'newt',
      left: ['chest'],
      right: ['out', tool.wrench()],
      wear: [wear.apron('#4f6d8c')],
      face: ['goggles'],
      at: [42, 87, 0.9],
    }),
  'iggy-silverscale': () =>
    scene(
      'shore',
      {
        as: 'lizard',
        left: ['hip'],
        right: ['out', tool.pearl()],
        wear: [wear.vest('#2c4a6a')],
        coat: { fur: '#a9b8c6', dark: '#6a7a8c' },
        at: [46, 87, 0.92],
      },
      feast.pearl(84, 88, 0.9),
    ),
  'mossy-steptoe': () =>
    scene('forest', {
      as: 'toad',
      left: ['grip', tool.staff()],
      right: ['hip'],
      wear: [wear.cloak('#6f8f4a')],
      hat: hat.leaf(),
      hatUp: 6,
      at: [46, 87, 0.86],
      legs: 'walk',
    }),
  'orin-nimblepaw': () =>
    scene('town', {
      as: 'squirrel',
      left: ['up'],
      right: ['out', tool.ball('#c8584a')],
      wear: [wear.vest('#4c86b8')],
      hat: hat.bandana('#f2b92f'),
      legs: 'jump',
      at: [46, 84, 0.86],
    }),
  'oscar-longtale': () =>
    scene('stage', {
      as: 'rat',
      left: ['chest', tool.book('#7a4f98')],
      right: ['up'],
      wear: [wear.coat('#8d2f3c')],
      face: ['glasses'],
      mouth: 'open',
      at: [46, 86, 0.9],
    }),
  'phill-gurgle': () =>
    scene(
      'river',
      {
        as: 'toad',
        left: ['chest'],
        right: ['out', tool.mug()],
        wear: [wear.apron()],
        eyes: 'happy',
        mouth: 'open',
        legs: 'none',
        at: [44, 88, 0.9],
      },
      ride.boat(50, 88, 84),
      nature.waves(50, 89, 104),
    ),
  'piff-quillglow': () =>
    scene(
      'night',
      {
        as: 'hedgehog',
        left: ['chest', tool.scroll()],
        right: ['up', tool.sparkler()],
        coat: { dark: '#6a5a9c' },
        at: [46, 87, 0.88],
      },
      nature.stars([82, 52, 4]),
    ),
  'plum-shortclaw': () =>
    scene('meadow', {
      as: 'badger',
      left: ['low', tool.basket()],
      right: ['up'],
      wear: [wear.gown('#84589f')],
      hat: hat.flower('#f2b92f'),
      eyes: 'happy',
      at: [46, 87, 0.88],
    }),
  'quinn-cleanwhisker': () =>
    scene(
      'room',
      {
        as: 'cat',
        left: ['hip'],
        right: ['grip', tool.broom(), -8],
        wear: [wear.apron('#8fb8c9')],
        hat: hat.bonnet(),
        at: [44, 87, 0.9],
        tail: 'left',
      },
      feast.dust(74, 88),
    ),
  'reemy-sniggle': () =>
    scene('dusk', {
      as: 'stoat',
      left: ['chest'],
      right: ['out', tool.mask()],
      wear: [wear.cloak('#5a4a6a')],
      mouth: 'grin',
      eyes: 'wink',
      at: [44, 87, 0.92],
    }),
  'rivil-ablacus': () =>
    scene(
      'room',
      prop.shelf(84, 30),
      {
        as: 'turtle',
        left: ['chest', tool.chart()],
        right: ['out', tool.quill()],
        wear: [wear.vest('#45404f')],
        face: ['glasses'],
        at: [42, 87, 0.9],
      },
      feast.coins(84, 88, 4),
    ),
  'ruby-dew': () =>
    scene('leaves', {
      as: 'cardinal',
      left: ['down'],
      right: ['out', tool.bouquet()],
      wear: [wear.shawl('#f2b92f')],
      hat: hat.tiara(),
      at: [46, 87, 0.86],
    }),
  'saris-clearwhistle': () =>
    scene(
      'sky',
      {
        as: 'starling',
        left: ['spread'],
        right: ['chest'],
        wear: [wear.scarf('#8fd3e0')],
        eyes: 'closed',
        mouth: 'open',
        at: [48, 86, 0.88],
      },
      feast.notes(80, 30, 0.9),
    ),
  'sir-trivle-q-s-marqwill-iii': () =>
    scene('hall', {
      as: 'mouse',
      left: ['hip'],
      right: ['grip', tool.sword()],
      wear: [wear.armor(), wear.cape('#a93527')],
      hat: hat.feather('#7a4f98'),
      face: ['moustache'],
      at: [46, 87, 0.84],
    }),
  'skid-shinysnout': () =>
    scene('road', {
      as: 'mole',
      left: ['grip', tool.map()],
      right: ['up'],
      wear: [wear.pack('#8a5f3a'), wear.scarf('#f2b92f')],
      legs: 'walk',
      at: [48, 86, 0.86],
      turn: 0.6,
    }),
  'snout-puddlehop': () =>
    scene(
      'meadow',
      nature.pond(64, 88, 50),
      {
        as: 'pig',
        left: ['up'],
        right: ['up', tool.umbrella('#4c86b8')],
        wear: [wear.cloak('#f2b92f')],
        eyes: 'happy',
        mouth: 'open',
        legs: 'jump',
        at: [42, 82, 0.82],
      },
      nature.rain(64, 10, 60),
    ),
  'triss-peske': () =>
    scene('town', {
      as: 'magpie',
      left: ['down'],
      right: ['out', tool.key()],
      wear: [wear.sash('#c8382c')],
      hat: hat.bandana('#7a4f98'),
      eyes: 'wink',
      at: [46, 87, 0.9],
    }),
  'wildell-family': () =>
    scene(
      'meadow',
      {
        as: 'rabbit',
        left: ['out'],
        right: ['out'],
        wear: [wear.gown('#5f86a8')],
        eyes: 'happy',
        at: [30, 87, 0.62],
      },
      {
        as: 'hare',
        left: ['out'],
        right: ['up'],
        wear: [wear.vest('#8a5f3a')],
        at: [68, 87, 0.64],
      },
      {
        as: 'rabbit',
        left: ['up'],
        right: ['up'],
        coat: { fur: '#e2c8a4' },
        mouth: 'open',
        at: [49, 90, 0.36],
      },
    ),
  'willow-greengrin': () =>
    scene('forest', nature.willow(84, 82, 56), {
      as: 'frog',
      left: ['hip'],
      right: ['out', tool.acorn()],
      wear: [wear.tunic('#6f8f4a')],
      hat: hat.wreath(),
      at: [38, 87, 0.86],
    }),
  'wimble-wuffle': () =>
    scene('night', {
      as: 'dormouse',
      left: ['chest'],
      right: ['out', tool.candle()],
      wear: [wear.robe('#8fb1c9')],
      hat: hat.pointed('#4c86b8'),
      eyes: 'sleepy',
      at: [44, 87, 0.86],
    }),
  'yara-and-brun-mayberry': () =>
    scene(
      'meadow',
      {
        as: 'otter',
        left: ['chest', tool.jam()],
        right: ['out'],
        wear: [wear.gown('#84589f')],
        hat: hat.flower(),
        eyes: 'happy',
        at: [30, 87, 0.66],
        tail: 'left',
      },
      {
        as: 'otter',
        left: ['out'],
        right: ['up'],
        wear: [wear.overalls('#557a9c')],
        hat: hat.straw(),
        coat: { fur: '#6f4a30' },
        at: [68, 87, 0.68],
      },
      nature.berries(50, 90, 8),
    ),
};
