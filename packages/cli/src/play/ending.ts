/** The end of a game: winner and score sheet. */
import type { Desk } from './desk.ts';
import { readPage } from './pages.ts';
import { heading } from './render/scene.ts';
import { itemLines, sheetLines, winnerLines } from '../scoreSheet.ts';

export async function showEnding(desk: Desk): Promise<void> {
  const lines = (): string[] => {
    const scene = desk.scene(null);
    return [
      heading(scene, scene.ui('ui.end')),
      '',
      ...closingLines(desk),
      ...itemLines(desk.scored, scene.columns),
      ...(desk.message === '' ? [] : ['', desk.message]),
    ];
  };
  desk.message = '';
  for (;;) {
    const key = await readPage(desk.screen, lines, desk.ui('ui.end.leave'), ['s']);
    if (key.name !== 's') return;
    desk.message = desk.save();
  }
}

/** What stays in the terminal when the screen is gone. */
export function closingLines(desk: Desk): string[] {
  return [...winnerLines(desk.scored), '', ...sheetLines(desk.scored)];
}
