/** A draft: the cards that were passed on lie over the map, the one to keep is taken with a click. */
import { useTable } from '../context.ts';
import { MagicCard } from './Magic.tsx';

export function Draft() {
  const { snapshot, words } = useTable();
  const { decision } = snapshot;
  if (decision?.prompt.key !== 'prompt.draft') return null;
  return (
    <div className="draft">
      <ul aria-label={words.print(decision.prompt)}>
        {decision.options.map(({ key, code }) => {
          const id = key.slice(key.indexOf(':') + 1);
          return (
            <li key={code}>
              <MagicCard id={id} target={`magic/${id}`} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
