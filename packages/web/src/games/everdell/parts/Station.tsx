/** The station of Newleaf: a train with three cards and their cars, the Platform with visitors, the Knoll. */
import type { PlaceView } from '@evervale/everdell';
import type { ReactNode } from 'react';
import { GoodRow } from '../art/Goods.tsx';
import { Engine, Knoll, Platform, Wagon } from '../art/Train.tsx';
import { useTable } from '../context.ts';
import { carSigns } from '../model/signs.ts';
import { CardFace } from './CardFace.tsx';
import { Standing } from './Spots.tsx';
import { Target } from './Target.tsx';
import { VisitorPile } from './Visitors.tsx';

/** A card of the station stands in its car (14.2, 14.4). */
function Berth({ at }: { at: number }) {
  const { view, words } = useTable();
  const { card, car } = view.station!.places[at];
  return (
    <span className="berth">
      {card === null ? (
        <span className="card-gap" data-anchor={`station/${at}`} />
      ) : (
        <Target
          target={`station/${at}`}
          kind="card"
          id={card}
          label={words.name(card)}
          className="card-button"
        >
          <CardFace id={card} size="full" words={words} />
        </Target>
      )}
      {car !== null && (
        <Target
          target={`car/${car}`}
          anchor={`car/${at}`}
          kind="car"
          id={car}
          label={`${words.name('newleaf-train-car')}: ${words.name(car)}`}
          silent
          className="car"
        >
          <Wagon car={car} />
          <span className="car-load">
            <GoodRow amounts={carSigns(car)} />
          </span>
        </Target>
      )}
    </span>
  );
}

/** One worker of each player may stand there (14.16, 14.18). */
function Place({ place: { id, workers }, children }: { place: PlaceView; children: ReactNode }) {
  const { words } = useTable();
  return (
    <Target
      target={`place/${id}`}
      kind="place"
      id={id}
      label={words.name(id)}
      className="spot spot-shared station-spot"
    >
      {children}
      <span className="spot-ring">
        <Standing workers={workers} place={id} />
      </span>
      <span className="plank">
        <span className="plank-text">{words.name(id)}</span>
      </span>
    </Target>
  );
}

export function Station() {
  const { view, words } = useTable();
  if (view.station === null) return null;
  const { places, visitors, bag, knoll, platform } = view.station;
  return (
    <div className="station" role="group" aria-label={words.name('newleaf-station')}>
      <div className="train">
        {places.map((_, i) => (
          <Berth key={i} at={i} />
        ))}
        <span className="engine-with-bag" data-anchor="bag">
          <Engine />
          <span className="bag" title={words.t('station.bag', { n: bag })}>
            {bag}
            <span className="sr">{words.t('station.bag', { n: bag })}</span>
          </span>
        </span>
      </div>
      <div className="waiting-room">
        <Place place={platform}>
          <Platform />
        </Place>
        {visitors.map((_, pile) => (
          <VisitorPile key={pile} pile={pile} />
        ))}
      </div>
      <Place place={knoll}>
        <Knoll />
      </Place>
    </div>
  );
}
