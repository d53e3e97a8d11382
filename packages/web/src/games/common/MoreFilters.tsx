/** Filters that a small screen folds: there the things that are found come first. */
import type { ReactNode } from 'react';
import { usePages } from '../../words/pages/index.ts';

const SMALL_SCREEN = '(max-width: 760px), (max-height: 500px)';

export function MoreFilters({ children }: { readonly children: ReactNode }) {
  const t = usePages();
  return (
    <details className="more-filters" open={!matchMedia(SMALL_SCREEN).matches}>
      <summary>{t('cards.filters')}</summary>
      <div>{children}</div>
    </details>
  );
}
