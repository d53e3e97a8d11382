/** What moved between two views of the table, and from where to where. */
import { RESOURCE_NAMES, type PlaceView, type View } from '@evervale/everdell';
import type { Good } from '../art/Goods.tsx';

export interface Flight {
  readonly what: 'worker' | 'card' | 'face' | Good;
  /** Where it may come from and go to: the first that can be seen. */
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** More than this of one kind would be a flock. */
const MOST = 4;

function places(view: View): readonly PlaceView[] {
  return [
    ...view.basic,
    view.haven,
    ...view.journey,
    ...view.forest.flatMap((place) => (place === null ? [] : [place])),
  ];
}

function workersPlaced(before: View, after: View): (Flight & { readonly seat: number })[] {
  const old = new Map(places(before).map(({ id, workers }) => [id, workers]));
  return places(after).flatMap(({ id, workers }) => {
    const had = old.get(id) ?? [];
    if (workers.length <= had.length) return [];
    const seat = workers.find((one) => count(workers, one) > count(had, one))!;
    return [{ what: 'worker', seat, from: [`player/${seat}`], to: [`place/${id}`] } as const];
  });
}

const count = (seats: readonly number[], seat: number): number =>
  seats.filter((one) => one === seat).length;

function cardsLaid(before: View, after: View): Flight[] {
  const meadow = before.meadow.findIndex((id, i) => id !== null && id !== after.meadow[i]);
  return after.players.flatMap(({ seat, city }) =>
    city
      .filter(({ slot, card }) =>
        before.players[seat].city.every((old) => old.slot !== slot || old.card !== card),
      )
      .map(({ slot, card }): Flight => {
        const open = before.meadow[meadow] === card ? [`meadow/${meadow}`] : [];
        return {
          what: 'face',
          from: [...open, `hand/${seat}`, `player/${seat}`],
          to: [`city/${seat}/${slot}`, `player/${seat}`],
        };
      }),
  );
}

function goodsGained(before: View, after: View, from: readonly string[]): Flight[] {
  return after.players.flatMap(({ seat, resources, points }) => {
    const old = before.players[seat];
    const gained: [Good, number][] = [
      ...RESOURCE_NAMES.map((r): [Good, number] => [r, resources[r] - old.resources[r]]),
      ['point', points - old.points],
    ];
    return gained.flatMap(([what, n]) =>
      Array.from({ length: Math.min(MOST, Math.max(0, n)) }, (): Flight => ({
        what,
        from: [...from, `city/${seat}`, `player/${seat}`],
        to: [`supply/${seat}`, `player/${seat}`],
      })),
    );
  });
}

function cardsDrawn(before: View, after: View): Flight[] {
  return after.players.flatMap(({ seat, handCount }) => {
    const n = Math.min(MOST, Math.max(0, handCount - before.players[seat].handCount));
    return Array.from({ length: n }, (): Flight => ({
      what: 'card',
      from: ['deck'],
      to: [`hand/${seat}`, `player/${seat}`],
    }));
  });
}

function meadowFilled(before: View, after: View): Flight[] {
  return after.meadow.flatMap((id, i) =>
    id !== null && id !== before.meadow[i]
      ? [{ what: 'card', from: ['deck'], to: [`meadow/${i}`] } as const]
      : [],
  );
}

export function flightsBetween(before: View, after: View): Flight[] {
  const workers = workersPlaced(before, after);
  return [
    ...workers,
    ...cardsLaid(before, after),
    ...goodsGained(
      before,
      after,
      workers.flatMap(({ to }) => to),
    ),
    ...cardsDrawn(before, after),
    ...meadowFilled(before, after),
  ];
}
