/** Whoever plays the games that are asked for: threads of this machine, or other machines. */
import type { Answer, Task } from '../worker/serve.ts';

export interface Workers {
  /** So many tasks under way at once keep all of them busy. */
  readonly atOnce: number;
  run<T extends Task>(task: T, signal?: AbortSignal): Promise<Answer<T>>;
  close(): Promise<void>;
}
