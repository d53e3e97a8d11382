/** What happens at the river (12.13, 12.14), and at the Ferry, which reaches all of it. */
import {
  AT,
  DONE,
  Options,
  PC,
  SEAT,
  ask,
  pop,
  push,
  pushChild,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { performable } from '../effects/machine.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { OK } from '../turn/reason.ts';
import { NO_RIVER_CARD } from './reason.ts';
import { name } from '../words/index.ts';
import { gainPearls, type GainPearls } from './pearls.ts';
import { RIVER_CARDS, isUncovered, riverCard, uncover } from './river.ts';
import { RIVER_SPOTS } from './room.ts';

export interface VisitRiver extends Effect {
  readonly verb: 'visitRiver';
  /** What lies on a covered card. */
  readonly pearl: GainPearls;
}

export const visitRiver: VisitRiver = { verb: 'visitRiver', id: 0, pearl: gainPearls(1) };

const USE = 1;

const ARRIVED = 0;
/** The card has just been turned up: the player may use it. */
const TURNED = 1;
const USED = 2;

/** AT = the spot. */
export const visitRiverVerb: Verb<VisitRiver> = {
  name: 'visitRiver',
  kids: ({ pearl }) => [pearl, ...RIVER_CARDS.map(({ effect }) => effect)],
  step(s, f, { pearl }) {
    const spot = s[f + AT];
    if (s[f + PC] === USED) return pop(s);
    if (s[f + PC] === ARRIVED) {
      if (isUncovered(s, spot)) return use(s, f);
      s[f + PC] = TURNED;
      uncover(s, s[f + SEAT], spot);
      return void pushChild(s, f, pearl.id);
    }
    // Also when it cannot be used: it may depend on the hand, which nobody else is to learn.
    ask(s);
  },
  options(s, f, _effect, out) {
    out.add(DONE);
    if (usable(s, s[f + SEAT], s[f + AT])) out.add(USE);
  },
  pick(s, f, _effect, code) {
    if (code === USE) use(s, f);
    else s[f + PC] = USED;
  },
  prompt: (s, f) => ({
    text: t('prompt.riverCard', { card: name(riverCard(s, s[f + AT])!.id) }),
  }),
  wording: (s, f, _effect, code) =>
    code === DONE ? { key: 'none', text: t('option.none') } : cardWording(s, s[f + AT]),
};

function use(s: State, f: number): void {
  s[f + PC] = USED;
  push(s, riverCard(s, s[f + AT])!.effect.id, s[f + SEAT], s[f + SEAT], 0, 0);
}

/** A card that lies there face up and can be carried out. */
function usable(s: State, seat: number, spot: number): boolean {
  const card = riverCard(s, spot);
  if (card === undefined || !isUncovered(s, spot)) return false;
  return performable(s, seat, seat, 0, card.effect) === OK;
}

function cardWording(s: State, spot: number) {
  const { id } = riverCard(s, spot)!;
  const card = t('card.detailed', { card: name(id), details: t('detail.river') });
  return { key: `use:${id}`, text: t('option.card', { card }) };
}

export interface UseRiver extends Effect {
  readonly verb: 'useRiver';
}

/** Any card that lies face up: its spot may be occupied, and what it asks for does not matter. */
export function useRiver(): UseRiver {
  return { verb: 'useRiver', id: 0 };
}

/** Picks: spot + 1. */
function offer(s: State, seat: number, out: Options): void {
  for (let spot = 0; spot < RIVER_SPOTS; spot++) if (usable(s, seat, spot)) out.add(spot + 1);
}

const scratch = new Options();

export const useRiverVerb: Verb<UseRiver> = {
  name: 'useRiver',
  can(s, seat) {
    scratch.clear();
    offer(s, seat, scratch);
    return scratch.count > 0 ? OK : NO_RIVER_CARD;
  },
  step(s, f) {
    if (s[f + PC] === 1) pop(s);
    else ask(s);
  },
  options: (s, f, _effect, out) => offer(s, s[f + SEAT], out),
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    const card = riverCard(s, code - 1)!;
    s[f + PC] = 1;
    if (emit.sink !== null) emit.sink.push({ type: 'useRiver', seat, card: card.id });
    push(s, card.effect.id, seat, seat, 0, 0);
  },
  prompt: () => ({ text: t('prompt.useRiver') }),
  wording: (s, _f, _effect, code) => cardWording(s, code - 1),
};
