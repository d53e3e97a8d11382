import { expect, test } from 'vitest';
import { CELLS_WASM } from '../packages/ai/src/net/cellsWasm.ts';
import { compiled } from './cells.ts';

test('the inner loops of the network are what their source says (npm run cells)', async () => {
  expect(CELLS_WASM).toBe(await compiled());
});
