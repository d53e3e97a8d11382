/** The rule book of Eldervale in the language of the person. */
import { hostedEldervale } from '@evervale/eldervale';
import type { Chapter } from '@evervale/kernel';
import { use } from 'react';
import { useSettings } from '../../../shell/settings.ts';
import { once } from '../../once.ts';

const bookIn = once<readonly Chapter[]>(
  async (lang) => (await hostedEldervale.rulebook?.(lang as 'en')) ?? [],
);

export function useBook(): readonly Chapter[] {
  return use(bookIn(useSettings().lang));
}
