/** Says that what follows is in English, to whoever reads another language. */
import { useSettings } from '../shell/settings.ts';
import { usePages } from '../words/pages/index.ts';
import './english.css';

export function EnglishOnly() {
  const t = usePages();
  const { lang } = useSettings();
  if (lang === 'en') return null;
  return <small className="english-only">{t('rules.english')}</small>;
}
