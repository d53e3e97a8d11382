/** A match that grades players, and what it is meant to show. */
export interface Match {
  readonly id: string;
  /** Names as levels.ts knows them. One player meets the opponent that the rules play. */
  readonly players: readonly string[];
  readonly games: number;
  /** Options of the game besides the number of players. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** What is said about the options, behind the players. */
  readonly about?: string;
  /** What is measured, and the least it should be. The first of the players is the one it is about. */
  readonly goal?: Goal;
}

export interface Goal {
  readonly of: 'won' | 'points' | 'winner';
  readonly least: number;
  /** Where more would be wrong as well. */
  readonly most?: number;
}
