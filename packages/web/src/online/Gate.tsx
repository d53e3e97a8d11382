/** What lies behind needs a server and a name: whoever has none yet is asked here. */
import { useEffect, type ReactNode } from 'react';
import { Page } from '../shell/Page.tsx';
import { findServer, serverKnown, useAccount } from './account.ts';
import { ComeIn } from './ComeIn.tsx';
import './online.css';
import { useOnlineWords } from './words/index.ts';

interface Props {
  readonly title: string;
  readonly why?: string;
  readonly children: ReactNode;
}

export function Gate({ title, why, children }: Props) {
  const t = useOnlineWords();
  const { server, person } = useAccount();
  useEffect(() => void findServer(), []);
  if (server && person) return children;
  return (
    <Page title={title}>
      {server === null && <p role="status">{t('link.connecting')}</p>}
      {server === false && <p>{serverKnown() ? t('home.away') : t('home.noServer')}</p>}
      {server === true && <ComeIn why={why ?? t('in.why')} />}
    </Page>
  );
}
