/** The load bench as a program: `node packages/server/src/bench/main.ts [--quick]`, JSON on output. */
import { benchServer } from './load.ts';

const quick = process.argv.includes('--quick');
const plan = quick
  ? { tables: 100, seconds: 5, paced: 200, stored: 2000 }
  : { tables: 200, seconds: 20, paced: 1000, stored: 10_000 };

process.stdout.write(`${JSON.stringify({ plan, ...(await benchServer(plan)) }, null, 2)}\n`);
