/** A rule of Eldervale in place. */
import { RuleInPlace } from '../../common/ruleLink.tsx';
import { useBook } from './book.ts';

export function RuleNote({ id }: { id: string }) {
  const rule = useBook()
    .flatMap(({ rules }) => rules)
    .find((one) => one.id === id);
  return rule === undefined ? null : (
    <RuleInPlace game="eldervale" id={id} number={id} text={rule.text} />
  );
}
