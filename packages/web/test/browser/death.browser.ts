import { execFile } from 'node:child_process';
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
function runDying(): Promise<Report> {
  const args = ['run', '--config', path('dying/vitest.config.ts'), '--reporter=json'];
  const vitest = path('../../../../node_modules/vitest/vitest.mjs');
  return new Promise((resolve) =>
    execFile(process.execPath, [vitest, ...args], { cwd: path('../../../../') }, (_, stdout) =>
      resolve(JSON.parse(stdout) as Report),
    ),
  );
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
