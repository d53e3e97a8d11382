/** The suite finds out when a zone is forgotten: in dealing anew, or in what a seat is shown. */
import { isOver, stream, thingsOf, type State, type Stream } from '@evervale/kernel';
import { Fault, conform } from '@evervale/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { zonesOf } from '../src/content/zones.ts';
import { everdell, type BoxId, type GameOptions } from '../src/index.ts';
import { SEATS } from '../src/state/layout.ts';
import { permute } from './another-truth.ts';
import { nextPick } from './invariants-play.ts';

/** Everdell, but what lies in this zone is not dealt anew: every seat keeps the truth. */
function forgetting(id: string): typeof everdell {
  const tell = (dealt: State, s: State): State => {
    const zone = zonesOf(s).find((one) => one.id === id)!;
    for (let seat = 0; seat < (zone.of === 'seat' ? s[SEATS] : 1); seat++) {
      for (const { at } of thingsOf(s, zone, seat)) dealt[at] = s[at];
    }
    return dealt;
  };
  return {
    ...everdell,
    create: (options, seed) => withThings(id, options, Number(seed)),
    determinize: (s, seat, rng) => tell(everdell.determinize(s, seat, rng), s),
    determinizeInto: (target: State, s: State, seat: number, rng: Stream) =>
      tell(everdell.determinizeInto(target, s, seat, rng), s),
  };
}

/** A game that has come so far that several things lie in the zone. */
function withThings(id: string, options: GameOptions, seed: number): State {
  for (let n = 0; ; n++) {
    const rng = stream(n);
    const s = everdell.create(options, seed + n);
    for (let picks = 0; picks < 60 && !isOver(s); picks++) {
      if (thingsIn(s, id) > 2) return s;
      everdell.machine.apply(s, nextPick(s, 'any', rng));
    }
  }
}

function thingsIn(s: State, id: string): number {
  const zone = zonesOf(s).find((one) => one.id === id)!;
  const seats = zone.of === 'seat' ? s[SEATS] : 1;
  let n = 0;
  for (let seat = 0; seat < seats; seat++) n += thingsOf(s, zone, seat).length;
  return n;
}

/** The first fault in a game, or null. */
function faultOf(game: typeof everdell, options: object): Fault | null {
  try {
    const whole = everdell.readOptions({ players: 4, ...options });
    conform(game, whole, 1, { close: 1, permute, longest: 3000 });
    return null;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

const withBox = (...boxes: readonly BoxId[]): object => ({ boxes });
const NIGHTWEAVE = { players: 2, nightweave: { difficulty: 2 } };

const HIDDEN: readonly (readonly [zone: string, options: object])[] = [
  ['draw pile', {}],
  ['discard pile', {}],
  ['hand', {}],
  ['river', withBox('pearlbrook')],
  ['adornments', withBox('pearlbrook')],
  ['kept 1', withBox('legends')],
  ['kept 2', withBox('legends')],
  ['pile of the snails', withBox('powers')],
  ['pile of the lizards', withBox('powers')],
  ['powers on offer', withBox('powers')],
  ['visitors-1', withBox('newleaf')],
  ['visitors-2', withBox('newleaf')],
  ['tiles of the peaks', withBox('spirecrest')],
  ['tiles of the ridges', withBox('spirecrest')],
  ['weather', withBox('spirecrest')],
  ['discoveries of the foothills', withBox('spirecrest')],
  ['discoveries of the peaks', withBox('spirecrest')],
  ['discoveries of the ridges', withBox('spirecrest')],
  ['deck of Nightweave', NIGHTWEAVE],
];

/** Seen from the first turn on (13.3), or hidden but mostly empty: no random game comes there soon. */
const NOT_TRIED = [
  'tiles of the foothills',
  'before Firebeak',
  'legendary Critters of Nightweave',
  'legendary Constructions of Nightweave',
];

describe('a zone that is left out when hidden things are dealt anew', () => {
  it.each(HIDDEN)('is found out: %s', (zone, options) => {
    const fault = faultOf(forgetting(zone), options);
    expect(fault?.message).toContain('the same deal of another truth');
  });

  it('is every zone that anybody cannot see', () => {
    const boxes: BoxId[] = ['pearlbrook', 'legends', 'powers', 'newleaf', 'spirecrest'];
    const tables = [{ players: 4, boxes }, NIGHTWEAVE];
    const hidden = tables
      .map((options) => everdell.create(everdell.readOptions(options), 1))
      .flatMap((s) => zonesOf(s).filter(({ seen }) => seen !== 'all'))
      .map(({ id }) => id);
    const named = [...HIDDEN.map(([id]) => id), ...NOT_TRIED];
    expect([...new Set(hidden)].sort()).toEqual(named.sort());
  });
});

it('a view that shows a hidden card is found out', () => {
  const open = { ...everdell, view: (s: State) => everdell.view(s, 0) };
  expect(faultOf(open, {})?.message).toContain('sees after a new deal');
});
