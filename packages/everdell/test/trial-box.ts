/**
 * A box that nobody plays: it uses every door of `Box` that the boxes of the game do not use yet, so
 * that tests can show what the rules make of it.
 */
import { pop, type Effect, type State, type Verb } from '@evervale/kernel';
import type { Box } from '../src/content/box.ts';
import { CARDS, IS_CRITTER } from '../src/content/tables.ts';
import { cardNoun, t } from '../src/say.ts';
import { FINISHED, PLAYERS, playerAt } from '../src/state/layout.ts';
import { isForest } from '../src/state/place.ts';
import { roomOf } from '../src/state/rooms.ts';
import { gainPoints, points } from '../src/state/supply.ts';
import type { Ban } from '../src/turn/joints.ts';
import { surcharge } from '../src/turn/price.ts';
import { newReason } from '../src/turn/reason.ts';
import { name } from '../src/words/index.ts';

const TRIAL = 31;
export const room = roomOf(TRIAL);
/** A card on the shelf of a player, and tokens to play Constructions with. */
export const SHELF = room.seat.bytes();
export const TOKENS = room.seat.bytes();
/** What is dearer now: 1 = Critters by a berry, 2 = Constructions by anything. */
const DEARER = room.table.bytes();
export const CLOSED = room.table.bytes();
export const TURNS = 3;

interface ShadeTurn extends Effect {
  readonly verb: 'shadeTurn';
}

const shadeTurn: ShadeTurn = { verb: 'shadeTurn', id: 0 };

/** A point a turn, three turns long. */
const shadeTurnVerb: Verb<ShadeTurn> = {
  name: 'shadeTurn',
  step(s) {
    const seat = s[PLAYERS];
    pop(s);
    gainPoints(s, seat, 1);
    if (points(s, seat) === TURNS) s[playerAt(seat) + FINISHED] = 1;
  },
};

const STORMY = newReason('stormy');
const noForest: Ban = (_s, code) => (isForest(code) ? STORMY : 0);

export const trial: Box = {
  id: 'trial',
  number: TRIAL,
  version: 3,
  compatible: [2],
  room,
  verbs: [shadeTurnVerb],
  automat: {
    id: 'shade',
    choice: { key: 'shade', read: () => ({}), lay: () => {}, of: () => ({}), fields: [] },
    sign: 'S',
    name: name('solo-rugwort'),
    people: [1, 2],
    turn: shadeTurn,
    score: (s, seat) => [{ part: 'tokens', id: 'supply', points: points(s, seat) }],
    sum: points,
    winners: (s) => [s[PLAYERS]],
  },
  zones: [
    {
      id: 'shelf',
      of: 'seat',
      stock: 'cards',
      from: (s, seat) => room.seatAt(s, seat) + SHELF,
      size: () => 1,
      seen: 'owner',
    },
  ],
  sources: [
    {
      id: 'revealed',
      most: 1,
      size: () => 1,
      kindAt: (s, seat) => s[room.seatAt(s, seat) + SHELF],
      wording(s, seat) {
        const kind = s[room.seatAt(s, seat) + SHELF];
        const text = t('option.playHand', { of: cardNoun(kind) });
        return { key: `play:${CARDS.of(kind).id}@shelf`, text };
      },
      take: (s, seat) => void (s[room.seatAt(s, seat) + SHELF] = 0),
      less: 1,
      after: (s, seat) => gainPoints(s, seat, 5),
    },
  ],
  ways: [
    {
      id: 'token',
      open: (s, seat) => s[room.seatAt(s, seat) + TOKENS],
      fits: (kind, tokens) => IS_CRITTER[kind] === 0 && tokens > 0,
      offer: (s, seat, _kind, base, out) => out.add(base + s[room.seatAt(s, seat) + TOKENS]),
      use: (s, seat) => void s[room.seatAt(s, seat) + TOKENS]--,
      wording: (_s, _seat, _kind, n) => ({ key: `token:${n}`, text: t('option.free') }),
    },
  ],
  joints: {
    surcharges(s) {
      const what = s[room.tableAt(s) + DEARER];
      const more = [what & 2 ? surcharge({ any: 1 }) : 0, what & 1 ? surcharge({ berry: 1 }) : 0];
      return what === 0 ? undefined : Int32Array.from(IS_CRITTER, (critter) => more[critter]);
    },
    bans: (s) => (s[room.tableAt(s) + CLOSED] ? noForest : undefined),
    whyForbidden: () => t('reason.onlyAutumn'),
  },
};

export function bits(): number {
  return 1 << TRIAL;
}

export function dearer(s: State, what: number): void {
  s[room.tableAt(s) + DEARER] = what;
}
