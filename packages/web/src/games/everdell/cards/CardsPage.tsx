/** Every card, place and Event: search, filter, and look at one closely. */
import { useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import '../styles/index.css';
import { Page } from '../../../shell/Page.tsx';
import { useWords, type Words } from '../../../shell/useWords.ts';
import { usePages } from '../../../words/pages/index.ts';
import { stepTo, useShortcuts } from '../../common/browse.ts';
import '../../common/browse.css';
import { Detail } from './Detail.tsx';
import { Filters } from './Filters.tsx';
import { ANYTHING, search, sorted, type Order } from './search.ts';
import { ThingFace } from './ThingFace.tsx';
import { THINGS, thingOf, type Thing } from './things.ts';

interface ThingsProps {
  readonly things: readonly Thing[];
  readonly open: Thing | undefined;
  readonly words: Words;
  readonly wide?: boolean;
}

function Things({ things, open, words, wide = false }: ThingsProps) {
  if (things.length === 0) return null;
  return (
    <ul className={`things ${wide ? 'wide' : ''}`}>
      {things.map((thing) => (
        <li key={thing.id}>
          <Link
            href={`/everdell/cards/${thing.id}`}
            replace={open !== undefined}
            aria-current={thing === open || undefined}
          >
            <ThingFace thing={thing} words={words} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function CardsPage() {
  const t = usePages();
  const words = useWords();
  const { id } = useParams();
  const [, go] = useLocation();
  const [wanted, setWanted] = useState(ANYTHING);
  const [order, setOrder] = useState<Order>('name');
  const found = useMemo(
    () => sorted(search(THINGS, wanted, words), order, words.name, words.lang),
    [wanted, order, words],
  );
  const close = useMemo(() => () => go('/everdell/cards', { replace: true }), [go]);
  useShortcuts(close);
  const open = id === undefined ? undefined : thingOf(id);
  return (
    <Page title={t('cards.title')} wide>
      <Filters
        wanted={wanted}
        order={order}
        words={words}
        set={(some) => setWanted({ ...wanted, ...some })}
        setOrder={setOrder}
      />
      <p className="found" role="status">
        {found.length === 0 ? t('cards.nothing') : t('cards.found', { n: found.length })}
        <span className="hint-keys" aria-hidden="true">
          {t('cards.keys')}
        </span>
      </p>
      <div className="browser" data-open={open !== undefined || undefined}>
        <div onKeyDown={stepTo}>
          <Things things={found.filter(({ card }) => card)} open={open} words={words} />
          <Things things={found.filter(({ card }) => !card)} open={open} words={words} wide />
        </div>
        {open ? (
          <Detail key={open.id} thing={open} words={words} close={close} />
        ) : (
          <p className="panel card-detail empty">{t('cards.pick')}</p>
        )}
      </div>
    </Page>
  );
}
