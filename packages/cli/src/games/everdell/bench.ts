/** What the benchmark measures of Everdell beside the usual tables. */
import { boxesBeside } from '@evervale/everdell';
import { styleText } from 'node:util';
import { table } from '../../columns.ts';
import type { BenchStyle } from '../terminal.ts';

/**
 * What the best open engine for the same game in TypeScript does with random players on one core,
 * in games a second; with its log switched off two players reach `silent`.
 */
const REFERENCE = { two: 23, silent: 95, four: 7 } as const;

const whole = (n: number): string => Math.round(n).toLocaleString('en');

const BOXES = boxesBeside('pearlbrook');

export const everdellBench: BenchStyle = {
  tables: [2, 3, 4, 6, 1],
  /** All boxes that may be in one game: further basic Events are not used with Pearlbrook (11.3). */
  everything: { tables: [2, 4], options: { boxes: BOXES }, share: 0.45 },
  largest: { options: { players: 6, boxes: BOXES }, bytes: 6 * 1024 },
  reference: {
    figures: REFERENCE,
    tables: [2, 4],
    lines(speed) {
      const of = (players: number): number =>
        speed.find((one) => one.players === players)!.gamesPerSecond;
      const times = (own: number, other: number): string => `${whole(own / other)} times as fast`;
      return [
        styleText('bold', 'Beside it: the best open TypeScript engine for this game, games/s'),
        ...table([
          ['2 players', String(REFERENCE.two), times(of(2), REFERENCE.two)],
          ['2 players, its log off', String(REFERENCE.silent), times(of(2), REFERENCE.silent)],
          ['4 players', String(REFERENCE.four), times(of(4), REFERENCE.four)],
        ]),
      ];
    },
  },
};
