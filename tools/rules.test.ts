import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  coverage,
  isComplete,
  readProject,
  rulingsChapter,
  type Index,
  type Rule,
} from './rules.ts';

/** An index of one chapter of the base game. */
const indexOf = (...rules: Rule[]): Index => ({
  built: ['base', 'rugwort'],
  planned: ['pearlbrook'],
  chapters: [{ name: '01-small', title: 'A small chapter', box: 'base', rules }],
});
const file = (...titles: string[]) => [
  { path: 'a.test.ts', source: titles.map((title) => `it('${title}', () => {});`).join('\n') },
];
const statuses = (report: ReturnType<typeof coverage>) =>
  report.rules.map(({ id, status }) => `${id} ${status}`);

describe('the coverage of the rules', () => {
  it('is complete when every rule has a test', () => {
    const report = coverage(indexOf({ id: '1.8', text: 'Four resources.' }), file('four (1.8)'));
    expect(report.rules[0].tests).toEqual([{ file: 'a.test.ts', title: 'four (1.8)' }]);
    expect(isComplete(report)).toBe(true);
  });

  it('misses a rule without a test', () => {
    const report = coverage(indexOf({ id: '1.8', text: 'Four resources.' }), file('four'));
    expect(report.missing).toEqual(['1.8']);
    expect(isComplete(report)).toBe(false);
  });

  it('refuses a test that names a rule which does not exist', () => {
    const report = coverage(indexOf({ id: '1.8', text: 'Four.' }), file('a (1.8)', 'b (1.80)'));
    expect(report.unknown).toEqual([{ id: '1.80', file: 'a.test.ts', title: 'b (1.80)' }]);
    expect(isComplete(report)).toBe(false);
  });

  it('demands a rule only when all its boxes are built', () => {
    const report = coverage(
      indexOf(
        { id: '1.1', text: 'One.', box: 'rugwort' },
        { id: '1.2', text: 'Two.', box: 'pearlbrook' },
        { id: '1.3', text: 'Three.', box: ['rugwort', 'pearlbrook'] },
      ),
      [],
    );
    expect(statuses(report)).toEqual(['1.1 missing', '1.2 box not built', '1.3 box not built']);
  });

  it('demands no test of what no test can show, and tolerates none either', () => {
    const rules = indexOf({ id: '1.2', text: 'Boards.', notTestable: 'Cardboard.' });
    expect(isComplete(coverage(rules, []))).toBe(true);
    expect(coverage(rules, file('boards (1.2)')).problems).toHaveLength(1);
  });

  it('finds mistakes in the index', () => {
    const report = coverage(
      indexOf(
        { id: '1.1', text: 'One.', box: 'perlbrook' },
        { id: '1.1', text: 'One again.' },
        { id: '1.2', text: ' ' },
        { id: '1.3', text: 'Three.', notTestable: '' },
      ),
      file('one (1.1)', 'two (1.2)'),
    );
    expect(report.problems).toEqual([
      '1.1 names the box "perlbrook", which does not exist',
      '1.1 stands in the index twice',
      '1.2 has no text',
      '1.3 is not testable without a reason',
    ]);
  });

  it('counts the decisions of docs/rulings.md as rules', () => {
    const chapter = rulingsChapter('# Rulings\n\n## R-01 A first decision\n\nWhy.\n\n## Other\n');
    expect(chapter.rules).toEqual([{ id: 'R-01', text: 'A first decision', inferred: true }]);
  });
});

describe('the rules of Everdell and Eldervale', () => {
  const { index, files } = readProject(fileURLToPath(new URL('..', import.meta.url)));
  const report = coverage(index, files);

  it('are an index without mistakes', () => {
    expect(report.problems).toEqual([]);
  });

  it('number every chapter from 1 without a gap', () => {
    const groups = new Map<string, string[]>();
    // Rulings have numbers of their own (R-60, ER-41).
    for (const { id } of report.rules.filter(({ id: rule }) => !/^E?R-/.test(rule))) {
      const [group] = id.split('.');
      groups.set(group, [...(groups.get(group) ?? []), id]);
    }
    for (const [group, ids] of groups) {
      expect(ids).toEqual(ids.map((_, at) => `${group}.${at + 1}`));
    }
  });

  it('are the only rules that tests name', () => {
    expect(report.unknown).toEqual([]);
  });

  it('are each held by a test, in every box that is built', () => {
    expect(report.missing).toEqual([]);
  });
});
