// Tells whether something that was made from the sources is still up to date.
import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-node.mjs';

const NOT_SHIPPED = /\.test\.tsx?$|\/node_modules\//;

/** A fingerprint of all files that match: their names, times and sizes. */
export function fingerprint(patterns) {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: projectRoot }).filter((file) => !NOT_SHIPPED.test(file));
  for (const file of files.sort()) {
    const { mtimeMs, size } = statSync(join(projectRoot, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
