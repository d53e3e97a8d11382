/** Everything that lies on a table, in the state that is chosen: with the parts of the table itself. */
import type { Blocked } from '@evervale/kernel';
import { useMemo, useState } from 'react';
import { TableContext, type EverdellSnapshot, type Inspected } from '../context.ts';
import { Beside } from '../parts/Beside.tsx';
import { City, Hand } from '../parts/City.tsx';
import { Events } from '../parts/Events.tsx';
import { Inspector } from '../parts/Inspector.tsx';
import { Market } from '../parts/Market.tsx';
import { Mountain } from '../parts/Mountain.tsx';
import { Players } from '../parts/Players.tsx';
import { River } from '../parts/River.tsx';
import { Haven, Journey, Spot } from '../parts/Spots.tsx';
import { Station } from '../parts/Station.tsx';
import { Meadow } from '../parts/Valley.tsx';
import { Why } from '../parts/Why.tsx';
import { Choice } from '../../../shell/Choice.tsx';
import { useUi } from '../../../shell/useUi.ts';
import type { Words } from '../../../shell/useWords.ts';
import { NAMES } from '../../../table/newTable.ts';
import { optionsIn, reasonsIn, STATES, viewIn, type State } from './states.ts';

const nothing = (): void => undefined;

function snapshotOf(view: ReturnType<typeof viewIn>): EverdellSnapshot {
  const seats = view.players.map((_, i) => ({ name: NAMES[i], by: 'person' as const }));
  return {
    config: { id: 'gallery', game: 'everdell', options: {}, seats },
    at: 0,
    seat: 0,
    view,
    decision: null,
    blocked: [],
    undo: 0,
    handover: null,
    thinking: null,
    log: { from: 0, lines: [] },
    events: [],
    hints: null,
    outcome: null,
    record: null,
  };
}

export function States({ words }: { words: Words }) {
  const t = useUi();
  const [state, setState] = useState<State>('free');
  const [inspected, inspect] = useState<Inspected | null>(null);
  const [why, setWhy] = useState<Blocked | null>(null);
  const view = useMemo(() => viewIn(state), [state]);
  const table = useMemo(() => {
    const reasons = reasonsIn(state, view);
    return {
      snapshot: snapshotOf(view),
      view,
      words,
      names: NAMES,
      log: [],
      options: optionsIn(state, view),
      reasons,
      send: nothing,
      pick: nothing,
      inspect,
      lookAway: () => inspect((old) => (old?.pinned ? old : null)),
      explain: (target: string) => setWhy(reasons.get(target) ?? null),
      stay: nothing,
      openCity: nothing,
      run: { chosen: [], keys: [], putBack: null },
      showScore: nothing,
      hintable: false,
    };
  }, [state, view, words]);
  const [me] = view.players;
  return (
    <TableContext value={table}>
      <Choice
        label={t('gallery.state')}
        values={STATES}
        value={state}
        say={(one) => t(`gallery.state.${one}`)}
        choose={(one) => {
          setState(one);
          setWhy(null);
        }}
      />
      {why && <Why reason={why} />}
      <Meadow />
      <City player={me} />
      <div className="gallery-row">
        {[...view.basic, ...view.forest].map(
          (place) =>
            place && (
              <Spot
                key={place.id}
                place={place}
                forest={!view.basic.some(({ id }) => id === place.id)}
              />
            ),
        )}
        <Haven />
        <Journey />
        <Market />
      </div>
      <Events />
      <River />
      <div className="gallery-row">
        <Station />
      </div>
      <div className="gallery-row">
        <Mountain />
      </div>
      <Beside player={me} />
      <Hand />
      <Players />
      {inspected && <Inspector thing={inspected} />}
    </TableContext>
  );
}
