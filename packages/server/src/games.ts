/** The games that can be played here. */
import { everdell } from '@evervale/everdell';
import type { Game } from '@evervale/kernel';

const GAMES: Record<string, Game> = { [everdell.id]: everdell };

/**
 * Older versions of the rules whose picks play out the same today, per game. Their tables go on;
 * tables of any other version stay readable but are not played.
 */
const COMPATIBLE: Record<string, readonly string[]> = { everdell: [] };

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

export function gameNamed(id: string): Game | undefined {
  return Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
}

/** Every game with every version of its rules that goes on here, as `game version`. */
export function playedHere(): string[] {
  return Object.values(GAMES).flatMap(({ id, version }) =>
    [version, ...(COMPATIBLE[id] ?? [])].map((rules) => `${id} ${rules}`),
  );
}

export function canPlay(game: Game, rules: string): boolean {
  return rules === game.version || (COMPATIBLE[game.id] ?? []).includes(rules);
}
