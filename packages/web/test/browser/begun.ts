/** Tables of Everdell some turns into their game: the turns are made here, not one by one in the browser. */
import { everdell, type BoxId } from '@evervale/everdell';
import { decision, Play } from '@evervale/kernel';
import type { Page } from 'playwright-core';

const NAMES = ['Hazel', 'Oakley', 'Bramble', 'Sorrel', 'Moss', 'Rowan'];

/** A person and computer players, some cards in the city and, where it can be, a full hand. */
export function begun(id: string, players: number, boxes: readonly BoxId[], turns: number): object {
  const options = { players, boxes };
  const seats = NAMES.slice(0, players).map((name, i) => ({
    name,
    by: i === 0 ? 'person' : 'seedling',
  }));
  const play = new Play(everdell, everdell.readOptions(options), 5);
  for (let i = 0, made = 0; ; i++) {
    const { seat, prompt, options: all } = decision(everdell, play.state)!;
    if (prompt.key === 'prompt.action' && seat === 0 && made++ === turns) break;
    const plays = all.filter(({ key }) => key.startsWith('play:'));
    const stays = all.filter(({ key }) => key !== 'pass' && key !== 'prepare');
    const among = plays.length > 0 && i % 3 > 0 ? plays : stays.length > 0 ? stays : all;
    play.pick(among[(i * 7 + 5) % among.length].code);
  }
  const config = { id, game: 'everdell', options, seed: 5, seats };
  return { config, picks: [...play.picks], over: false };
}

/** Puts a table into the browser as if it had been saved there. */
export async function keep(page: Page, table: object): Promise<void> {
  await page.evaluate(
    (one) => localStorage.setItem('evervale.tables', JSON.stringify([one])),
    table,
  );
}
