// Shows that something long is alive: in a terminal one line that counts the seconds, elsewhere (a log,
// a container) a line every few seconds. Plain JavaScript without dependencies: the bare clone uses it.
import { spawn } from 'node:child_process';

const REDRAW_MS = 250;
const LINE_MS = 4000;
const CLEAR_LINE = '\r\u001B[K';

/**
 * Runs a program and shows how it goes on; resolves to its exit code. What the program says is shown
 * only if it fails. `state` says in words how far it is.
 */
export async function runWithProgress(what, program, args, { state = () => '', ...options }) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const now = () => [`${what} … ${seconds()} s`, state()].filter(Boolean).join(', ');
  const inPlace = process.stdout.isTTY;
  if (!inPlace) console.log(`${what} …`);
  const timer = setInterval(
    () => (inPlace ? process.stdout.write(CLEAR_LINE + now()) : console.log(now())),
    inPlace ? REDRAW_MS : LINE_MS,
  );
  const { code, said } = await run(program, args, options);
  clearInterval(timer);
  if (inPlace) process.stdout.write(CLEAR_LINE);
  console.log(`${what}: ${code === 0 ? 'done' : 'failed'} after ${seconds()} s`);
  if (code !== 0) console.error(said);
  return code;
}

function run(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.on('error', (error) => resolve({ code: 1, said: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, said: said.trimEnd() }));
  });
}
