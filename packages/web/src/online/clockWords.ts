/** The pace of a table in words. Apart from the table's other facts: the first screen needs only this. */
import type { Clock } from '@evervale/protocol';
import type { OnlineUi } from './words/index.ts';

const MINUTE = 60;

export function clockWords(t: OnlineUi, clock: Clock | undefined): string {
  if (clock === undefined) return t('clock.none');
  if (clock.kind === 'days') return t('clock.days', { n: clock.days });
  return t('clock.live', { n: Math.round(clock.bank / MINUTE), more: clock.increment });
}
