import { CARDS } from '@evervale/everdell';
import { expect, test } from 'vitest';
import { compose } from '../../../../art/kit/index.ts';
import { HUES, SEASON_AIR, type HueName, type SeasonAir } from '../../../../art/kit/papers.ts';
import { THINGS } from '../../cards/things.ts';
import { PICTURES } from './index.ts';
import { eye, paint } from './paint.ts';

const ALL = Object.entries(PICTURES);
/** Places have drawings of their own on the board; goods of the Market show what they are. */
const drawn = THINGS.filter(({ card, event, figure }) => card || event || figure);

test('every card, Event, river card, wonder, adornment, award and power of every box has a picture', () => {
  expect(drawn.length).toBeGreaterThan(190);
  expect(drawn.filter(({ id }) => PICTURES[id] === undefined).map(({ id }) => id)).toEqual([]);
});

test('no two pictures are alike', () => {
  const seen = new Map<string, string>();
  const alike = ALL.flatMap(([id, drawing]) => {
    const markup = compose(drawing, { hue: 'event' });
    const other = seen.get(markup);
    seen.set(markup, id);
    return other === undefined ? [] : [`${id} = ${other}`];
  });
  expect(alike).toEqual([]);
});

test('a picture is well-formed, whatever light it is seen in', () => {
  const broken: string[] = [];
  for (const [id, drawing] of ALL) {
    for (const home of [undefined, 'vacant', 'occupied'] as const) {
      const svg = compose(drawing, {
        hue: 'production',
        season: 'winter',
        guest: PICTURES['innkeeper'],
        ...(home && { home }),
      });
      const open = svg.match(/<(?:g|svg|clipPath|text)\b/g)!.length;
      const closed = svg.match(/<\/(?:g|svg|clipPath|text)>/g)!.length;
      if (/NaN|undefined|null|\[object/.test(svg) || open !== closed) broken.push(id);
    }
  }
  expect(broken).toEqual([]);
});

test('a picture is light: at most 20 kB of text, less than 9 kB on average', () => {
  const sizes = ALL.map(
    ([id, drawing]) => [compose(drawing, { hue: 'event' }).length, id] as const,
  );
  expect(sizes.filter(([size]) => size > 20_000)).toEqual([]);
  const mean = sizes.reduce((sum, [size]) => sum + size, 0) / sizes.length;
  expect(mean).toBeLessThan(9000);
});

test('whoever lives in a Construction looks out of it when it is occupied', () => {
  const homes = CARDS.list.filter(({ kind }) => kind === 'construction');
  const without = homes.filter(({ id }) => {
    if (!CARDS.list.some(({ livesIn }) => livesIn?.includes(id))) return false;
    return PICTURES[id]().home === undefined;
  });
  expect(without.map(({ id }) => id)).toEqual([]);
  const inn = (home: 'vacant' | 'occupied') =>
    paint('inn', { hue: 'destination', home, guest: 'innkeeper' })!;
  expect(inn('occupied').length).toBeGreaterThan(inn('vacant').length + 1000);
});

test('colour and season change the papers of a picture, not its shapes', () => {
  const body = (hue: HueName, season?: SeasonAir): string =>
    compose(PICTURES['farm'], { hue, ...(season && { season }) }).replace(/ style="[^"]*"/, '');
  const plain = body('production');
  for (const hue of Object.keys(HUES) as HueName[]) expect(body(hue)).toBe(plain);
  const drift = /<path d="M9 12l1 1[^>]*>/;
  for (const season of Object.keys(SEASON_AIR) as SeasonAir[]) {
    expect(body('production', season).replace(drift, '')).toBe(plain);
  }
});

test('the same picture in the same light is painted once', () => {
  const seen = { hue: 'production', home: 'vacant' } as const;
  expect(paint('farm', seen)).toBe(paint('farm', { ...seen }));
  expect(paint('nobody', seen)).toBeNull();
});

test('a narrow frame looks at whom a picture is about: a figure, or the guest of a house', () => {
  const husband = PICTURES['husband']().layers.find((layer) => typeof layer === 'object')!;
  expect(eye('husband')).toBe(husband.at[0]);
  expect(eye('inn')).toBe(PICTURES['inn']().home![0]);
  expect(ALL.filter(([id]) => Math.abs(eye(id) - 50) > 40)).toEqual([]);
});
