/** What an evaluation is made of, in pieces people can talk about. */
import type { Text } from '@evervale/kernel';
import type { HintKey } from '../words/hints.ts';

export interface Share {
  readonly key: HintKey;
  /** Which card, Event or place, if it is about one. */
  readonly id?: string;
  readonly points: number;
  /** Which weights have judged it, if any: what others say of another position cannot be compared. */
  readonly judged?: number;
  /** How many there are, where having more of them is the reason. */
  readonly have?: number;
}

export function shareName({ key, id }: Pick<Share, 'key' | 'id'>): string {
  return id === undefined ? key : `${key} ${id}`;
}

/** What is said instead of "more" where nothing was added, but more is left than otherwise. */
const KEPT: Partial<Record<HintKey, HintKey>> = {
  'hint.workers': 'hint.workers.kept',
  'hint.resources': 'hint.resources.kept',
  'hint.treasure': 'hint.treasure.kept',
  'hint.cards': 'hint.cards.kept',
  'hint.figures': 'hint.figures.kept',
};

export function kept(share: Share): Share {
  return { ...share, key: KEPT[share.key] ?? share.key };
}

/** A share in words; points that count at once are named. */
export function shareText({ key, id, points }: Share): Text {
  const of: Text | null = id === undefined ? null : { key: 'name', args: { id } };
  return { key, args: { n: Math.round(points), ...(of && { of }) } };
}
