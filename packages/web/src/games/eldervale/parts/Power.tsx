/** Power as a rose window: a sector for each element in play, five rings, every player in a lane of their own. */
import { POWER_VALUES, type Element } from '@evervale/eldervale';
import type { CSSProperties } from 'react';
import { MarkerFigure, OrbFigure, Rune } from '../art/index.ts';
import { useTable } from '../context.ts';
import { tonesOf } from '../model/tones.ts';
import { Thing } from './Thing.tsx';

const RINGS = 5;
const OUTER = 114;
/** From so many players on the innermost ring is wider, so that all their markers have room on it. */
const MANY = 4;

interface Rose {
  readonly inner: number;
  readonly ring: number;
  readonly marker: number;
  /** How far neighbours in one ring stand before and behind its middle. */
  readonly apart: number;
}

function roseFor(players: number): Rose {
  const inner = players < MANY ? 30 : 50;
  return {
    inner,
    ring: (OUTER - inner) / RINGS,
    marker: players < MANY ? 32 : 25,
    apart: players < MANY ? 0 : 4.4,
  };
}

/** The own marker lies on top, and is larger than the others. */
const OWN = 1.25;

const polar = (r: number, a: number): string =>
  `${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`;

/** A pane of the window: between two rings and two angles. */
function pane(r1: number, r2: number, a1: number, a2: number): string {
  return `M${polar(r1, a1)}L${polar(r2, a1)}A${r2} ${r2} 0 0 1 ${polar(r2, a2)}L${polar(r1, a2)}A${r1} ${r1} 0 0 0 ${polar(r1, a1)}z`;
}

function Sector({ element, i, n }: { element: Element; i: number; n: number }) {
  const { view, snapshot, names, t } = useTable();
  const tones = tonesOf(element);
  const wide = (2 * Math.PI) / n;
  const from = i * wide - wide / 2;
  const seats = view.seats.length;
  const { inner, ring: step, marker, apart } = roseFor(seats);
  const own = view.seats[snapshot.seat];
  const inOrder = [...view.seats.filter((player) => player !== own), own];
  return (
    <g data-anchor={`power/${element}`}>
      {Array.from({ length: RINGS }, (_, ring) => (
        <path
          key={ring}
          d={pane(inner + ring * step, inner + (ring + 1) * step, from, from + wide)}
          fill={ring < own.power[element] ? tones.middle : tones.dark}
          fillOpacity={ring < own.power[element] ? 1 : 0.5}
          stroke="#0b1122"
          strokeWidth={2}
        />
      ))}
      {inOrder.map((player) => {
        const at = player.power[element];
        if (at === 0 || player.element === null) return null;
        // Always in the same lane, whoever else is there.
        const lane = from + (wide * (player.seat + 0.5)) / seats;
        const r = inner + (at - 0.5) * step + (player.seat % 2 === 0 ? apart : -apart);
        const size = player.seat === snapshot.seat ? marker * OWN : marker;
        return (
          <g key={player.seat}>
            <title>{t('power.at', { player: names[player.seat], n: at })}</title>
            <MarkerFigure
              element={player.element}
              x={r * Math.sin(lane) - size / 2}
              y={-r * Math.cos(lane) - size / 2}
              width={size}
              height={size}
            />
          </g>
        );
      })}
      <path
        d={pane(inner, OUTER, from, from + wide)}
        fill="none"
        stroke={tones.pale}
        strokeOpacity={0.5}
      />
      <g transform={`translate(${polar(OUTER + 14, i * wide).replace(' ', ',')})`}>
        <circle r={13} fill="#121927" stroke={tones.pale} strokeWidth={1.5} />
        <Rune element={element} x={-9.5} y={-9.5} width={19} height={19} />
        {view.trackOrbs.includes(element) && <OrbFigure x={5} y={-21} width={21} height={21} />}
      </g>
    </g>
  );
}

/** In the middle: what the own markers are worth as they stand. */
function Worth({ inner }: { inner: number }) {
  const { view, snapshot } = useTable();
  const { power } = view.seats[snapshot.seat];
  const worth = view.elements.reduce((sum, element) => sum + valueAt(power[element]), 0);
  return (
    <g>
      <circle r={inner - 3} fill="#121927" stroke="#b08a3c" strokeWidth={2} />
      <text
        className="power-worth"
        y={inner * 0.32}
        textAnchor="middle"
        style={{ fontSize: inner * 0.9 }}
      >
        {worth}
      </text>
    </g>
  );
}

const valueAt = (space: number): number => (space === 0 ? 0 : POWER_VALUES[space - 1]);

export function Power() {
  const { view, words, t, options } = useTable();
  const asked = view.elements.filter((element) => options.has(`power/${element}`));
  return (
    <section className="power" aria-label={t('power.title')}>
      <header>
        <h2>{t('power.title')}</h2>
        <small>
          {t('power.worth')} <b>{POWER_VALUES.join(' ')}</b>
        </small>
      </header>
      <svg viewBox="-141 -141 282 282" aria-hidden="true">
        {view.elements.map((element, i) => (
          <Sector key={element} element={element} i={i} n={view.elements.length} />
        ))}
        <Worth inner={roseFor(view.seats.length).inner} />
        <circle r={OUTER + 1} fill="none" stroke="#b08a3c" strokeWidth={2.5} />
      </svg>
      {asked.length > 0 && (
        <p className="power-picks">
          {asked.map((element) => (
            <Thing
              key={element}
              target={`power/${element}`}
              label={words.name(element)}
              style={{ '--tone': tonesOf(element).middle } as CSSProperties}
            >
              <Rune element={element} />
            </Thing>
          ))}
        </p>
      )}
      <PowerTable />
    </section>
  );
}

/** The same as bars: for phones, and for those who hear it. */
function PowerTable() {
  const { view, names, words, t } = useTable();
  return (
    <table className="power-table">
      <caption className="sr">{t('power.title')}</caption>
      <thead>
        <tr>
          <td />
          {view.seats.map(({ seat, element }) => (
            <th key={seat} scope="col">
              {element !== null && <MarkerFigure element={element} />}
              <span className="sr">{names[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.elements.map((element) => (
          <tr key={element} style={{ '--tone': tonesOf(element).middle } as CSSProperties}>
            <th scope="row">
              <Rune element={element} /> {words.name(element)}
            </th>
            {view.seats.map(({ seat, power }) => (
              <td key={seat}>
                <span className="bar" style={{ '--n': power[element] } as CSSProperties}>
                  {power[element]}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
