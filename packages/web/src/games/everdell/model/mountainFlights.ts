/** What moves in the mountains: hares, map tiles, discoveries, big critters, weather. */
import type { View } from '@evervale/everdell';
import { cardGoes } from './newleafFlights.ts';
import { glow, type Flight } from './flights.ts';

const SECTIONS = ['foothills', 'peaks', 'ridges'] as const;

const seatOf = (seat: unknown): string => `player/${String(seat)}`;

/** The hare goes on, at last home to its expedition. */
export function hareGoes(seat: unknown, section: unknown): Flight {
  const next = SECTIONS[Number(section)];
  return {
    what: 'hare',
    from: [`section/${SECTIONS[Number(section) - 1]}`],
    to: next === undefined ? [`hare/${String(seat)}`, seatOf(seat)] : [`section/${next}`],
    seat: Number(seat),
  };
}

const portrait = (id: unknown, from: readonly string[], to: readonly string[]): Flight => ({
  what: 'portrait',
  shows: { id: String(id), hue: 'event' },
  from,
  to,
});

/** A tile of the board comes to the right end of an expedition. */
export const tileGoes = (seat: unknown, tile: unknown): Flight =>
  portrait(
    tile,
    SECTIONS.map((id) => `tiles/${id}`),
    [`trek/${String(seat)}/${String(tile)}`, seatOf(seat)],
  );

/** A discovery comes beside the city. */
export const findGoes = (seat: unknown, find: unknown): Flight =>
  portrait(
    find,
    [`discover/${String(find)}`, ...SECTIONS.map((id) => `finds/${id}`)],
    [`find/${String(find)}`, seatOf(seat)],
  );

/** The hare reaches a tile of its expedition. */
export const hareTravels = (seat: unknown, tile: unknown): Flight => ({
  what: 'hare',
  from: [`hare/${String(seat)}`, seatOf(seat)],
  to: [`trek/${String(seat)}/${String(tile)}`, seatOf(seat)],
  seat: Number(seat),
});

export const tuckedGoes = (seat: unknown, card: unknown, from: unknown): Flight =>
  cardGoes(Number(card), {
    from: from === 'hand' ? [`hand/${String(seat)}`, seatOf(seat)] : ['deck'],
    to: [seatOf(seat)],
  });

export function stormFilled(before: View, after: View): Flight[] {
  return (after.mountain?.stormvale?.cards ?? []).flatMap((card, i): Flight[] =>
    card !== null && card !== before.mountain?.stormvale?.cards[i]
      ? [{ what: 'card', from: ['deck'], to: [`stormvale/${i}`, 'deck'] }]
      : [],
  );
}

export const tilesTurned = (section: unknown): Flight => glow(`tiles/${SECTIONS[Number(section)]}`);
