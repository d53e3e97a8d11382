/** A rule of Everdell in place. */
import { CARD_RULINGS, CHAPTERS } from '@evervale/everdell/rulebook';
import { RuleInPlace } from '../../common/ruleLink.tsx';
import { useRuleText } from './book.ts';
import { shortNumber } from '../../common/ruleNumber.ts';

export function RuleNote({ id }: { id: string }) {
  const say = useRuleText();
  const rule = [...CHAPTERS, CARD_RULINGS]
    .flatMap(({ rules }) => rules)
    .find((one) => one.id === id);
  if (!rule) return null;
  return <RuleInPlace game="everdell" id={id} number={shortNumber(id)} text={say(rule)} />;
}
