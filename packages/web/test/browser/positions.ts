/** Tables that begin with a position, against a computer player. */
import { everdell, readPosition, type Position } from '@evervale/everdell';
import { encode } from '@evervale/kernel';
import type { Page } from 'playwright-core';
import { browser } from './browser.ts';
import { visit, type Visit, type Wishes } from './visit.ts';

function tableWith(id: string, position: Position, by: string): unknown {
  const { state, options } = readPosition({ options: { players: 2 }, rest: true, ...position });
  const seats = [
    { name: 'Hazel', by: 'person' },
    { name: 'Oakley', by },
  ].slice(0, options.players);
  const start = encode(everdell, state);
  const config = { id, game: 'everdell', options, seed: 3, seats, start };
  return { config, picks: [], over: false };
}

export async function open(
  position: Position,
  wishes: Wishes = {},
  by = 'sapling',
): Promise<Visit & { readonly reopen: (page: Page) => Promise<void> }> {
  const visited = await visit(browser, '/settings', wishes);
  const { page } = visited;
  await page.evaluate(
    (table) => localStorage.setItem('evervale.tables', JSON.stringify([table])),
    tableWith('fault', position, by),
  );
  const reopen = async (where: Page): Promise<void> => {
    await where.goto('/table/fault');
    await where.locator('.table .prompt, .text-table .prompt').first().waitFor();
  };
  await reopen(page);
  return { ...visited, reopen };
}
