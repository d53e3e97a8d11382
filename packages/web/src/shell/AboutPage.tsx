/** What this is, what it is not, and who drew the figures and cut the letters. */
import { Page } from './Page.tsx';
import { useUi } from './useUi.ts';

export function AboutPage() {
  const t = useUi();
  return (
    <Page title={t('about.title')}>
      <p>{t('about.unofficial')}</p>
      <h2>{t('about.credits')}</h2>
      <p>
        {t('about.icons')} <a href="https://game-icons.net">game-icons.net</a> (Lorc, Delapouite,
        Skoll, Cathelineau, Caro Asercion …),{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
      </p>
      <p>
        {t('about.fonts')} Alegreya, Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), SIL
        Open Font License 1.1
      </p>
      <p>{t('about.own')}</p>
    </Page>
  );
}
