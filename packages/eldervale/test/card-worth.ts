/** What Vaults and Prophecies score, reckoned from what their owner sees, with no code of the rules. */
import type { View } from '../src/index.ts';

type Player = View['seats'][number];
type Card = Player['tableau'][number];
type Realm = View['realms'][number];

export const RUINS: ReadonlySet<string> = new Set([
  'mage-tower',
  'fortress',
  'mill',
  'portal',
  'dungeon',
  'dungeon-2',
  'oracle',
  'dragons-den',
]);

export const elementOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

export const isNextTo = (a: { q: number; r: number }, b: { q: number; r: number }): boolean => {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
};

const tokensOn = ({ slots }: Card) => slots.filter((token) => token !== null);
const symbolsOn = (card: Card): number =>
  tokensOn(card).reduce((n, { shows }) => n + (shows?.length ?? 0), 0);
const elementsOn = (card: Card): number =>
  new Set(tokensOn(card).map(({ element }) => element)).size;
/** More with an Orb on the card. */
const byOrb = ({ orb }: Card, n: number): number => n * (orb === true ? 3 : 2);

const VAULTS: Readonly<Record<string, (card: Card, player: Player) => number>> = {
  'air-11': (card) => symbolsOn(card) + (elementsOn(card) > 1 ? 3 : 0),
  'earth-01': (card) => (card.orb === true ? 2 * symbolsOn(card) : 0),
  'fire-08': (card, { glory }) => byOrb(card, card.stored.length) + Math.min(4, glory ?? 0),
  'water-10': (card) => byOrb(card, card.stored.length) + (new Set(card.stored).size > 4 ? 2 : 0),
  'light-08': (card) => byOrb(card, card.stored.length),
  'darkness-06': (card) =>
    byOrb(card, tokensOn(card).length) + (tokensOn(card).length === 3 ? 3 : 0),
  'order-03': (card) => 3 * card.stored.length,
  'order-04': (card) => 3 * elementsOn(card),
  'order-05': (card) => (card.orb === true ? 3 * symbolsOn(card) : 2 * tokensOn(card).length),
  // Without an Orb dice are rolled: the least they can bring.
  'chaos-11': (card) => (card.orb === true ? 6 : 2) * tokensOn(card).length,
};

/** What the Vaults of a player bring at least, and how much more dice may add. */
export function vaultWorth(player: Player): { least: number; dice: number } {
  let least = 0;
  let dice = 0;
  for (const card of player.tableau) {
    least += VAULTS[card.card]?.(card, player) ?? 0;
    if (card.card === 'chaos-11' && card.orb !== true) dice += 4 * tokensOn(card).length;
  }
  return { least, dice };
}

/** How often the elements of a Tableau are there, Starter card included. */
function elementCounts({ element, tableau }: Player): number[] {
  const all = [element!, ...tableau.map(({ card }) => elementOf(card))];
  return [...new Set(all)].map((each) => all.filter((other) => other === each).length);
}

const homesOf = ({ realms }: View, seat: number): Realm[] =>
  realms.filter(({ dweller }) => dweller === seat);

function leads({ seats }: View, { seat, power }: Player): number {
  const others = seats.filter((other) => other.seat !== seat);
  return Object.entries(power).filter(
    ([element, space]) => space > 0 && others.every((other) => (other.power[element] ?? 0) < space),
  ).length;
}

const ADVANCED = new Set(['warrior', 'wizard', 'dragon']);

const PROPHECIES: Readonly<Record<string, (view: View, player: Player) => number>> = {
  'of-hearths': (view, { seat }) => Math.min(4, homesOf(view, seat).length),
  'of-high-seats': (view, player) => Math.min(4, 2 * leads(view, player)),
  'of-many-colours': (_view, player) => Math.min(4, elementCounts(player).length),
  'of-one-song': (_view, player) => Math.min(5, Math.max(...elementCounts(player))),
  'of-loud-deeds': (_view, { glory }) => Math.min(5, glory ?? 0),
  'of-old-stones': (view, { seat }) =>
    Math.min(
      4,
      view.realms.filter(
        (realm) =>
          RUINS.has(realm.tile) && homesOf(view, seat).some((home) => isNextTo(home, realm)),
      ).length,
    ),
  'of-full-coffers': (_view, { resources }) =>
    Math.min(4, Math.floor(Object.values(resources).reduce((n, each) => n + each, 0) / 2)),
  'of-doors-and-locks': (_view, { tableau }) =>
    Math.min(6, 2 * tableau.filter(({ card }) => card.endsWith('-door') || card in VAULTS).length),
  'of-banners': (_view, { tray }) => 6 - 2 * tray.filter((unit) => ADVANCED.has(unit)).length,
  'of-kept-promises': (_view, { quests }) => 1 + Math.min(4, 2 * quests.length),
  'of-wide-roads': (view, { seat }) => {
    const elements = new Set(homesOf(view, seat).map(({ tile }) => elementOf(tile))).size;
    return Math.min(5, elements) + (elements > 2 ? 1 : 0);
  },
};

/** What the hands bring when they are revealed from the lowest score `before` to the highest. */
export function prophecyWorth(views: readonly View[], before: readonly number[]): number[] {
  const [{ first }] = views;
  const scores = [...before];
  const inTurn = before.map((_, i) => (first + i) % before.length);
  for (const seat of inTurn.toSorted((a, b) => before[a] - before[b])) {
    const player = views[seat].seats[seat];
    const hand = player.hand ?? [];
    if (hand.includes('of-the-humble')) {
      scores[seat] += scores.every((other) => other >= scores[seat]) ? 4 : 1;
    }
    for (const card of hand) scores[seat] += PROPHECIES[card]?.(views[seat], player) ?? 0;
  }
  return scores.map((score, seat) => score - before[seat]);
}
