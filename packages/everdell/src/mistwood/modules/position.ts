/** Her modules in positions: what has been turned up, webs that stay, and Meadow positions kept empty. */
import { Refusal, type State } from '@evervale/kernel';
import { BASIC_LOCATIONS } from '../../content/board.ts';
import { placeId } from '../../say.ts';
import { CLEARINGS, FOREST, MEADOW_SIZE } from '../../state/layout.ts';
import { FOREST_PLACE } from '../../state/place.ts';
import { list, text, whole, type Json } from '@evervale/kernel/position';
import {
  addPlotTokens,
  characterNumber,
  isCharacterSeen,
  isPlotSeen,
  keptBits,
  plotNumber,
  plotTokens,
  seeCharacter,
  seePlot,
  setCharacter,
  setKept,
  setPlot,
  usesPlots,
} from '../room.ts';
import type { ModuleCard } from './card.ts';
import { CHARACTERS } from './characters.ts';
import { PLOTS } from './plots.ts';
import { hasWeb, layWeb } from './webs.ts';
import { schemeOf } from './whenever.ts';

export interface ModuleFields {
  /** With a pile of characters: the one that applies, and those that were turned up before. */
  readonly character?: string;
  readonly characters?: readonly string[];
  /** The plot that applies, all that were turned up, and tokens counted against its limit. */
  readonly plot?: string;
  readonly plots?: readonly string[];
  readonly plotTokens?: number;
  /** Locations with webs that stay. */
  readonly webs?: readonly string[];
  /** Meadow positions that are kept empty. */
  readonly kept?: readonly number[];
}

export const MODULE_FIELDS = [
  'character',
  'characters',
  'plot',
  'plots',
  'plotTokens',
  'webs',
  'kept',
];

const MOST_TOKENS = 6;

function numberIn(cards: readonly ModuleCard[], value: unknown, field: string): number {
  const id = text(value, field);
  const i = cards.findIndex((card) => card.id === id);
  if (i < 0) throw new Refusal(field, `no card of hers is called "${id}"`);
  return i + 1;
}

/** Places where webs can stay. */
function webPlaces(s: State): number[] {
  const clearings = Array.from({ length: CLEARINGS }, (_, i) => i).filter(
    (i) => s[FOREST + i] !== 0,
  );
  return [...BASIC_LOCATIONS.keys(), ...clearings.map((i) => FOREST_PLACE + i)];
}

export function readModuleFields(s: State, json: Json): void {
  list(json['characters'], 'lair.characters').forEach((id, i) =>
    seeCharacter(s, numberIn(CHARACTERS, id, `lair.characters[${i}]`)),
  );
  if (json['character'] !== undefined) {
    setCharacter(s, numberIn(CHARACTERS, json['character'], 'lair.character'));
  }
  list(json['plots'], 'lair.plots').forEach((id, i) =>
    seePlot(s, numberIn(PLOTS, id, `lair.plots[${i}]`)),
  );
  if (json['plot'] !== undefined) {
    const number = numberIn(PLOTS, json['plot'], 'lair.plot');
    if (!usesPlots(s)) throw new Refusal('lair.plot', 'plots are not used');
    setPlot(s, number);
    seePlot(s, number);
  }
  addPlotTokens(s, whole(json['plotTokens'], 'lair.plotTokens', 0, MOST_TOKENS, 0));
  list(json['kept'], 'lair.kept', MEADOW_SIZE).forEach((n, i) => {
    setKept(s, keptBits(s) | (1 << (whole(n, `lair.kept[${i}]`, 1, MEADOW_SIZE, 1) - 1)));
  });
}

/** When the Forest lies there. */
export function readWebs(s: State, json: Json): void {
  list(json['webs'], 'lair.webs').forEach((value, i) => {
    const id = text(value, `lair.webs[${i}]`);
    const place = webPlaces(s).find((code) => placeId(s, code) === id);
    if (place === undefined) throw new Refusal(`lair.webs[${i}]`, 'is no place for a web');
    layWeb(s, place);
  });
}

const idsOf = (cards: readonly ModuleCard[], has: (number: number) => boolean): string[] =>
  cards.filter((_, i) => has(i + 1)).map(({ id }) => id);

export function writeModuleFields(s: State): ModuleFields {
  const pile = schemeOf(s)?.brings === 'characters';
  return {
    ...(pile && {
      character: CHARACTERS[characterNumber(s) - 1]?.id,
      characters: idsOf(CHARACTERS, (n) => isCharacterSeen(s, n)),
    }),
    ...(plotNumber(s) > 0 && { plot: PLOTS[plotNumber(s) - 1].id }),
    plots: idsOf(PLOTS, (n) => isPlotSeen(s, n)),
    ...(plotTokens(s) > 0 && { plotTokens: plotTokens(s) }),
    webs: webPlaces(s)
      .filter((code) => hasWeb(s, code))
      .map((code) => placeId(s, code)),
    kept: Array.from({ length: MEADOW_SIZE }, (_, i) => i + 1).filter(
      (n) => (keptBits(s) & (1 << (n - 1))) !== 0,
    ),
  };
}
