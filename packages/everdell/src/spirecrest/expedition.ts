/** The expedition when a player has finished: tile by tile, as far as the player pays (13.28-13.30). */
import { PC, SEAT, ask, pop, type Effect, type State, type Verb } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { addPoints, payResource } from '../state/supply.ts';
import { name } from '../words/index.ts';
import { startTravelPayment } from './payTravel.ts';
import { REACHED, seatAt } from './room.ts';
import { canReach, expeditionTile, reachedTiles, tileOf } from './tiles.ts';
import { tileCostText } from './words/tileText.ts';

export interface Travel extends Effect {
  readonly verb: 'travel';
}

export const travel: Travel = { verb: 'travel', id: 0 };

const GO = 1;
const STOP = 2;

/** The next tile, 0 = there is none. */
function nextTile(s: State, seat: number): number {
  return expeditionTile(s, seat, reachedTiles(s, seat));
}

/** PC 1 = the hare has come to its end. */
export const travelVerb: Verb<Travel> = {
  name: 'travel',
  step(s, f) {
    const next = nextTile(s, s[f + SEAT]);
    if (s[f + PC] === 1 || next === 0 || !canReach(s, s[f + SEAT], next)) pop(s);
    else ask(s);
  },
  options(_s, _f, _effect, out) {
    out.add(GO);
    out.add(STOP);
  },
  pick(s, f, _effect, code) {
    if (code === STOP) return void (s[f + PC] = 1);
    go(s, s[f + SEAT]);
  },
  prompt(s, f) {
    const { id, points } = tileOf(nextTile(s, s[f + SEAT]));
    return { text: t('prompt.travel', { tile: name(id), n: points }) };
  },
  wording(s, f, _effect, code) {
    if (code === STOP) return { key: 'stop', text: t('option.travelStop') };
    const { id, cost } = tileOf(nextTile(s, s[f + SEAT]));
    return { key: `travel:${id}`, text: t('option.travel', { what: tileCostText(cost) }) };
  },
};

function go(s: State, seat: number): void {
  const tile = nextTile(s, seat);
  const { id, cost, fixed } = tileOf(tile);
  s[seatAt(s, seat) + REACHED]++;
  if (emit.sink !== null) emit.sink.push({ type: 'travel', seat, tile: id });
  for (let r = 0; r < 4; r++) payResource(s, seat, r, fixed[r]);
  if (fixed[4] > 0) {
    addPoints(s, seat, -fixed[4]);
    if (emit.sink !== null) emit.sink.push({ type: 'pay', seat, amounts: [0, 0, 0, 0, fixed[4]] });
  }
  startTravelPayment(s, seat, { tile }, cost);
}
