/** The screens that are looked at one by one, and tables with a lot on them. */
import { BOX_IDS, boxesBeside, type BoxId } from '@evervale/everdell';
import type { Page } from 'playwright-core';
import { begun, keep } from './begun.ts';
import { myTurn } from './playing.ts';

/** Every screen beside the table, and how one knows that it is there. */
export const SCREENS: readonly (readonly [path: string, there: string])[] = [
  ['/new', 'h1'],
  ['/everdell/cards', '.card'],
  ['/everdell/cards/king', '.card-detail .rulings'],
  ['/everdell/rules', '.numbered li'],
  ['/everdell/learn', 'h1'],
  ['/everdell/learn/first', '.lesson'],
  ['/eldervale/cards', '.vale-face'],
  ['/eldervale/cards/earth-b', '.vale-people'],
  ['/eldervale/rules', '.guide li'],
  ['/eldervale/learn', 'h1'],
  ['/new/eldervale', '.folded'],
  ['/replay', 'h1'],
  ['/settings', 'h1'],
  ['/about', 'h1'],
  ['/', 'h1'],
];

/** Goes from one screen to another as a link does, without loading everything anew. */
export async function goTo(page: Page, path: string, there: string): Promise<void> {
  await page.evaluate(
    ([to, wanted]) => {
      for (const one of document.querySelectorAll(wanted)) one.setAttribute('data-before', '');
      history.pushState(null, '', to);
    },
    [path, there],
  );
  await page.waitForSelector(`${there}:not([data-before])`);
  // What is folded is looked at, too.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('.folded')) one.open = true;
  });
}

/** A lesson at the table of Eldervale, whose cards end in dots: the prompt has all of their text. */
export const VALE_LESSON = ['/eldervale/learn/first', '.lesson'] as const;

/** Tables with every box that has something to show: some do not go together. */
const TABLES = {
  fair: BOX_IDS.filter((box) => box !== 'pearlbrook' && box !== 'legends'),
  river: boxesBeside('pearlbrook'),
} satisfies Record<string, readonly BoxId[]>;

/** Four at a table, so many of the own turns into the game. */
export async function openTable(page: Page, id: keyof typeof TABLES, turns: number): Promise<void> {
  await keep(page, begun(id, 4, TABLES[id], turns));
  await page.goto(`/table/${id}`);
  await myTurn(page);
}
