/** Things of the table in words: for those who hear it, and for notes beside the picture. */
import type { FigureView, Price, RealmView, TokenView } from '@evervale/eldervale';
import { allOf, anyOf, type Text } from '@evervale/kernel/text';
import type { Table } from '../context.ts';
import { dwellingNeighbours, nameIdOf, realmOf, ruinOf } from './board.ts';
import { distance, isNear, wayTo, WAYS, type Cell } from './hex.ts';

type Saying = Pick<Table, 'view' | 'words' | 't' | 'names'>;

const amounts = (goods: readonly string[]): Text[] =>
  [...new Set(goods)].map((good) => ({
    key: `n.${good}`,
    args: { n: goods.filter((one) => one === good).length },
  }));

/** "2 Gems", "1 Gem or 1 Scroll"; face down only its element. */
export function tokenSaying({ words }: Pick<Table, 'words'>, token: TokenView): string {
  if (token.shows === null) return words.name(token.element);
  const texts = amounts(token.shows);
  return words.print(token.choice ? anyOf(texts) : allOf(texts));
}

/** What a price asks for, one good after the other: a picture each. */
export function goodsOf(price: Price): readonly string[] {
  return Object.entries(price).flatMap(([good, n]) =>
    good === 'slot' ? [] : Array.from({ length: n }, () => good),
  );
}

const COUNTED = new Set(['gem', 'potion', 'scroll', 'tool', 'sword', 'gold', 'magic', 'any']);

export function priceSaying({ words }: Pick<Table, 'words'>, price: Price): string {
  const goods = goodsOf(price).filter((good) => COUNTED.has(good));
  return goods.length === 0 ? '–' : words.print(allOf(amounts(goods)));
}

export const realmName = ({ words }: Pick<Table, 'words'>, tile: string): string =>
  words.name(nameIdOf(tile));

export function figureSaying({ words, t, names }: Saying, { seat, unit }: FigureView): string {
  if (seat === null) return words.name(unit);
  return t('map.whose', { unit: words.name(unit), player: names[seat] });
}

/** What stands and lies there. */
function contentsSaying(table: Saying, realm: RealmView): readonly string[] {
  const { t, names } = table;
  const stacks = realm.stacks.map(({ height, top }) =>
    top === null ? t('map.noToken') : t('map.stack', { n: height, top: tokenSaying(table, top) }),
  );
  return [
    ...stacks,
    ...(realm.dweller === null ? [] : [t('map.dwellingOf', { player: names[realm.dweller] })]),
    ...realm.figures.map((figure) => figureSaying(table, figure)),
  ];
}

/** "Rush of …" or "a battle", if a Unit were placed there. */
export function threatSaying({ words, t }: Saying, { threat }: RealmView): string | null {
  if (threat === null) return null;
  return threat.unit === null
    ? t('map.battle', { n: threat.dice })
    : t('map.rush', { monster: words.name(threat.unit), n: threat.dice });
}

/** Name, element or Ruin, price and worth of a Dwelling, and everything in it. */
export function realmSaying(table: Saying, realm: RealmView): string {
  const { words, t, view } = table;
  const tile = realmOf(realm.tile);
  const facts: string[] = [];
  if (tile !== undefined) {
    facts.push(words.name(tile.element));
    if (tile.lair) facts.push(t('map.lair'));
    facts.push(t('map.powerIn', { n: tile.sigils, element: words.name(tile.element) }));
    if (realm.dweller === null) {
      facts.push(t('map.price', { price: priceSaying(table, tile.cost) }));
      facts.push(t('map.vpNow', { n: 2 * dwellingNeighbours(view, realm).length }));
    }
  } else if (ruinOf(realm.tile) !== undefined) facts.push(words.print({ key: 'thing.ruin' }));
  const threat = threatSaying(table, realm);
  const all = [...facts, ...contentsSaying(table, realm), ...(threat === null ? [] : [threat])];
  return `${realmName(table, realm.tile)}: ${all.join(', ')}`;
}

/** A place where a tile may be laid, by what lies around it. */
export function cellSaying(table: Saying, cell: Cell): string {
  const around = table.view.realms.filter((realm) => isNear(realm, cell));
  if (around.length === 0) return table.t('map.cell');
  return table.t('map.cellBy', {
    realms: around.map(({ tile }) => realmName(table, tile)).join(', '),
  });
}

/** "2 from your Dragon: east, then south-east". */
export function distanceSaying(table: Saying, seat: number, realm: RealmView): string | null {
  const { view, words, t } = table;
  let best: { readonly from: RealmView; readonly unit: string } | null = null;
  for (const from of view.realms) {
    const own = from.figures.find((figure) => figure.seat === seat);
    if (own === undefined || from === realm) continue;
    if (best === null || distance(from, realm) < distance(best.from, realm)) {
      best = { from, unit: own.unit };
    }
  }
  if (best === null) return null;
  const way = wayTo(best.from, realm)
    .map((step) => `${step.n > 1 ? `${step.n} × ` : ''}${t(`way.${step.way}`)}`)
    .join(', ');
  const n = distance(best.from, realm);
  return t('map.from', { n, unit: words.name(best.unit), way });
}

/** What lies around a Realm, by compass. */
export function neighboursSaying(table: Saying, realm: RealmView): string {
  const { view, t } = table;
  const list = WAYS.map(({ id, q, r }) => {
    const there = view.realms.find((one) => one.q === realm.q + q && one.r === realm.r + r);
    return `${t(`way.${id}`)}: ${there ? realmName(table, there.tile) : t('map.nothing')}`;
  });
  return t('map.neighbours', { realm: realmName(table, realm.tile), list: list.join('; ') });
}

/** The whole map row by row, from the north. */
export function rowsOf(table: Saying): readonly (readonly RealmView[])[] {
  const rows = [...new Set(table.view.realms.map(({ r }) => r))].toSorted((a, b) => a - b);
  return rows.map((row) =>
    table.view.realms.filter(({ r }) => r === row).toSorted((a, b) => a.q - b.q),
  );
}

export const mapSaying = (table: Saying): string =>
  rowsOf(table)
    .map((row, i) =>
      table.t('map.rowOf', {
        n: i + 1,
        realms: row.map((realm) => realmSaying(table, realm)).join('. '),
      }),
    )
    .join(' ');
