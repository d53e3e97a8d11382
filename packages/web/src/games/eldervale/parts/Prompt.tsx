/** What is asked now: the question, what is looked at, its answers, advice, and taking back. */
import { useState } from 'react';
import { Link } from 'wouter';
import { useTable } from '../context.ts';
import { actionsOf } from '../model/actions.ts';
import { Answers } from './Answers.tsx';
import { Note } from './Note.tsx';
import { Portrait } from './Seats.tsx';
import { AskMe, StandingAnswers } from './Standing.tsx';

function Waiting() {
  const { snapshot, view, names, words } = useTable();
  const seat = snapshot.thinking ?? view.decides ?? view.turn;
  return (
    <div className="waiting">
      <Portrait player={view.seats[seat]} />
      <p>{words.t('prompt.waiting', { player: names[seat] })}</p>
    </div>
  );
}

/** The score sheet was put aside to look at the table: the ways on are still there. */
function Over() {
  const { words, snapshot, showScore } = useTable();
  return (
    <section className="prompt" aria-label={words.t('table.prompt')}>
      <h2>{words.t('prompt.over')}</h2>
      <div className="answers">
        <button type="button" className="answer" onClick={showScore}>
          {words.t('score.sheet')}
        </button>
        <Link href={`/replay/${snapshot.config.id}`} className="answer plain">
          {words.t('replay.title')}
        </Link>
      </div>
    </section>
  );
}

/** What a strong player would do; asked for, never pushed. */
export function Hints() {
  const { snapshot, words, send, pick, hintable } = useTable();
  const { hints, decision } = snapshot;
  const [asked, setAsked] = useState(-1);
  if (!decision || !hintable) return null;
  const thinking = hints === null && asked === snapshot.at;
  if (hints === null) {
    return (
      <button
        type="button"
        className="small-button"
        disabled={thinking}
        onClick={() => {
          setAsked(snapshot.at);
          send({ type: 'hint' });
        }}
      >
        <kbd>H</kbd> {thinking ? words.t('hint.thinking') : words.t('hint.ask')}
      </button>
    );
  }
  return (
    <ul className="hints" role="status">
      {hints.map((hint) => (
        <li key={hint.code}>
          <button
            type="button"
            onClick={() => pick(decision.options.find(({ code }) => code === hint.code)!)}
          >
            <b>{words.print(hint.option)}</b> {words.print(hint.why)}{' '}
            <small>{words.t('hint.expected', { n: Math.round(hint.points) })}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What holds for everybody just now. */
function State() {
  const { view, t, snapshot } = useTable();
  if (snapshot.outcome !== null) return null;
  return (
    <>
      {view.peace && <p className="state">{t('prompt.peace')}</p>}
      {view.end !== null && <p className="state last">{t('prompt.last', { n: view.end.turns })}</p>}
    </>
  );
}

const GAINS: ReadonlySet<string> = new Set([
  'gain',
  'draw',
  'vp',
  'power',
  'glory',
  'orb',
  'summon',
]);

/** During a Regroup: what it has brought so far. */
function Gains() {
  const { log, snapshot, words } = useTable();
  const key = snapshot.decision?.prompt.key;
  const last = actionsOf(log).at(-1);
  if (last?.head.type !== 'regroup' || last.seat !== snapshot.seat) return null;
  if (key !== 'prompt.withdraw' && key !== 'prompt.use') return null;
  const lines = last.rest.filter(({ type, seat }) => GAINS.has(type) && seat === snapshot.seat);
  if (lines.length === 0) return null;
  return (
    <ul className="gains">
      {lines.map((line, i) => (
        <li key={i}>{words.print(line.text)}</li>
      ))}
    </ul>
  );
}

export function Prompt() {
  const { snapshot, words, t, send, looked } = useTable();
  const { decision, undo, outcome } = snapshot;
  if (outcome) return <Over />;
  return (
    <section className={`prompt ${decision ? 'mine' : ''}`} aria-label={words.t('table.prompt')}>
      <div aria-live="polite" className="prompt-head">
        {decision ? <h2>{words.print(decision.prompt)}</h2> : <Waiting />}
      </div>
      <State />
      {decision && decision.max > 1 && (
        <p className="picked">
          {words.t('prompt.picked', { n: decision.picked, max: decision.max })}
        </p>
      )}
      {looked !== null && <Note target={looked.target} />}
      <Gains />
      <Answers />
      <StandingAnswers />
      <div className="prompt-foot">
        <Hints />
        <AskMe />
        {undo > 0 && (
          <button type="button" className="small-button" onClick={() => send({ type: 'undo' })}>
            <kbd>U</kbd> {t('prompt.undo')}
          </button>
        )}
      </div>
    </section>
  );
}
