/** Features of Nightweave: how hard she is, her season, spiders and cards, and her modules (25.7, 32). */
import type { State } from '@evervale/kernel';
import {
  CITY_TOP,
  KIND,
  NIGHTWEAVE_CHARACTERS,
  NIGHTWEAVE_SCHEMES,
  PLAYERS,
  POINT_CARDS,
  SEASON,
  characterNumber,
  difficultyOf,
  hasNightweave,
  playerAt,
  schemeNumber,
  slotAt,
  usesPlots,
} from '@evervale/everdell/insides';
import { stepNames, type FeatureGroup } from '../net/features.ts';
import { readyCount } from './supplies.ts';

const SEASON_STEPS = 3;
const SPIDERS = 6;
/** Cards of a city that is full. */
const FULL = 15;

const NAMES = {
  difficulties: POINT_CARDS.map(({ id }) => id),
  seasons: stepNames('season', SEASON_STEPS),
  spiders: stepNames('spider', SPIDERS),
  more: ['cards', 'plots'],
  characters: NIGHTWEAVE_CHARACTERS.map(({ id }) => id),
  schemes: NIGHTWEAVE_SCHEMES.map(({ id }) => id),
};

export const nightweave: FeatureGroup = {
  name: 'nightweave',
  features: () => Object.values(NAMES).flat(),
  fill(s, _seat, out) {
    if (!hasNightweave(s)) return;
    const seat = s[PLAYERS];
    out.add(difficultyOf(s), 1);
    let at = NAMES.difficulties.length;
    out.steps(at, s[playerAt(seat) + SEASON], SEASON_STEPS);
    at += SEASON_STEPS;
    out.steps(at, readyCount(s, seat), SPIDERS);
    at += SPIDERS;
    out.add(at, cardsIn(s, seat) / FULL);
    if (usesPlots(s)) out.add(at + 1, 1);
    at += NAMES.more.length - 1;
    // Characters and schemes are numbered from 1 on.
    if (characterNumber(s) > 0) out.add(at + characterNumber(s), 1);
    at += NAMES.characters.length;
    if (schemeNumber(s) > 0) out.add(at + schemeNumber(s), 1);
  },
};

function cardsIn(s: State, seat: number): number {
  const end = s[playerAt(seat) + CITY_TOP];
  let cards = 0;
  for (let slot = 0; slot < end; slot++) if (s[slotAt(seat, slot) + KIND] > 0) cards++;
  return cards;
}
