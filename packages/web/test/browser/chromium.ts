/**
 * The browser of the tests: the Chromium from npm, the same for everybody, with the libraries and fonts that
 * lie beside it in its package. Another one only on request: EVERVALE_CHROMIUM=/usr/bin/chromium.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { lacking } from './libraries.ts';

/** Our own choice: what its package proposes (one process for all pages) dies with the first closed page. */
const ARGS = [
  // Containers run everything as root, and their kernels often allow no sandbox.
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  // It talks to the pages under test and to nobody else.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
];

const CACHE = fileURLToPath(new URL('../../../../.cache/', import.meta.url));

interface Program {
  readonly path: string;
  readonly env: NodeJS.ProcessEnv;
}

export async function launch(): Promise<Browser> {
  const { path, env } = await program();
  const lack = lacking(path, env);
  if (lack !== null) throw new Error(lack);
  return chromium.launch({ executablePath: path, args: ARGS, env });
}

async function program(): Promise<Program> {
  const asked = process.env['EVERVALE_CHROMIUM'] ?? '';
  if (asked !== '') return { path: asked, env: process.env };
  const machine = `${process.platform}-${process.arch}`;
  if (machine !== 'linux-x64') {
    throw new Error(
      `This machine lacks a browser for the tests: the Chromium from npm runs on linux-x64, not on ${machine}. ` +
        'Install Chrome or Chromium and name it, EVERVALE_CHROMIUM=/path/to/chrome.',
    );
  }
  const folder = await unpacked();
  const libraries = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH'] ?? ''];
  return {
    path: join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries.filter((path) => path !== '').join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** Made elsewhere and put in place at once, because several may ask at the same time. */
async function unpacked(): Promise<string> {
  const folder = join(CACHE, `chromium-${version()}`);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const making = await mkdtemp(join(CACHE, 'making-chromium-'));
  const unpack = fileURLToPath(new URL('unpack.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [unpack], {
    env: { ...process.env, TMPDIR: making },
  });
  await writeFile(join(making, 'fonts.conf'), fonts(folder));
  try {
    await rename(making, folder);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function version(): string {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const about = join(dirname(main), '../package.json');
  return (JSON.parse(readFileSync(about, 'utf8')) as { version: string }).version;
}

/** Where a machine has no fonts, or other ones, the words on the screens are as wide as anywhere else. */
const fonts = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
