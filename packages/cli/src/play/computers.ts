/** The computer players of a table. They think in a thread of their own, so that keys are heard. */
import { Pool } from '@evervale/ai/node';
import { decidingSeat, seedOf, stream, toBase64 } from '@evervale/kernel';
import { randomPick } from '../randomPlay.ts';
import type { Running } from './saving.ts';
import type { ComputerKind } from './seats.ts';

export class Computers {
  /** Started when somebody thinks for the first time. */
  private pool: Pool | null = null;
  private readonly running: Pick<Running, 'game' | 'play' | 'module'>;

  constructor(running: Pick<Running, 'game' | 'play' | 'module'>) {
    this.running = running;
  }

  /** A pick of the pending decision. Saved and continued, a game goes on as it would have. */
  choose(kind: ComputerKind): number | Promise<number> {
    const { game, play, module } = this.running;
    const { state, seed, picks } = play;
    const fresh = seedOf(`computer ${seed}/${picks.length}`);
    if (kind === 'random') return randomPick(game, state, stream(fresh));
    this.pool ??= new Pool(1, module);
    return this.pool.run({
      task: 'pick',
      game: game.id,
      state: toBase64(state),
      seat: decidingSeat(state),
      player: kind,
      seed: fresh,
    });
  }

  async close(): Promise<void> {
    await this.pool?.close();
    this.pool = null;
  }
}
