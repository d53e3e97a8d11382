/** The picture on the door of Eldervale: a corner of the map by night, with whoever is about to meet there. */
import { MonsterFigure, TileArt, UnitFigure, DwellingFigure } from '../art/index.ts';

const TILES = [
  { tile: 'darkness-3', x: -87, y: -117 },
  { tile: 'mage-tower', x: 87, y: -117 },
  { tile: 'air-3', x: 260, y: -117 },
  { tile: 'water-2', x: -173, y: 0 },
  { tile: 'light-3', x: 0, y: 0, lit: true },
  { tile: 'fire-1', x: 173, y: 0 },
  { tile: 'earth-3', x: -87, y: 117 },
  { tile: 'chaos-2', x: 87, y: 117 },
] as const;

export function DoorPicture() {
  return (
    <svg viewBox="-220 -150 440 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {TILES.map(({ tile, x, y, ...rest }) => (
        <g key={tile} transform={`translate(${x} ${y})`}>
          <TileArt tile={tile} {...rest} />
        </g>
      ))}
      <DwellingFigure element="water" x={-215} y={-58} width={74} height={76} />
      <MonsterFigure monster="base-fire" x={100} y={-108} width={150} height={158} />
      <UnitFigure kind="dragon" faction="earth-b" x={-70} y={-60} width={120} height={104} />
      <UnitFigure kind="warrior" faction="water-b" x={4} y={-48} width={76} height={96} />
      <UnitFigure kind="wizard" faction="light-a" x={-130} y={60} width={76} height={96} />
      <UnitFigure kind="worker" faction="fire-a" x={60} y={70} width={70} height={88} />
    </svg>
  );
}
