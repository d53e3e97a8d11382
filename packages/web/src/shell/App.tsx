/** The shell: which screen is shown. What a screen needs is loaded when it is opened. */
import { Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { USUAL_GAME } from '../games/rules.ts';
import { Home } from './Home.tsx';
import { Loading } from './Loading.tsx';
import { Mishap } from './Mishap.tsx';
import { part } from './part.ts';
import { useSettings } from './settings.ts';

const TablePage = part(() => import('./TablePage.tsx'), 'TablePage');
const NewTablePage = part(() => import('./NewTablePage.tsx'), 'NewTablePage');
const GamePages = part(() => import('./GamePages.tsx'), 'GamePages');
const ReplayPage = part(() => import('../replay/ReplayPage.tsx'), 'ReplayPage');
const SettingsPage = part(() => import('./SettingsPage.tsx'), 'SettingsPage');
const OnlinePage = part(() => import('../online/OnlinePage.tsx'), 'OnlinePage');
const AccountPage = part(() => import('../online/AccountPage.tsx'), 'AccountPage');
const AboutPage = part(() => import('./AboutPage.tsx'), 'AboutPage');

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
    <Mishap>
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
    </Mishap>
  );
}
