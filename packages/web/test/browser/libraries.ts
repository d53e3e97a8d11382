/** Which system libraries a program lacks, and how to get them. */
import { spawnSync } from 'node:child_process';

/** Debian names a library's package after the library; these come with another one. */
const DEBIAN_PACKAGES: Readonly<Record<string, string>> = {
  'ld-linux-x86-64.so.2': 'libc6',
  'libc.so.6': 'libc6',
  'libdl.so.2': 'libc6',
  'libm.so.6': 'libc6',
  'libpthread.so.0': 'libc6',
  'libnssutil3.so': 'libnss3',
  'libplc4.so': 'libnspr4',
  'libplds4.so': 'libnspr4',
};

/** One line about what is missing, or null: asks the loader of Linux, as `ldd` does. */
export function lacking(program: string, env: NodeJS.ProcessEnv): string | null {
  if (process.platform !== 'linux') return null;
  const { stdout, stderr, error } = spawnSync(program, ['--version'], {
    env: { ...env, LD_TRACE_LOADED_OBJECTS: '1' },
    encoding: 'utf8',
  });
  if (error) {
    return (
      `This machine lacks what the browser of the tests needs to start (${error.message}): a Linux with glibc, ` +
      'such as Debian, Ubuntu or Fedora, or a browser of its own, named by EVERVALE_CHROMIUM=/path/to/chromium.'
    );
  }
  const missing = missingIn(`${stdout}\n${stderr}`);
  return missing.length === 0 ? null : advice(missing);
}

/** The loader says `libnss3.so => not found`, or that a library is too old. */
export function missingIn(said: string): string[] {
  const absent = [...said.matchAll(/^\s*(\S+) => not found/gm)].map(([, name]) => name);
  const old = [...said.matchAll(/version [`'"]([^`'"]+)' not found/g)].map(([, name]) => name);
  return [...new Set([...absent, ...old])].sort();
}

export function advice(missing: readonly string[]): string {
  const files = missing.filter((name) => name.includes('.so'));
  const needs = `This machine lacks ${missing.join(', ')}, which the browser of the tests needs.`;
  if (files.length < missing.length) {
    return `${needs} Its system is too old for it: name another browser, EVERVALE_CHROMIUM=/path/to/chromium.`;
  }
  const debian = [...new Set(files.map(debianPackage))].join(' ');
  const fedora = files.map((name) => `'${name}()(64bit)'`).join(' ');
  return `${needs} On Debian or Ubuntu: apt-get install ${debian}; on Fedora: dnf install ${fedora}.`;
}

/** libexpat.so.1 is in libexpat1, libX11.so.6 in libx11-6, libnss3.so in libnss3. */
function debianPackage(library: string): string {
  const known = DEBIAN_PACKAGES[library];
  if (known !== undefined) return known;
  const [name, version = ''] = library
    .toLowerCase()
    .replaceAll('_', '-')
    .split(/\.so\.?/);
  return /\d$/.test(name) && version !== '' ? `${name}-${version}` : name + version;
}
