/** `evervale admin`: what the operator of a server can do, from the command line. */
import { Refusal } from '@evervale/kernel';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { Io } from '../io.ts';

const HELP = `
The server must have a token (EVERVALE_ADMIN_TOKEN); the same variable lets this command in. The same can
be done in a browser, at /admin.

Examples:
  $ evervale admin overview
  $ evervale admin tables --status playing
  $ evervale admin people ann
  $ evervale admin ban 3fKd92LwPq --days 7
  $ evervale admin announce "We stop at 8 pm for ten minutes."
  $ evervale admin drain`;

interface Where {
  readonly server: string;
  readonly token?: string;
}

export function adminCommand(io: Io): Command {
  const root = new Command('admin')
    .summary('what the operator of a server can do')
    .description('Looks after a running server: tables, people, chat, announcements.')
    .option('--server <url>', 'where it is', 'http://localhost:8080')
    .option('--token <token>', 'instead of EVERVALE_ADMIN_TOKEN')
    .addHelpText('after', HELP);
  const send = async (command: string, input: object): Promise<void> => {
    io.out(`${JSON.stringify(await ask(root.opts<Where>(), command, input), null, 2)}\n`);
  };
  const add = (usage: string, about: string): Command => root.command(usage).description(about);
  add('overview', 'how things are').action(() => send('overview', {}));
  add('tables', 'the tables that changed last')
    .option('--status <status>', 'open, playing, over or closed')
    .action((options: object) => send('tables', options));
  add('people [search]', 'people by name, login or id').action((search = '') =>
    send('people', { search: search as string }),
  );
  add('close <table>', 'end a table without a result').action((table: string) =>
    send('close', { table }),
  );
  add('chat <table>', 'what was said at a table, five hundred lines')
    .option('--from <n>', 'the first of them', wholeNumber(0, 1_000_000))
    .action((table: string, options: object) => send('chat', { table, ...options }));
  add('delete-chat <table> <n>', 'take the words out of a line').action(
    (table: string, n: string) => send('delete-chat', { table, n: Number(n) }),
  );
  add('ban <person>', 'let somebody in no more')
    .option('--days <n>', 'only for so long', wholeNumber(1, 36_500))
    .action((person: string, options: object) => send('ban', { person, ...options }));
  add('unban <person>', 'let somebody in again').action((person: string) =>
    send('unban', { person }),
  );
  add('delete-person <person>', 'forget who somebody was').action((person: string) =>
    send('delete-person', { person }),
  );
  add('export-person <person>', 'everything that is known of somebody').action((person: string) =>
    send('export-person', { person }),
  );
  add('announce <text>', 'say something at every table').action((text: string) =>
    send('announce', { text }),
  );
  add('drain', 'take no more visitors, before a stop')
    .option('--off', 'take them again')
    .action(({ off = false }: { off?: boolean }) => send('drain', { on: !off }));
  return root;
}

async function ask({ server, token }: Where, command: string, input: object): Promise<unknown> {
  const secret = token ?? process.env['EVERVALE_ADMIN_TOKEN'];
  if (!secret) throw new Refusal('token', 'set EVERVALE_ADMIN_TOKEN, as for the server');
  let response: Response;
  try {
    response = await fetch(`${server}/api/v1/admin/${command}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(input),
    });
  } catch {
    throw new Refusal('server', `nobody answers at ${server}`);
  }
  const body = (await response.json()) as { message?: string };
  if (!response.ok) throw new Refusal('server', body.message ?? String(response.status));
  return body;
}
