/** Signs for the things of Eldervale: every colour has a shape or a letter beside it. */
import type { Element, Resource } from '@evervale/eldervale';
import { paint, type Style } from '../../glyphs.ts';

const RESOURCES: Record<Resource | 'magic', readonly [sign: string, style: Style]> = {
  gem: ['◆', 'cyanBright'],
  potion: ['●', 'magenta'],
  scroll: ['≡', 'yellow'],
  tool: ['┬', 'white'],
  sword: ['†', 'redBright'],
  gold: ['$', 'yellowBright'],
  magic: ['✦', 'blueBright'],
};

const ELEMENTS: Record<Element, readonly [sign: string, style: Style]> = {
  air: ['≈', 'cyanBright'],
  earth: ['▲', 'green'],
  fire: ['♠', 'red'],
  water: ['~', 'blueBright'],
  light: ['☼', 'yellowBright'],
  darkness: ['☾', 'magenta'],
  order: ['§', 'white'],
  chaos: ['¤', 'redBright'],
};

/** Units by a letter; a Monster has a sign of its own. */
const UNITS: Readonly<Record<string, string>> = {
  worker: 'w',
  warrior: 'F',
  wizard: 'Z',
  dragon: 'D',
  minotaur: 'M',
  shapeshifter: 'S',
};

export const resourceSign = (good: Resource | 'magic'): string =>
  paint(RESOURCES[good][1], RESOURCES[good][0]);
export const elementSign = (element: Element): string =>
  paint(ELEMENTS[element][1], ELEMENTS[element][0]);
export const inElement = (element: Element, text: string): string =>
  paint(ELEMENTS[element][1], text);
export const unitSign = (unit: string): string => UNITS[unit] ?? '♦';
export const wildSign = paint('redBright', '♦');
export const orbSign = paint('yellowBright', '◉');
export const vpSign = paint('yellowBright', '★');
export const dwellingSign = '⌂';
export const treasureSign = paint('yellow', '▪');
export const fightSign = paint('redBright', '×');
