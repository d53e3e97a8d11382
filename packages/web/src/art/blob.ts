/** Outlines for cut paper. */

/** A cloud of leaves: bumps around an ellipse. `seed` makes each one a little different. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bumps: number,
  seed = 1,
): string {
  const points = Array.from({ length: bumps }, (_, i) => {
    const angle = (2 * Math.PI * i) / bumps;
    const wobble = 1 + 0.07 * Math.sin(i * 12.9898 * seed + seed);
    return [cx + rx * wobble * Math.cos(angle), cy + ry * wobble * Math.sin(angle)] as const;
  });
  const steps = points.map(([x, y], i) => {
    const [px, py] = points[(i + bumps - 1) % bumps];
    const r = (Math.hypot(x - px, y - py) * 0.62).toFixed(1);
    return `A${r} ${r} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const [x, y] = points[bumps - 1];
  return `M${x.toFixed(1)} ${y.toFixed(1)}${steps.join('')}z`;
}

/** A pine cut from three steps of paper, its foot at (x, y). */
export function pine(x: number, y: number, h: number): string {
  const w = h * 0.42;
  const step = (from: number, to: number, wide: number): string =>
    `M${x} ${y - h * to}L${x + w * wide} ${y - h * from}L${x - w * wide} ${y - h * from}z`;
  return `${step(0.12, 0.55, 1)}${step(0.36, 0.78, 0.78)}${step(0.6, 1, 0.55)}M${x - h * 0.05} ${y}h${h * 0.1}v${-h * 0.14}h${-h * 0.1}z`;
}
