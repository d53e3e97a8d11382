/** Which game a list is about. */
import { Choice } from '../shell/Choice.tsx';
import { useOnlineWords } from './words/index.ts';
import { gameTitle } from '../shell/gameTitle.ts';

interface Props<Id extends string> {
  readonly games: readonly Id[];
  readonly game: Id;
  readonly choose: (game: Id) => void;
}

export function GameChoice<Id extends string>({ games, game, choose }: Props<Id>) {
  const t = useOnlineWords();
  return (
    <Choice label={t('lists.game')} values={games} value={game} say={gameTitle} choose={choose} />
  );
}
