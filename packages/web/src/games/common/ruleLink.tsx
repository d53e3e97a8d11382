/** "§ 6.33": shows the rule in place. The book is loaded when somebody asks for it. */
import { useState, type ComponentType } from 'react';
import { Extra } from '../../shell/Extra.tsx';
import { useUi } from '../../shell/useUi.ts';
import { usePages } from '../../words/pages/index.ts';
import { isNamed, shortNumber } from './ruleNumber.ts';
import './rule-link.css';

interface Props {
  readonly id: string | undefined;
}

/** The links of a game: `Note` says a rule of its book. */
export function ruleLink(Note: ComponentType<{ readonly id: string }>): ComponentType<Props> {
  return function RuleLink({ id }) {
    const t = useUi();
    const [open, setOpen] = useState(false);
    if (id === undefined) return null;
    const label = t('rule.show', { id: shortNumber(id) });
    return (
      <>
        <button
          type="button"
          className="rule-link"
          aria-expanded={open}
          aria-label={label}
          title={label}
          onClick={() => setOpen(!open)}
        >
          § {isNamed(id) ? '' : id}
        </button>
        {open && (
          <Extra>
            <Note id={id} />
          </Extra>
        )}
      </>
    );
  };
}

interface NoteProps {
  readonly game: string;
  readonly id: string;
  /** As it is called where there is little room. */
  readonly number: string;
  readonly text: string;
}

/** A rule in place: its number, its words, and the way to the book. */
export function RuleInPlace({ game, id, number, text }: NoteProps) {
  const t = usePages();
  return (
    <span className="rule-note" role="note">
      <b>§ {number}</b> {text}{' '}
      <a href={`/${game}/rules#${id}`} target="_blank" rel="noreferrer">
        {t('rules.book')}
      </a>
    </span>
  );
}
