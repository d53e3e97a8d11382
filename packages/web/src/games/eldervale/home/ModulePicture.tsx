/** What is painted on the lid of a module. */
import type { ReactNode } from 'react';
import {
  Die,
  MercenaryFigure,
  MonsterFigure,
  ResourceIcon,
  TileArt,
  UnitFigure,
  CardPicture,
} from '../art/index.ts';

const PICTURES: Readonly<Record<string, () => ReactNode>> = {
  legendary: () => <MonsterFigure monster="legendary-order" />,
  oracle: () => <TileArt tile="oracle" r={70} />,
  oracleSteps: () => <ResourceIcon kind="prophecy" />,
  minotaur: () => <MercenaryFigure mercenary="minotaur" />,
  shapeshifter: () => <MercenaryFigure mercenary="shapeshifter" />,
  motherOfDragons: () => <MonsterFigure monster="base-mother-of-dragons" />,
  frostGiant: () => <MonsterFigure monster="legendary-frost-giant" />,
  teams: () => (
    <>
      <UnitFigure kind="warrior" faction="earth-b" />
      <UnitFigure kind="wizard" faction="water-b" />
    </>
  ),
  draft: () => <CardPicture card="open-book" />,
  noDoors: () => <CardPicture card="light-door" />,
  tactics: () => <ResourceIcon kind="battle" />,
  fixedDie: () => <Die face={6} element="fire" />,
};

export function ModulePicture({ box }: { box: string }) {
  const picture = PICTURES[box];
  return <span className="vale-lid">{picture ? picture() : <ResourceIcon kind="realm" />}</span>;
}
