/** A game on one page: sections with the numbers of the rules behind them. */
import { typeset, type Lang } from '@evervale/kernel/text';

interface GuideSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly rules: readonly string[];
}

export type Guide = readonly GuideSection[];

/** Set as the printer sets all other texts. */
export const setGuide = (guide: Guide, lang: Lang): Guide =>
  guide.map(({ title, text, rules }) => ({
    title: typeset(title, lang),
    text: text.map((part) => typeset(part, lang)),
    rules,
  }));
