/** Adventure and Magic cards, Monsters, factions, Realms: search, filter, and look at one closely. */
import { ELEMENTS, type Element } from '@evervale/eldervale/vocabulary';
import { useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { Page } from '../../../shell/Page.tsx';
import { useGame } from '../../../shell/useGame.ts';
import { useWords, type Words } from '../../../shell/useWords.ts';
import { usePages } from '../../../words/pages/index.ts';
import '../../common/browse.css';
import { stepTo, useShortcuts } from '../../common/browse.ts';
import { ChipRow } from '../../common/ChipRow.tsx';
import { MoreFilters } from '../../common/MoreFilters.tsx';
import { SearchField } from '../../common/SearchField.tsx';
import { Rune } from '../art/index.ts';
import { Detail } from './Detail.tsx';
import { Face } from './Face.tsx';
import './pages.css';
import { ANYTHING, GROUPS, kindsOf, search, type Wanted } from './things.ts';
import { useValePages } from './words/index.ts';

interface FilterProps {
  readonly wanted: Wanted;
  readonly words: Words;
  readonly set: (some: Partial<Wanted>) => void;
}

/** What a kind is called: as the first fact of a thing of that kind says it. */
function useKindName(words: Words): (kind: string) => string {
  const { lookup } = useGame();
  return (kind) => {
    const found = lookup.things.find((thing) => thing.kind === kind);
    return found ? words.print(found.facts()[0]) : kind;
  };
}

function Filters({ wanted, words, set }: FilterProps) {
  const p = usePages();
  const t = useValePages();
  const { lookup } = useGame();
  const sayKind = useKindName(words);
  const kinds = kindsOf(lookup, wanted.group);
  const touched = JSON.stringify(wanted) !== JSON.stringify(ANYTHING);
  return (
    <div className="filters">
      <SearchField value={wanted.text} set={(text) => set({ text })} />
      <MoreFilters>
        <ChipRow
          label={p('cards.group')}
          values={GROUPS}
          value={wanted.group}
          choose={(group) => set({ group, kind: null })}
          say={(group) => t(`browse.group.${group}`)}
        />
        <ChipRow<Element>
          label={t('browse.element')}
          values={ELEMENTS}
          value={wanted.element}
          choose={(element) => set({ element })}
          say={(element) => words.name(element)}
          show={(element) => (
            <>
              <span className="vale-seal" data-element={element}>
                <Rune element={element} />
              </span>
              {words.name(element)}
            </>
          )}
        />
        {kinds.length > 0 && (
          <ChipRow
            label={t('browse.kind')}
            values={kinds}
            value={wanted.kind}
            choose={(kind) => set({ kind })}
            say={sayKind}
          />
        )}
      </MoreFilters>
      {touched && (
        <button type="button" className="reset" onClick={() => set(ANYTHING)}>
          {p('cards.reset')}
        </button>
      )}
    </div>
  );
}

export function CardsPage() {
  const p = usePages();
  const t = useValePages();
  const words = useWords();
  const { lookup } = useGame();
  const { id } = useParams();
  const [, go] = useLocation();
  const [wanted, setWanted] = useState(ANYTHING);
  const found = useMemo(() => search(lookup, wanted), [lookup, wanted]);
  const close = useMemo(() => () => go('/eldervale/cards', { replace: true }), [go]);
  useShortcuts(close);
  const open = id === undefined ? undefined : lookup.find(id);
  return (
    <Page title={t('browse.title')} wide night>
      <Filters wanted={wanted} words={words} set={(some) => setWanted({ ...wanted, ...some })} />
      <p className="found" role="status">
        {found.length === 0 ? p('cards.nothing') : p('cards.found', { n: found.length })}
        <span className="hint-keys" aria-hidden="true">
          {p('cards.keys')}
        </span>
      </p>
      <div className="browser" data-open={open !== undefined || undefined}>
        <ul className="things vale-things" onKeyDown={stepTo}>
          {found.map((thing) => (
            <li key={thing.id}>
              <Link
                href={`/eldervale/cards/${thing.id}`}
                replace={open !== undefined}
                aria-current={thing === open || undefined}
              >
                <Face thing={thing} words={words} />
              </Link>
            </li>
          ))}
        </ul>
        {open ? (
          <Detail key={open.id} thing={open} words={words} close={close} />
        ) : (
          <p className="panel card-detail empty">{t('browse.pick')}</p>
        )}
      </div>
    </Page>
  );
}
