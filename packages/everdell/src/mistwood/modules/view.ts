/** Her modules as everybody sees them: the cards that apply, what is left of them, and the webs. */
import type { State } from '@evervale/kernel';
import { BASIC_LOCATIONS } from '../../content/board.ts';
import { placeId } from '../../say.ts';
import {
  CLEARINGS,
  BASIC_EVENTS,
  BASIC_EVENT,
  EVENT_KIND,
  EVENT_OWNER,
  FOREST,
  MEADOW_SIZE,
  SPECIAL_EVENTS,
  eventAt,
} from '../../state/layout.ts';
import { BASIC_EVENT_PLACE, FOREST_PLACE, HAVEN, SPECIAL_EVENT_PLACE } from '../../state/place.ts';
import { hasEnded, isPlotSeen, keptBits, plotTokens, usesPlots } from '../room.ts';
import type { ModuleCard } from './card.ts';
import { isMarked } from './marks.ts';
import { PLOTS } from './plots.ts';
import { creptTo, isOfKind, type PlaceKind } from './webs.ts';
import { characterOf, lastingPlotOf, plotOf, schemeOf } from './whenever.ts';

export interface ModulesView {
  readonly character: string | null;
  readonly scheme: string | null;
  readonly plot: string | null;
  /** The plot is the last one, which applies to the end. */
  readonly last: boolean;
  /** Plots left in the pile; 0 where they are not used. */
  readonly plots: number;
  /** Tokens she has gained by the plot, where they are limited. */
  readonly plotTokens: number;
  /** Where webs lie: places by id, all location cards of cities, Meadow positions from 1 on. */
  readonly webs: readonly string[];
  readonly webbedCities: boolean;
  readonly webbedMeadow: readonly number[];
  /** Meadow positions that are kept empty. */
  readonly kept: readonly number[];
}

const POSITIONS = Array.from({ length: MEADOW_SIZE }, (_, i) => i);

/** Places of the board that are there, as picks. */
function placesOf(s: State): number[] {
  const forest = Array.from({ length: CLEARINGS }, (_, i) => i).filter((i) => s[FOREST + i] !== 0);
  const basic = Array.from({ length: BASIC_EVENTS }, (_, i) => i).filter(
    (i) => s[BASIC_EVENT + i] === 0,
  );
  const special = Array.from({ length: SPECIAL_EVENTS }, (_, i) => i).filter(
    (i) => s[eventAt(i) + EVENT_KIND] !== 0 && s[eventAt(i) + EVENT_OWNER] === 0,
  );
  return [
    ...BASIC_LOCATIONS.keys(),
    HAVEN,
    ...forest.map((i) => FOREST_PLACE + i),
    ...basic.map((i) => BASIC_EVENT_PLACE + i),
    ...special.map((i) => SPECIAL_EVENT_PLACE + i),
  ];
}

function webbedPlaces(s: State, cards: readonly ModuleCard[]): string[] {
  const kinds: PlaceKind[] = cards.flatMap(({ webs = [] }) => webs);
  if (kinds.length === 0) return [];
  return placesOf(s)
    .filter((code) => kinds.some((kind) => isOfKind(s, code, kind)))
    .map((code) => placeId(s, code));
}

/** 32.4: the cards beside the figure, if there is a character; and what cards say. */
function webbedPositions(s: State, cards: readonly ModuleCard[]): number[] {
  const byCards = cards.flatMap(({ meadow }) =>
    meadow === 'crept' ? POSITIONS.slice(0, creptTo(s)).map((i) => i + 1) : (meadow ?? []),
  );
  const marked = characterOf(s) === undefined ? [] : POSITIONS.filter((i) => isMarked(s, i));
  const all = new Set([...byCards, ...marked.map((i) => i + 1)]);
  return [...all].toSorted((a, b) => a - b);
}

export function modulesView(s: State): ModulesView {
  const cards = [lastingPlotOf(s), schemeOf(s)].flatMap((card) => card ?? []);
  return {
    character: characterOf(s)?.id ?? null,
    scheme: schemeOf(s)?.id ?? null,
    plot: plotOf(s)?.id ?? null,
    last: hasEnded(s),
    plots: usesPlots(s) ? PLOTS.filter((_, i) => !isPlotSeen(s, i + 1)).length : 0,
    plotTokens: plotTokens(s),
    webs: webbedPlaces(s, cards),
    webbedCities: cards.some(({ webs = [] }) => webs.includes('city')),
    webbedMeadow: webbedPositions(s, cards),
    kept: POSITIONS.filter((i) => (keptBits(s) & (1 << i)) !== 0).map((i) => i + 1),
  };
}
