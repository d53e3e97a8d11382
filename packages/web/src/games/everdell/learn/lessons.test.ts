import { catalogGaps, LANGS } from '@evervale/kernel/text';
import { wordsOf } from '@evervale/everdell';
import { describe, expect, it, test } from 'vitest';
import { CARD_RULINGS, CHAPTERS } from '@evervale/everdell/rulebook';
import { Lecture } from './Lecture.ts';
import { LESSON_IDS } from './lesson.ts';
import { LESSONS } from './lessons/index.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { sayLesson } from './words/index.ts';
import { it as italian } from './words/it.ts';

const SEATS = [
  { name: 'Hazel', by: 'person' },
  { name: 'Oakley', by: 'sprout' },
] as const;

/** Does what every step asks for; gives the texts that were shown. */
function takeLesson(lecture: Lecture): string[] {
  const shown = [lecture.step.text as string];
  for (let i = 0; !lecture.done && i < 200; i++) {
    const { at } = lecture;
    if (lecture.busy) lecture.reply();
    else if (lecture.step.expect === undefined) lecture.next();
    else lecture.pick(lecture.wanted[0]?.code ?? -1);
    expect(lecture.astray).toBe(false);
    if (lecture.at !== at) shown.push(lecture.step.text);
  }
  return shown;
}

describe.each(LESSON_IDS)('the lesson %s', (id) => {
  it('can be taken to its end by doing what it asks for', () => {
    const lecture = new Lecture(LESSONS[id], SEATS);
    expect(takeLesson(lecture)).toEqual(LESSONS[id].steps.map(({ text }) => text));
    expect(lecture.done).toBe(true);
  });

  it('names rules that exist', () => {
    const book = [...CHAPTERS, CARD_RULINGS].flatMap(({ rules }) => rules);
    const known = new Set(book.map((rule) => rule.id));
    const named = LESSONS[id].steps.flatMap(({ rules = [] }) => rules);
    expect(named.filter((rule) => !known.has(rule))).toEqual([]);
  });
});

test('the first lesson ends with a counted and won game (10.1)', () => {
  const lecture = new Lecture(LESSONS.first, SEATS);
  takeLesson(lecture);
  expect(lecture.snapshot().outcome?.winners).toEqual([0]);
});

test('another legal pick is not taken, and the lesson says so', () => {
  const lecture = new Lecture(LESSONS.first, SEATS);
  lecture.next();
  lecture.next();
  const { decision, at } = lecture.snapshot();
  const other = decision!.options.find(({ key }) => key === 'place:haven')!;
  lecture.pick(other.code);
  expect(lecture.astray).toBe(true);
  expect(lecture.snapshot().at).toBe(at);
});

test('the other player acts by the script, one thing at a time', () => {
  const lecture = new Lecture(LESSONS.first, SEATS);
  lecture.next();
  lecture.next();
  lecture.pick(lecture.wanted[0].code);
  expect(lecture.busy).toBe(true);
  expect(lecture.snapshot()).toMatchObject({ decision: null, thinking: 1 });
  lecture.reply();
  expect(lecture.step.text).toBe('first.forest');
});

test('the lessons speak four languages, with the names of the game', () => {
  expect(catalogGaps([{ en, de, fr, it: italian }])).toEqual([]);
  const words = wordsOf();
  for (const lang of LANGS) {
    const name = (id: string): string => words.print({ key: 'name', args: { id } }, lang);
    expect(sayLesson('first.farm', lang, name)).toContain(name('farm'));
  }
});
