/** Tables for an occasion: the quickest way to a new table, each with what it brings in a line. */
import { isComputerName, levelOf, type Level } from '@evervale/ai/names';
import type { AnyGame, Text } from '@evervale/kernel';
import { BoxPainting } from './BoxPainting.tsx';
import { LevelSign } from './LevelSign.tsx';
import { chosenBoxes, isPreset, PRESETS, presetDraft, type Preset } from './presets.ts';
import { useSettings } from './settings.ts';
import type { TableDraft } from './tableDraft.ts';
import { useClient } from './useGame.ts';
import { useUi } from './useUi.ts';

interface Props {
  readonly game: AnyGame;
  readonly draft: TableDraft;
  readonly print: (text: Text) => string;
  readonly set: (draft: TableDraft) => void;
}

export function PresetChoice(props: Props) {
  const t = useUi();
  return (
    <fieldset className="choice presets">
      <legend>{t('preset.title')}</legend>
      <div>
        {PRESETS.map((preset) => (
          <PresetCard key={preset} preset={preset} {...props} />
        ))}
      </div>
    </fieldset>
  );
}

/** So many boxes are named and painted; of the others it is said how many there are, if it is more than one. */
const NAMED = 3;
const PAINTED = 5;

function PresetCard({ preset, game, draft, print, set }: Props & { readonly preset: Preset }) {
  const t = useUi();
  const { variants } = useClient();
  const { lang } = useSettings();
  const table = presetDraft(game, preset, draft, lang, variants);
  const boxes = chosenBoxes(game, table);
  const named = boxes.length === NAMED + 1 ? boxes : boxes.slice(0, NAMED);
  const names = named.map(({ label }) => print(label));
  const more = boxes.length - names.length;
  const other = table.seats.find(({ by }) => isComputerName(by));
  const level = other && (levelOf(other.by) as Level);
  return (
    <button
      type="button"
      className="preset"
      aria-pressed={isPreset(game, table, draft)}
      onClick={() => set(table)}
    >
      <span className="preset-pictures" aria-hidden="true">
        {boxes.slice(0, PAINTED).map(({ value }) => (
          <BoxPainting key={String(value)} box={String(value)} />
        ))}
        {boxes.length === 0 && level && <LevelSign level={level} />}
      </span>
      <b>{t(`preset.${preset}`)}</b>
      <small>
        {t('preset.seats', { n: table.seats.length })}
        {boxes.length === 0 &&
          level &&
          ` · ${t('home.playAgainst', { name: other.name, how: t(`home.how.${level}`) })}`}
        {names.length > 0 && ` · ${names.join(', ')}`}
        {more > 0 && ` ${t('preset.more', { n: more })}`}
      </small>
    </button>
  );
}
