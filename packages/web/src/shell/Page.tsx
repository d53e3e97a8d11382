/** A sheet of paper in the valley: every screen beside the table. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Landscape } from '../art/Landscape.tsx';
import { useUi } from './useUi.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** The same hills after dusk. */
  readonly night?: boolean;
}

export function Page({ title, children, wide = false, night = false }: Props) {
  const t = useUi();
  return (
    <main
      className="page"
      data-season={night ? 'winter' : 'summer'}
      data-night={night || undefined}
    >
      <Landscape season={night ? 'winter' : 'summer'} tree={false} />
      <div className={`panel page-sheet ${wide ? 'wide' : ''}`}>
        <header>
          <Link href="/" className="round" aria-label={t('score.home')}>
            ‹
          </Link>
          <h1>{title}</h1>
        </header>
        {children}
      </div>
    </main>
  );
}
