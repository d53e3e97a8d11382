/** What belongs to sitting at a table: the way home, rules, settings, the game as a file, giving up. */
import type { Keeping } from '../client.ts';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Choice, Switch } from '../../shell/Choice.tsx';
import { LanguageChoice } from '../../shell/LanguageChoice.tsx';
import { CARD_TIMES, MOTIONS, TEXT_SIZES, useSettings } from '../../shell/settings.ts';
import { useGame } from '../../shell/useGame.ts';
import { SoundSettings } from '../../shell/SoundSettings.tsx';
import { useUi } from '../../shell/useUi.ts';
import { Window } from '../../shell/Window.tsx';

interface Props {
  readonly keeping: Keeping | undefined;
  readonly over: boolean;
  /** What the keys do at this table, in one line. */
  readonly keys: string;
  /** Settings of this game alone. */
  readonly children?: ReactNode;
}

export function Menu({ keeping, over, keys, children }: Props) {
  const t = useUi();
  const { id } = useGame();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="menu-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5.5h14M3 10h14M3 14.5h14" />
        </svg>
        <span>{t('menu.title')}</span>
      </button>
      {open && (
        <Window title={t('menu.title')} className="menu" close={() => setOpen(false)}>
          <nav className="menu-ways">
            <Link href="/" className="answer">
              {t('menu.home')}
            </Link>
            <a href={`/${id}/rules`} target="_blank" rel="noreferrer" className="answer plain">
              {t('home.rules')}
            </a>
            <a href={`/${id}/cards`} target="_blank" rel="noreferrer" className="answer plain">
              {t('home.cards')}
            </a>
            {keeping && (
              <button type="button" className="answer plain" onClick={keeping.save}>
                {t('menu.save')}
              </button>
            )}
            {keeping && !over && <GiveUp keeping={keeping} />}
          </nav>
          <TableSettings />
          {children}
          {keeping && <p>{t('menu.kept')}</p>}
          <p className="menu-keys">
            <b>{t('menu.keys')}</b> {keys}
          </p>
        </Window>
      )}
    </>
  );
}

function GiveUp({ keeping }: { keeping: Keeping }) {
  const t = useUi();
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="answer plain"
      onClick={() => (sure ? keeping.giveUp() : setSure(true))}
    >
      {t(sure ? 'menu.reallyLeave' : 'menu.leave')}
    </button>
  );
}

/** What one may want to change in the middle of a game. */
function TableSettings() {
  const t = useUi();
  const { motion, cardTime, textSize, textMode, set } = useSettings();
  return (
    <>
      <fieldset className="choice">
        <legend>{t('settings.language')}</legend>
        <LanguageChoice />
      </fieldset>
      <Choice
        label={t('settings.motion')}
        values={MOTIONS}
        value={motion}
        say={(one) => t(`settings.motion.${one}`)}
        choose={(one) => set({ motion: one })}
      />
      <Choice
        label={t('settings.cardTime')}
        values={CARD_TIMES}
        value={cardTime}
        say={(n) => t('settings.seconds', { n })}
        choose={(one) => set({ cardTime: one })}
      />
      <Choice
        label={t('settings.textSize')}
        values={TEXT_SIZES}
        value={textSize}
        say={(one) => t(`settings.textSize.${one}`)}
        choose={(one) => set({ textSize: one })}
      />
      <SoundSettings />
      <Switch
        label={t('settings.textMode')}
        note={t('settings.textModeNote')}
        on={textMode}
        set={(on) => set({ textMode: on })}
      />
    </>
  );
}
