import { GAMES } from '@evervale/games';
import { expect, test } from 'vitest';
import { tournament } from './tournament.ts';

test('computer players meet at Eldervale', async () => {
  const { results, standings } = await tournament({
    game: GAMES.named('eldervale'),
    players: ['greedy', 'random', 'random'],
    games: 3,
    seed: 1,
    jobs: 1,
  });
  expect(results).toHaveLength(3);
  for (const { winners } of results) expect(winners.length).toBeGreaterThan(0);
  expect(standings.players[0].meanPoints).toBeGreaterThan(0);
});
