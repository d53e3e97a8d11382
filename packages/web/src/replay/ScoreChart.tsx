/** The points of everybody, move by move; a click goes there. */
import type { PointerEvent } from 'react';
import './chart.css';

interface Props {
  readonly history: readonly (readonly number[])[];
  readonly lines: readonly { readonly name: string; readonly color: string }[];
  readonly label: string;
  readonly at?: number;
  readonly go?: (at: number) => void;
}

const WIDTH = 400;
const HEIGHT = 120;
const EDGE = 8;
const FOOT = 112;

export function ScoreChart({ history, lines, label, at, go }: Props) {
  const most = Math.max(10, ...history.flat());
  const last = Math.max(1, history.length - 1);
  const x = (i: number): number => EDGE + (i / last) * (WIDTH - 2 * EDGE);
  const y = (points: number): number => FOOT - (Math.max(0, points) / most) * 100;
  const jump = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const part = (((clientX - left) / width) * WIDTH - EDGE) / (WIDTH - 2 * EDGE);
    go?.(Math.round(Math.min(1, Math.max(0, part)) * (history.length - 1)));
  };
  return (
    <svg
      className={`score-chart ${go ? 'live' : ''}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      onPointerDown={go && jump}
      onPointerMove={go && ((event) => event.buttons === 1 && jump(event))}
    >
      {[0.25, 0.5, 0.75, 1].map((part) => (
        <line key={part} x1={EDGE} x2={WIDTH - EDGE} y1={y(part * most)} y2={y(part * most)} />
      ))}
      <text x={EDGE + 2} y={y(most) + 12}>
        {most}
      </text>
      {lines.map(({ name, color }, seat) => (
        <polyline
          key={name}
          stroke={color}
          points={history.map((points, i) => `${x(i)},${y(points[seat] ?? 0)}`).join(' ')}
        />
      ))}
      {at !== undefined && (
        <>
          <line className="now" x1={x(at)} x2={x(at)} y1={6} y2={FOOT} />
          {lines.map(({ name, color }, seat) => (
            <circle key={name} cx={x(at)} cy={y(history[at][seat] ?? 0)} r="4.5" fill={color} />
          ))}
        </>
      )}
    </svg>
  );
}
