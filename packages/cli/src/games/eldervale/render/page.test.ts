import { hostedEldervale } from '@evervale/eldervale';
import { decision, type Decision } from '@evervale/kernel';
import { LANGS } from '@evervale/kernel/text';
import { stripVTControlCharacters as plain } from 'node:util';
import { expect, it } from 'vitest';
import { randomGameOf } from '../../../../test/games.ts';
import { TestScreen } from '../../../../test/listening.ts';
import { width } from '../../../columns.ts';
import { frame } from '../../../play/ask.ts';
import { Desk } from '../../../play/desk.ts';
import { NOTHING_TYPED } from '../../../play/prompt.ts';
import { helpLines } from '../../../play/render/help.ts';
import { eldervaleHelp } from '../help.ts';
import type { EldervaleScene } from '../scene.ts';
import { battleLines } from './battle.ts';
import { mapLines } from './map.ts';

const noKeys = () => ({ name: 'return' });

function deskAt(players: number, seed: number, picks: number, columns: number, rows: number): Desk {
  const running = randomGameOf(hostedEldervale, { players }, seed, picks);
  return new Desk(new TestScreen(columns, rows, noKeys), running, 'en', 'game.json');
}

const asked = (desk: Desk): Decision | null => decision(hostedEldervale, desk.running.play.state);

function sceneOf(desk: Desk): EldervaleScene {
  const pending = asked(desk);
  return desk.scene(pending?.seat ?? 0, pending) as EldervaleScene;
}

it.each(LANGS)('the page of Eldervale keeps to the screen in %s', (lang) => {
  for (let seed = 0; seed < 12; seed++) {
    const columns = seed % 2 === 0 ? 80 : 120;
    const desk = deskAt(2 + (seed % 4), seed, 60 * seed, columns, 40);
    desk.lang = lang;
    const pending = asked(desk);
    if (pending === null) continue;
    const scene = desk.scene(pending.seat, pending);
    const lines = frame(desk, scene, pending, desk.choices(scene, pending), NOTHING_TYPED);
    expect(Math.max(...lines.map(width))).toBeLessThanOrEqual(columns);
    expect(lines).toHaveLength(40);
    for (const text of lines) expect(plain(text)).not.toMatch(/\b(ui|name|n|option)\.[a-z]/);
  }
});

it('the map shows every Realm with its number, two lines for each row', () => {
  const scene = sceneOf(deskAt(2, 3, 40, 120, 40));
  const map = mapLines(scene).map(plain);
  const { realms } = scene.view;
  expect(map).toHaveLength(2 * new Set(realms.map(({ r }) => r)).size);
  const numbers = map
    .join('\n')
    .match(/\/(\d+) /g)
    ?.map((found) => Number(found.slice(1)));
  expect(numbers?.toSorted((a, b) => a - b)).toEqual(realms.map((_, i) => i + 1));
});

it('where a Realm can be laid the map shows the numbers of the options', () => {
  for (let picks = 5; picks < 200; picks++) {
    const desk = deskAt(2, 1, picks, 100, 40);
    const cells = asked(desk)!.options.filter(({ key }) => key.startsWith('cell:'));
    if (cells.length === 0) continue;
    const map = mapLines(sceneOf(desk)).map(plain).join('\n');
    for (let n = 1; n <= cells.length; n++) expect(map).toContain(`→ ${n}.`);
    return;
  }
  expect.fail('no Realm was turned up');
});

it('a battle is told with its sides and their dice', () => {
  for (let picks = 100; picks < 600; picks++) {
    const scene = sceneOf(deskAt(2, 2, picks, 100, 40));
    if (scene.view.battle?.step !== 'rolled') continue;
    const told = battleLines(scene).map(plain).join('\n');
    expect(told).toContain('Battle: ');
    expect(told).toMatch(/: \d (die|dice) {2}(\[[1-6]\])+/);
    return;
  }
  expect.fail('nobody had to decide after a roll');
});

it.each(LANGS)('the help of Eldervale explains its signs in %s', (lang) => {
  const desk = deskAt(2, 1, 10, 80, 40);
  desk.lang = lang;
  const lines = helpLines(desk.scene(0), eldervaleHelp, lang).map(plain);
  expect(Math.max(...lines.map(width))).toBeLessThanOrEqual(80);
});
