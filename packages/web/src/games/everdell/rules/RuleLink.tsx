/** "§ 6.33": shows the rule in place. The book is loaded when somebody asks for it. */
import { lazy, Suspense, useState } from 'react';
import { useUi } from '../../../shell/useUi.ts';
import './rule-link.css';

const RuleNote = lazy(async () => ({ default: (await import('./RuleNote.tsx')).RuleNote }));

export function RuleLink({ id }: { id: string | undefined }) {
  const t = useUi();
  const [open, setOpen] = useState(false);
  if (id === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="rule-link"
        aria-expanded={open}
        aria-label={t('rule.show', { id })}
        title={t('rule.show', { id })}
        onClick={() => setOpen(!open)}
      >
        § {/^[A-Z]/.test(id) ? '' : id}
      </button>
      {open && (
        <Suspense>
          <RuleNote id={id} />
        </Suspense>
      )}
    </>
  );
}
