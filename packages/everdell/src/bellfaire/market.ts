/**
 * The Market (16.11-16.15). What the goods show is of our own design: the printed tokens were not
 * to be had.
 */
import {
  PC,
  SEAT,
  ask,
  pop,
  pushChild,
  seq,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import type { Cost } from '../content/terms.ts';
import { discard } from '../effects/discard.ts';
import { draw } from '../effects/draw.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { performable } from '../effects/machine.ts';
import { pay } from '../effects/pay.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { handSize } from '../state/hand.ts';
import { standsOn } from '../state/workers.ts';
import { ALREADY_THERE, NOTHING_TO_CHOOSE, OK } from '../turn/reason.ts';
import { name } from '../words/index.ts';
import { MARKET_PLACE, isSelling, turnGood } from './room.ts';

export interface Good {
  readonly id: string;
  readonly shows: Cost;
  readonly cards: number;
  readonly original: boolean;
  readonly buy: Effect;
  readonly sell: Effect;
}

/** 16.13, 16.14. */
export function good(id: string, shows: Cost, cards: number): Good {
  const profit = [gain({ point: 3 }), gainAny(2)];
  return {
    id,
    shows,
    cards,
    original: true,
    buy: cards > 0 ? seq(gain(shows), draw(cards)) : gain(shows),
    sell:
      cards > 0 ? seq(pay(shows), discard(cards, cards), ...profit) : seq(pay(shows), ...profit),
  };
}

export const GOODS: readonly Good[] = [
  good('market-good-1', { twig: 2, resin: 1 }, 0),
  good('market-good-2', { resin: 2 }, 1),
  good('market-good-3', { pebble: 1 }, 2),
  good('market-good-4', { berry: 2 }, 1),
];

export interface Market extends Effect {
  readonly verb: 'market';
}

export const market: Market = { verb: 'market', id: 0 };

/** Picks: 1 … 4 buy, 5 … 8 sell. */
const SELL = GOODS.length;

/** 16.14, 2.14: everything shown must be paid in full. */
function canDeal(s: State, seat: number, i: number): boolean {
  if (!isSelling(s, i)) return true;
  return handSize(s, seat) >= GOODS[i].cards && performable(s, seat, seat, 0, GOODS[i].sell) === OK;
}

export const marketVerb: Verb<Market> = {
  name: 'market',
  kids: () => GOODS.flatMap(({ buy, sell }) => [buy, sell]),
  can(s, seat) {
    for (let i = 0; i < GOODS.length; i++) if (canDeal(s, seat, i)) return OK;
    return NOTHING_TO_CHOOSE;
  },
  step(s, f) {
    if (s[f + PC] === 1) pop(s);
    else ask(s);
  },
  options(s, f, _effect, out) {
    for (let i = 0; i < GOODS.length; i++) {
      if (canDeal(s, s[f + SEAT], i)) out.add(i + 1 + (isSelling(s, i) ? SELL : 0));
    }
  },
  pick(s, f, _effect, code) {
    const i = (code - 1) % SELL;
    s[f + PC] = 1;
    turnGood(s, i);
    if (emit.sink !== null) {
      const act = code > SELL ? 'sell' : 'buy';
      emit.sink.push({ type: 'market', seat: s[f + SEAT], act, good: GOODS[i].id });
    }
    pushChild(s, f, (code > SELL ? GOODS[i].sell : GOODS[i].buy).id);
  },
  prompt: () => ({ text: t('prompt.market') }),
  wording(_s, _f, _effect, code) {
    const { id } = GOODS[(code - 1) % SELL];
    const act = code > SELL ? 'sell' : 'buy';
    return { key: `${act}:${id}`, text: t('option.market', { act, good: name(id) }) };
  },
};

/** 16.12: any number of players, each with one worker. */
export function canVisitMarket(s: State, seat: number): number {
  if (standsOn(s, seat, MARKET_PLACE)) return ALREADY_THERE;
  return performable(s, seat, seat, 0, market);
}
