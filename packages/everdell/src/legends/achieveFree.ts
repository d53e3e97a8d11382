/** Achieving an Event without meeting its requirement; what it costs is still paid. */
import {
  PC,
  SEAT,
  ask,
  pop,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { BASIC_EVENT_LIST } from '../content/board.ts';
import { placeId, placeName, t } from '../say.ts';
import { BASIC_EVENT, SPECIAL_EVENTS } from '../state/layout.ts';
import { BASIC_EVENT_PLACE, SPECIAL_EVENT_PLACE } from '../state/place.ts';
import { achieve, canPaySpecial } from '../turn/achieving.ts';
import { NOTHING_TO_ACHIEVE, OK } from '../turn/reason.ts';

export interface AchieveFree extends Effect {
  readonly verb: 'achieveFree';
}

export function achieveFree(): AchieveFree {
  return { verb: 'achieveFree', id: 0 };
}

/** Picks: the place of the Event. Stops at the first if there is no list to write. */
function offer(s: State, seat: number, out: Options | null): boolean {
  for (let i = 0; i < BASIC_EVENT_LIST.length; i++) {
    if (s[BASIC_EVENT + i] !== 0) continue;
    if (out === null) return true;
    out.add(BASIC_EVENT_PLACE + i);
  }
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    if (canPaySpecial(s, seat, i) !== OK) continue;
    if (out === null) return true;
    out.add(SPECIAL_EVENT_PLACE + i);
  }
  return out !== null && out.count > 0;
}

export const achieveFreeVerb: Verb<AchieveFree> = {
  name: 'achieveFree',
  can: (s, seat) => (offer(s, seat, null) ? OK : NOTHING_TO_ACHIEVE),
  step(s, f) {
    if (s[f + PC] === 1 || !offer(s, s[f + SEAT], null)) pop(s);
    else ask(s);
  },
  options: (s, f, _effect, out) => void offer(s, s[f + SEAT], out),
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    achieve(s, s[f + SEAT], code);
  },
  prompt: () => ({ text: t('prompt.achieve') }),
  wording: (s, _f, _effect, code) => ({
    key: `achieve:${placeId(s, code)}`,
    text: t('option.location', { place: placeName(s, code, 0) }),
  }),
};
