/** The mountain board of Spirecrest: the trail in three sections, weather, and what an exploration turns up. */
import { findText, MAP_TILES, type SectionView, type WeatherView } from '@evervale/everdell';
import { DISCOVERY_FIGURE, TILE_FIGURE, WEATHER_FIGURE } from '../art/figureNames.ts';
import { GoodIcon, GoodRow } from '../art/Goods.tsx';
import { Hare } from '../art/Hare.tsx';
import { Peaks } from '../art/Peaks.tsx';
import { Picture } from '../art/Picture.tsx';
import { SeasonSign } from '../art/SeasonSign.tsx';
import { useTable } from '../context.ts';
import { seatLook } from '../model/seats.ts';
import { softened } from '../../common/syllables.ts';
import { CardFace } from './CardFace.tsx';
import { Target } from './Target.tsx';

/** A map tile: its picture, its points, and what the way there costs. */
export function TileFace({ id }: { id: string }) {
  const { points, cost } = MAP_TILES.find((tile) => tile.id === id)!;
  return (
    <>
      <Picture id={id} figure={TILE_FIGURE} hue="event" />
      <span className="tile-points">{points}</span>
      <span className="tile-cost">
        <GoodRow amounts={cost} spread={false} />
      </span>
    </>
  );
}

function Tiles({ section: { tiles, shown, count } }: { section: SectionView }) {
  const { words } = useTable();
  if (!shown) {
    return Array.from({ length: count }, (_, i) => <span key={i} className="tile tile-back" />);
  }
  return tiles.map((id, i) =>
    id === null ? null : (
      <Target
        key={i}
        target={`tile/${id}`}
        kind="mapTile"
        id={id}
        label={words.name(id)}
        silent
        className="tile"
      >
        <TileFace id={id} />
      </Target>
    ),
  );
}

/** A section of the trail: whose hares are there, its tiles, its pile of discoveries (13.3, 13.5). */
function Section({ section }: { section: SectionView }) {
  const { view, words, names } = useTable();
  const { id, hares, discoveries } = section;
  return (
    <div className="section" role="group" aria-label={words.name(`spirecrest-${id}`)}>
      <Peaks section={id} />
      <span className="section-name">{words.name(`spirecrest-${id}`)}</span>
      <span className="hares" data-anchor={`section/${id}`}>
        {hares.map((seat) => (
          <Hare key={seat} seat={seat} look={seatLook(view, seat)} title={names[seat]} />
        ))}
      </span>
      <span className="tiles" data-anchor={`tiles/${id}`}>
        <Tiles section={section} />
      </span>
      <span
        className="find-pile"
        data-anchor={`finds/${id}`}
        title={words.t('mountain.finds', { n: discoveries })}
      >
        {discoveries}
        <span className="sr">{words.t('mountain.finds', { n: discoveries })}</span>
      </span>
    </div>
  );
}

/** The weather of a season; what binds the person now stands out (13.24). */
function WeatherCard({ weather: { season, weather, binds } }: { weather: WeatherView }) {
  const { words, snapshot } = useTable();
  if (weather === null) {
    return (
      <span className="weather-card covered" title={words.name(`season-${season}`)}>
        <SeasonSign season={season} />
      </span>
    );
  }
  const mine = binds.includes(snapshot.seat);
  return (
    <Target
      target={null}
      anchor={`weather/${weather}`}
      kind="weather"
      id={weather}
      label={words.name(weather)}
      silent
      className={`weather-card ${mine ? 'binds' : ''}`}
    >
      <Picture id={weather} figure={WEATHER_FIGURE} hue="governance" />
      <SeasonSign season={season} />
      {mine && <span className="sr">{words.t('mountain.binds')}</span>}
    </Target>
  );
}

/** Left for nothing, the others for one or two cards or resources (13.13). */
function Price({ n }: { n: number }) {
  return (
    <span className="find-price">
      <b>{n === 0 ? 0 : `${n}×`}</b>
      {n > 0 && (
        <>
          <GoodIcon good="card" />/<GoodIcon good="any" />
        </>
      )}
    </span>
  );
}

/** The discoveries that an exploration has turned up. */
function Offer() {
  const { view, words } = useTable();
  const { offer } = view.mountain!;
  if (offer.every((id) => id === null)) return null;
  return (
    <div className="find-offer" role="group" aria-label={words.name('spirecrest-exploration')}>
      {offer.map(
        (id, i) =>
          id !== null && (
            <Target
              key={id}
              target={`discover/${id}`}
              kind="discovery"
              id={id}
              label={words.name(id)}
              className="find-card"
            >
              <span className="find-art">
                <Picture id={id} figure={DISCOVERY_FIGURE} hue="event" />
                <Price n={i} />
              </span>
              <b>{softened(words.name(id))}</b>
              <span className="find-text">{words.print(findText(id))}</span>
            </Target>
          ),
      )}
    </div>
  );
}

/** Everybody may play the cards of Stormvale. */
function Stormvale() {
  const { view, words } = useTable();
  const { stormvale } = view.mountain!;
  if (stormvale === null) return null;
  return (
    <div className="stormvale" role="group" aria-label={words.name('stormvale')}>
      {stormvale.cards.map((id, i) =>
        id === null ? null : (
          <Target
            key={i}
            target={`stormvale/${i}`}
            kind="card"
            id={id}
            label={words.name(id)}
            className="card-button"
          >
            <CardFace id={id} size="mini" words={words} />
          </Target>
        ),
      )}
    </div>
  );
}

export function Mountain() {
  const { view, words } = useTable();
  if (view.mountain === null) return null;
  const { sections, weather } = view.mountain;
  return (
    <div className="mountain" role="group" aria-label={words.name('spirecrest-board')}>
      <span className="weathers">
        {weather.map((one) => (
          <WeatherCard key={one.season} weather={one} />
        ))}
      </span>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <Stormvale />
      <Offer />
    </div>
  );
}
