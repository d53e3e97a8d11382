/** What moves at the station: cards, cars, visitors, golden tokens, and what is put aside. */
import { CARDS, type View } from '@evervale/everdell';
import type { Flight } from './flights.ts';

/** From the deck into its car. */
export function stationFilled(before: View, after: View): Flight[] {
  return (after.station?.places ?? []).flatMap(({ card }, i): Flight[] =>
    card !== null && card !== before.station?.places[i].card
      ? [{ what: 'card', from: ['deck'], to: [`station/${i}`] }]
      : [],
  );
}

/** From the supply onto the Construction. */
export function goldenPlaced(before: View, after: View): Flight[] {
  return after.players.flatMap(({ seat, city }) => {
    const old = before.players[seat].city;
    return city
      .filter(({ slot, golden }) => golden && !old.some((one) => one.slot === slot && one.golden))
      .map(({ slot }): Flight => ({
        what: 'golden',
        from: [`supply/${seat}`, `player/${seat}`],
        to: [`city/${seat}/${slot}`, `player/${seat}`],
      }));
  });
}

/** The cars whose goods were taken: another one stands there, or none. */
export function carsLeft(before: View, after: View): string[] {
  return (before.station?.places ?? []).flatMap(({ car }, i) =>
    car !== null && after.station?.places[i].car !== car ? [`car/${i}`] : [],
  );
}

/** Where a card of that name lay open beside the Meadow: at the station, or under its player's token. */
export function layOpen(before: View, after: View, seat: number, card: string): string[] {
  const at = (before.station?.places ?? []).findIndex(
    (place, i) => place.card === card && after.station?.places[i].card !== card,
  );
  const reserved = before.players[seat].reservation?.card === card;
  return [...(at < 0 ? [] : [`station/${at}`]), ...(reserved ? [`reserved/${seat}`] : [])];
}

/** A picture on its way: whatever lies there afterwards is something else. */
function portrait(id: string, hue: NonNullable<Flight['shows']>['hue'], way: Way): Flight {
  return { what: 'portrait', shows: { id, hue }, ...way };
}
type Way = Pick<Flight, 'from' | 'to'>;

export const visitorGoes = (id: string, way: Way): Flight => portrait(id, 'traveler', way);

export function cardGoes(kind: number, way: Way): Flight {
  const { id, color } = CARDS.of(kind);
  return portrait(id, color, way);
}
