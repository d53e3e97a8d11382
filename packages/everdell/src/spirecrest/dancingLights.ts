/** The Cave of Dancing Lights: four cards of the deck bring resources by their types; any may be kept. */
import {
  A,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { COLOR } from '../content/tables.ts';
import {
  COLOR_NAMES,
  PROSPERITY,
  RESOURCE_NAMES,
  type Color,
  type Resource,
} from '../content/terms.ts';
import { times } from '../effects/count.ts';
import { gainAny } from '../effects/gain.ts';
import { cardWording } from '../effects/handRun.ts';
import { DECK_PILE, discardRevealed, reveal } from '../effects/play.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { addToHand, room } from '../state/hand.ts';
import { hideRevealed, revealedCard, revealedCount } from '../state/revealed.ts';
import { gainAll } from '../state/supply.ts';

export interface Dance extends Effect {
  readonly verb: 'danceLights';
  readonly n: number;
  /** What a card of each type brings; Prosperity cards bring a resource of any kind. */
  readonly by: Partial<Record<Color, Resource>>;
}

export const dance = (n: number, by: Dance['by']): Dance => ({ verb: 'danceLights', id: 0, n, by });

/** For Prosperity cards. */
export const danceAny = gainAny(times(1));

/** PC 0: turn up; 1: keep some (A = kept); 2: done. */
export const danceVerb: Verb<Dance> = {
  name: 'danceLights',
  step(s, f, effect) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      return turnUp(s, seat, effect);
    }
    if (s[f + PC] === 1 && revealedCount(s) > 0 && room(s, seat) > 0) return ask(s);
    discardRevealed(s, seat);
    pop(s);
  },
  options(s, _f, _effect, out) {
    out.add(DONE);
    for (let i = 0; i < revealedCount(s); i++) {
      if (!out.has(revealedCard(s, i))) out.add(revealedCard(s, i));
    }
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return void (s[f + PC] = 2);
    const seat = s[f + SEAT];
    s[f + A]++;
    hideRevealed(s, code);
    addToHand(s, seat, code);
    if (emit.sink !== null) {
      emit.sink.push({ type: 'revealedGo', seat, cards: [code], where: 'hand' });
    }
  },
  prompt: () => ({ text: t('prompt.keepRevealed') }),
  wording: (_s, f, _effect, code) => cardWording('keep', code, _s[f + A]),
};

function turnUp(s: State, seat: number, { n, by }: Dance): void {
  reveal(s, seat, n, DECK_PILE);
  const gained = [0, 0, 0, 0, 0];
  let any = 0;
  for (let i = 0; i < revealedCount(s); i++) {
    const color = COLOR[revealedCard(s, i)];
    const what = by[COLOR_NAMES[color]];
    if (what !== undefined) gained[RESOURCE_NAMES.indexOf(what)]++;
    else if (color === PROSPERITY) any++;
  }
  gainAll(s, seat, gained, 1);
  if (any > 0) push(s, danceAny.id, seat, seat, 0, any);
}
