/** The command `evervale`. */

// Imported like this, nothing in a bundle of the program has to wait for this file, which waits itself.
const { run } = await import('./cli.ts');
const { terminal } = await import('./io.ts');

// A reader that has seen enough (`evervale cards | head`) closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), terminal());
