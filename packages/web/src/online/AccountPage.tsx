/** Oneself on the server: name, password, other devices, holidays, being told. */
import { useEffect, useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { Page } from '../shell/Page.tsx';
import { useSettings } from '../shell/settings.ts';
import type { Person } from '@evervale/protocol';
import { enterByCode, logOut, refreshAccount, useAccount } from './account.ts';
import { call } from './api.ts';
import { Copied } from './CopyLink.tsx';
import { Field } from './Field.tsx';
import { Gate } from './Gate.tsx';
import { Notices } from './Notices.tsx';
import { OwnData } from './OwnData.tsx';
import { Refusal } from './Refusal.tsx';
import { Sessions } from './Sessions.tsx';
import { useTask } from './useTask.ts';
import { useOnlineWords } from './words/index.ts';

const CODE = '#device=';

export function AccountPage() {
  const t = useOnlineWords();
  const [code, setCode] = useState(
    location.hash.startsWith(CODE) ? location.hash.slice(CODE.length) : null,
  );
  if (code !== null) return <FromOtherDevice code={code} done={() => setCode(null)} />;
  return (
    <Gate title={t('account.title')}>
      <Account />
    </Gate>
  );
}

/** A link from another device: used only when its owner says so. */
function FromOtherDevice({ code, done }: { code: string; done: () => void }) {
  const t = useOnlineWords();
  const [, go] = useLocation();
  const task = useTask();
  const enter = async (): Promise<void> => {
    if (!(await task.run('use-device-link', () => enterByCode(code)))) return;
    done();
    go('/account', { replace: true });
  };
  return (
    <Page title={t('account.device')}>
      <p>{t('account.deviceHere')}</p>
      <div className="answers row">
        <button type="button" className="answer" disabled={task.busy} onClick={() => void enter()}>
          {t('account.deviceEnter')}
        </button>
      </div>
      <Refusal denied={task.denied} />
    </Page>
  );
}

function Account() {
  const t = useOnlineWords();
  const person = useAccount((account) => account.person)!;
  return (
    <Page title={t('account.title')}>
      <Name person={person} />
      <section>
        <h2>{t('account.code')}</h2>
        <p>{t('account.codeNote')}</p>
        <Copied text={person.id} label={t('account.copyCode')} />
      </section>
      <Notices person={person} />
      <Vacation person={person} />
      <Password person={person} />
      <Device />
      <Sessions />
      <SignOut person={person} />
      <OwnData person={person} />
    </Page>
  );
}

function Name({ person }: { person: Person }) {
  const t = useOnlineWords();
  const { set } = useSettings();
  const [name, setName] = useState(person.name);
  const task = useTask();
  const rename = async (): Promise<void> => {
    await call('rename', { name: name.trim() });
    set({ name: name.trim() });
    await refreshAccount();
  };
  const unchanged = name.trim() === '' || name.trim() === person.name;
  return (
    <form
      className="row-form"
      onSubmit={(event) => {
        event.preventDefault();
        void task.run('rename', rename);
      }}
    >
      <Field label={t('account.name')} value={name} set={setName} most={16} name="nickname" />
      <button type="submit" className="answer plain" disabled={task.busy || unchanged}>
        {t('account.save')}
      </button>
      <Refusal denied={task.denied} />
    </form>
  );
}

function Password({ person }: { person: Person }) {
  const t = useOnlineWords();
  const [login, setLogin] = useState(person.login ?? '');
  const [password, setPassword] = useState('');
  const [current, setCurrent] = useState('');
  const [done, setDone] = useState(false);
  const task = useTask();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const old = person.login === null ? {} : { current };
    const set = (): Promise<unknown> => call('set-password', { login, password, ...old });
    if (!(await task.run('set-password', set))) return;
    setDone(true);
    setPassword('');
    setCurrent('');
    await refreshAccount();
  };
  return (
    <section>
      <h2>{t('account.passwordTitle')}</h2>
      <p>
        {person.login === null
          ? t('account.guestNote')
          : t('account.loginIs', { login: person.login })}
      </p>
      <form className="row-form" onSubmit={(event) => void save(event)}>
        <Field
          label={t('account.login')}
          value={login}
          set={setLogin}
          most={32}
          name="username"
          note={t('account.loginNote')}
        />
        {person.login !== null && (
          <Field
            label={t('account.oldPassword')}
            value={current}
            set={setCurrent}
            most={128}
            name="current-password"
            secret
          />
        )}
        <Field
          label={t('account.newPassword')}
          value={password}
          set={setPassword}
          most={128}
          least={8}
          name="new-password"
          note={t('account.passwordNote')}
          secret
        />
        <button
          type="submit"
          className="answer plain"
          disabled={task.busy || login.length < 3 || password.length < 8}
        >
          {t('account.save')}
        </button>
      </form>
      <Refusal denied={task.denied} />
      {done && <p role="status">{t('account.saved')}</p>}
    </section>
  );
}

function Device() {
  const t = useOnlineWords();
  const [link, setLink] = useState<string | null>(null);
  const task = useTask();
  const make = async (): Promise<void> => {
    const { code } = await call('device-link');
    setLink(`${location.origin}/account${CODE}${code}`);
  };
  return (
    <section>
      <h2>{t('account.device')}</h2>
      <p>{t('account.deviceNote')}</p>
      {link === null ? (
        <button
          type="button"
          className="answer plain"
          disabled={task.busy}
          onClick={() => void task.run('device-link', make)}
        >
          {t('account.deviceMake')}
        </button>
      ) : (
        <Copied text={link} label={t('copy.link')} />
      )}
      <Refusal denied={task.denied} />
    </section>
  );
}

const A_DAY = 24 * 60 * 60 * 1000;
const LONGEST = 60;

function Vacation({ person }: { person: Person }) {
  const t = useOnlineWords();
  const { lang } = useSettings();
  const [days, setDays] = useState(7);
  const task = useTask();
  const away = person.vacationUntil > Date.now();
  const set = async (until: number): Promise<void> => {
    await call('vacation', { until });
    await refreshAccount();
  };
  return (
    <section>
      <h2>{t('vacation.title')}</h2>
      <p>
        {away
          ? t('vacation.until', { date: new Date(person.vacationUntil).toLocaleDateString(lang) })
          : t('vacation.note')}
      </p>
      {away ? (
        <button
          type="button"
          className="answer plain"
          onClick={() => void task.run('vacation', () => set(0))}
        >
          {t('vacation.end')}
        </button>
      ) : (
        <form
          className="row-form"
          onSubmit={(event) => {
            event.preventDefault();
            void task.run('vacation', () => set(Date.now() + days * A_DAY));
          }}
        >
          <label className="number-field">
            {t('vacation.days')}{' '}
            <input
              type="number"
              min={1}
              max={LONGEST}
              value={days}
              onChange={(event) => setDays(Number(event.target.value) || 1)}
            />
          </label>
          <button type="submit" className="answer plain" disabled={task.busy}>
            {t('vacation.start')}
          </button>
        </form>
      )}
      <Refusal denied={task.denied} />
    </section>
  );
}

function SignOut({ person }: { person: Person }) {
  const t = useOnlineWords();
  const [, go] = useLocation();
  const [sure, setSure] = useState(person.login !== null);
  const task = useTask();
  const leave = async (): Promise<void> => {
    if (await task.run('logout', logOut)) go('/');
  };
  useEffect(() => setSure(person.login !== null), [person.login]);
  return (
    <section>
      <button
        type="button"
        className="answer plain"
        disabled={task.busy}
        onClick={() => (sure ? void leave() : setSure(true))}
      >
        {t('account.signOut')}
      </button>
      {sure && person.login === null && <p role="alert">{t('account.guestLost')}</p>}
      <Refusal denied={task.denied} />
    </section>
  );
}
