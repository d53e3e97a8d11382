/** What is to be said about a thing on the table that is no card. */
import {
  adornmentText,
  awardText,
  carText,
  eventCardText,
  findText,
  goodText,
  locationText,
  locationWorkers,
  name,
  powerText,
  riverCardText,
  riverSpotText,
  tileText,
  visitorText,
  weatherText,
  wonderText,
} from '@evervale/everdell';
import type { Text } from '@evervale/kernel';
import {
  ADORNMENT_FIGURES,
  AWARD_FIGURES,
  EVENT_FIGURES,
  CAR_FIGURE,
  DISCOVERY_FIGURE,
  PLACE_FIGURES,
  POWER_FIGURES,
  RIVER_FIGURES,
  SPIDER_FIGURE,
  TILE_FIGURE,
  VISITOR_FIGURE,
  WEATHER_FIGURE,
  WONDER_FIGURES,
} from '../art/figureNames.ts';
import type { HueName } from '../../../art/kit/papers.ts';
import { thingOf } from '../cards/things.ts';
import type { Kind } from '../context.ts';

interface About {
  readonly text: Text;
  readonly facts?: Text;
}

const ABOUT: Record<Exclude<Kind, 'card'>, (id: string) => About> = {
  place: (id) => ({ text: locationText(id), facts: locationWorkers(id) }),
  event: (id) => ({ text: eventCardText(id) }),
  award: (id) => ({ text: awardText(id) }),
  good: (id) => ({ text: goodText(id) }),
  river: (id) => ({ text: riverCardText(id) }),
  riverSpot: (id) => ({ text: riverSpotText(id) }),
  wonder: (id) => ({ text: wonderText(id) }),
  adornment: (id) => ({ text: adornmentText(id) }),
  power: (id) => ({ text: powerText(id), facts: name(`${id}-title`) }),
  car: (id) => ({ text: carText(id) }),
  visitor: (id) => ({ text: visitorText(id) }),
  discovery: (id) => ({ text: findText(id) }),
  mapTile: (id) => ({ text: tileText(id) }),
  weather: (id) => ({ text: weatherText(id) }),
  nightweave: (id) => ({ text: thingOf(id)!.text }),
  ticket: () => ({ text: { key: 'form.box.tickets' } }),
};

export function wordsAbout(kind: Kind, id: string): About {
  if (kind === 'card') throw new Error('a card speaks for itself');
  return ABOUT[kind](id);
}

/** The stages of the Journey share a name. */
export const titleOf = (id: string): string => (id.startsWith('journey') ? 'journey' : id);

const FIGURES: Partial<Record<Kind, Readonly<Record<string, string>>>> = {
  event: EVENT_FIGURES,
  award: AWARD_FIGURES,
  river: RIVER_FIGURES,
  wonder: WONDER_FIGURES,
  adornment: ADORNMENT_FIGURES,
  power: POWER_FIGURES,
  place: PLACE_FIGURES,
};

/** One figure for all of them. */
const ONE_FIGURE: Partial<Record<Kind, string>> = {
  visitor: VISITOR_FIGURE,
  car: CAR_FIGURE,
  discovery: DISCOVERY_FIGURE,
  mapTile: TILE_FIGURE,
  weather: WEATHER_FIGURE,
  nightweave: SPIDER_FIGURE,
};

/** In which papers its picture is seen. */
const HUES: Readonly<Record<string, HueName>> = {
  award: 'traveler',
  river: 'governance',
  wonder: 'governance',
  adornment: 'prosperity',
  power: 'production',
  visitor: 'traveler',
  weather: 'governance',
  nightweave: 'night',
};

export const hueOf = (kind: string): HueName => HUES[kind] ?? 'event';

export const figureOf = (kind: Kind, id: string): string | undefined =>
  FIGURES[kind]?.[id] ?? ONE_FIGURE[kind];
