/** Being told that it is one's turn: by this browser, or by an address of one's own. */
import { useEffect, useState, type FormEvent } from 'react';
import { Switch } from '../shell/Choice.tsx';
import type { Person } from '@evervale/protocol';
import { refreshAccount } from './account.ts';
import { call } from './api.ts';
import { Field } from './Field.tsx';
import { pushPossible, pushWanted, startPush, stopPush } from './push.ts';
import { Refusal } from './Refusal.tsx';
import { useTask } from './useTask.ts';
import { useOnlineWords } from './words/index.ts';

export function Notices({ person }: { person: Person }) {
  const t = useOnlineWords();
  return (
    <section>
      <h2>{t('notices.title')}</h2>
      <ByBrowser />
      <ByAddress person={person} />
    </section>
  );
}

function ByBrowser() {
  const t = useOnlineWords();
  const [on, setOn] = useState(false);
  const [forbidden, setForbidden] = useState(false);
  const task = useTask();
  useEffect(() => void pushWanted().then(setOn), []);
  if (!pushPossible()) return <p className="soft">{t('notices.impossible')}</p>;
  const set = async (wanted: boolean): Promise<void> => {
    if (!wanted) await stopPush();
    else if (!(await startPush())) {
      setForbidden(true);
      return;
    }
    setOn(wanted);
  };
  return (
    <>
      <Switch
        label={t('notices.push')}
        note={t('notices.pushNote')}
        on={on}
        set={(wanted) => void task.run('push', () => set(wanted))}
      />
      {forbidden && <p role="alert">{t('notices.forbidden')}</p>}
      <Refusal denied={task.denied} />
    </>
  );
}

function ByAddress({ person }: { person: Person }) {
  const t = useOnlineWords();
  const [url, setUrl] = useState(person.webhook ?? '');
  const task = useTask();
  const save = async (): Promise<void> => {
    await call('webhook', { url: url.trim() === '' ? null : url.trim() });
    await refreshAccount();
  };
  return (
    <form
      className="row-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void task.run('webhook', save);
      }}
    >
      <Field
        label={t('notices.webhook')}
        value={url}
        set={setUrl}
        most={512}
        name="url"
        note={t('notices.webhookNote')}
      />
      <button
        type="submit"
        className="answer plain"
        disabled={task.busy || url.trim() === (person.webhook ?? '')}
      >
        {t('account.save')}
      </button>
      <Refusal denied={task.denied} />
    </form>
  );
}
