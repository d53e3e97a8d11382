/** Dwellings of Eldervale in the terminal. */
import { ADVENTURE_CARDS, type GameEvent } from '@evervale/eldervale';
import type { TerminalGame } from '../terminal.ts';
import { eldervaleBalance } from './balance.ts';
import { eldervaleBench } from './bench.ts';
import { eldervaleChoices } from './choices.ts';
import { eldervaleHelp } from './help.ts';
import { ownLines, playerLines, tableLines } from './render/page.ts';
import type { EldervaleView } from './scene.ts';
import { eldervaleSheet } from './sheet.ts';
import { eldervaleWords, type EldervaleKey } from './words/index.ts';

export const eldervaleTerminal: Partial<TerminalGame<EldervaleView, EldervaleKey>> = {
  words: eldervaleWords,
  tableLines,
  ownLines,
  playerLines,
  help: eldervaleHelp,
  // Every turn has its paragraph; what lies open is there to be seen.
  quiet: ['turn', 'turnUp'],
  choices: eldervaleChoices,
  sheet: eldervaleSheet,
  bench: eldervaleBench,
  balance: eldervaleBalance,
  examples: {
    play: [
      'evervale play --game eldervale --people Anna --computers 1 --level oak',
      'evervale play --game eldervale --people Anna,Ben,Carla --lang de',
    ],
    tournament: ['evervale tournament --game eldervale --players oak,greedy --games 20 --jobs 2'],
    ladder: ['evervale ladder --game eldervale --minutes 60'],
    position: [
      'evervale position --game eldervale puzzle.json',
      'evervale position --game eldervale puzzle.json --pick place:worker@mill',
    ],
    cards: [
      'evervale cards --game eldervale dragon',
      'evervale cards --game eldervale fire --lang it',
    ],
  },
  counted: {
    what: 'Cards acquired',
    idOf(event) {
      const acquired = event as GameEvent;
      return acquired.type === 'acquire' ? ADVENTURE_CARDS[acquired.card - 1].id : undefined;
    },
  },
};
