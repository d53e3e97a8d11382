/** The words of the game at the table, beside those of the client. */
import { withHints } from '@evervale/ai';
import { wordsOf } from '@evervale/everdell';
import type { Lang, Text } from '@evervale/kernel/text';
import { useMemo } from 'react';
import { useSettings } from './settings.ts';
import { useUi, type Ui } from './useUi.ts';

export interface Words {
  readonly lang: Lang;
  /** A text of the client. */
  readonly t: Ui;
  /** A text of the game. */
  readonly print: (text: Text) => string;
  /** The name of a card, a place, an Event … */
  readonly name: (id: string) => string;
}

/** Whoever sits behind the last player is Rugwort, who has a name in every language. */
const RUGWORT: Text = { key: 'name', args: { id: 'solo-rugwort' } };

export function useWords(players: readonly string[] = []): Words {
  const { lang, inclusiveNames } = useSettings();
  const t = useUi();
  const names = players.join('\n');
  return useMemo(() => {
    const seated = names === '' ? [] : [...names.split('\n'), RUGWORT];
    const ofGame = withHints(wordsOf({ players: seated, inclusiveNames }));
    return {
      lang,
      t,
      print: (text) => ofGame.print(text, lang),
      name: (id) => ofGame.print({ key: 'name', args: { id } }, lang),
    };
  }, [lang, inclusiveNames, names, t]);
}
