/** Around one screen: nothing is shown until the next person has it. */
import { Animal } from '../art/Animal.tsx';
import { useTable } from '../context.ts';
import { seatLook } from '../model/seats.ts';

export function HandOver({ seat }: { seat: number }) {
  const { view, words, names, send } = useTable();
  return (
    <div className="veil solid">
      <section
        className="sheet small"
        role="dialog"
        aria-label={words.t('handover.title', { player: names[seat] })}
      >
        <Animal look={seatLook(view, seat)} />
        <h1>{words.t('handover.title', { player: names[seat] })}</h1>
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
