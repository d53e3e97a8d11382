/** Animals, goods, places and the landscape in its seasons. */
import { BASIC_LOCATIONS, FORESTS, SEASON_NAMES } from '@evervale/everdell';
import { Landscape } from '../../../art/Landscape.tsx';
import { Animal } from '../art/Animal.tsx';
import { GoodIcon, type Good } from '../art/Goods.tsx';
import { Milestone, SpotDrawing } from '../art/Motif.tsx';
import { Stall } from '../art/Stall.tsx';
import { seatLook } from '../model/seats.ts';
import { mainSign } from '../model/signs.ts';

const GOODS: readonly Good[] = ['twig', 'resin', 'pebble', 'berry', 'card', 'point', 'any'];
const SEATS = [0, 1, 2, 3, 4, 5, 6];

export function Pictures() {
  return (
    <>
      <div className="gallery-row">
        {SEATS.map((seat) => (
          <Animal
            key={seat}
            look={seatLook({ rugwort: { seat: 6, year: 1, modules: [], lastRoll: 0 } }, seat)}
          />
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
