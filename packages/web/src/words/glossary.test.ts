import { wrongInEldervale } from '@evervale/eldervale';
import { wrongWords } from '@evervale/everdell';
import { LANGS, type Lang } from '@evervale/kernel/text';
import { expect, test } from 'vitest';

type Words = Readonly<Record<string, string>>;

/** Everything the client says: its own pages, those online, the lessons. */
const FILES = import.meta.glob<Record<string, Words>>(
  ['../**/words/**/{en,de,fr,it}.ts', './{en,de,fr,it}.ts'],
  { eager: true },
);

interface Said {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

const said = (lang: Lang): Said[] =>
  Object.entries(FILES)
    .filter(([file]) => file.endsWith(`/${lang}.ts`))
    .flatMap(([file, all]) =>
      Object.entries(all[lang] ?? {}).map(([key, text]) => ({ file, key, text })),
    );

test.each(LANGS)('one vocabulary in the client as on the cards (%s)', (lang) => {
  expect(said(lang).length).toBeGreaterThan(300);
  const wrong = said(lang).flatMap(({ file, key, text }) => {
    const check = file.includes('/eldervale/') ? wrongInEldervale : wrongWords;
    return check(text, lang).map((word) => `${key} ${word}`);
  });
  expect(wrong).toEqual([]);
});
