/** Why something is not possible, and the rule behind it. */
import type { Blocked } from '@evervale/kernel';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useTable } from '../context.ts';
import { ruleOfReason } from '../model/ruleOf.ts';

export function Why({ reason }: { reason: Blocked }) {
  const { words } = useTable();
  return (
    <div className="why" role="status">
      {words.print(reason.text)}
      <RuleLink id={ruleOfReason(reason.key, reason.reason)} />
    </div>
  );
}
