/** The middle of the table: Events in the tree, the Meadow, and the places around it. */
import type { CSSProperties, ReactNode } from 'react';
import { useTable } from '../context.ts';
import { Animal } from '../../../art/people/Animal.tsx';
import { Web } from '../art/Web.tsx';
import { seatLook } from '../model/seats.ts';
import { CardFace } from './CardFace.tsx';
import { Events } from './Events.tsx';
import { Market } from './Market.tsx';
import { Mountain } from './Mountain.tsx';
import { WebOn } from './Modules.tsx';
import { PowerToken } from './Power.tsx';
import { River } from './River.tsx';
import { Haven, Journey, Spot } from './Spots.tsx';
import { Station } from './Station.tsx';
import { Target } from './Target.tsx';
import { useFitTexts } from '../useFitTexts.ts';

export function Meadow() {
  const { view, words } = useTable();
  const box = useFitTexts<HTMLDivElement>(view.meadow.join(' ') + words.lang);
  return (
    <div className="meadow" data-fit ref={box} role="group" aria-label={words.name('term-meadow')}>
      {view.meadow.map((id, i) =>
        id === null ? (
          <Gap key={i} position={i} />
        ) : (
          <Target
            key={i}
            target={`meadow/${i}`}
            kind="card"
            id={id}
            label={words.name(id)}
            className="card-button"
          >
            <CardFace id={id} size="full" words={words} />
            <PowerToken on={{ meadow: i }} />
            <WebOn meadow={i} />
            {view.meadowBlocked[i] && view.rugwort && (
              <span className="meadow-guard">
                <Animal look={seatLook(view, view.rugwort.seat)} />
              </span>
            )}
          </Target>
        ),
      )}
    </div>
  );
}

/** No card lies there, or Nightweave keeps the position empty, by her figure (28.18) or as the Spinner. */
function Gap({ position }: { position: number }) {
  const { view, words } = useTable();
  const her = view.nightweave;
  if (her?.modules?.kept.includes(position + 1)) {
    return (
      <span className="card-gap figure-gap kept-gap" data-anchor={`meadow/${position}`}>
        <Web title={words.t('nightweave.kept')} />
      </span>
    );
  }
  if (her?.figure !== position + 1) return <span className="card-gap" />;
  return (
    <span className="card-gap figure-gap" data-anchor={`meadow/${position}`}>
      <Animal look={seatLook(view, her.seat)} title={words.t('nightweave.figure')} />
    </span>
  );
}

/** The forest stands at both sides, the basic locations along the path and the river. */
export function Valley() {
  const { view, words } = useTable();
  const forest = view.forest.flatMap((place) => (place === null ? [] : [place]));
  const half = Math.ceil(forest.length / 2);
  const side = (woods: typeof forest, basic: typeof view.basic): readonly ReactNode[] => [
    ...woods.map((place) => <Spot key={place.id} place={place} forest />),
    ...basic.map((place) => <Spot key={place.id} place={place} />),
  ];
  const left = side(forest.slice(0, half), view.basic.slice(0, 4));
  const right = side(forest.slice(half), view.basic.slice(4));
  const rows = ({ length }: readonly ReactNode[]): CSSProperties =>
    ({ '--rows': length }) as CSSProperties;
  // River, Market, station and mountains need the trail for themselves: the piles lie at the Meadow then.
  const crowded = view.market !== null || view.pearlbrook !== null;
  const wide = crowded || view.station !== null || view.mountain !== null;
  const alone = !crowded && view.station === null;
  return (
    <section
      className="valley"
      data-wide={wide || undefined}
      data-station={view.station === null ? undefined : crowded ? 'below' : 'beside'}
      data-mountain={view.mountain === null ? undefined : alone ? 'beside' : 'slim'}
      aria-label={words.t('table.valley')}
    >
      <Events />
      <div className="bank left" style={rows(left)}>
        {left}
      </div>
      <Meadow />
      <div className="bank right" style={rows(right)}>
        {right}
      </div>
      <div className="trail">
        <Haven />
        <Journey />
        <River />
        <Market />
        <Station />
        <Mountain />
        {!wide && <Piles />}
      </div>
      {wide && <Piles />}
    </section>
  );
}

function Piles() {
  const { view, words } = useTable();
  return (
    <div className="piles">
      <span className="pile" data-anchor="deck">
        <span className="pile-back">
          <b>{view.deck}</b>
        </span>
        {words.t('table.deck')}
      </span>
      <span className="pile discard" data-anchor="discard">
        <span className="pile-back">
          <b>{view.discard}</b>
        </span>
        {words.t('table.discard')}
      </span>
    </div>
  );
}
