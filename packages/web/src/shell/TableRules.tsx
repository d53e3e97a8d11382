/** What is played at a new table: Rugwort's year and tricks, boxes, house rules. */
import {
  BOX_IDS,
  EVENT_MIXES,
  RUGWORT_MODULES,
  type BoxId,
  type HouseRules,
} from '@evervale/everdell';
import { boxNote, useOnlineWords } from '../online/words/index.ts';
import { Choice, Switch } from './Choice.tsx';
import { adviceFor, obstacleTo, optionsOf, type TableDraft } from './tableDraft.ts';
import { useWords } from './useWords.ts';

interface Props {
  readonly draft: TableDraft;
  readonly set: (some: Partial<TableDraft>) => void;
}

const YEARS = [1, 2, 3] as const;

const toggled = <T,>(list: readonly T[], one: T, on: boolean): readonly T[] =>
  on ? [...list, one] : list.filter((other) => other !== one);

export function RugwortRules({ draft, set }: Props) {
  const { t, name } = useWords();
  return (
    <>
      <Choice
        label={t('new.year')}
        values={YEARS}
        value={draft.year}
        say={(one) => name(`solo-year-${one}`)}
        choose={(year) => set({ year })}
      />
      <fieldset className="choice">
        <legend>{t('new.modules')}</legend>
        {RUGWORT_MODULES.map((module) => (
          <Switch
            key={module}
            label={name(`solo-module-${module}`)}
            note={t(`module.${module}`)}
            on={draft.modules.includes(module)}
            set={(on) => set({ modules: toggled(draft.modules, module, on) })}
          />
        ))}
      </fieldset>
    </>
  );
}

export function Boxes({ draft, set }: Props) {
  const { t, name, print } = useWords();
  const o = useOnlineWords();
  const advice = adviceFor(draft);
  return (
    <fieldset className="choice boxes">
      <legend>{t('new.boxes')}</legend>
      {BOX_IDS.map((box) => (
        <BoxSwitch key={box} box={box} draft={draft} set={set} />
      ))}
      {advice.map(({ boxes, text }) => (
        <p key={boxes.join()} className="advice" role="status">
          <b>{boxes.map((box) => name(`box-${box}`)).join(', ')}</b>: {print(text)}
        </p>
      ))}
      {'events' in (optionsOf(draft) ?? {}) && (
        <Choice
          label={o('mix.title')}
          values={EVENT_MIXES}
          value={draft.mix}
          say={(mix) => o(`mix.${mix}`)}
          choose={(mix) => set({ mix })}
        />
      )}
    </fieldset>
  );
}

/** A box that the rules do not allow here says so, and can only be left out. */
function BoxSwitch({ box, draft, set }: Props & { box: BoxId }) {
  const { name, lang } = useWords();
  const o = useOnlineWords();
  const on = draft.boxes.includes(box);
  const obstacle = obstacleTo(box, draft);
  const note =
    obstacle === null
      ? boxNote(box, lang)
      : obstacle === 'players'
        ? o('box.notSoMany')
        : o('box.notWith', { box: name(`box-${obstacle}`) });
  return (
    <Switch
      label={name(`box-${box}`)}
      {...(note !== null && { note })}
      on={on}
      disabled={obstacle !== null && !on}
      set={(wanted) => set({ boxes: toggled(draft.boxes, box, wanted) })}
    />
  );
}

export function House({ draft, set }: Props) {
  const { t } = useWords();
  const { house, seats } = draft;
  const change = (some: Partial<HouseRules>): void => set({ house: { ...house, ...some } });
  return (
    <details className="house">
      <summary>{t('house.title')}</summary>
      <Switch
        label={t('house.prepare')}
        note={t('house.prepareNote')}
        on={!house['prepare.requireAllDeployed']}
        set={(on) => change({ 'prepare.requireAllDeployed': !on })}
      />
      <Switch
        label={t('house.advantage')}
        note={t('house.advantageNote')}
        on={house['advantage.limit'] === 'pairwise'}
        set={(on) => change({ 'advantage.limit': on ? 'pairwise' : 'one' })}
      />
      {seats.length === 1 && (
        <>
          <Switch
            label={t('house.clockwise')}
            note={t('house.clockwiseNote')}
            on={house['rugwort.forestDirection'] === 'clockwise'}
            set={(on) =>
              change({ 'rugwort.forestDirection': on ? 'clockwise' : 'counterClockwise' })
            }
          />
          <Choice
            label={t('house.tie')}
            values={['tiebreak', 'rugwortWins', 'playerWins'] as const}
            value={house['rugwort.tie']}
            say={(one) => t(`house.tie.${one}`)}
            choose={(tie) => change({ 'rugwort.tie': tie })}
          />
        </>
      )}
    </details>
  );
}
