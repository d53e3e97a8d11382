/** The bats’ archive: cards put aside to be played like hand or Meadow cards. */
import type { State } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { cardName, t } from '../say.ts';
import { HAS_ARCHIVE, able } from '../state/abilities.ts';
import type { Source } from '../turn/sources.ts';
import { ARCHIVE, ARCHIVE_SIZE, roomAt } from './room.ts';

/** How many lie there; nobody else has any. */
export function archiveCount(s: State, seat: number): number {
  return able(s, seat, HAS_ARCHIVE) ? s[roomAt(s, ARCHIVE)] : 0;
}

export function archiveCard(s: State, i: number): number {
  return s[roomAt(s, ARCHIVE) + 1 + i];
}

export function hasArchiveRoom(s: State, seat: number): boolean {
  return able(s, seat, HAS_ARCHIVE) && s[roomAt(s, ARCHIVE)] < ARCHIVE_SIZE;
}

export function putIntoArchive(s: State, kind: number): void {
  const at = roomAt(s, ARCHIVE);
  s[at + 1 + s[at]++] = kind;
}

export const archive: Source = {
  id: 'revealed',
  most: ARCHIVE_SIZE,
  size: archiveCount,
  kindAt: (s, _seat, i) => archiveCard(s, i),
  wording(s, _seat, i) {
    const kind = archiveCard(s, i);
    return {
      key: `play:${CARDS.of(kind).id}@archive`,
      text: t('option.playArchive', { card: cardName(kind) }),
    };
  },
  /** The others move up. */
  take(s, _seat, i) {
    const at = roomAt(s, ARCHIVE);
    const last = --s[at];
    for (let k = i; k < last; k++) s[at + 1 + k] = s[at + 2 + k];
    s[at + 1 + last] = 0;
  },
  anywhere: true,
};
