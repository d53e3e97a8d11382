/** Which Realm, which Unit. */
import { allOf, type Text } from '@evervale/kernel/text';
import type { RealmFilter, UnitFilter } from '../../content/filters.ts';
import { t } from '../text.ts';

/** Where to, or where: some languages have a case for each. */
type Case = 'to' | 'at';

/** "an unoccupied Ruin at most 2 Realms away from one of your Units". */
export function realmText(filter: RealmFilter, c: Case = 'to'): Text {
  const noun = t('realm', {
    c,
    kind: filter.element ? 'element' : (filter.kind ?? 'any'),
    occupied: said(filter.occupied),
    of: filter.element ?? 'none',
  });
  return withQualities(noun, filter);
}

/** The same for where something moves, so many Realms away. */
export function targetText(filter: RealmFilter, range: number): Text {
  const noun =
    range === 1
      ? t('realm.adjacent', { occupied: said(filter.occupied) })
      : t('realm.far', { realm: realmText({ occupied: filter.occupied! }), n: range });
  return withQualities(noun, filter);
}

function withQualities(noun: Text, filter: RealmFilter): Text {
  const quals = qualities(filter);
  const realm = quals.length === 0 ? noun : t('realm.with', { realm: noun, quals: allOf(quals) });
  if (filter.ownUnit !== false) return realm;
  return t('realm.without', { realm, more: quals.length === 0 ? 'no' : 'yes' });
}

function qualities(filter: RealmFilter): Text[] {
  const { within, of } = filter;
  return [
    ...absent(filter),
    ...(filter.ownDwelling === true ? [t('qual.ownDwelling')] : []),
    ...(within === undefined ? [] : [t('qual.within', { n: within, of: of! })]),
    ...(filter.touchesBridge === true ? [t('qual.bridge')] : []),
  ];
}

/** "Without opposing Units or Monsters": what must not be there is one quality. */
function absent({ opponent, otherPlayers, monster }: RealmFilter): Text[] {
  const who = opponent === false ? 'opponents' : otherPlayers === false ? 'others' : 'nobody';
  const none = who === 'nobody' && monster !== false;
  return none ? [] : [t('qual.without', { who, monster: monster === false ? 'yes' : 'no' })];
}

/** A Unit and where it is; `elsewhere` is another Realm than the one just named. */
export function unitText(
  { who = 'you', unit, at: there }: UnitFilter,
  at: UnitFilter['at'] | 'elsewhere' = there,
): Text {
  const noun = t('unit', { who, unit: unit ?? 'any' });
  return at === undefined ? noun : t('unit.at', { unit: noun, at });
}

/** Who leaves a place: "one of your Units from this Realm". */
export function leavingText({ who = 'you', unit, at }: UnitFilter): Text {
  return t('unit.from', { unit: t('unit', { who, unit: unit ?? 'any' }), at: at ?? 'any' });
}

export const allLeavingText = ({ unit, at }: UnitFilter): Text =>
  t('unit.from', { unit: t('units', { unit: unit ?? 'any' }), at: at ?? 'any' });

/** A condition that may be left open. */
function said(condition: boolean | undefined): string {
  return condition === undefined ? 'open' : condition ? 'yes' : 'no';
}
