/**
 * Answers given ahead: for this battle, for this turn, or until taken back. They are this browser's own and
 * known to nobody else; what is answered that way is passed at once, whatever one holds (E28.3).
 */
import type { Decision } from '@evervale/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Intent } from '../../table/source.ts';
import type { ValeSnapshot } from './context.ts';
import { PASSES, questionOf, type Question } from './model/questions.ts';

const KEY = 'evervale.eldervale.unasked';

function kept(): readonly Question[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as Question[]) : [];
  } catch {
    return [];
  }
}

export interface Standing {
  /** The kind of question that is asked now, if one may pass it ahead; in lessons nobody may. */
  readonly question: Question | null;
  readonly unasked: readonly Question[];
  readonly passBattle: () => void;
  readonly passTurn: () => void;
  readonly setAsked: (question: Question, asked: boolean) => void;
  /** This decision is being passed: it need not be shown. */
  readonly passing: boolean;
}

const passOf = (decision: Decision) => decision.options.find(({ key }) => PASSES.has(key));

export function useStanding(
  snapshot: ValeSnapshot,
  send: (intent: Intent) => void,
  live: boolean,
): Standing {
  const { decision, view, at } = snapshot;
  const [unasked, setUnasked] = useState(kept);
  const [battle, setBattle] = useState<string | null>(null);
  const [turn, setTurn] = useState<{ readonly turn: number; readonly question: Question } | null>(
    null,
  );
  const here = view.battle?.tile ?? null;
  // A standing answer ends with what it was given for.
  useEffect(() => {
    if (here === null) setBattle(null);
  }, [here]);
  useEffect(() => {
    setTurn((old) => (old?.turn === view.turn ? old : null));
  }, [view.turn]);

  const question = decision === null ? null : questionOf(decision);
  const answer = decision === null || question === null ? undefined : passOf(decision);
  const stands =
    question !== null &&
    (unasked.includes(question) ||
      (battle !== null && battle === here) ||
      (turn?.turn === view.turn && turn.question === question));
  const passing = live && stands && answer !== undefined;
  const code = passing ? answer.code : null;
  useEffect(() => {
    if (code !== null) send({ type: 'pick', code, at });
  }, [code, at, send]);

  const setAsked = useCallback((one: Question, asked: boolean) => {
    setUnasked((old) => {
      const next = asked ? old.filter((each) => each !== one) : [...new Set([...old, one])];
      localStorage.setItem(KEY, JSON.stringify(next));
      return next;
    });
  }, []);
  return {
    question: live && answer !== undefined ? question : null,
    unasked,
    passBattle: () => setBattle(here),
    passTurn: () => question !== null && setTurn({ turn: view.turn, question }),
    setAsked,
    passing,
  };
}
