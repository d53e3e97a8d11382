/**
 * The inner loop of the network over one memory: as WebAssembly with SIMD, made from cells.wat, and where
 * that is not to be had as plain JavaScript with the same results (plain.ts).
 */
import { fromBase64 } from '@evervale/kernel';
import { CELLS_WASM } from './cellsWasm.ts';
import { plainCells } from './plain.ts';

/** The value of the features in the memory; addresses in bytes. */
export type Value = (count: number, rows: number, output: number) => number;

export interface CellMemory {
  readonly buffer: ArrayBuffer;
  readonly value: Value;
}

const PAGE = 65_536;

/** As much of WebAssembly as is needed: neither Node's types nor the language's have it. */
interface Wasm {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

const { WebAssembly: wasm } = globalThis as { WebAssembly?: Wasm };
let compiled: object | null | undefined;

/** Null where there is no SIMD, or a page may not compile. */
function compile(): object | null {
  try {
    return wasm === undefined ? null : new wasm.Module(fromBase64(CELLS_WASM));
  } catch {
    return null;
  }
}

/** A memory of so many bytes, and the loop over it. */
export function cellsIn(bytes: number): CellMemory {
  if (compiled === undefined) compiled = compile();
  if (wasm === undefined || compiled === null) return plainCellsIn(bytes);
  const memory = new wasm.Memory({ initial: Math.ceil(bytes / PAGE) });
  const { exports } = new wasm.Instance(compiled, { net: { memory } });
  return { buffer: memory.buffer, value: (exports as { value: Value }).value };
}

export function plainCellsIn(bytes: number): CellMemory {
  const buffer = new ArrayBuffer(Math.ceil(bytes / PAGE) * PAGE);
  return { buffer, value: plainCells(buffer) };
}
