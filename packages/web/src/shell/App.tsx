/** The shell: which screen is shown. What a screen needs is loaded when it is opened. */
import { lazy, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { USUAL_GAME } from '../games/rules.ts';
import { Home } from './Home.tsx';
import { Loading } from './Loading.tsx';
import { useSettings } from './settings.ts';

const TablePage = lazy(async () => ({ default: (await import('./TablePage.tsx')).TablePage }));
const NewTablePage = lazy(async () => ({
  default: (await import('./NewTablePage.tsx')).NewTablePage,
}));
const GamePages = lazy(async () => ({ default: (await import('./GamePages.tsx')).GamePages }));
const ReplayPage = lazy(async () => ({
  default: (await import('../replay/ReplayPage.tsx')).ReplayPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('./SettingsPage.tsx')).SettingsPage,
}));
const OnlinePage = lazy(async () => ({
  default: (await import('../online/OnlinePage.tsx')).OnlinePage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('../online/AccountPage.tsx')).AccountPage,
}));
const AboutPage = lazy(async () => ({ default: (await import('./AboutPage.tsx')).AboutPage }));

/** Where the service worker finds it, which cannot read the settings. */
function rememberLanguage(lang: string): void {
  if (!import.meta.env.PROD || !('caches' in globalThis)) return;
  void caches.open('language').then((cache) => cache.put('/language', new Response(lang)));
}

export function App() {
  const { lang, motion, textSize } = useSettings();
  useEffect(() => {
    const root = document.documentElement;
    root.lang = lang;
    root.dataset['motion'] = motion;
    root.dataset['text'] = textSize;
    rememberLanguage(lang);
  }, [lang, motion, textSize]);
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/new/:game?">{({ game }) => <NewTablePage game={game} />}</Route>
        <Route path="/:game/cards/:id?">
          {({ game }) => <GamePages game={game} page="cards" />}
        </Route>
        <Route path="/:game/rules">{({ game }) => <GamePages game={game} page="rules" />}</Route>
        <Route path="/:game/learn">{({ game }) => <GamePages game={game} page="learn" />}</Route>
        <Route path="/:game/learn/:lesson">
          {({ game }) => <GamePages game={game} page="lesson" />}
        </Route>
        <Route path="/:game/gallery">
          {({ game }) => <GamePages game={game} page="gallery" />}
        </Route>
        <Route path="/settings" component={SettingsPage} />
        <Route path="/online" component={OnlinePage} />
        <Route path="/account" component={AccountPage} />
        <Route path="/about" component={AboutPage} />
        <Route path="/replay/:id?" component={ReplayPage} />
        <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
        {/* Addresses from before there was a choice of games. */}
        <Route path={/^\/(?<page>(?:cards|rules|learn|gallery)(?:\/.*)?)$/}>
          {({ page }) => <Redirect to={`/${USUAL_GAME}/${page}${location.hash}`} replace />}
        </Route>
        <Route>
          <Redirect to="/" />
        </Route>
      </Switch>
    </Suspense>
  );
}
