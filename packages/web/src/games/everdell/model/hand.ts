/** What a seat holds, as names; `view` is what that seat sees. */
import type { View } from '@evervale/everdell';
import type { Text } from '@evervale/kernel/text';

export function handOf(view: unknown, seat: number): readonly Text[] {
  return ((view as View).players[seat].hand ?? []).map((id) => ({ key: 'name', args: { id } }));
}
