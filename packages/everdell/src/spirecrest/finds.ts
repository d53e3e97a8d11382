/** Discoveries as numbers: which ones lie beside which city, and the three piles. */
import { raiseBarrier, type State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import {
  FINDS,
  FINDS_EACH,
  OFFER,
  OFFERED,
  PILES,
  PILE_CARDS,
  PILE_SIZES,
  seatAt,
  tableAt,
} from './room.ts';

/** In the state a discovery is its number in this list, from 1: fourteen for each section. */
export const FIND_IDS = [
  'archeologist',
  'cartographers-caravan',
  'everblossom-trail',
  'forager',
  'greensprout-trail',
  'map-seller',
  'mistrise-trail',
  'mountaineer',
  'prospector',
  'starfall-trail',
  'stubblehoof',
  'sunblaze-trail',
  'trail-guide',
  'truffle',
  'ancient-orchard',
  'bellsong-trail',
  'cloudrim-peak',
  'corliander',
  'firebeak',
  'grey-cloaks-hideout',
  'honeypaw',
  'king-rhun',
  'moleia-mines',
  'ruins-of-spire',
  'stormvale',
  'tezels-laboratory',
  'whisper',
  'windlore',
  'bellsong-city',
  'bounty-hunter',
  'cave-of-dancing-lights',
  'cloudsong',
  'everblossom-city',
  'gatherwind-trail',
  'greensprout-city',
  'hopewatch-trail',
  'mistrise-city',
  'serpents-pass',
  'star-weavers',
  'starfall-city',
  'sunblaze-city',
  'the-distant-shore',
] as const;
export type FindId = (typeof FIND_IDS)[number];

function findNumber(id: FindId): number {
  return FIND_IDS.indexOf(id) + 1;
}

export const ARCHEOLOGIST = findNumber('archeologist');
export const CARAVAN = findNumber('cartographers-caravan');
export const FORAGER = findNumber('forager');
export const MOUNTAINEER = findNumber('mountaineer');
export const PROSPECTOR = findNumber('prospector');
export const TRAIL_GUIDE = findNumber('trail-guide');
export const HIDEOUT = findNumber('grey-cloaks-hideout');

export function sectionOf(number: number): number {
  return Math.floor((number - 1) / PILE_CARDS);
}

/** The `i`-th discovery beside this city, 0 = none. */
export function findAt(s: State, seat: number, i: number): number {
  return s[seatAt(s, seat) + FINDS + i];
}

export function holds(s: State, seat: number, number: number): boolean {
  const at = seatAt(s, seat) + FINDS;
  for (let i = 0; i < FINDS_EACH; i++) if (s[at + i] === number) return true;
  return false;
}

export function addFind(s: State, seat: number, number: number): void {
  const at = seatAt(s, seat) + FINDS;
  let i = 0;
  while (s[at + i] !== 0) i++;
  s[at + i] = number;
}

export function pileSize(s: State, section: number): number {
  return s[tableAt(s) + PILE_SIZES + section];
}

export function pileAt(s: State, section: number): number {
  return tableAt(s) + PILES + section * PILE_CARDS;
}

/** Puts a discovery on top of its pile; for setting up. */
export function putOnPile(s: State, section: number, number: number): void {
  s[pileAt(s, section) + s[tableAt(s) + PILE_SIZES + section]++] = number;
}

export function offered(s: State, i: number): number {
  return s[tableAt(s) + OFFER + i];
}

/** 13.12, 13.15: three cards one after the other, or as many as there are. */
export function turnUp(s: State, seat: number, section: number): void {
  for (let i = 0; i < OFFERED && pileSize(s, section) > 0; i++) {
    const top = pileAt(s, section) + --s[tableAt(s) + PILE_SIZES + section];
    s[tableAt(s) + OFFER + i] = s[top];
    s[top] = 0;
  }
  raiseBarrier(s);
  if (emit.sink === null || offered(s, 0) === 0) return;
  const finds = [0, 1, 2].map((i) => offered(s, i)).filter((number) => number !== 0);
  emit.sink.push({ type: 'finds', seat, finds: finds.map((number) => FIND_IDS[number - 1]) });
}

/** 13.14: what was not chosen goes face down under the pile. */
export function putBack(s: State, section: number): void {
  const at = pileAt(s, section);
  for (let i = 0; i < OFFERED; i++) {
    const number = offered(s, i);
    if (number === 0) continue;
    const n = s[tableAt(s) + PILE_SIZES + section]++;
    s.copyWithin(at + 1, at, at + n);
    s[at] = number;
    s[tableAt(s) + OFFER + i] = 0;
  }
}
