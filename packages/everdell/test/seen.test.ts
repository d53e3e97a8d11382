/** What players have seen of cards that lie hidden now stays known when the rest is dealt anew. */
import { DEPTH, RNG, stream, type State } from '@evervale/kernel';
import { expect, it } from 'vitest';
import { CARDS } from '../src/content/tables.ts';
import { determinize, determinizeInto } from '../src/determinize.ts';
import { discardFromHand } from '../src/effects/discard.ts';
import { everdell } from '../src/index.ts';
import { addToHand, handCard, handSize, removeOpenly } from '../src/state/hand.ts';
import { MEADOW } from '../src/state/layout.ts';
import { discardFromMeadow, takeFromMeadow } from '../src/state/meadow.ts';
import { deckSize, discardCard, drawCards, takeTop } from '../src/state/piles.ts';

const DEALS = 20;
const [ME, RIVAL, THIRD] = [0, 1, 2];
const RARE = CARDS.find('king')!;

function table(): State {
  return everdell.create(everdell.readOptions({ players: 3 }), 5);
}

/** In how many of the deals of `viewer` this holds. */
function deals(s: State, viewer: number, holds: (dealt: State) => boolean): number {
  let n = 0;
  for (let i = 0; i < DEALS; i++) if (holds(determinize(s, viewer, stream(i)))) n++;
  return n;
}

const last = (s: State, seat: number): number => handCard(s, seat, handSize(s, seat) - 1);

it('a card that somebody took from the Meadow is still in that hand (7.10)', () => {
  const s = table();
  const card = takeFromMeadow(s, RIVAL, 2);
  for (const viewer of [ME, THIRD]) {
    expect(deals(s, viewer, (dealt) => last(dealt, RIVAL) === card)).toBe(DEALS);
  }
  drawCards(s, RIVAL, 1);
  expect(deals(s, ME, (dealt) => last(dealt, RIVAL) === last(s, RIVAL))).toBeLessThan(DEALS);
});

it('whoever discards a card unseen may have discarded the one that was known (7.10)', () => {
  const s = table();
  const card = takeFromMeadow(s, RIVAL, 2);
  discardFromHand(s, RIVAL, handCard(s, RIVAL, 0));
  expect(deals(s, ME, (dealt) => last(dealt, RIVAL) === card)).toBeLessThan(DEALS);
});

it('of two copies the one that was known is played (7.10)', () => {
  const s = table();
  s[MEADOW] = RARE;
  addToHand(s, RIVAL, RARE);
  takeFromMeadow(s, RIVAL, 0);
  takeFromMeadow(s, RIVAL, 1);
  const known = last(s, RIVAL);
  removeOpenly(s, RIVAL, RARE);
  const king = (dealt: State): boolean => handCard(dealt, RIVAL, handSize(s, RIVAL) - 2) === RARE;
  expect(king(s)).toBe(true);
  expect(deals(s, ME, king)).toBeLessThan(DEALS);
  expect(deals(s, ME, (dealt) => last(dealt, RIVAL) === known)).toBe(DEALS);
});

it('one knows the own discards, others do not (7.10)', () => {
  const s = table();
  const card = handCard(s, ME, 0);
  discardFromHand(s, ME, card);
  drawCards(s, THIRD, 2);
  expect(deals(s, ME, (dealt) => discardCard(dealt, 0) === card)).toBe(DEALS);
  expect(deals(s, RIVAL, (dealt) => discardCard(dealt, 0) === card)).toBeLessThan(DEALS);
});

it('everybody knows what was discarded from the Meadow, spectators included (7.10)', () => {
  const s = table();
  const card = s[MEADOW + 3];
  discardFromMeadow(s, ME, 3);
  for (const viewer of [ME, RIVAL, -1]) {
    expect(deals(s, viewer, (dealt) => discardCard(dealt, 0) === card)).toBe(DEALS);
  }
});

it('once the discards are shuffled nobody knows where they lie (7.7)', () => {
  const s = table();
  for (let n = 0; n < 4; n++) discardFromHand(s, ME, handCard(s, ME, 0));
  while (deckSize(s) > 0) takeTop(s);
  takeTop(s);
  expect(deckSize(s)).toBe(3);
  for (let i = 0; i < 3; i++) discardFromMeadow(s, RIVAL, i);
  discardFromHand(s, RIVAL, handCard(s, RIVAL, 0));
  expect(deals(s, ME, (dealt) => discardCard(dealt, 0) === discardCard(s, 0))).toBeLessThan(DEALS);
});

it('the dice of the future are not known either: no deal has those of the truth, nor of another', () => {
  const s = table();
  const dice = (state: State): string => state.subarray(RNG, DEPTH).join();
  const all = Array.from({ length: DEALS }, (_, i) => dice(determinize(s, ME, stream(i))));
  expect(new Set([...all, dice(s)]).size).toBe(DEALS + 1);
});

it('what is possible is asked anew after a deal into the same place', () => {
  const [many, none] = [table(), table()];
  while (handSize(none, ME) > 0) discardFromHand(none, ME, handCard(none, ME, 0));
  const { machine } = everdell;
  const legal = (state: State): number[] => [...machine.legal(state).toArray()];
  const without = legal(determinize(none, ME, stream(1)));
  const place = determinize(many, ME, stream(1));
  expect(legal(place)).not.toEqual(without);
  expect(legal(determinizeInto(place, none, ME, stream(1)))).toEqual(without);
});
