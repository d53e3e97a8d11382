/** The first time online: a name is enough. Who has been here before comes in again. */
import { useState, type FormEvent } from 'react';
import { useSettings } from '../shell/settings.ts';
import { Field } from './Field.tsx';
import { Refusal } from './Refusal.tsx';
import { comeAsGuest, logIn, enterByCode } from './account.ts';
import { useTask } from './useTask.ts';
import { useOnlineWords } from './words/index.ts';

/** The code inside a link for another device, or what was typed. */
const codeIn = (text: string): string => text.trim().replace(/^.*#device=/, '');

export function ComeIn({ why }: { why?: string }) {
  const t = useOnlineWords();
  const settings = useSettings();
  const [name, setName] = useState(settings.name);
  const task = useTask();
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    void task.run('hello', () => comeAsGuest(name.trim()));
  };
  return (
    <div className="come-in">
      {why !== undefined && <p>{why}</p>}
      <form className="row-form" onSubmit={enter}>
        <Field label={t('in.name')} value={name} set={setName} most={16} name="nickname" />
        <button type="submit" className="answer" disabled={task.busy || name.trim() === ''}>
          {t('in.go')}
        </button>
      </form>
      <Refusal denied={task.denied} />
      <details>
        <summary>{t('in.before')}</summary>
        <LogIn />
        <FromDevice />
      </details>
    </div>
  );
}

function LogIn() {
  const t = useOnlineWords();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const task = useTask();
  return (
    <form
      className="row-form"
      onSubmit={(event) => {
        event.preventDefault();
        void task.run('login', () => logIn(login, password));
      }}
    >
      <Field label={t('account.login')} value={login} set={setLogin} most={32} name="username" />
      <Field
        label={t('account.password')}
        value={password}
        set={setPassword}
        most={128}
        name="current-password"
        secret
      />
      <button type="submit" className="answer plain" disabled={task.busy || login === ''}>
        {t('in.login')}
      </button>
      <Refusal denied={task.denied} />
    </form>
  );
}

function FromDevice() {
  const t = useOnlineWords();
  const [code, setCode] = useState('');
  const task = useTask();
  return (
    <form
      className="row-form"
      onSubmit={(event) => {
        event.preventDefault();
        void task.run('use-device-link', () => enterByCode(codeIn(code)));
      }}
    >
      <Field label={t('in.code')} value={code} set={setCode} most={200} name="one-time-code" />
      <button type="submit" className="answer plain" disabled={task.busy || code === ''}>
        {t('in.go')}
      </button>
      <Refusal denied={task.denied} />
    </form>
  );
}
