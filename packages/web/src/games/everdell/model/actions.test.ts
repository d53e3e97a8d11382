import { expect, test } from 'vitest';
import type { LogLine } from '../../../table/source.ts';
import { actionsOf, actionsSince } from './actions.ts';

const line = (at: number, seat: number | null, type: string): LogLine => ({
  at,
  seat,
  type,
  text: { key: type },
});

const shape = (log: readonly LogLine[]) =>
  actionsOf(log).map(({ seat, head, rest }) => [seat, head.type, rest.map(({ type }) => type)]);

test('what is paid for a card and what it brings belong to playing it', () => {
  const log = [
    line(1, 0, 'pay'),
    line(1, 0, 'play'),
    line(1, null, 'meadowFill'),
    line(2, 0, 'gain'),
  ];
  expect(shape(log)).toEqual([[0, 'play', ['pay', 'meadowFill', 'gain']]]);
});

test('the next player begins a new entry, also if the last one gave them something', () => {
  const log = [line(1, 0, 'place'), line(1, 1, 'gain'), line(2, 1, 'place'), line(2, 1, 'gain')];
  expect(shape(log)).toEqual([
    [0, 'place', ['gain']],
    [1, 'place', ['gain']],
  ]);
});

test('two turns of one player in a row are two entries, each with its own price', () => {
  const log = [
    line(1, 0, 'pay'),
    line(1, 0, 'play'),
    line(1, 0, 'gain'),
    line(2, 0, 'pay'),
    line(2, 0, 'play'),
  ];
  expect(shape(log)).toEqual([
    [0, 'play', ['pay', 'gain']],
    [0, 'play', ['pay']],
  ]);
});

test('preparing for a season is one entry with all it brings', () => {
  const log = [
    line(3, 0, 'recall'),
    line(3, 0, 'season'),
    line(3, 0, 'newWorkers'),
    line(3, 0, 'gain'),
  ];
  expect(shape(log)).toEqual([[0, 'season', ['recall', 'newWorkers', 'gain']]]);
});

test('what Rugwort does in answer is an entry of his own, and told since the own last turn', () => {
  const log = [
    line(1, 0, 'pay'),
    line(1, 0, 'play'),
    line(1, null, 'meadowFill'),
    line(1, null, 'die'),
    line(1, 1, 'automatPlays'),
    line(1, null, 'meadowFill'),
  ];
  expect(shape(log)).toEqual([
    [0, 'play', ['pay', 'meadowFill']],
    [1, 'automatPlays', ['die', 'meadowFill']],
  ]);
  expect(actionsSince(log, 0).map(({ seat, head }) => [seat, head.type])).toEqual([
    [1, 'automatPlays'],
  ]);
  const season = [
    line(2, 0, 'recall'),
    line(2, 0, 'season'),
    line(2, 1, 'season'),
    line(2, 1, 'automatMoves'),
  ];
  expect(shape([...log, ...season]).slice(2)).toEqual([
    [0, 'season', ['recall']],
    [1, 'season', ['automatMoves']],
  ]);
  expect(actionsSince([...log, ...season], 0).map(({ head }) => head.type)).toEqual(['season']);
  expect(actionsSince([...log, ...season, line(3, 0, 'place')], 0)).toEqual([]);
});
