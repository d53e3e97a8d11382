/** Teams, variants, options, answers beforehand (chapters 25, 26, 28 and 29). */
import { barrier } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { FLOWER } from '../battlefield.ts';
import { tableOf, vale, type Vale } from '../vale.ts';
import { eldervale, hostedEldervale, machine, readOptions } from '../../src/index.ts';
import * as at from '../../src/state/layout.ts';

const field = (more: Parameters<typeof vale>[0] = {}): Vale => vale(more).map(...FLOWER);
const dice = (v: Vale, seat: number | null): number =>
  v.view().battle!.sides.find((side) => side.seat === seat)!.dice;
const fresh = (more: object, seed = 1) =>
  eldervale.create(readOptions({ factions: 'randomFaction', ...more }), seed);

describe('teams', () => {
  const teams = (more: Parameters<typeof vale>[0] = {}): Vale =>
    field({ players: 4, modules: ['teams'], ...more });

  it('partners sit so that turns go A, B, B, A, and starting VP add up to 5 (E25.1, E25.12, E31.55)', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const s = fresh({ players: 4, modules: ['teams'] }, seed);
      const order = [0, 1, 2, 3].map((i) => (s[at.FIRST] + i) % 4);
      const team = eldervale.teams!(s)!;
      expect(order.map((seat) => team[seat] === team[order[0]])).toEqual([
        true,
        false,
        false,
        true,
      ]);
      const vp = eldervale.view(s, null).seats.map((seat) => seat.vp);
      expect(vp[order[0]] + vp[order[3]]).toBe(5);
      const partners = eldervale.view(s, null).seats.map(({ partner }) => partner);
      expect(partners).toEqual([3, 2, 1, 0]);
    }
  });

  it('the higher sum wins, then the sum of resources, then all (E25.2, E25.3)', () => {
    const end = (set: (v: Vale) => unknown): number[] => {
      const v = teams().bare();
      set(v);
      return eldervale.winners(v.end().s);
    };
    expect(end((v) => v.vp(0, 10).vp(3, 20).vp(1, 25).vp(2, 4))).toEqual([0, 3]);
    expect(end((v) => v.vp(0, 10).vp(1, 10).goods(2, { gem: 1 }))).toEqual([1, 2]);
    expect(end((v) => v)).toEqual([0, 1, 2, 3]);
  });

  it('a player sees the partner’s hand (E25.4)', () => {
    const v = teams().hand(0, 'tailwind');
    expect([v.player(0, 3).hand, v.player(0, 1).hand]).toEqual([['tailwind'], null]);
  });

  it('Magic cards are traded one for one, if the partner agrees (E25.5)', () => {
    const v = teams()
      .hand(0, 'tailwind')
      .hand(3, 'polymorph', 'open-book')
      .pick('trade', 'trade:tailwind', 'trade:open-book');
    expect([v.decides, v.keys.slice(0, 2)]).toEqual([3, ['decline', 'agree']]);
    v.pick('agree');
    expect([v.player(0).hand, v.player(3).hand]).toEqual([
      ['open-book'],
      ['polymorph', 'tailwind'],
    ]);
    v.pick('trade', 'trade:open-book', 'trade:polymorph', 'decline');
    expect(v.player(0).hand).toEqual(['open-book']);
    expect(teams().hand(0, 'tailwind').offers('trade')).toBe(false);
  });

  it('a Quest completed while it is offered is not traded any more (E25.5, E28.10)', () => {
    const v = teams()
      .hand(0, 'stocked-larder')
      .hand(3, 'polymorph')
      .goods(0, { gem: 1, potion: 2, scroll: 2, tool: 2, sword: 2 })
      .tokens(0, 'gem')
      .pick('trade', 'trade:stocked-larder');
    v.pick('cash:gem');
    expect([v.player(0).quests, v.player(0).hand]).toEqual([['stocked-larder'], []]);
    v.pick('trade:polymorph');
    expect([v.decides, v.player(0).hand, v.player(3).hand]).toEqual([0, [], ['polymorph']]);
  });

  it('twenty trades are proposed in one turn at most, agreed or not, so that it comes to an end (E25.5, R-317)', () => {
    const v = teams().hand(0, 'tailwind').hand(3, 'polymorph');
    for (let n = 0; n < 10; n++) {
      const [mine, theirs] = n % 2 === 0 ? ['tailwind', 'polymorph'] : ['polymorph', 'tailwind'];
      v.pick('trade', `trade:${mine}`, `trade:${theirs}`, 'agree').pick('trade', 'none');
    }
    expect(v.keysOf('trade')).toEqual([]);
    expect(v.player(0).hand).toEqual(['tailwind']);
    v.pick('regroup').untilTurn(0);
    expect(v.keysOf('trade')).toEqual(['trade']);
  });

  it('a card just acquired may go to the partner, with its power and its effects (E25.6)', () => {
    const v = teams()
      .map('dungeon', 'air-2')
      .stack('fire-2', 'water-2')
      .faceUp('water-08')
      .goods(0, { gem: 5, potion: 5, scroll: 5, tool: 5 });
    v.power(3, { air: 1 })
      .pick('place:worker@dungeon', 'cell', 'acquire:water-08')
      .pay()
      .pick('give-partner');
    expect(v.player(3).tableau.map(({ card }) => card)).toEqual(['water-08']);
    expect(v.player(3).power['water']).toBe(1);
    expect(v.resources(3)).toEqual({ gold: 1 });
    expect(v.player(0).tableau).toEqual([]);
    const w = teams()
      .map('dungeon', 'air-2')
      .stack('fire-2', 'water-2')
      .faceUp('water-08')
      .goods(3, { gem: 5, potion: 5, scroll: 5, tool: 5 });
    w.turn(3).pick('place:worker@dungeon', 'cell', 'acquire:water-08').pay().pick('give-partner');
    expect(w.player(0).tableau.map(({ card }) => card)).toEqual(['water-08']);
  });

  it('opponents are the other team only (E25.7, E2.7, ER-79, E-CHAOS-03.1)', () => {
    const v = teams()
      .cards(0, 'chaos-03')
      .cards(3, 'earth-02')
      .put(0, 'air-2', 'worker')
      .pick('regroup', 'withdraw', 'use:chaos-03');
    expect(v.keysOf('copy')).toEqual([]);
    expect(v.resources(0)).toEqual({ gem: 1 });
    const w = teams({ factions: ['fire-b'] })
      .put(3, 'fire-2', 'worker')
      .put(1, 'fire-2', 'dragon')
      .only(0, 'worker')
      .put(0, 'air-2', 'warrior')
      .goods(0, { sword: 1 });
    w.pick('place:worker@fire-2')
      .calm('join:warrior')
      .pick('join:warrior')
      .calm('sword')
      .pick('pass');
    expect([dice(w, 1), dice(w, 3)]).toEqual([2, 1]);
  });

  it('Dread keeps opponents away, the partner may join (E25.7, E-DARKNESS-A.2)', () => {
    const v = teams({ factions: ['darkness-a'] })
      .put(0, 'fire-2', 'dragon')
      .put(1, 'air-2', 'worker');
    v.put(2, 'water-2', 'worker')
      .put(3, 'light-2', 'worker')
      .turn(1)
      .pick('place:worker@fire-2')
      .calm('join');
    expect(v.decides).toBe(3);
  });

  it('partners in one Realm fight each other (E25.8)', () => {
    const v = teams()
      .put(3, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker')
      .falls(6, 1)
      .pick('place:worker@fire-2')
      .calm();
    expect(v.happened('battleEnd').length).toBe(1);
    expect(v.player(3).underworld).toEqual(['worker']);
  });

  it('Swords may be paid for the partner’s dice, even from outside, never above 6, within the partner’s limit (E25.9, R-270)', () => {
    const v = teams()
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker')
      .goods(3, { sword: 3 })
      .pick('place:worker@fire-2')
      .calm('sword');
    expect([v.decides, v.prompt]).toEqual([3, 'prompt.addDiceFor']);
    v.pick('sword', 'sword');
    expect(dice(v, 0)).toBe(3);
    expect(v.resources(3)).toEqual({ sword: 1 });
    const w = teams()
      .put(1, 'fire-2', 'worker')
      .monster('base-order', 'fire-2')
      .put(0, 'air-2', 'worker')
      .goods(3, { sword: 3 })
      .pick('place:worker@fire-2')
      .calm('sword')
      .pick('sword');
    expect(w.offers('sword') && w.decides === 3).toBe(false);
  });

  it('a dominated Monster serves only its owner (E25.10)', () => {
    const v = teams()
      .map('mill', 'air-2', 'water-2')
      .tamed(3, 'base-earth', 'water-2')
      .put(0, 'air-2', 'worker')
      .goods(0, { scroll: 1, tool: 1 })
      .pick('place:worker@mill')
      .calm();
    expect(v.player(0).vp).toBe(2);
  });

  it('for leading a track the partner counts like anybody (E25.11)', () => {
    const v = teams().bare().power(0, { fire: 3 }).power(3, { fire: 3 }).hand(0, 'of-high-seats');
    expect(v.scored(0).prophecies).toBe(0);
  });
});

describe('variants', () => {
  it('Magic draft: one of seven is kept, the rest goes to the left, until everybody has five (E26.1)', () => {
    const s = fresh({ players: 3, modules: ['draft'] });
    const v = tableOf(s);
    const first = v.player(0).packet!;
    expect([v.prompt, first.length, v.player(1, 0).packet]).toEqual(['prompt.draft', 7, null]);
    v.pick(v.keys[0]);
    expect(v.decides).toBe(1);
    v.pick(v.keys[0]);
    v.pick(v.keys[0]);
    // The packet of the first seat lies before the second one now.
    expect(v.player(1).packet!.length).toBe(6);
    expect(first).toEqual(expect.arrayContaining([...v.player(1).packet!]));
    while (v.prompt === 'prompt.draft') v.pick(v.keys[0]);
    const done = v.player(0).quests.length + v.player(1).quests.length + v.player(2).quests.length;
    const held = [0, 1, 2].reduce((n, seat) => n + v.player(seat).handSize, 0);
    expect(held + done).toBe(15);
    expect(v.view().magic).toMatchObject({ deck: 39 });
    expect(v.view().magic.discard.length).toBe(6);
  });

  it('who has seen the packet of the next round takes nothing back (E26.1)', () => {
    const s = fresh({ players: 2, modules: ['draft'] });
    const v = tableOf(s);
    const begun = barrier(s);
    v.pick(v.keys[0]);
    expect(barrier(s)).toBe(begun);
    v.pick(v.keys[0]);
    expect(barrier(s)).toBe(begun + 1);
  });

  it('no Doors: they lie at the bottom of their decks (E26.2)', () => {
    for (const { element, faceUp, left } of eldervale.view(
      fresh({ players: 2, modules: ['noDoors'] }),
      null,
    ).decks) {
      expect(faceUp).not.toBe(`${element}-door`);
      expect(left).toBe(12);
    }
  });

  it('what a Tactics token keeps is not kept once more (E15.31, E26.4)', () => {
    const v = field({ modules: ['tactics'] })
      .put(0, 'air-2', 'worker')
      .put(1, 'fire-2', 'worker')
      .hand(1, 'lock-shields')
      .goods(1, { tool: 1 })
      .falls(6, 1)
      .pick('place:worker@fire-2')
      .calm('tactics');
    expect(v.offers('cast:lock-shields')).toBe(true);
    v.pick('tactics').calm('cast');
    expect(v.prompt).toBe('prompt.action');
    expect(v.at('fire-2')).toEqual(['0 worker', '1 worker']);
  });

  it('a Tactics token keeps all Units of a lost battle in the Realm; three Swords turn it back (E26.3, E26.4, E26.5, E26.6)', () => {
    const v = field({ modules: ['tactics'] })
      .put(1, 'fire-2', 'worker', 'warrior')
      .put(0, 'air-2', 'worker')
      .goods(1, { sword: 3 });
    expect(v.player(1).tactics).toBe('ready');
    v.falls(6, 1, 1, 1).pick('place:worker@fire-2').calm('sword').pick('pass').calm('tactics');
    expect(v.decides).toBe(1);
    v.pick('tactics').calm();
    expect(v.at('fire-2')).toEqual(['0 worker', '1 worker', '1 warrior']);
    expect([v.player(1).underworld, v.resources(1), v.player(1).tactics]).toEqual([
      [],
      { sword: 3 },
      'used',
    ]);
    expect(v.player(0).glory).toBe(1);
    v.turn(1).pick('refresh');
    expect([v.player(1).tactics, v.resources(1)]).toEqual(['ready', {}]);
  });
});

describe('options', () => {
  it('are fixed before setup and come back from the state (E29.1, E17.2)', () => {
    const options = readOptions({
      players: 3,
      modules: ['oracle', 'tactics'],
      powerValues: [1, 1, 2, 3, 9],
    });
    const s = eldervale.create(options, 3);
    expect(eldervale.optionsOf(s)).toEqual(options);
  });

  it('every combination that is not forbidden is allowed (E29.2, E29.3, E29.4)', () => {
    expect(
      readOptions({
        players: 4,
        modules: ['teams', 'draft', 'frostGiant', 'motherOfDragons', 'tactics'],
      }).modules.length,
    ).toBe(5);
    expect(() => readOptions({ players: 5, modules: ['teams'] })).toThrow('E29.3');
    for (const module of ['teams', 'draft', 'frostGiant']) {
      expect(() => readOptions({ players: 1, modules: [module] })).toThrow('E29.4');
    }
  });

  it('there are always two elements more than players, never more than seven (E29.5)', () => {
    for (const players of [1, 2, 3, 4, 5]) {
      const { elements } = eldervale.view(fresh({ players }), null);
      expect(elements.length).toBe(Math.max(2, players) + 2);
    }
  });

  it('the form advises against two beasts in one game, the Mother alone, and a long game of five (E29.6, E29.7, E29.8)', () => {
    const advice = (players: number, ...modules: string[]): string[] =>
      hostedEldervale.form.advice!({ players, modules }).map(({ text }) => text.key);
    expect(advice(3, 'motherOfDragons', 'frostGiant')).toEqual(['advice.bothBeasts']);
    expect(advice(1, 'motherOfDragons')).toEqual(['advice.motherAlone']);
    expect(advice(5, 'oracle', 'noDoors')).toEqual(['advice.longGame']);
    expect(advice(3)).toEqual([]);
    const field29 = hostedEldervale.form.fields.find(({ flag }) => flag === 'modules')!;
    expect(field29.note).toEqual({ key: 'advice.first' });
  });

  it('with teams the Peaceful Start needs the Regroup of all four (E29.10)', () => {
    const v = vale({ players: 4, modules: ['teams'], peace: true }).map(...FLOWER);
    for (const seat of [0, 1, 2]) v.turn(seat).pick('regroup').calm();
    expect(v.view().peace).toBe(true);
    v.turn(3).pick('regroup').calm();
    expect(v.view().peace).toBe(false);
  });
});

describe('answers beforehand', () => {
  it('a seat may pass a window, a kind of window, or until it is asked something else (E28.3)', () => {
    const v = vale({ players: 3 })
      .map(...FLOWER)
      .put(1, 'fire-2', 'worker')
      .put(0, 'air-2', 'worker')
      .hand(2, 'of-hearths')
      .pick('place:worker@fire-2')
      .goOn();
    const answers = Object.fromEntries(
      hostedEldervale.standing.map(({ id, pick }) => [id, pick(v.s, 2)]),
    );
    expect(v.decides).toBe(2);
    expect(answers).toMatchObject({ pass: 0, 'pass-on': 0, 'pass-others': 0, 'pass-battles': 0 });
    expect(answers['pass-rolled']).toBeUndefined();
    // It answers nothing else, and nothing for another seat.
    expect(hostedEldervale.standing[0].pick(v.s, 1)).toBeUndefined();
    const passing = hostedEldervale.standing.filter(({ id }) => id !== 'cash');
    v.pick('pass').calm().turn(0);
    expect(passing.map(({ pick }) => pick(v.s, 0))).toEqual(passing.map(() => undefined));
  });

  it('a wish to cash is carried out at the next decision of that seat (E28.11, R-271)', () => {
    const v = vale()
      .map(...FLOWER)
      .tokens(0, 'gem');
    const cash = hostedEldervale.standing.find(({ id }) => id === 'cash')!;
    expect(cash.offered!(v.view(0), 0)).toBe(true);
    expect(cash.pick(v.s, 1)).toBeUndefined();
    machine.apply(v.s, cash.pick(v.s, 0)!);
    expect(v.resources(0)).toEqual({ gem: 1 });
  });
});
