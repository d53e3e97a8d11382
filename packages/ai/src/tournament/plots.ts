/** Small SVG pictures for reports. */

const COLORS = ['#3a7d44', '#b5651d', '#4a6fa5', '#a23b72', '#c9a227', '#5b5b5b'];
const INK = '#3b3226';
const W = 640;

export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function svg(height: number, title: string, body: string): string {
  return `<svg viewBox="0 0 ${W} ${height}" role="img" aria-label="${escape(title)}" font-size="12" fill="${INK}">${body}</svg>`;
}

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

/** A loop, because a call does not take the values of many thousand games as arguments. */
function boundsOf(series: readonly Series[]): { least: number; most: number } {
  let least = Infinity;
  let most = -Infinity;
  for (const { values } of series) {
    for (const value of values) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return { least, most };
}

/** How often which value came up: one row of bars for each series, on one scale. */
export function histogram(title: string, series: readonly Series[], width: number): string {
  const { least, most: highest } = boundsOf(series);
  const low = Math.floor(least / width) * width;
  const bins = Math.floor((highest - low) / width) + 1;
  const step = (W - 130) / bins;
  const rows = series.map(({ name, values }, i) => {
    const counts = Array.from({ length: bins }, () => 0);
    for (const v of values) counts[Math.floor((v - low) / width)]++;
    const most = Math.max(...counts);
    const base = 70 * (i + 1);
    const columns = counts.map((n, bin) => {
      const h = (54 * n) / most;
      const tip = `${low + bin * width}–${low + (bin + 1) * width - 1}: ${n}`;
      return `<rect x="${(120 + bin * step).toFixed(1)}" y="${(base - h).toFixed(1)}" width="${(step - 1).toFixed(1)}" height="${h.toFixed(1)}" fill="${COLORS[i % 6]}"><title>${tip}</title></rect>`;
    });
    return `<text x="112" y="${base - 20}" text-anchor="end">${escape(name)}</text>${columns.join('')}<path d="M120 ${base}H${W - 10}" stroke="${INK}"/>`;
  });
  const bottom = 70 * series.length + 16;
  const labels = Array.from({ length: bins }, (_, bin) => bin)
    .filter((bin) => bin % Math.ceil(bins / 12) === 0)
    .map(
      (bin) =>
        `<text x="${(120 + bin * step).toFixed(1)}" y="${bottom}">${low + bin * width}</text>`,
    );
  return svg(bottom + 8, title, rows.join('') + labels.join(''));
}

export interface Bar {
  readonly name: string;
  /** Parts from left to right. */
  readonly parts: readonly { readonly name: string; readonly value: number }[];
  /** A range drawn as a line over the bar. */
  readonly range?: { readonly low: number; readonly high: number };
}

/** Lying bars, each of one or more parts. */
export function bars(title: string, rows: readonly Bar[], most: number, unit: string): string {
  const scale = (W - 250) / most;
  const body = rows.map(({ name, parts, range }, i) => {
    const y = 8 + 26 * i;
    let x = 160;
    const drawn = parts.map((part, k) => {
      const w = Math.max(0, part.value * scale);
      const rect = `<rect x="${x.toFixed(1)}" y="${y}" width="${w.toFixed(1)}" height="18" fill="${COLORS[k % 6]}"><title>${escape(part.name)}: ${part.value.toFixed(1)}${unit}</title></rect>`;
      x += w;
      return rect;
    });
    const line = range
      ? `<path d="M${160 + range.low * scale} ${y + 9}H${160 + range.high * scale}" stroke="${INK}" stroke-width="2"/>`
      : '';
    const sum = parts.reduce((total, part) => total + part.value, 0);
    const end = Math.max(x, range ? 160 + range.high * scale : 0) + 6;
    return `<text x="152" y="${y + 13}" text-anchor="end">${escape(name)}</text>${drawn.join('')}${line}<text x="${end.toFixed(1)}" y="${y + 13}">${sum.toFixed(1)}${unit}</text>`;
  });
  return svg(16 + 26 * rows.length, title, body.join(''));
}

export function legend(names: readonly string[]): string {
  return `<p class="legend">${names.map((name, i) => `<span><i style="background:${COLORS[i % 6]}"></i>${escape(name)}</span>`).join('')}</p>`;
}
