/** Tables for an occasion, made from the form of the game: a new box is part of them by itself. */
import { obstacleTo, withValue, type AnyGame, type SeveralField } from '@evervale/kernel';
import { chosenIn, resized, type SeatBy, type TableDraft } from './tableDraft.ts';

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
  const field = boxesOf(game);
  if (field === undefined) return draft;
  let chosen = withValue(field, [], chosenIn(draft));
  const taken: (typeof field.values)[number]['value'][] = [];
  for (const { value } of field.values) {
    if (taken.length >= most || left.has(String(value))) continue;
    if (obstacleTo(game, field, value, chosen) !== null) continue;
    taken.push(value);
    chosen = withValue(field, [...taken], chosen);
  }
  return { ...draft, chosen };
}

export function presetDraft(
  game: AnyGame,
  preset: Preset,
  draft: TableDraft,
  left: Left = new Set(),
): TableDraft {
  const level: SeatBy = preset === 'first' ? 'sprout' : 'sapling';
  const sized = resized(draft, preset === 'evening' ? Math.min(4, game.form.players.most) : 2);
  const seats = sized.seats.map((seat, i) =>
    i === 0 || draft.online ? seat : { ...seat, by: level },
  );
  const fresh: TableDraft = { ...sized, seats, chosen: {} };
  if (preset === 'first') return fresh;
  return withBoxes(game, fresh, preset === 'evening' ? EVENING : Infinity, left);
}
