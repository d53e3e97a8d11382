/** Abilities: what happens at a moment, and rules that hold as long as the thing is there. */
import type { Text } from '@evervale/kernel/text';
import {
  isTriggered,
  type Ability,
  type Moment,
  type Rule,
  type Triggered,
  type Where,
} from '../../content/ability.ts';
import { t } from '../text.ts';
import { clauseOf } from './clause.ts';
import type { When } from '../../vocabulary.ts';
import { realmText } from './filter.ts';

export function abilityText(ability: Ability): Text {
  return isTriggered(ability) ? triggeredText(ability) : ruleText(ability);
}

function triggeredText({ on, where, limit, do: effect }: Triggered): Text {
  const moment = momentText(on, where);
  // One thing or another is told after a colon, all else is one sentence with its moment.
  const isFork = effect.verb === 'when' && (effect as When).otherwise !== undefined;
  const text = isFork
    ? t('on.label', { moment, text: clauseOf(effect) })
    : t('on.then', { moment, on, how: howNarrowed(on, where), text: clauseOf(effect, 'then') });
  return limit === undefined ? text : t('limit.note', { text, limit });
}

/** "When you place your Dragon": the moment, narrowed by what must hold then. */
function momentText(on: Moment, where: Where = {}): Text {
  if (on === 'realmAction') return t('on.realmAction', { both: isBoth(where.ruins ?? []) });
  return t(`on.${on}`, { unit: where.unit ?? 'any', ...narrowing(on, where) });
}

/** The Ruins whose use is noticed: the Mage Tower, or it and the Fortress. */
function isBoth(ruins: readonly string[]): string {
  const known = ruins[0] === 'mage-tower' && (ruins[1] ?? 'fortress') === 'fortress';
  if (!known || ruins.length > 2) throw new Error(`there are no words for ${ruins.join(', ')}`);
  return ruins.length === 2 ? 'yes' : 'no';
}

/** How it is joined to the moment depends on what it is: some languages want a comma. */
export function narrowing(on: Moment, where: Where = {}): { more: Text | string; how: string } {
  return { more: narrowed(on, where) ?? '', how: howNarrowed(on, where) };
}

function howNarrowed(on: Moment, where: Where = {}): string {
  return narrowed(on, where)?.key.slice('more.'.length) ?? 'none';
}

/** One thing at most narrows a moment besides its Unit; a test holds that no more is ever said. */
function narrowed(on: Moment, where: Where): Text | undefined {
  const { realm, present, joined, placed, nth, involved, against } = where;
  if (placed) return t('more.triggerBy', { unit: placed });
  if (where.role === 'trigger') return t('more.trigger');
  if (realm) return t('more.in', { realm: realmText(realm, on === 'placed' ? 'to' : 'at') });
  if (where.near) return t('more.near');
  if (present) return present === 'this' ? t('more.withThis') : t('more.with', { unit: present });
  if (joined) return t('more.joined', { unit: joined });
  if (involved !== undefined) return t('more.involved', { is: involved ? 'yes' : 'no' });
  if (against) return t('more.against', { whom: against });
  if (where.outnumbered) return t('more.outnumbered');
  if (where.last) return t('more.last');
  if (nth !== undefined) return t('more.nth', { n: nth });
  return where.withdrawn ? t('more.withdrawn') : undefined;
}

function ruleText(rule: Rule): Text {
  switch (rule.rule) {
    case 'placement':
      return t('rule.placement', { unit: rule.unit ?? 'any', realm: realmText(rule.target) });
    case 'price': {
      const text = t('rule.price', { of: priced(rule.of), n: rule.less, min: rule.min });
      return whileInRealm(rule.whileInRealm, text);
    }
    case 'spellPower':
      return whileInRealm(rule.whileInRealm, t('rule.spellPower', { n: rule.n }));
    case 'noRush':
      return t('rule.noRush', { realm: realmText(rule.target) });
    case 'noJoin':
      return t('rule.noJoin', { unit: rule.unit });
    case 'underworldActions':
      return t('rule.underworldActions', { only: rule.only ?? 'any' });
    case 'rush':
      return rushText(rule);
    case 'diceFromRoll':
      return t('rule.diceFromRoll', { rows: valuesText(rule.values) });
    case 'handLimit':
    case 'joinRange':
    case 'dwellingDice':
    case 'actAs':
    case 'hostUses':
    case 'growDice':
      return t(`rule.${rule.rule}`, { n: rule.n });
    default:
      return t(`rule.${rule.rule}`);
  }
}

/** Cases of a pattern are single words. */
const priced = (of: string): string => (of === 'mage-tower' ? 'tower' : of);

function whileInRealm(unit: string | undefined, text: Text): Text {
  return unit === undefined ? text : t('rule.whileInRealm', { unit, text });
}

function rushText({ reach, only, also }: Extract<Rule, { rule: 'rush' }>): Text {
  if (reach !== undefined) return t('rule.rushReach', { n: reach });
  if (only !== undefined) return t('rule.rushOnly', { realm: realmText(only) });
  return t('rule.rushAlso', { realm: realmText(also!) });
}

/** "1–2: 1; 3–4: 3": the values of a die's faces. */
function valuesText(values: readonly number[]): Text {
  const rows: Text[] = [];
  values.forEach((value, i) => {
    if (i > 0 && values[i - 1] === value) return;
    const to = values.lastIndexOf(value) + 1;
    const single = to === i + 1 ? 'yes' : 'no';
    rows.push(t('roll.value', { from: i + 1, to, single, value }));
  });
  return rows.reduce((a, b) => t('roll.next', { a, b }));
}
