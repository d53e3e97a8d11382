import { everdell } from '@evervale/everdell';
import { Play, decidingSeat, recordOf } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { evaluatorFor } from '../minds.ts';
import { Knowledge } from '../knowledge.ts';
import { playerNamed } from '../levels.ts';
import { review } from './review.ts';

const evaluator = evaluatorFor(everdell);
const options = { evaluator, budget: { simulations: 6 }, seed: 1, least: 2 };

async function playedBy(...names: readonly string[]) {
  const play = new Play(everdell, everdell.readOptions({ players: names.length }), 4);
  const players = names.map((name, seat) => playerNamed(name, evaluator, seat));
  while (!play.over) {
    const seat = decidingSeat(play.state);
    play.pick(await players[seat].pick(new Knowledge(everdell, play.state, seat)));
  }
  return recordOf(play);
}

// A whole game is searched, which takes a while on a busy machine.
test('a careless player loses more points than a careful one, and is shown what was better', async () => {
  const found = await review(everdell, await playedBy('sapling', 'random'), options);
  const lost = (seat: number) =>
    found.filter((r) => r.seat === seat).reduce((sum, r) => sum + r.lost, 0);
  expect(lost(1)).toBeGreaterThan(lost(0));
  const [worst] = found;
  expect(worst.better.length).toBeGreaterThan(0);
  expect(worst.better[0].key).not.toBe(worst.taken.key);
  expect(worst.points - worst.taken.points).toBeCloseTo(worst.lost, 9);
}, 120_000);
