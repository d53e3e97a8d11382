/** Setup (chapter 3): elements and factions are claimed, then everything is dealt. */
import {
  A,
  PC,
  RNG,
  SEAT,
  ask,
  chance,
  pop,
  raiseBarrier,
  shuffleBytes,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { FACTIONS } from '../content/factions.ts';
import { ELEMENTAL_AT_START, LAYOUTS } from '../content/maps.ts';
import { GIANT, MOTHER, baseMonster, legendaryMonster } from '../content/monsters/index.ts';
import {
  BRIDGE,
  CARDS_PER_ELEMENT,
  DEN,
  DUNGEON,
  FORTRESS,
  IS_LAIR,
  MAGE_TOWER,
  MAGIC_KINDS,
  MILL,
  ORACLE,
  PORTAL,
  SECOND_DUNGEON,
  doorOf,
  magicOf,
} from '../content/tables.ts';
import { ELEMENTS } from '../content/terms.ts';
import { startDraft } from '../modules/draft.ts';
import { ghosts } from '../modules/ghosts/door.ts';
import { emit } from '../log/emit.ts';
import { settleMonster } from '../map/reveal.ts';
import { MIDDLE, layTile } from '../map/realms.ts';
import { elementName, factionName, t } from '../say.ts';
import { putUnderDeck, turnUp } from '../state/decks.ts';
import {
  DECK,
  DECK_COUNT,
  ELEMENT,
  FACE_UP,
  FACTION,
  FIRST,
  GLORY_ORBS,
  IN_PLAY,
  MAGIC_COUNT,
  MAGIC_PILE,
  MINOTAUR_UNIT,
  MONSTER_KIND,
  PEACE,
  PLAYERS,
  POWER,
  RES,
  SEATS,
  SETUP_HOW,
  STACK,
  STACK_COUNT,
  TACTICS,
  TOKENS,
  TRACK_ORBS,
  TROVES,
  TROVES_LEFT,
  TURN,
  UNIT_AT,
  UNIT_COUNT,
  VP,
  playerAt,
} from '../state/layout.ts';
import { die } from '../state/die.ts';
import { drawMagic } from '../state/magic.ts';
import {
  DRAFT,
  LEGENDARY,
  NO_DOORS,
  TEAMS,
  WITH_GIANT,
  WITH_MOTHER,
  WITH_ORACLE,
  WITH_TACTICS,
  plays,
} from '../state/seats.ts';
import { ASIDE, READY, unitId } from '../state/units.ts';

export const setup: Effect = { verb: 'setup', id: 0 };

const CLAIM = 0;
const SIDE = 1;
const FURTHER = 2;
const DEAL = 3;

// SETUP_HOW: how elements and factions are found, and who names the further elements.
export const RANDOM_ELEMENT = 1;
export const RANDOM_FACTION = 2;
export const CHOSEN_EXTRA = 4;
/** The first player is found by rolling dice, in everybody's sight. */
export const ROLLED_FIRST = 8;

/** A = whose turn it is to choose. */
export const setupVerb: Verb = {
  name: 'setup',
  step(s, f) {
    const people = s[PLAYERS];
    if (s[f + PC] === CLAIM) {
      if (s[f + A] < people) {
        if ((s[SETUP_HOW] & (RANDOM_ELEMENT | RANDOM_FACTION)) === 0) return askSeat(s, f);
        claim(s, f, randomFree(s));
        return;
      }
      s[f + PC] = SIDE;
      s[f + A] = 0;
    }
    if (s[f + PC] === SIDE) {
      if (s[f + A] < people) {
        if ((s[SETUP_HOW] & RANDOM_FACTION) === 0) return askSeat(s, f);
        side(s, f, chance(s, 2));
        return;
      }
      s[f + PC] = FURTHER;
      // E27.1: the Ghosts' element comes before the two further ones.
      if (people < s[SEATS]) {
        s[f + A] = people;
        claim(s, f, randomFree(s));
      }
      s[FIRST] = firstPlayer(s);
      s[TURN] = s[FIRST];
    }
    if (s[f + PC] === FURTHER) {
      if (elementsInPlay(s) < elementsFor(s)) {
        if ((s[SETUP_HOW] & CHOSEN_EXTRA) !== 0) {
          s[f + A] = s[FIRST];
          return askSeat(s, f);
        }
        s[IN_PLAY] |= 1 << randomFree(s);
        return;
      }
      s[f + PC] = DEAL;
    }
    pop(s);
    deal(s);
  },
  options(s, f, _effect, out) {
    if (s[f + PC] === SIDE) {
      out.add(1);
      out.add(2);
      return;
    }
    for (let e = 0; e < ELEMENTS.length; e++) if (((s[IN_PLAY] >> e) & 1) === 0) out.add(e + 1);
  },
  pick(s, f, _effect, code) {
    if (s[f + PC] === CLAIM) claim(s, f, code - 1);
    else if (s[f + PC] === SIDE) side(s, f, code - 1);
    else s[IN_PLAY] |= 1 << (code - 1);
  },
  prompt: (s, f) => ({
    text: t(['prompt.element', 'prompt.faction', 'prompt.further'][s[f + PC]]),
  }),
  wording(s, f, _effect, code) {
    if (s[f + PC] === SIDE) {
      const faction = factionOf(s, s[f + SEAT], code - 1);
      return {
        key: `faction:${FACTIONS[faction].id}`,
        text: t('option.faction', { faction: factionName(faction) }),
      };
    }
    return {
      key: `element:${ELEMENTS[code - 1]}`,
      text: t('option.element', { element: elementName(code - 1) }),
    };
  },
};

function askSeat(s: State, f: number): void {
  s[f + SEAT] = s[f + A];
  ask(s);
}

function claim(s: State, f: number, element: number): void {
  const seat = s[f + A]++;
  s[playerAt(seat) + ELEMENT] = element + 1;
  s[IN_PLAY] |= 1 << element;
  if (emit.sink !== null) emit.sink.push({ type: 'element', seat, element });
}

/** The two factions of an element stand one after the other. */
const factionOf = (s: State, seat: number, which: number): number =>
  (s[playerAt(seat) + ELEMENT] - 1) * 2 + which;

function side(s: State, f: number, which: number): void {
  const seat = s[f + A]++;
  const faction = factionOf(s, seat, which);
  s[playerAt(seat) + FACTION] = faction + 1;
  if (emit.sink !== null) emit.sink.push({ type: 'faction', seat, faction });
}

const elementsFor = (s: State): number => s[SEATS] + 2;

function elementsInPlay(s: State): number {
  let n = 0;
  for (let e = 0; e < ELEMENTS.length; e++) n += (s[IN_PLAY] >> e) & 1;
  return n;
}

/** An element nobody has yet. */
function randomFree(s: State): number {
  let skip = chance(s, ELEMENTS.length - elementsInPlay(s));
  for (let e = 0; ; e++) if (((s[IN_PLAY] >> e) & 1) === 0 && skip-- === 0) return e;
}

/** Any fair choice (E3.4); teams sit A, B, B, A from the first player on, so 1 or 3 begins (E25.12). */
function firstPlayer(s: State): number {
  if (s[PLAYERS] === 1) return 0;
  if ((s[SETUP_HOW] & ROLLED_FIRST) !== 0) return rolledFirst(s);
  return plays(s, TEAMS) ? 2 * chance(s, 2) : chance(s, s[PLAYERS]);
}

const FIRST_DICE = 6;

/** Everybody rolls six dice, the best begins, whoever is tied for best rolls again (E3.4, R-19). */
function rolledFirst(s: State): number {
  let tied = Array.from({ length: s[PLAYERS] }, (_, seat) => seat);
  if (plays(s, TEAMS)) tied = tied.filter((seat) => seat % 2 === 0);
  while (tied.length > 1) {
    const rolls = tied.map((seat) => {
      const faces = Array.from({ length: FIRST_DICE }, () => die.roll(s)).sort((a, b) => b - a);
      if (emit.sink !== null) emit.sink.push({ type: 'dice', side: seat, faces });
      return faces.join('');
    });
    const best = rolls.reduce((most, roll) => (roll > most ? roll : most));
    tied = tied.filter((_, i) => rolls[i] === best);
  }
  return tied[0];
}

function deal(s: State): void {
  dealFigures(s);
  dealPlayers(s);
  dealDecks(s);
  dealTokens(s);
  dealMap(s);
  s[TRACK_ORBS] = s[IN_PLAY];
  s[GLORY_ORBS] = 3;
  s[PEACE] = 1;
  if (emit.sink !== null) {
    const elements = ELEMENTS.map((_, e) => e).filter((e) => ((s[IN_PLAY] >> e) & 1) === 1);
    emit.sink.push({ type: 'setup', first: s[FIRST], elements });
  }
  if (s[PLAYERS] < s[SEATS]) ghosts.deal(s);
  dealMagic(s);
  raiseBarrier(s);
}

function dealFigures(s: State): void {
  for (let unit = MINOTAUR_UNIT; unit < UNIT_COUNT; unit++) s[UNIT_AT + unit] = ASIDE;
  for (let e = 0; e < ELEMENTS.length; e++) {
    if (((s[IN_PLAY] >> e) & 1) === 0) continue;
    const legend = plays(s, LEGENDARY) && chance(s, 2) === 1;
    s[MONSTER_KIND + e] = legend ? legendaryMonster(e) : baseMonster(e);
  }
  if (plays(s, WITH_MOTHER)) {
    s[MONSTER_KIND + 8] = MOTHER;
    for (let i = 0; i < 5; i++) s[TROVES + i] = i + 1;
    shuffleBytes(s, TROVES, 5, s, RNG);
    s[TROVES_LEFT] = 3;
  }
  if (plays(s, WITH_GIANT)) s[MONSTER_KIND + 9] = GIANT;
}

const STARTING_WORKERS = 3;

function dealPlayers(s: State): void {
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    const p = playerAt(seat);
    for (let i = 0; i < STARTING_WORKERS; i++) s[UNIT_AT + unitId(seat, i)] = READY;
    for (let r = 0; r < 5; r++) s[p + RES + r] = 1;
    s[p + POWER + s[p + ELEMENT] - 1] = 1;
    s[p + VP] = 1 + ((seat - s[FIRST] + s[SEATS]) % s[SEATS]);
    s[p + TACTICS] = plays(s, WITH_TACTICS) ? 1 : 0;
  }
}

/** The Door on top, face up, or with `noDoors` under its deck (E3.9, E26.2). */
function dealDecks(s: State): void {
  for (let e = 0; e < ELEMENTS.length; e++) {
    if (((s[IN_PLAY] >> e) & 1) === 0) continue;
    const at = DECK + e * CARDS_PER_ELEMENT;
    for (let i = 1; i < CARDS_PER_ELEMENT; i++) s[at + i - 1] = doorOf(e) + i;
    s[DECK_COUNT + e] = CARDS_PER_ELEMENT - 1;
    shuffleBytes(s, at, CARDS_PER_ELEMENT - 1, s, RNG);
    s[FACE_UP + e] = doorOf(e);
    if (!plays(s, NO_DOORS)) continue;
    s[FACE_UP + e] = 0;
    putUnderDeck(s, doorOf(e));
    turnUp(s, e);
  }
}

function dealTokens(s: State): void {
  for (let e = 0; e < ELEMENTS.length; e++) {
    if (((s[IN_PLAY] >> e) & 1) === 0) continue;
    for (let i = 0; i < 12; i++) s[TOKENS + e * 12 + i] = e * 12 + i + 1;
    shuffleBytes(s, TOKENS + e * 12, 12, s, RNG);
  }
}

/** E3.13 to E3.18, with the Oracle in place of a Realm or of the second Dungeon (E21.1). */
function dealMap(s: State): void {
  const players = s[PLAYERS];
  const stack: number[] = [];
  for (let e = 0; e < ELEMENTS.length; e++) {
    if (((s[IN_PLAY] >> e) & 1) === 1) stack.push(e * 3 + 1, e * 3 + 2, e * 3 + 3);
  }
  const tiles = Uint8Array.from(stack);
  shuffleBytes(tiles, 0, tiles.length, s, RNG);
  const shown = revealStart(tiles, ELEMENTAL_AT_START[players]);
  const oracle = plays(s, WITH_ORACLE);
  // E21.2: a Realm drawn at random goes back into the stack.
  if (oracle && players < 4) shown.splice(chance(s, shown.length), 1);
  const rest = tiles.filter((tile) => !shown.includes(tile));
  const start = Uint8Array.from([
    ...shown,
    MAGE_TOWER,
    FORTRESS,
    MILL,
    PORTAL,
    DUNGEON,
    ...(oracle ? [ORACLE] : []),
    ...(players >= 4 && !oracle ? [SECOND_DUNGEON] : []),
  ]);
  shuffleBytes(start, 0, start.length, s, RNG);
  LAYOUTS[players].forEach(([q, r], i) => {
    settleMonster(s, start[i], layTile(s, start[i], MIDDLE + q, MIDDLE + r));
  });
  shuffleBytes(rest, 0, rest.length, s, RNG);
  fillStack(s, rest);
}

/** Of the Lairs revealed only the first stays, another tile comes for every further one (E3.15). */
function revealStart(tiles: Uint8Array, n: number): number[] {
  const shown: number[] = [];
  let lairs = 0;
  for (const tile of tiles) {
    if (shown.length === n) break;
    if (IS_LAIR[tile] === 1 && lairs++ > 0) continue;
    shown.push(tile);
  }
  return shown;
}

/** The Den and the Bridge are shuffled into the upper half (E23.1, E24.1, E29.6). */
function fillStack(s: State, rest: Uint8Array): void {
  s.set(rest, STACK);
  let count = rest.length;
  const half = Math.ceil(count / 2);
  let more = 0;
  if (plays(s, WITH_MOTHER)) s[STACK + count + more++] = DEN;
  if (plays(s, WITH_GIANT)) s[STACK + count + more++] = BRIDGE;
  if (more > 0) shuffleBytes(s, STACK + count - half, half + more, s, RNG);
  count += more;
  s[STACK_COUNT] = count;
}

const STARTING_HAND = 5;

function dealMagic(s: State): void {
  let n = 0;
  for (let kind = 1; kind <= MAGIC_KINDS; kind++) {
    for (let i = 0; i < magicOf(kind).copies; i++) s[MAGIC_PILE + n++] = kind;
  }
  s[MAGIC_COUNT] = n;
  shuffleBytes(s, MAGIC_PILE, n, s, RNG);
  if (plays(s, DRAFT)) return startDraft(s);
  for (let seat = 0; seat < s[PLAYERS]; seat++) drawMagic(s, seat, STARTING_HAND);
}
