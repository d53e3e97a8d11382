/** `evervale serve`: the server with the client for the browser. */
import { flushCompileCache } from 'node:module';
import { Refusal } from '@evervale/kernel';
import type { Running, Settings } from '@evervale/server';
import { readSettings } from '@evervale/server/settings';
import { Command } from 'commander';
import type { Io } from '../io.ts';
import { environmentOf, settingOptions, type Given } from '../serve/settings.ts';
import { startRefusal } from '../serve/startRefusal.ts';

const HELP = `
Every setting can also be given by the environment variable named beside it; an option goes first.
PORT counts where EVERVALE_PORT is not set. As it comes, the server listens to this machine only
and keeps everything in one SQLite file. It stops with Ctrl-C or SIGTERM and loses nothing.

Examples:
  $ evervale serve
  $ evervale serve --port 3000 --data ~/evervale
  $ evervale serve --host 0.0.0.0 --origin http://192.168.1.20:8080     for the whole house
  $ EVERVALE_TRUST_PROXY=yes evervale serve --origin https://games.example.org
  $ DATABASE_URL=postgres://evervale@db/evervale evervale serve         one of several processes`;

export function serveCommand(io: Io): Command {
  const command = new Command('serve')
    .summary('the server: tables in the browser')
    .description('Serves the tables and the client for the browser.')
    .addHelpText('after', HELP);
  for (const option of settingOptions()) command.addOption(option);
  return command.action((given: Given) => serve(io, given));
}

async function serve(io: Io, given: Given): Promise<void> {
  // Loaded only now: the other commands would wait for it in vain.
  const server = await import('@evervale/server');
  const settings = settingsOf(environmentOf(given, process.env, io.watched));
  const running = await started(server.serve, settings);
  const stopped = io.interrupted();
  io.out(`Evervale is at ${addressOf(settings, running)}\n`);
  if (io.watched) io.out('Ctrl-C stops it.\n');
  // Now, because a server may end without warning.
  flushCompileCache();
  await stopped;
  await running.close();
}

function settingsOf(env: Readonly<Record<string, string | undefined>>): Settings {
  try {
    return readSettings(env);
  } catch (error) {
    throw new Refusal('settings', error instanceof Error ? error.message : String(error));
  }
}

async function started(
  start: (settings: Settings) => Promise<Running>,
  settings: Settings,
): Promise<Running> {
  try {
    return await start(settings);
  } catch (error) {
    throw startRefusal(error, settings);
  }
}

const THIS_MACHINE = new Set(['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost']);

/** What people type into their browser. */
function addressOf({ host, origin }: Settings, { address, port }: Running): string {
  return origin ?? (THIS_MACHINE.has(host) ? `http://localhost:${port}` : address);
}
