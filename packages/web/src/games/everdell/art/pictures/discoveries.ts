/** Spirecrest: discoveries, and those big enough to carry a traveller. */
import {
  build,
  creature,
  emblem,
  feast,
  hat,
  nature,
  prop,
  put,
  ride,
  scene,
  tool,
  wear,
  type Drawing,
} from '../../../../art/kit/index.ts';

const city = (roof: 'teal' | 'plum' | 'gold' | 'snow' | 'red' | 'moss', top: string): string =>
  build.wall('stone', 22, 86, 20, 34) +
  build.cone(roof, 22, 53, 28, 22) +
  build.wall('stone', 78, 86, 20, 34) +
  build.cone(roof, 78, 53, 28, 22) +
  build.wall('white', 50, 86, 30, 48) +
  build.cone(roof, 50, 39, 40, 28) +
  build.gate(50, 86, 14, 20) +
  build.arched(50, 54, 4) +
  build.arched(22, 66, 3) +
  build.arched(78, 66, 3) +
  top;

export const DISCOVERIES: Readonly<Record<string, Drawing>> = {
  archeologist: () =>
    scene(
      'cave',
      {
        as: 'badger',
        left: ['hip'],
        right: ['out', tool.magnifier()],
        wear: [wear.vest('#c9a468')],
        hat: hat.leaf(),
        at: [42, 87, 0.88],
      },
      put(82, 84, 1, `<path d="M-12 0q-2-12 2-16h-4v-5h28v5h-4q4 4 2 16z" fill="#c97a58"/>`),
    ),
  'cartographers-caravan': () =>
    scene(
      'road',
      put(
        40,
        70,
        1,
        `<path d="M-28 2C-30-34 30-34 28 2z" fill="#fff6e2"/><path d="M-14 2q-2-24 4-26M14 2q2-24-4-26" fill="none" stroke-width="1.2"/>`,
      ),
      ride.wagon(40, 86, 1.5),
      { as: 'goat', left: ['hip'], right: ['out', tool.map()], at: [82, 88, 0.56] },
    ),
  'everblossom-trail': () =>
    scene(
      'road',
      nature.tree(18, 78, 46, '#f0b3c2'),
      nature.tree(84, 74, 40, '#f6c9d6'),
      nature.blossom(40, 82, 5),
      nature.blossom(60, 86, 5, '#fff6d8'),
    ),
  forager: () =>
    scene(
      'forest',
      {
        as: 'vole',
        left: ['low', tool.basket()],
        right: ['out', tool.acorn()],
        wear: [wear.cloak('#6f8f4a')],
        hat: hat.leaf(),
        at: [44, 87, 0.9],
      },
      nature.mushroom(84, 88, 1.3),
    ),
  'greensprout-trail': () =>
    scene(
      'road',
      nature.pine(14, 80, 40),
      nature.sprouts(30, 86, 5),
      nature.tree(86, 74, 38),
      build.board(emblem.leaf(), 60, 76, 0.9),
    ),
  'map-seller': () =>
    scene(
      'town',
      {
        as: 'magpie',
        left: ['chest', tool.scroll()],
        right: ['out', tool.map()],
        wear: [wear.cloak('#a93527')],
        hat: hat.feather('#a93527'),
        at: [42, 87, 0.88],
      },
      prop.barrel(84, 88, 0.9),
    ),
  'mistrise-trail': () =>
    scene(
      'peaks',
      nature.cloud(26, 70, 44),
      nature.cloud(76, 60, 40),
      build.board(emblem.star(), 50, 84, 1),
    ),
  mountaineer: () =>
    scene(
      'peaks',
      {
        as: 'goat',
        left: ['grip', tool.pick()],
        right: ['hip'],
        wear: [wear.pack('#4c86b8'), wear.scarf('#c8382c')],
        at: [48, 87, 0.82],
      },
      nature.ice(84, 88, 18),
    ),
  prospector: () =>
    scene(
      'river',
      nature.bank(80),
      {
        as: 'mole',
        left: ['hip'],
        right: ['out', tool.loaves()],
        wear: [wear.overalls('#8a5f3a')],
        hat: hat.straw(),
        at: [42, 86, 0.9],
      },
      feast.coinpile(84, 88, 0.7),
    ),
  'starfall-trail': () =>
    scene(
      'night',
      put(30, 30, 1, `<path d="M-22-18L14 10" stroke="#fff3c4" stroke-width="4" fill="none"/>`),
      nature.stars([46, 42, 9], [74, 24, 5], [86, 48, 4]),
      build.board(emblem.star(), 66, 84, 1.1),
    ),
  stubblehoof: () =>
    scene('meadow', {
      as: 'goat',
      left: ['hip'],
      right: ['hip'],
      wear: [wear.pack('#a9713f'), wear.scarf('#4f7f3a')],
      face: ['beard'],
      at: [48, 88, 0.98],
    }),
  'sunblaze-trail': () =>
    scene(
      'dusk',
      nature.sun(50, 40, 16),
      build.board(emblem.star(), 80, 84, 1.1),
      nature.rocks(16, 88, 1.2),
    ),
  'trail-guide': () =>
    scene('forest', {
      as: 'hare',
      left: ['grip', tool.staff()],
      right: ['out'],
      wear: [wear.tunic('#6f8f4a'), wear.scarf('#f2b92f')],
      hat: hat.leaf(),
      at: [44, 88, 0.82],
      legs: 'walk',
    }),
  truffle: () =>
    scene(
      'forest',
      {
        as: 'pig',
        left: ['hip'],
        right: ['out', tool.basket()],
        wear: [wear.pack('#8a5f3a')],
        coat: { fur: '#a9745c', light: '#d9b09a', dark: '#7a4a38' },
        at: [44, 88, 0.98],
      },
      nature.mushroom(88, 88, 1, '#6b4a38'),
    ),
  'ancient-orchard': () =>
    scene(
      'dusk',
      nature.tree(26, 84, 60),
      nature.tree(74, 84, 54),
      nature.berries(50, 88, 10, '#d9485a'),
      nature.blossom(26, 40, 4, '#d9485a'),
      nature.blossom(74, 46, 4, '#d9485a'),
    ),
  'bellsong-trail': () =>
    scene(
      'road',
      put(
        50,
        82,
        1,
        `<path d="M-26 0v-54h52V0" fill="none" stroke-width="6"/><path d="M-26 0v-54h52V0" fill="none" stroke="#a9713f" stroke-width="3.4"/>`,
      ),
      build.bell(38, 48, 1.2),
      build.bell(50, 50, 1.6),
      build.bell(62, 48, 1.2),
    ),
  'cloudrim-peak': () =>
    scene(
      'sky',
      nature.peak(50, 90, 90, 76),
      nature.cloud(24, 66, 36),
      nature.cloud(80, 60, 34),
      build.flag(44, 14, 8),
    ),
  corliander: () =>
    scene(
      'leaves',
      {
        as: 'lizard',
        left: ['up'],
        right: ['up'],
        coat: { fur: '#7fae6a' },
        wear: [wear.pack('#84589f')],
        eyes: 'happy',
        at: [50, 88, 0.98],
      },
      nature.leaf(12, 70, 0.9, 20),
    ),
  firebeak: () =>
    scene(
      'dusk',
      {
        as: 'eagle',
        left: ['spread'],
        right: ['spread'],
        coat: { fur: '#c8473a', dark: '#8f2a1c' },
        wear: [wear.scarf('#f2b92f')],
        at: [50, 82, 0.98],
        legs: 'none',
      },
      nature.glow(50, 20, 16),
    ),
  'grey-cloaks-hideout': () =>
    scene(
      'cave',
      {
        as: 'rat',
        left: ['hip'],
        right: ['out', tool.torch()],
        wear: [wear.cloak('#8a8f96')],
        hat: hat.hood('#8a8f96'),
        at: [34, 87, 0.72],
      },
      {
        as: 'stoat',
        wear: [wear.cloak('#7a7f86')],
        hat: hat.hood('#7a7f86'),
        eyes: 'stern',
        at: [70, 87, 0.68],
      },
    ),
  honeypaw: () =>
    scene(
      'meadow',
      {
        as: 'bear',
        left: ['chest', tool.jam()],
        right: ['up'],
        wear: [wear.pack('#a93527')],
        eyes: 'happy',
        at: [48, 88, 1],
      },
      creature.bee(82, 34, 0.9),
      creature.bee(16, 30, 0.8),
    ),
  'king-rhun': () =>
    scene('hall', prop.throne(50, 87, '#3f6a8a'), {
      as: 'bear',
      left: ['hip'],
      right: ['grip', tool.sceptre('#4c86b8')],
      wear: [wear.robe('#3f6a8a', '#f2b92f'), wear.ermine()],
      hat: hat.crown(),
      coat: { fur: '#6b5a4c' },
      at: [50, 87, 0.84],
    }),
  'moleia-mines': () =>
    scene(
      'cave',
      build.portal(50, 84, 42, 44),
      build.lantern(50, 52),
      ride.cart(80, 88, 1.1),
      nature.crystal(14, 86, 26),
      nature.crystal(24, 88, 16, '#8fd3e0'),
    ),
  'ruins-of-spire': () =>
    scene(
      'peaks',
      build.wall('stone', 50, 86, 26, 58),
      put(50, 30, 1, `<path d="M-13 0l4-10 5 6 4-12 5 9 4-5 4 12z" fill="#cbc5b8"/>`),
      build.vine(38, 86, 44),
      build.arched(50, 50, 4),
      build.darkDoor(50, 86, 13, 20),
      nature.rocks(18, 88, 1.1),
      nature.rocks(84, 88, 0.9),
    ),
  stormvale: () =>
    scene(
      'peaks',
      nature.cloud(34, 32, 44, '#7d8598'),
      nature.cloud(74, 26, 36, '#8d95a8'),
      nature.rain(50, 34, 60),
      put(60, 46, 1.6, `<path d="M0-12l-7 12h6l-4 12 10-15h-6l5-9z" fill="#f2b92f"/>`),
      nature.pine(18, 88, 30),
    ),
  'tezels-laboratory': () =>
    scene(
      'room',
      prop.shelf(84, 30),
      prop.shelf(16, 30),
      {
        as: 'owl',
        left: ['down'],
        right: ['out', tool.bottle('#84589f')],
        wear: [wear.robe('#4b4b8f', '#f2b92f')],
        hat: hat.wizard(),
        at: [46, 82, 0.76],
      },
      prop.table(52, 92, 90),
      feast.bottles(80, 76),
    ),
  whisper: () =>
    scene('night', {
      as: 'owl',
      left: ['spread'],
      right: ['spread'],
      coat: { fur: '#e9e6de', light: '#fffdf8', dark: '#a9a59c' },
      wear: [wear.scarf('#4b4b8f')],
      at: [50, 86, 0.96],
      legs: 'none',
    }),
  windlore: () =>
    scene(
      'sky',
      {
        as: 'heron',
        left: ['spread'],
        right: ['spread'],
        wear: [wear.pack('#a9713f')],
        at: [50, 84, 0.92],
        legs: 'none',
      },
      nature.gust(18, 80, 0.8),
    ),
  'bellsong-city': () => scene('dusk', city('gold', build.bell(50, 78, 1.4))),
  'bounty-hunter': () =>
    scene('night', {
      as: 'marten',
      left: ['grip', tool.spear()],
      right: ['out', tool.scroll()],
      wear: [wear.cloak('#5a4a44')],
      hat: hat.feather('#5a4a44'),
      face: ['patch'],
      at: [46, 87, 0.86],
    }),
  'cave-of-dancing-lights': () =>
    scene(
      'cave',
      nature.glow(26, 40, 14, '#9fd8f0'),
      nature.glow(70, 32, 16, '#ff9ad0'),
      nature.glow(56, 62, 14, '#b8f09f'),
      nature.stars([26, 40, 6], [70, 32, 7], [56, 62, 6], [40, 24, 4]),
      nature.crystal(14, 88, 22),
      nature.crystal(86, 88, 26, '#8fd3e0'),
    ),
  cloudsong: () =>
    scene(
      'sky',
      {
        as: 'goose',
        left: ['spread'],
        right: ['spread'],
        wear: [wear.scarf('#8fb1c9'), wear.pack('#8a5f3a')],
        mouth: 'open',
        at: [50, 86, 0.92],
        legs: 'none',
      },
      nature.cloud(50, 90, 60),
      feast.notes(82, 26, 0.8),
    ),
  'everblossom-city': () =>
    scene(
      'meadow',
      city(
        'red',
        nature.blossom(14, 84, 7) +
          nature.blossom(86, 84, 7, '#fff6d8') +
          nature.blossom(50, 14, 6),
      ),
    ),
  'gatherwind-trail': () =>
    scene(
      'road',
      nature.gust(40, 34, 1.2),
      nature.fallen(50, 70, 8),
      build.board(emblem.leaf(), 78, 82, 1),
    ),
  'greensprout-city': () =>
    scene('forest', city('moss', build.leaves(36, 84, 8) + build.leaves(64, 84, 8))),
  'hopewatch-trail': () =>
    scene(
      'dusk',
      build.wall('stone', 70, 74, 18, 34),
      build.cone('red', 70, 41, 28, 18),
      nature.glow(70, 54, 16),
      build.arched(70, 54, 4),
      build.board(emblem.heart(), 30, 84, 1.1),
    ),
  'mistrise-city': () =>
    scene('peaks', city('snow', nature.cloud(20, 86, 30) + nature.cloud(80, 88, 34))),
  'serpents-pass': () =>
    scene(
      'peaks',
      put(
        50,
        80,
        1,
        `<path d="M-40 6Q-30-20-12-6T16-16 30-40q4-10-6-12" fill="none" stroke-width="13"/><path d="M-40 6Q-30-20-12-6T16-16 30-40q4-10-6-12" fill="none" stroke="#8fb35a" stroke-width="9.6"/><circle cx="22" cy="-52" r="7" fill="#8fb35a"/><path d="M20-54h.1" stroke-width="3" fill="none"/><path d="M15-51l-8 2m4-1l-3 4" stroke="#c8382c" stroke-width="1.6" fill="none"/>`,
      ),
    ),
  'star-weavers': () =>
    scene(
      'night',
      creature.web(50, 44, 34, '#fff3c4'),
      nature.stars([50, 44, 6], [24, 24, 5], [76, 24, 5], [24, 64, 5], [76, 64, 5]),
      creature.spider(82, 80, 0.7, '#6a5a9c'),
      creature.spider(18, 80, 0.7, '#6a5a9c'),
    ),
  'starfall-city': () =>
    scene('night', city('plum', nature.stars([50, 8, 5], [22, 26, 4], [78, 26, 4]))),
  'sunblaze-city': () => scene('dusk', nature.sun(50, 24, 12), city('teal', '')),
  'the-distant-shore': () =>
    scene('shore', ride.sail(70, 58, 30), ride.boat(70, 62, 34), {
      as: 'hare',
      left: ['grip', tool.staff()],
      right: ['up'],
      wear: [wear.pack('#8a5f3a')],
      at: [28, 87, 0.62],
    }),
};
