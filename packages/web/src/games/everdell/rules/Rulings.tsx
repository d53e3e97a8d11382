/** How the rules of a thing are read: every ruling with its number, in the language of the person. */
import { Link } from 'wouter';
import type { Group } from '../cards/things.ts';
import { usePages } from '../../../words/pages/index.ts';
import { useRuleText } from './book.ts';
import { shortNumber } from '../../common/ruleNumber.ts';
import { rulingsOf } from './rulings.ts';

interface Props {
  readonly id: string;
  readonly group: Group;
  /** At a table: closed until it is asked for, and the book opens beside the game. */
  readonly folded?: boolean;
}

export function Rulings({ id, group, folded = false }: Props) {
  const t = usePages();
  const say = useRuleText();
  const rulings = rulingsOf(id, group);
  if (rulings.length === 0) return null;
  const title = t(group === 'card' ? 'cards.rulings' : 'cards.rules');
  const list = (
    <ul className="rulings">
      {rulings.map((rule) => (
        <li key={rule.id}>
          {folded ? (
            <a href={`/everdell/rules#${rule.id}`} target="_blank" rel="noreferrer">
              § {shortNumber(rule.id)}
            </a>
          ) : (
            <Link href={`/everdell/rules#${rule.id}`}>§ {shortNumber(rule.id)}</Link>
          )}{' '}
          {say(rule)}
        </li>
      ))}
    </ul>
  );
  return folded ? (
    <details className="rulings-folded">
      <summary>
        {title} <small>{rulings.length}</small>
      </summary>
      {list}
    </details>
  ) : (
    <section>
      <h3>{title}</h3>
      {list}
    </section>
  );
}
