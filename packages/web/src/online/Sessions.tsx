/** Where one is logged in; any of it can be ended from here. */
import { useSettings } from '../shell/settings.ts';
import { call } from './api.ts';
import { deviceName } from './device.ts';
import { Refusal } from './Refusal.tsx';
import { useLoaded } from './useLoaded.ts';
import { useTask } from './useTask.ts';
import { useOnlineWords } from './words/index.ts';

const load = () => call('sessions');

export function Sessions() {
  const t = useOnlineWords();
  const { lang } = useSettings();
  const { value, reload } = useLoaded(load);
  const task = useTask();
  const end = async (session: string): Promise<void> => {
    if (await task.run('revoke', () => call('revoke', { session }))) reload();
  };
  return (
    <section>
      <h2>{t('sessions.title')}</h2>
      <ul className="sessions">
        {(value?.sessions ?? []).map(({ id, kind, label, createdAt, current }) => (
          <li key={id}>
            <span>
              {kind === 'browser' ? deviceName(label) : t(`sessions.${kind}`, { label })}
              <small>
                {new Date(createdAt).toLocaleDateString(lang)}
                {current && ` · ${t('sessions.current')}`}
              </small>
            </span>
            {!current && (
              <button type="button" className="answer plain" onClick={() => void end(id)}>
                {t('sessions.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Refusal denied={task.denied} />
    </section>
  );
}
