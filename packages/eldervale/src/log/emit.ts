/** Where events go. Without a sink nothing is built and nothing is allocated. */
import type { GameEvent } from './event.ts';

export const emit: { sink: GameEvent[] | null } = { sink: null };
