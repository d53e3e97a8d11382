import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** What a log shows of a program that runs so long, says something and ends with this code. */
function log(ms: number, code: number): { lines: string[]; status: number | null; errors: string } {
  const program = `console.log('its words'); setTimeout(() => process.exit(${code}), ${ms})`;
  const module = new URL('progress.mjs', import.meta.url).href;
  const script = `import { runWithProgress } from '${module}';
    const options = { state: () => 'half way' };
    process.exitCode = await runWithProgress('Baking', process.execPath, ['-e', ${JSON.stringify(program)}], options);`;
  const args = ['--input-type=module', '-e', script];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { lines: stdout.trim().split('\n'), status, errors: stderr.trim() };
}

describe('the progress of something long', () => {
  it('is a line every few seconds where there is no terminal', () => {
    const { lines, status } = log(4500, 0);
    expect(lines[0]).toBe('Baking …');
    expect(lines[1]).toMatch(/^Baking … \d+ s, half way$/);
    expect(lines.at(-1)).toMatch(/^Baking: done after \d+ s$/);
    expect(status).toBe(0);
  });

  it('ends with what the program said, if it fails', () => {
    const { lines, status, errors } = log(0, 3);
    expect(lines.at(-1)).toMatch(/^Baking: failed after \d+ s$/);
    expect([status, errors]).toEqual([3, 'its words']);
  });
});
