/** Tables over HTTP and WebSocket, stored in SQLite or PostgreSQL. */
export { readSettings, type Settings } from './settings.ts';
export { backup, restore } from './storage/backup.ts';
export { serve, type Running } from './serve.ts';
export {
  benchServer,
  type LoadPlan,
  type LoadReport,
  type Paced,
  type Throughput,
} from './bench/load.ts';
export { openApi, socketSchema } from './protocol/documents.ts';
