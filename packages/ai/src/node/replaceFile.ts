import { renameSync, writeFileSync } from 'node:fs';

/** A file is replaced at once or not at all, so that a stop in between harms nothing. */
export function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
