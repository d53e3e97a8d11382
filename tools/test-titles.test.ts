import { describe, expect, it } from 'vitest';
import { titledTests } from './test-titles.ts';

const idsIn = (source: string) => titledTests(source).flatMap((test) => test.ids);

describe('reading the titles of tests', () => {
  it('finds the ids in parentheses, one or several', () => {
    expect(
      titledTests(`
        it('a Wanderer takes no space in the city (6.24)', () => {});
        test("one advantage per card (6.33, INNKEEPER.3)", () => {});
        it(\`a ruling of our own (R-01)\`, () => {});
      `),
    ).toEqual([
      { title: 'a Wanderer takes no space in the city (6.24)', ids: ['6.24'] },
      { title: 'one advantage per card (6.33, INNKEEPER.3)', ids: ['6.33', 'INNKEEPER.3'] },
      { title: 'a ruling of our own (R-01)', ids: ['R-01'] },
    ]);
  });

  it('takes nothing else in a title for an id', () => {
    expect(
      idsIn(`it('6.24 outside, (see 6.24), (2 of 3), (v1.2.3) and (1.5 s)', () => {});`),
    ).toEqual([]);
  });

  it('finds groups of tests and the tests inside them', () => {
    expect(
      idsIn(`describe('Haven (5.22)', () => { it('rounds down (5.23)', () => {}); });`),
    ).toEqual(['5.22', '5.23']);
  });

  it('is not fooled by quotes, brackets, templates and regular expressions', () => {
    const source = String.raw`
      const open = /['"(]/; const half = a / b / c;
      it('the player\'s "own" city (6.2)', () => { expect(text).toMatch(/it\('x (6.3)'/); });
      it(${'`${name} works (${which}), once (6.11)`'}, () => {});
      it('a title ' +
        'in two pieces (6.1)', () => {});
    `;
    expect(idsIn(source)).toEqual(['6.2', '6.11', '6.1']);
  });

  it('reads no comments and no calls of other things', () => {
    const source = `
      // it('commented out (1.8)', () => {});
      /* it('commented out (1.9)', () => {}); */
      pattern.test('not a test (1.10)');
      submit('not a test (1.11)');
    `;
    expect(idsIn(source)).toEqual([]);
  });

  it('gives no credit to tests that do not run', () => {
    const source = `
      it.skip('skipped (1.8)', () => {});
      it.todo('later (1.9)');
      it.fails('broken (1.10)', () => {});
      it.skipIf(slow)('sometimes (1.11)', () => {});
      describe.skip('group', () => { it('inside (2.1)', () => {}); });
      it.concurrent('runs (2.2)', () => {});
    `;
    expect(idsIn(source)).toEqual(['2.2']);
  });

  it('finds the ids in a table of cases', () => {
    const source = `
      const CASES: readonly [string, string][] = [['Farm', 'FARM.1'], ['Mine', 'MINE.1']];
      it.each<Row>([['Inn', 'INN.1, INN.2'], ['Queen (QUEEN.1)', 'Inn']])('%s (5.31)', () => {});
      it.each(CASES)('%s produces (%s)', () => {});
      test.for([{ rule: '7.2' }])('$rule', () => {});
      it.each\`
        card      | rule
        \${'Judge'} | \${'JUDGE.1'}
      \`('$card ($rule)', () => {});
    `;
    expect(titledTests(source)).toEqual([
      { title: '%s (5.31)', ids: ['5.31', 'INN.1', 'INN.2', 'QUEEN.1'] },
      { title: '%s produces (%s)', ids: ['FARM.1', 'MINE.1'] },
      { title: '$rule', ids: ['7.2'] },
      { title: '$card ($rule)', ids: ['JUDGE.1'] },
    ]);
  });
});
