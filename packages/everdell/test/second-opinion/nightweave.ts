/**
 * What Nightweave must do with a card, worked out a second time: from what everybody sees and from the printed
 * data alone, with plain lists and without a line of her own rules.
 */
import { BASIC_EVENT_LIST, CARDS, SPECIAL_EVENT_LIST, type View } from '../../src/index.ts';
import type { ActionCard, Option, Step } from '../../src/mistwood/actionCards.ts';

const BASIC = [
  'basic-three-twigs',
  'basic-two-resin',
  'basic-one-pebble',
  'basic-one-berry-one-card',
];
const SEASONS = ['winter', 'spring', 'summer', 'autumn'];

/** A row from a place on, in one direction, once around. */
function around<T>(row: readonly T[], start: number, arrow: number): T[] {
  return row.map((_, n) => row[(start + arrow * n + row.length * 8) % row.length]);
}

const fromEnd = <T>(row: readonly T[], arrow: number): T[] =>
  arrow === 1 ? [...row] : row.toReversed();

interface Expected {
  readonly part: 'first' | 'second' | 'substitute' | 'prepares';
  /** Where spiders go, as far as that is settled; null = people choose among cards. */
  readonly spiders: readonly (string | null)[];
}

/** Games without boxes: what she does with this card in this position, before the turn. */
export function expected(view: View, card: ActionCard, specialTaken: boolean): Expected {
  const her = view.nightweave!;
  const mine = view.players[her.seat];
  const placed = her.figure > 0 && mine.workers.every(({ at }) => at !== 'ready');
  if (card.icon !== null && placed) return { part: 'prepares', spiders: [] };
  const [first, second] = card.options[SEASONS.indexOf(her.season)]!;
  const can = (option: Option) =>
    option.every((step) => possible(view, step, card.arrow, specialTaken));
  const part = can(first) ? 'first' : can(second) ? 'second' : 'substitute';
  const steps = { first, second, substitute: card.substitute }[part];
  const spiders = steps.flatMap((step) => target(view, step, card.arrow, specialTaken));
  return { part, spiders };
}

function possible(view: View, step: Step, arrow: number, specialTaken: boolean): boolean {
  const her = view.nightweave!;
  const mine = view.players[her.seat];
  switch (step.do) {
    case 'spider':
      return mine.ready > 0 && target(view, step, arrow, specialTaken).length > 0;
    case 'figure':
      return her.figure === 0;
    case 'draw':
      return view.deck + view.discard > 0;
    case 'discard':
      return her.deck > 0;
    case 'playDeck':
      return her.deck > 0 && mine.city.length < 15;
    case 'playMeadow':
      return mine.city.length < 15;
    case 'points':
      return true;
    case 'frog':
      return false;
  }
}

/** Where a spider would go: one place, a choice among cards (null), or nowhere. */
function target(view: View, step: Step, arrow: number, specialTaken: boolean): (string | null)[] {
  const her = view.nightweave!;
  if (step.do !== 'spider' || view.players[her.seat].ready === 0) return [];
  const free = (places: readonly { id: string; workers: readonly number[] }[]) =>
    places
      .filter(({ workers }) => workers.length === 0)
      .slice(0, 1)
      .map(({ id }) => id);
  switch (step.at) {
    case 'basic': {
      const row = BASIC.map((id) => view.basic.find((place) => place.id === id)!);
      return free(around(row, BASIC.indexOf(step.place), arrow));
    }
    case 'forest':
      return free(around(view.forest, step.clearing, arrow).flatMap((place) => place ?? []));
    case 'journey': {
      const row = view.journey.filter(({ points }) => points > 2);
      return free(
        around(
          row,
          row.findIndex(({ points }) => points === step.points),
          arrow,
        ),
      );
    }
    case 'own':
      return cardsOf(view, her.seat, false).length > 0 ? [null] : [];
    case 'open': {
      const people = view.players.filter(({ automatic }) => !automatic).map(({ seat }) => seat);
      const owner = [...fromEnd(people, arrow), her.seat].find(
        (seat) => cardsOf(view, seat, true).length > 0,
      );
      return owner === undefined ? [] : [null];
    }
    case 'basicEvent':
      return bestEvent(view, view.basicEvents, basicNeeds, arrow, 2);
    case 'specialEvent':
      return specialTaken ? [] : bestEvent(view, view.specialEvents, specialNeeds, arrow, 1);
    case 'haven':
      return ['haven'];
    case 'wonder':
      return [];
  }
}

function cardsOf(view: View, seat: number, open: boolean): string[] {
  return view.players[seat].city
    .filter(({ card, workers }) => {
      const { visit } = CARDS.of(CARDS.kindOf(card));
      return (
        visit !== undefined && (visit.open ?? false) === open && workers.length < (visit.spots ?? 1)
      );
    })
    .map(({ card }) => card);
}

/** The single things an Event asks for, each as a test of a card: one condition each (28.12). */
type Conditions = (id: string) => readonly ((card: string) => boolean)[];

const colorOf = (card: string) => CARDS.of(CARDS.kindOf(card)).color;

const basicNeeds: Conditions = (id) => {
  const { colors = {} } = BASIC_EVENT_LIST.find((event) => event.id === id)!.needs;
  return Object.entries(colors).flatMap(([color, n]) =>
    Array.from({ length: n }, () => (card: string) => colorOf(card) === color),
  );
};

const specialNeeds: Conditions = (id) => {
  const { cards = [] } = SPECIAL_EVENT_LIST.list.find((event) => event.id === id)!.needs;
  return cards.map((wanted) => (card: string) => card === wanted);
};

function bestEvent(
  view: View,
  row: View['basicEvents'],
  needs: Conditions,
  arrow: number,
  enough: number,
): string[] {
  const city = view.players[view.nightweave!.seat].city.map(({ card }) => card);
  const left = fromEnd(row, arrow).filter(({ owner }) => owner === null);
  const met = (id: string): number => {
    const rest = [...city];
    return needs(id).filter((fits) => {
      const i = rest.findIndex(fits);
      if (i >= 0) rest.splice(i, 1);
      return i >= 0;
    }).length;
  };
  const all = left.find(({ id }) => met(id) === needs(id).length);
  const some = left.find(({ id }) => met(id) >= enough);
  return [all ?? some ?? left[0]].flatMap((event) => event?.id ?? []);
}
