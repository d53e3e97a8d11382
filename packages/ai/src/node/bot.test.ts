import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everdell } from '@evervale/everdell';
import { expect, test } from 'vitest';
import { Knowledge } from '../knowledge.ts';
import { playMatch } from '../match.ts';
import { randomPlayer } from '../random.ts';
import { botPlayer } from './bot.ts';

const start = () => everdell.create(everdell.readOptions({ players: 2 }), 1);
const folder = mkdtempSync(join(tmpdir(), 'evervale-bot-'));

/** A bot whose `answer` is a JavaScript expression over the question `q`. */
function bot(name: string, answer: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
     for await (const line of createInterface({ input: process.stdin })) {
       const q = JSON.parse(line);
       const a = ${answer};
       if (a !== undefined) process.stdout.write((typeof a === 'string' ? a : JSON.stringify(a)) + '\\n');
     }`,
  );
  return `bot:${process.execPath} ${path}`;
}

test('a program that takes the last option each time plays a game to its end', async () => {
  const name = bot(
    'last',
    `q.type === 'decide' ? { id: q.id, pick: q.options.at(-1).key } : undefined`,
  );
  const problems: string[] = [];
  const player = botPlayer(name, everdell, { report: (problem) => problems.push(problem) });
  const s = await playMatch(everdell, start(), [player, randomPlayer(1)]);
  player.close?.();
  expect(everdell.winners(s).length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('a bad answer is told to the bot, which may answer again', async () => {
  const name = bot(
    'stutter',
    `q.type === 'decide' ? 'no json' : { id: q.id, pick: 'place:basic-one-berry' }`,
  );
  const problems: string[] = [];
  const player = botPlayer(name, everdell, { report: (problem) => problems.push(problem) });
  const s = start();
  const code = await player.pick(new Knowledge(everdell, s, 0));
  player.close?.();
  expect(everdell.machine.wording(s, code).key).toBe('place:basic-one-berry');
  expect(problems).toEqual(['line: must be JSON on one line']);
});

test.each([
  ['that is silent', () => bot('silent', 'undefined'), /no legal answer within 300 ms/],
  ['that does not exist', () => 'bot:./no-such-program', /cannot be started/],
])('a bot %s loses its time, and the first option is picked', async (_what, name, problem) => {
  const problems: string[] = [];
  const player = botPlayer(name(), everdell, { time: 300, report: (text) => problems.push(text) });
  const s = start();
  const code = await player.pick(new Knowledge(everdell, s, 0));
  player.close?.();
  expect(code).toBe(everdell.machine.legal(s).codes[0]);
  expect(problems[0]).toMatch(problem);
});
