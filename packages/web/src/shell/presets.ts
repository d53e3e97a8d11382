/** Tables for an occasion, made from the form of the game: a new box is part of them by itself. */
import {
  obstacleTo,
  told,
  valueOf,
  withValue,
  type AnyGame,
  type Chosen,
  type SeveralField,
  type Value,
} from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { chosenIn, playedBy, resized, type TableDraft } from './tableDraft.ts';

export const PRESETS = ['first', 'evening', 'everything'] as const;
export type Preset = (typeof PRESETS)[number];

/** So many boxes fill an evening. */
const EVENING = 4;

/** Other ways to play, which no preset takes by itself. */
type Left = ReadonlySet<string>;

/** The boxes of a game; a game without any may have modules instead. */
export function boxesOf(game: AnyGame): SeveralField | undefined {
  const several = game.form.fields.filter((one): one is SeveralField => one.kind === 'several');
  return (
    several.find(({ part }) => part === 'boxes') ??
    several.find(({ part, flag }) => part === 'variants' && flag === 'modules')
  );
}

/** As many boxes or modules as go together, in the order of the form. */
function withBoxes(game: AnyGame, draft: TableDraft, most: number, left: Left): TableDraft {
  const warned = (of: Chosen): number => game.form.advice?.(of).length ?? 0;
  const field = boxesOf(game);
  if (field === undefined) return draft;
  let chosen = withValue(field, [], chosenIn(draft));
  const taken: (typeof field.values)[number]['value'][] = [];
  for (const { value } of field.values) {
    if (taken.length >= most || left.has(String(value))) continue;
    if (obstacleTo(game, field, value, chosen) !== null) continue;
    const more = withValue(field, [...taken, value], chosen);
    // Whoever does not want everything wants what goes well together.
    if (most < Infinity && warned(more) > warned(chosen)) continue;
    taken.push(value);
    chosen = more;
  }
  return { ...draft, chosen };
}

/** The boxes or modules that were chosen, in the order of the form. */
export function chosenBoxes(game: AnyGame, draft: TableDraft): SeveralField['values'] {
  const field = boxesOf(game);
  if (field === undefined) return [];
  const chosen = valueOf(field, chosenIn(draft)) as readonly Value[];
  return field.values.filter(({ value }) => chosen.includes(value));
}

/** Whether it is this table already, whoever's names stand there. */
export function isPreset(game: AnyGame, preset: TableDraft, draft: TableDraft): boolean {
  const kept = (of: TableDraft): string =>
    JSON.stringify([of.seats.map(({ by }) => by), told(game.form, chosenIn(of))]);
  return kept(preset) === kept(draft);
}

export function presetDraft(
  game: AnyGame,
  preset: Preset,
  draft: TableDraft,
  lang: Lang,
  left: Left = new Set(),
): TableDraft {
  const level = preset === 'first' ? 'sprout' : 'sapling';
  const sized = resized(draft, preset === 'evening' ? Math.min(4, game.form.players.most) : 2);
  const seats = sized.seats.map((seat, i) =>
    i === 0 || draft.online ? seat : playedBy(seat, i, level, lang),
  );
  const fresh: TableDraft = { ...sized, seats, chosen: {} };
  if (preset === 'first') return fresh;
  return withBoxes(game, fresh, preset === 'evening' ? EVENING : Infinity, left);
}
