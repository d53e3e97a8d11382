/** All pictures of Eldervale. Every one scales with its box and is composed once. */
export { CardPicture } from './CardPicture.tsx';
export {
  Die,
  DwellingFigure,
  EmptySpace,
  FactionPortrait,
  MarkerFigure,
  MercenaryFigure,
  MonsterFigure,
  OrbFigure,
  ResourceIcon,
  Rune,
  TreasureToken,
  TroveToken,
  UnitFigure,
  type UnitKind,
} from './Figures.tsx';
export type { IconKind } from './icons.ts';
export type { MercenaryId } from './monsters/mercenaries.ts';
export { TONES, elementOf } from './palette.ts';
export { HEX, SQUASH, TileArt, isLair } from './tiles/TileArt.tsx';
export type { TokenFace } from './tokens.ts';
