/** Why things are not possible now. */
import type { Blocked } from '@evervale/kernel';
import { holdsAll } from '@evervale/kernel/text';
import { faint } from '../../glyphs.ts';
import { cut, padEnd, wrap } from '../../columns.ts';
import { groupTitle } from './options.ts';
import { heading, nameOf, playerName, type Scene } from './scene.ts';

const LABEL_COLUMNS = 34;

/** The reasons, those about `text` only if there is one. */
export function whyLines(scene: Scene, blocked: readonly Blocked[], text: string): string[] {
  const entries = blocked.map((one) => ({
    label: labelOf(scene, one.key),
    reason: scene.print(one.text),
    key: one.key,
  }));
  const words = text.split(/\s+/).filter((word) => word !== '');
  const wanted = entries.filter(({ label, reason, key }) =>
    holdsAll(`${label} ${reason} ${key}`, words),
  );
  const groups = [
    {
      title: groupTitle(scene, 'place'),
      own: wanted.filter(({ key }) => key.startsWith('place:')),
    },
    { title: groupTitle(scene, 'play'), own: wanted.filter(({ key }) => key.startsWith('play:')) },
    {
      title: groupTitle(scene, 'other'),
      own: wanted.filter(({ key }) => !/^(place|play):/.test(key)),
    },
  ];
  if (wanted.length === 0) return [` ${scene.ui('ui.allPossible')}`];
  return groups.flatMap(({ title, own }) =>
    own.length === 0 ? [] : [heading(scene, title)].concat(reasonLines(scene, own)),
  );
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

/** `place:inn@city2-3`, `play:farm@meadow-2`, `prepare`: what a key is about. */
function labelOf(scene: Scene, key: string): string {
  const [, act, id, where = ''] = /^([^:@]+):?([^@]*)@?(.*)$/.exec(key)!;
  if (id === '') return actionName(scene, act);
  const city = /^city(\d+)/.exec(where);
  const meadow = /^meadow-(\d+)/.exec(where);
  const name = nameOf(scene, id);
  if (city) return `${name} (${playerName(scene, Number(city[1]) - 1)})`;
  if (meadow) return `${name} (${scene.ui('ui.fromMeadow', { n: Number(meadow[1]) })})`;
  return where === 'hand' ? `${name} (${scene.ui('ui.fromHand')})` : name;
}

function actionName(scene: Scene, act: string): string {
  return nameOf(scene, act === 'pass' ? 'action-pass' : 'action-prepare-season');
}
