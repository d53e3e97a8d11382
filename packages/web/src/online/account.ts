/** Who one is on the server, and whether there is one. */
import { create } from 'zustand';
import { useSettings } from '../shell/settings.ts';
import type { Person } from '@evervale/protocol';
import { Denied } from '../table/remote/denied.ts';
import { call, serverThere } from './api.ts';

/** That somebody came in here before: the cookie itself cannot be read. */
const MARK = 'evervale.guest';

interface Account {
  /** null: nobody knows yet. */
  readonly server: boolean | null;
  readonly person: Person | null;
  readonly muted: readonly string[];
}

export const useAccount = create<Account>()(() => ({ server: null, person: null, muted: [] }));

interface Me {
  readonly person: Person;
  readonly muted?: readonly string[];
}

function arrive({ person, muted = [] }: Me): void {
  localStorage.setItem(MARK, person.id);
  useAccount.setState({ person, muted });
  if (useSettings.getState().name === '') useSettings.getState().set({ name: person.name });
}

function gone(): void {
  localStorage.removeItem(MARK);
  useAccount.setState({ person: null, muted: [] });
}

/** Asks who we are; a session that was ended elsewhere is forgotten here. */
export async function refreshAccount(): Promise<void> {
  try {
    arrive(await call('me'));
  } catch (error) {
    if (error instanceof Denied && error.code === 'login') gone();
  }
}

let finding: Promise<void> | null = null;

/** Looks for the server, until it has been found. */
export function findServer(): Promise<void> {
  finding ??= (async () => {
    const server = await serverThere();
    if (server && localStorage.getItem(MARK) !== null) await refreshAccount();
    useAccount.setState({ server });
    if (!server) finding = null;
  })();
  return finding;
}

/** Whoever came in here before is not at a copy without a server: the way to it is broken. */
export const serverKnown = (): boolean => localStorage.getItem(MARK) !== null;

export async function comeAsGuest(name: string): Promise<void> {
  arrive(await call('hello', { name }));
}

export async function logIn(login: string, password: string): Promise<void> {
  arrive(await call('login', { login, password }));
  await refreshAccount();
}

export async function enterByCode(code: string): Promise<void> {
  arrive(await call('use-device-link', { code }));
  await refreshAccount();
}

export async function logOut(): Promise<void> {
  await call('logout');
  gone();
}

/** For good; `current` is the password of somebody who has one. */
export async function deleteAccount(current: string | undefined): Promise<void> {
  await call('delete-account', { current });
  gone();
}

export async function mute(person: string, on: boolean): Promise<void> {
  await call('mute', { person, on });
  const others = useAccount.getState().muted.filter((one) => one !== person);
  useAccount.setState({ muted: on ? [...others, person] : others });
}
