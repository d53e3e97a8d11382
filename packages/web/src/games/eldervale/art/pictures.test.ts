import {
  ADVENTURE_CARDS,
  BASE_MONSTERS,
  ELEMENTAL_REALMS,
  FACTIONS,
  hostedEldervale,
  LEGENDARY_MONSTERS,
  MAGIC_CARDS,
  MERCENARIES,
  RUIN_TILES,
} from '@evervale/eldervale';
import { ELEMENTS } from '@evervale/eldervale/vocabulary';
import { beginPicture } from '../../../art/kit/ink.ts';
import { compose } from '../../../art/kit/index.ts';
import { expect, test } from 'vitest';
import { CARD_PICTURES, hueOf } from './cards/index.ts';
import { drawDragon } from './figures/dragon.ts';
import { HEADS } from './figures/heads.ts';
import { drawUnit } from './figures/units.ts';
import { ICONS } from './icons.ts';
import { drawMercenary } from './monsters/mercenaries.ts';
import { drawMonster } from './monsters/index.ts';
import { elementOf } from './palette.ts';
import { LANDS } from './tiles/lands.ts';
import { RUINS } from './tiles/ruins.ts';

const CARDS = [...new Set([...ADVENTURE_CARDS, ...MAGIC_CARDS].map(({ id }) => id))];
const MONSTERS = [...BASE_MONSTERS, ...LEGENDARY_MONSTERS];
const RANKS = ['worker', 'warrior', 'wizard'] as const;

/** Everything that is drawn, by what it is. */
function all(): readonly (readonly [string, string])[] {
  const drawn: [string, () => string][] = [
    ...Object.keys(CARD_PICTURES).map((id): [string, () => string] => [
      id,
      () => compose(CARD_PICTURES[id], { hue: hueOf(id) }),
    ]),
    ...FACTIONS.flatMap(({ id, element }) => [
      ...RANKS.map((rank): [string, () => string] => [
        `${rank} ${id}`,
        () => drawUnit(rank, id as keyof typeof HEADS, element),
      ]),
      [`dragon ${id}`, () => drawDragon(id as keyof typeof HEADS, element)] as [
        string,
        () => string,
      ],
    ]),
    ...MONSTERS.flatMap(({ id, set }) =>
      [false, true].map((dormant): [string, () => string] => [
        `${id} ${dormant}`,
        () => drawMonster(id, { legendary: set === 'legendary', dormant, owner: null }),
      ]),
    ),
    ...MERCENARIES.map(({ id }): [string, () => string] => [id, () => drawMercenary(id)]),
    ...Object.entries({ ...LANDS, ...RUINS }).map(([id, land]): [string, () => string] => [
      id,
      () => land().ground + land().skyline,
    ]),
    ...Object.entries(ICONS),
  ];
  return drawn.map(([name, draw]) => {
    beginPicture();
    return [name, draw()];
  });
}

test('every Adventure and Magic card has a picture, every faction a head, every tile a landscape', () => {
  expect(CARDS.length).toBe(104 + 49);
  expect(CARDS.filter((id) => CARD_PICTURES[id] === undefined)).toEqual([]);
  expect(Object.keys(HEADS)).toEqual(FACTIONS.map(({ id }) => id));
  expect(Object.keys(LANDS)).toEqual(ELEMENTAL_REALMS.map(({ id }) => id));
  expect([...Object.keys(RUINS), 'bifrost-bridge']).toEqual(RUIN_TILES.map(({ id }) => id));
});

test('whatever can be looked up in Eldervale can be seen', () => {
  const cards = hostedEldervale.lookup.things.filter(({ group }) =>
    ['adventure', 'magic', 'ghost'].includes(group),
  );
  expect(cards.filter(({ id }) => CARD_PICTURES[id] === undefined).map(({ id }) => id)).toEqual([]);
});

test('no two pictures are alike', () => {
  const seen = new Map<string, string>();
  const alike = all().flatMap(([name, svg]) => {
    const other = seen.get(svg);
    seen.set(svg, name);
    return other === undefined ? [] : [`${name} = ${other}`];
  });
  expect(alike).toEqual([]);
});

test('a picture is well-formed and light', () => {
  const broken = all().filter(([, svg]) => {
    const open = svg.match(/<(?:g|svg|clipPath|text|style)\b/g)?.length ?? 0;
    const closed = svg.match(/<\/(?:g|svg|clipPath|text|style)>/g)?.length ?? 0;
    return /NaN|undefined|null|\[object/.test(svg) || open !== closed || svg.length > 34_000;
  });
  expect(broken.map(([name, svg]) => `${name}: ${svg.length}`)).toEqual([]);
});

test('ids say the element: of factions, Realms and cards', () => {
  for (const { id, element } of [...FACTIONS, ...ELEMENTAL_REALMS]) {
    expect(elementOf(id)).toBe(element);
  }
  expect(ELEMENTS.map((element) => elementOf(`${element}-door`))).toEqual(ELEMENTS);
  expect(elementOf('dragons-den')).toBeNull();
});
