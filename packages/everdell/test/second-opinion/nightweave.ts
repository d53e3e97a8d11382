/**
 * What Nightweave must do with a card, worked out a second time: from what everybody sees and from the printed
 * data alone, with plain lists and without a line of her own rules.
 */
import { BASIC_EVENT_LIST, CARDS, SPECIAL_EVENT_LIST, type View } from '../../src/index.ts';
import type { Requirement } from '../../src/content/board.ts';
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

/** What she does with this card in this position, before the turn, whatever boxes and modules are in the game. */
export function expected(view: View, card: ActionCard, specialTaken: boolean): Expected {
  const her = view.nightweave!;
  const mine = view.players[her.seat];
  const placed = her.figure > 0 && !hasFrog(view) && mine.workers.every(({ at }) => at !== 'ready');
  if (card.icon !== null && placed) return { part: 'prepares', spiders: [] };
  const [first, second] = card.options[SEASONS.indexOf(her.season)]!;
  const can = (option: Option) =>
    option.every((step) => possible(view, step, card.arrow, specialTaken));
  const part = can(first) ? 'first' : can(second) ? 'second' : 'substitute';
  const steps = { first, second, substitute: card.substitute }[part];
  const spiders = steps.flatMap((step) => target(view, step, card.arrow, specialTaken));
  return { part, spiders };
}

/** A card of the pile may be Legendary, which a full city takes: then nobody can say beforehand (CB-10). */
export function isOpenQuestion(view: View, card: ActionCard): boolean {
  const her = view.nightweave!;
  const playsFromDeck = card.options[SEASONS.indexOf(her.season)]!.some((option) =>
    option.some((step) => step.do === 'playDeck'),
  );
  return view.boxes.includes('legends') && playsFromDeck && isFull(view);
}

/** 26.10: every card takes one space, a Legendary one none (31.7). */
function isFull(view: View): boolean {
  const { city } = view.players[view.nightweave!.seat];
  const plain = city.filter(({ card }) => CARDS.of(CARDS.kindOf(card)).rarity !== 'legendary');
  return plain.length >= 15;
}

/** 31.19, 31.21: from spring on she has a frog, which is still to be placed. */
function hasFrog(view: View): boolean {
  const { seat, season } = view.nightweave!;
  return season !== 'winter' && view.players[seat].pearlbrook?.frog.at === 'ready';
}

/** 31.22, 31.23: any spot of the river without a frog. */
function canSendFrog(view: View): boolean {
  const spots = view.pearlbrook?.river ?? [];
  return (
    hasFrog(view) && spots.some(({ covered, card, frog }) => (covered || card) && frog === null)
  );
}

/** Pearls that the wonders cost; 12.29. */
const WONDER_PEARLS: Record<string, number> = {
  'hopewatch-gate': 2,
  'mistrise-fountain': 2,
  'sunblaze-bridge': 3,
  'starfalls-flame': 3,
};

/** 31.24: the unbuilt wonder with the highest cost she can pay. */
function wonderOf(view: View, arrow: number): string[] {
  const purse = view.players[view.nightweave!.seat].pearlbrook?.pearls ?? 0;
  const left = (view.pearlbrook?.wonders ?? []).filter(
    ({ id, owner }) => owner === null && WONDER_PEARLS[id] <= purse,
  );
  const highest = Math.max(...left.map(({ id }) => WONDER_PEARLS[id]));
  return fromEnd(left, arrow)
    .filter(({ id }) => WONDER_PEARLS[id] === highest)
    .slice(0, 1)
    .map(({ id }) => id);
}

/** 31.20: without a spider the frog goes. An adornment alone needs neither (CB-8). */
function canPlace(view: View, step: Step, arrow: number, specialTaken: boolean): boolean {
  const her = view.nightweave!;
  const mine = view.players[her.seat];
  if (step.do === 'spider' && step.at === 'wonder' && wonderOf(view, arrow).length === 0) {
    if ((mine.pearlbrook?.pearls ?? 0) > 0 && her.adornments < 2) return true;
  }
  if (mine.ready === 0) return canSendFrog(view);
  return target(view, step, arrow, specialTaken).length > 0;
}

function possible(view: View, step: Step, arrow: number, specialTaken: boolean): boolean {
  const her = view.nightweave!;
  switch (step.do) {
    case 'spider':
      return canPlace(view, step, arrow, specialTaken);
    case 'figure':
      return her.figure === 0;
    case 'draw':
      return view.deck + view.discard > 0;
    case 'discard':
      return her.deck > 0;
    case 'playDeck':
      return her.deck > 0 && !isFull(view);
    case 'playMeadow':
      return !isFull(view);
    case 'points':
      return true;
    case 'frog':
      return canSendFrog(view);
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
      // 31.39.
      if (view.station !== null) return [];
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
      return specialTaken
        ? []
        : bestEvent(view, view.specialEvents, specialNeeds, arrow, asks(view));
    case 'haven':
      return [view.market === null ? 'haven' : 'market'];
    case 'wonder':
      return wonderOf(view, arrow);
  }
}

/** 28.10: of an Event she does not meet she needs one condition, with Events of boxes two. */
function asks(view: View): number {
  return view.boxes.some((box) => box === 'bellfaire-events' || box === 'newleaf-events') ? 2 : 1;
}

/** Discoveries with a location that is open to all; the others are for their owner. */
const OPEN_FINDS = new Set(['cartographers-caravan', 'map-seller', 'moleia-mines']);

/** Locations of a city with room for a spider; on discoveries there always is some (31.35). */
function cardsOf(view: View, seat: number, open: boolean): string[] {
  const { city, travel } = view.players[seat];
  const cards = city.filter(({ card, workers }, slot) => {
    const { visit } = CARDS.of(CARDS.kindOf(card));
    // 31.27: the Ferry has one place, for a spider or a frog.
    if (card === 'ferry') return open && workers.length === 0 && !frogOn(view, seat, slot);
    return (
      visit !== undefined && (visit.open ?? false) === open && workers.length < (visit.spots ?? 1)
    );
  });
  const finds = (travel?.discoveries ?? []).filter(
    ({ id, type }) => type === 'location' && OPEN_FINDS.has(id) === open,
  );
  return [...cards.map(({ card }) => card), ...finds.map(({ id }) => id)];
}

function frogOn(view: View, owner: number, i: number): boolean {
  const { slot } = view.players[owner].city[i];
  return view.players.some(({ pearlbrook }) => {
    const frog = pearlbrook?.frog;
    return frog?.at === 'city' && frog.city === owner && frog.slot === slot;
  });
}

/** The single things an Event asks for, each as a test of a card: one condition each (28.12). */
type Conditions = (id: string) => {
  readonly cards: readonly ((card: string) => boolean)[];
  /** Events achieved before. */
  readonly events: number;
};

const cardOf = (card: string) => CARDS.of(CARDS.kindOf(card));
const times = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);

function conditionsOf({ cards = [], colors = {}, count, sort, events = 0 }: Requirement) {
  return {
    cards: [
      ...cards.map((wanted) => (card: string) => card === wanted || replaced(card) === wanted),
      ...Object.entries(colors).flatMap(([color, n]) =>
        times(n, (card: string) => cardOf(card).color === color),
      ),
      ...times(
        count?.n ?? 0,
        (card: string) => count!.kind === undefined || cardOf(card).kind === count!.kind,
      ),
      ...times(
        sort?.n ?? 0,
        (card: string) => cardOf(card).kind === sort!.kind && cardOf(card).rarity === sort!.rarity,
      ),
    ],
    events,
  };
}

/** 18.8: what a Legendary card counts as. */
const replaced = (card: string): string | undefined => cardOf(card).countsAs;

const basicNeeds: Conditions = (id) =>
  conditionsOf(BASIC_EVENT_LIST.find((event) => event.id === id)!.needs);

const specialNeeds: Conditions = (id) =>
  conditionsOf(SPECIAL_EVENT_LIST.list.find((event) => event.id === id)!.needs);

/** 31.16: the Flower Festival lies between the second and the third basic Event. */
function inRow(row: View['basicEvents']): View['basicEvents'] {
  const festival = row.filter(({ id }) => id === 'flower-festival');
  const others = row.filter(({ id }) => id !== 'flower-festival');
  return [...others.slice(0, 2), ...festival, ...others.slice(2)];
}

function bestEvent(
  view: View,
  row: View['basicEvents'],
  needs: Conditions,
  arrow: number,
  enough: number,
): string[] {
  const { seat } = view.nightweave!;
  const city = view.players[seat].city.map(({ card }) => card);
  const hers = [...view.basicEvents, ...view.specialEvents].filter(({ owner }) => owner === seat);
  const left = fromEnd(inRow(row), arrow).filter(({ owner }) => owner === null);
  const met = (id: string): number => {
    const rest = [...city];
    const cards = needs(id).cards.filter((fits) => {
      const i = rest.findIndex(fits);
      if (i >= 0) rest.splice(i, 1);
      return i >= 0;
    });
    return cards.length + Math.min(needs(id).events, hers.length);
  };
  const all = left.find(({ id }) => met(id) === needs(id).cards.length + needs(id).events);
  const some = left.find(({ id }) => met(id) >= enough);
  return [all ?? some ?? left[0]].flatMap((event) => event?.id ?? []);
}
