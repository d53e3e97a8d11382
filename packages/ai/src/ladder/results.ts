/** Games of the ladder as they are kept: a line of JSON for each, to go on another day. */
import type { Ladder } from '../mind.ts';
import type { GameResult } from '../tournament/game.ts';
import { schedule } from '../tournament/schedule.ts';
import { standingsOf, type Standings } from '../tournament/standings.ts';
import type { Match } from './match.ts';

export const SEED = 1;

/** Points, decisions and milliseconds by seat. */
export interface KeptGame {
  readonly match: string;
  /** Which training played. */
  readonly weights: string;
  readonly players: readonly string[];
  /** How often the play of these players had changed by then, if any had. */
  readonly styles?: readonly number[];
  readonly game: number;
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly automatic: number | null;
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
}

/** What tells the players of today from those of before. */
export type Identity = Pick<Ladder, 'weightsName' | 'style'>;

export function keep({ id, players }: Match, who: Identity, result: GameResult): KeptGame {
  const { index, seats, winners, automatic } = result;
  const styles = stylesOf({ id, players }, who);
  return {
    match: id,
    weights: who.weightsName(players.length),
    players,
    ...(styles.some((style) => style > 1) && { styles }),
    game: index,
    points: seats.map(({ points }) => points),
    winners,
    automatic,
    decisions: seats.map(({ decisions }) => decisions),
    milliseconds: seats.map(({ milliseconds }) => milliseconds),
  };
}

export function lineOf(game: KeptGame): string {
  return `${JSON.stringify(game)}\n`;
}

function stylesOf(match: Pick<Match, 'id' | 'players'>, { style = () => 1 }: Identity): number[] {
  return match.players.map((player) => style(player, match));
}

/** Games that other weights have played, or players who played otherwise, tell nothing about these. */
export function readResults(text: string, who: Identity): KeptGame[] {
  const isOfToday = ({ match: id, weights, players, styles }: KeptGame): boolean =>
    weights === who.weightsName(players.length) &&
    stylesOf({ id, players }, who).every((style, i) => style === (styles?.[i] ?? 1));
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as KeptGame)
    .filter(isOfToday);
}

/** The games of this match so far; games of other players (another budget) do not count. */
export function gamesOf(results: readonly KeptGame[], { id, players }: Match): KeptGame[] {
  return results
    .filter((kept) => kept.match === id && kept.players.join() === players.join())
    .sort((a, b) => a.game - b.game);
}

export function standingsIn(results: readonly KeptGame[], match: Match): Standings {
  const games = gamesOf(results, match);
  const plans = schedule(match.players, (games.at(-1)?.game ?? -1) + 1, SEED);
  return standingsOf(
    match.players,
    games.map((kept) => resultOf(kept, plans[kept.game].seating)),
  );
}

function resultOf(kept: KeptGame, seating: readonly number[]): GameResult {
  return {
    index: kept.game,
    seats: seating.map((player, seat) => ({
      player,
      points: kept.points[seat],
      parts: {},
      scored: [],
      decisions: kept.decisions[seat],
      milliseconds: kept.milliseconds[seat],
    })),
    winners: kept.winners,
    automatic: kept.automatic,
    decisions: kept.decisions.reduce((sum, n) => sum + n, 0),
  };
}
