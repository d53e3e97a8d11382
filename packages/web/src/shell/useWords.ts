/** The words of the client in the person's language, and those of the game at the table. */
import { wordsOf } from '@evervale/everdell';
import type { Lang, Text, TextArgs } from '@evervale/kernel/text';
import { useMemo } from 'react';
import { uiWords, type UiKey } from '../words/index.ts';
import { useSettings } from './settings.ts';

export interface Words {
  readonly lang: Lang;
  /** A text of the client. */
  readonly t: (key: UiKey, args?: TextArgs) => string;
  /** A text of the game. */
  readonly print: (text: Text) => string;
  /** The name of a card, a place, an Event … */
  readonly name: (id: string) => string;
}

export function useWords(players: readonly string[] = []): Words {
  const { lang, inclusiveNames } = useSettings();
  const names = players.join('\n');
  return useMemo(() => {
    const ofGame = wordsOf({ players: names === '' ? [] : names.split('\n'), inclusiveNames });
    return {
      lang,
      t: (key, args) => uiWords.print(args ? { key, args } : { key }, lang),
      print: (text) => ofGame.print(text, lang),
      name: (id) => ofGame.print({ key: 'name', args: { id } }, lang),
    };
  }, [lang, inclusiveNames, names]);
}
