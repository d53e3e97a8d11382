/** Rugwort plays cards when the player does (21.4-21.10), and what a Fool does to him (21.11). */
import { A, N, PC, SEAT, ask, pop, type Effect, type State, type Verb } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { INTO_OPPONENTS_CITY, LAYING } from '../content/tables.ts';
import { offerSlots, slotWording } from '../effects/city.ts';
import { playerName, t } from '../say.ts';
import { addCard, countRemovable, fits, has, takeCard } from '../state/city.ts';
import { MEADOW } from '../state/layout.ts';
import { discardCardOf, refillMeadow } from '../state/piles.ts';
import { hideRevealed } from '../state/revealed.ts';
import { noticePlayed } from '../turn/notices.ts';
import { roll } from './die.ts';
import { rugwortSeat } from './room.ts';

export interface RugwortPlays extends Effect {
  readonly verb: 'rugwortPlays';
}

/** One card for each card the player has played: N of the frame. */
export const rugwortPlays: RugwortPlays = { verb: 'rugwortPlays', id: 0 };

export const rugwortPlaysVerb: Verb<RugwortPlays> = {
  name: 'rugwortPlays',
  step(s, f) {
    const n = s[f + N];
    pop(s);
    for (let i = 0; i < n; i++) playRolled(s);
  },
};

/** 21.7: the Meadow card at the position rolled. */
export function playRolled(s: State): void {
  const position = roll(s) - 1;
  const kind = s[MEADOW + position];
  if (kind === 0) return;
  s[MEADOW + position] = 0;
  const slot = layForRugwort(s, kind, position);
  refillMeadow(s);
  noticePlayed(s, rugwortSeat(s), kind, slot);
}

/** He lays a card, from this Meadow position or (-1) from elsewhere, and gets its slot. */
export function layForRugwort(s: State, kind: number, position: number): number {
  const city = cityFor(s, kind);
  const slot = addCard(s, city, kind);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'automatPlays', seat: rugwortSeat(s), card: kind, position });
    emit.sink.push({ type: 'lay', seat: rugwortSeat(s), city, card: kind, slot });
  }
  return slot;
}

/** 21.10: his Fool comes to the player, if there is a space and no Fool yet. */
function cityFor(s: State, kind: number): number {
  const comesHere = LAYING[kind] === INTO_OPPONENTS_CITY && !has(s, 0, kind) && fits(s, 0, kind, 0);
  return comesHere ? 0 : rugwortSeat(s);
}

export interface FoolRugwort extends Effect {
  readonly verb: 'foolRugwort';
}

/** 21.11: the Fool is discarded and the player removes any card from Rugwort's city. */
export const foolRugwort: FoolRugwort = { verb: 'foolRugwort', id: 0 };

/** A = the card played. */
export const foolRugwortVerb: Verb<FoolRugwort> = {
  name: 'foolRugwort',
  step(s, f) {
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      hideRevealed(s, s[f + A]);
      discardCardOf(s, s[f + A]);
      if (emit.sink !== null) {
        const go = { cards: [s[f + A]], where: 'discard' } as const;
        emit.sink.push({ type: 'revealedGo', seat: s[f + SEAT], ...go });
      }
    }
    if (countRemovable(s, rugwortSeat(s), {}) === 0) pop(s);
    else ask(s);
  },
  options: (s, _f, _effect, out) => offerSlots(s, rugwortSeat(s), 0, 1, {}, out),
  pick(s, _f, _effect, code) {
    takeCard(s, rugwortSeat(s), code - 1, 'discard');
    pop(s);
  },
  prompt: (s) => ({ text: t('prompt.removeFrom', { player: playerName(rugwortSeat(s)) }) }),
  wording: (s, _f, _effect, code) => slotWording(s, rugwortSeat(s), 'remove', code),
};
