/** How the terminal paints: seats by colour, and what stands out or back. */
import { styleText } from 'node:util';

export type Style = Parameters<typeof styleText>[0];

const SEATS: readonly Style[] = ['cyan', 'yellow', 'green', 'magenta', 'red', 'blueBright'];

export const paint = (style: Style, text: string): string => styleText(style, text);
export const inSeatColor = (seat: number, text: string): string =>
  paint(SEATS[seat % SEATS.length], text);
export const strong = (text: string): string => styleText('bold', text);
export const faint = (text: string): string => styleText('dim', text);
