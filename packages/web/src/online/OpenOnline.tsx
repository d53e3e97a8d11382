/** The rest of a table online: who may come, the clock, spectators. Then it is opened. */
import type { AnyGame } from '@evervale/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Choice, Switch } from '../shell/Choice.tsx';
import { optionsOf, seatWishes, type TableDraft } from '../shell/tableDraft.ts';
import type { Clock } from '@evervale/protocol';
import { useAccount } from './account.ts';
import { call } from './api.ts';
import { ComeIn } from './ComeIn.tsx';
import { Field } from './Field.tsx';
import './online.css';
import { Refusal } from './Refusal.tsx';
import { clockWords } from './clockWords.ts';
import { useTask } from './useTask.ts';
import { useOnlineWords } from './words/index.ts';

const MINUTE = 60;
const live = (minutes: number, increment: number): Clock => ({
  kind: 'live',
  bank: minutes * MINUTE,
  increment,
});
const days = (n: number): Clock => ({ kind: 'days', days: n });

/** From no clock over an evening to a month of correspondence. */
const CLOCKS: readonly (Clock | undefined)[] = [
  undefined,
  live(15, 10),
  live(30, 20),
  live(60, 30),
  days(1),
  days(3),
  days(7),
];
const DELAYS = [0, 2, 10] as const;

interface Wishes {
  readonly visibility: 'link' | 'public';
  readonly password: string;
  readonly clock: number;
  readonly rated: boolean;
  readonly hints: boolean;
  readonly spectators: boolean;
  /** Minutes that spectators lag behind. */
  readonly delay: (typeof DELAYS)[number];
}

const USUAL: Wishes = {
  visibility: 'link',
  password: '',
  clock: 0,
  rated: false,
  hints: false,
  spectators: true,
  delay: 0,
};

export function OpenOnline({ game, draft }: { game: AnyGame; draft: TableDraft }) {
  const t = useOnlineWords();
  const [, go] = useLocation();
  const person = useAccount((account) => account.person);
  const [wishes, setWishes] = useState(USUAL);
  const set = (some: Partial<Wishes>): void => setWishes({ ...wishes, ...some });
  const task = useTask();
  const options = optionsOf(game, draft);
  const open = async (): Promise<void> => {
    const { password, clock, delay, ...rest } = wishes;
    const { table } = await call('create-table', {
      game: game.id,
      options: { ...options },
      seats: seatWishes(draft),
      ...rest,
      delay: delay * MINUTE,
      ...(password !== '' && { password }),
      ...(CLOCKS[clock] && { clock: CLOCKS[clock] }),
    });
    go(`/table/${table.id}`);
  };
  const uninvited = draft.seats.some(
    ({ by, invited }) => by === 'invited' && invited.trim() === '',
  );
  return (
    <>
      <Choice
        label={t('new.clock')}
        note={clockNote(t, CLOCKS[wishes.clock])}
        values={CLOCKS.map((_, i) => i)}
        value={wishes.clock}
        say={(i) => clockWords(t, CLOCKS[i])}
        choose={(clock) => set({ clock })}
      />
      <Choice
        label={t('new.who')}
        note={wishes.visibility === 'public' ? t('new.publicNote') : t('new.byLinkNote')}
        values={['link', 'public'] as const}
        value={wishes.visibility}
        say={(one) => (one === 'public' ? t('new.public') : t('new.byLink'))}
        choose={(visibility) => set({ visibility })}
      />
      <details className="house">
        <summary>{t('new.more')}</summary>
        <Field
          label={t('new.password')}
          note={t('new.passwordNote')}
          value={wishes.password}
          set={(password) => set({ password })}
          most={128}
          name="off"
        />
        <Switch
          label={t('new.rated')}
          note={t('new.ratedNote')}
          on={wishes.rated}
          set={(rated) => set({ rated })}
        />
        {!wishes.rated && (
          <Switch
            label={t('new.hints')}
            note={t('new.hintsNote')}
            on={wishes.hints}
            set={(hints) => set({ hints })}
          />
        )}
        <Switch
          label={t('new.spectators')}
          note={t('new.spectatorsNote')}
          on={wishes.spectators}
          set={(spectators) => set({ spectators })}
        />
        {wishes.spectators && (
          <Choice
            label={t('new.delay')}
            values={DELAYS}
            value={wishes.delay}
            say={(n) => (n === 0 ? t('new.delayNone') : t('new.delayMinutes', { n }))}
            choose={(delay) => set({ delay })}
          />
        )}
      </details>
      {person === null ? (
        <section className="invite">
          <h2>{t('in.title')}</h2>
          <ComeIn why={t('in.whyNew')} />
        </section>
      ) : (
        <div className="last-step">
          <button
            type="button"
            className="answer go"
            disabled={task.busy || uninvited || options === null}
            onClick={() => void task.run('create-table', open)}
          >
            {t('new.open')}
          </button>
        </div>
      )}
      <Refusal denied={task.denied} />
    </>
  );
}

function clockNote(t: ReturnType<typeof useOnlineWords>, clock: Clock | undefined): string {
  if (clock === undefined) return t('clock.noneNote');
  return clock.kind === 'days' ? t('clock.daysNote') : t('clock.liveNote');
}
