/** The river: four places for frog ambassadors under face-down cards, and the Shoal (12.5, 12.16). */
import type { RiverSpotView } from '@evervale/everdell';
import { RIVER_FIGURES } from '../art/figureNames.ts';
import { ColorSign } from '../art/ColorSign.tsx';
import { Frog } from '../art/Frog.tsx';
import { GoodIcon, GoodRow } from '../art/Goods.tsx';
import { Picture } from '../art/Picture.tsx';
import { useTable } from '../context.ts';
import { seatLook } from '../model/seats.ts';
import { softened } from '../../common/syllables.ts';
import { Target } from './Target.tsx';

function Frogs({ seats }: { seats: readonly number[] }) {
  const { view, names } = useTable();
  return seats.map((seat) => <Frog key={seat} look={seatLook(view, seat)} title={names[seat]} />);
}

function RiverSpot({ spot }: { spot: RiverSpotView }) {
  const { words } = useTable();
  const { id, needs, covered, card, frog } = spot;
  return (
    <Target
      target={`place/${id}`}
      kind={card === null ? 'riverSpot' : 'river'}
      id={card ?? id}
      label={words.name(card ?? id)}
      silent={card === null}
      className="river-spot"
    >
      <span className="river-card" data-covered={covered || undefined}>
        {card === null ? (
          <GoodIcon good="pearl" />
        ) : (
          <Picture id={card} figure={RIVER_FIGURES[card]} hue="governance" />
        )}
      </span>
      <span className={`need color ${needs.color}`}>
        <ColorSign color={needs.color} />
        {needs.n}
      </span>
      {card !== null && <span className="river-name">{softened(words.name(card), 9)}</span>}
      <span className="river-frogs">
        <Frogs seats={frog === null ? [] : [frog]} />
      </span>
    </Target>
  );
}

export function River() {
  const { view, words } = useTable();
  if (view.pearlbrook === null) return null;
  const { river, shoal } = view.pearlbrook;
  return (
    <div className="river" role="group" aria-label={words.name('term-river')}>
      {river.map((spot) => (
        <RiverSpot key={spot.id} spot={spot} />
      ))}
      <Target
        target={`place/${shoal.id}`}
        kind="riverSpot"
        id={shoal.id}
        label={words.name(shoal.id)}
        className="river-spot shoal"
      >
        <span className="river-card">
          <GoodRow amounts={{ any: 2, card: 2 }} spread={false} />
          <GoodIcon good="pearl" />
        </span>
        <span className="river-name">{words.name(shoal.id)}</span>
        <span className="river-frogs">
          <Frogs seats={shoal.frogs} />
        </span>
      </Target>
    </div>
  );
}
