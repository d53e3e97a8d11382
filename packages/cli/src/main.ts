/** The command `evervale`. */
import { run } from './cli.ts';
import { terminal } from './io.ts';

// A reader that has seen enough (`evervale cards | head`) closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), terminal());
