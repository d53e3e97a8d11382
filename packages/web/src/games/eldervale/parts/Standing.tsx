/** Ways not to be asked again: beside every question that may be passed, the same for everybody. */
import { useState } from 'react';
import { Switch } from '../../../shell/Choice.tsx';
import { Window } from '../../../shell/Window.tsx';
import { useTable } from '../context.ts';
import { QUESTIONS } from '../model/questions.ts';

export function StandingAnswers() {
  const { standing, view, t } = useTable();
  const { question, passBattle, passTurn, setAsked } = standing;
  if (question === null) return null;
  return (
    <div className="standing" role="group" aria-label={t('pass.again')}>
      <span>{t('pass.again')}</span>
      {view.battle !== null && (
        <button type="button" onClick={passBattle}>
          {t('pass.battle')}
        </button>
      )}
      <button type="button" onClick={passTurn}>
        {t('pass.turn')}
      </button>
      <button type="button" onClick={() => setAsked(question, false)}>
        {t('pass.always')}
      </button>
    </div>
  );
}

/** When one wants to be asked, kind by kind. */
export function AskMe() {
  const { standing, t } = useTable();
  const [open, setOpen] = useState(false);
  const { unasked, setAsked } = standing;
  return (
    <>
      <button
        type="button"
        className="small-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('pass.settings')}
        {unasked.length > 0 && <b> −{unasked.length}</b>}
      </button>
      {open && (
        <Window title={t('pass.title')} className="vale-window" close={() => setOpen(false)}>
          {QUESTIONS.map((question) => (
            <Switch
              key={question}
              label={t(`ask.${question}`)}
              on={!unasked.includes(question)}
              set={(on) => setAsked(question, on)}
            />
          ))}
        </Window>
      )}
    </>
  );
}
