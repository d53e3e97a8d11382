/** The map of Eldervale: Realms in reach are lit, the rest lies in the night. Nothing pops up over it. */
import type { RealmView } from '@evervale/eldervale';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { TileArt } from '../art/index.ts';
import { usableAt, useTable } from '../context.ts';
import { isRuin, nameIdOf } from '../model/board.ts';
import { centre, frameOf, HEX_POINTS, isNear, towards, WAYS, type Cell } from '../model/hex.ts';
import { cellSaying, realmName, realmSaying } from '../model/saying.ts';
import { tonesOf } from '../model/tones.ts';
import { useCamera, type Camera } from '../useCamera.ts';
import { useCarrying } from '../useCarrying.tsx';
import { useSight } from '../useSight.ts';
import { at, Contents, Ground } from './Realm.tsx';

/** From so large a hex on everything is shown; below the second only landscape, figures and tokens. */
const ALL = 70;
const FEW = 55;

/** Fingers look first and act on the second tap or with the button; a mouse acts at once. */
const byTouch = (): boolean => matchMedia('(hover: none)').matches;

export function MapView() {
  const table = useTable();
  const { view, options, looked, look, pick, t, snapshot } = table;
  const box = useRef<HTMLDivElement>(null);
  const cells = useMemo(() => cellsOf(options.keys()), [options]);
  const places = useMemo(() => [...view.realms, ...cells], [view.realms, cells]);
  const frame = useMemo(() => frameOf(places), [places]);
  const camera = useCamera(box, places, frame);
  const carrying = useCarrying();
  // A battle covers the map: what it asks stands in the prompt.
  const covered = view.battle !== null;
  const lit = useMemo(
    () =>
      new Set(
        covered
          ? []
          : view.realms.filter(({ tile }) => usableAt(table, `realm/${tile}`).length > 0),
      ),
    [table, view.realms, covered],
  );
  const choosing = lit.size > 0 || cells.length > 0;
  const placing = table.unit !== null;
  const rows = useMemo(() => view.realms.toSorted((a, b) => a.r - b.r || a.q - b.q), [view.realms]);
  const seen = looked?.target.startsWith('realm/') ? looked.target.slice(6) : null;
  const { largeFigures } = useSight();
  const grow = (camera.r < ALL ? 1.15 : 1) * (largeFigures ? 1.25 : 1);

  /** `meant`: a Unit was carried there, so that nobody need be asked again. */
  const act = (target: string, meant = false): void => {
    if (camera.wasDrag() && !meant) return;
    const usable = usableAt(table, target);
    const pinnedBefore = looked?.target === target && looked.pinned;
    if (usable.length === 1 && (meant || !byTouch() || pinnedBefore)) {
      look(null);
      pick(usable[0]);
    } else look(target, true);
  };
  const keys = (event: KeyboardEvent, target: string, from: Cell): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS.find(({ key }) => key === event.key.toLowerCase());
    if (way !== undefined) {
      const next = towards(from, places, way.id);
      if (next !== undefined) focusOn(box.current!, next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      const usable = usableAt(table, target);
      if (usable.length === 1) pick(usable[0]);
      else look(target, true);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      className="map"
      ref={box}
      inert={covered}
      data-moving={camera.moving || undefined}
      data-carrying={carrying.isOn || undefined}
      {...camera.handlers}
      {...(carrying.holds && { onPointerMove: undefined })}
    >
      {carrying.figure}
      <svg
        width={camera.width}
        height={camera.height}
        role="group"
        aria-label={t('map.title')}
        onPointerLeave={() => looked?.pinned === false && look(null)}
      >
        <g
          className="land"
          style={{ transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.k})` }}
        >
          {rows.map((realm) => (
            <Ground key={realm.tile} realm={realm} lit={choosing ? lit.has(realm) : undefined} />
          ))}
          {cells.map((cell) => (
            <EmptyCell key={`${cell.q},${cell.r}`} cell={cell} tile={view.turnedUp} />
          ))}
          <VpLines />
          {rows.map((realm) => (
            <Contents
              key={realm.tile}
              view={view}
              realm={realm}
              name={realmName(table, realm.tile)}
              plate={
                camera.r >= ALL || (camera.r >= FEW && (lit.has(realm) || seen === realm.tile))
              }
              warn={placing && lit.has(realm)}
              grow={grow}
            />
          ))}
          {rows.map((realm) => {
            const target = `realm/${realm.tile}`;
            const can = lit.has(realm);
            return (
              <g
                key={realm.tile}
                transform={at(realm)}
                className={`hit ${can ? 'can' : ''}`}
                role="button"
                tabIndex={can || !choosing ? 0 : -1}
                aria-label={labelOf(realm)}
                aria-disabled={!can}
                aria-current={seen === realm.tile || undefined}
                data-target={target}
                data-can={can || undefined}
                data-cell={`${realm.q},${realm.r}`}
                data-anchor={target}
                onClick={() => act(target)}
                onPointerDown={(event) => can && carrying.take(event, usableAt(table, target)[0])}
                onDragOver={(event) => {
                  if (can) event.preventDefault();
                  if (looked?.target !== target) look(target);
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  act(target, true);
                }}
                onPointerEnter={(event) => {
                  if (event.pointerType === 'mouse' && looked?.pinned !== true) look(target);
                }}
                onFocus={(event) => event.currentTarget.matches(':focus-visible') && look(target)}
                onKeyDown={(event) => keys(event, target, realm)}
              >
                <polygon points={HEX_POINTS} />
              </g>
            );
          })}
          {cells.map((cell) => {
            const target = `cell/${cell.q},${cell.r}`;
            return (
              <g
                key={target}
                transform={at(cell)}
                className="hit cell can"
                role="button"
                tabIndex={0}
                aria-label={cellSaying(table, cell)}
                data-target={target}
                data-can
                data-cell={`${cell.q},${cell.r}`}
                onClick={() => act(target)}
                onPointerEnter={(event) => event.pointerType === 'mouse' && look(target)}
                onFocus={(event) => event.currentTarget.matches(':focus-visible') && look(target)}
                onKeyDown={(event) => keys(event, target, cell)}
              >
                <polygon points={HEX_POINTS} />
              </g>
            );
          })}
          <Happened />
          {seen !== null && <Flag tile={seen} camera={camera} />}
        </g>
      </svg>
      <div className="map-tools">
        <button type="button" aria-label={t('map.in')} onClick={() => camera.zoom(1.25)}>
          +
        </button>
        <button type="button" aria-label={t('map.out')} onClick={() => camera.zoom(0.8)}>
          −
        </button>
        <button type="button" aria-label={t('map.fit')} onClick={camera.fit}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 2L2 8h2v6h8V8h2z" />
          </svg>
        </button>
      </div>
      <div className="stack-left" title={t('map.left', { n: view.stack })}>
        <svg viewBox="-104 -90 208 190" aria-hidden="true">
          <TileArt tile="back" />
        </svg>
        <b>{view.stack}</b>
        <span>{t('map.left', { n: view.stack })}</span>
      </div>
    </div>
  );

  function labelOf(realm: RealmView): string {
    const [why] = table.reasons.get(`realm/${realm.tile}`) ?? [];
    const reason = snapshot.decision !== null && !lit.has(realm) && why ? why.text : null;
    const said = realmSaying(table, realm);
    return reason === null ? said : `${said}. ${table.words.print(reason)}`;
  }
}

function cellsOf(targets: Iterable<string>): readonly Cell[] {
  return [...targets].flatMap((target) => {
    const [, q, r] = /^cell\/(-?\d+),(-?\d+)$/.exec(target) ?? [];
    return q === undefined ? [] : [{ q: Number(q), r: Number(r) }];
  });
}

/** Tab goes through what is lit; these keys go everywhere. */
function focusOn(root: HTMLElement, { q, r }: Cell): void {
  root.querySelector<SVGElement>(`.hit[data-cell="${q},${r}"]`)?.focus();
}

/** Where a new tile may lie: a dashed hex; the one that is looked at shows the tile. */
function EmptyCell({ cell, tile }: { cell: Cell; tile: string | null }) {
  const { looked } = useTable();
  const here = looked?.target === `cell/${cell.q},${cell.r}`;
  return (
    <g transform={at(cell)} className="empty-cell" data-here={here || undefined}>
      {here && tile !== null ? (
        <TileArt tile={nameIdOf(tile)} lit />
      ) : (
        <polygon points={HEX_POINTS} />
      )}
    </g>
  );
}

/** While a Dwelling or a tile is looked at: lines to all that gives VP for it. */
function VpLines() {
  const { view, looked, options } = useTable();
  const cell = looked === null ? null : cellOf(looked.target);
  if (cell === null) return null;
  const [x, y] = centre(cell);
  return (
    <g className="vp-lines" aria-hidden="true">
      {view.realms
        .filter((one) => isNear(one, cell) && (isRuin(one.tile) || one.dweller !== null))
        .map((one) => {
          const [tx, ty] = centre(one);
          return (
            <g key={one.tile}>
              <path d={`M${x} ${y}L${tx} ${ty}`} />
              <g transform={`translate(${(x + tx) / 2} ${(y + ty) / 2})`}>
                <circle r={13} />
                <text y={5.5} textAnchor="middle">
                  2
                </text>
              </g>
            </g>
          );
        })}
    </g>
  );

  function cellOf(target: string): Cell | null {
    const [, q, r] = /^cell\/(-?\d+),(-?\d+)$/.exec(target) ?? [];
    if (q !== undefined) return { q: Number(q), r: Number(r) };
    const builds = options.get(target)?.some(({ key }) => key.startsWith('build:'));
    return builds ? (view.realms.find(({ tile }) => target === `realm/${tile}`) ?? null) : null;
  }
}

/** Where somebody else has just done something: an edge in their colour until the next thing happens. */
function Happened() {
  const { view, snapshot } = useTable();
  const last = snapshot.events.findLast((event) => 'realm' in event && 'seat' in event);
  if (last === undefined || !('realm' in last) || !('seat' in last)) return null;
  const realm = view.realms[last.realm];
  if (realm === undefined || last.seat === snapshot.seat) return null;
  return (
    <polygon
      key={snapshot.at}
      className="happened"
      transform={at(realm)}
      points={HEX_POINTS}
      style={{ stroke: tonesOf(view.seats[last.seat]?.element ?? null).pale }}
    />
  );
}

/** How high a flag is above its Realm's upper corner, and how far it reaches up. */
const FLAG_AT = 96;
const FLAG_HIGH = 30;

/** The name of the Realm that is looked at, above it; at the edge of the map as far in as it is seen whole. */
function Flag({ tile, camera }: { tile: string; camera: Camera }) {
  const table = useTable();
  const realm = table.view.realms.find((one) => one.tile === tile);
  if (realm === undefined || isRuin(tile)) return null;
  const name = realmName(table, tile);
  const width = name.length * 9.6 + 28;
  const [x, y] = centre(realm);
  const [left, right] = [-camera.x, camera.width - camera.x].map((edge) => edge / camera.k);
  const inside = Math.max(left + width / 2, Math.min(right - width / 2, x));
  const top = Math.max(y - FLAG_AT, -camera.y / camera.k + FLAG_HIGH);
  return (
    <g className="flag" transform={`translate(${inside} ${top})`} aria-hidden="true">
      <path d={`M${-width / 2} -28h${width}v28h${-width / 2 + 9}l-9 10-9-10h${-width / 2 + 9}z`} />
      <text y={-8} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}
