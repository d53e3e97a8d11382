/** Picks by their keys, as people list them. */
import { codeForKey, decision, keyNames } from '../game.ts';
import { TURN_PROMPT } from '../hosted/game.ts';
import type { Play } from '../play.ts';
import { Refusal } from '../refusal.ts';

/**
 * Takes the options with these keys, one after the other, and gives what happened; with `stop` a
 * forced pick of another seat is left open.
 */
export function takePicks<O, V, E>(
  play: Play<O, V, E>,
  picks: readonly string[],
  stop = false,
): E[] {
  const { machine } = play.game;
  const events: E[] = [];
  // Keys of forced picks since the last one that was named. Who writes a list need not know what
  // is forced: naming one of them is no error.
  const forced: string[] = [];
  machine.leavesOthers = stop;
  machine.onForced = (s, code) => forced.push(machine.wording(s, code).key);
  try {
    picks.forEach((key, i) => takeKey(play, key, `picks[${i}]`, forced, events));
  } finally {
    machine.onForced = null;
    machine.leavesOthers = false;
  }
  return events;
}

function takeKey<O, V, E>(
  play: Play<O, V, E>,
  key: string,
  field: string,
  forced: string[],
  events: E[],
): void {
  for (;;) {
    const code = codeForKey(play.game, play.state, key);
    if (code !== undefined) {
      forced.length = 0;
      events.push(...play.pick(code));
      return;
    }
    const taken = forced.findIndex((full) => keyNames(key, full));
    if (taken >= 0) {
      forced.splice(taken, 1);
      return;
    }
    events.push(...play.pick(onlyOption(play, key, field)));
  }
}

/** A turn written down without a choice: it is taken when the key must belong to what follows. */
function onlyOption<O, V, E>(play: Play<O, V, E>, key: string, field: string): number {
  const options = decision(play.game, play.state)?.options ?? [];
  if (options.length === 1) return options[0].code;
  throw new Refusal(field, `"${key}" ${problemWith(play, key)}`);
}

/** Why it cannot be taken: several are meant, something is missing, or it is called otherwise. */
function problemWith<O, V, E>(play: Play<O, V, E>, key: string): string {
  const pending = decision(play.game, play.state);
  if (pending === null) return 'comes after the end of the game';
  const keys = pending.options.map((option) => option.key);
  const meant = keys.filter((full) => keyNames(key, full));
  if (meant.length > 1) return `may mean ${meant.join(' or ')}`;
  const blocked = play.game.blocked(play.state);
  const known = blocked.find((one) => keyNames(key, one.key));
  if (known !== undefined) {
    return `is not possible: ${play.game.print(known.text, 'en', play.state)} (${known.reason})`;
  }
  if (pending.prompt.key !== TURN_PROMPT) {
    const prompt = play.game.print(pending.prompt, 'en', play.state);
    return `is not among the options of “${prompt}”: ${keys.join(', ')}`;
  }
  const close = nearest(key, [...keys, ...blocked.map((one) => one.key)]);
  return `is not among the options${close === undefined ? '' : `; did you mean ${close}?`}`;
}

/** The key that differs least, if it differs little. */
function nearest(key: string, keys: readonly string[]): string | undefined {
  const short = (full: string): string => (key.includes('@') ? full : full.split('@')[0]);
  const best = keys
    .map((full) => [full, distance(key, short(full))] as const)
    .sort(([, a], [, b]) => a - b)[0];
  return best !== undefined && best[1] <= 1 + key.length / 5 ? best[0] : undefined;
}

/** Letters to add, drop or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + same));
    }
    row = next;
  }
  return row[b.length];
}
