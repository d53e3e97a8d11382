/** Signs for the things of Everdell: every colour has a shape beside it, so that nobody depends on colours. */
import {
  CARDS,
  RESOURCE_NAMES,
  type Color,
  type Cost,
  type Resource,
  type Season,
} from '@evervale/everdell';
import { paint, type Style } from '../../glyphs.ts';

const RESOURCES: Record<Resource, readonly [sign: string, style: Style]> = {
  twig: ['╱', 'yellow'],
  resin: ['◆', 'yellowBright'],
  pebble: ['■', 'white'],
  berry: ['●', 'magenta'],
};

const COLORS: Record<Color, readonly [sign: string, style: Style]> = {
  traveler: ['»', 'yellow'],
  production: ['↻', 'green'],
  destination: ['⌂', 'red'],
  governance: ['§', 'blueBright'],
  prosperity: ['✦', 'magentaBright'],
};

const SEASONS: Record<Season, readonly [sign: string, style: Style]> = {
  winter: ['❄', 'cyan'],
  spring: ['✿', 'green'],
  summer: ['☀', 'yellow'],
  autumn: ['❧', 'red'],
};

export const resourceSign = (resource: Resource): string =>
  paint(RESOURCES[resource][1], RESOURCES[resource][0]);
export const colorSign = (color: Color): string => paint(COLORS[color][1], COLORS[color][0]);
export const seasonSign = (season: Season): string => paint(SEASONS[season][1], SEASONS[season][0]);
export const pointSign = paint('yellowBright', '★');
export const pearlSign = paint('cyanBright', '◉');

/** `2╱ 1◆`, or a dash for nothing. */
export function goods(amounts: Cost): string {
  const some = RESOURCE_NAMES.filter((resource) => (amounts[resource] ?? 0) > 0);
  if (some.length === 0) return '–';
  return some.map((resource) => `${amounts[resource]}${resourceSign(resource)}`).join(' ');
}

export function cardSign(id: string): string {
  return colorSign(CARDS.of(CARDS.kindOf(id)).color);
}
