/** The shell: which screen is shown. */
import { useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Home } from './Home.tsx';
import { useSettings } from './settings.ts';
import { TablePage } from './TablePage.tsx';

export function App() {
  const { lang, motion, textSize } = useSettings();
  useEffect(() => {
    const root = document.documentElement;
    root.lang = lang;
    root.dataset['motion'] = motion;
    root.dataset['text'] = textSize;
  }, [lang, motion, textSize]);
  return (
    <Switch>
      <Route path="/">
        <Home />
      </Route>
      <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route>
        <Redirect to="/" />
      </Route>
    </Switch>
  );
}
