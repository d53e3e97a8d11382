/** A table to one's own liking: who sits there, how well they play, which year, which house rules. */
import {
  DEFAULT_HOUSE,
  RUGWORT_MODULES,
  type HouseRules,
  type RugwortModule,
} from '@evervale/everdell';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Animal } from '../games/everdell/art/Animal.tsx';
import { seatLook } from '../games/everdell/model/seats.ts';
import { NAMES, newTable } from '../table/newTable.ts';
import { LEVELS, type SeatPlan } from '../table/source.ts';
import { Choice, Switch } from './Choice.tsx';
import { Page } from './Page.tsx';
import { useSettings } from './settings.ts';
import { useWords } from './useWords.ts';

const MOST_SEATS = 6;
const YEARS = [1, 2, 3] as const;
/** Boxes of which everything can be shown at the table: they bring cards. */
const BOXES = ['extra', 'corrin', 'rugwort-cards', 'farms'] as const;

interface SeatProps {
  readonly seat: number;
  readonly plan: SeatPlan;
  readonly change: (plan: SeatPlan) => void;
}

function SeatRow({ seat, plan, change }: SeatProps) {
  const { t } = useWords();
  return (
    <li className="seat-row">
      <Animal look={seatLook({ rugwort: null }, seat)} />
      <input
        type="text"
        value={plan.name}
        maxLength={16}
        aria-label={t('new.name', { n: seat + 1 })}
        onChange={(event) => change({ ...plan, name: event.target.value })}
      />
      <select
        value={plan.by}
        aria-label={t('new.by', { n: seat + 1 })}
        onChange={(event) => change({ ...plan, by: event.target.value as SeatPlan['by'] })}
      >
        <option value="person">{t('new.person')}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t(`level.${level}`)}
          </option>
        ))}
      </select>
    </li>
  );
}

function House({
  house,
  solo,
  set,
}: {
  house: HouseRules;
  solo: boolean;
  set: (house: HouseRules) => void;
}) {
  const { t } = useWords();
  return (
    <details className="house">
      <summary>{t('house.title')}</summary>
      <Switch
        label={t('house.prepare')}
        note={t('house.prepareNote')}
        on={!house['prepare.requireAllDeployed']}
        set={(on) => set({ ...house, 'prepare.requireAllDeployed': !on })}
      />
      <Switch
        label={t('house.advantage')}
        note={t('house.advantageNote')}
        on={house['advantage.limit'] === 'pairwise'}
        set={(on) => set({ ...house, 'advantage.limit': on ? 'pairwise' : 'one' })}
      />
      {solo && (
        <>
          <Switch
            label={t('house.clockwise')}
            note={t('house.clockwiseNote')}
            on={house['rugwort.forestDirection'] === 'clockwise'}
            set={(on) =>
              set({ ...house, 'rugwort.forestDirection': on ? 'clockwise' : 'counterClockwise' })
            }
          />
          <Choice
            label={t('house.tie')}
            values={['tiebreak', 'rugwortWins', 'playerWins'] as const}
            value={house['rugwort.tie']}
            say={(one) => t(`house.tie.${one}`)}
            choose={(tie) => set({ ...house, 'rugwort.tie': tie })}
          />
        </>
      )}
    </details>
  );
}

export function NewTablePage() {
  const { t, name } = useWords();
  const [, go] = useLocation();
  const settings = useSettings();
  const [seats, setSeats] = useState<readonly SeatPlan[]>([
    { name: settings.name || NAMES[0], by: 'person' },
    { name: NAMES[1], by: 'sapling' },
  ]);
  const [house, setHouse] = useState(DEFAULT_HOUSE);
  const [year, setYear] = useState<(typeof YEARS)[number]>(1);
  const [modules, setModules] = useState<readonly RugwortModule[]>([]);
  const [boxes, setBoxes] = useState<readonly string[]>([]);
  const solo = seats.length === 1;

  const resize = (n: number): void =>
    setSeats(
      Array.from({ length: n }, (_, i) => seats[i] ?? { name: NAMES[i], by: 'sapling' }).map(
        (plan, i) => (n === 1 && i === 0 ? { name: plan.name, by: 'person' } : plan),
      ),
    );
  const start = (): void => {
    const options = {
      players: seats.length,
      house,
      ...(boxes.length > 0 && { boxes }),
      ...(solo && { rugwort: { year, modules } }),
    };
    const named = seats.map((plan, i) => ({ ...plan, name: plan.name.trim() || NAMES[i] }));
    go(`/table/${newTable(options, named)}`);
  };

  return (
    <Page title={t('new.title')}>
      <Choice
        label={t('new.players')}
        note={solo ? t('new.solo') : t('new.together')}
        values={Array.from({ length: MOST_SEATS }, (_, i) => i + 1)}
        value={seats.length}
        say={String}
        choose={resize}
      />
      <ul>
        {seats.map((plan, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            plan={plan}
            change={(changed) => setSeats(seats.map((old, i) => (i === seat ? changed : old)))}
          />
        ))}
      </ul>
      {solo && (
        <>
          <Choice
            label={t('new.year')}
            values={YEARS}
            value={year}
            say={(one) => name(`solo-year-${one}`)}
            choose={setYear}
          />
          <fieldset className="choice">
            <legend>{t('new.modules')}</legend>
            {RUGWORT_MODULES.map((module) => (
              <Switch
                key={module}
                label={name(`solo-module-${module}`)}
                note={t(`module.${module}`)}
                on={modules.includes(module)}
                set={(on) =>
                  setModules(on ? [...modules, module] : modules.filter((one) => one !== module))
                }
              />
            ))}
          </fieldset>
        </>
      )}
      <fieldset className="choice">
        <legend>{t('new.boxes')}</legend>
        {BOXES.map((box) => (
          <Switch
            key={box}
            label={name(`box-${box}`)}
            note={t(`box.${box}`)}
            on={boxes.includes(box)}
            set={(on) => setBoxes(on ? [...boxes, box] : boxes.filter((one) => one !== box))}
          />
        ))}
      </fieldset>
      <House house={house} solo={solo} set={setHouse} />
      <button type="button" className="answer go" onClick={start}>
        {t('new.start')}
      </button>
    </Page>
  );
}
