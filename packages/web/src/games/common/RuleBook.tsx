/** A book of rules: the game on one page, then every rule with its number. */
import type { Chapter, Rule } from '@evervale/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Page } from '../../shell/Page.tsx';
import { usePages } from '../../words/pages/index.ts';
import { findRules } from './findRules.ts';
import type { Guide } from './guide.ts';
import './rulebook.css';

/** The rule that the address names; it may change while the page is open. */
function useAnchor(): string {
  const here = (): string => decodeURIComponent(location.hash.slice(1));
  const [anchor, setAnchor] = useState(here);
  useEffect(() => {
    const onHash = (): void => setAnchor(here());
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView({ block: 'center' });
  }, [anchor]);
  return anchor;
}

function GuidePart({ guide, numbered }: { guide: Guide; numbered: boolean }) {
  const t = usePages();
  return (
    <section className="guide" id="guide">
      <h2>{t('rules.guide')}</h2>
      <ol>
        {guide.map(({ title, text, rules }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {numbered && (
              <p className="see">
                {rules.map((id) => (
                  <a key={id} href={`#${id}`}>
                    {id}
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function RuleLine({ rule, here }: { rule: Rule; here: boolean }) {
  const t = usePages();
  return (
    <li id={rule.id} className={here ? 'here' : ''}>
      <a href={`#${rule.id}`} aria-label={t('rules.link', { id: rule.id })}>
        {rule.id}
      </a>
      <span>
        {rule.text}
        {rule.inferred && <small title={t('rules.inferredNote')}>{t('rules.inferred')}</small>}
      </span>
    </li>
  );
}

function ChapterPart({ chapter, anchor }: { chapter: Chapter; anchor: string }) {
  return (
    <section id={`chapter-${chapter.id}`}>
      <h3>
        {chapter.id !== 'cards' && <b>{chapter.id}</b>} {chapter.title}
      </h3>
      <ol>
        {chapter.rules.map((rule) => (
          <RuleLine key={rule.id} rule={rule} here={rule.id === anchor} />
        ))}
      </ol>
    </section>
  );
}

function Contents({ chapters, guide }: { chapters: readonly Chapter[]; guide: Guide }) {
  const t = usePages();
  return (
    <nav className="contents" aria-label={t('rules.chapters')}>
      {guide.length > 0 && <a href="#guide">{t('rules.guide')}</a>}
      {chapters.map((chapter) => (
        <a key={chapter.id} href={`#chapter-${chapter.id}`}>
          <b>{chapter.id === 'cards' ? '' : chapter.id}</b>
          {chapter.title}
        </a>
      ))}
    </nav>
  );
}

interface Props {
  /** Empty where a game has no numbered rules to show. */
  readonly book: readonly Chapter[];
  readonly guide: Guide;
  readonly night?: boolean;
}

export function RuleBook({ book, guide, night = false }: Props) {
  const t = usePages();
  const anchor = useAnchor();
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => findRules(book, wanted), [book, wanted]);
  const n = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <Page title={t('rules.title')} wide night={night}>
      <div className="rule-book">
        <Contents chapters={found} guide={guide} />
        <div className="book">
          {wanted === '' && guide.length > 0 && (
            <GuidePart guide={guide} numbered={book.length > 0} />
          )}
          {book.length > 0 && (
            <section className="numbered">
              <h2>{t('rules.book')}</h2>
              <div className="rule-search">
                <input
                  type="search"
                  value={wanted}
                  placeholder={t('rules.search')}
                  aria-label={t('rules.search')}
                  onChange={({ target }) => setWanted(target.value)}
                />
                <p role="status">{t('rules.found', { n })}</p>
              </div>
              <p className="legend">{t('rules.inferredNote')}</p>
              {found.map((chapter) => (
                <ChapterPart key={chapter.id} chapter={chapter} anchor={anchor} />
              ))}
            </section>
          )}
        </div>
      </div>
    </Page>
  );
}
