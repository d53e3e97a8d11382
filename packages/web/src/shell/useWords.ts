/** The words of the game at the table, beside those of the client. */
import { withHints } from '@evervale/ai';
import type { Lang, Text } from '@evervale/kernel/text';
import { useMemo } from 'react';
import { useGame } from './useGame.ts';
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

export function useWords(players: readonly string[] = [], options?: unknown): Words {
  const { lang, inclusiveNames } = useSettings();
  const t = useUi();
  const game = useGame();
  const names = players.join('\n');
  return useMemo(() => {
    const seated = names === '' ? [] : names.split('\n');
    const ofGame = withHints(game.words(seated, { inclusiveNames }, options));
    return {
      lang,
      t,
      print: (text) => ofGame.print(text, lang),
      name: (id) => ofGame.print({ key: 'name', args: { id } }, lang),
    };
  }, [game, lang, inclusiveNames, names, options, t]);
}
