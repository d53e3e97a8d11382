/** What cards do at moments that only Pearlbrook knows: a frog arrives, a pearl is gained. */
import { CARDS } from '../content/tables.ts';
import { amounts, t } from '../words/texts.ts';

declare module '../content/card.ts' {
  interface BoxMoments {
    /** When a frog ambassador is sent to it; workers cannot go there (12.7). */
    readonly frogVisit?: Moment;
    /** Whenever its owner gains a pearl. */
    readonly afterPearl?: Moment;
  }
}

export const pearlbrookMoments = {
  frogVisit: {
    label: t('t.frog'),
    whenOpen: t('open.rewardFrog', { what: amounts({ point: 1 }) }),
  },
  afterPearl: { label: t('t.gain', { what: amounts({ pearl: 1 }) }) },
};

/** By kind: 1 for a card with a place for a frog. */
export let TAKES_FROG = new Uint8Array(0);
export let FROG_KINDS: readonly number[] = [];
/** Kinds that do something when their owner gains a pearl. */
export let ON_PEARL: readonly number[] = [];

export function settleMoments(): void {
  TAKES_FROG = Uint8Array.from([
    0,
    ...CARDS.list.map(({ moments }) => (moments?.frogVisit ? 1 : 0)),
  ]);
  FROG_KINDS = CARDS.list.flatMap(({ moments }, i) => (moments?.frogVisit ? [i + 1] : []));
  ON_PEARL = CARDS.list.flatMap(({ moments }, i) => (moments?.afterPearl ? [i + 1] : []));
}
