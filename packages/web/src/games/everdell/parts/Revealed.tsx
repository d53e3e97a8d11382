/** Cards that lie open while something is decided about them. */
import { useTable } from '../context.ts';

export function Revealed() {
  const { view, words, snapshot } = useTable();
  // A card that is being played lies open, too: the question names it.
  const asked = snapshot.decision ? words.print(snapshot.decision.prompt) : '';
  const others = view.revealed.map((id) => words.name(id)).filter((name) => !asked.includes(name));
  if (others.length === 0) return null;
  return (
    <p className="revealed">
      {words.t('prompt.revealed')} {others.join(', ')}
    </p>
  );
}
