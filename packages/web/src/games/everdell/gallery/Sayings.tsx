/** One of every question, answer, reason and line of the log, and the words of the client. */
import { useMemo } from 'react';
import type { Words } from '../../../shell/useWords.ts';
import { uiCatalog } from '../../../words/index.ts';
import { examples, SORTS } from './examples.ts';

export function Sayings({ words }: { words: Words }) {
  const found = useMemo(() => examples(), []);
  return (
    <>
      {SORTS.map((sort) => (
        <section key={sort}>
          <h3>{sort}</h3>
          <ul className="gallery-words">
            {found[sort].map((text) => (
              <li key={text.key}>
                <code>{text.key}</code> {words.print(text)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ul className="gallery-words">
        {Object.entries(uiCatalog[words.lang]).map(([key, pattern]) => (
          <li key={key}>
            <code>{key}</code> {pattern}
          </li>
        ))}
      </ul>
    </>
  );
}
