/** What a table says: options that can be told apart, and a line for everything that changes a battle. */
import { Play, decision, isOver, next32, stream } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { eldervale, hostedEldervale, position, readOptions } from '../src/index.ts';

const ROW = ['mill', 'air-2', 'portal', 'fire-2'].map((tile, q) => ({ tile, q, r: 0 }));
const WORKERS = ['worker', 'worker', 'worker'];

interface Table {
  readonly modules?: readonly string[];
  readonly me?: object;
  readonly they?: object;
  readonly more?: object;
}

/** The first player stands at the Mill and places a Worker next to it, beside the other's Dragon. */
function told(picks: readonly string[], { modules = [], me, they, more }: Table = {}): string[] {
  const input = {
    options: { players: 2, modules },
    elements: ['air', 'earth', 'fire', 'water', 'light', 'order'],
    players: [
      { element: 'fire', units: { ready: WORKERS.slice(1), mill: ['worker'] }, ...me },
      { element: 'air', units: { ready: WORKERS, 'air-2': ['dragon'] }, ...they },
    ],
    map: ROW,
    ...more,
  };
  return position(input, { picks }).events.flatMap(({ text }) => text ?? []);
}

const alone = { units: { ready: WORKERS } };

describe('the log', () => {
  it('names the abilities that change dice, of players and of Monsters (E15.16, E15.20)', () => {
    const swarm = told(['place:worker@air-2', 'pass'], {
      me: {
        faction: 'fire-a',
        element: undefined,
        units: { ready: WORKERS.slice(1), mill: ['worker'] },
      },
    });
    expect(swarm).toContain('Player 1: Swarm');
    const demon = told(['place:worker@air-2', 'pass'], {
      they: alone,
      more: { map: [...ROW.slice(0, 2), { tile: 'fire-1', q: 2, r: 0 }] },
    });
    expect(demon).toContain('Demon of Might rushes to Whistling Downs');
    expect(demon).toContain('Demon of Might: Overpowering');
  });

  it('says which ability is used after the roll, by its name (E15.22)', () => {
    const lines = told(['place:wizard@air-2', 'pass', 'use:firebrand', 'done'], {
      me: { faction: 'fire-a', element: undefined, units: { ready: ['wizard'], mill: ['worker'] } },
    });
    expect(lines).toContain('Player 1: Firebrand');
  });

  it('says that a battle does not take place (E15.7, E15.35)', () => {
    const charmed = told(['place:worker@air-2', 'goOn', 'cast:faerie-charm', 'pay:potion'], {
      me: {
        hand: ['faerie-charm'],
        resources: { potion: 1 },
        units: { ready: WORKERS.slice(1), mill: ['worker'] },
      },
    });
    expect(charmed).toContain('There is no battle: Whistling Downs');
    expect(charmed.join()).not.toContain('wins');
  });

  it('tells of Swords for the fallen, no more than are gained (E15.36, E1.7)', () => {
    const lost = (sword: number): string =>
      told(['place:worker@air-2', 'pass', 'pass'], { me: { resources: { sword } } }).find((line) =>
        line.includes('Underworld'),
      )!;
    expect(lost(1)).toBe('Player 1: 1 Unit goes to the Underworld (+1 Sword)');
    expect(lost(5)).toBe('Player 1: 1 Unit goes to the Underworld');
  });

  it('tells of Mercenaries hired, kept, charging and going back (E22.2, E22.6, E22.9, E8.9)', () => {
    const modules = ['minotaur'];
    const hired = told(['hire:minotaur-gold', 'hire:minotaur-orb'], {
      modules,
      me: { resources: { gold: 1 }, orbs: 1 },
    });
    expect(hired).toContain('Player 1 hires Minotaur');
    expect(hired).toContain('Player 1 hires Minotaur for good with an Orb');
    const charging = told(['place:worker@air-2', 'charge'], {
      modules,
      they: alone,
      more: { mercenaries: { minotaur: { seat: 2, at: 'portal' } } },
    });
    expect(charging).toContain('Player 2: Minotaur charges to Whistling Downs');
    const back = told(['regroup', 'withdraw:minotaur@mill', 'toReady', 'toReady'], {
      modules,
      more: { mercenaries: { minotaur: { seat: 1, at: 'mill' } } },
    });
    expect(back).toContain('Minotaur goes back to the supply');
  });

  it('the Ghosts are one name in every line (E27.14, R-318)', () => {
    const solo = {
      options: { players: 1 },
      players: [{ element: 'water' }],
      ghosts: { element: 'chaos', deck: ['ghost-23'] },
      map: ['dungeon', ...ROW.map(({ tile }) => tile)],
      rest: true,
    };
    const lines = (lang: 'en' | 'de'): string[] =>
      position(solo, { picks: ['regroup'], lang }).events.flatMap(({ text }) => text ?? []);
    expect(lines('en')).toContain('Ghostly Host scores 2 VP');
    expect(lines('de')).toContain('Geisterheer erhält 2 SP');
  });

  it('tells of the Tactics token (E26.4, E26.6)', () => {
    const modules = ['tactics'];
    expect(told(['place:worker@air-2', 'pass', 'tactics'], { modules })).toContain(
      'Player 1 uses the Tactics token: no Unit is lost',
    );
    const fresh = told(['refresh'], { modules, me: { tactics: 'used', resources: { sword: 3 } } });
    expect(fresh).toContain('Player 1 refreshes the Tactics token');
  });
});

describe('options', () => {
  /** What tells apart things that are alike: the place in the Tray, or in a row of dice. */
  const PLACES = /@tray-\d$|-\d(?=@)|(?<=^die:\d)-\d$/;
  const tables = [
    { players: 4, modules: ['teams', 'draft'] },
    { players: 5, modules: ['oracle', 'tactics', 'minotaur', 'legendary'] },
    { players: 2, modules: ['frostGiant'] },
  ];

  it.each(tables)(
    'of one question never read alike, but for dice that show the same: %j',
    (table) => {
      const options = readOptions({ factions: 'randomFaction', ...table });
      const { print } = hostedEldervale.words([], undefined, options);
      const play = new Play(eldervale, options, 1);
      const rng = stream(1);
      while (!isOver(play.state)) {
        const found = decision(eldervale, play.state)!.options;
        const keys = new Map<string, string>();
        for (const { key, text } of found) {
          const read = print(text, 'en');
          const act = key.replace(PLACES, '');
          expect(keys.get(read) ?? act).toBe(act);
          keys.set(read, act);
        }
        play.pick(found[next32(rng.bytes, rng.at) % found.length].code);
      }
    },
  );

  it('say where a tile can be laid as the map shows it', () => {
    const { options } = position(
      {
        options: { players: 2 },
        elements: ['air', 'earth', 'fire', 'water', 'light', 'order'],
        players: [
          { element: 'fire', units: { ready: WORKERS }, resources: { sword: 5, gem: 5, tool: 5 } },
          { element: 'air', units: { ready: WORKERS } },
        ],
        map: [
          { tile: 'dungeon', q: 0, r: 0 },
          { tile: 'air-2', q: 1, r: 0 },
        ],
        stack: ['fire-2', 'water-2'],
        decks: { fire: { open: 'fire-01' } },
      },
      { picks: ['place:worker@dungeon'] },
    );
    expect(options.map(({ key, text }) => [key, text])).toEqual([
      ['cell:1,-1', 'North-east of Dungeon'],
      ['cell:0,1', 'South-west of Whistling Downs'],
    ]);
  });
});
