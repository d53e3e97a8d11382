/** The pending decision as JSON. Most of it is what can be picked, and most of that reads the same at every table. */
import { question, type AnyGame, type State, type Wording } from '@evervale/kernel';
import { fields } from './fields.ts';

/** `decision` of the kernel, as JSON; `codes`: the legal picks. */
export function askedIn(game: AnyGame, s: State, codes: readonly number[]): string {
  const asked = question(game, s);
  if (asked === null) return 'null';
  let options = '';
  for (const code of codes) {
    options += `${options === '' ? '' : ','}{"code":${code},${written(game.machine.wording(s, code))}}`;
  }
  return `{${fields(asked)},"options":[${options}]}`;
}

/** Of what a game has frozen, because it says it again and again. */
const known = new WeakMap<Wording, string>();

function written(wording: Wording): string {
  if (!Object.isFrozen(wording)) return write(wording);
  let text = known.get(wording);
  if (text === undefined) {
    text = write(wording);
    known.set(wording, text);
  }
  return text;
}

const write = ({ key, text }: Wording): string => fields({ key, text });
