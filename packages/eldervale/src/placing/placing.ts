/** A placement from the Unit's arrival to the last battle (E4.5). */
import {
  A,
  AT,
  PC,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { isElemental, priceOf, ruinTile, tileId } from '../content/tables.ts';
import { announce } from '../effects/due.ts';
import { HERE } from '../effects/frame.ts';
import { emit } from '../log/emit.ts';
import { realmName, t, unitId, unitName } from '../say.ts';
import { LAST_PLACED, TILE, UNIT_AT, UNPAID } from '../state/layout.ts';
import { IN_REALM, UNDERWORLD } from '../state/units.ts';
import { changed } from '../state/watch.ts';
import { isUnpaid, startPaying } from '../tableau/paying.ts';
import type { Place } from '../vocabulary/units.ts';
import { takeTokenHere } from '../vocabulary/world.ts';
import { aftermath } from './aftermath.ts';
import { canPlace, offerPlacements, ruinAction, ruinReduction } from './where.ts';
import { NO_UNIT, OK } from '../turn/reason.ts';

export const placement: Effect = { verb: 'placement', id: 0 };
/** The action of an Elemental Realm (E6.1). */
export const gather = takeTokenHere();

/** Puts a placement on the stack; `dice` more in a battle that it triggers. */
export function startPlacement(
  s: State,
  seat: number,
  unit: number,
  realm: number,
  dice = 0,
): void {
  const f = push(s, placement.id, seat, realm + 1, unit + 1, 0);
  s[f + A] = dice;
}

const ARRIVE = 0;
const PAID = 1;
const ACT = 2;
const ACTED = 3;
const PLACED = 4;

export const placementVerb: Verb = {
  name: 'placement',
  step(s, f) {
    const seat = s[f + SEAT];
    const here = s[f + HERE] - 1;
    const unit = s[f + AT] - 1;
    switch (s[f + PC]) {
      case ARRIVE: {
        s[UNIT_AT + unit] = IN_REALM + here;
        s[LAST_PLACED] = here + 1;
        if (emit.sink !== null) emit.sink.push({ type: 'place', seat, unit, realm: here });
        changed(s, seat);
        s[f + PC] = PAID;
        return payAction(s, seat, here);
      }
      case PAID:
        s[f + PC] = ACT;
        return startAction(s, seat, here, unit);
      case ACT:
        s[f + PC] = ACTED;
        return announce(s, 'realmAction', seat, { here, unit });
      case ACTED:
        s[f + PC] = PLACED;
        return announce(s, 'placed', seat, { here, unit });
      default: {
        const dice = s[f + A];
        pop(s);
        aftermath.start(s, seat, here, unit, dice);
      }
    }
  },
};

/** The price of a Ruin's action comes first. */
function payAction(s: State, seat: number, realm: number): void {
  const tile = s[TILE + realm];
  s[UNPAID] = 0;
  const input = isElemental(tile) ? undefined : ruinTile(tile).input;
  if (input !== undefined) startPaying(s, seat, priceOf(input), ruinReduction(s, seat, tile));
}

/** What has become impossible lapses (E5.4). */
function startAction(s: State, seat: number, realm: number, unit: number): void {
  const tile = s[TILE + realm];
  const effect = isElemental(tile) ? gather : ruinAction(s, tile);
  if (!isUnpaid(s)) push(s, effect.id, seat, realm + 1, unit + 1, 0);
}

/** A placement as an option. */
export function placementWording(s: State, code: number): Wording {
  const [unit, realm] = [code >> 5, code & 31];
  const below = s[UNIT_AT + unit] === UNDERWORLD;
  return {
    key: `place:${unitId(s, unit)}${below ? '-from-below' : ''}@${tileId(s[TILE + realm])}`,
    text: t(below ? 'option.placeBelow' : 'option.place', {
      unit: unitName(s, unit),
      realm: realmName(s, realm),
    }),
  };
}

/** A placement by an effect (E8.13). */
export const placeVerb: Verb<Place> = {
  name: 'place',
  can: (s, seat, _here, _at, effect) => (canPlace(s, seat, effect) ? OK : NO_UNIT),
  step(s, f, effect) {
    if (s[f + PC] === 0 && canPlace(s, s[f + SEAT], effect)) ask(s);
    else pop(s);
  },
  options: (s, f, effect, out) => offerPlacements(s, s[f + SEAT], effect, 0, out),
  pick(s, f, { dice }, code) {
    const seat = s[f + SEAT];
    s[f + PC] = 1;
    startPlacement(s, seat, code >> 5, code & 31, dice);
  },
  prompt: () => ({ text: t('prompt.place') }),
  wording: (s, _f, _effect, code) => placementWording(s, code),
};
