/** The evaluation of Everdell: the points so far, and what the network expects to come. */
import { DEPTH, isOver, type ScoreLine, type State, type Text } from '@evervale/kernel';
import {
  FINISHED,
  PLAYERS,
  SEASON,
  SEASON_NAMES,
  SEATS,
  hasNightweave,
  playerAt,
  score,
} from '@evervale/everdell/insides';
import { everdell } from '@evervale/everdell';
import type { Evaluator, Leaning } from '../evaluator.ts';
import type { Share } from '../hints/share.ts';
import { Liking } from '../liking.ts';
import type { FeatureSet } from '../net/features.ts';
import type { Network } from '../net/network.ts';
import { Sparse } from '../net/sparse.ts';
import { addFeatures } from './features.ts';
import { automat } from './automat.ts';
import { award, beside, boxes, market, mountain, power, river, station, tokens } from './boxes.ts';
import { city, colors, vacant, visits } from './citywork.ts';
import { basicEvents, contested, specialEvents } from './events.ts';
import { BLIND_SPOTS, CHARACTERS } from './characters.ts';
import { nightweave } from './nightweave.ts';
import { QuickEvaluator } from './quick.ts';
import { reach } from './reach.ts';
import { LEANINGS, goods } from './sources.ts';
import { bias, hand, readyCount, resources, space, stored, workers } from './supplies.ts';
import { others, places } from './table.ts';

[bias, resources, workers, hand, space, stored, city, vacant, colors, visits].forEach(addFeatures);
[basicEvents, contested, specialEvents, reach, places, others].forEach(addFeatures);
[
  automat,
  nightweave,
  boxes,
  award,
  market,
  river,
  mountain,
  beside,
  power,
  station,
  tokens,
].forEach(addFeatures);

export const SEASONS = 4;
/** Weights for a table come first, then those for playing alone, Rugwort's, crowds, Nightweave's. */
export const ALONE_BANK = 1 * SEASONS;
export const RUGWORT_BANK = 2 * SEASONS;
export const CROWD_BANK = 3 * SEASONS;
export const NIGHTWEAVE_BANK = 4 * SEASONS;
export const BANKS = 5 * SEASONS;
/** From so many players on, places and cards are scarce. */
export const CROWD = 3;
/** Points a lead over an automatic opponent may still change: by season, and at the end. */
const SPREAD = [12, 11, 9, 4];
const DECIDED = 0.5;
/** In hints a new season is a reason of its own, and a big one. */
const SEASON_STEP = 3;

export class EverdellEvaluator implements Evaluator {
  readonly features: FeatureSet;
  readonly net: Network;
  readonly x = new Sparse();
  readonly quick = new QuickEvaluator();
  readonly characters = CHARACTERS;
  readonly blindSpots = BLIND_SPOTS;
  /** Crowds have weights of their own; before they are trained, those of a table. */
  crowds = true;
  private readonly by: Leaning | null;
  private readonly liking: Liking | null;
  private readonly scales: Float64Array | null;

  constructor(net: Network, features: FeatureSet, leaning: Leaning | null = null) {
    this.net = net;
    this.features = features;
    this.by = leaning;
    this.liking = leaning === null ? null : new Liking(LEANINGS, leaning);
    this.scales = this.liking && features.scales((group) => this.liking!.ofGroup(group));
  }

  leaning(by: Leaning): EverdellEvaluator {
    return new EverdellEvaluator(this.net, this.features, { ...this.by, ...by });
  }

  seats(s: State): number {
    return s[SEATS];
  }

  atRest(s: State): boolean {
    return s[DEPTH] <= 1;
  }

  value(s: State, seat: number): number {
    const now = this.now(s, seat);
    return this.isSettled(s, seat) ? now : now + this.expected(s, seat);
  }

  private now(s: State, seat: number): number {
    const points = score(s, seat);
    return this.liking === null ? points : points + this.liking.more(s, seat);
  }

  values(s: State, out: Float64Array): void {
    const players = s[PLAYERS];
    for (let seat = 0; seat < players; seat++) out[seat] = this.value(s, seat);
    // What an automatic opponent gets depends on the player it follows, whose features are in `x`.
    for (let seat = players; seat < s[SEATS]; seat++) {
      const now = score(s, seat);
      out[seat] = this.isSettled(s, seat) ? now : now + this.net.value(this.x, this.bank(s, seat));
    }
  }

  spread(s: State): number {
    const p = playerAt(0);
    return isOver(s) || s[p + FINISHED] === 1 ? DECIDED : SPREAD[s[p + SEASON]];
  }

  phase(s: State, seat: number): Text {
    return {
      key: 'name',
      args: { id: `season-${SEASON_NAMES[s[playerAt(ownerOf(s, seat)) + SEASON]]}` },
    };
  }

  /** Whoever has passed has what they have, and an automatic opponent ends with the player. */
  isSettled(s: State, seat: number): boolean {
    return isOver(s) || s[playerAt(ownerOf(s, seat)) + FINISHED] === 1;
  }

  /** Which weights judge this seat: by season and players, or those for an automatic opponent. */
  bank(s: State, seat: number): number {
    const season = s[playerAt(ownerOf(s, seat)) + SEASON];
    if (seat >= s[PLAYERS]) return (hasNightweave(s) ? NIGHTWEAVE_BANK : RUGWORT_BANK) + season;
    return this.crowds || s[PLAYERS] === 1 ? firstBank(s[PLAYERS]) + season : season;
  }

  /** Writes the features that count for `seat` into `x`. */
  look(s: State, seat: number): void {
    this.features.fill(s, ownerOf(s, seat), this.x, this.scales);
  }

  /** Points on the table line by line, then what the network expects from which features. */
  shares(s: State, seat: number): Share[] {
    const season = s[playerAt(seat) + SEASON];
    const now: Share[] = [
      ...everdell.score(s)[seat].lines.map(lineShare),
      // Also for whoever has passed: next to passing, nothing else is a new season.
      { key: 'hint.season', points: season * SEASON_STEP },
    ];
    if (this.isSettled(s, seat)) return now;
    this.look(s, seat);
    const judged = this.bank(s, seat);
    const later = this.net.contributions(this.x, judged).flatMap((points, i): Share[] => {
      const reason = this.features.reasons[this.x.index[i]];
      return reason === undefined
        ? []
        : [{ ...reason, points, judged, ...counted(s, seat, reason.key) }];
    });
    return [...now, ...later, ...this.rivalShares(s)];
  }

  /** What an automatic opponent is expected to get counts against the player. */
  private rivalShares(s: State): Share[] {
    const rival = s[PLAYERS];
    return rival === s[SEATS] ? [] : [{ key: 'hint.rival', points: -this.value(s, rival) }];
  }

  /** Points still to come. */
  expected(s: State, seat: number): number {
    this.look(s, seat);
    return this.net.value(this.x, this.bank(s, seat));
  }
}

/** Where the weights for so many players begin, one bank for each season. */
export function firstBank(players: number): number {
  return players === 1 ? ALONE_BANK : players >= CROWD ? CROWD_BANK : 0;
}

/** What an automatic opponent gets depends on the player it follows. */
function ownerOf(s: State, seat: number): number {
  return seat < s[PLAYERS] ? seat : 0;
}

/** Reasons that say "more". */
function counted(s: State, seat: number, key: Share['key']): Pick<Share, 'have'> {
  if (key === 'hint.workers') return { have: readyCount(s, seat) };
  return key === 'hint.resources' ? { have: goods(s, seat) } : {};
}

/** Lines of the score sheet that are not about one thing with a name. */
const NAMELESS: Readonly<Record<string, Share['key']>> = {
  tokens: 'hint.tokens',
  journey: 'hint.journey',
  pearls: 'hint.pearls',
};

/** A line of the score sheet as a reason. */
function lineShare({ part, id, points }: ScoreLine): Share {
  const key = NAMELESS[part];
  return key === undefined ? { key: 'hint.points', id, points } : { key, points };
}
