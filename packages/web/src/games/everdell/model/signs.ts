/** What a place gives, as signs: read from the effect that the rules declare. */
import { BASIC_LOCATIONS, CARS, FORESTS, RESOURCE_NAMES } from '@evervale/everdell';
import type { Effect } from '@evervale/kernel';
import type { Good } from '../art/Goods.tsx';

export type Signs = Partial<Record<Good, number>>;

interface Steps extends Effect {
  readonly steps?: readonly Effect[];
  readonly amounts?: readonly number[];
  readonly n?: unknown;
}

/** The signs of an effect, or null if it does something that signs cannot say. */
function signsOf(effect: Effect): Signs | null {
  const { steps, amounts, n } = effect as Steps;
  if (effect.verb === 'seq') return merge((steps ?? []).map(signsOf));
  if (effect.verb === 'gain' && amounts) {
    const goods = [...RESOURCE_NAMES, 'point'] as const;
    return Object.fromEntries(
      goods.map((good, i) => [good, amounts[i]]).filter(([, k]) => k !== 0),
    );
  }
  if (typeof n !== 'number') return null;
  if (effect.verb === 'draw') return { card: n };
  return effect.verb === 'gainAny' ? { any: n } : null;
}

function merge(parts: readonly (Signs | null)[]): Signs | null {
  if (parts.includes(null)) return null;
  return Object.assign({}, ...parts) as Signs;
}

export function placeSigns(id: string): Signs | null {
  const location =
    BASIC_LOCATIONS.find((one) => one.id === id) ?? FORESTS.list.find((one) => one.id === id);
  return location ? signsOf(location.effect) : null;
}

export const placeKind = (id: string): 'basic' | 'forest' =>
  BASIC_LOCATIONS.some((one) => one.id === id) ? 'basic' : 'forest';

/** What a train car brings. */
export const carSigns = (id: string): Signs =>
  signsOf(CARS.find((car) => car.id === id)!.reward) ?? {};

/** What is most to be seen at a place: the first thing it gives. */
export function mainSign(id: string): Good {
  const signs = placeSigns(id);
  const goods: Good[] = ['pebble', 'resin', 'twig', 'berry', 'any', 'card', 'point'];
  return goods.find((good) => (signs?.[good] ?? 0) > 0) ?? 'card';
}

export const isShared = (id: string): boolean =>
  BASIC_LOCATIONS.find((one) => one.id === id)?.shared === true;
