import {
  hostedEldervale as game,
  readPosition,
  writePosition,
  type Position,
} from '@evervale/eldervale';
import { decision, encode, Play, type Decision } from '@evervale/kernel';
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
const ID = 'layout';
/** One is as long as characters are called. */
const NAMES = ['Hazel', 'Capomastro', 'Bramble', 'Sorrel', 'Moss'];

interface Game {
  readonly what: string;
  readonly seed: number;
  /** How many turns in. */
  readonly till: number;
  readonly players: number;
  /** Every deck shows a long card, and the hand has the longest ones of its pile: rarer than any deal. */
  readonly freak?: true;
}

/** Many cards on the Tableau, and long ones above the map: a row of decks has most to say with five players. */
const TWO: Game = { what: 'two players', seed: 6, till: 11, players: 2 };
const FIVE: Game = { what: 'five players', seed: 6, till: 11, players: 5 };
const DEALS = (long ? Array.from({ length: 12 }, (_, i) => i + 1) : [3, 9]).map((seed): Game => ({
  what: `five players, deal ${seed}`,
  seed,
  till: 11,
  players: 5,
}));
const FREAK: Game = { ...FIVE, what: 'five players, long texts everywhere', freak: true };
const GAMES = [TWO, FIVE, ...DEALS, FREAK];

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

const lengthOf = (id: string): number => game.print(game.lookup.find(id)!.text(), 'de').length;

const longestFirst = (cards: readonly string[]): readonly string[] =>
  cards.toSorted((a, b) => lengthOf(b) - lengthOf(a));

/** As many as one draws at the beginning (E3.11). */
const IN_HAND = 5;

/** As it is, but for the order of piles. */
function withLongTexts(position: Position): Position {
  const [{ hand = [], ...own }, ...others] = position.players!;
  const magic = longestFirst([...hand, ...position.deck!]);
  const decks = Object.entries(position.decks!).map(([element, { open, cards = [] }]) => {
    const all = longestFirst([...(open === undefined ? [] : [open]), ...cards]);
    const second = Math.max(0, Math.min(1, all.length - 1));
    return [element, { open: all[second], cards: all.toSpliced(second, 1) }];
  });
  return {
    ...position,
    players: [{ ...own, hand: magic.slice(0, IN_HAND) }, ...others],
    deck: magic.slice(IN_HAND),
    decks: Object.fromEntries(decks),
  };
}

/** A table in the middle of a game, when the first seat has the choice of its turn; of its last one where it has fewer. */
function tableOf({ players, seed, till, freak }: Game): unknown {
  const options = { players, factions: 'randomFaction' };
  const play = new Play(game, game.readOptions(options), seed);
  let [picks, state] = [[...play.picks], play.state];
  for (let i = 0, turns = 0; turns <= till && !play.over; i++) {
    const asked = decision(game, play.state)!;
    if (asked.seat === 0 && asked.prompt.key === 'prompt.action') {
      [picks, state] = [[...play.picks], play.state.slice()];
      turns++;
    }
    play.pick(choose(asked, i));
  }
  const seats = NAMES.slice(0, players).map((name, i) => ({
    name,
    by: i === 0 ? 'person' : 'seedling',
  }));
  const config = { id: ID, game: game.id, options, seed, seats };
  if (freak === undefined) return { config, picks, over: false };
  const { state: start } = readPosition(withLongTexts(writePosition(state)));
  return { config: { ...config, start: encode(game, start) }, picks: [], over: false };
}

interface Setting {
  readonly lang: Lang;
  readonly size: Size;
}

/** Where seven decks have the least room with their texts. */
const NARROW: ReadonlySet<Size> = new Set<Size>(['1280x800', '1366x768']);
const OFTEN: ReadonlySet<Size> = new Set<Size>(['1366x768', '1440x900', '390x844']);

/** Everything in the long run; else every size in the longest words, and the usual ones in every language. */
function settings(dealt: Game): readonly Setting[] {
  const all = LANGS.flatMap((lang) => SIZES.map((size): Setting => ({ lang, size })));
  if (long) return all;
  return all.filter(({ lang, size }) =>
    dealt === TWO
      ? lang === 'de' || OFTEN.has(size)
      : dealt === FIVE
        ? lang === 'de' || size === '1366x768'
        : NARROW.has(size),
  );
}

interface Measured {
  /** Texts that end in dots. */
  readonly adventure: number;
  readonly tableau: number;
  readonly magic: number;
  /** The smallest letters of a text or a name on a card. */
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
    const names = [...document.querySelectorAll<HTMLElement>('.vale [data-fit-name]')];
    const sizes = [...texts('.vale'), ...names.filter((one) => one.checkVisibility())].map((one) =>
      Number.parseFloat(getComputedStyle(one).fontSize),
    );
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

/** The radius of a hex, in px: texts come before the map where they are longer than any deal makes them. */
const leastHex = ({ freak }: Game): number => (freak ? 30 : 44);

/** What every setting has to keep. */
function brokenBy(dealt: Game, { size }: Setting, found: Measured): readonly string[] {
  const [width, height] = size.split('x').map(Number);
  const wide = width >= 1280 && height >= 768;
  const dots = found.adventure + found.tableau + found.magic;
  return [
    ...found.cut,
    ...(wide && dots > 0 ? ['a text ends in dots'] : []),
    ...(wide && found.letters < LEAST_LETTERS ? [`letters of ${found.letters} px`] : []),
    ...(wide && found.hex < leastHex(dealt) ? ['the map is too small'] : []),
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
        await page.goto(`/table/${ID}`);
        await page
          .locator('.vale [data-can], .vale .prompt .answer')
          .first()
          .waitFor({ state: 'attached' });
      }
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      const found = await measure(page);
      const { cut, ...numbers } = found;
      rows.push([size, lang, ...Object.values(numbers), cut.length]);
      const wrong = brokenBy(dealt, setting, found);
      if (wrong.length > 0) broken.push(`${lang} ${size}: ${wrong.join(', ')}`);
    }
    process.stdout.write(`${dealt.what}\n${tableText(rows)}`);
    expect(broken).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);
