/** A thing of the table outside the map: it glows when something can be done with it, and says why when not. */
import type { CSSProperties, ReactNode } from 'react';
import { useTable } from '../context.ts';

interface Props {
  readonly target: string;
  /** What cannot be read in the picture. */
  readonly label: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

export function Thing({ target, label, className = '', style, children }: Props) {
  const { options, reasons, pick, look, looked, words } = useTable();
  const mine = options.get(target) ?? [];
  const [why] = reasons.get(target) ?? [];
  const can = mine.length > 0;
  // A Unit that was withdrawn is carried here.
  const uses = mine.find(({ key }) => key.startsWith('use:'));
  const act = (): void => {
    if (mine.length === 1 && !(matchMedia('(hover: none)').matches && looked?.target !== target)) {
      look(null);
      pick(mine[0]);
    } else look(target, true);
  };
  return (
    <button
      type="button"
      className={`thing ${can ? 'can' : ''} ${className}`}
      style={style}
      data-target={target}
      data-anchor={target}
      data-can={can || undefined}
      aria-disabled={!can}
      onClick={act}
      onDragOver={(event) => uses !== undefined && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (uses !== undefined) pick(uses);
      }}
      onMouseEnter={() => looked?.pinned !== true && look(target)}
      onMouseLeave={() => looked?.pinned === false && look(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && look(target)}
    >
      {children}
      <span className="sr">
        {[label, ...(can ? [words.print(mine[0].text)] : why ? [words.print(why.text)] : [])]
          .filter((said) => said !== '')
          .join('. ')}
      </span>
    </button>
  );
}
