/**
 * What client and server say to each other. The server checks by the schemas, its tests hold its own
 * words against them, and the documents are made from them; the client takes only the types.
 */
export { Patches } from './changes.ts';
export {
  COMMANDS,
  type CommandName,
  type Input,
  type Read,
  type Result,
} from './commands/index.ts';
export { OPERATOR, type OperatorCommand, type Ordered } from './commands/operator.ts';
export { MESSAGES, type Message, type News } from './messages.ts';
export type { Change } from './patch.ts';
export type { Person } from './people.ts';
export type { Clock, SeatPlan, TableSetup } from './setup.ts';
export {
  WATCHING,
  auth,
  envelope,
  unwatch,
  watch,
  type Answer,
  type Asking,
  type Request,
} from './socket.ts';
export type {
  ChatLine,
  Listed,
  OwnTable,
  SeatInfo,
  Setup,
  Standing,
  Status,
  TableInfo,
} from './tables.ts';
