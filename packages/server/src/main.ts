/** The server as a program: `node src/main.ts [serve | backup <file> | restore <file>]`. */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { serve } from './serve.ts';
import { readSettings, settingsHelp, type Settings } from './settings.ts';
import { fileIn, openDatabase } from './storage/open.ts';

const HELP = `usage: evervale-server [serve]          run the server
       evervale-server backup <file>    copy all data into a new file, also while it runs
       evervale-server restore <file>   put such a copy in place (stop the server first)
       evervale-server --help

${settingsHelp()}
`;

async function run(settings: Settings): Promise<void> {
  const running = await serve(settings);
  process.stdout.write(`Evervale is at ${running.address}\n`);
  let closing = false;
  const stop = (): void => {
    if (closing) process.exit(1);
    closing = true;
    void running.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function backup(settings: Settings, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const db = await openDatabase(settings);
  await db.backup(file);
  await db.close();
  process.stdout.write(`${file} written\n`);
}

/** The copy is opened first: a file that is no backup is not put in place. */
async function restore({ data }: Settings, file: string): Promise<void> {
  const target = fileIn(data);
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  if (existsSync(target)) throw new Error(`${target} exists: move it away first`);
  mkdirSync(data, { recursive: true });
  copyFileSync(file, target);
  const db = await openDatabase({ data });
  const [{ tables }] = await db.all<{ tables: number }>('SELECT COUNT(*) AS tables FROM tables');
  await db.close();
  process.stdout.write(`${tables} tables restored to ${target}\n`);
}

async function main([command = 'serve', file]: readonly string[]): Promise<void> {
  if (command === '--help' || command === '-h') {
    process.stdout.write(HELP);
    return;
  }
  const settings = readSettings(process.env);
  if (command === 'serve') await run(settings);
  else if (command === 'backup' && file !== undefined) await backup(settings, file);
  else if (command === 'restore' && file !== undefined) await restore(settings, file);
  else throw new Error(`there is no command ${command}\n\n${HELP}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
