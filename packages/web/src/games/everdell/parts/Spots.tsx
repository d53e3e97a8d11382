/** The places of the valley: basic locations, forest, Haven and Journey. */
import type { PlaceView } from '@evervale/everdell';
import { Animal } from '../../../art/people/Animal.tsx';
import { BigCritter } from '../art/BigCritter.tsx';
import { GoodRow } from '../art/Goods.tsx';
import { Milestone, SpotDrawing } from '../art/Motif.tsx';
import { useTable } from '../context.ts';
import { seatLook } from '../model/seats.ts';
import { isShared, mainSign, placeSigns } from '../model/signs.ts';
import { WebOn } from './Modules.tsx';
import { PowerToken } from './Power.tsx';
import { Target } from './Target.tsx';

/** Who stands there; big critters under their saddles first. */
export function Standing({ workers, place }: { workers: readonly number[]; place?: string }) {
  const { view, names, words } = useTable();
  const left = new Map(
    view.players.map(({ seat, workers: own }) => [
      seat,
      own.flatMap(({ kind, place: at }) => (kind && at === place ? [kind] : [])),
    ]),
  );
  return workers.map((seat, i) => {
    const look = seatLook(view, seat);
    const kind = left.get(seat)?.pop();
    return kind === undefined ? (
      <Animal key={i} look={look} title={names[seat]} />
    ) : (
      <BigCritter key={i} id={kind} look={look} title={`${words.name(kind)} (${names[seat]})`} />
    );
  });
}

/** How a place is called: by what it gives, in words where signs cannot say it. */
export function Spot({ place, forest = false }: { place: PlaceView; forest?: boolean }) {
  const { words, view } = useTable();
  const signs = placeSigns(place.id);
  const many = forest ? view.forestSpots > 1 : isShared(place.id);
  return (
    <Target
      target={`place/${place.id}`}
      kind="place"
      id={place.id}
      label={words.name(place.id)}
      silent={signs !== null}
      className={`spot ${forest ? 'spot-forest' : ''} ${many ? 'spot-shared' : ''}`}
    >
      <SpotDrawing kind={mainSign(place.id)} forest={forest} />
      <span className="spot-ring">
        <Standing workers={place.workers} place={place.id} />
        <WebOn place={place.id} />
      </span>
      <PowerToken on={{ place: place.id }} />
      <span className="plank">
        {signs ? (
          <GoodRow amounts={signs} />
        ) : (
          <span className="plank-text">{words.name(place.id)}</span>
        )}
      </span>
    </Target>
  );
}

export function Haven() {
  const { words, view } = useTable();
  return (
    <Target
      target="place/haven"
      kind="place"
      id="haven"
      label={words.name('haven')}
      className="spot spot-haven spot-shared"
    >
      <SpotDrawing kind="burrow" forest={false} />
      <span className="spot-ring">
        <Standing workers={view.haven.workers} place="haven" />
        <WebOn place="haven" />
      </span>
      <span className="plank">
        <span className="plank-text">{words.name('haven')}</span>
      </span>
    </Target>
  );
}

export function Journey() {
  const { words, view } = useTable();
  return (
    <div className="journey">
      <span className="journey-name">{words.name('journey')}</span>
      {view.journey.map((stage, i) => (
        <Target
          key={stage.id}
          target={`place/${stage.id}`}
          kind="place"
          id={stage.id}
          label={`${words.name('journey')} ${stage.points}`}
          silent
          className={`stage ${i === 0 ? 'spot-shared' : ''}`}
        >
          <Milestone points={stage.points} />
          <span className="stage-workers">
            <Standing workers={stage.workers} place={stage.id} />
          </span>
        </Target>
      ))}
    </div>
  );
}
