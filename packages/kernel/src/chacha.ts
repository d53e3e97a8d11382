/**
 * ChaCha20 (Bernstein; RFC 8439 with a nonce of zeros) as a run of 32-bit words: whoever has seen any
 * number of them cannot compute another without the key.
 */
const ROUNDS = 20;
/** "expand 32-byte k". */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
/** Constants, key, number of the block, nonce: what the rounds begin with. */
const start = new Uint32Array(16);
start.set(SIGMA);
/** The block that was computed last; most words are asked for one after the other. */
const block = new Uint32Array(16);
let known = false;

/** The word with this number of the run that belongs to the 32 bytes at `at` of `b`. */
export function chachaWord(b: Uint8Array, at: number, index: number): number {
  const fresh = prepare(b, at, index >>> 4);
  if (fresh || !known) compute();
  known = true;
  return block[index & 15];
}

/** Sets key and number of the block; tells whether they are others than last time. */
function prepare(b: Uint8Array, at: number, number: number): boolean {
  let fresh = start[12] !== number;
  start[12] = number;
  for (let i = 0; i < 8; i++) {
    const from = at + 4 * i;
    const word = (b[from] | (b[from + 1] << 8) | (b[from + 2] << 16) | (b[from + 3] << 24)) >>> 0;
    if (start[4 + i] === word) continue;
    start[4 + i] = word;
    fresh = true;
  }
  return fresh;
}

function compute(): void {
  block.set(start);
  for (let i = 0; i < ROUNDS; i += 2) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) block[i] += start[i];
}

function quarter(a: number, b: number, c: number, d: number): void {
  block[a] += block[b];
  turn(d, a, 16);
  block[c] += block[d];
  turn(b, c, 12);
  block[a] += block[b];
  turn(d, a, 8);
  block[c] += block[d];
  turn(b, c, 7);
}

function turn(to: number, by: number, bits: number): void {
  const x = block[to] ^ block[by];
  block[to] = (x << bits) | (x >>> (32 - bits));
}
