/** Carrying out actions of cards. */
import type { Effect } from '@evervale/kernel';

export interface Activate extends Effect {
  readonly verb: 'activate';
  /**
   * `again`: an own Adventure card that holds a Unit already; `opponents`: an Adventure card of an
   * opponent; `underworld`: a Unit of the Underworld uses a free own action and stays there (GEN.12).
   */
  readonly how: 'again' | 'opponents' | 'underworld';
}

export function activate(how: Activate['how']): Activate {
  return { verb: 'activate', id: 0, how };
}

export interface HostResult extends Effect {
  readonly verb: 'hostResult';
  readonly times: 0 | 2;
}

/** The result of the Aura's host is carried out so often (E13.19, E13.20). */
export function hostResult(times: 0 | 2): HostResult {
  return { verb: 'hostResult', id: 0, times };
}
