/** What a thing of Eldervale is by its id: a card and its price, a Realm and its element. */
import {
  ADVENTURE_CARDS,
  ELEMENTAL_REALMS,
  MAGIC_CARDS,
  RESOURCES,
  type Element,
  type Price,
} from '@evervale/eldervale';
import { resourceSign } from './glyphs.ts';

const cards = new Map(ADVENTURE_CARDS.map((card) => [card.id, card] as const));
const realms = new Map(ELEMENTAL_REALMS.map((realm) => [realm.id, realm] as const));
const magic = new Map(MAGIC_CARDS.map((card) => [card.id, card] as const));

export const adventureCard = (id: string) => cards.get(id);
export const magicCard = (id: string) => magic.get(id);
/** The element of a Realm; a Ruin has none. */
export const elementOfTile = (id: string): Element | undefined => realms.get(id)?.element;

/** The second Dungeon goes by the name of the first. */
export const tileName = (id: string): string => id.replace('dungeon-2', 'dungeon');

/** `2◆ 1≡`, or a dash for nothing. */
export function priceSigns(price: Price): string {
  const goods = [...RESOURCES, 'magic'] as const;
  const named = goods.flatMap((good) =>
    (price[good] ?? 0) > 0 ? [`${price[good]}${resourceSign(good)}`] : [],
  );
  const all = (price.any ?? 0) > 0 ? [...named, `${price.any}?`] : named;
  return all.length === 0 ? '–' : all.join(' ');
}
