/** What somebody looks for: words, group, box, colour, kind, rarity, cost, order. */
import { COLOR_NAMES, RESOURCE_NAMES } from '@evervale/everdell';
import { ChipRow } from '../../common/ChipRow.tsx';
import { MoreFilters } from '../../common/MoreFilters.tsx';
import { SearchField } from '../../common/SearchField.tsx';
import { ColorSign } from '../art/ColorSign.tsx';
import { GoodIcon } from '../art/Goods.tsx';
import type { Words } from '../../../shell/useWords.ts';
import { usePages } from '../../../words/pages/index.ts';
import { ANYTHING, type Order, type Wanted } from './search.ts';
import { BOXES, GROUPS, type Group } from './things.ts';

const KINDS = ['critter', 'construction'] as const;
const RARITIES = ['common', 'unique', 'legendary'] as const;
const AMOUNTS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ORDERS = ['name', 'cost', 'points'] as const;

interface Props {
  readonly wanted: Wanted;
  readonly order: Order;
  readonly words: Words;
  readonly set: (some: Partial<Wanted>) => void;
  readonly setOrder: (order: Order) => void;
}

export function Filters({ wanted, order, words, set, setOrder }: Props) {
  const t = usePages();
  const { name } = words;
  const touched = JSON.stringify(wanted) !== JSON.stringify(ANYTHING);
  return (
    <div className="filters">
      <SearchField value={wanted.text} set={(text) => set({ text })} />
      <select
        aria-label={t('cards.group')}
        value={wanted.group ?? ''}
        onChange={({ target }) => set({ group: (target.value as Group) || null })}
      >
        <option value="">{t('cards.group.all')}</option>
        {GROUPS.map((group) => (
          <option key={group} value={group}>
            {t(`cards.group.${group}`)}
          </option>
        ))}
      </select>
      {BOXES.length > 1 && (
        <select
          aria-label={t('cards.box')}
          value={wanted.box ?? ''}
          onChange={({ target }) => set({ box: target.value || null })}
        >
          <option value="">{t('cards.box.all')}</option>
          {BOXES.map((box) => (
            <option key={box} value={box}>
              {name(`box-${box}`)}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label={t('cards.order')}
        value={order}
        onChange={({ target }) => setOrder(target.value as Order)}
      >
        {ORDERS.map((one) => (
          <option key={one} value={one}>
            {t(`cards.order.${one}`)}
          </option>
        ))}
      </select>
      <MoreFilters>
        <ChipRow
          label={t('cards.color')}
          values={COLOR_NAMES}
          value={wanted.color}
          choose={(color) => set({ color })}
          say={(color) => name(`type-${color}`)}
          show={(color) => (
            <>
              <ColorSign color={color} /> {name(`type-${color}`)}
            </>
          )}
          className={(color) => `color-chip ${color}`}
        />
        <ChipRow
          label={t('cards.kind')}
          values={KINDS}
          value={wanted.kind}
          choose={(kind) => set({ kind })}
          say={(kind) => name(`kind-${kind}`)}
        />
        <ChipRow
          label={t('cards.rarity')}
          values={RARITIES}
          value={wanted.rarity}
          choose={(rarity) => set({ rarity })}
          say={(rarity) => name(`rarity-${rarity}`)}
        />
        <ChipRow
          label={t('cards.cost')}
          values={RESOURCE_NAMES}
          value={wanted.uses}
          choose={(uses) => set({ uses })}
          say={(good) => name(`resource-${good}`)}
          show={(good) => <GoodIcon good={good} />}
        />
        <select
          aria-label={t('cards.cost')}
          value={wanted.most ?? ''}
          onChange={({ target }) =>
            set({ most: target.value === '' ? null : Number(target.value) })
          }
        >
          <option value="">{t('cards.most.any')}</option>
          {AMOUNTS.map((n) => (
            <option key={n} value={n}>
              {t('cards.most', { n })}
            </option>
          ))}
        </select>
      </MoreFilters>
      {touched && (
        <button type="button" className="reset" onClick={() => set(ANYTHING)}>
          {t('cards.reset')}
        </button>
      )}
    </div>
  );
}
