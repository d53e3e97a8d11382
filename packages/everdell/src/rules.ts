/**
 * Puts the game together: the boxes bring their content, the verbs make the machine, and every
 * effect gets its place in the program. This happens once, when the module is loaded; the order
 * fixes the numbers of cards and effects, and with them the rules version.
 */
import {
  Machine,
  push,
  seqVerb,
  type Effect,
  type Seq,
  type Seed,
  type State,
  type Verb,
} from '@evervale/kernel';
import { boxBits, EVENT_MIXES } from './boxes.ts';
import { bellfaireVerbs, loadBellfaire } from './bellfaire/index.ts';
import { loadBase } from './base/index.ts';
import { deal, dealHands, emptyTable } from './base/setup.ts';
import { BASIC_LOCATIONS, FORESTS, SPECIAL_EVENT_LIST } from './content/board.ts';
import { settleNeeds } from './content/needs.ts';
import { CARDS } from './content/tables.ts';
import { everdellVerbs } from './effects/index.ts';
import { theMachine, useMachine } from './effects/machine.ts';
import { markPlainProductions } from './effects/production.ts';
import { houseBits, RUGWORT_MODULES, type GameOptions } from './options.ts';
import { corrinVerbs, loadCorrin } from './corrin/index.ts';
import { extraVerbs, loadExtra } from './extra/index.ts';
import { loadFarms } from './farms/index.ts';
import { loadPearlbrook, pearlbrookVerbs } from './pearlbrook/index.ts';
import { legendsVerbs, loadLegends } from './legends/index.ts';
import { loadPowers, powersVerbs, settlePowers } from './powers/index.ts';
import { loadRugwort, rugwortVerbs } from './rugwort/index.ts';
import { loadRugwortCards, rugwortCardVerbs } from './rugwort-cards/index.ts';
import { MODULES, RUGWORT_BOX, YEAR } from './rugwort/room.ts';
import { havenEffect, journeyEffects } from './base/havenAndJourney.ts';
import { EVENT_MIX } from './state/layout.ts';
import { handsLater, joined, joinedEffects, layOutBoxes, setupBoxes } from './turn/joints.ts';
import { payUnits } from './turn/payment.ts';
import { noticeEvent, noticeEventVerb, settlePlaces } from './turn/placing.ts';
import { playCard } from './turn/playing.ts';
import { prepare } from './turn/season.ts';
import { turns } from './turn/turn.ts';

loadBase();
loadRugwort();
// Boxes come after the base game, whose cards keep their numbers.
loadExtra();
loadRugwortCards();
loadCorrin();
loadFarms();
loadBellfaire();
// What comes later is loaded later, so that the numbers of all effects before it stay.
const early = contents();
loadLegends();
loadPowers();
loadPearlbrook();
CARDS.settle();
settleNeeds();

export const machine = new Machine([
  seqVerb(theMachine),
  ...everdellVerbs,
  ...rugwortVerbs,
  ...extraVerbs,
  ...rugwortCardVerbs,
  ...corrinVerbs,
  ...bellfaireVerbs,
  ...pearlbrookVerbs,
  noticeEventVerb,
  ...legendsVerbs,
  ...powersVerbs,
] as Verb[]);
useMachine(machine);
[turns, prepare, playCard, payUnits, havenEffect, ...journeyEffects].forEach((e) =>
  machine.load(e),
);
[...early, noticeEvent, ...contents()].forEach((effect) => machine.load(effect));
CARDS.settleNodes();
settlePowers();
markPlainProductions();
settlePlaces(alwaysUseful);

/** The effects of everything that has been brought so far, in the order that gives them numbers. */
function contents(): Effect[] {
  const cards = CARDS.list.flatMap((card) =>
    [card.played, card.production, card.visit?.effect, card.frogVisit?.effect].concat(
      (card.afterPlay ?? []).map(({ effect }) => effect),
      [card.beforeRecall, card.afterEvent, card.afterDraw, card.afterPearl, card.laid],
    ),
  );
  return [
    ...BASIC_LOCATIONS.map(({ effect }) => effect),
    ...FORESTS.list.map(({ effect }) => effect),
    ...SPECIAL_EVENT_LIST.list.flatMap(({ price, effect }) => [price, effect]),
    ...cards,
    ...joinedEffects(),
  ].filter((effect) => effect !== undefined);
}

/** Something is gained for sure, and nothing has to be paid (5.7, 5.8). */
function alwaysUseful(effect: Effect): boolean {
  const steps = effect.verb === 'seq' ? (effect as Seq).steps : [effect];
  if (steps.some((step) => machine.isPrice(step))) return false;
  return steps.some(
    (step) => step.verb === 'gain' || step.verb === 'gainAny' || step.verb === 'useLocation',
  );
}

/** A table with the boxes and house rules of the options, nothing dealt yet. */
export function tableFor(options: GameOptions): State {
  const solo = options.rugwort !== undefined;
  const s = emptyTable(
    options.players,
    options.players + (solo ? 1 : 0),
    houseBits(options.house),
    boxBits(options.boxes ?? []) | (solo ? RUGWORT_BOX : 0),
  );
  s[EVENT_MIX] = EVENT_MIXES.indexOf(options.events ?? 'mixed');
  if (options.rugwort) {
    s[YEAR] = options.rugwort.year;
    options.rugwort.modules.forEach((name) => (s[MODULES] |= 1 << RUGWORT_MODULES.indexOf(name)));
  }
  layOutBoxes(s);
  return s;
}

/** A new game, up to its first decision. */
export function newGame(options: GameOptions, seed: Seed): State {
  const s = tableFor(options);
  deal(s, seed);
  if (!handsLater(s)) dealHands(s, 0);
  setupBoxes(s);
  machine.start(s, turns, 0);
  beforeFirstTurn(s);
  machine.run(s);
  return s;
}

/** The last one pushed comes first, so they are pushed from the last box on. */
function beforeFirstTurn(s: State): void {
  let n = 0;
  while (joined(s, 'first', n) !== undefined) n++;
  while (n > 0) push(s, joined(s, 'first', --n)!.id, 0, 0, 0, 0);
}
