/** Cards that lie open while something is decided about them. */
import { useTable } from '../context.ts';

export function Revealed() {
  const { view, words } = useTable();
  if (view.revealed.length === 0) return null;
  return (
    <p className="revealed">
      {words.t('prompt.revealed')} {view.revealed.map((id) => words.name(id)).join(', ')}
    </p>
  );
}
