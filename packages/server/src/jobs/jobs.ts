/** What has to happen later, or without anybody asking. Being called twice does no harm. */
export interface JobHandlers {
  /** The time of the deciding seat may be up. */
  deadline(table: string): Promise<void>;
  /** A computer player, or an order given before, has to go on. */
  automatic(table: string): Promise<void>;
  /** Looks for both in the database: after a restart, or when a process has died. */
  sweep(): Promise<void>;
}

export interface Jobs {
  start(handlers: JobHandlers): Promise<void>;
  deadlineAt(table: string, time: number): void;
  automatic(table: string): void;
  stop(): Promise<void>;
}
