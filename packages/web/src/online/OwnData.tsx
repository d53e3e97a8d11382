/** What the server knows of oneself: to take along, or to have it forgotten. */
import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import type { Person } from '@evervale/protocol';
import { saveText } from '../table/file.ts';
import { deleteAccount } from './account.ts';
import { call } from './api.ts';
import { Field } from './Field.tsx';
import { Refusal } from './Refusal.tsx';
import { useTask } from './useTask.ts';
import { useOnlineWords } from './words/index.ts';

const FILE = 'evervale-account.json';

export function OwnData({ person }: { person: Person }) {
  const t = useOnlineWords();
  const [deleting, setDeleting] = useState(false);
  const task = useTask();
  const save = async (): Promise<void> => {
    saveText(FILE, JSON.stringify(await call('export-account'), null, 2));
  };
  return (
    <section className="own-data">
      <h2>{t('data.title')}</h2>
      <p>{t('data.note')}</p>
      <div className="answers row">
        <button
          type="button"
          className="answer plain"
          disabled={task.busy}
          onClick={() => void task.run('export-account', save)}
        >
          {t('data.export')}
        </button>
        {!deleting && (
          <button type="button" className="answer plain" onClick={() => setDeleting(true)}>
            {t('data.delete')}
          </button>
        )}
      </div>
      <Refusal denied={task.denied} />
      {deleting && <Deletion person={person} stay={() => setDeleting(false)} />}
    </section>
  );
}

/** Asked once more: there is no way back. */
function Deletion({ person, stay }: { person: Person; stay: () => void }) {
  const t = useOnlineWords();
  const [, go] = useLocation();
  const [current, setCurrent] = useState('');
  const task = useTask();
  const needsPassword = person.login !== null;
  const leave = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const erase = (): Promise<void> => deleteAccount(needsPassword ? current : undefined);
    if (await task.run('delete-account', erase)) go('/');
  };
  return (
    <form className="row-form" onSubmit={(event) => void leave(event)}>
      <p role="alert">{t('data.deleteNote')}</p>
      {needsPassword && (
        <Field
          label={t('account.password')}
          value={current}
          set={setCurrent}
          most={128}
          name="current-password"
          secret
        />
      )}
      <button
        type="submit"
        className="answer plain"
        disabled={task.busy || (needsPassword && current === '')}
      >
        {t('data.deleteSure')}
      </button>
      <button type="button" className="answer plain" onClick={stay}>
        {t('data.keep')}
      </button>
      <Refusal denied={task.denied} />
    </form>
  );
}
