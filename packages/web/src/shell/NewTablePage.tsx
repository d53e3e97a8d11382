/** A table to one's own liking, here or online: who sits there, what is played, by which rules. */
import { LAZY_GAMES } from '@evervale/games/lazy';
import type { AnyGame, Text } from '@evervale/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { findServer, useAccount } from '../online/account.ts';
import { OpenOnline } from '../online/OpenOnline.tsx';
import { useOnlineWords } from '../online/words/index.ts';
import { newTable } from '../table/newTable.ts';
import { isGame, USUAL_GAME } from '../games/rules.ts';
import { Choice } from './Choice.tsx';
import { InGame } from './InGame.tsx';
import { useGame } from './useGame.ts';
import { lastTable, rememberTable } from './lastTable.ts';
import { OptionsFields } from './OptionsFields.tsx';
import { Page } from './Page.tsx';
import { PresetChoice } from './PresetChoice.tsx';
import { useSettings } from './settings.ts';
import {
  chosenIn,
  freshDraft,
  localSeats,
  moved,
  optionsOf,
  resized,
  type TableDraft,
} from './tableDraft.ts';
import { TableSeats } from './TableSeats.tsx';
import { useUi } from './useUi.ts';
import { useWords } from './useWords.ts';
import { gameTitle } from './gameTitle.ts';

const ONLINE = '#online';

/** As the last time, in the place that was asked for. */
function firstDraft({ id, form }: AnyGame, name: string): TableDraft {
  const online = location.hash === ONLINE;
  const last = lastTable(id);
  if (last === null) return resized(freshDraft(name, online), form.players.usual);
  return last.online === online ? last : moved(last, online);
}

/** The address says which game; another choice is another address. */
export function NewTablePage({ game }: { game: string | undefined }) {
  const [, go] = useLocation();
  const id = isGame(game) ? game : USUAL_GAME;
  const choose = (other: string): void => go(`/new/${other}${location.hash}`, { replace: true });
  return (
    <InGame id={id}>
      <NewTable key={id} choose={choose} />
    </InGame>
  );
}

/** With several games to choose from, that comes first. */
function GameChoice({ id, choose }: { id: string; choose: (id: string) => void }) {
  const t = useUi();
  if (LAZY_GAMES.length === 1) return null;
  return (
    <Choice
      label={t('new.game')}
      values={LAZY_GAMES.map((game) => game.id)}
      value={id}
      say={gameTitle}
      choose={choose}
    />
  );
}

function NewTable({ choose }: { choose: (id: string) => void }) {
  const t = useUi();
  const o = useOnlineWords();
  const [, go] = useLocation();
  const { name } = useSettings();
  const { server, person } = useAccount();
  const game = useGame();
  const [draft, setDraft] = useState(() => firstDraft(game, name));
  const set = (some: Partial<TableDraft>): void => setDraft({ ...draft, ...some });
  const solo = draft.seats.length === 1;
  const online = draft.online && server !== false;
  const { print } = useWords();
  const { least, most } = game.form.players;
  const options = optionsOf(game, draft);
  useEffect(() => void findServer(), []);
  // At one's own seat stands the name one has on the server.
  const [first, ...others] = draft.seats;
  const seats = online && person ? [{ ...first, name: person.name }, ...others] : draft.seats;

  return (
    <Page title={t('new.title')} wide>
      <div className="first-choices">
        <GameChoice id={game.id} choose={choose} />
        {server === false ? (
          <p className="soft">{o('home.noServer')}</p>
        ) : (
          <Choice
            label={o('new.where')}
            note={online ? o('new.onlineNote') : o('new.hereNote')}
            values={['here', 'online'] as const}
            value={online ? 'online' : 'here'}
            say={(one) => o(`new.${one}`)}
            choose={(one) => setDraft(moved(draft, one === 'online'))}
          />
        )}
      </div>
      <PresetChoice game={game} draft={draft} print={print} set={setDraft} />
      <div className="round-table" data-seats={seats.length}>
        <Choice
          label={t('new.players')}
          note={
            solo
              ? t('new.solo', { opponent: print(opponentOf(game)) })
              : online
                ? o('new.togetherOnline')
                : t('new.together')
          }
          values={Array.from({ length: most - least + 1 }, (_, i) => least + i)}
          value={draft.seats.length}
          say={String}
          choose={(n) => setDraft(resized(draft, n))}
        />
        <TableSeats seats={seats} online={online} set={(changed) => set({ seats: changed })} />
      </div>
      <OptionsFields
        game={game}
        chosen={chosenIn(draft)}
        print={print}
        set={(chosen) => set({ chosen })}
      />
      {online ? (
        <OpenOnline game={game} draft={draft} />
      ) : (
        <div className="last-step">
          <button
            type="button"
            className="answer go"
            disabled={options === null}
            onClick={() => {
              rememberTable(game.id, draft);
              go(`/table/${newTable(game.id, options, localSeats(draft))}`);
            }}
          >
            {t('new.start')}
          </button>
        </div>
      )}
    </Page>
  );
}

/** Whom one alone meets. */
function opponentOf(game: AnyGame): Text {
  const [automat] = game.automats(game.readOptions({ players: 1 }));
  return automat?.name ?? { key: '' };
}
