import { it } from 'vitest';
import { DEFAULT_HOUSE, BOX_IDS, type GameOptions, type BoxId } from '../src/index.ts';
import { playWatched, TEMPERS } from './invariants-play.ts';
const g = (players: number, boxes: BoxId[], more: Partial<GameOptions> = {}): GameOptions => ({ players, boxes, house: DEFAULT_HOUSE, ...more } as GameOptions);
const solo = (boxes: BoxId[]): GameOptions => ({ players: 1, rugwort: { year: 2, modules: [] }, boxes, house: DEFAULT_HOUSE } as GameOptions);
const ALL = ['newleaf','newleaf-cards','newleaf-forest','newleaf-events','newleaf-basic-events','tickets','reservation'] as BoxId[];
const tables: [string, GameOptions][] = [
  ['cards', g(2, ['newleaf-cards'])],
  ['board', g(3, ['newleaf'])],
  ['board 6', g(6, ['newleaf'])],
  ['tickets', g(2, ['tickets'])],
  ['reservation', g(2, ['reservation'])],
  ['events', g(4, ['newleaf-events', 'newleaf-basic-events','newleaf-forest'], { events: 'only' })],
  ['all', g(4, ALL, { events: 'half' })],
  ['stack', g(2, ALL, { events: 'mixed', house: { ...DEFAULT_HOUSE, 'golden.stackOnOccupied': true } })],
  ['everything', g(5, BOX_IDS.filter((b) => b !== 'pearlbrook'), { events: 'mixed' })],
  ['everything pearl', g(3, BOX_IDS.filter((b) => b !== 'flower-festival' && b !== 'newleaf-basic-events'), { events: 'mixed' })],
  ['solo', solo(ALL)],
  ['solo all', solo(BOX_IDS.filter((b) => b !== 'pearlbrook'))],
];
const n = Number(process.env['GAMES'] ?? 15);
it.each(tables)('%s', (_name, options) => {
  for (let i = 0; i < n; i++) playWatched(options, i + 1000, TEMPERS[i % 3]);
}, 300000);
