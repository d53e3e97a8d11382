/**
 * Who listens to a moment, and which standing rules there are: lists made once from all content, so
 * that nothing has to be searched in a Tableau.
 */
import type { State } from '@evervale/kernel';
import { isTriggered, type Moment, type Rule, type Triggered } from '../content/ability.ts';
import { FACTIONS } from '../content/factions.ts';
import type { MonsterAbility } from '../content/monster.ts';
import { MONSTER_LIST } from '../content/monsters/index.ts';
import { FACTION_SOURCE, MONSTER_SOURCE } from '../content/sources.ts';
import { CARD_KINDS, cardOf } from '../content/tables.ts';
import {
  CARD_OWNER,
  FACTION,
  LIMITS,
  MINOTAUR_UNIT,
  MONSTERS_MAX,
  MONSTER_KIND,
  MONSTER_UNIT,
  OWNER,
  PEACE,
  TURN,
  playerAt,
} from '../state/layout.ts';
import { isGhost } from '../state/seats.ts';
import { lacksOrb } from '../state/tableau.ts';
import { realmOfUnit } from '../state/units.ts';

/** Whose ability it is: a card's, a faction's or a Monster's. All have one shape, since battles ask often. */
export interface Holder {
  /** 0 = no card. */
  readonly card: number;
  /** -1 = no faction; which of its abilities. */
  readonly faction: number;
  readonly index: number;
  /** 0 = no Monster; which of its abilities, and whether it is about a dominated one. */
  readonly monster: number;
  readonly ability: MonsterAbility | undefined;
  readonly dominated: boolean;
}

const NOBODY: Holder = {
  card: 0,
  faction: -1,
  index: 0,
  monster: 0,
  ability: undefined,
  dominated: false,
};

export interface Listener {
  readonly holder: Holder;
  readonly ability: Triggered;
  /** The bit of its limit among LIMITS, -1 = none. */
  readonly limit: number;
}

export interface Standing<R extends Rule = Rule> {
  readonly holder: Holder;
  readonly rule: R;
}

const listeners = new Map<Moment, Listener[]>();
const standing = new Map<Rule['rule'], Standing[]>();
/** How many abilities have a limit of each span. */
const limits = { turn: 0, battle: 0, game: 0 };
const SPANS = ['turn', 'battle', 'game'] as const;

function add(whose: Partial<Holder>, ability: Triggered | Rule): void {
  const holder: Holder = { ...NOBODY, ...whose };
  if (!isTriggered(ability)) {
    standing.set(ability.rule, [...(standing.get(ability.rule) ?? []), { holder, rule: ability }]);
    return;
  }
  const limit =
    ability.limit === undefined ? -1 : SPANS.indexOf(ability.limit) * 8 + limits[ability.limit]++;
  const list = listeners.get(ability.on) ?? [];
  listeners.set(ability.on, [...list, { holder, ability, limit }]);
}

for (let card = 1; card <= CARD_KINDS; card++) {
  for (const ability of cardOf(card).abilities ?? []) add({ card }, ability);
}
FACTIONS.forEach(({ abilities }, faction) =>
  abilities.forEach(({ does }, index) => does.forEach((each) => add({ faction, index }, each))),
);
MONSTER_LIST.forEach(({ abilities }, i) => {
  const monster = i + 1;
  for (const ability of abilities) {
    const both = ability.doesDominated === undefined;
    for (const each of ability.does) {
      add({ monster, ability, dominated: false }, each);
      if (both) add({ monster, ability, dominated: true }, each);
    }
    for (const each of ability.doesDominated ?? []) {
      add({ monster, ability, dominated: true }, each);
    }
  }
});

for (const span of SPANS) {
  if (limits[span] > 8) throw new Error(`more than 8 abilities have the limit ${span}`);
}
for (const [moment, list] of listeners) {
  if (list.length > 24) throw new Error(`more than 24 abilities listen to ${moment}`);
}

export const listenersTo = (moment: Moment): readonly Listener[] => listeners.get(moment) ?? [];

export function rulesOf<K extends Rule['rule']>(
  rule: K,
): readonly Standing<Extract<Rule, { rule: K }>>[] {
  return (standing.get(rule) ?? []) as Standing<Extract<Rule, { rule: K }>>[];
}

/** Every effect that something listens with, so that all get their place in the program. */
export function listening(): Triggered[] {
  return [...listeners.values()].flatMap((list) => list.map(({ ability }) => ability));
}

/** The figure that is this Monster, or -1 if it is not in the game. */
export function figureOf(s: State, monster: number): number {
  for (let m = 0; m < MONSTERS_MAX; m++) {
    if (s[MONSTER_KIND + m] === monster) return MONSTER_UNIT + m;
  }
  return -1;
}

/** Does this ability work for the player now? */
export function works(s: State, seat: number, holder: Holder): boolean {
  if (holder.card !== 0) {
    // The Ghosts never use the abilities of their cards (E27.4).
    if (s[CARD_OWNER + holder.card] !== seat + 1 || isGhost(s, seat)) return false;
    return !lacksOrb(s, holder.card);
  }
  if (holder.faction >= 0) return s[playerAt(seat) + FACTION] === holder.faction + 1;
  const figure = figureOf(s, holder.monster);
  if (figure < 0) return false;
  const owner = s[OWNER + figure - MINOTAUR_UNIT];
  if (owner > 0 !== holder.dominated) return false;
  const ability = holder.ability!;
  if (ability.inEldervale && realmOfUnit(s, figure) < 0) return false;
  if (owner > 0) return owner === seat + 1 && ability.dominated !== 'none';
  // E18.10: dormant during the Peaceful Start.
  if (s[PEACE] === 1 || realmOfUnit(s, figure) < 0) return false;
  return ability.wild === 'everyone' || (ability.wild === 'active' && s[TURN] === seat);
}

/** What says it (content/sources.ts). */
export function sourceOf(s: State, holder: Holder): number {
  if (holder.card !== 0) return holder.card;
  if (holder.faction >= 0) return FACTION_SOURCE + holder.faction * 2 + holder.index;
  return MONSTER_SOURCE + figureOf(s, holder.monster) - MONSTER_UNIT;
}

/** The id, and so the name, of what says it: an ability, or a card. */
export function abilityId(holder: Holder): string {
  if (holder.card !== 0) return cardOf(holder.card).id;
  if (holder.faction >= 0) return FACTIONS[holder.faction].abilities[holder.index].id;
  return holder.ability!.id;
}

export const isUsedUp = (s: State, limit: number): boolean =>
  limit >= 0 && ((s[LIMITS + (limit >> 3)] >> (limit & 7)) & 1) === 1;

export function useUp(s: State, limit: number): void {
  if (limit >= 0) s[LIMITS + (limit >> 3)] |= 1 << (limit & 7);
}
