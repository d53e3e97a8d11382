/** Undo goes back exactly, never behind something revealed or rolled, never over another seat. */
import { hash } from '../codec.ts';
import { Refusal } from '../refusal.ts';
import { DEPTH, RNG, barrier, type State } from '../state.ts';
import { claim, same } from './fault.ts';
import { anyOf, seatsOf, type Check, type Taken, type Trial } from './trial.ts';

const DEALS = 3;

function usedChance(before: State, after: State): boolean {
  for (let i = RNG; i < DEPTH; i++) if (before[i] !== after[i]) return true;
  return false;
}

export function undo<O, V, E>(trial: Trial<O, V, E>): Check<E> {
  const { game, play, rng } = trial;
  /** Hashes and picks since the last point that cannot be passed. */
  let run: { hash: string; code: number }[] = [];
  let owner = -1;

  function refuses(seat: number, n: number): void {
    const before = hash(play.state);
    try {
      play.undo(seat, n);
    } catch (error) {
      claim(error instanceof Refusal, `undo fails with ${String(error)}, not a refusal`);
      same(hash(play.state), before, 'the state after a refused undo');
      return;
    }
    throw new Error(`seat ${seat} takes back ${n} picks, which is not allowed`);
  }

  function goBack(seat: number): void {
    const n = 1 + anyOf(rng, run.length);
    const now = hash(play.state);
    const back = run.slice(-n);
    play.undo(seat, n);
    same(hash(play.state), back[0].hash, `the state after ${n} picks were taken back`);
    for (const { code } of back) play.pick(code);
    same(hash(play.state), now, 'the state after the same picks once more');
  }

  /** What a seat learns by its own pick cannot be taken back: else it could look and choose anew. */
  function nothingLearned({ seat, code, before }: Taken): void {
    const views = new Set<string>();
    for (let i = 0; i < DEALS; i++) {
      const s = game.determinize(before, seat, rng);
      game.machine.apply(s, code);
      if (barrier(s) !== barrier(before)) return;
      views.add(JSON.stringify(game.view(s, seat)));
    }
    claim(views.size === 1, `pick ${code} shows something hidden and can be taken back`);
  }

  return {
    after(taken) {
      const { seat, code, before } = taken;
      const passed = barrier(before) !== barrier(play.state);
      claim(passed || !usedChance(before, play.state), `chance in pick ${code} can be taken back`);
      if (seat !== owner) run = [];
      owner = seat;
      run.push({ hash: hash(before), code });
      if (passed) run = [];
      if (!taken.close) return;
      for (const other of seatsOf(trial)) {
        const most = other === seat ? run.length : 0;
        claim(
          play.undoable(other) === most,
          `seat ${other} can take back ${play.undoable(other)}, not ${most}`,
        );
        for (const n of [most + 1, 0, -1, 0.5, Number.NaN]) refuses(other, n);
      }
      if (run.length === 0) return;
      goBack(seat);
      nothingLearned(taken);
    },
  };
}
