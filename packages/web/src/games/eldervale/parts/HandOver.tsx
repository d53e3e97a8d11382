/** Around one screen: nothing is shown until the next person has it. */
import { useTable } from '../context.ts';
import { Portrait } from './Seats.tsx';

export function HandOver({ seat }: { seat: number }) {
  const { view, words, names, send } = useTable();
  const title = words.t('handover.title', { player: names[seat] });
  return (
    <div className="veil solid">
      <section className="sheet small" role="dialog" aria-label={title}>
        <Portrait player={view.seats[seat]} />
        <h1>{title}</h1>
        <p>{words.t('handover.text')}</p>
        <div className="answers row">
          <button
            type="button"
            className="answer"
            autoFocus
            onClick={() => send({ type: 'takeOver' })}
          >
            {words.t('handover.go', { player: names[seat] })}
          </button>
        </div>
      </section>
    </div>
  );
}
