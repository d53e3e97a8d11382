import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { en as lessons } from '../games/everdell/learn/words/en.ts';
import { en as valeLessons } from '../games/eldervale/learn/words/en.ts';
import { en as valePages } from '../games/eldervale/pages/words/en.ts';
import { en as online } from '../online/words/en.ts';
import { en as table } from './en.ts';
import { en as pages } from './pages/en.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const PATTERNS = /words\/(pages\/)?(en|de|fr|it)\.ts$|\.test\.tsx?$/;

/** Everything in quotes in the sources, without the patterns themselves. */
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !PATTERNS.test(path.replaceAll('\\', '/')))
  .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
  .join('\n');
const quoted = new Set([...sources.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, text]) => text));
/** Keys that are put together: `level.${level}`. */
const composed = [...sources.matchAll(/`([\w.-]*\$\{[^`]*)`/g)]
  .map(([, text]) => text.split(/\$\{[^}]*\}/))
  .filter((parts) => parts.every((part) => /^[\w.-]*$/.test(part)))
  .filter((parts) => parts.some((part) => part.length > 3))
  .map(
    (parts) =>
      new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+')}$`),
  );

const WORDS = { table, pages, online, lessons, valePages, valeLessons };

test.each(Object.entries(WORDS))('every word is said somewhere (%s)', (_, words) => {
  const unused = Object.keys(words).filter(
    (key) => !quoted.has(key) && !composed.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});
