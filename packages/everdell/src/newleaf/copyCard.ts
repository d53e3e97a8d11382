/** Doing what a card in another city does, as if it were one's own: Air Balloon and Conductor. */
import {
  AT,
  Options,
  PC,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import type { Card } from '../content/card.ts';
import { CARDS, LAYING, SHARES, STAYS } from '../content/tables.ts';
import { performable } from '../effects/machine.ts';
import { emit } from '../log/emit.ts';
import { cardNoun, playerName, t } from '../say.ts';
import { cardIn, cityTop, slotOf } from '../state/city.ts';
import { SEATS } from '../state/layout.ts';
import { NOTHING_TO_CHOOSE, OK } from '../turn/reason.ts';
import { cardNumber, cityOfNumber, slotOfNumber } from '../state/slots.ts';

export interface CopyCard extends Effect {
  readonly verb: 'copyCard';
  readonly color: 'traveler' | 'destination';
  /** Cards that cannot be copied, beside those that no effect ever copies. */
  readonly except: readonly string[];
}

/** What a Traveler card does when played, or a Destination card when visited. */
export function copyCard(color: CopyCard['color'], except: readonly string[]): CopyCard {
  return { verb: 'copyCard', id: 0, color, except };
}

/** Verbs that are about the card itself, or look at other cities in turn: nothing to copy. */
const ITS_OWN = new Set(['copyCard', 'useOpponents', 'putTokens', 'takeStored', 'sailOut']);

function isAboutItself(effect: Effect): boolean {
  const { steps = [], then } = effect as { readonly steps?: Effect[]; readonly then?: Effect };
  if (ITS_OWN.has(effect.verb)) return true;
  return steps.some(isAboutItself) || (then !== undefined && isAboutItself(then));
}

function actionOf({ played, visit, moments }: Card, { color }: CopyCard): Effect | undefined {
  if (color === 'traveler') return played;
  return visit?.permanent || visit?.notCopied ? undefined : (visit ?? moments?.frogVisit)?.effect;
}

/** By effect and kind of card, found once: search asks for it again and again. */
const known = new Map<CopyCard, (Effect | null)[]>();

function actionsOf(effect: CopyCard): (Effect | null)[] {
  let actions = known.get(effect);
  if (actions === undefined) {
    actions = [null, ...CARDS.list.map((card, i) => findAction(i + 1, card, effect))];
    known.set(effect, actions);
  }
  return actions;
}

/** What would be done, or null where nothing can be copied. */
function findAction(kind: number, card: Card, effect: CopyCard): Effect | null {
  // What shares a space is laid by the rules, not by what the card says.
  if (STAYS[kind] === 1 || (LAYING[kind] !== 0 && LAYING[kind] !== SHARES)) return null;
  if (card.color !== effect.color || effect.except.includes(card.id)) return null;
  const action = actionOf(card, effect);
  return action === undefined || isAboutItself(action) ? null : action;
}

/** Picks: the number of the card + 1; copies of a card in one city are one choice. */
function offer(s: State, seat: number, at: number, effect: CopyCard, out: Options): void {
  const actions = actionsOf(effect);
  for (let city = 0; city < s[SEATS]; city++) {
    const end = city === seat ? 0 : cityTop(s, city);
    for (let slot = 0; slot < end; slot++) {
      const action = actions[cardIn(s, city, slot)];
      if (action === null || slotOf(s, city, cardIn(s, city, slot)) !== slot) continue;
      if (performable(s, seat, seat, at, action) === OK) out.add(cardNumber(city, slot) + 1);
    }
  }
}

const scratch = new Options();
let looking = false;

/** A card that plays cards may ask this again about itself; once is enough. */
function anyToCopy(s: State, seat: number, at: number, effect: CopyCard): boolean {
  if (looking) return false;
  looking = true;
  scratch.clear();
  offer(s, seat, at, effect, scratch);
  looking = false;
  return scratch.count > 0;
}

export const copyCardVerb: Verb<CopyCard> = {
  name: 'copyCard',
  can: (s, seat, _of, at, effect) => (anyToCopy(s, seat, at, effect) ? OK : NOTHING_TO_CHOOSE),
  step(s, f, effect) {
    if (s[f + PC] === 1 || !anyToCopy(s, s[f + SEAT], s[f + AT], effect)) pop(s);
    else ask(s);
  },
  options: (s, f, effect, out) => offer(s, s[f + SEAT], s[f + AT], effect, out),
  pick(s, f, effect, code) {
    const seat = s[f + SEAT];
    const [city, slot] = [cityOfNumber(s, code - 1), slotOfNumber(s, code - 1)];
    s[f + PC] = 1;
    const card = cardIn(s, city, slot);
    if (emit.sink !== null) emit.sink.push({ type: 'activate', seat, city, card, slot });
    push(s, actionsOf(effect)[cardIn(s, city, slot)]!.id, seat, seat, s[f + AT], 0);
  },
  prompt: () => ({ text: t('prompt.copyCard') }),
  wording(s, _f, _effect, code) {
    const [city, slot] = [cityOfNumber(s, code - 1), slotOfNumber(s, code - 1)];
    const kind = cardIn(s, city, slot);
    return {
      key: `copy:${CARDS.of(kind).id}@city${city + 1}-${slot + 1}`,
      text: t('option.copy', { of: cardNoun(kind), player: playerName(city) }),
    };
  },
};
