/** How the rules of a thing are read: every ruling with its number, in the language of the person. */
import { Link } from 'wouter';
import type { Group } from '../cards/things.ts';
import { usePages } from '../../../words/pages/index.ts';
import { useRuleText } from './book.ts';
import { rulingsOf } from './rulings.ts';

export function Rulings({ id, group }: { id: string; group: Group }) {
  const t = usePages();
  const say = useRuleText();
  const rulings = rulingsOf(id, group);
  if (rulings.length === 0) return null;
  return (
    <section>
      <h3>{t(group === 'card' ? 'cards.rulings' : 'cards.rules')}</h3>
      <ul className="rulings">
        {rulings.map((rule) => (
          <li key={rule.id}>
            <Link href={`/rules#${rule.id}`}>{rule.id}</Link> {say(rule)}
          </li>
        ))}
      </ul>
    </section>
  );
}
