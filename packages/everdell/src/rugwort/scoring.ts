/** What Rugwort scores, and who wins (chapter 22). */
import type { State } from '@evervale/kernel';
import { BASIC_EVENT_LIST, SPECIAL_EVENT_LIST, type GameEventCard } from '../content/board.ts';
import { CARDS, COLOR } from '../content/tables.ts';
import { PROSPERITY } from '../content/terms.ts';
import { cardIn, citySize, citySizeUsed, cityTop, spacesUsed } from '../state/city.ts';
import { eventsOf } from '../state/events.ts';
import {
  BASIC_EVENT,
  COLORS,
  EVENT_KIND,
  EVENT_OWNER,
  SPECIAL_EVENTS,
  eventAt,
  playerAt,
} from '../state/layout.ts';
import { GONE, isJourney, journeyPoints } from '../state/place.ts';
import { points, resources } from '../state/supply.ts';
import { workerPlace } from '../state/workers.ts';
import { houseRule } from '../turn/house.ts';
import type { ScoreLine } from '../turn/joints.ts';
import { score } from '../turn/scoring.ts';
import { PLAYER_WINS_TIES, RUGWORT_WINS_TIES, yearOf, hasModule, rugwortSeat } from './room.ts';
import { forestWalker } from './walkers.ts';

/** 22.3, 24.18: 3 for a basic Event, whatever is printed on it; the Flower Festival is the exception. */
function basicWorth({ id }: GameEventCard): number {
  return id === 'flower-festival' ? 4 : 3;
}

/** 22.3, 22.4: his cards count by type alone. */
export function rugwortScore(s: State, seat: number): ScoreLine[] {
  const lines: ScoreLine[] = [...cardLines(s, seat), ...eventLines(s, seat)];
  const walker = forestWalker(s);
  const place = walker < 0 ? GONE : workerPlace(s, seat, walker);
  if (isJourney(place)) {
    lines.push({
      part: 'journey',
      id: `journey-${journeyPoints(place)}`,
      points: journeyPoints(place),
    });
  }
  if (points(s, seat) > 0) lines.push({ part: 'tokens', id: 'supply', points: points(s, seat) });
  const empty = citySize(s, 0) - spacesUsed(s, 0);
  if (hasModule(s, 'fullness') && empty > 0) {
    lines.push({ part: 'fullness', id: 'fullness', points: 2 * empty });
  }
  return lines;
}

/** What the lines add up to, without building them: search asks for nothing else. */
export function rugwortSum(s: State, seat: number): number {
  const prosperity = s[playerAt(seat) + COLORS + PROSPERITY];
  let sum = 2 * citySizeUsed(s, seat) + prosperity * (hasModule(s, 'glitter') ? 3 : 1);
  for (let i = 0; i < BASIC_EVENT_LIST.length; i++) {
    if (s[BASIC_EVENT + i] === seat + 1) sum += basicWorth(BASIC_EVENT_LIST[i]);
  }
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    const at = eventAt(i);
    if (s[at + EVENT_KIND] !== 0 && s[at + EVENT_OWNER] !== 1) sum += yearOf(s) === 1 ? 3 : 6;
  }
  const walker = forestWalker(s);
  const place = walker < 0 ? GONE : workerPlace(s, seat, walker);
  if (isJourney(place)) sum += journeyPoints(place);
  if (hasModule(s, 'fullness')) sum += 2 * Math.max(0, citySize(s, 0) - spacesUsed(s, 0));
  return sum + points(s, seat);
}

function cardLines(s: State, seat: number): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const kind = cardIn(s, seat, slot);
    if (kind === 0) continue;
    const worth = COLOR[kind] === PROSPERITY ? (hasModule(s, 'glitter') ? 5 : 3) : 2;
    lines.push({ part: 'cards', id: CARDS.of(kind).id, points: worth });
  }
  return lines;
}

/** His basic Events, and every special Event the player did not achieve. */
function eventLines(s: State, seat: number): ScoreLine[] {
  const lines: ScoreLine[] = [];
  BASIC_EVENT_LIST.forEach((event, i) => {
    if (s[BASIC_EVENT + i] === seat + 1) {
      lines.push({ part: 'basicEvents', id: event.id, points: basicWorth(event) });
    }
  });
  const each = yearOf(s) === 1 ? 3 : 6;
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    const at = eventAt(i);
    if (s[at + EVENT_KIND] === 0 || s[at + EVENT_OWNER] === 1) continue;
    lines.push({
      part: 'specialEvents',
      id: SPECIAL_EVENT_LIST.of(s[at + EVENT_KIND]).id,
      points: each,
    });
  }
  return lines;
}

/** 22.7: more points win; on equal points his basic Events and no resources are compared. */
export function rugwortWinners(s: State): number[] {
  const seat = rugwortSeat(s);
  const lead = score(s, 0) - score(s, seat);
  if (lead !== 0) return [lead > 0 ? 0 : seat];
  if (houseRule(s, RUGWORT_WINS_TIES)) return [seat];
  if (houseRule(s, PLAYER_WINS_TIES)) return [0];
  const events = eventsOf(s, 0, 'basic') + eventsOf(s, 0, 'special') - eventsOf(s, seat, 'basic');
  if (events !== 0) return [events > 0 ? 0 : seat];
  return resources(s, 0) > 0 ? [0] : [0, seat];
}
