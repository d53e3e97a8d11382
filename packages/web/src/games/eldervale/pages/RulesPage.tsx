/** The rules of Eldervale: the game on one page, then every rule with its number. */
import type { Chapter } from '@evervale/kernel';
import { use } from 'react';
import { useSettings } from '../../../shell/settings.ts';
import { RuleBook } from '../../common/RuleBook.tsx';
import { once } from '../../once.ts';
import { hostedEldervale } from '@evervale/eldervale';
import { GUIDES } from './guide/index.ts';

const bookIn = once<readonly Chapter[]>(
  async (lang) => (await hostedEldervale.rulebook?.(lang as 'en')) ?? [],
);

export function RulesPage() {
  const { lang } = useSettings();
  return <RuleBook book={use(bookIn(lang))} guide={GUIDES[lang]} night />;
}
