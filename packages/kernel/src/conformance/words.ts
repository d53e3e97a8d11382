/** Everything that is said can be said in every language, and keys can stand in notation. */
import { decision, type Blocked, type Decision } from '../game.ts';
import { LANGS, type Text } from '../text/index.ts';
import { claim } from './fault.ts';
import { plainData } from './plain.ts';
import { viewers, type Check, type Trial } from './trial.ts';

/** Notation splits at blanks and semicolons, and takes # for a comment. */
const KEY = /^[^\s;#]+$/;
/** What a pattern leaves behind when something is missing. */
const LEFTOVER = /undefined|\[object|NaN|[{}]/;

export function words<O, V, E>(trial: Trial<O, V, E>): Check<E> {
  const { game, play } = trial;

  function prints(text: Text, what: string): void {
    for (const lang of LANGS) {
      const printed = game.print(text, lang);
      claim(printed.trim() !== '', `${what} is empty in ${lang}: ${JSON.stringify(text)}`);
      claim(!LEFTOVER.test(printed), `${what} in ${lang} reads "${printed}"`);
    }
  }

  function checkDecision(pending: Decision): void {
    const { min, max, picked, options } = pending;
    plainData(pending, 'the decision');
    prints(pending.prompt, 'the prompt');
    claim(0 <= min && min <= max, `from ${min} to ${max} picks cannot be made`);
    claim(0 <= picked && picked <= max, `${picked} of ${max} picks have been made`);
    const keys = options.map(({ key }) => key);
    claim(new Set(keys).size === keys.length, `two options have the same key: ${keys.join(' ')}`);
    for (const { key, text } of options) {
      claim(KEY.test(key), `the key "${key}" cannot stand in notation`);
      prints(text, `option ${key}`);
    }
  }

  function checkBlocked(blocked: readonly Blocked[], pending: Decision): void {
    plainData(blocked, 'what is blocked');
    for (const { key, reason, text } of blocked) {
      claim(reason !== '', `${key} is blocked without a reason`);
      claim(
        !pending.options.some((o) => o.key === key),
        `${key} is offered and blocked (${reason})`,
      );
      prints(text, `the reason against ${key}`);
    }
  }

  return {
    before() {
      const pending = decision(game, play.state)!;
      checkDecision(pending);
      checkBlocked(game.blocked(play.state), pending);
    },
    after({ events, close }) {
      if (!close) return;
      for (const viewer of viewers(trial)) {
        for (const event of events) {
          const line = game.eventText(game.eventFor(event, viewer), play.state);
          if (line !== null) prints(line, 'a line of the log');
        }
      }
    },
  };
}
