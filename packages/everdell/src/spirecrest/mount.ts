/** A big critter takes the place of a worker (13.20, 13.23). */
import {
  PC,
  SEAT,
  ask,
  pop,
  type Effect,
  type Options,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { workerWording } from '../effects/worker.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { MAX_WORKERS } from '../state/layout.ts';
import { becomeKind, findReady, isDeployed, twinBefore, workerKind } from '../state/workers.ts';
import { workerKinds } from '../turn/workerKinds.ts';
import { name } from '../words/index.ts';

export interface Mount extends Effect {
  readonly verb: 'mount';
  readonly critter: string;
}

export const mount = (critter: string): Mount => ({ verb: 'mount', id: 0, critter });

/** Ready workers are alike; of those on a place each is a choice. Picks: the worker + 1. */
function offer(s: State, seat: number, out: Options): void {
  const ready = findReady(s, seat);
  if (ready >= 0) out.add(ready + 1);
  for (let i = 0; i < MAX_WORKERS; i++) {
    if (workerKind(s, seat, i) !== 0 || !isDeployed(s, seat, i)) continue;
    if (!twinBefore(s, seat, i)) out.add(i + 1);
  }
}

export const mountVerb: Verb<Mount> = {
  name: 'mount',
  step(s, f) {
    if (s[f + PC] === 1) pop(s);
    else ask(s);
  },
  options: (s, f, _effect, out) => offer(s, s[f + SEAT], out),
  pick(s, f, { critter }, code) {
    const seat = s[f + SEAT];
    s[f + PC] = 1;
    becomeKind(s, seat, code - 1, workerKinds.numberOf(critter));
    if (emit.sink !== null) emit.sink.push({ type: 'bigCritter', seat, critter });
  },
  prompt: (_s, _f, { critter }) => ({ text: t('prompt.mount', { critter: name(critter) }) }),
  wording(s, f, _effect, code): Wording {
    const seat = s[f + SEAT];
    if (code - 1 === findReady(s, seat)) return { key: 'ready', text: t('option.readyWorker') };
    return workerWording(s, seat, 'mount', code - 1);
  },
};
