/** What happened, one paragraph for each turn. */
import { wrap } from '../../columns.ts';
import type { Paragraph } from '../journal.ts';
import { faint } from '../../glyphs.ts';
import { heading, playerName, seatSign, type Scene } from './scene.ts';

/** The name stands in front once, so it is left out of the sentences that begin with it. */
export function paragraphLines(scene: Scene, { seat, texts }: Paragraph): string[] {
  const name = playerName(scene, seat);
  const sentences = texts.map((text) => scene.print(text));
  const begins = (sentence: string): boolean => sentence.startsWith(`${name} `);
  const rest = sentences.map((one) => (begins(one) ? one.slice(name.length + 1) : one)).join(' · ');
  const whole = begins(sentences[0])
    ? `${name} ${rest}`
    : scene.ui('ui.label', { label: name, text: rest });
  return wrap(` ${seatSign(scene, seat)} ${whole}`, scene.columns, '   ');
}

const MOST_LINES = 9;

/** The last lines of it; the command `log` shows the rest. */
export function recentLines(scene: Scene, paragraphs: readonly Paragraph[]): string[] {
  const lines = paragraphs.flatMap((paragraph) => paragraphLines(scene, paragraph));
  if (lines.length === 0) return [];
  const hidden = lines.length - MOST_LINES;
  const shown =
    hidden > 0
      ? [` ${faint(scene.ui('ui.earlier', { n: hidden }))}`, ...lines.slice(hidden)]
      : lines;
  return [heading(scene, scene.ui('ui.since')), ...shown];
}
