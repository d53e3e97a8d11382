/** What a traveller of Spirecrest has beside the city: hare, expedition, discoveries (13.10, 13.14). */
import type { DiscoveryView, PlayerView } from '@evervale/everdell';
import { DISCOVERY_FIGURE } from '../art/figureNames.ts';
import { Hare } from '../art/Hare.tsx';
import { Picture } from '../art/Picture.tsx';
import { useTable } from '../context.ts';
import { seatLook } from '../model/seats.ts';
import { softened } from '../../common/syllables.ts';
import { CardFace } from './CardFace.tsx';
import { TileFace } from './Mountain.tsx';
import { Standing } from './Spots.tsx';
import { Target } from './Target.tsx';

/** By what the options call it: a location is visited, a big critter is sent. */
function targetOfFind({ id, type }: DiscoveryView): string | null {
  if (type === 'location') return `place/${id}`;
  return type === 'big-critter' ? `worker/${id}` : null;
}

function Find({ find }: { find: DiscoveryView }) {
  const { words } = useTable();
  const { id, workers, cards } = find;
  return (
    <>
      <Target
        target={targetOfFind(find)}
        anchor={`find/${id}`}
        kind="discovery"
        id={id}
        label={words.name(id)}
        className="adornment played find"
      >
        <Picture id={id} figure={DISCOVERY_FIGURE} hue="event" />
        <span className="adornment-name">{softened(words.name(id))}</span>
        <Standing workers={workers} place={id} />
      </Target>
      {cards.map((card, i) => (
        <Target
          key={i}
          target={`${id}/${card}`}
          kind="card"
          id={card}
          label={words.name(card)}
          className="card-button"
        >
          <CardFace id={card} size="mini" words={words} />
        </Target>
      ))}
    </>
  );
}

export function Expedition({ player: { travel, seat } }: { player: PlayerView }) {
  const { view, words, names } = useTable();
  if (travel === null) return null;
  return (
    <>
      {travel.expedition.length > 0 && (
        <span className="expedition" role="group" aria-label={words.name('spirecrest-expedition')}>
          {travel.hare === 'home' && (
            <span data-anchor={`hare/${seat}`}>
              <Hare seat={seat} look={seatLook(view, seat)} title={names[seat]} />
            </span>
          )}
          {travel.expedition.map(({ tile, reached }, i) => (
            <Target
              key={i}
              target={`travel/${tile}`}
              anchor={`trek/${seat}/${tile}`}
              kind="mapTile"
              id={tile}
              label={words.name(tile)}
              silent
              className={`tile ${reached ? 'reached' : ''}`}
            >
              <TileFace id={tile} />
              {reached && <span className="sr">{words.t('mountain.reached')}</span>}
            </Target>
          ))}
        </span>
      )}
      {travel.discoveries.map((find) => (
        <Find key={find.id} find={find} />
      ))}
    </>
  );
}
