/** Every card, place and Event: search, filter, and look at one closely. */
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import '../styles/index.css';
import { Page } from '../../../shell/Page.tsx';
import { useWords, type Words } from '../../../shell/useWords.ts';
import { usePages } from '../../../words/pages/index.ts';
import './cards.css';
import { Detail } from './Detail.tsx';
import { Filters } from './Filters.tsx';
import { ANYTHING, search, sorted, type Order } from './search.ts';
import { ThingFace } from './ThingFace.tsx';
import { THINGS, thingOf, type Thing } from './things.ts';

/** The arrows go through what lies in rows, wherever each row breaks. */
function stepTo(event: KeyboardEvent<HTMLElement>): void {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    event.key
  ];
  const from = (event.target as HTMLElement).closest('a');
  if (!direction || !from) return;
  const [dx, dy] = direction;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = dy === 0 ? links[links.indexOf(from) + dx] : nearest(from, links, dy);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** In the next row up or down, the one that lies closest. */
function nearest(
  from: HTMLElement,
  links: readonly HTMLElement[],
  dy: number,
): HTMLElement | undefined {
  const at = from.getBoundingClientRect();
  const placed = links
    .map((link) => ({ link, box: link.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - at.top) * dy > 4);
  const row = Math.min(...placed.map(({ box }) => Math.abs(box.top - at.top)));
  return placed
    .filter(({ box }) => Math.abs(box.top - at.top) - row < 4)
    .toSorted((a, b) => Math.abs(a.box.left - at.left) - Math.abs(b.box.left - at.left))[0]?.link;
}

function useShortcuts(close: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') close();
      else if (event.key === '/' && !(event.target instanceof HTMLInputElement)) {
        event.preventDefault();
        document.querySelector<HTMLElement>('.card-search')?.focus();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [close]);
}

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
