/** Why things are not possible now. */
import type { Blocked } from '@evervale/kernel';
import { holdsAll } from '@evervale/kernel/text';
import { faint } from '../../glyphs.ts';
import { cut, padEnd, wrap } from '../../columns.ts';
import { groupsOf, type AnyChoices } from '../choices.ts';
import { groupTitle } from './options.ts';
import { heading, type AnyScene, type Scene } from './scene.ts';

const LABEL_COLUMNS = 34;

/** The reasons, those about `text` only if there is one. */
export function whyLines(
  scene: AnyScene,
  style: AnyChoices,
  blocked: readonly Blocked[],
  text: string,
): string[] {
  const entries = blocked.map((one) => ({
    label: style.blockedLabel(scene, one.key),
    reason: scene.print(one.text),
    key: one.key,
  }));
  const words = text.split(/\s+/).filter((word) => word !== '');
  const wanted = entries.filter(({ label, reason, key }) =>
    holdsAll(`${label} ${reason} ${key}`, words),
  );
  if (wanted.length === 0) return [` ${scene.ui('ui.allPossible')}`];
  return groupsOf(style).flatMap((group) => {
    const own = wanted.filter(({ key }) => style.groupOf(key) === group);
    if (own.length === 0) return [];
    return [heading(scene, groupTitle(scene, style, group))].concat(reasonLines(scene, own));
  });
}

interface Entry {
  readonly label: string;
  readonly reason: string;
  readonly key: string;
}

/** As many things with the same reason are said together. */
const MANY = 4;

function reasonLines(scene: Scene, entries: readonly Entry[]): string[] {
  const byReason = Map.groupBy(entries, ({ reason }) => reason);
  return [...byReason].flatMap(([reason, own]) => {
    if (own.length < MANY) return own.flatMap((entry) => entryLines(scene, entry));
    const labels = own.map(({ label }) => label).join(', ');
    return wrap(`   ${labels}: ${faint(reason)}`, scene.columns, '   ');
  });
}

function entryLines({ columns }: Scene, { label, reason }: Entry): string[] {
  const line = `   ${padEnd(cut(label, LABEL_COLUMNS), LABEL_COLUMNS)} ${faint(reason)}`;
  return wrap(line, columns, ' '.repeat(LABEL_COLUMNS + 4));
}
