/** Where something breaks that should not: a page that says so and a way on, never an empty one. */
import { Component, type ReactNode } from 'react';
import { Page } from './Page.tsx';
import { useUi } from './useUi.ts';

interface Props {
  readonly children: ReactNode;
}

export class Mishap extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <Sorry error={error} />;
  }
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
