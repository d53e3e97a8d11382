/** The language, switched in place. */
import { LANGS } from '@evervale/kernel/text';
import { useSettings } from './settings.ts';
import { useUi } from './useUi.ts';

const LANG_NAMES = { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano' } as const;

export function LanguageChoice() {
  const { lang, set } = useSettings();
  const t = useUi();
  return (
    <div className="languages" role="group" aria-label={t('settings.language')}>
      {LANGS.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={lang === one}
          onClick={() => set({ lang: one })}
        >
          {LANG_NAMES[one]}
        </button>
      ))}
    </div>
  );
}
