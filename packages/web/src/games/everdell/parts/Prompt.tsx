/** What is asked now: the question, its answers, the reason why something is not possible, undo. */
import type { Blocked } from '@evervale/kernel';
import { Hints } from '../../common/Hints.tsx';
import { Over } from '../../common/Over.tsx';
import { RuleLink } from '../rules/RuleLink.tsx';
import { Animal } from '../../../art/people/Animal.tsx';
import { useTable } from '../context.ts';
import { ruleOfPrompt } from '../model/ruleOf.ts';
import { seatLook } from '../model/seats.ts';
import { Answers } from './Answers.tsx';
import { Revealed } from './Revealed.tsx';
import { Why } from './Why.tsx';

/** How much there is to do, in words. */
function Possibilities() {
  const { snapshot, words } = useTable();
  const keys = snapshot.decision!.options.map(({ key }) => key);
  const places = keys.filter((key) => key.startsWith('place:')).length;
  const plays = keys.filter((key) => key.startsWith('play:')).length;
  return (
    <ul className="possible">
      <li data-none={places === 0 || undefined}>{words.t('prompt.places', { n: places })}</li>
      <li data-none={plays === 0 || undefined}>{words.t('prompt.plays', { n: plays })}</li>
    </ul>
  );
}

function Waiting() {
  const { snapshot, view, names, words, hurry } = useTable();
  const seat = snapshot.thinking ?? view.turn;
  return (
    <>
      <div className="waiting">
        <Animal look={seatLook(view, seat)} />
        <p>{words.t('prompt.waiting', { player: names[seat] })}</p>
      </div>
      {hurry && (
        <button type="button" className="answer plain" onClick={hurry}>
          {words.t('prompt.hurry')}
        </button>
      )}
    </>
  );
}

export function Prompt({ why }: { why: Blocked | null }) {
  const table = useTable();
  const { snapshot, view, words, send, names, reasons } = table;
  const { decision, undo, outcome, seat } = snapshot;
  if (outcome) return <Over table={table} />;
  const isTurn = decision?.prompt.key === 'prompt.action';
  // After autumn there is nothing to wait for.
  const prepare = view.players[seat].season === 'autumn' ? undefined : reasons.get('prepare');
  return (
    <section className={`prompt ${decision ? 'mine' : ''}`} aria-label={words.t('table.prompt')}>
      <div aria-live="polite" className="prompt-head">
        {decision ? (
          <h2>
            {isTurn
              ? words.t('prompt.turn', { player: names[decision.seat] })
              : words.print(decision.prompt)}
            <RuleLink key={decision.prompt.key} id={ruleOfPrompt(decision.prompt.key)} />
          </h2>
        ) : (
          <Waiting />
        )}
      </div>
      {decision && isTurn && <Possibilities />}
      {decision && decision.max > 1 && (
        <p className="picked">
          {words.t('prompt.picked', { n: decision.picked, max: decision.max })}
        </p>
      )}
      {decision && <Revealed />}
      {why !== null && <Why key={why.key} reason={why} />}
      <Answers isTurn={isTurn} />
      {isTurn && prepare && why === null && (
        <p className="note">{words.t('prompt.prepareLater', { why: words.print(prepare.text) })}</p>
      )}
      <Hints table={table} className="undo" />
      {undo > 0 && (
        <button type="button" className="undo" onClick={() => send({ type: 'undo' })}>
          <kbd>U</kbd> {words.name('ui-undo')}
        </button>
      )}
    </section>
  );
}
