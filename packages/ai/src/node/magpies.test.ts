import { GAMES, hostedMagpies } from '@evervale/kernel/magpies';
import { expect, test } from 'vitest';
import { tournament } from './tournament.ts';

test('a tournament plays a game it has never heard of, on threads of its own', async () => {
  const played = await tournament({
    game: hostedMagpies,
    module: GAMES.module,
    players: ['oak@20', 'random'],
    games: 6,
    seed: 1,
    jobs: 2,
  });
  expect(played.results).toHaveLength(6);
  expect(played.standings.players[0].meanPoints).toBeGreaterThan(0);
});

test('partners win together, and a victory of a team is not shared', async () => {
  const { results, standings } = await tournament({
    game: hostedMagpies,
    module: GAMES.module,
    players: ['greedy', 'random', 'greedy', 'random'],
    games: 4,
    seed: 3,
    jobs: 1,
    options: { teams: true },
  });
  for (const { winners, teams } of results) {
    expect(teams).toEqual([0, 1, 0, 1]);
    const sides = new Set(winners.map((seat) => teams![seat]));
    expect(winners).toHaveLength(2 * sides.size);
  }
  const wins = standings.players.reduce((sum, player) => sum + player.wins, 0);
  expect(wins).toBe(2 * results.length);
});
