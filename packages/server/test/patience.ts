/** How long tests wait for what is bound to happen: a busy machine is slow, not wrong. */
import { vi } from 'vitest';

const PATIENCE = 120_000;

/** Asks again and again until it holds. */
export async function eventually(
  holds: () => boolean | Promise<boolean>,
  interval = 20,
): Promise<void> {
  await vi.waitUntil(holds, { timeout: PATIENCE, interval });
}
