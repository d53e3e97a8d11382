/** Where something breaks that should not: a page that says so and a way on, never an empty one. */
import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { Page } from './Page.tsx';
import { useUi } from './useUi.ts';

export function Mishap({ children }: { children: ReactNode }) {
  return <Boundary instead={(error) => <Sorry error={error} />}>{children}</Boundary>;
}

function Sorry({ error }: { error: unknown }) {
  const t = useUi();
  return (
    <Page title={t('mishap.title')}>
      <p role="alert">{t('mishap.note')}</p>
      <p>
        <code>{String(error)}</code>
      </p>
      <div className="answers row">
        <button type="button" className="answer" onClick={() => location.reload()}>
          {t('mishap.again')}
        </button>
        <button type="button" className="answer plain" onClick={() => location.assign('/')}>
          {t('score.home')}
        </button>
      </div>
    </Page>
  );
}
