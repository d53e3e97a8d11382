/** `evervale backup` and `evervale restore`: all data of a server in one file, and back. */
import { Refusal } from '@evervale/kernel';
import type { Settings } from '@evervale/server';
import { readSettings } from '@evervale/server/settings';
import { Command } from 'commander';
import type { Io } from '../io.ts';
import { environmentOf, settingOptions, type Given } from '../serve/settings.ts';

const BACKUP_HELP = `
A backup is a complete database of its own. It is made of one moment, also while the server runs.

Example:
  $ evervale backup --data ~/evervale ~/backups/2026-11-16.sqlite`;

const RESTORE_HELP = `
The data folder must not have a database yet: stop the server and move the old one away first.

Example:
  $ evervale restore --data ~/evervale ~/backups/2026-11-16.sqlite`;

export function backupCommand(io: Io): Command {
  return placed('backup', 'copy all data of a server into a file, also while it runs')
    .description('Copies all data of a server into a new file, also while it runs.')
    .argument('<file>', 'where to; it must not exist')
    .addHelpText('after', BACKUP_HELP)
    .action((file: string, given: Given) =>
      refusing(async () => {
        const server = await import('@evervale/server');
        server.backup(placeOf(given), file);
        io.out(`${file} written\n`);
      }),
    );
}

export function restoreCommand(io: Io): Command {
  return placed('restore', 'put such a copy in place')
    .description('Puts a backup into a data folder that has no database yet.')
    .argument('<file>', 'a file that `evervale backup` has written')
    .addHelpText('after', RESTORE_HELP)
    .action((file: string, given: Given) =>
      refusing(async () => {
        const server = await import('@evervale/server');
        const place = placeOf(given);
        const tables = await server.restore(place, file);
        io.out(`${tables} ${tables === 1 ? 'table' : 'tables'} restored to ${place.data}\n`);
      }),
    );
}

function placed(name: string, summary: string): Command {
  const command = new Command(name).summary(summary);
  for (const option of settingOptions(['data', 'databaseUrl'])) command.addOption(option);
  return command;
}

function placeOf(given: Given): Settings {
  return readSettings(environmentOf(given, process.env));
}

/** What the server's errors say is what to do, so one line is enough. */
async function refusing(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Refusal('backup', error instanceof Error ? error.message : String(error));
  }
}
