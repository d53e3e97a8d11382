import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly duration: number;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const path = (from: string): string => fileURLToPath(new URL(from, import.meta.url));

/** Runs the tests whose browser dies; they fail, so the run does. */
async function runDying(): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'evervale-dying-'));
  const report = join(folder, 'report.json');
  const vitest = path('../../../../node_modules/vitest/vitest.mjs');
  const config = path('dying/vitest.config.ts');
  const args = ['run', '--config', config, '--reporter=json', `--outputFile=${report}`];
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: path('../../../../'),
    stdio: 'ignore',
  });
  await once(child, 'exit');
  const text = await readFile(report, 'utf8');
  await rm(folder, { recursive: true });
  return JSON.parse(text) as Report;
}

test('a browser that dies is one clear error, soon, and the next test has a new browser', async () => {
  const [file] = (await runDying()).testResults;
  const [onPage, elsewhere, next] = file.assertionResults;
  for (const { status, failureMessages, duration } of [onPage, elsewhere]) {
    expect(status).toBe('failed');
    expect(failureMessages).toHaveLength(1);
    expect(failureMessages[0]).toMatch(/^Error: The browser died during this test\./);
    expect(duration).toBeLessThan(60_000);
  }
  expect(next.status).toBe('passed');
});
