import { hostedEldervale as game } from '@evervale/eldervale';
import { decision, Play, type Decision } from '@evervale/kernel';
import { LANGS, type Lang } from '@evervale/kernel/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from './browser.ts';
import { cutOff, laidOut } from './measure.ts';
import { visit } from './visit.ts';

const long = process.env['EVERVALE_LONG'] === '1';

const SIZES = [
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
type Size = (typeof SIZES)[number];
const NAMES = ['Hazel', 'Oakley', 'Bramble', 'Sorrel', 'Moss'];

/** Games by their seed, and how many turns in: many cards on the Tableau, and long ones above the map. */
const GAMES = [
  { what: 'two players', id: 'vale2', seed: 6, till: 11, players: 2 },
  { what: 'five players', id: 'vale5', seed: 7, till: 11, players: 5 },
  { what: 'five players, long texts', id: 'decks5', seed: 12, till: 11, players: 5 },
] as const;
type Game = (typeof GAMES)[number];

/** What fills a table: cards, Dwellings, then what comes. */
const LIKED = [
  /^acquire:/,
  /^build:/,
  /^place:.*dungeon/,
  /^place:.*mage-tower/,
  /^use:/,
  /^place:/,
];

function choose({ options }: Decision, i: number): number {
  for (const liked of LIKED) {
    const found = options.filter(({ key }) => liked.test(key));
    if (found.length > 0) return found[(i * 7) % found.length].code;
  }
  return options[(i * 7 + 3) % options.length].code;
}

/** A table in the middle of a game, when the first seat has the choice of its turn. */
function tableOf({ id, players, seed, till }: Game): unknown {
  const options = { players, factions: 'randomFaction' };
  const play = new Play(game, game.readOptions(options), seed);
  for (let i = 0, turns = 0; ; i++) {
    const asked = decision(game, play.state)!;
    if (asked.seat === 0 && asked.prompt.key === 'prompt.action' && turns++ === till) break;
    play.pick(choose(asked, i));
  }
  const seats = NAMES.slice(0, players).map((name, i) => ({
    name,
    by: i === 0 ? 'person' : 'seedling',
  }));
  const config = { id, game: game.id, options, seed, seats };
  return { config, picks: [...play.picks], over: false };
}

interface Setting {
  readonly lang: Lang;
  readonly size: Size;
}

/** Where seven decks have the least room with their texts. */
const NARROW: ReadonlySet<Size> = new Set<Size>(['1280x800', '1366x768']);
const OFTEN: ReadonlySet<Size> = new Set<Size>(['1366x768', '1440x900', '390x844']);

/** Everything in the long run; else every size in the longest words, and the usual ones in every language. */
function settings({ id, players }: Game): readonly Setting[] {
  const all = LANGS.flatMap((lang) => SIZES.map((size): Setting => ({ lang, size })));
  if (long) return all;
  return all.filter(({ lang, size }) =>
    id === 'decks5'
      ? NARROW.has(size)
      : lang === 'de' || (players === 2 && OFTEN.has(size)) || size === '1366x768',
  );
}

interface Measured {
  /** Texts that end in dots. */
  readonly adventure: number;
  readonly tableau: number;
  readonly magic: number;
  /** The smallest letters of a text on a card. */
  readonly letters: number;
  /** The radius of a hex. */
  readonly hex: number;
  readonly cut: readonly string[];
}

async function measure(page: Page): Promise<Measured> {
  await laidOut(page);
  const cut = await cutOff(page);
  const found = await page.evaluate(() => {
    const texts = (box: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(`${box} [data-fit]`)].filter((one) =>
        one.checkVisibility(),
      );
    const dots = (box: string): number =>
      texts(box).filter(({ dataset }) => dataset['more'] !== undefined).length;
    const sizes = texts('.vale').map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    const hex = document.querySelector('.map .hit polygon')?.getBoundingClientRect().height ?? 0;
    return {
      adventure: dots('.adventures'),
      tableau: dots('.tableau'),
      magic: dots('.magic'),
      letters: sizes.length === 0 ? 0 : Math.round(Math.min(...sizes) * 10) / 10,
      hex: Math.round(hex / 1.56),
    };
  });
  return { ...found, cut };
}

/** What is read from cards on a table for the whole game, in px. */
const LEAST_LETTERS = 12;

/** What every setting has to keep. */
function brokenBy({ size }: Setting, found: Measured): readonly string[] {
  const [width, height] = size.split('x').map(Number);
  const wide = width >= 1280 && height >= 768;
  const dots = found.adventure + found.tableau + found.magic;
  return [
    ...found.cut,
    ...(wide && dots > 0 ? ['a text ends in dots'] : []),
    ...(wide && found.letters < LEAST_LETTERS ? [`letters of ${found.letters} px`] : []),
    ...(wide && found.hex < 44 ? ['the map is too small'] : []),
  ];
}

const HEAD = ['size', 'lang', 'adventure', 'tableau', 'magic', 'letters', 'hex', 'cut'];

const tableText = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map((cell) => String(cell).padEnd(11)).join('')).join('\n')}\n`;

test.for(GAMES)(
  'the table of Eldervale fits every screen, and every card is read from 1280 × 800 on, in letters of 12 px ($what)',
  async (dealt) => {
    const { page, context, faults } = await visit(browser);
    await page.evaluate(
      (table) => localStorage.setItem('evervale.tables', JSON.stringify([table])),
      tableOf(dealt),
    );
    const rows: (readonly (string | number)[])[] = [HEAD];
    const broken: string[] = [];
    let shown = '';
    for (const setting of settings(dealt)) {
      const { lang, size } = setting;
      if (lang !== shown) {
        shown = lang;
        await page.addInitScript((language) => {
          const kept = JSON.parse(localStorage.getItem('evervale.settings')!) as { state: object };
          localStorage.setItem(
            'evervale.settings',
            JSON.stringify({ ...kept, state: { ...kept.state, lang: language } }),
          );
        }, lang);
        await page.goto(`/table/${dealt.id}`);
        await page.locator('.vale [data-can]').first().waitFor({ state: 'attached' });
      }
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      const found = await measure(page);
      const { cut, ...numbers } = found;
      rows.push([size, lang, ...Object.values(numbers), cut.length]);
      const wrong = brokenBy(setting, found);
      if (wrong.length > 0) broken.push(`${lang} ${size}: ${wrong.join(', ')}`);
    }
    process.stdout.write(`${dealt.what}\n${tableText(rows)}`);
    expect(broken).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);
