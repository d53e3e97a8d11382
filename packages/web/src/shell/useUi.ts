/** The client's own words in the person's language. */
import type { TextArgs } from '@evervale/kernel/text';
import { useCallback } from 'react';
import { uiWords, type UiKey } from '../words/index.ts';
import { useSettings } from './settings.ts';

export type Ui = (key: UiKey, args?: TextArgs) => string;

export function useUi(): Ui {
  const { lang } = useSettings();
  return useCallback((key, args) => uiWords.print(args ? { key, args } : { key }, lang), [lang]);
}
