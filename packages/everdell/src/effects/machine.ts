/** The machine that runs this game's effects. It is made from the verbs, which need it in turn. */
import type { Effect, Machine, State } from '@evervale/kernel';

let machine: Machine;

export function useMachine(m: Machine): void {
  machine = m;
}

export function theMachine(): Machine {
  return machine;
}

/** 0 if the effect could be carried out at least in part (5.7), else the reason. */
export function performable(
  s: State,
  seat: number,
  of: number,
  at: number,
  effect: Effect,
): number {
  return machine.can(s, seat, of, at, effect);
}

/** The same for whoever knows the node: what every turn asks about is kept in tables of nodes. */
export function performableAt(
  s: State,
  seat: number,
  of: number,
  at: number,
  node: number,
): number {
  return machine.canAt(s, seat, of, at, node);
}
