/** Nightweave's turn (chapter 27): a card, and the first of its actions that can be carried out. */
import { A, PC, pop, push, type Effect, type State, type Verb } from '@evervale/kernel';
import { AUTUMN } from '../content/terms.ts';
import { emit } from '../log/emit.ts';
import type { ActionCard, Option } from './actionCards.ts';
import { hasStation } from '../newleaf/station.ts';
import { takeVisitor } from './newleaf.ts';
import { frogIsPlaced } from './pearlbrook.ts';
import { nightweaveEnds, nightweavePrepares } from './preparation.ts';
import {
  FIRST,
  PREPARING,
  SECOND,
  SUBSTITUTE,
  currentCard,
  figureAt,
  nightweaveSeason,
  nightweaveSeat,
  partOf,
  setFailure,
  setLooked,
  setPart,
} from './room.ts';
import { WHYS, readySpiders } from './spiders.ts';
import { turnUp } from './stack.ts';
import { carryOut, whyNot } from './steps.ts';

export interface NightweaveTurn extends Effect {
  readonly verb: 'nightweaveTurn';
}

export const nightweaveTurn: NightweaveTurn = { verb: 'nightweaveTurn', id: 0 };

const TURN_UP = 0;
const ACT = 1;
const AFTERWARDS = 2;

/** A = how many elements have been carried out. */
export const nightweaveTurnVerb: Verb<NightweaveTurn> = {
  name: 'nightweaveTurn',
  step(s, f) {
    if (s[f + PC] === TURN_UP) begin(s, f);
    else if (s[f + PC] === ACT) actOn(s, f);
    else pop(s);
  },
};

function begin(s: State, f: number): void {
  setLooked(s, 0);
  turnUp(s, nightweaveSeason(s));
  const card = currentCard(s);
  const prepares = card.icon !== null && allPlaced(s);
  setPart(s, prepares ? PREPARING : 0);
  setFailure(s, 0, 0);
  setFailure(s, 1, 0);
  announce(s, card, prepares);
  if (prepares) {
    s[f + PC] = AFTERWARDS;
    const what = nightweaveSeason(s) === AUTUMN ? nightweaveEnds : nightweavePrepares;
    return void push(s, what.id, nightweaveSeat(s), nightweaveSeat(s), 0, 0);
  }
  setPart(s, choosePart(s, card));
  s[f + PC] = ACT;
  s[f + A] = 0;
}

/** 27.2, 31.21: the figure, all spiders and the frog. */
function allPlaced(s: State): boolean {
  return figureAt(s) !== 0 && readySpiders(s) === 0 && frogIsPlaced(s);
}

/** 27.3-27.5. */
function choosePart(s: State, card: ActionCard): number {
  const options = card.options[nightweaveSeason(s)]!;
  for (const part of [FIRST, SECOND] as const) {
    const why = whyNot(s, options[part - 1]);
    if (why === null) return tell(s, part);
    setFailure(s, part - 1, WHYS.indexOf(why) + 1);
    if (emit.sink !== null) {
      emit.sink.push({ type: 'nightweaveFails', seat: nightweaveSeat(s), ...told(s), part, why });
    }
  }
  return tell(s, SUBSTITUTE);
}

/** Which card, and for which season: what log and client need to name an action. */
function told(s: State): { card: string; season: number } {
  return { card: currentCard(s).id, season: nightweaveSeason(s) };
}

function announce(s: State, card: ActionCard, prepares: boolean): void {
  if (emit.sink === null) return;
  const seat = nightweaveSeat(s);
  emit.sink.push({ type: 'nightweaveCard', seat, ...told(s), arrow: card.arrow, prepares });
}

function tell(s: State, part: number): number {
  if (emit.sink !== null) {
    emit.sink.push({ type: 'nightweaveActs', seat: nightweaveSeat(s), ...told(s), part });
  }
  return part;
}

/** The elements of a part of a card in a season. */
function elementsOf(card: ActionCard, season: number, part: number): Option {
  return part === SUBSTITUTE ? card.substitute : card.options[season]![part - 1];
}

function actOn(s: State, f: number): void {
  const card = currentCard(s);
  const elements = elementsOf(card, nightweaveSeason(s), partOf(s));
  const next = s[f + A];
  if (next < elements.length) {
    s[f + A] = next + 1;
    return carryOut(s, elements[next]);
  }
  s[f + PC] = AFTERWARDS;
  // 31.44: the bonus action.
  if (card.visitor && hasStation(s)) takeVisitor(s);
}
