/** Games seen again: of this browser, from a file, from a text, or from a link. */
import { useEffect, useMemo, useState } from 'react';
import { useParams, useSearch } from 'wouter';
import { loadGame } from '../games/rules.ts';
import { InGame } from '../shell/InGame.tsx';
import { useClient } from '../shell/useGame.ts';
import { Page } from '../shell/Page.tsx';
import { savedTable } from '../table/saved.ts';
import { usePages } from '../words/pages/index.ts';
import { Controls, EVERYBODY } from './Controls.tsx';
import { eyesOf, filmOf, snapshotAt, type Film } from './film.ts';
import { Library } from './Library.tsx';
import { holdsGame, unpackGame } from './link.ts';
import type { Opened } from './open.ts';
import './replay.css';
import { useProjector } from './useProjector.ts';

/** The table is only looked at. */
const SILENT = { subscribe: () => () => {}, send: () => {}, close: () => {} };

/** A link may lead to a moment of the game. */
const useMoment = (): number => Number(new URLSearchParams(useSearch()).get('at') ?? 0);

function Show({ film }: { film: Film }) {
  const { Table } = useClient();
  const projector = useProjector(film, useMoment());
  const { at, before } = projector;
  const [eyes, setEyes] = useState(eyesOf(film)[0]);
  const snapshot = useMemo(
    () => snapshotAt(film, at, eyes === EVERYBODY ? 0 : eyes, before),
    [film, at, eyes, before],
  );
  const { lines } = snapshot.log;
  return (
    <Table
      source={SILENT}
      snapshot={snapshot}
      log={lines}
      again={() => {}}
      staged={false}
      controls={
        <Controls film={film} projector={projector} eyes={eyes} setEyes={setEyes} lines={lines} />
      }
    />
  );
}

type Shown = { readonly film: Film } | { readonly problem: string };

async function develop({ config, picks }: Opened): Promise<Shown> {
  try {
    return { film: filmOf(await loadGame(config.game), config, picks) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function useLink(): { readonly opened: Opened | null; readonly problem: string | null } {
  const [found, setFound] = useState<{ opened: Opened | null; problem: string | null }>({
    opened: null,
    problem: null,
  });
  useEffect(() => {
    const read = (): void => {
      if (!holdsGame(location.hash)) return;
      unpackGame(location.hash).then(
        (opened) => setFound({ opened, problem: null }),
        (error: Error) => setFound({ opened: null, problem: error.message }),
      );
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return found;
}

export function ReplayPage() {
  const t = usePages();
  const { id } = useParams();
  const linked = useLink();
  const [brought, setBrought] = useState<Opened | null>(null);
  const saved = useMemo(() => (id === undefined ? undefined : savedTable(id)), [id]);
  const opened = brought ?? linked.opened ?? saved;
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let wanted = true;
    setShown(null);
    if (opened) void develop(opened).then((found) => wanted && setShown(found));
    return () => {
      wanted = false;
    };
  }, [opened]);
  if (shown && 'film' in shown) {
    const { config } = shown.film;
    return (
      <InGame id={config.game}>
        <Show key={config.id} film={shown.film} />
      </InGame>
    );
  }
  // What is being developed is there in a moment.
  if (opened && shown === null) return null;
  return (
    <Page title={t('replay.open')}>
      <Library
        open={setBrought}
        problem={(shown && 'problem' in shown ? shown.problem : null) ?? linked.problem}
      />
    </Page>
  );
}
