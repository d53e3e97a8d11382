/** The machine that runs this game's effects. It is made from the verbs, which need it in turn. */
import type { Effect, Machine, State } from '@evervale/kernel';

let machine: Machine;

export function useMachine(m: Machine): void {
  machine = m;
}

export function theMachine(): Machine {
  return machine;
}

/** 0 if the effect could be carried out at least in part, else the reason. */
export function possible(s: State, seat: number, here: number, at: number, effect: Effect): number {
  return machine.can(s, seat, here, at, effect);
}
