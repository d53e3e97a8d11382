/** Takes any pick, each as likely as the others. */
import { next32, stream } from '@evervale/kernel';
import type { Player } from './player.ts';

export function randomPlayer(seed: number): Player {
  const rng = stream(seed);
  return {
    name: 'random',
    pick(knowledge) {
      const legal = knowledge.legal();
      return legal[Math.floor((next32(rng.bytes, 0) / 4294967296) * legal.length)];
    },
  };
}
