/** A rule in place: its number, its words, and the way to the book. */
import { usePages } from '../../../words/pages/index.ts';
import { useRuleText } from './book.ts';
import { CARD_RULINGS, CHAPTERS } from '@evervale/everdell/rulebook';
import { shortNumber } from './rulings.ts';

export function RuleNote({ id }: { id: string }) {
  const t = usePages();
  const say = useRuleText();
  const rule = [...CHAPTERS, CARD_RULINGS]
    .flatMap(({ rules }) => rules)
    .find((one) => one.id === id);
  if (!rule) return null;
  return (
    <span className="rule-note" role="note">
      <b>§ {shortNumber(id)}</b> {say(rule)}{' '}
      <a href={`/everdell/rules#${id}`} target="_blank" rel="noreferrer">
        {t('rules.book')}
      </a>
    </span>
  );
}
