/** Animals, goods, places and the landscape in its seasons. */
import { BASIC_LOCATIONS, CARDS, FORESTS, SEASON_NAMES } from '@evervale/everdell';
import { useState } from 'react';
import { Landscape } from '../../../art/Landscape.tsx';
import { HUES, type HueName } from '../../../art/kit/papers.ts';
import { Animal } from '../../../art/people/Animal.tsx';
import { GoodIcon, type Good } from '../art/Goods.tsx';
import { PICTURES } from '../art/pictures/index.ts';
import { paint } from '../art/pictures/paint.ts';
import { Milestone, SpotDrawing } from '../art/Motif.tsx';
import { Stall } from '../art/Stall.tsx';
import { seatLook } from '../model/seats.ts';
import { mainSign } from '../model/signs.ts';
import { useUi } from '../../../shell/useUi.ts';

const GOODS: readonly Good[] = ['twig', 'resin', 'pebble', 'berry', 'card', 'point', 'any'];
const SEATS = [0, 1, 2, 3, 4, 5, 6];

const HUE_OF = new Map<string, HueName>(CARDS.list.map(({ id, color }) => [id, color]));

/** Every picture there is, also of boxes that are not built yet: four hundred, so only when asked for. */
function Album() {
  const t = useUi();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('gallery.pictures')}</summary>
      <div className="gallery-album">
        {open &&
          Object.keys(PICTURES).map((id) => (
            <img
              key={id}
              loading="lazy"
              src={paint(id, { hue: HUE_OF.get(id) ?? 'event' }) ?? ''}
              alt={id}
              title={id}
            />
          ))}
      </div>
    </details>
  );
}

/** One house in all its lights. */
function Lights() {
  const homes = ['vacant', 'occupied'] as const;
  return (
    <div className="gallery-album">
      {SEASON_NAMES.flatMap((season) =>
        homes.map((home) => (
          <img
            key={season + home}
            src={paint('inn', { hue: 'destination', season, home, guest: 'innkeeper' }) ?? ''}
            alt={`inn, ${season}, ${home}`}
          />
        )),
      )}
      {(Object.keys(HUES) as HueName[]).map((hue) => (
        <img key={hue} src={paint('farm', { hue }) ?? ''} alt={`farm, ${hue}`} />
      ))}
    </div>
  );
}

export function Pictures() {
  return (
    <>
      <div className="gallery-row">
        {SEATS.map((seat) => (
          <Animal key={seat} look={seatLook({ rugwort: { seat: 6 } }, seat)} />
        ))}
        {GOODS.map((good) => (
          <GoodIcon key={good} good={good} />
        ))}
      </div>
      <div className="gallery-row">
        {[...BASIC_LOCATIONS, ...FORESTS.list].map(({ id }, i) => (
          <SpotDrawing key={id} kind={mainSign(id)} forest={i >= BASIC_LOCATIONS.length} />
        ))}
        <SpotDrawing kind="burrow" forest={false} />
        <Stall />
        <Milestone points={3} />
      </div>
      <Lights />
      <Album />
      <div className="gallery-seasons">
        {SEASON_NAMES.map((season) => (
          <div key={season} data-season={season}>
            <Landscape season={season} />
          </div>
        ))}
      </div>
    </>
  );
}
