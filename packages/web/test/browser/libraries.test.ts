import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { advice, lacking, missingIn } from './libraries.ts';

describe('what a machine lacks for the browser of the tests', () => {
  it('is what the loader does not find, or finds too old', () => {
    const said = [
      '\tlinux-vdso.so.1 (0x00007f3c7a441000)',
      '\tlibnss3.so => not found',
      '\tlibexpat.so.1 => not found',
      '\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f3c79f4a000)',
      "chromium: /lib/libc.so.6: version `GLIBC_2.99' not found (required by chromium)",
    ];
    expect(missingIn(said.join('\n'))).toEqual(['GLIBC_2.99', 'libexpat.so.1', 'libnss3.so']);
  });

  it('is said in one line with the way to get it', () => {
    expect(advice(['libX11.so.6', 'libexpat.so.1', 'libnss3.so', 'libnssutil3.so'])).toBe(
      'This machine lacks libX11.so.6, libexpat.so.1, libnss3.so, libnssutil3.so, which the browser of the ' +
        'tests needs. On Debian or Ubuntu: apt-get install libx11-6 libexpat1 libnss3; on Fedora: dnf install ' +
        "'libX11.so.6()(64bit)' 'libexpat.so.1()(64bit)' 'libnss3.so()(64bit)' 'libnssutil3.so()(64bit)'.",
    );
    expect(advice(['GLIBC_2.99'])).toContain('EVERVALE_CHROMIUM');
  });

  it.runIf(process.platform === 'linux')('is found out from the program itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'evervale-libraries-'));
    const program = join(folder, 'program');
    try {
      const whole = readFileSync('/bin/true');
      writeFileSync(program, whole);
      chmodSync(program, 0o700);
      expect(lacking(program, {})).toBe(null);
      const without = whole.toString('latin1').replaceAll('libc.so.6', 'libq.so.6');
      writeFileSync(program, without, 'latin1');
      expect(lacking(program, {})).toMatch(/^This machine lacks libq\.so\.6, .*libq6/);
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(lacking(program, {})).toMatch(/^This machine lacks .*ENOENT/);
  });
});
