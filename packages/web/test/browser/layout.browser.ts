import { BOX_IDS, boxesBeside, type BoxId } from '@evervale/everdell';
import { LANGS, type Lang } from '@evervale/kernel/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { begun, keep } from './begun.ts';
import { browser } from './browser.ts';
import { cutOff, laidOut } from './measure.ts';
import { visit } from './visit.ts';

const long = process.env['EVERVALE_LONG'] === '1';

const ALL_SIZES = [
  '1024x768',
  '1180x820',
  '1280x800',
  '1366x768',
  '1440x900',
  '1920x1080',
  '2560x1440',
  '390x844',
  '844x390',
  '820x1180',
] as const;
type Size = (typeof ALL_SIZES)[number];

/** What lies on the table: the base game, one large box, or all boxes that go together. */
const BOXES = {
  base: [],
  newleaf: BOX_IDS.filter((box) => /^newleaf|^tickets$|^reservation$/.test(box)),
  spirecrest: ['spirecrest'],
  all: boxesBeside('pearlbrook'),
} satisfies Record<string, readonly BoxId[]>;
type Boxes = keyof typeof BOXES;
const ALL_BOXES = Object.keys(BOXES) as Boxes[];

interface Setting {
  readonly players: number;
  readonly boxes: Boxes;
  readonly lang: Lang;
  readonly size: Size;
}

interface Measured {
  /** The lowest card of the Meadow, in pixels. */
  readonly meadow: number;
  /** The lowest card of the city and of the hand, and how wide the cards in hand are. */
  readonly city: number;
  readonly hand: number;
  readonly width: number;
  /** The smallest letters of a text on a card of the Meadow or in hand. */
  readonly letters: number;
  /** Texts of the Meadow and of the hand that end in dots. */
  readonly dots: number;
  readonly cut: readonly string[];
}

/** City and hand: on a phone one part is seen at a time. */
const TABS = [1, 2];

/** Everything that can be seen at this size, tab by tab where there are tabs. */
async function measure(page: Page): Promise<Measured> {
  const first = await measureHere(page);
  const tabs = page.locator('.tabs button');
  if (!(await tabs.first().isVisible())) return first;
  const all = [first];
  for (const tab of TABS) {
    await tabs.nth(tab).click();
    all.push(await measureHere(page));
  }
  await tabs.first().click();
  const most = (of: (one: Measured) => number): number => Math.max(...all.map(of));
  const letters = all.map((one) => one.letters).filter((size) => size > 0);
  return {
    meadow: most((one) => one.meadow),
    city: most((one) => one.city),
    hand: most((one) => one.hand),
    width: most((one) => one.width),
    letters: letters.length === 0 ? 0 : Math.min(...letters),
    dots: most((one) => one.dots),
    cut: all.flatMap((one) => one.cut),
  };
}

async function measureHere(page: Page): Promise<Measured> {
  await laidOut(page);
  const cut = await cutOff(page);
  const found = await page.evaluate(() => {
    const shown = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const least = (values: readonly number[]): number =>
      values.length === 0 ? 0 : Math.round(Math.min(...values) * 10) / 10;
    const heights = (selector: string): number =>
      Math.round(least(shown(selector).map(({ offsetHeight }) => offsetHeight)));
    return {
      meadow: heights('.meadow .card'),
      city: heights('.tray.city .city-grid .card'),
      hand: heights('.hand-cards .card'),
      width: Math.round(least(shown('.hand-cards .card').map(({ offsetWidth }) => offsetWidth))),
      letters: least(
        shown('.meadow .card-text, .hand-cards .card-text').map((one) =>
          Number.parseFloat(getComputedStyle(one).fontSize),
        ),
      ),
      dots: shown('.card-text[data-more]').length,
    };
  });
  return { ...found, cut };
}

const SMALL: ReadonlySet<Size> = new Set<Size>(['1024x768', '390x844']);

/** Everything in the long run; else every size once, and what the table promises in every language. */
function settings(): readonly Setting[] {
  const all = ALL_SIZES.flatMap((size) =>
    LANGS.flatMap((lang) =>
      [2, 4, 6].flatMap((players) =>
        ALL_BOXES.map((boxes): Setting => ({ players, boxes, lang, size })),
      ),
    ),
  );
  if (long) return all;
  return all.filter(
    ({ players, boxes, lang, size }) =>
      (players === 2 &&
        boxes === 'base' &&
        (lang === 'de' || lang === 'fr' || size === '1366x768')) ||
      (players === 2 && (boxes === 'newleaf' || boxes === 'spirecrest') && lang === 'de') ||
      (players === 6 && boxes === 'all' && lang === 'de' && SMALL.has(size)),
  );
}

/** How low a card of the Meadow may be, also on a phone held sideways and a tablet upright, however many play. */
const LEAST: Record<Boxes, number> = { base: 150, newleaf: 150, spirecrest: 150, all: 110 };

/** In pixels: smaller letters are read with an effort; what does not fit with these stands on the large card. */
const LEAST_LETTERS = 11;

/** On a phone two cards in hand lie side by side, and a card of the city is high enough for its picture. */
const PHONE_WIDTH = 0.38;
const PHONE_CITY = 90;

/** What every setting has to keep. */
function brokenBy(setting: Setting, found: Measured): readonly string[] {
  const { players, boxes, size } = setting;
  const [width, height] = size.split('x').map(Number);
  const wide = width >= 1366 && height >= 768;
  return [
    ...found.cut,
    ...(width > 500 && found.meadow < LEAST[boxes] ? ['cards of the Meadow are too low'] : []),
    ...(width < 500 && found.hand > 0 && found.width < width * PHONE_WIDTH
      ? ['cards in hand are too narrow']
      : []),
    ...(width < 500 && found.city > 0 && found.city < PHONE_CITY
      ? ['cards of the city are too low']
      : []),
    ...(found.letters > 0 && found.letters < LEAST_LETTERS ? ['letters are too small'] : []),
    ...(wide && boxes === 'base' && players === 2 && found.dots > 0 ? ['a text ends in dots'] : []),
  ];
}

/** The long run in parts: each of these can be asked for by its name. */
const PARTS = [2, 4, 6].flatMap((players) =>
  ALL_BOXES.flatMap((boxes) => {
    const order = settings().filter((one) => one.players === players && one.boxes === boxes);
    return order.length === 0 ? [] : [{ players, boxes, order }];
  }),
);

async function speak(page: Page, lang: Lang): Promise<void> {
  await page.evaluate((language) => {
    const kept = JSON.parse(localStorage.getItem('evervale.settings')!) as { state: object };
    const state = { ...kept.state, lang: language };
    localStorage.setItem('evervale.settings', JSON.stringify({ ...kept, state }));
  }, lang);
}

test.for(PARTS)(
  'the table fits every screen: $players players, $boxes',
  async ({ players, boxes, order }) => {
    const { page, context, faults } = await visit(browser, '/settings', { kept: true });
    await keep(page, begun(`${players}${boxes}`, players, BOXES[boxes], 9));
    const rows: (readonly (string | number)[])[] = [HEAD];
    const broken: string[] = [];
    for (const lang of new Set(order.map((one) => one.lang))) {
      await speak(page, lang);
      await page.goto(`/table/${players}${boxes}`);
      // There may be nothing left to do but to prepare for the season.
      await page
        .locator('.table [data-can], .prompt .answer')
        .first()
        .waitFor({ state: 'attached' });
      for (const setting of order.filter((one) => one.lang === lang)) {
        const { size } = setting;
        const [width, height] = size.split('x').map(Number);
        await page.setViewportSize({ width, height });
        const found = await measure(page);
        const { cut, ...numbers } = found;
        rows.push([size, lang, players, boxes, ...Object.values(numbers), cut.length]);
        const wrong = brokenBy(setting, found);
        if (wrong.length > 0) broken.push(`${lang} ${size}: ${wrong.join(', ')}`);
      }
    }
    process.stdout.write(tableText(rows));
    expect(broken).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

const HEAD = [
  'size',
  'lang',
  'players',
  'boxes',
  'meadow',
  'city',
  'hand',
  'width',
  'letters',
  'dots',
  'cut',
];

const tableText = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map((cell) => String(cell).padEnd(11)).join('')).join('\n')}\n`;
