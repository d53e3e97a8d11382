/** The Knoll (14.16, 14.17) and the Platform with its visitors (14.18, 14.19). */
import {
  PC,
  SEAT,
  ask,
  pop,
  seq,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { performable } from '../effects/machine.ts';
import { t } from '../say.ts';
import { standsOn } from '../state/workers.ts';
import type { BoxPlace } from '../turn/joints.ts';
import { ALREADY_THERE, NOTHING_TO_CHOOSE, OK } from '../turn/reason.ts';
import { name } from '../words/index.ts';
import { CARS, carAt, fillCars, takeCar } from './cars.ts';
import { clearDisplay, refillDisplay, takeDisplay } from './display.ts';
import { KNOLL_PLACE, PILES, PLATFORM_PLACE, STATION_SIZE } from './room.ts';
import { VISITORS, anyVisitor, discardVisitor, topVisitor, welcome } from './visitors.ts';

export interface ChooseCar extends Effect {
  readonly verb: 'chooseCar';
}

/** Any train car: its reward, then everything is refilled (14.17, 14.19). */
const chooseCar = (): ChooseCar => ({ verb: 'chooseCar', id: 0 });

function anyCar(s: State): boolean {
  for (let i = 0; i < STATION_SIZE; i++) if (carAt(s, i) !== 0) return true;
  return false;
}

export const chooseCarVerb: Verb<ChooseCar> = {
  name: 'chooseCar',
  can: (s) => (anyCar(s) ? OK : NOTHING_TO_CHOOSE),
  step(s, f) {
    if (s[f + PC] === 0 && anyCar(s)) return ask(s);
    pop(s);
    refillDisplay(s);
    fillCars(s);
  },
  // Cars that are alike are one choice.
  options(s, _f, _effect, out) {
    for (let i = 0; i < STATION_SIZE; i++) {
      let alike = carAt(s, i) === 0;
      for (let k = 0; k < i && !alike; k++) alike = carAt(s, k) === carAt(s, i);
      if (!alike) out.add(i + 1);
    }
  },
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    takeCar(s, s[f + SEAT], code - 1);
  },
  prompt: () => ({ text: t('prompt.trainCar') }),
  wording(s, _f, _effect, code) {
    const { id } = CARS[carAt(s, code - 1) - 1];
    return { key: `car:${id}`, text: t('option.trainCar', { car: name(id) }) };
  },
};

export interface Receive extends Effect {
  readonly verb: 'receive';
  readonly act: 'discard' | 'keep';
}

/** One of the visitors on top of the piles is discarded, or comes beside the city. */
function receive(act: Receive['act']): Receive {
  return { verb: 'receive', id: 0, act };
}

/** Picks: the pile + 1. */
export function offerVisitors(s: State, out: Options): void {
  for (let pile = 0; pile < PILES; pile++) if (topVisitor(s, pile) !== 0) out.add(pile + 1);
}

export function visitorWording(s: State, act: string, code: number) {
  const { id } = VISITORS[topVisitor(s, code - 1) - 1];
  return { key: `${act}:${id}`, text: t('option.visitor', { visitor: name(id) }) };
}

export const receiveVerb: Verb<Receive> = {
  name: 'receive',
  can: (s) => (anyVisitor(s) ? OK : NOTHING_TO_CHOOSE),
  step(s, f) {
    if (s[f + PC] === 1 || !anyVisitor(s)) pop(s);
    else ask(s);
  },
  options: (s, _f, _effect, out) => offerVisitors(s, out),
  pick(s, f, { act }, code) {
    s[f + PC] = 1;
    if (act === 'discard') discardVisitor(s, s[f + SEAT], code - 1);
    else welcome(s, s[f + SEAT], code - 1);
  },
  prompt: (_s, _f, { act }) => ({
    text: t(act === 'discard' ? 'prompt.visitorDiscard' : 'prompt.visitorKeep'),
  }),
  wording: (s, _f, { act }, code) => visitorWording(s, act, code),
};

const knoll = seq(clearDisplay(3), takeDisplay(3), chooseCar());
const platform = seq(receive('discard'), receive('keep'), chooseCar());

/** 14.16, 14.18: any number of players, each with one worker. */
function place(id: string, number: number, effect: Effect): BoxPlace {
  return {
    id,
    effect,
    shared: true,
    can: (s, seat) =>
      standsOn(s, seat, number) ? ALREADY_THERE : performable(s, seat, seat, 0, effect),
  };
}

export const newleafPlaces: readonly BoxPlace[] = [
  place('knoll', KNOLL_PLACE, knoll),
  place('station-platform', PLATFORM_PLACE, platform),
];
