/** How the cards of a city lie: which share a space, and in how many columns and rows. */
import type { CityCardView, PlayerView } from '@evervale/everdell';

/** Cards that lie in one space: Husband and Wife, or a guest with its host. */
export function spacesOf(city: readonly CityCardView[]): readonly (readonly CityCardView[])[] {
  const second = new Set<number>();
  const spaces = city.map((card): readonly CityCardView[] => {
    if (second.has(card.slot)) return [];
    const partner = ({ slot, card: id, paired }: CityCardView): boolean =>
      card.paired && paired && id !== card.card && !second.has(slot);
    const guest = ({ sharesWith }: CityCardView): boolean => sharesWith === card.slot;
    const other = city.find((one) => guest(one) || (one.slot > card.slot && partner(one)));
    if (other === undefined) return [card];
    second.add(other.slot);
    return [card, other];
  });
  return spaces.filter(([first]) => first !== undefined && !second.has(first.slot));
}

export interface Shape {
  readonly columns: number;
  readonly rows: number;
}

const LEAST_COLUMNS = 2;
const MOST_COLUMNS = 11;

/** Two rows, and always room for the next card; three rows where two would be too narrow to be read. */
export function shapeOf(spaces: number): Shape {
  const columnsIn = (rows: number): number => Math.ceil((spaces + 1) / rows);
  const rows = columnsIn(2) <= MOST_COLUMNS ? 2 : 3;
  return { columns: Math.max(LEAST_COLUMNS, columnsIn(rows)), rows };
}

const LARGE_HAND = 6;
const LARGE_CITY = 8;

/** A large hand beside a large city: both need all the room that can be had. */
export const isCrowded = ({ handCount, city }: PlayerView): boolean =>
  handCount >= LARGE_HAND && spacesOf(city).length >= LARGE_CITY;
