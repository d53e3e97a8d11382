/** What a thinking thread is asked, and what it answers. */
export interface Task {
  readonly id: number;
  readonly game: string;
  /** The state, for the host's side of the player: the player itself gets only its seat's knowledge. */
  readonly state: Uint8Array;
  readonly seat: number;
  readonly level: string;
  readonly seed: number;
}

export type Answer =
  | { readonly id: number; readonly code: number }
  | { readonly id: number; readonly error: string };
