/** The screens that are looked at one by one, and tables with a lot on them. */
import { BOX_IDS, boxesBeside, type BoxId } from '@evervale/everdell';
import type { Page } from 'playwright-core';
import { byMouse, myTurn } from './playing.ts';

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
  ['/new/eldervale', '.lid'],
  ['/replay', 'h1'],
  ['/settings', 'h1'],
  ['/about', 'h1'],
  ['/', 'h1'],
];

/** A lesson at the table of Eldervale, whose cards end in dots: the prompt has all of their text. */
export const VALE_LESSON = ['/eldervale/learn/first', '.lesson'] as const;

/** Tables with every box that has something to show: some do not go together. */
const TABLES = {
  fair: BOX_IDS.filter((box) => box !== 'pearlbrook' && box !== 'legends'),
  river: boxesBeside('pearlbrook'),
} satisfies Record<string, readonly BoxId[]>;

function tableWith(id: keyof typeof TABLES): unknown {
  const seats = [
    { name: 'Hazel', by: 'person' },
    { name: 'Oakley', by: 'seedling' },
    { name: 'Bramble', by: 'seedling' },
    { name: 'Sorrel', by: 'seedling' },
  ];
  const options = { players: seats.length, boxes: TABLES[id] };
  return { config: { id, game: 'everdell', options, seed: 5, seats }, picks: [], over: false };
}

export async function openTable(page: Page, id: keyof typeof TABLES, moves: number): Promise<void> {
  await page.evaluate(
    (table) => localStorage.setItem('evervale.tables', JSON.stringify([table])),
    tableWith(id),
  );
  await page.goto(`/table/${id}`);
  for (let i = 0; i < moves; i++) {
    await myTurn(page);
    await byMouse(page, i);
    await page.waitForTimeout(60);
  }
  await myTurn(page);
}
