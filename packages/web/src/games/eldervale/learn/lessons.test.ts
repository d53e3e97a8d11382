import { expect, test } from 'vitest';
import { Lecture } from './Lecture.ts';
import { LESSON_IDS } from './lesson.ts';
import { LESSONS } from './lessons.ts';

const SEATS = [
  { name: 'Hazel', by: 'person' },
  { name: 'Oakley', by: 'sprout' },
] as const;

/** Takes a lesson to its end, each time with what is asked for; `choose` says which of several. */
function taken(id: (typeof LESSON_IDS)[number], choose: (n: number) => number): readonly string[] {
  const lecture = new Lecture(LESSONS[id], SEATS);
  const passed: string[] = [lecture.step.text];
  for (let i = 0; i < 400 && !lecture.done; i++) {
    const before = lecture.at;
    if (lecture.busy) lecture.reply();
    else if (lecture.step.wants === undefined) lecture.next();
    else {
      const { wanted } = lecture;
      if (wanted.length === 0) throw new Error(`${id}: nothing to do for ${lecture.step.text}`);
      lecture.pick(wanted[choose(wanted.length)].code);
    }
    if (lecture.at !== before) passed.push(lecture.step.text);
  }
  if (!lecture.done) throw new Error(`${id} does not end`);
  return passed;
}

test.each(LESSON_IDS)(
  'lesson %s is taken to its end, step by step, and nothing is passed over',
  (id) => {
    const passed = taken(id, () => 0);
    const due = LESSONS[id].steps.filter(({ optional }) => !optional).map(({ text }) => text);
    expect(due.filter((text) => !passed.includes(text))).toEqual([]);
  },
);

test.each(LESSON_IDS)(
  'lesson %s comes to its end whatever is chosen of what is asked for',
  (id) => {
    for (let seed = 1; seed <= 20; seed++) {
      let state = seed * 2654435761;
      taken(id, (n) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state % n;
      });
    }
  },
);

test('what is not asked for changes nothing and is said', () => {
  const lecture = new Lecture(LESSONS.first, SEATS);
  lecture.next();
  lecture.next();
  const { at } = lecture.snapshot();
  const other = lecture.snapshot().decision!.options.find(({ key }) => key.endsWith('@portal'))!;
  lecture.pick(other.code);
  expect(lecture.astray).toBe(true);
  expect(lecture.snapshot().at).toBe(at);
});
