/** Stormvale: three cards face up beside a city, which every player may play. */
import { pop, raiseBarrier, type Effect, type State, type Verb } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { cardName, t } from '../say.ts';
import { takeTop } from '../state/piles.ts';
import { gainPoints } from '../state/supply.ts';
import type { Source } from '../turn/sources.ts';
import { name } from '../words/index.ts';
import { STORM, STORM_CARDS, STORM_OWNER, tableAt } from './room.ts';

export function stormOwner(s: State): number {
  return s[tableAt(s) + STORM_OWNER] - 1;
}

export function stormCard(s: State, i: number): number {
  return s[tableAt(s) + STORM + i];
}

/** It comes to lie beside this city. */
export function claimStorm(s: State, seat: number): void {
  s[tableAt(s) + STORM_OWNER] = seat + 1;
}

/** As far as there are cards to draw. */
function refillStorm(s: State): void {
  for (let i = 0; i < STORM_CARDS; i++) {
    if (stormCard(s, i) !== 0) continue;
    const card = takeTop(s);
    if (card === 0) return;
    s[tableAt(s) + STORM + i] = card;
    raiseBarrier(s);
    if (emit.sink !== null) emit.sink.push({ type: 'stormFill', card });
  }
}

export interface OpenStorm extends Effect {
  readonly verb: 'openStorm';
}

export const openStorm: OpenStorm = { verb: 'openStorm', id: 0 };

export const openStormVerb: Verb<OpenStorm> = {
  name: 'openStorm',
  step(s) {
    pop(s);
    refillStorm(s);
  },
};

export const stormvale: Source = {
  id: 'stormvale',
  most: STORM_CARDS,
  size: (s) => (stormOwner(s) < 0 ? 0 : STORM_CARDS),
  kindAt: (s, _seat, i) => stormCard(s, i),
  wording(s, _seat, i) {
    const kind = stormCard(s, i);
    return {
      key: `play:${CARDS.of(kind).id}@stormvale-${i + 1}`,
      text: t('option.playStorm', { card: cardName(kind), me: name('stormvale') }),
    };
  },
  whenPaid: true,
  take(s, seat, i) {
    s[tableAt(s) + STORM + i] = 0;
    refillStorm(s);
    if (seat !== stormOwner(s)) gainPoints(s, stormOwner(s), 1);
  },
};
