/** The words of everything online, loaded with it. */
import { catalog, printer, type KeyOf, type TextArgs } from '@evervale/kernel/text';
import { useCallback } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const onlineCatalog = catalog(en, de, fr, it);
type OnlineKey = KeyOf<typeof onlineCatalog>;
const onlineWords = printer([onlineCatalog]);

export type OnlineUi = (key: OnlineKey, args?: TextArgs) => string;

export function useOnlineWords(): OnlineUi {
  const { lang } = useSettings();
  return useCallback(
    (key, args) => onlineWords.print(args ? { key, args } : { key }, lang),
    [lang],
  );
}

/** Why something was refused, in words for people: first of this command, then in general. */
export function denial(t: OnlineUi, command: string, code: string): string {
  const special = `denied.${command}.${code}`;
  if (special in en) return t(special as OnlineKey);
  const general = `denied.${code}`;
  return t(general in en ? (general as OnlineKey) : 'denied.failed');
}
