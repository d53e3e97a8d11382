/** Signs for things: every colour has a shape beside it, so that nobody depends on colours. */
import { styleText } from 'node:util';
import {
  CARDS,
  RESOURCE_NAMES,
  type Color,
  type Cost,
  type Resource,
  type Season,
} from '@evervale/everdell';

type Style = Parameters<typeof styleText>[0];

const paint = (style: Style, text: string): string => styleText(style, text);

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

const SEATS: readonly Style[] = ['cyan', 'yellow', 'green', 'magenta', 'red', 'blueBright'];

export const resourceSign = (resource: Resource): string =>
  paint(RESOURCES[resource][1], RESOURCES[resource][0]);
export const colorSign = (color: Color): string => paint(COLORS[color][1], COLORS[color][0]);
export const seasonSign = (season: Season): string => paint(SEASONS[season][1], SEASONS[season][0]);
export const pointSign = paint('yellowBright', '★');
export const pearlSign = paint('cyanBright', '◉');
export const inSeatColor = (seat: number, text: string): string =>
  paint(SEATS[seat % SEATS.length], text);

/** `2╱ 1◆`, or a dash for nothing. */
export function goods(amounts: Cost): string {
  const some = RESOURCE_NAMES.filter((resource) => (amounts[resource] ?? 0) > 0);
  if (some.length === 0) return '–';
  return some.map((resource) => `${amounts[resource]}${resourceSign(resource)}`).join(' ');
}

export function cardSign(id: string): string {
  return colorSign(CARDS.of(CARDS.kindOf(id)).color);
}

export const strong = (text: string): string => styleText('bold', text);
export const faint = (text: string): string => styleText('dim', text);
