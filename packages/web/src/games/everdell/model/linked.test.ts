import { wordsOf } from '@evervale/everdell';
import { LANGS, type Lang, type Text } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { examples } from '../gallery/examples.ts';
import { linked } from './linked.ts';

const words = wordsOf({ players: ['Hazel', 'Oakley', 'Bramble', 'Sorrel', 'Rugwort'] });
const inLang = (lang: Lang) => ({
  print: (text: Text) => words.print(text, lang),
  name: (id: string) => words.print({ key: 'name', args: { id } }, lang),
});
const name = (id: string): Text => ({ key: 'name', args: { id } });
const lines = examples(16).log;
const player: Text = { key: 'player', args: { seat: 0 } };

test('a line of the log leads to the card it names', () => {
  const line = { key: 'log.occupy', args: { player, of: { key: 'noun', args: { id: 'farm' } } } };
  expect(linked(line, inLang('en'))).toEqual([
    'Hazel occupies ',
    { kind: 'card', id: 'farm', said: 'Farm' },
  ]);
});

test('several cards are found in the order in which they are said', () => {
  const cards = { key: 'list.and', args: { a: name('monk'), b: name('farm') } };
  const pieces = linked({ key: 'log.revealedDiscard', args: { cards } }, inLang('de'));
  expect(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.id]))).toEqual([
    'monk',
    'farm',
  ]);
});

test.each(LANGS)(
  'a place is one piece with what it is called, so that signs can stand for it (%s)',
  (lang) => {
    const place = { key: 'spot.basic', args: { place: name('basic-three-twigs') } };
    const pieces = linked({ key: 'log.place', args: { player, place } }, inLang(lang));
    const said = words.print(place, lang);
    expect(pieces).toContainEqual({ kind: 'place', id: 'basic-three-twigs', said });
  },
);

test.each(LANGS)('the pieces of every line say the whole line (%s)', (lang) => {
  const said = inLang(lang);
  for (const text of lines) {
    const pieces = linked(text, said);
    const whole = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.said)).join('');
    expect(whole).toBe(said.print(text));
  }
});
