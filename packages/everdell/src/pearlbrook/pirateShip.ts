/** The Pirate Ship sails into an opponent's city and takes as much as there are pearls. */
import {
  AT,
  OF,
  PC,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { cardNoun, playerName, t } from '../say.ts';
import { addCard, cardIn, fits, occupy, takeCard } from '../state/city.ts';
import { OCCUPIED, SEATS, slotAt } from '../state/layout.ts';
import { CITY_PLACE, READY } from '../state/place.ts';
import { findWorker, liftWorker, putWorker } from '../state/workers.ts';
import { NO_CITY_FOR_IT, OK } from '../turn/reason.ts';
import { pearls } from './pearls.ts';

/** The most pearls that count. */
export const LOOT = 3;

/** Pearls of a city that bring something. */
export function loot(s: State, seat: number): number {
  return Math.min(LOOT, pearls(s, seat));
}

export interface SailOut extends Effect {
  readonly verb: 'sailOut';
  readonly then: Effect;
}

/** This card goes to another city; what follows looks at that city. */
export function sailOut(then: Effect): SailOut {
  return { verb: 'sailOut', id: 0, then };
}

/** An empty space in an opponent's city: the ship takes one of its own. */
function offer(s: State, owner: number, slot: number, out: Options | null): boolean {
  const ship = cardIn(s, owner, slot);
  let any = false;
  for (let city = 0; city < s[SEATS]; city++) {
    if (city === owner || !fits(s, city, ship, 0)) continue;
    any = true;
    out?.add(city + 1);
  }
  return any;
}

/** PC 0: whose city; 1: done. */
export const sailOutVerb: Verb<SailOut> = {
  name: 'sailOut',
  kids: ({ then }) => [then],
  can: (s, _seat, of, at) => (offer(s, of, at, null) ? OK : NO_CITY_FOR_IT),
  step(s, f) {
    if (s[f + PC] === 0 && offer(s, s[f + OF], s[f + AT], null)) ask(s);
    else pop(s);
  },
  options: (s, f, _effect, out) => void offer(s, s[f + OF], s[f + AT], out),
  pick(s, f, { then }, code) {
    s[f + PC] = 1;
    sail(s, s[f + SEAT], s[f + OF], s[f + AT], code - 1);
    push(s, then.id, s[f + SEAT], code - 1, 0, 0);
  },
  prompt: (s, f) => ({
    text: t('prompt.moveTo', { of: cardNoun(cardIn(s, s[f + OF], s[f + AT])) }),
  }),
  wording: (_s, _f, _effect, code) => ({
    key: `city:${code}`,
    text: t('option.intoCity', { player: playerName(code - 1) }),
  }),
};

/** What lies and stands on the ship stays there. */
export function sail(s: State, seat: number, owner: number, slot: number, city: number): void {
  const tokens = s[slotAt(owner, slot) + OCCUPIED];
  const worker = findWorker(s, seat, CITY_PLACE + owner, slot);
  if (worker >= 0) liftWorker(s, seat, worker, READY);
  const card = takeCard(s, owner, slot, 'city');
  const there = addCard(s, city, card);
  if (tokens !== 0) occupy(s, city, there, tokens);
  if (worker >= 0) putWorker(s, seat, worker, CITY_PLACE + city, there);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'sail', seat, from: owner, slot, city, at: there, card });
  }
}
