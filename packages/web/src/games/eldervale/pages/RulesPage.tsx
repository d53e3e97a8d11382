/** The rules of Eldervale: the game on one page, then every rule with its number. */
import { useSettings } from '../../../shell/settings.ts';
import { RuleBook } from '../../common/RuleBook.tsx';
import { useBook } from '../rules/book.ts';
import { GUIDES } from './guide/index.ts';

export function RulesPage() {
  const { lang } = useSettings();
  return <RuleBook book={useBook()} guide={GUIDES[lang]} night />;
}
