/** The kinds of workers that boxes bring, by number. */
import type { Effect, Options, State } from '@evervale/kernel';

export interface WorkerKind {
  readonly id: string;
  /** It may stand where others already do, but not at Events. */
  readonly joins?: boolean;
  /** Of the cards that an Event asks for half are enough, rounded up. */
  readonly halvesNeeds?: boolean;
  /** Places (as picks) where only workers of this kind can go. */
  offer?(s: State, seat: number, out: Options): void;
  /** One of them: the worker is put there, and what it does begins. False = a place like any other. */
  arrive?(s: State, seat: number, worker: number, code: number): boolean;
  /** Runs after the action of the place it has come to. */
  readonly after?: Effect;
}

/** Numbered from 1 in the order of the boxes: in the state a worker's kind is a byte. */
class WorkerKinds {
  readonly list: WorkerKind[] = [];
  of(kind: number): WorkerKind {
    return this.list[kind - 1];
  }

  numberOf(id: string): number {
    return this.list.findIndex((kind) => kind.id === id) + 1;
  }
}

export const workerKinds = new WorkerKinds();

/** May a worker of this kind stand where others already do? */
export function joinsOthers(kind: number): boolean {
  return kind !== 0 && workerKinds.of(kind).joins === true;
}
