import { stripVTControlCharacters as plain } from 'node:util';
import { hostedEverdell, readPosition } from '@evervale/everdell';
import { describe, expect, it } from 'vitest';
import { itemLines, scored, sheetLines, winnerLines } from '../../scoreSheet.ts';

const NAMES = ['Anna', 'Ben'];
const state = (...players: object[]) =>
  scored(hostedEverdell, readPosition({ players }).state, 'en', NAMES);
const plainly = (lines: readonly string[]): string[] => lines.map((line) => plain(line));

describe('the score sheet', () => {
  it('adds up by part and by seat', () => {
    const s = state({ city: ['farm', 'farm', 'inn'], points: 4 }, { city: ['wife', 'husband'] });
    expect(plainly(sheetLines(s))).toEqual([
      '                  A Anna  B Ben',
      'Cards                  4      4',
      'Point tokens           4      0',
      'Prosperity bonus       0      3',
      'Total                  8      7',
    ]);
  });

  it('says what every part is made of, copies together', () => {
    const s = state({ city: ['farm', 'farm', 'inn'], points: 4 }, {});
    expect(plainly(itemLines(s, 80))).toEqual([
      '',
      'A Anna: 8',
      '  Cards 4: Farm ×2 (2) · Inn (2)',
      '  Point tokens 4: supply (4)',
      '',
      'B Ben: 0',
    ]);
  });

  it('names the winner', () => {
    const s = state({ points: 4 }, { points: 3 });
    expect(plainly(winnerLines(s))).toEqual(['Anna wins with 4 points']);
  });

  it('explains a tie by Events (10.6)', () => {
    const s = state({ points: 3 }, { events: ['grand-tour'] });
    expect(plainly(winnerLines(s))).toEqual([
      'Ben wins with 3 points',
      'Ben wins the tie with 1 Event',
    ]);
  });

  it('explains a tie by leftover resources (10.7)', () => {
    const s = state({ points: 3, resources: { twig: 2 } }, { points: 3, resources: { berry: 1 } });
    expect(plainly(winnerLines(s))[1]).toBe('Anna wins the tie with 2 leftover resources');
  });

  it('lets equals share the victory (10.8)', () => {
    const s = state({ points: 3 }, { points: 3 });
    expect(plainly(winnerLines(s))).toEqual([
      'Anna and Ben share the victory with 3 points',
      'Equal points, Events and leftover resources: Anna and Ben share the victory',
    ]);
  });

  it('says that a tie is Nightweave’s', () => {
    const { state: tied } = readPosition({
      options: { players: 1, nightweave: { difficulty: 1 } },
      players: [{ points: 5, season: 'autumn', finished: true }],
      nightweave: { points: 5, season: 'autumn', finished: true },
    });
    const lines = winnerLines(scored(hostedEverdell, tied, 'en', NAMES)).map(plain);
    expect(lines.join('\n')).toContain('Nightweave wins every tie');
  });

  it('knows Rugwort by his name in every language', () => {
    const { state: solo } = readPosition({ options: { players: 1 }, rugwort: { points: 5 } });
    expect(plain(winnerLines(scored(hostedEverdell, solo, 'de', NAMES))[0])).toMatch(
      /^Fusselwürz gewinnt/,
    );
    expect(plain(sheetLines(scored(hostedEverdell, solo, 'en', NAMES))[0])).toContain('R Rugwort');
  });
});
