/** Characters against the plain player of their level: they should neither win nor lose by what they like. */
import { charactersOf } from '../names.ts';
import type { Goal, Match } from './match.ts';

const GAMES = 200;
const EVEN: Goal = { of: 'won', least: 0.45, most: 0.55 };

export const characterMatches = (game: string): Match[] =>
  charactersOf(game).map((id) => ({
    id: `character-${id}`,
    players: [`sapling/${id}`, 'sapling'],
    games: GAMES,
    goal: EVEN,
  }));
