/**
 * Which thing on the table an option is about. The options come from the rules with a key
 * (`place:worker@air-2`, `acquire:fire-03`); the table has things with an id (`realm/air-2`,
 * `adventure/fire-03`). What is about no thing that lies there is asked in the prompt alone.
 */
import { ELEMENTS, ORB_REWARDS, RESOURCES, type View } from '@evervale/eldervale';
import type { Blocked, Decision } from '@evervale/kernel';
import { magicOf, realmWith } from './board.ts';

export type Option = Decision['options'][number];

const REWARDS: ReadonlySet<string> = new Set(ORB_REWARDS.map(({ id }) => id));
const GOODS: ReadonlySet<string> = new Set(RESOURCES);
const TRACKS: ReadonlySet<string> = new Set(ELEMENTS);
/** Acts that name the Realm behind an @. */
const IN_REALM = new Set(['place', 'withdraw', 'join', 'send', 'move', 'swap', 'ready', 'monster']);
/** Acts that can be done beside a question: the Free Actions. */
const FREE = new Set(['cash', 'slot', 'cast', 'orb', 'attach', 'hire', 'refresh']);

export const actOf = (key: string): string => key.split(/[:@]/, 1)[0];
/** A token for which the Tray has no room is the question itself. */
const isOfNewToken = (key: string): boolean => key.endsWith('@new');
export const isFree = ({ key }: Option): boolean => FREE.has(actOf(key)) && !isOfNewToken(key);

/** `worker`, `2-worker/water-2` and `worker-from-below` are all a Worker. */
function unitOf(key: string): string | null {
  const [, object] = /^\w+:([^@]+)/.exec(key) ?? [];
  if (object === undefined) return null;
  return object.replace(/^\d-/, '').replace(/\/.*$/, '').replace('-from-below', '');
}

export function targetOf(key: string, view: View): string | null {
  const [what, where] = key.split('@');
  const [act, object] = what.split(':');
  if (object === undefined) return null;
  if (act === 'take') return where === undefined ? null : `realm/${where.replace(/-\d$/, '')}`;
  if (IN_REALM.has(act) && where !== undefined) return `realm/${where}`;
  switch (act) {
    case 'build':
      return `realm/${object}`;
    case 'cell':
      return `cell/${object}`;
    case 'rush':
    case 'monster': {
      const there = realmWith(view, object);
      return there === undefined ? null : `realm/${there.tile}`;
    }
    case 'acquire':
    case 'burn':
      return `adventure/${object}`;
    case 'cash':
      if (isOfNewToken(key)) return null;
      return `token/${Number(where?.replace('tray-', '')) - 1}`;
    case 'slot':
      return `own/${where?.replace(/-\d$/, '')}`;
    case 'attach':
      return `own/${where}`;
    case 'orb':
      return REWARDS.has(object) ? `reward/${object}` : `own/${object}`;
    case 'use':
      return `own/${where ?? object}`;
    case 'give':
    case 'copy':
      return `own/${object}`;
    case 'summon':
      return `unit/${object}`;
    case 'power':
    case 'marker':
      return TRACKS.has(object) ? `power/${object}` : null;
    case 'side':
      return null;
    default:
      if (magicOf(object) !== undefined) return `magic/${object}`;
      return GOODS.has(object) ? `good/${object}` : null;
  }
}

export function optionsByTarget(
  decision: Decision | null,
  view: View,
): ReadonlyMap<string, readonly Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of decision?.options ?? []) {
    const id = targetOf(option.key, view);
    if (id !== null) found.set(id, [...(found.get(id) ?? []), option]);
  }
  return found;
}

/** Why things are not possible, by the thing; a Realm may have a reason for every kind of Unit. */
export function reasonsByTarget(
  blocked: readonly Blocked[],
  view: View,
): ReadonlyMap<string, readonly Blocked[]> {
  const found = new Map<string, Blocked[]>();
  for (const one of blocked) {
    const id = targetOf(one.key, view) ?? one.key;
    found.set(id, [...(found.get(id) ?? []), one]);
  }
  return found;
}

/** Units that the options want to place, in the order of the options. */
export function placeable(decision: Decision | null): readonly string[] {
  const found = (decision?.options ?? []).flatMap(({ key }) =>
    actOf(key) === 'place' ? [unitOf(key)!] : [],
  );
  return [...new Set(found)];
}

/** During a Regroup: the Unit that was withdrawn and may use a card now. */
export function actingUnit(decision: Decision | null): string | null {
  if (decision?.prompt.key !== 'prompt.use') return null;
  const use = decision.options.find(({ key }) => actOf(key) === 'use');
  const unit = use?.text.args?.['unit'];
  const id = typeof unit === 'object' && 'args' in unit ? unit.args?.['id'] : undefined;
  return typeof id === 'string' ? id : null;
}

const PARTS: Readonly<Record<string, Part>> = {
  realm: 'map',
  cell: 'map',
  own: 'tableau',
  token: 'tableau',
  unit: 'tableau',
  magic: 'magic',
  adventure: 'tracks',
  reward: 'tracks',
  power: 'tracks',
};
export type Part = 'map' | 'tableau' | 'magic' | 'tracks' | 'log';

/** Which parts of the table have something to do that belongs to the question itself. */
export function partsToAct(decision: Decision | null, view: View): ReadonlySet<Part> {
  const parts = new Set<Part>();
  for (const option of decision?.options ?? []) {
    if (isFree(option)) continue;
    const zone = targetOf(option.key, view)?.split('/')[0];
    if (zone !== undefined && zone in PARTS) parts.add(PARTS[zone]);
  }
  return parts;
}
