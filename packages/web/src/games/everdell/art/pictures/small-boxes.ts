/** The small boxes: Extra cards, seasonal Farms, Corrin, Rugwort. */
import {
  build,
  creature,
  feast,
  hat,
  house,
  nature,
  prop,
  put,
  scene,
  tool,
  wear,
  type Drawing,
} from '../../../../art/kit/index.ts';

const barn = (x: number, y: number, roof: 'thatch' | 'snow' | 'moss' | 'tile'): string =>
  build.wall('red', x, y, 46, 26) +
  build.gable(roof, x, y - 25, 62, 28) +
  build.door(x, y, 18, 20, '#f8e9ca', false) +
  build.round(x, y - 34, 4.6);

export const EXTRA: Readonly<Record<string, Drawing>> = {
  carnival: () =>
    house(
      [50, 84, 0.34],
      'meadow',
      nature.shade(50, 87, 84),
      put(50, 84, 1, `<path d="M-34 0h68v-6h-68zM-3-6v-44h6v44z" fill="#c98f4c"/>`),
      creature.ladybird(24, 66, 1),
      creature.ladybird(76, 66, 1),
      creature.ladybird(52, 70, 1.1),
      put(
        0,
        0,
        1,
        `<path d="M24 78V40M76 78V40M52 78V40" fill="none" stroke="#f2b92f" stroke-width="2.4"/>`,
      ),
      build.tent(50, 58, 84, 46, '#84589f'),
      build.flag(50, 13, 6, '#f2b92f'),
    ),
  gazette: () =>
    house(
      [20, 72, 0.36],
      'town',
      nature.shade(50, 86, 84),
      put(
        50,
        70,
        1,
        `<path d="M-44 16C-50-24-40-34-30-34h62c12 0 16 16 14 50z" fill="#9a6b44"/><ellipse cx="-32" cy="-8" rx="12" ry="25" fill="#e9c792"/><ellipse cx="-32" cy="-8" rx="6" ry="14" fill="none"/>`,
      ),
      `<rect x="46" y="42" width="42" height="42" rx="6" fill="#4a3226"/>`,
      prop.press(67, 83, 0.9),
      feast.paper(14, 86, 0.7, -14),
      feast.paper(90, 86, 0.7, 10),
      build.lantern(56, 50),
    ),
  juggler: () =>
    scene(
      'stage',
      {
        as: 'frog',
        left: ['up'],
        right: ['up'],
        wear: [wear.motley('#4f7f6a', '#e0a93c')],
        hat: hat.pointed(),
        eyes: 'happy',
        mouth: 'open',
        at: [50, 86, 0.86],
      },
      nature.acorn(16, 40, 0.9, -20),
      nature.acorn(26, 16, 0.9, 20),
      nature.acorn(74, 14, 0.9, -30),
      nature.acorn(86, 38, 0.9, 30),
    ),
  'scurrble-champion': () =>
    scene('meadow', feast.bunting(-4, 8, 104, 8), feast.podium(46, 90), {
      as: 'squirrel',
      left: ['hip'],
      right: ['up', tool.cup()],
      wear: [wear.sash('#c8382c')],
      hat: hat.laurel(),
      eyes: 'happy',
      at: [46, 74, 0.72],
      tail: 'left',
    }),
  'scurrble-stadium': () =>
    house(
      [50, 58, 0.34],
      'dusk',
      nature.shade(50, 86, 94),
      put(
        50,
        80,
        1,
        `<path d="M-46 6V-20Q-44-38 0-40T46-20V6q-46 12-92 0z" fill="#c98f4c"/><path d="M-42-20Q-30-32 0-32T42-20Q30-8 0-8T-42-20z" fill="#86b04f"/><path d="M-34-20Q-24-27 0-27T34-20Q24-13 0-13T-34-20z" fill="#e6c88e" stroke-width="1.2"/>`,
      ),
      build.stump(50, 64, 16, 8),
      build.flag(14, 60, 26),
      build.flag(50, 40, 20, '#f2b92f'),
      build.flag(86, 60, 26, '#4c86b8'),
      build.arched(26, 78, 4),
      build.arched(50, 81, 4),
      build.arched(74, 78, 4),
    ),
  'town-crier': () =>
    scene(
      'town',
      {
        as: 'goose',
        left: ['chest', tool.scroll()],
        right: ['up', tool.bell()],
        wear: [wear.coat('#a93527')],
        hat: hat.pirate(),
        mouth: 'open',
        at: [46, 86, 0.9],
      },
      put(84, 40, 1, `<path d="M-6-8l8-5M-5 0h10M-6 8l8 5" fill="none" stroke-width="2.4"/>`),
    ),
  'farm-winter-1': () =>
    house(
      [44, 80, 0.36],
      'meadow',
      nature.shade(44, 83, 62),
      barn(44, 82, 'snow'),
      feast.twigs(84, 86, 1.1),
      feast.twigs(84, 74, 0.8),
      nature.flakes(50, 60, 96, 56),
      prop.fence(16, 88, 24),
    ),
  'farm-winter-2': () =>
    house(
      [56, 80, 0.36],
      'dusk',
      nature.shade(56, 83, 62),
      barn(56, 82, 'snow'),
      nature.pine(14, 86, 38),
      nature.cloud(84, 22, 22, '#f4f8fa'),
      nature.flakes(50, 70, 96, 60),
      put(
        26,
        88,
        1,
        `<circle cy="-6" r="7" fill="#fdfefe"/><circle cy="-17" r="5" fill="#fdfefe"/><path d="M-1.6-18h.1M1.6-18h.1M0-16l4 1" fill="none" stroke-width="1.6"/>`,
      ),
    ),
  'farm-spring-1': () =>
    house(
      [44, 80, 0.36],
      'meadow',
      nature.shade(44, 83, 62),
      barn(44, 82, 'moss'),
      nature.tree(86, 82, 44, '#f0b3c2'),
      nature.sprouts(10, 89, 8),
      creature.butterfly(74, 30, 0.6),
    ),
  'farm-spring-2': () =>
    house(
      [58, 72, 0.34],
      'meadow',
      nature.shade(58, 76, 56),
      build.wall('plaster', 58, 76, 40, 24),
      build.gable('moss', 58, 53, 56, 24),
      build.door(58, 76, 14, 18),
      build.round(58, 43, 4),
      put(
        24,
        84,
        1,
        `<path d="M-16-10L8-2M8-2l8 6h-12z" stroke-width="4" fill="none"/><path d="M6-4l12 10H2z" fill="#b4bec4"/><path d="M-18-12l10-6" fill="none" stroke-width="3"/>`,
      ),
      nature.sprouts(44, 89, 5),
      nature.flowers(8, 80, '#f2b92f'),
    ),
  'farm-summer-1': () =>
    house(
      [42, 80, 0.36],
      'meadow',
      nature.sun(84, 18, 8),
      nature.shade(42, 83, 62),
      barn(42, 82, 'thatch'),
      nature.sunflower(78, 88, 40),
      nature.sunflower(92, 88, 32),
      nature.wheat(6, 89, 3),
    ),
  'farm-summer-2': () =>
    house(
      [50, 48, 0.4],
      'meadow',
      nature.sun(16, 20, 8),
      prop.scarecrow(50, 78, 2.2),
      nature.corn(16, 86, 34),
      nature.corn(28, 88, 30),
      nature.corn(76, 88, 32),
      nature.corn(90, 86, 36),
      nature.rows(12, 90, 7),
    ),
  'farm-autumn-1': () =>
    house(
      [42, 80, 0.36],
      'dusk',
      nature.shade(42, 83, 62),
      barn(42, 82, 'tile'),
      nature.pumpkin(80, 88, 1.4),
      nature.pumpkin(94, 88, 0.9),
      nature.pumpkin(10, 88, 1),
      nature.fallen(78, 50, 6, '#d97f2f'),
    ),
  'farm-autumn-2': () =>
    house(
      [60, 78, 0.36],
      'meadow',
      nature.shade(60, 82, 60),
      barn(60, 81, 'thatch'),
      build.hay(18, 86, 30, 26),
      build.hay(34, 88, 18, 14),
      prop.crate(88, 89, '#c8382c'),
      nature.tree(92, 74, 36, '#d97f2f'),
    ),
  'corrin-evertails-field': () =>
    house(
      [80, 62, 0.3],
      'meadow',
      build.wall('plaster', 80, 66, 22, 16),
      build.gable('thatch', 80, 51, 32, 16),
      build.round(80, 58, 4),
      {
        as: 'hare',
        left: ['chest'],
        right: ['out', tool.spade()],
        wear: [wear.overalls('#4c86b8')],
        hat: hat.straw('#4c86b8'),
        at: [34, 86, 0.72],
        turn: 0.4,
      },
      nature.carrots(56, 88, 5),
      nature.carrots(10, 90, 2),
    ),
  'corrin-evertail-the-warrior': () =>
    scene('peaks', {
      as: 'hare',
      left: ['out', tool.shield()],
      right: ['up', tool.sword(), 10],
      wear: [wear.armor(), wear.cape('#4c86b8')],
      eyes: 'stern',
      at: [48, 87, 0.82],
    }),
  'corrin-evertails-path': () =>
    house(
      [78, 62, 0.36],
      'peaks',
      put(
        0,
        0,
        1,
        `<path d="M30 90q-6-14 16-18t10-12q-4-6-12-8 4 6-4 10-26 8-30 28z" fill="#f4e4bd"/>`,
      ),
      {
        as: 'hare',
        left: ['grip', tool.staff()],
        right: ['out', tool.lantern()],
        wear: [wear.cloak('#4c86b8')],
        hat: hat.hood('#4c86b8'),
        at: [30, 84, 0.6],
        legs: 'walk',
        turn: 0.6,
      },
      build.hill('#9aa08c', 80, 84, 44, 36),
      build.darkDoor(78, 84, 14, 18),
      build.lantern(90, 68),
    ),
  'corrin-evertail-the-leader': () =>
    scene(
      'dusk',
      build.stump(50, 90, 46, 16),
      {
        as: 'hare',
        left: ['hip'],
        right: ['up', tool.flag('#4c86b8')],
        wear: [wear.cape('#4c86b8'), wear.tunic('#f1e2bd')],
        mouth: 'open',
        at: [50, 76, 0.72],
      },
      { as: 'mouse', at: [14, 92, 0.4], turn: 0.6 },
      { as: 'hedgehog', at: [86, 92, 0.4], turn: -0.6 },
    ),
  'corrin-evertail-the-king': () =>
    scene('hall', prop.throne(50, 87, '#4c86b8'), {
      as: 'hare',
      left: ['hip'],
      right: ['grip', tool.sword()],
      wear: [wear.robe('#4c86b8', '#f2b92f'), wear.ermine()],
      hat: hat.crown(),
      face: ['moustache'],
      eyes: 'old',
      coat: { fur: '#b9a58c' },
      at: [50, 88, 0.8],
    }),
  'rugwort-the-rowdy': () =>
    scene(
      'town',
      {
        as: 'rat',
        left: ['up'],
        right: ['hip'],
        wear: [wear.vest('#8d2f3c')],
        hat: hat.tophat(),
        eyes: 'stern',
        mouth: 'grin',
        legs: 'walk',
        at: [40, 85, 0.84],
        lean: -6,
        turn: 0.6,
      },
      put(80, 80, 1, prop.barrel(0, 8, 1.1), 40),
      put(66, 66, 1, `<path d="M-6-6l-5-5M0-8V-16M6-5l6-4" fill="none" stroke-width="2"/>`),
    ),
  'rugwort-the-robber': () =>
    scene(
      'night',
      {
        as: 'rat',
        left: ['chest'],
        right: ['out', tool.sack()],
        wear: [wear.stripes('#45404f')],
        hat: hat.tophat(),
        face: ['mask'],
        mouth: 'grin',
        legs: 'walk',
        at: [42, 86, 0.84],
        turn: 0.6,
      },
      feast.coins(84, 88, 2),
      build.lamppost(92, 84, 30),
    ),
  'rugwort-the-ruler': () =>
    scene('hall', prop.throne(50, 87, '#5a2f38'), {
      as: 'rat',
      left: ['hip'],
      right: ['grip', tool.sceptre(), 10],
      wear: [wear.cape('#8d2f3c'), wear.ermine()],
      hat: hat.tophat(),
      eyes: 'stern',
      mouth: 'grin',
      at: [50, 87, 0.84],
      turn: -0.3,
    }),
};
