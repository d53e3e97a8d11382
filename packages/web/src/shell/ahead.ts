/**
 * What a table needs is asked for at once, as soon as somebody reaches for the button that opens it: one part
 * after the other, each would wait for the one before.
 */
import { loadClient } from '../games/clients.ts';
import { loadGame } from '../games/rules.ts';

/** What does not come is missed, and said, by whoever waits for it. */
const silent = (part: Promise<unknown>): void => void part.catch(() => {});

/** `screen`: what shows the table, if that has to come, too. */
export function fetchAhead(game: string, screen?: Promise<unknown>): void {
  if (screen) silent(screen);
  silent(loadGame(game));
  silent(loadClient(game).then(async ({ ahead }) => ahead?.()));
}
