/** Language, name, motion, size of letters, time for the computer, sound, names of the couple, text instead of pictures. */
import { LAZY_GAMES } from '@evervale/games/lazy';
import { Link } from 'wouter';
import { useOnlineWords } from '../online/words/index.ts';
import { Choice, Switch } from './Choice.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Page } from './Page.tsx';
import { SoundSettings } from './SoundSettings.tsx';
import { CARD_TIMES, MOTIONS, TEXT_SIZES, THINKING, useSettings } from './settings.ts';
import { useUi } from './useUi.ts';
import { NAMES } from '../table/newTable.ts';

export function SettingsPage() {
  const t = useUi();
  const o = useOnlineWords();
  const settings = useSettings();
  const { set } = settings;
  return (
    <Page title={t('settings.title')}>
      <fieldset className="choice">
        <legend>{t('settings.language')}</legend>
        <LanguageChoice />
      </fieldset>
      <fieldset className="choice">
        <legend>{t('settings.name')}</legend>
        <input
          type="text"
          aria-label={t('settings.name')}
          value={settings.name}
          maxLength={16}
          placeholder={NAMES[0]}
          onChange={(event) => set({ name: event.target.value })}
        />
      </fieldset>
      {LAZY_GAMES.map(({ id: game, title }) => (
        <Choice
          key={game}
          label={t('knows.title', { game: title })}
          values={['little', 'well', 'expert'] as const}
          value={settings.knows[game] ?? 'well'}
          say={(one) => t(`knows.${one}`)}
          choose={(well) => set({ knows: { ...settings.knows, [game]: well } })}
        />
      ))}
      <Choice
        label={t('settings.motion')}
        values={MOTIONS}
        value={settings.motion}
        say={(one) => t(`settings.motion.${one}`)}
        choose={(motion) => set({ motion })}
      />
      <Choice
        label={t('settings.cardTime')}
        values={CARD_TIMES}
        value={settings.cardTime}
        say={(n) => t('settings.seconds', { n: n.toLocaleString(settings.lang) })}
        choose={(one) => set({ cardTime: one })}
      />
      <Choice
        label={t('settings.textSize')}
        values={TEXT_SIZES}
        value={settings.textSize}
        say={(one) => t(`settings.textSize.${one}`)}
        choose={(textSize) => set({ textSize })}
      />
      <Choice
        label={t('settings.thinking')}
        values={THINKING}
        value={settings.thinking}
        say={(n) => t('settings.seconds', { n })}
        choose={(thinking) => set({ thinking })}
      />
      <SoundSettings />
      <Switch
        label={t('settings.inclusive')}
        note={t('settings.inclusiveNote')}
        on={settings.inclusiveNames}
        set={(inclusiveNames) => set({ inclusiveNames })}
      />
      <Switch
        label={t('settings.textMode')}
        note={t('settings.textModeNote')}
        on={settings.textMode}
        set={(textMode) => set({ textMode })}
      />
      <p>
        <Link href="/account">{o('account.settings')}</Link>
      </p>
    </Page>
  );
}
