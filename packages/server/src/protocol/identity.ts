/** Commands about who somebody is. */
import { eraseAccount } from '../admin/commands.ts';
import { checkPassword, hashPassword } from '../people/passwords.ts';
import { Refused } from '../refused.ts';
import { mustSit } from '../table/actions.ts';
import { vacationUntil, waitUntil } from '../table/vacation.ts';
import type { Person } from '../storage/people.ts';
import { command, isBot, personOf, type Caller } from './command.ts';

/** Guessing has to be slow. */
const GUESS = 20;
const MOST_MUTED = 500;

/** Who somebody is. A program is not told how its person is reached: it may be in other hands. */
function toldTo(caller: Caller, person: Person): Person {
  return isBot(caller) ? { ...person, login: null, webhook: null } : person;
}

export const IDENTITY = [
  command('hello', {
    about: 'Come in as a guest: a name is enough. A cookie remembers you.',
    who: 'anyone',
    http: true,
    cost: 10,
    async run({ people }, caller, { name }) {
      const { session, agent } = caller;
      if (session) return { person: toldTo(caller, session.person), setCookie: null };
      const id = await people.createGuest(name);
      const setCookie = await people.openSession(id, 'browser', { label: agent });
      return { person: (await people.person(id))!, setCookie };
    },
  }),
  command('me', {
    about: 'Who you are, and whom you have muted (a bot: only who you are).',
    who: 'bot',
    async run({ chat, people }, caller) {
      const { id } = personOf(caller);
      const person = toldTo(caller, (await people.person(id))!);
      return { person, muted: isBot(caller) ? [] : await chat.mutedBy(id) };
    },
  }),
  command('rename', {
    about: 'Take another name, for the tables you sit down at from now on.',
    async run({ people }, caller, { name }) {
      await people.rename(personOf(caller).id, name);
      return {};
    },
  }),
  command('set-password', {
    about:
      'Give yourself a login and a password, so that you can come in from anywhere. To change them, `current` is the old password. Ends all your other sessions, and bot tokens.',
    cost: GUESS,
    async run({ people, hangUp }, caller, input) {
      const { id: person } = personOf(caller);
      const old = await people.ownPassword(person);
      if (old !== null && !(await checkPassword(old, input.current ?? ''))) {
        throw new Refused('not-allowed', 'your current password is needed, and was not right');
      }
      const hash = await hashPassword(input.password);
      const own = { person, stays: caller.session!.id };
      const ended = await people.setPassword(own, input.login, hash);
      if (ended === null) throw new Refused('state', 'somebody else has this login');
      for (const session of ended) hangUp(session);
      return {};
    },
  }),
  command('login', {
    about: 'Come in with login and password.',
    who: 'anyone',
    http: true,
    cost: GUESS,
    async run({ people }, { agent }, input) {
      const found = await people.passwordOf(input.login);
      if (!(await checkPassword(found?.password ?? null, input.password)) || !found) {
        throw new Refused('login', 'login or password is wrong');
      }
      const setCookie = await people.openSession(found.id, 'browser', { label: agent });
      return { person: (await people.person(found.id))!, setCookie };
    },
  }),
  command('logout', {
    about: 'End this session. A guest without a password cannot come back.',
    http: true,
    async run({ people, hangUp }, { session }) {
      if (session) {
        await people.revoke(session.person.id, session.id);
        hangUp(session.id);
      }
      return { setCookie: '' };
    },
  }),
  command('device-link', {
    about: 'A code that lets your other device in as you, once, within a quarter of an hour.',
    cost: 5,
    async run({ people }, caller) {
      const scope = { label: 'device link', by: caller.session!.id };
      return { code: await people.openSession(personOf(caller).id, 'link', scope) };
    },
  }),
  command('use-device-link', {
    about: 'Come in with the code from your other device.',
    who: 'anyone',
    http: true,
    cost: GUESS,
    async run({ people }, { agent }, { code }) {
      const id = await people.useLink(code);
      if (id === null) throw new Refused('login', 'this code is wrong, used or too old');
      const setCookie = await people.openSession(id, 'browser', { label: agent });
      return { person: (await people.person(id))!, setCookie };
    },
  }),
  command('sessions', {
    about: 'Where you are logged in (`current`: here), and your bots.',
    async run({ people }, caller) {
      const all = await people.sessions(personOf(caller).id);
      const own = caller.session?.id;
      return { sessions: all.map((one) => Object.assign(one, { current: one.id === own })) };
    },
  }),
  command('revoke', {
    about: 'End a session or a bot token.',
    async run({ people, hangUp }, caller, { session }) {
      if (!(await people.revoke(personOf(caller).id, session))) {
        throw new Refused('not-found', 'there is no such session');
      }
      hangUp(session);
      return {};
    },
  }),
  command('bot-token', {
    about:
      'A token with which a program can play one of your seats, and nothing else. Not in rated games.',
    cost: 5,
    async run({ people, host }, caller, { table, seat, label }) {
      const person = personOf(caller);
      await host.read(table, (found) => {
        mustSit(found, person.id, seat);
        if (found.strict) {
          throw new Refused('not-allowed', 'no programs in challenges and rated games');
        }
      });
      const scope = { label, table, seat, by: caller.session!.id };
      return { token: await people.openSession(person.id, 'bot', scope) };
    },
  }),
  command('export-account', {
    about: 'Everything that is known of you, as data.',
    cost: GUESS,
    run: async ({ accounts }, caller) => ({ ...(await accounts.exported(personOf(caller).id)) }),
  }),
  command('delete-account', {
    about:
      'Be forgotten: running games are given up, your name is taken out everywhere. With a password, `current` is needed.',
    http: true,
    cost: GUESS,
    async run(parts, caller, { current }) {
      const { id } = personOf(caller);
      const password = await parts.people.ownPassword(id);
      if (password !== null && !(await checkPassword(password, current ?? ''))) {
        throw new Refused('not-allowed', 'your current password is needed, and was not right');
      }
      await eraseAccount(parts, parts.accounts, id);
      return { setCookie: '' };
    },
  }),
  command('vacation', {
    about:
      'Slow games wait for you until then, and a day longer (0: not any more). At most 60 days ahead, and in a year.',
    async run({ people, tables, now }, caller, { until }) {
      const { id } = personOf(caller);
      const old = await people.vacation(id);
      const vacation = vacationUntil(old, until, now());
      if (vacation === null) throw new Refused('limit', 'you have had your vacation for now');
      await people.setVacation(id, vacation);
      // Only who comes back earlier is to be looked at earlier.
      if (vacation.until < old.until) await tables.recall(id, waitUntil(vacation.until));
      return { until: vacation.until };
    },
  }),
  command('mute', {
    about: 'Stop hearing somebody in the chat, or hear them again.',
    async run({ chat }, caller, { person, on }) {
      const { id } = personOf(caller);
      if (on && (await chat.mutedBy(id)).length >= MOST_MUTED) {
        throw new Refused('limit', 'you have muted many people: hear some again first');
      }
      await chat.mute(id, person, on);
      return {};
    },
  }),
  command('webhook', {
    about:
      'An https address that is told "your turn" (Discord and ntfy understand it); null: none.',
    async run({ people, notifier }, caller, { url }) {
      if (url !== null) await notifier.checkAddress(url);
      await people.setWebhook(personOf(caller).id, url);
      notifier.reaches(personOf(caller).id);
      return {};
    },
  }),
  command('push-key', {
    about: 'The public key for Web Push subscriptions.',
    who: 'anyone',
    run: ({ notifier }) => Promise.resolve({ key: notifier.publicKey }),
  }),
  command('push', {
    about: 'Register a Web Push subscription of your browser.',
    async run({ people, notifier }, caller, { endpoint, keys }) {
      await notifier.checkAddress(endpoint);
      if (!(await people.addPush(personOf(caller).id, endpoint, JSON.stringify(keys)))) {
        throw new Refused('limit', 'you are told in many browsers already');
      }
      notifier.reaches(personOf(caller).id);
      return {};
    },
  }),
];
