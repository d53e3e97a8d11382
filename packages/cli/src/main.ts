/** The command `evervale`. */
import { enableCompileCache } from 'node:module';

// Node strips the types of every file at each start; kept between two starts, that takes a third of
// the time. It counts only for what is imported from here on.
enableCompileCache();
const { run } = await import('./cli.ts');
const { terminal } = await import('./io.ts');

// A reader that has seen enough (`evervale cards | head`) closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), terminal());
