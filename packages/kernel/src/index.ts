/** What any turn-based game needs. Knows no game. */
export * from './codec.ts';
export * from './control.ts';
export {
  A,
  AT,
  B,
  C,
  D,
  E,
  N,
  OF,
  PC,
  SEAT,
  below,
  nodeOf,
  pop,
  push,
  pushChild,
  top,
} from './frame.ts';
export * from './game.ts';
export * from './hosted/index.ts';
export {
  Machine,
  ask,
  isOver,
  type Asides,
  type Effect,
  type Prompt,
  type Until,
  type Verb,
  type Wording,
} from './machine.ts';
export * from './notation.ts';
export * from './options.ts';
export * from './play.ts';
export * from './record.ts';
export * from './refusal.ts';
export {
  chance,
  generatorOf,
  isSeed,
  next32,
  seedForSearch,
  seedOf,
  seedOfBytes,
  seedWords,
  shuffleBytes,
  stream,
  type Generator,
  type Seed,
  type Stream,
} from './rng.ts';
export {
  BARRIER,
  DEPTH,
  FRAMES,
  FRAME_SIZE,
  KERNEL_SIZE,
  MAX_FRAMES,
  PENDING,
  RNG,
  barrier,
  clone,
  fields,
  get16,
  isSameIn,
  get32,
  raiseBarrier,
  set16,
  set32,
  type Fields,
  type State,
} from './state.ts';
export * from './teams.ts';
export type { Lang, Text } from './text/index.ts';
export * from './zones.ts';
