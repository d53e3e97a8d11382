/**
 * A yardstick: the least that a decision of such a game could cost. A flat loop over typed arrays
 * looks at 16 cards, 20 places and 8 events, takes one that is possible at random and carries it out.
 * It knows no rules; how many times slower the engine is says what the rules cost on this machine.
 */
const CARDS = 16;
const PLACES = 20;
const EVENTS = 8;
const TYPES = 4;
const PLENTY = 12;

const cost = new Uint8Array(CARDS * TYPES);
const gain = new Uint8Array(PLACES * TYPES);
const needs = new Uint8Array(EVENTS);
for (let i = 0; i < cost.length; i++) cost[i] = (i * 7) % 5 < 3 ? 0 : (i * 3) % 4;
for (let i = 0; i < gain.length; i++) gain[i] = (i * 5) % 4;
for (let i = 0; i < EVENTS; i++) needs[i] = i + 3;

const supply = new Uint8Array(TYPES);
const taken = new Uint8Array(PLACES);
const achieved = new Uint8Array(EVENTS);
const options = new Int32Array(CARDS + PLACES + EVENTS);
let built = 0;

/** Takes so many decisions; gives a number that depends on all of them. */
export function decideFlat(decisions: number, seed: number): number {
  let random = seed | 1;
  let trace = 0;
  for (let i = 0; i < decisions; i++) {
    // xorshift32
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    const count = listOptions();
    const code = options[(random >>> 0) % count];
    carryOut(code);
    trace = (trace + code) | 0;
  }
  return trace;
}

function listOptions(): number {
  let count = 0;
  for (let card = 0; card < CARDS; card++) if (payable(card)) options[count++] = card;
  for (let place = 0; place < PLACES; place++) {
    if (taken[place] === 0) options[count++] = CARDS + place;
  }
  for (let event = 0; event < EVENTS; event++) {
    if (achieved[event] === 0 && built >= needs[event]) options[count++] = CARDS + PLACES + event;
  }
  // When nothing is left to do, a new round begins; the first place is always there.
  if (count === 0) options[count++] = CARDS;
  return count;
}

function payable(card: number): boolean {
  for (let type = 0; type < TYPES; type++) {
    if (supply[type] < cost[card * TYPES + type]) return false;
  }
  return true;
}

function carryOut(code: number): void {
  if (code < CARDS) build(code);
  else if (code < CARDS + PLACES) visit(code - CARDS);
  else achieved[code - CARDS - PLACES] = 1;
}

function build(card: number): void {
  for (let type = 0; type < TYPES; type++) supply[type] -= cost[card * TYPES + type];
  built++;
  if (built <= PLENTY) return;
  built = 0;
  taken.fill(0);
  achieved.fill(0);
}

function visit(at: number): void {
  taken[at] = 1;
  for (let type = 0; type < TYPES; type++) {
    supply[type] = Math.min(PLENTY, supply[type] + gain[at * TYPES + type]);
  }
}
