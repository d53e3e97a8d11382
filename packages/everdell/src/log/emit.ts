/**
 * Where events go. Without a sink nothing is built and nothing is allocated; `apply` is
 * synchronous, so one sink for the running call is enough.
 */
import type { GameEvent } from './event.ts';

export const emit: { sink: GameEvent[] | null } = { sink: null };
