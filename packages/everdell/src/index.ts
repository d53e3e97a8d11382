/** The rules of Everdell. */
export { everdell } from './game.ts';
export { eventFor, type GameEvent } from './log/event.ts';
export { readOptions, RUGWORT_MODULES, DEFAULT_HOUSE, type GameOptions, type HouseRules, type RugwortModule } from './options.ts';
export { position, readPosition, writePosition, type Position, type PositionReport } from './position/index.ts';
export type { View, PlayerView, CityCardView, EventView, PlaceView, WorkerView } from './view.ts';
export { VERSION } from './version.ts';
export { wordsOf } from './words/index.ts';
