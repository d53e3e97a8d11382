/**
 * The door for computer players: where things lie in a state, what can be done, and what things are,
 * as numbers. An evaluation looks at thousands of positions a second, so it reads bytes instead of
 * views. It is only ever given determinized states.
 */
export * from './battle/block.ts';
export { battleStep, isAboutToRoll } from './battle/stage.ts';
export { countSeat } from './battle/strength.ts';
export { FACTIONS } from './content/factions.ts';
export * from './content/sources.ts';
export * from './content/tables.ts';
export * from './effects/amount.ts';
export * from './effects/build.ts';
export * from './effects/listeners.ts';
export * from './map/filter.ts';
export * from './map/hex.ts';
export * from './map/realms.ts';
export * from './map/reveal.ts';
export * from './placing/where.ts';
export * from './regroup/actions.ts';
export * from './regroup/mercenaries.ts';
export * from './state/goods.ts';
export * from './state/layout.ts';
export * from './state/magic.ts';
export * from './state/seats.ts';
export * from './state/tableau.ts';
export * from './state/treasure.ts';
export * from './state/units.ts';
export { canPay } from './tableau/paying.ts';
export { MARKERS, TOP_SPACE } from './content/tracks.ts';
export { faceUp } from './state/decks.ts';
export * from './tracks/power.ts';
export * from './turn/scoring.ts';
export { rollDie } from './effects/control.ts';
export { battleWhere } from './effects/due.ts';
export { heldWording, offerHeld, tokenIn } from './effects/goods.ts';
export { makeReady, moveUnit } from './effects/units.ts';
export { endPeace } from './regroup/regroup.ts';
export { STARTER_SPACES, player } from './say.ts';
export { watch } from './state/watch.ts';
export { isAwake } from './tableau/reductions.ts';
export { FREE } from './turn/free.ts';
export * from './turn/reason.ts';
export { handLimit } from './turn/turn.ts';
