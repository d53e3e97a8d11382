/** The options a state was started with, read back from its bytes. */
import type { State } from '@evervale/kernel';
import { EVENT_MIXES, boxesIn, bringsEvents } from './boxes.ts';
import { boxesOf } from './content/boxes.ts';
import { houseOf, type GameOptions } from './options.ts';
import { EVENT_MIX, PLAYERS } from './state/layout.ts';
import { automatOf } from './turn/automats.ts';

export function optionsOf(s: State): GameOptions {
  const boxes = boxesIn(boxesOf(s));
  const choice = automatOf(s)?.choice;
  return {
    players: s[PLAYERS],
    ...(choice && { [choice.key]: choice.of(s) }),
    ...(boxes.length > 0 && { boxes }),
    ...(bringsEvents(boxes) && { events: EVENT_MIXES[s[EVENT_MIX]] }),
    house: houseOf(s),
  };
}
