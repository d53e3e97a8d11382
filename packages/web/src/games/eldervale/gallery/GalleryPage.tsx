/** Every picture of Eldervale, large and as small as on the table: for whoever works on them. */
import {
  BASE_MONSTERS,
  FACTIONS,
  LEGENDARY_MONSTERS,
  MERCENARIES,
  TREASURES,
} from '@evervale/eldervale';
import { ELEMENTS } from '@evervale/eldervale/vocabulary';
import { useState } from 'react';
import { Choice } from '../../../shell/Choice.tsx';
import { Page } from '../../../shell/Page.tsx';
import { useUi } from '../../../shell/useUi.ts';
import { usePages } from '../../../words/pages/index.ts';
import {
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
  TileArt,
  TreasureToken,
  TroveToken,
  UnitFigure,
} from '../art/index.ts';
import { ICONS, type IconKind } from '../art/icons.ts';
import { LANDS } from '../art/tiles/lands.ts';
import { RUINS } from '../art/tiles/ruins.ts';
import { TROVES } from '../art/tokens.ts';
import { Album } from './Album.tsx';
import './gallery.css';

const PARTS = ['tiles', 'figures', 'monsters', 'signs', 'cards'] as const;
const KINDS = ['worker', 'warrior', 'wizard', 'dragon'] as const;
const TILES = [...Object.keys(LANDS), ...Object.keys(RUINS), 'bifrost-bridge', 'back'];

function Tiles() {
  const states = [undefined, true, false] as const;
  return (
    <>
      {states.map((lit) => (
        <div key={String(lit)} className="vale-row">
          {TILES.map((tile) => (
            <TileArt
              key={tile}
              tile={tile}
              r={lit === undefined ? 84 : 44}
              {...(lit !== undefined && { lit })}
            />
          ))}
        </div>
      ))}
      <div className="vale-row grey">
        {TILES.map((tile) => (
          <TileArt key={tile} tile={tile} r={50} />
        ))}
      </div>
    </>
  );
}

function Figures() {
  return (
    <>
      {[96, 44].map((height) => (
        <div key={height} className="vale-row">
          {FACTIONS.map(({ id }) => (
            <span key={id} title={id}>
              {KINDS.map((kind) => (
                <UnitFigure key={kind} kind={kind} faction={id} height={height} />
              ))}
            </span>
          ))}
        </div>
      ))}
      <div className="vale-row">
        {FACTIONS.map(({ id }) => (
          <FactionPortrait key={id} faction={id} width={64} height={64} />
        ))}
        {ELEMENTS.map((element) => (
          <DwellingFigure key={element} element={element} height={64} />
        ))}
        <UnitFigure kind="worker" faction="air-b" count={3} height={80} />
        <UnitFigure kind="dragon" faction="order-b" count={4} height={80} />
      </div>
    </>
  );
}

function Monsters() {
  const all = [...BASE_MONSTERS, ...LEGENDARY_MONSTERS].map(({ id }) => id);
  return (
    <>
      {[170, 70].map((height) => (
        <div key={height} className="vale-row">
          {all.map((id) => (
            <span key={id} title={id}>
              <MonsterFigure monster={id} height={height} />
            </span>
          ))}
          {MERCENARIES.map(({ id }) => (
            <MercenaryFigure key={id} mercenary={id} owner="water" height={height * 0.8} />
          ))}
        </div>
      ))}
      <div className="vale-row">
        {all.map((id) => (
          <MonsterFigure key={id} monster={id} dormant height={80} />
        ))}
        {all.map((id, i) => (
          <MonsterFigure key={id} monster={id} dominatedBy={ELEMENTS[i % 8]} height={80} />
        ))}
      </div>
    </>
  );
}

function Signs() {
  return (
    <>
      {[44, 20].map((size) => (
        <div key={size} className="vale-row">
          {(Object.keys(ICONS) as IconKind[]).map((kind) => (
            <span key={kind} title={kind}>
              <ResourceIcon kind={kind} width={size} />
            </span>
          ))}
          {ELEMENTS.map((element) => (
            <Rune key={element} element={element} width={size} />
          ))}
        </div>
      ))}
      <div className="vale-row">
        {TREASURES.map(({ element, shows, choice }, i) => (
          <TreasureToken
            key={i}
            token={{ element, shows: i % 12 === 0 ? null : shows, choice: choice === true }}
            stack={1 + (i % 3)}
            width={46}
          />
        ))}
        {Object.keys(TROVES).map((id) => (
          <TroveToken key={id} trove={id} width={46} />
        ))}
        <TroveToken trove={null} width={46} />
        <EmptySpace kind="gem" width={46} />
        <EmptySpace kind="tool" width={46} />
      </div>
      <div className="vale-row">
        {[...ELEMENTS, 'monster' as const].map((element, i) => (
          <Die key={element} element={element} face={1 + (i % 6)} width={48} />
        ))}
        {ELEMENTS.map((element) => (
          <MarkerFigure key={element} element={element} width={40} />
        ))}
        <OrbFigure width={48} />
        {ELEMENTS.map((element) => (
          <OrbFigure key={element} element={element} width={40} />
        ))}
      </div>
    </>
  );
}

export function GalleryPage() {
  const t = useUi();
  const p = usePages();
  const [part, setPart] = useState<(typeof PARTS)[number]>('tiles');
  return (
    <Page title={t('gallery.title')} wide night>
      <Choice
        label={t('gallery.part')}
        values={PARTS}
        value={part}
        say={(one) => p(`gallery.vale.${one}`)}
        choose={setPart}
      />
      <div className="vale-gallery" data-part={part}>
        {part === 'tiles' && <Tiles />}
        {part === 'figures' && <Figures />}
        {part === 'monsters' && <Monsters />}
        {part === 'signs' && <Signs />}
        {part === 'cards' && <Album />}
      </div>
    </Page>
  );
}
