/** The texts of Monsters, Mercenaries, factions and Realms. */
import { allOf, sentences, type Text } from '@evervale/kernel/text';
import type { Ability } from '../../content/ability.ts';
import type { Faction } from '../../content/faction.ts';
import type { Mercenary, Monster, MonsterAbility } from '../../content/monster.ts';
import type { ElementalRealm, RuinTile } from '../../content/realm.ts';
import { abilityText } from '../effects/ability.ts';
import { priceText } from '../effects/amount.ts';
import { gainedText, sentencesOf } from '../effects/clause.ts';
import { name, t } from '../text.ts';

export function monsterText({ dice, reward, abilities }: Monster): Text {
  return sentences([
    t('monster.dice', { n: dice }),
    ...abilities.flatMap(monsterAbilityTexts),
    ...(reward ? [t('monster.reward', { what: gainedText(reward) })] : []),
  ]);
}

/** For whom an ability holds stands behind its name. */
function monsterAbilityTexts({ id, wild, dominated, does, doesDominated }: MonsterAbility): Text[] {
  const key =
    wild === 'none'
      ? 'monster.controller'
      : dominated === 'none' || doesDominated
        ? 'monster.wild'
        : 'monster.ability';
  return [
    ...namedTexts(key, id, does),
    ...(doesDominated ? namedTexts('monster.controller', id, doesDominated) : []),
  ];
}

function namedTexts(
  key: 'monster.ability' | 'monster.controller' | 'monster.wild',
  id: string,
  does: readonly Ability[],
): Text[] {
  const [first, ...rest] = does.map(abilityText);
  return [t(key, { name: name(id), text: first }), ...rest];
}

export function mercenaryText({ dice, ability }: Mercenary): Text {
  return sentences([
    t('monster.dice', { n: dice }),
    ...namedTexts('monster.ability', ability.id, ability.does),
  ]);
}

export function factionText({ abilities }: Faction): Text {
  return sentences(abilities.flatMap(({ id, does }) => namedTexts('monster.ability', id, does)));
}

export function realmTileText({ lair, cost, fallback, sigils }: ElementalRealm): Text {
  return sentences([
    ...(lair ? [t('realm.lair')] : []),
    t('realm.dwelling', { price: priceText(cost) }),
    t('realm.fallback', { what: allOf(fallback.map((good) => t(`n.${good}`, { n: 1 }))) }),
    t('realm.sigils', { n: sigils }),
  ]);
}

export function ruinText({ input, do: effect }: RuinTile): Text {
  const [first, ...rest] = sentencesOf(effect);
  const text = input ? t('card.input', { price: priceText(input), text: first }) : first;
  return sentences([t('ruin.action', { text }), ...rest]);
}
