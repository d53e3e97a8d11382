/**
 * `node unpack.ts`: unpacks the Chromium from npm into the folder for temporary files, which is where its
 * package puts things. A program of its own because chromium.ts lends it another such folder.
 */
import { inflate } from '@sparticuz/chromium';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packed = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')));
const PARTS = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
await Promise.all(PARTS.map((part) => inflate(join(packed, part))));
