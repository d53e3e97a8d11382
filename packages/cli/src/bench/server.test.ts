import { stripVTControlCharacters as plain } from 'node:util';
import { expect, it } from 'vitest';
import { QUICK_LOAD, loadLines } from './server.ts';

it('the figures of the server stand beside their goals, a ratio above 1 being better', () => {
  const throughput = {
    p50: 9,
    p99: 30,
    movesPerSecond: 6000,
    serverMicrosecondsPerMove: 120,
    threads: { plays: 90, writes: 20, others: 10 },
    playersMicrosecondsPerMove: 60,
    bytesPerMoveAndViewer: 1024,
  };
  const paced = {
    p50: 2,
    p99: 50,
    movesPerSecond: 198,
    longest: 61.5,
    longestPause: 12.25,
    serverLoad: 0.2,
  };
  const lines = loadLines(QUICK_LOAD, {
    throughput,
    mixed: { ...throughput, threads: null },
    spread: { ...throughput, movesPerSecond: 6500 },
    paced,
    disk: { p50: 0.5, p99: 4 },
    pacedInMemory: { ...paced, p50: 1, p99: 3 },
    idleTable: { kibibytes: 40, kibibytesWithTwoViewers: 55 },
    restart: { tables: 2000, secondsToServe: 2.5, secondsToFirstHundredTables: 3 },
  }).map(plain);
  expect(lines.find((line) => line.startsWith('Moves'))).toMatch(/6000\/s +≥ 10000\/s +0\.60$/);
  expect(lines.find((line) => line.startsWith('By the time'))).toMatch(
    /11111\/s +≥ 10000\/s +1\.11$/,
  );
  expect(lines.find((line) => line.startsWith('Answer'))).toMatch(/50 ms +≤ 5 ms +0\.10$/);
  expect(lines.find((line) => line.startsWith('Everdell'))).toMatch(/120 +90 +20 +10 +60$/);
  expect(lines.find((line) => line.startsWith('both'))).toMatch(/120 +– +– +– +60$/);
  expect(lines.find((line) => line.includes('two servers'))).toMatch(/6500\/s/);
  expect(lines.find((line) => line.startsWith('answer '))).toMatch(/2 +50 +61.5 +12.25$/);
  expect(lines.find((line) => line.startsWith('a bare sync'))).toMatch(/0.5 +4$/);
  expect(lines.find((line) => line.startsWith('answer, database in memory'))).toMatch(/1 +3 +61.5/);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
});
