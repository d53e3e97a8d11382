import { wrongWords } from '@evervale/everdell';
import { LANGS, type Lang } from '@evervale/kernel/text';
import { expect, test } from 'vitest';

type Words = Readonly<Record<string, string>>;

/** Everything the client says: its own pages, those online, the lessons. */
const FILES = import.meta.glob<Record<string, Words>>(
  ['../**/words/**/{en,de,fr,it}.ts', './{en,de,fr,it}.ts'],
  { eager: true },
);

const said = (lang: Lang): [string, string][] =>
  Object.entries(FILES)
    .filter(([file]) => file.endsWith(`/${lang}.ts`))
    .flatMap(([, all]) => Object.entries(all[lang] ?? {}));

test.each(LANGS)('one vocabulary in the client as on the cards (%s)', (lang) => {
  expect(said(lang).length).toBeGreaterThan(300);
  const wrong = said(lang).flatMap(([key, text]) =>
    wrongWords(text, lang).map((word) => `${key} ${word}`),
  );
  expect(wrong).toEqual([]);
});
