/** Texts about what lies on the table, as data. The words themselves are in words/. */
import type { Effect, State, Text, Wording } from '@evervale/kernel';
import { allOf, anyOf } from '@evervale/kernel/text';
import { cardOf, magicOf, tileId, tokenElement, tokenOf } from './content/tables.ts';
import { ELEMENTS, GOODS, UNITS } from './content/terms.ts';
import { FACTIONS } from './content/factions.ts';
import { MONSTER_KIND, MONSTER_UNIT, TILE } from './state/layout.ts';
import { typeOf } from './state/units.ts';

export const t = (key: string, args?: Text['args']): Text => (args ? { key, args } : { key });
export const name = (id: string): Text => ({ key: 'name', args: { id } });
export const player = (seat: number): Text => ({ key: 'player', args: { seat } });

export const cardName = (kind: number): Text => name(cardId(kind));
export const magicName = (kind: number): Text => name(magicOf(kind).id);
export const tileName = (tile: number): Text => name(tileId(tile));
export const realmName = (s: State, realm: number): Text => tileName(s[TILE + realm]);
export const elementName = (element: number): Text => name(ELEMENTS[element]);
export const factionName = (faction: number): Text => name(FACTIONS[faction].id);
export const unitName = (s: State, unit: number): Text => name(unitId(s, unit));

export const STARTER_SPACES = ['summon', 'gather', 'dwell'] as const;

/** Adventure cards by number, then the three spaces of the Starter card. */
export function cardId(kind: number): string {
  return kind > 104 ? STARTER_SPACES[kind - 105] : cardOf(kind).id;
}

/** The id of a figure: its type, or the Monster it is. */
export function unitId(s: State, unit: number): string {
  if (unit < MONSTER_UNIT) return UNITS[typeOf(unit)];
  return monsterId(s[MONSTER_KIND + unit - MONSTER_UNIT]);
}

/** Set when the Monsters are numbered. */
let monsterId: (kind: number) => string = () => 'monster';
export function useMonsterIds(of: (kind: number) => string): void {
  monsterId = of;
}

/** A token as a key: what it shows, `gem+scroll` or `gem-or-scroll`. */
export function tokenKey(token: number): string {
  const { shows, choice } = tokenOf(token);
  return shows.join(choice ? '-or-' : '+');
}

/** What a token shows: "2 Gems", "1 Gem and 1 Scroll", "1 Gem or 1 Scroll". */
export function tokenText(token: number): Text {
  const { shows, choice } = tokenOf(token);
  const kinds = [...new Set(shows)];
  const texts = kinds.map((good) =>
    t(`n.${good}`, { n: shows.filter((each) => each === good).length }),
  );
  return choice ? anyOf(texts) : allOf(texts);
}

/** A token that a player holds: what it shows, and its element, by which Vaults may count it (E12.15). */
export const heldTokenText = (token: number): Text =>
  t('token.held', { token: tokenText(token), element: elementName(tokenElement(token)) });

export const goodName = (r: number): Text => name(GOODS[r]);

/** How an effect is put as an option. Set by words/, which know all effects. */
let effectText: (effect: Effect) => Text = (effect) => name(effect.verb);
export function useEffectText(of: (effect: Effect) => Text): void {
  effectText = of;
}
export const effectWording = (key: string, effect: Effect): Wording => ({
  key,
  text: t('option.effect', { text: effectText(effect) }),
});

/** With the name of what says it, where several things could. */
export const abilityWording = (key: string, source: string, effect: Effect): Wording => ({
  key,
  text: t('option.effectOf', { source: name(source), text: effectText(effect) }),
});

export const done = (key = 'done'): Wording => ({ key, text: t(`option.${key}`) });
