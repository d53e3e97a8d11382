/**
 * Several picks of one choice: what was chosen stays to be seen and can be put back, and every option keeps
 * its number while others go. Putting back an earlier one takes back to before it and picks the later ones again.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Decision } from '@evervale/kernel';
import type { Intent, Snapshot } from '../../table/source.ts';

type Option = Decision['options'][number];

export interface Run {
  /** What was chosen so far, in order. */
  readonly chosen: readonly Option[];
  /** The keys of everything there was to choose from in the beginning. */
  readonly keys: readonly string[];
  /** Puts one back; null where it cannot be taken back. */
  readonly putBack: ((index: number) => void) | null;
}

interface Memory {
  readonly decision: Decision | null;
  readonly keys: readonly string[];
  readonly chosen: readonly Option[];
}

const NOTHING: Memory = { decision: null, keys: [], chosen: [] };

function remembered(last: Memory, decision: Decision | null): Memory {
  const goesOn =
    decision !== null && decision.picked > 0 && last.decision?.group === decision.group;
  if (goesOn) return { ...last, decision, chosen: last.chosen.slice(0, decision.picked) };
  return { decision, keys: decision?.options.map(({ key }) => key) ?? [], chosen: [] };
}

type Step = { readonly undo: true } | { readonly key: string };

export function useRun(
  { decision, undo, at }: Snapshot,
  send: (intent: Intent) => void,
): {
  readonly run: Run;
  readonly noted: (option: Option) => void;
  /** What was meant along with this pick: chosen at the next position, if it is possible there. */
  readonly follow: (key: string) => void;
} {
  const memory = useRef<Memory>(NOTHING);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  // Only another decision changes what is remembered: the table may be drawn several times for one.
  if (memory.current.decision !== decision) memory.current = remembered(memory.current, decision);
  const { chosen, keys } = memory.current;

  // One step for every position that is shown.
  const last = useRef(-1);
  useEffect(() => {
    if (steps.length === 0 || last.current === at || decision === null) return;
    last.current = at;
    const [step, ...rest] = steps;
    setSteps(rest);
    if ('undo' in step) return send({ type: 'undo' });
    const option = decision.options.find(({ key }) => key === step.key);
    if (option === undefined) return setSteps([]);
    memory.current = { ...memory.current, chosen: [...memory.current.chosen, option] };
    send({ type: 'pick', code: option.code, at });
  }, [steps, at, decision, send]);

  const noted = useCallback((option: Option): void => {
    const { decision: asked, chosen: before } = memory.current;
    if (asked === null || asked.group === null) return;
    memory.current = { ...memory.current, chosen: [...before.slice(0, asked.picked), option] };
  }, []);
  const follow = useCallback(
    (key: string): void => {
      last.current = at;
      setSteps([{ key }]);
    },
    [at],
  );
  const known = decision !== null && decision.picked === chosen.length;
  const putBack =
    known && undo >= chosen.length
      ? (index: number): void => {
          last.current = -1;
          const later = chosen.slice(index + 1);
          setSteps([
            ...chosen.slice(index).map((): Step => ({ undo: true })),
            ...later.map(({ key }): Step => ({ key })),
          ]);
        }
      : null;
  return { run: { chosen: known ? chosen : [], keys, putBack }, noted, follow };
}
