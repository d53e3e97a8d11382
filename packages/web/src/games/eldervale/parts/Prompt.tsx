/** What is asked now: the question, what is looked at, its answers, advice, and taking back. */
import { Hints } from '../../common/Hints.tsx';
import { Over } from '../../common/Over.tsx';
import { ResourceIcon } from '../art/index.ts';
import { useTable } from '../context.ts';
import { actionsOf } from '../model/actions.ts';
import { ruleOfPrompt } from '../model/ruleOf.ts';
import { threatSaying } from '../model/saying.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { Answers } from './Answers.tsx';
import { Looked } from './Looked.tsx';
import { Portrait } from './Seats.tsx';
import { AskMe, StandingAnswers } from './Standing.tsx';

/** Who is at it; and what they have done so far in this action, as it happens. */
function Waiting() {
  const { snapshot, view, names, words, log } = useTable();
  const seat = snapshot.thinking ?? view.decides ?? view.turn;
  const last = actionsOf(log).at(-1);
  const tells = last !== undefined && last.seat !== null && last.seat !== snapshot.seat;
  return (
    <div className="waiting">
      <Portrait player={view.seats[seat]} />
      <p>{words.t('prompt.waiting', { player: names[seat] })}</p>
      {tells && (
        <ul className="telling">
          {[last.head, ...last.rest].slice(-TOLD).map((line, i) => (
            <li key={i}>{words.print(line.text)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** So many lines of what happens are read in passing. */
const TOLD = 5;

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

/** Before a Rush or a battle: which. */
function Follows() {
  const table = useTable();
  const { snapshot, view } = table;
  if (snapshot.decision?.prompt.key !== 'prompt.pause') return null;
  const came = snapshot.events.findLast(({ type }) => type === 'place' || type === 'monster');
  const realm = came !== undefined && 'realm' in came ? view.realms[came.realm] : undefined;
  const threat = realm && threatSaying(table, realm);
  if (!threat) return null;
  return (
    <p className="threat">
      <ResourceIcon kind={realm.threat?.unit ? 'claw' : 'battle'} /> {threat}
    </p>
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
  const table = useTable();
  const { snapshot, words, t, send, looked, countdown } = table;
  const { decision, undo, outcome } = snapshot;
  if (outcome) return <Over table={table} />;
  return (
    <section className={`prompt ${decision ? 'mine' : ''}`} aria-label={words.t('table.prompt')}>
      <div aria-live="polite" className="prompt-head">
        {decision ? (
          <h2>
            {words.print(decision.prompt)}
            <RuleLink key={decision.prompt.key} id={ruleOfPrompt(decision.prompt.key)} />
          </h2>
        ) : (
          <Waiting />
        )}
      </div>
      {decision && countdown}
      <State />
      <Follows />
      {decision && decision.max > 1 && (
        <p className="picked">
          {words.t('prompt.picked', { n: decision.picked, max: decision.max })}
        </p>
      )}
      {looked !== null && <Looked target={looked.target} />}
      <Gains />
      <Answers />
      <StandingAnswers />
      <div className="prompt-foot">
        <Hints table={table} className="small-button" />
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
