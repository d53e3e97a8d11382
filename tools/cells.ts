// `npm run cells`: makes packages/ai/src/net/cellsWasm.ts from cells.wat, the inner loops of the network.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

const inNet = (file: string): string =>
  fileURLToPath(new URL(`../packages/ai/src/net/${file}`, import.meta.url));
const LINE = 90;

/** The program that the source stands for, in base64. */
export async function compiled(): Promise<string> {
  const assembler = await wabt();
  const source = readFileSync(inNet('cells.wat'), 'utf8');
  const module = assembler.parseWat('cells.wat', source, { simd: true });
  const { buffer } = module.toBinary({});
  module.destroy();
  return Buffer.from(buffer).toString('base64');
}

function fileOf(program: string): string {
  const lines = program.match(new RegExp(`.{1,${LINE}}`, 'g'))!.map((line) => `  '${line}'`);
  return [
    '/** cells.wat as a program, in base64: `npm run cells` makes it, and a test holds it to its source. */',
    'export const CELLS_WASM =',
    `${lines.join(' +\n')};`,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(inNet('cellsWasm.ts'), fileOf(await compiled()));
}
