import { decision, isOver, stream, type State } from '@evervale/kernel';
import { afterAll, describe, expect, it, vi } from 'vitest';

// Modules are shared by all tests of a worker: here everything is loaded anew, with one box more.
vi.resetModules();
vi.doMock(import('../src/boxList.ts'), async (original) => {
  const { boxList } = await original();
  const { trial } = await import('./trial-box.ts');
  return { boxList: [...boxList, trial] };
});
const { deal, dealHands, emptyTable } = await import('../src/base/setup.ts');
const { CARDS } = await import('../src/content/tables.ts');
const { determinize } = await import('../src/determinize.ts');
const { everdell } = await import('../src/index.ts');
const { machine } = await import('../src/rules.ts');
const { addCard } = await import('../src/state/city.ts');
const { addToHand, handSize } = await import('../src/state/hand.ts');
const { FINISHED, HAND_COUNT, PLAYERS, SEATS, TURN, playerAt } =
  await import('../src/state/layout.ts');
const { cardsOnTable } = await import('../src/state/inventory.ts');
const { takeTop } = await import('../src/state/piles.ts');
const { addResource, points, resource, resources } = await import('../src/state/supply.ts');
const { setupBoxes } = await import('../src/turn/notices.ts');
const { turns } = await import('../src/turn/turn.ts');
const { goesOn, versionWith, VERSION } = await import('../src/version.ts');
const { CLOSED, SHELF, TOKENS, TURNS, bits, dearer, room } = await import('./trial-box.ts');

afterAll(() => {
  vi.doUnmock('../src/boxList.ts');
  vi.resetModules();
});

/** A table with the trial box; hands are empty, so that nothing else can be played. */
function begin(people = 2, prepare: (s: State) => void = () => {}): State {
  const s = emptyTable(people, people + 1, 0, bits());
  deal(s, 1);
  dealHands(s, 0);
  setupBoxes(s);
  prepare(s);
  machine.start(s, turns, 0);
  machine.run(s);
  return s;
}

function emptyHand(s: State, seat: number): void {
  const p = playerAt(seat);
  s.fill(0, p + HAND_COUNT, p + HAND_COUNT + 1 + handSize(s, seat));
}

const keys = (s: State): string[] => decision(everdell, s)!.options.map(({ key }) => key);

function pick(s: State, key: string): void {
  const found = decision(everdell, s)!.options.find((option) => option.key === key);
  if (found === undefined) throw new Error(`${key} is not among ${keys(s).join(' ')}`);
  machine.apply(s, found.code);
}

/** Player 1 holds just this card and these resources. */
function holding(id: string, goods: readonly number[], more: (s: State) => void = () => {}): State {
  return begin(2, (s) => {
    emptyHand(s, 0);
    addToHand(s, 0, CARDS.kindOf(id));
    goods.forEach((n, r) => addResource(s, 0, r, n));
    more(s);
  });
}

describe('what a box adds to a price', () => {
  it('is paid with the rest, and makes a card too dear', () => {
    const wife = holding('wife', [0, 0, 0, 2], (s) => dearer(s, 1));
    expect(keys(wife)).not.toContain('play:wife@hand');
    expect(everdell.blocked(wife).find(({ key }) => key === 'play:wife@hand')).toMatchObject({
      reason: 'resources-short',
      numbers: { berry: 1 },
    });
    const rich = holding('wife', [0, 0, 0, 3], (s) => dearer(s, 1));
    pick(rich, 'play:wife@hand');
    expect(resource(rich, 0, 3)).toBe(0);
  });

  it('may be of any kind, which the player chooses', () => {
    const s = holding('farm', [2, 1, 1, 1], (state) => dearer(state, 2));
    pick(s, 'play:farm@hand');
    expect(keys(s)).toEqual(['pay:pebble', 'pay:berry']);
    pick(s, 'pay:pebble');
    // The Farm has brought a berry.
    expect([0, 1, 2, 3].map((r) => resource(s, 0, r))).toEqual([0, 0, 0, 2]);
  });

  it('makes a card that costs nothing one that a Crane can pay for, if another makes way (RUINS.8)', () => {
    const ruins = (...city: readonly string[]): State =>
      holding('ruins', [0, 0, 0, 0], (s) => {
        dearer(s, 2);
        city.forEach((id) => addCard(s, 0, CARDS.kindOf(id)));
      });
    expect(keys(ruins('crane'))).not.toContain('play:ruins@hand');
    const s = ruins('crane', 'farm');
    pick(s, 'play:ruins@hand');
    expect(keys(s)).toEqual(['use:crane']);
  });

  it('falls away where nothing is paid', () => {
    const s = holding('wife', [0, 0, 0, 0], (state) => {
      dearer(state, 1);
      addCard(state, 0, CARDS.kindOf('farm'));
    });
    pick(s, 'play:wife@hand');
    expect(resources(s, 0)).toBe(0);
  });
});

describe('a way to play a card that a box brings', () => {
  it('costs what the box takes, and no resources', () => {
    const s = holding('farm', [0, 0, 0, 0], (state) => {
      state[room.seatAt(state, 0) + TOKENS] = 2;
    });
    pick(s, 'play:farm@hand');
    pick(s, 'token:2');
    expect(s[room.seatAt(s, 0) + TOKENS]).toBe(1);
    expect(resource(s, 0, 3)).toBe(1);
  });
});

describe('a source of cards that a box brings', () => {
  const shelf = (goods: readonly number[]): State =>
    begin(2, (s) => {
      emptyHand(s, 0);
      s[room.seatAt(s, 0) + SHELF] = CARDS.kindOf('farm');
      goods.forEach((n, r) => addResource(s, 0, r, n));
    });

  it('is offered for less, and comes to an end after the card', () => {
    const s = shelf([2, 0, 0, 0]);
    expect(points(s, 0)).toBe(0);
    pick(s, 'play:farm@shelf');
    expect([s[room.seatAt(s, 0) + SHELF], points(s, 0)]).toEqual([0, 5]);
    expect([resource(s, 0, 0), resource(s, 0, 3)]).toEqual([0, 1]);
  });

  it('tells what is missing', () => {
    const s = shelf([1, 0, 0, 0]);
    const why = everdell.blocked(s).find(({ key }) => key === 'play:farm@shelf');
    expect(why?.reason).toBe('resources-short');
  });

  it('is dealt anew for whoever does not see it, and counted with all cards', () => {
    const s = begin(2, (state) => {
      for (let seat = 0; seat < 2; seat++) {
        state[room.seatAt(state, seat) + SHELF] = takeTop(state);
      }
    });
    expect(cardsOnTable(s).slice(1)).toEqual(
      CARDS.list.map(({ box, copies }) => (box === 'base' ? copies : 0)),
    );
    const seen = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const dealt = determinize(s, 0, stream(i));
      expect(dealt[room.seatAt(s, 0) + SHELF]).toBe(s[room.seatAt(s, 0) + SHELF]);
      seen.add(dealt[room.seatAt(s, 1) + SHELF]);
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

describe('a place that a box forbids', () => {
  it('is not offered, with the reason of the box', () => {
    const open = begin();
    const forest = keys(open).filter((key) => key.startsWith('place:forest'));
    expect(forest.length).toBeGreaterThan(0);
    const s = begin(2, (state) => void (state[room.tableAt(state) + CLOSED] = 1));
    expect(keys(s)).toEqual(keys(open).filter((key) => !forest.includes(key)));
    const why = everdell.blocked(s).filter(({ reason }) => reason === 'stormy');
    expect(why.map(({ key }) => key)).toEqual(expect.arrayContaining(forest));
  });
});

describe('an automatic opponent that takes turns', () => {
  it.each([1, 2])('sits with %i people, and its turn comes in the round', (people) => {
    const s = begin(people);
    for (let i = 0; i < people; i++) {
      expect(s[TURN]).toBe(i);
      machine.apply(s, machine.legal(s).codes[0]);
    }
    expect([s[TURN], points(s, people)]).toEqual([0, 1]);
  });

  it('is skipped once it has finished, and the game goes on to its end', () => {
    const s = begin(2);
    const rng = stream(7);
    const dice = (n: number): number => Math.floor((rng.bytes[0]++ / 256) * n);
    for (let n = 0; !isOver(s) && n < 5000; n++) {
      const { codes, count } = machine.legal(s);
      machine.apply(s, codes[dice(count)]);
    }
    expect([isOver(s), points(s, 2), s[playerAt(2) + FINISHED]]).toEqual([true, TURNS, 1]);
    expect(everdell.score(s)[2].total).toBe(TURNS);
    expect(everdell.winners(s)).toEqual([2]);
    expect([s[PLAYERS], s[SEATS]]).toEqual([2, 3]);
  });

  it('begins, if the box says so', () => {
    const s = begin(1, (state) => void (state[TURN] = 1));
    expect([s[TURN], points(s, 1)]).toEqual([0, 1]);
  });
});

describe('the version of a box', () => {
  it('is part of that of games with the box, and of no others', () => {
    expect(versionWith(bits())).toBe(`${VERSION}+trial.3`);
    expect(versionWith(0)).toBe(VERSION);
  });

  it('lets games go on whose rules have not changed since', () => {
    expect(goesOn(`${VERSION}+trial.3`, bits())).toBe(true);
    expect(goesOn(`${VERSION}+trial.2`, bits())).toBe(true);
    // The first version of a box is not named.
    expect(goesOn(VERSION, bits())).toBe(false);
    expect(goesOn(`${VERSION}+trial.1`, 0)).toBe(true);
    // Of the base game 5 plays as 4 did, 3 played otherwise.
    expect(goesOn('4+trial.3', bits())).toBe(true);
    expect(goesOn('3+trial.3', bits())).toBe(false);
  });
});
