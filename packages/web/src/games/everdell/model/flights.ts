/** What moved between two views of the table, and from where to where. */
import { RESOURCE_NAMES, type PlaceView, type PlayerView, type View } from '@evervale/everdell';
import type { HueName } from '../../../art/kit/papers.ts';
import type { Good } from '../art/Goods.tsx';
import { carsLeft, layOpen } from './newleafFlights.ts';

export interface Flight {
  /** A glow stays where it is. */
  readonly what: 'worker' | 'card' | 'face' | 'portrait' | 'car' | 'hare' | 'glow' | Good;
  /** Where it may come from and go to: the first that can be seen. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** What a portrait shows. */
  readonly shows?: { readonly id: string; readonly hue: HueName };
  /** Whose hare it is. */
  readonly seat?: number;
  /** What lights up may show what it brings. */
  readonly brings?: Readonly<Partial<Record<Good, number>>>;
}

/** More than this of one kind would be a flock. */
const MOST = 4;

const times = (n: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(MOST, Math.max(0, n)) }, () => flight);

export const glow = (...at: readonly string[]): Flight => ({ what: 'glow', from: at, to: at });

function places(view: View): readonly PlaceView[] {
  return [
    ...view.basic,
    view.haven,
    ...view.journey,
    ...view.forest.flatMap((place) => (place === null ? [] : [place])),
    ...(view.market ? [view.market] : []),
    ...(view.station ? [view.station.knoll, view.station.platform] : []),
    ...[...view.basicEvents, ...view.specialEvents].map(({ id, owner }) => ({
      id,
      workers: owner === null ? [] : [owner],
    })),
  ];
}

const count = (seats: readonly number[], seat: number): number =>
  seats.filter((one) => one === seat).length;

const seatsOf = (view: View): readonly PlayerView[] => view.players;

/** From home, or from where it stood, to where it stands. */
export function workersPlaced(before: View, after: View): Flight[] {
  const old = new Map(places(before).map(({ id, workers }) => [id, workers]));
  const now = new Map(places(after).map(({ id, workers }) => [id, workers]));
  const left = (seat: number): string[] =>
    [...old]
      .filter(([id, workers]) => count(workers, seat) > count(now.get(id) ?? [], seat))
      .map(([id]) => `place/${id}`);
  return [...now].flatMap(([id, workers]) =>
    seatsOf(after)
      .filter(({ seat }) => count(workers, seat) > count(old.get(id) ?? [], seat))
      .map(({ seat }): Flight => ({
        what: 'worker',
        from: [...left(seat), `home/${seat}`, `player/${seat}`],
        to: [`place/${id}`],
      })),
  );
}

/** On cards of cities, the own or somebody else's. */
export function workersInCities(before: View, after: View): Flight[] {
  return after.players.flatMap(({ seat: owner, city }) =>
    city.flatMap(({ slot, workers }): Flight[] => {
      const had = before.players[owner].city.find((card) => card.slot === slot)?.workers ?? [];
      return seatsOf(after)
        .filter(({ seat }) => count(workers, seat) > count(had, seat))
        .map(({ seat }) => ({
          what: 'worker',
          from: [`home/${seat}`, `player/${seat}`],
          to: [`city/${owner}/${slot}`, `player/${owner}`],
        }));
    }),
  );
}

export function workersHome(before: View, after: View): Flight[] {
  return after.players.flatMap(({ seat, ready }) =>
    ready <= before.players[seat].ready
      ? []
      : places(before)
          .filter(({ id, workers }) => {
            const now = places(after).find((place) => place.id === id)?.workers ?? [];
            return count(workers, seat) > count(now, seat);
          })
          .map(({ id }): Flight => ({
            what: 'worker',
            from: [`place/${id}`],
            to: [`home/${seat}`, `player/${seat}`],
          })),
  );
}

export function newWorkers(before: View, after: View): Flight[] {
  return after.players
    .filter(({ seat, workers }) => workers.length !== before.players[seat].workers.length)
    .map(({ seat }) => glow(`home/${seat}`, `player/${seat}`));
}

export function cardsLaid(before: View, after: View): Flight[] {
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
          // What others play was shown in the middle.
          from: [
            ...(seat === after.seat ? [] : ['stage']),
            ...open,
            ...layOpen(before, after, seat, card),
            `hand/${seat}`,
            `player/${seat}`,
          ],
          to: [`city/${seat}/${slot}`, `player/${seat}`],
        };
      }),
  );
}

export function cardsLeft(before: View, after: View): Flight[] {
  return before.players.flatMap(({ seat, city }) =>
    city
      .filter(({ slot, card }) =>
        after.players[seat].city.every((now) => now.slot !== slot || now.card !== card),
      )
      .map((): Flight => ({
        what: 'card',
        from: [`city/${seat}`, `player/${seat}`],
        to: ['discard'],
      })),
  );
}

function goods(player: PlayerView): readonly (readonly [Good, number])[] {
  return [
    ...RESOURCE_NAMES.map((good): [Good, number] => [good, player.resources[good]]),
    ['point', player.points],
  ];
}

function changes(before: View, after: View, by: 1 | -1): [number, Good, number][] {
  return after.players.flatMap((player) => {
    const old = new Map(goods(before.players[player.seat]));
    return goods(player)
      .map(([good, n]): [number, Good, number] => [player.seat, good, by * (n - old.get(good)!)])
      .filter(([, , n]) => n > 0);
  });
}

export function goodsGained(before: View, after: View): Flight[] {
  const source = [...workersPlaced(before, after), ...workersInCities(before, after)].flatMap(
    ({ to }) => to,
  );
  return changes(before, after, 1).flatMap(([seat, what, n]) =>
    times(n, {
      what,
      from: [...carsLeft(before, after), ...source, `city/${seat}`, `player/${seat}`],
      to: [`supply/${seat}`, `player/${seat}`],
    }),
  );
}

/** What is paid goes to where something was bought, or to whoever gets it. */
export function goodsSpent(before: View, after: View): Flight[] {
  const richer = changes(before, after, 1);
  const bought = [...cardsLaid(before, after), ...workersPlaced(before, after)].flatMap(
    ({ to }) => to,
  );
  return changes(before, after, -1).flatMap(([seat, what, n]) => {
    const other = richer.find(([who, good]) => who !== seat && good === what)?.[0];
    const to = other === undefined ? bought : [`supply/${other}`, `player/${other}`];
    return times(n, {
      what,
      from: [`supply/${seat}`, `player/${seat}`],
      to: [...to, 'deck'],
    });
  });
}

export function cardsDrawn(before: View, after: View): Flight[] {
  return after.players.flatMap(({ seat, handCount }) =>
    times(handCount - before.players[seat].handCount, {
      what: 'card',
      from: ['deck'],
      to: [`hand/${seat}`, `player/${seat}`],
    }),
  );
}

/** To the discard pile, or to somebody whose hand has grown. */
export function cardsShed(before: View, after: View): Flight[] {
  const grown = after.players.find(
    ({ seat, handCount }) => handCount > before.players[seat].handCount,
  );
  return after.players.flatMap(({ seat, handCount }) =>
    times(before.players[seat].handCount - handCount, {
      what: 'card',
      from: [`hand/${seat}`, `player/${seat}`],
      to: grown ? [`hand/${grown.seat}`, `player/${grown.seat}`] : ['discard'],
    }),
  );
}

export function meadowFilled(before: View, after: View): Flight[] {
  return after.meadow.flatMap((id, i): Flight[] =>
    id !== null && id !== before.meadow[i]
      ? [{ what: 'card', from: ['deck'], to: [`meadow/${i}`] }]
      : [],
  );
}
