/** Picks by their keys, as people list them. */
import { Refusal, codeForKey, decision, keyNames, type Play } from '@evervale/kernel';
import { everdell } from '../game.ts';
import type { GameEvent } from '../log/event.ts';
import type { GameOptions } from '../options.ts';
import type { View } from '../view.ts';
import { machine } from '../rules.ts';

export type Played = Play<GameOptions, View, GameEvent>;

/** Takes the options with these keys, one after the other, and gives what happened. */
export function takePicks(play: Played, picks: readonly string[]): GameEvent[] {
  const events: GameEvent[] = [];
  // Keys of forced picks since the last one that was named. Who writes a list need not know what
  // is forced: naming one of them is no error.
  const forced: string[] = [];
  machine.onForced = (s, code) => forced.push(machine.wording(s, code).key);
  try {
    picks.forEach((key, i) => takeKey(play, key, `picks[${i}]`, forced, events));
  } finally {
    machine.onForced = null;
  }
  return events;
}

function takeKey(
  play: Played,
  key: string,
  field: string,
  forced: string[],
  events: GameEvent[],
): void {
  for (;;) {
    const code = codeForKey(everdell, play.state, key);
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
function onlyOption(play: Played, key: string, field: string): number {
  const options = decision(everdell, play.state)?.options ?? [];
  if (options.length === 1) return options[0].code;
  const meant = options.filter((option) => keyNames(key, option.key)).map((option) => option.key);
  const problem = meant.length > 1 ? `may mean ${meant.join(' or ')}` : 'is not among the options';
  throw new Refusal(field, `"${key}" ${problem}`);
}
