/** The games of a place, by id. */
import { Refusal } from '../refusal.ts';
import type { HostedGame } from './game.ts';

// A list holds games of any options, views and events; each shell hands them through unopened.
// oxlint-disable-next-line typescript/no-explicit-any -- methods take what their own game made
export type AnyGame = HostedGame<any, any, any>;

export class Games {
  readonly list: readonly AnyGame[];
  /**
   * Where a thread finds the same list, exported as GAMES; undefined for the list that the program
   * was built with.
   */
  readonly module: string | undefined;

  constructor(list: readonly AnyGame[], module?: string) {
    this.list = list;
    this.module = module;
  }

  get ids(): readonly string[] {
    return this.list.map(({ id }) => id);
  }

  find(id: string): AnyGame | undefined {
    return this.list.find((game) => game.id === id);
  }

  /** The game with this id; the first of the list if none is named. */
  named(id: string = this.list[0].id): AnyGame {
    const game = this.find(id);
    if (game === undefined) throw new Refusal('game', `must be ${this.ids.join(', ')}`);
    return game;
  }

  get mostPlayers(): number {
    return Math.max(...this.list.map(({ form }) => form.players.most));
  }
}
