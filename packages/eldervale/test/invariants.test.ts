/** The watch over random games sees what it is there for: each of these positions has one fault. */
import { type State } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { newGame, readOptions } from '../src/index.ts';
import {
  DWELLING_COUNT,
  FACE_UP,
  HAND_COUNT,
  IN_PLAY,
  MINOTAUR_UNIT,
  ORBS,
  OWNER,
  POWER,
  RES,
  TILE,
  TOKENS,
  UNIT_AT,
  playerAt,
} from '../src/state/layout.ts';
import { lowest } from '../src/map/hex.ts';
import { HOUSED, IN_REALM, ON_CARD } from '../src/state/units.ts';
import { checkInvariants } from './invariants.ts';

const FIRST = playerAt(0);
const MONSTER = MINOTAUR_UNIT + 2;

const FAULTS: readonly (readonly [string, (s: State) => void, RegExp])[] = [
  ['a Magic card is gone', (s) => void s[FIRST + HAND_COUNT]--, /60 Magic cards/],
  ['an Adventure card is gone', (s) => void (s[FACE_UP + someElement(s)] = 0), /13 Adventure/],
  ['a token lies twice', (s) => twice(s, TOKENS + 12 * someElement(s)), /token is there twice/],
  ['a tile lies twice', (s) => twice(s, TILE), /tile is there twice/],
  ['Orbs come from nowhere', (s) => void (s[FIRST + ORBS] += 5), /no more Orbs/],
  ['six Gems', (s) => void (s[FIRST + RES] = 6), /more than 5/],
  ['power 6', (s) => void (s[FIRST + POWER] = 6), /power above/],
  ['five markers', (s) => void s.fill(1, FIRST + POWER, FIRST + POWER + 5), /4 power markers/],
  ['a Dwelling nowhere', (s) => void s[FIRST + DWELLING_COUNT]++, /Dwellings are counted/],
  ['a roof nowhere', (s) => void (s[UNIT_AT] = HOUSED), /every Dwelling is a Worker/],
  ['a Unit on a card of nobody', (s) => void (s[UNIT_AT] = ON_CARD + 1), /card of somebody else/],
  ['a Unit beside the map', (s) => void (s[UNIT_AT] = IN_REALM + 29), /Realm that is not there/],
  ['two Monsters together', twoMonsters, /two Monsters/],
];

const someElement = (s: State): number => lowest(s[IN_PLAY]);

function twice(s: State, at: number): void {
  s[at] = s[at + 1];
}

function twoMonsters(s: State): void {
  for (const unit of [MONSTER, MONSTER + 1]) {
    s[UNIT_AT + unit] = IN_REALM;
    s[OWNER + unit - MINOTAUR_UNIT] = 0;
  }
}

describe('the invariants of random games', () => {
  const dealt = (): State =>
    newGame(readOptions({ players: 2, factions: 'randomFaction', modules: [] }), 1);

  it('hold when a game begins', () => expect(() => checkInvariants(dealt())).not.toThrow());

  it.each(FAULTS)('are broken when %s', (_what, damage, message) => {
    const s = dealt();
    damage(s);
    expect(() => checkInvariants(s)).toThrow(message);
  });
});
