/** What is one's own: the Tray with its goods and treasure, Units that wait, Dwellings, the Underworld. */
import { RESOURCES, type PlayerView } from '@evervale/eldervale';
import type { CSSProperties } from 'react';
import { useGame } from '../../../shell/useGame.ts';
import { softened } from '../../common/syllables.ts';
import { DwellingFigure, OrbFigure, ResourceIcon, TreasureToken } from '../art/index.ts';
import { useTable } from '../context.ts';
import { summonPrice } from '../model/prices.ts';
import { actingUnit } from '../model/targets.ts';
import { goodsOf, priceSaying, tokenSaying } from '../model/saying.ts';
import { tonesOf } from '../model/tones.ts';
import { Figure } from './Figures.tsx';
import { Called, Portrait, VpShield } from './Seats.tsx';
import { Thing } from './Thing.tsx';

const MOST = 5;
const TOKENS = 4;
const ROOFS = 6;

function Goods({ player }: { player: PlayerView }) {
  const { words } = useTable();
  return (
    <ul className="tray-goods" data-anchor="tray">
      {RESOURCES.map((good) => {
        const n = player.resources[good];
        return (
          <li key={good} data-none={n === 0 || undefined}>
            <Thing target={`good/${good}`} label={`${words.name(good)}: ${n}`}>
              <ResourceIcon kind={good} />
              <b aria-hidden="true">{n}</b>
              <span className="five" aria-hidden="true">
                {Array.from({ length: MOST }, (_, i) => (
                  <i key={i} data-on={i < n || undefined} />
                ))}
              </span>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

function Tokens({ player }: { player: PlayerView }) {
  const table = useTable();
  const { t } = table;
  return (
    <ul className="tray-tokens" data-anchor="tokens">
      {player.tokens.map((token, i) => (
        <li key={i}>
          <Thing target={`token/${i}`} label={tokenSaying(table, token)}>
            <TreasureToken token={token} />
          </Thing>
        </li>
      ))}
      {Array.from({ length: Math.max(0, TOKENS - player.tokens.length) }, (_, i) => (
        <li key={`free ${i}`} className="free" aria-hidden="true" />
      ))}
      <li className="sr">{t('tray.of', { n: player.tokens.length, max: TOKENS })}</li>
    </ul>
  );
}

/** Units in the Tray, each kind once, with what summoning it costs. */
function Unsummoned({ player }: { player: PlayerView }) {
  const table = useTable();
  const { view, words } = table;
  const kinds = [...new Set(player.tray)];
  if (kinds.length === 0) return null;
  return (
    <ul className="unsummoned">
      {kinds.map((unit) => {
        const n = player.tray.filter((one) => one === unit).length;
        return (
          <li key={unit}>
            <Thing target={`unit/${unit}`} label={priceSaying(table, summonPrice(unit, n))}>
              <Figure view={view} figure={{ seat: player.seat, unit }} />
              <span>
                {words.name(unit)}
                {n > 1 && ` × ${n}`}
              </span>
              <span className="price">
                {goodsOf(summonPrice(unit, n)).map((good, i) => (
                  <ResourceIcon key={i} kind={good as 'gem'} />
                ))}
              </span>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

/** What the own people can do, where there is room for it. */
function People({ player }: { player: PlayerView }) {
  const { words } = useTable();
  const { lookup } = useGame();
  const text = player.faction === null ? undefined : lookup.find(player.faction)?.text();
  if (text === undefined) return null;
  return <p className="people">{words.print(text)}</p>;
}

export function Own() {
  const { view, snapshot, names, words, t, seatNote } = useTable();
  const player = view.seats[snapshot.seat];
  const below = player.underworld;
  return (
    <section
      className={`own ${view.turn === player.seat ? 'active' : ''}`}
      style={{ '--seat': tonesOf(player.element).middle } as CSSProperties}
      aria-label={names[player.seat]}
      data-many={view.seats.length > 3 || undefined}
      data-anchor={`player/${player.seat}`}
    >
      <header>
        <Portrait player={player} />
        <span className="seat-name">
          <Called name={names[player.seat]} />
          {player.faction !== null && <small>{softened(words.name(player.faction), 12)}</small>}
          {seatNote?.(player.seat)}
        </span>
        <VpShield player={player} />
      </header>
      <People player={player} />
      <h3 className="evident">
        {words.print({ key: 'view.tray' })} <small>{t('tray.most')}</small>
      </h3>
      <Goods player={player} />
      <h3 className="evident">
        {t('tray.treasure')} <small>{t('tray.of', { n: player.tokens.length, max: TOKENS })}</small>
      </h3>
      <Tokens player={player} />
      {player.tray.length > 0 && (
        <h3 className="waiting-units">
          {t('tray.unsummoned')} <small>{words.name('portal')}</small>
        </h3>
      )}
      <Unsummoned player={player} />
      <h3 className="evident">
        {words.print({ key: 'view.dwellings' })}{' '}
        <small>{t('tray.of', { n: player.dwellings, max: ROOFS })}</small>
      </h3>
      <p className="roofs" aria-hidden="true">
        {Array.from({ length: ROOFS }, (_, i) => (
          <span key={i} data-built={i < player.dwellings || undefined}>
            <DwellingFigure element={player.element ?? 'order'} />
          </span>
        ))}
      </p>
      <div className="last-line">
        <h3>
          {words.print({ key: 'view.underworld' })}{' '}
          {below.length === 0 && <small>{t('tray.empty')}</small>}
        </h3>
        {below.length > 0 && (
          <p className="below" data-anchor="underworld">
            {below.map((unit, i) => (
              <Figure key={i} view={view} figure={{ seat: player.seat, unit }} />
            ))}
            <span className="sr">{below.map((unit) => words.name(unit)).join(', ')}</span>
          </p>
        )}
        <p className="orb-line" data-anchor="orbs">
          <OrbFigure /> <b>{player.orbs}</b> {words.print({ key: 'view.orbs' })}
        </p>
      </div>
    </section>
  );
}

/** What a phone has no room for beside the goods: it stands above the Tableau there. */
export function OwnMore() {
  const { view, snapshot, words, t } = useTable();
  const player = view.seats[snapshot.seat];
  return (
    <section className="own-more" aria-label={t('tray.treasure')}>
      <People player={player} />
      <Tokens player={player} />
      <p className="own-counts">
        <span>
          <OrbFigure /> <b>{player.orbs}</b> {words.print({ key: 'view.orbs' })}
        </span>
        <span>
          <DwellingFigure element={player.element ?? 'order'} />{' '}
          <b>{t('tray.of', { n: player.dwellings, max: ROOFS })}</b>
        </span>
        {player.underworld.length > 0 && (
          <span>
            <ResourceIcon kind="skull" />{' '}
            {player.underworld.map((unit) => words.name(unit)).join(', ')}
          </span>
        )}
      </p>
      <Unsummoned player={player} />
    </section>
  );
}

/** How many Realms the chosen Unit may be placed in. */
export function Reach() {
  const { t, words, unit, options } = useTable();
  if (unit === null) return null;
  const realms = [...options].filter(
    ([target, all]) =>
      target.startsWith('realm/') && all.some(({ key }) => key.startsWith(`place:${unit}`)),
  );
  return (
    <span className="reach">{t('map.reach', { unit: words.name(unit), n: realms.length })}</span>
  );
}

/** Units in the Ready Area stand on the rim below the map: the one that was chosen is placed with a click. */
export function Ready() {
  const { view, snapshot, words, t, unit, placeable, setUnit } = useTable();
  const player = view.seats[snapshot.seat];
  const kinds = [...new Set([...player.ready, ...placeable])];
  const acting = actingUnit(snapshot.decision);
  return (
    <div className="ready" data-anchor="ready">
      <span className="ready-label">{t('tray.ready')}</span>
      {kinds.length === 0 && <small>{t('tray.none')}</small>}
      <div role="radiogroup" aria-label={words.print({ key: 'view.ready' })}>
        {kinds.map((kind) => {
          const n = player.ready.filter((one) => one === kind).length;
          const can = placeable.includes(kind) || kind === acting;
          return (
            <button
              key={kind}
              type="button"
              role="radio"
              aria-checked={unit === kind || kind === acting}
              aria-label={`${words.name(kind)} × ${n}`}
              disabled={!can}
              data-unit={kind}
              draggable={can}
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', kind);
                setUnit(kind);
              }}
              onClick={() => setUnit(kind)}
            >
              <Figure view={view} figure={{ seat: player.seat, unit: kind }} />
              {n > 1 && <b>{n}</b>}
            </button>
          );
        })}
      </div>
      <Reach />
    </div>
  );
}
