/**
 * A second opinion on what is easily counted wrong: who wins a battle, what a Dwelling scores, what is offered,
 * the end scoring. It is reckoned here from what everybody sees, with code that knows nothing of the rules.
 */
import { decision, isOver, next32, stream, type State } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { eldervale, machine, newGame, readOptions, type View } from '../src/index.ts';
import type { GameEvent } from '../src/log/event.ts';
import { dwellingPoints } from '../src/effects/build.ts';
import { RUINS, elementOf, isNextTo, prophecyWorth, vaultWorth } from './card-worth.ts';
import { unitId } from '../src/say.ts';
import { placements, uses } from './offered.ts';
import { combination } from './tables.ts';

const LONG = process.env['EVERVALE_LONG'] === '1';
const GAMES = LONG ? 2000 : 10;
/** Six dice as one number: the highest first, a missing one is 0. */
const worth = (faces: readonly number[]): number =>
  faces
    .toSorted((a, b) => b - a)
    .concat([0, 0, 0, 0, 0, 0])
    .slice(0, 6)
    .reduce((n, face) => n * 7 + face, 0);

/** The winner by the last dice of every side; nobody if the best are equal. */
function winnerOf(dice: ReadonlyMap<number, readonly number[]>): number {
  const best = Math.max(...[...dice.values()].map(worth));
  const first = [...dice].filter(([, faces]) => worth(faces) === best);
  return first.length === 1 ? first[0][0] : -1;
}

/** Goes through the events of a game and judges every battle that was rolled. */
function judge(events: readonly GameEvent[]): number {
  let judged = 0;
  let dice = new Map<number, readonly number[]>();
  for (const event of events) {
    if (event.type === 'battle') dice = new Map();
    if (event.type === 'dice') dice.set(event.side, event.faces);
    if (event.type !== 'battleEnd' || dice.size === 0) continue;
    expect(event.winner).toBe(winnerOf(dice));
    dice = new Map();
    judged++;
  }
  return judged;
}

/** 2 VP for each Ruin and Dwelling around, and what the Bridge gives at its ends. */
function homeWorth({ realms }: View, at: number): number {
  const around = realms.filter((other) => isNextTo(realms[at], other));
  const counted = around.filter(({ tile, dweller }) => RUINS.has(tile) || dweller !== null);
  const bridge = realms.findIndex(({ tile }) => tile === 'bifrost-bridge');
  const touches = bridge >= 0 && isNextTo(realms[bridge], realms[at]);
  return counted.length * 2 + (touches ? (at < bridge ? 2 : 10) : 0);
}

/** The first four steps of scoring, from the view before it. */
function endWorth(view: View, seat: number, values: readonly number[]): number[] {
  const player = view.seats[seat];
  const value = (element: string): number => {
    const space = player.power[element];
    return space === 0 ? 0 : values[space - 1];
  };
  const homes = view.realms.filter(({ dweller }) => dweller === seat);
  const cards = player.tableau.map(({ card }) => value(elementOf(card))).toSorted((a, b) => b - a);
  const sum = (list: readonly number[]): number => list.reduce((n, each) => n + each, 0);
  return [
    player.orbs,
    sum(Object.keys(player.power).map(value)),
    sum(homes.map(({ tile }) => value(elementOf(tile)))),
    value(player.element!) + sum(cards.slice(0, homes.length * 3)),
  ];
}

interface Told {
  readonly s: State;
  readonly events: readonly GameEvent[];
  /** What everybody saw right before the last pick. */
  readonly before: View;
}

function play(seed: number): Told {
  const options = readOptions({ factions: 'randomFaction', ...combination(seed) });
  const s = newGame(options, seed);
  const rng = stream(seed);
  const events: GameEvent[] = [];
  let before = eldervale.view(s, null);
  eldervale.listen(events);
  for (let n = 0; !isOver(s); n++) {
    if (n % 25 === 0) judgeHomes(s);
    before = eldervale.view(s, null);
    const legal = machine.legal(s);
    machine.apply(s, legal.codes[next32(rng.bytes, rng.at) % legal.count]);
  }
  eldervale.listen(null);
  return { s, events, before };
}

function judgeHomes(s: State): void {
  const view = eldervale.view(s, null);
  view.realms.forEach((_, realm) => expect(dwellingPoints(s, realm)).toBe(homeWorth(view, realm)));
}

/** Judges the decision that is pending; gives 1 if it is one of those that are reckoned again. */
function judgeOffer(s: State, events: readonly GameEvent[]): number {
  const { seat, prompt, options } = decision(eldervale, s)!;
  const offers = (act: string): string[] =>
    options.flatMap(({ key }) => (key.startsWith(act) ? [key] : [])).toSorted();
  const view = eldervale.view(s, seat);
  if (prompt.key === 'prompt.action') {
    expect(offers('place:')).toEqual(placements(view, seat));
    return 1;
  }
  if (prompt.key !== 'prompt.use') return 0;
  const unit = unitId(s, events.findLast((event) => event.type === 'withdraw')!.unit);
  // Borrowed Shape lends icons once in a Regroup, which nobody sees.
  if (view.seats[seat].faction === 'chaos-b' && unit === 'worker') return 0;
  expect(offers('use:')).toEqual(uses(view, seat, unit));
  return 1;
}

/** Plays a game and judges what is offered in it; gives how often. */
function judgeOffers(seed: number): number {
  const s = newGame(readOptions({ factions: 'randomFaction', ...combination(seed) }), seed);
  const rng = stream(seed);
  const events: GameEvent[] = [];
  let judged = 0;
  eldervale.listen(events);
  while (!isOver(s)) {
    const asks = machine.current(s).verb;
    if (asks === 'turns' || asks === 'regroup') judged += judgeOffer(s, events);
    const legal = machine.legal(s);
    machine.apply(s, legal.codes[next32(rng.bytes, rng.at) % legal.count]);
  }
  eldervale.listen(null);
  return judged;
}

describe('a second opinion', { timeout: LONG ? 1_800_000 : 180_000 }, () => {
  it('agrees on battles, Dwellings and end scoring in random games', () => {
    let battles = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const { s, events, before } = play(seed);
      battles += judge(events);
      // Nothing that these steps look at changes with the last pick but what it may cash.
      eldervale.score(s).forEach(({ seat, lines }) => {
        const told = ['orbs', 'power', 'dwellings', 'tableau'].map(
          (part) => lines.find((line) => line.part === part)!.points,
        );
        const after = eldervale.view(s, null);
        const mine = endWorth(
          { ...before, seats: after.seats, realms: after.realms },
          seat,
          eldervale.optionsOf(s).powerValues,
        );
        expect(told).toEqual(mine);
      });
    }
    expect(battles).toBeGreaterThan(GAMES);
  });

  it('agrees on what is offered: every placement, every action of a card for a Unit that was withdrawn', () => {
    let judged = 0;
    for (let seed = 0; seed < GAMES; seed++) judged += judgeOffers(seed);
    expect(judged).toBeGreaterThan(GAMES * 50);
  });

  it('agrees on Vaults and Prophecies', () => {
    let revealed = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const { s } = play(seed);
      const scores = eldervale.score(s);
      const part = (seat: number, name: string): number =>
        scores[seat].lines.find((line) => line.part === name)!.points;
      const views = scores.map(({ seat }) => eldervale.view(s, seat));
      const people = views.slice(0, views[0].players);
      people.forEach((view, seat) => {
        const { least, dice } = vaultWorth(view.seats[seat]);
        expect(part(seat, 'vaults')).toBeGreaterThanOrEqual(least);
        expect(part(seat, 'vaults')).toBeLessThanOrEqual(least + dice);
      });
      const told = scores.map(({ seat }) => part(seat, 'prophecies'));
      const before = views.map((view, seat) => view.seats[seat].vp - told[seat]);
      expect(prophecyWorth(views, before)).toEqual(told);
      revealed += told.filter((n) => n > 0).length;
    }
    expect(revealed).toBeGreaterThan(GAMES / 2);
  });
});
