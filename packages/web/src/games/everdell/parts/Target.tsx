/** A thing on the table: it glows when something can be done with it, and says why when not. */
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useTable, type Kind } from '../context.ts';
import { CARRIED, carryCard, isWorker, mayDrop } from '../dragging.ts';
import { isAside } from '../model/targets.ts';

interface Props {
  readonly target: string | null;
  /** Where it lies, if the options call it something else. */
  readonly anchor?: string;
  readonly kind: Kind;
  readonly id: string;
  readonly label: string;
  /** Nothing in the picture can be read: the name is said. */
  readonly silent?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

const HOVER_DELAY = 320;

/** Fingers look first and act on a second tap; a mouse acts at once. */
const byTouch = (): boolean => matchMedia('(hover: none)').matches;

export function Target(props: Props) {
  const {
    target,
    anchor,
    kind,
    id,
    label,
    silent = false,
    className = '',
    style,
    children,
  } = props;
  const { options, reasons, pick, inspect, lookAway, explain, words } = useTable();
  const timer = useRef(0);
  const mine = (target !== null && options.get(target)) || [];
  const reason = target === null ? undefined : reasons.get(target);
  const can = mine.length > 0;
  /** What one comes for; whatever else may be done with it stands on the large card. */
  const meant = mine.filter((option) => !isAside(option));

  const look = (pinned: boolean): void => inspect({ kind, id, target, pinned });
  const act = (): void => {
    clearTimeout(timer.current);
    if (byTouch() || (can && meant.length !== 1)) look(true);
    else if (can) {
      inspect(null);
      pick(meant[0]);
    } else {
      inspect(null);
      look(false);
      if (target !== null) explain(target);
    }
  };
  const enter = (): void => {
    if (byTouch()) return;
    timer.current = window.setTimeout(() => look(false), HOVER_DELAY);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    if (!byTouch()) lookAway();
  };

  return (
    <button
      type="button"
      className={`target ${can ? (meant.length === 0 ? 'can may' : 'can') : ''} ${className}`}
      style={style}
      data-target={target ?? undefined}
      data-anchor={anchor}
      data-can={can || undefined}
      aria-disabled={!can}
      draggable={can && CARRIED.has(kind)}
      onDragStart={(event) => carryCard(event, meant[0] ?? mine[0])}
      onDragOver={can && !CARRIED.has(kind) ? mayDrop : undefined}
      onDrop={(event) => can && isWorker(event) && pick(mine[0])}
      onClick={act}
      onMouseEnter={enter}
      onMouseLeave={leave}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && enter()}
      onBlur={leave}
      onContextMenu={(event) => {
        event.preventDefault();
        clearTimeout(timer.current);
        look(true);
      }}
    >
      {children}
      <span className="sr">
        {silent && `${label}. `}
        {can && words.print(mine[0].text)}
        {reason && words.print(reason.text)}
      </span>
    </button>
  );
}
