/** Ratings, and the boards of the daily challenges. */
import { one, statement, type Database, type Statement } from './database.ts';

export interface Rating {
  readonly person: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

export interface ChallengeResult {
  readonly person: string;
  readonly name: string;
  readonly score: number;
  readonly won: number;
  readonly at: number;
}

export class ResultStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async rating(person: string, game: string): Promise<Rating | undefined> {
    const rows = await this.db.all<Rating>(
      'SELECT person, mu, sigma, games FROM ratings WHERE person = $1 AND game = $2',
      [person, game],
    );
    return rows[0];
  }

  /** Fails its commit if the rating has changed since it was read with `games` games. */
  writeRating(game: string, { person, mu, sigma, games }: Rating): Statement {
    if (games === 1) {
      return one(
        `INSERT INTO ratings (person, game, mu, sigma, games) VALUES ($1, $2, $3, $4, 1)
         ON CONFLICT DO NOTHING`,
        person,
        game,
        mu,
        sigma,
      );
    }
    return one(
      `UPDATE ratings SET mu = $3, sigma = $4, games = $5
       WHERE person = $1 AND game = $2 AND games = $5 - 1`,
      person,
      game,
      mu,
      sigma,
      games,
    );
  }

  ranking(game: string): Promise<(Rating & { name: string })[]> {
    return this.db.all(
      `SELECT r.person, p.name, r.mu, r.sigma, r.games FROM ratings r JOIN people p ON p.id = r.person
       WHERE r.game = $1 ORDER BY r.mu - 3 * r.sigma DESC LIMIT 100`,
      [game],
    );
  }

  /** The first result of a person counts: nobody plays the same deal twice for a better one. */
  writeResult(challenge: string, table: string, result: ChallengeResult): Statement {
    return statement(
      `INSERT INTO results (challenge, person, name, score, won, table_id, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
      challenge,
      result.person,
      result.name,
      result.score,
      result.won,
      table,
      result.at,
    );
  }

  board(challenge: string): Promise<ChallengeResult[]> {
    return this.db.all<ChallengeResult>(
      `SELECT person, name, score, won, at FROM results WHERE challenge = $1
       ORDER BY won DESC, score DESC, at LIMIT 100`,
      [challenge],
    );
  }

  async challengeTable(challenge: string, person: string): Promise<string | undefined> {
    const rows = await this.db.all<{ table_id: string }>(
      'SELECT table_id FROM challenge_starts WHERE challenge = $1 AND person = $2',
      [challenge, person],
    );
    return rows[0]?.table_id;
  }
}
