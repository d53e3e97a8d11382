import { everdell } from '@evervale/everdell';
import { decision } from '@evervale/kernel';
import { LANGS } from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import { randomGame } from '../../../../test/games.ts';
import { TestScreen } from '../../../../test/listening.ts';
import { width } from '../../../columns.ts';
import { itemLines, sheetLines, winnerLines } from '../../../scoreSheet.ts';
import { frame } from '../../../play/ask.ts';
import { Desk } from '../../../play/desk.ts';
import { NOTHING_TYPED } from '../../../play/prompt.ts';
import { helpLines } from '../../../play/render/help.ts';
import { paragraphLines } from '../../../play/render/log.ts';
import { whyLines } from '../../../play/render/why.ts';
import { everdellChoices } from '../choices.ts';
import { everdellHelp } from '../help.ts';
import { ownLines, tableLines } from './page.ts';

const noKeys = () => ({ name: 'return' });

function deskAt(
  players: number,
  seed: number,
  picks: number,
  columns = 80,
  rows = 40,
  boxes: readonly string[] = [],
): Desk {
  const screen = new TestScreen(columns, rows, noKeys);
  return new Desk(screen, randomGame(players, seed, picks, boxes), 'en', 'game.json');
}

function frameOf(desk: Desk): string[] {
  const pending = decision(everdell, desk.running.play.state)!;
  const scene = desk.scene(pending.seat);
  return frame(desk, scene, pending, desk.choices(scene, pending), NOTHING_TYPED);
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map(width));

describe('the page', () => {
  it.each(LANGS)('keeps to 80 columns and to the rows of the screen in %s', (lang) => {
    for (let seed = 0; seed < 12; seed++) {
      const desk = deskAt(2 + (seed % 5), seed, 15 * seed, 80, 30);
      desk.lang = lang;
      if (desk.running.play.over) continue;
      const lines = frameOf(desk);
      expect(widest(lines)).toBeLessThanOrEqual(80);
      expect(lines).toHaveLength(30);
    }
  });

  it.each(LANGS)(
    'shows river, wonders, pearls and adornments in 80 columns: %s (12.4, 12.18)',
    (lang) => {
      for (let seed = 0; seed < 8; seed++) {
        const desk = deskAt(2 + (seed % 5), seed, 25 * seed, 80, 60, ['pearlbrook']);
        desk.lang = lang;
        if (desk.running.play.over) continue;
        const pending = decision(everdell, desk.running.play.state)!;
        const scene = desk.scene(pending.seat);
        const lines = [...tableLines(scene, []), ...ownLines(scene)];
        expect(widest(lines)).toBeLessThanOrEqual(80);
        const text = lines.join('\n');
        const named = (id: string): string => scene.print({ key: 'name', args: { id } });
        expect(text).toContain(named('hopewatch-gate').slice(0, 12));
        expect(text).toContain(named('shoal'));
        const own = scene.view.players[pending.seat].pearlbrook!;
        for (const id of own.adornments!) expect(text).toContain(named(id));
      }
    },
  );

  it('stands in two columns on a wide screen', () => {
    const desk = deskAt(2, 1, 20, 170, 50);
    const lines = frameOf(desk);
    expect(widest(lines)).toBeLessThanOrEqual(170);
    expect(lines.every((line) => line.includes('│'))).toBe(true);
  });

  it('shows the own hand and nobody else’s', () => {
    const desk = deskAt(3, 4, 30);
    const { state } = desk.running.play;
    const { seat } = decision(everdell, state)!;
    const scene = desk.scene(seat);
    const text = [...tableLines(scene, []), ...ownLines(scene)].join('\n');
    for (const id of everdell.view(state, seat).players[seat].hand!) {
      expect(text).toContain(scene.print({ key: 'name', args: { id } }));
    }
    const { players } = everdell.view(state, seat);
    const others = players.filter((player) => player.seat !== seat);
    expect(others.map(({ hand }) => hand)).toEqual([null, null]);
  });

  it('names every place of the board and every card of the Meadow', () => {
    const scene = deskAt(4, 2, 40).scene(0);
    const text = tableLines(scene, []).join('\n');
    const { basic, forest, meadow, specialEvents } = scene.view;
    const ids = [...basic, ...forest, ...specialEvents].flatMap((thing) =>
      thing ? [thing.id] : [],
    );
    for (const id of [...ids, ...meadow].filter((one) => one !== null)) {
      expect(text).toContain(scene.print({ key: 'name', args: { id } }));
    }
  });
});

describe('other pages', () => {
  it.each(LANGS)('keep to 80 columns in %s', (lang) => {
    const desk = deskAt(4, 7, 60);
    desk.lang = lang;
    const scene = desk.scene(0);
    const blocked = everdell.blocked(desk.running.play.state);
    const log = desk.running.journal.all(0).flatMap((one) => paragraphLines(scene, one));
    expect(widest(helpLines(scene, everdellHelp, lang))).toBeLessThanOrEqual(80);
    expect(widest(whyLines(scene, everdellChoices, blocked, ''))).toBeLessThanOrEqual(80);
    expect(widest(log)).toBeLessThanOrEqual(80);
  });

  it.each(LANGS)('the score sheet keeps to 80 columns in %s, also with six players', (lang) => {
    const desk = deskAt(6, 3, Infinity);
    desk.lang = lang;
    const lines = [
      ...sheetLines(desk.scored),
      ...itemLines(desk.scored, 80),
      ...winnerLines(desk.scored),
    ];
    expect(widest(lines)).toBeLessThanOrEqual(80);
  });

  it('reasons can be searched', () => {
    const desk = deskAt(2, 1, 0);
    const scene = desk.scene(0);
    const blocked = everdell.blocked(desk.running.play.state);
    expect(whyLines(scene, everdellChoices, blocked, 'journey 3').join('\n')).toContain(
      'Only in autumn',
    );
    expect(whyLines(scene, everdellChoices, blocked, 'xyzzy').join('\n')).toContain(
      'among the options',
    );
  });
});
