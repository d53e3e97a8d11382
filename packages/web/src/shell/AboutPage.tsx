/** What this is, what it is not, and who drew the figures and cut the letters. */
import { ARTISTS } from '../art/artists.ts';
import { Page } from './Page.tsx';
import { useSettings } from './settings.ts';
import { useUi } from './useUi.ts';

export function AboutPage() {
  const t = useUi();
  const { lang } = useSettings();
  return (
    <Page title={t('about.title')}>
      <p>{t('about.unofficial')}</p>
      <p>{t('about.original')}</p>
      <h2>{t('about.credits')}</h2>
      <p>
        {t('about.icons')} <a href="https://game-icons.net">game-icons.net</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>, {t('about.artists')}{' '}
        {new Intl.ListFormat(lang).format(ARTISTS)}.
      </p>
      <p>
        {t('about.fonts')} Alegreya, Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), SIL
        Open Font License 1.1
      </p>
      <p>{t('about.own')}</p>
    </Page>
  );
}
