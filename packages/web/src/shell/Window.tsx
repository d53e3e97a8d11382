/** A window over everything else: closed by its cross, by Escape, and by a click beside it. */
import type { ReactNode } from 'react';
import { useUi } from './useUi.ts';

/** What lies below cannot be reached meanwhile. */
const show = (dialog: HTMLDialogElement | null): void => dialog?.showModal();

interface Props {
  readonly title: string;
  readonly className?: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

export function Window({ title, className = '', close, children }: Props) {
  const t = useUi();
  return (
    <dialog
      ref={show}
      className={`window modal ${className}`}
      aria-label={title}
      onClose={close}
      onCancel={close}
      onClick={(event) => {
        if (event.target !== event.currentTarget) return;
        const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
        const { clientX: x, clientY: y } = event;
        if (x < left || x > right || y < top || y > bottom) close();
      }}
    >
      <header>
        <h1>{title}</h1>
        <button type="button" className="round" aria-label={t('close')} autoFocus onClick={close}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  );
}
