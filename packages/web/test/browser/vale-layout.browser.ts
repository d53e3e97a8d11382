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
const PLAYERS = [2, 5] as const;
const NAMES = ['Hazel', 'Oakley', 'Bramble', 'Sorrel', 'Moss'];
const TURNS = 11;
const SEED = 6;

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
function tableOf(players: number): unknown {
  const options = { players, factions: 'randomFaction' };
  const play = new Play(game, game.readOptions(options), SEED);
  for (let i = 0, turns = 0; ; i++) {
    const asked = decision(game, play.state)!;
    if (asked.seat === 0 && asked.prompt.key === 'prompt.action' && turns++ === TURNS) break;
    play.pick(choose(asked, i));
  }
  const seats = NAMES.slice(0, players).map((name, i) => ({
    name,
    by: i === 0 ? 'person' : 'seedling',
  }));
  const config = { id: `vale${players}`, game: game.id, options, seed: SEED, seats };
  return { config, picks: [...play.picks], over: false };
}

interface Setting {
  readonly players: (typeof PLAYERS)[number];
  readonly lang: Lang;
  readonly size: Size;
}

const OFTEN: ReadonlySet<Size> = new Set<Size>(['1366x768', '1440x900', '390x844']);

/** Everything in the long run; else every size in the longest words, and the usual ones in every language. */
function settings(): readonly Setting[] {
  const all = PLAYERS.flatMap((players) =>
    LANGS.flatMap((lang) => SIZES.map((size): Setting => ({ players, lang, size }))),
  );
  if (long) return all;
  return all.filter(
    ({ players, lang, size }) =>
      lang === 'de' || (players === 2 && OFTEN.has(size)) || size === '1366x768',
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

/** What every setting has to keep. */
function brokenBy({ size }: Setting, found: Measured): readonly string[] {
  const [width, height] = size.split('x').map(Number);
  const wide = width >= 1280 && height >= 768;
  const dots = found.adventure + found.tableau + found.magic;
  return [
    ...found.cut,
    ...(wide && dots > 0 ? ['a text ends in dots'] : []),
    ...(wide && found.hex < 44 ? ['the map is too small'] : []),
  ];
}

const HEAD = ['size', 'lang', 'players', 'adventure', 'tableau', 'magic', 'letters', 'hex', 'cut'];

const tableText = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map((cell) => String(cell).padEnd(11)).join('')).join('\n')}\n`;

test('the table of Eldervale fits every screen, and two and five players read every card from 1280 × 800 on', async () => {
  const { page, context, faults } = await visit(browser);
  const tables = PLAYERS.map(tableOf);
  await page.evaluate((all) => {
    localStorage.setItem('evervale.tables', JSON.stringify(all));
  }, tables);
  const rows: (readonly (string | number)[])[] = [HEAD];
  const broken: string[] = [];
  let shown = '';
  for (const setting of settings()) {
    const { players, lang, size } = setting;
    if (`${players} ${lang}` !== shown) {
      shown = `${players} ${lang}`;
      await page.addInitScript((language) => {
        const kept = JSON.parse(localStorage.getItem('evervale.settings')!) as { state: object };
        localStorage.setItem(
          'evervale.settings',
          JSON.stringify({ ...kept, state: { ...kept.state, lang: language } }),
        );
      }, lang);
      await page.goto(`/table/vale${players}`);
      await page.locator('.vale [data-can]').first().waitFor({ state: 'attached' });
    }
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    const found = await measure(page);
    const { cut, ...numbers } = found;
    rows.push([size, lang, players, ...Object.values(numbers), cut.length]);
    const wrong = brokenBy(setting, found);
    if (wrong.length > 0) broken.push(`${players} ${lang} ${size}: ${wrong.join(', ')}`);
  }
  process.stdout.write(tableText(rows));
  expect(broken).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
