import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Position } from '@evervale/eldervale';
import type { PositionReport } from '@evervale/everdell';
import type { PositionReport as Report } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { evervale } from '../../test/listening.ts';

const FARMER = JSON.stringify({
  players: [{ hand: ['farm', 'king'], resources: { twig: 2, resin: 1 } }, { hand: ['inn'] }],
});

async function report(args: readonly string[]): Promise<PositionReport> {
  const { code, out, err } = await evervale(['position', '-', ...args], { input: FARMER });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as PositionReport;
}

describe('evervale position', () => {
  it('prints options, reasons and the score', async () => {
    const { decides, options, blocked, score } = await report([]);
    expect(decides).toBe(1);
    expect(options).toContainEqual({ key: 'play:farm@hand', text: 'Play Farm from your hand' });
    expect(blocked.find(({ key }) => key === 'play:king@hand')?.text).toBe('6 berries short');
    expect(score.map(({ total }) => total)).toEqual([0, 0]);
  });

  it('takes picks one after the other', async () => {
    const after = await report(['--pick', 'play:farm']);
    expect(after.decides).toBe(2);
    expect(after.position.players?.[0]?.city).toEqual(['farm']);
    expect(after.score[0].total).toBe(1);
  });

  it('shows a seat no other hand', async () => {
    const { options, position } = await report(['--as', '2']);
    expect(options).toEqual([]);
    expect(JSON.stringify(position)).not.toContain('king');
  });

  it('speaks the language it is asked for', async () => {
    const { options } = await report(['--lang', 'de']);
    expect(options.map(({ text }) => text)).toContain('Farm von der Hand ausspielen');
  });

  it('reads a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'evervale-'));
    const file = join(folder, 'puzzle.json');
    writeFileSync(file, FARMER);
    const { code, out } = await evervale(['position', file]);
    rmSync(folder, { recursive: true });
    expect(code).toBe(0);
    expect(out).toContain('"decides": 1');
  });

  it.each([
    ['not JSON', '{', [], 'standard input: is not JSON'],
    ['an unknown card', '{"players":[{"hand":["fram"]},{}]}', [], 'players[0].hand[0]'],
    ['a seat that nobody has', FARMER, ['--as', '3'], 'as: must be a seat from 1 to 2'],
    ['a pick that is not offered', FARMER, ['--pick', 'play:king'], 'picks[0]: "play:king"'],
  ])('refuses %s in one line that names the field', async (_what, input, args, problem) => {
    const { code, out, err } = await evervale(['position', '-', ...args], { input });
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(problem);
    expect(err.trimEnd()).not.toContain('\n');
  });

  it('refuses a file that is not there', async () => {
    const { code, err } = await evervale(['position', 'nowhere.json']);
    expect(code).toBe(1);
    expect(err).toContain('nowhere.json: there is no such file');
  });

  it('knows the positions of Eldervale', async () => {
    const input = JSON.stringify({
      players: [
        {
          faction: 'fire-a',
          resources: { tool: 1, sword: 1 },
          units: { ready: ['worker'], 'fire-2': ['worker'] },
        },
      ],
      map: ['mill', 'fire-2', 'portal'],
      rest: true,
    });
    const args = ['position', '-', '--game', 'eldervale', '--pick', 'place:worker@mill'];
    const { code, out } = await evervale(args, { input });
    expect(code).toBe(0);
    const { position, score } = JSON.parse(out) as Report;
    expect((position as Position).players?.[0].dwellings).toEqual(['fire-2']);
    expect(score[0].total).toBe(4);
    const wrong = await evervale(['position', '-', '--game', 'eldervale'], {
      input: '{"players":[{"units":{"mill":["worker"]}}]}',
    });
    expect(wrong.err).toContain('players[0].units.mill: is not on the map');
  });
});
