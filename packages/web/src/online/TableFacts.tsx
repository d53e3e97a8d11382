/** How a table was set up, in a few words. */
import { factsOf } from '@evervale/kernel';
import { gameTitle } from '../shell/gameTitle.ts';
import { useGame } from '../shell/useGame.ts';
import { useWords } from '../shell/useWords.ts';
import type { Setup } from '@evervale/protocol';
import { clockWords } from './clockWords.ts';
import { useOnlineWords } from './words/index.ts';

const MINUTE = 60;

export function TableFacts({ setup, challenge }: { setup: Setup; challenge: string | null }) {
  const t = useOnlineWords();
  const { print } = useWords();
  const game = useGame();
  const facts = [
    gameTitle(game.id),
    challenge !== null && t('challenge.title'),
    clockWords(t, setup.clock),
    setup.visibility === 'public' ? t('table.public') : t('new.byLink'),
    setup.password && t('table.hasPassword'),
    setup.rated && t('new.rated'),
    !setup.spectators && t('table.noSpectators'),
    setup.delay > 0 && t('table.delay', { n: Math.ceil(setup.delay / MINUTE) }),
    ...factsOf(game.form, setup.options).map(print),
  ];
  return (
    <ul className="table-facts">
      {facts.filter(Boolean).map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
    </ul>
  );
}
