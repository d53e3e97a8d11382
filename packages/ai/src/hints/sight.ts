/** What an evaluation sees of a position, by the reason that hints would give for it. */
import type { State } from '@evervale/kernel';
import type { Evaluator } from '../evaluator.ts';
import { shareName } from './share.ts';

/** Features with their values, in one order, and what these add up to. */
interface Seen {
  readonly features: string;
  readonly sum: number;
}

export type Sight = ReadonlyMap<string, Seen>;

export function sightOf(evaluator: Evaluator, s: State, seat: number): Sight {
  const sight = new Map<string, Seen>();
  const { x, features } = evaluator;
  if (x === undefined || features === undefined) return sight;
  evaluator.look!(s, seat);
  for (let i = 0; i < x.count; i++) {
    const reason = features.reasons[x.index[i]];
    if (reason === undefined) continue;
    const name = shareName(reason);
    const before = sight.get(name) ?? { features: '', sum: 0 };
    sight.set(name, {
      features: `${before.features} ${x.index[i]}=${x.value[i]}`,
      sum: before.sum + x.value[i],
    });
  }
  return sight;
}
