/** Scores add up at any time, and a game that is over has a winner. */
import { claim } from './fault.ts';
import { plainData } from './plain.ts';
import type { Check, Trial } from './trial.ts';

export function scores<O, V, E>(trial: Trial<O, V, E>): Check {
  const { game, play } = trial;
  const addUp = (): void => {
    const all = game.score(play.state);
    plainData(all, 'the scores');
    all.forEach(({ seat, total, lines }, i) => {
      claim(seat === i, `the scores are not in the order of the seats`);
      const sum = lines.reduce((n, line) => n + line.points, 0);
      claim(sum === total, `the lines of seat ${seat} come to ${sum}, its total is ${total}`);
    });
  };
  return {
    before: addUp,
    end() {
      addUp();
      const winners = game.winners(play.state);
      const seats = new Set(game.score(play.state).map(({ seat }) => seat));
      claim(winners.length > 0, 'the game is over and nobody has won');
      claim(
        winners.every((seat) => seats.has(seat)),
        `seat ${winners.join()} wins`,
      );
    },
  };
}
