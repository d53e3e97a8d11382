/** What an Adventure card is: a declaration. Behaviour and texts both come from it. */
import type { Effect } from '@evervale/kernel';
import type { Ability } from './ability.ts';
import type { Element, Icon, Origin, Price } from './terms.ts';

export type CardKind = 'door' | 'action' | 'passive' | 'vault' | 'aura';

/**
 * `output`: the token's icons replace the ones it covers (E13.2); `input`: the token is the price
 * (E13.5); `door`: gained in addition by the sole leader (E13.9); `vault`: kept for the end.
 */
export interface Slot {
  readonly role: 'output' | 'input' | 'door' | 'vault';
  readonly faceDown?: true;
}

/** The action of a card: which Unit can use it, what it costs each time, what it does (E9.4). */
export interface Action {
  readonly icon: Icon;
  readonly input?: Price;
  readonly do: Effect;
}

export interface AdventureCard {
  readonly id: string;
  readonly element: Element;
  readonly kind: CardKind;
  readonly origin: Origin;
  readonly cost: Price;
  readonly action?: Action;
  readonly slots?: readonly Slot[];
  /** `required`: does nothing without its Orb; `upgrade`: does more with it. */
  readonly orb?: 'required' | 'upgrade';
  /** Goods can be stored on it, so many in all. */
  readonly stores?: number;
  /** These are Magic cards, which lie face down. */
  readonly storesMagic?: true;
  readonly abilities?: readonly Ability[];
  /** Auras: when their host is activated, after its own effect or before it (E13.18). */
  readonly hostActivated?: Effect;
  readonly beforeHost?: Effect;
  /** Vaults: in scoring step 5 (E20.9). */
  readonly scoring?: Effect;
}

type Rest = Omit<AdventureCard, 'id' | 'element' | 'kind' | 'origin'> & {
  readonly origin?: Origin;
};

function card(kind: CardKind, id: string, rest: Rest): AdventureCard {
  const element = id.slice(0, id.lastIndexOf('-')) as Element;
  return { id, element, kind, origin: 'original', ...rest };
}

export const door = (id: string, rest: Rest): AdventureCard => card('door', id, rest);
export const action = (
  id: string,
  cost: Price,
  icon: Icon,
  effect: Effect,
  rest: Omit<Rest, 'cost' | 'action'> & { readonly input?: Price } = {},
): AdventureCard => {
  const { input, ...others } = rest;
  return card('action', id, {
    cost,
    action: { icon, do: effect, ...(input && { input }) },
    ...others,
  });
};
export const passive = (id: string, cost: Price, ...abilities: Ability[]): AdventureCard =>
  card('passive', id, { cost, abilities });
export const vault = (id: string, rest: Rest): AdventureCard => card('vault', id, rest);
export const aura = (id: string, rest: Rest): AdventureCard => card('aura', id, rest);
