/** @jest-environment node */
import { existsSync } from 'node:fs';
import { textOf } from '../support/project-files';
import { testTitles } from '../support/test-titles';

const ruleRow = /^\| (.+?) \| `(\w+)` in `([\w./-]+)` \| `([\w./-]+)` \|$/;
const testRow = /^\| (.+?) \| `([\w./-]+)` \| (.+?) \|$/;

/** The rows of a document's tables, without their heads. */
function rowsOf(path: string): string[] {
  return textOf(path)
    .split('\n')
    .filter((line, at, lines) => line.startsWith('| ') && !lines[at + 1]?.startsWith('|---'));
}

/** Says of a row what it leads to that is not there; `null` when a reader finds what it names. */
function brokenTest(line: string): string | null {
  const [, what = '', file = '', name = ''] = testRow.exec(line) ?? [];
  if (file === '') return `not a row: ${line}`;
  if (!existsSync(file)) return `${what}: no ${file}`;
  return testTitles(file, textOf(file)).has(name) ? null : `${what}: ${file} has no test "${name}"`;
}

function brokenRule(line: string): string | null {
  const [, rule = '', name = '', file = '', test = ''] = ruleRow.exec(line) ?? [];
  if (file === '') return `not a row: ${line}`;
  if (!existsSync(file) || !existsSync(test)) return `${rule}: no ${file} or no ${test}`;
  const defines = new RegExp(`(export )?(async )?(function\\*?|const) ${name}\\b`).test(
    textOf(file),
  );
  return defines ? null : `${rule}: ${file} has no ${name}`;
}

/** A test that guards a finding: its file, and the words of a title or the title whole; what else guards it follows. */
const guard = /`((?:__tests__|e2e)\/[\w./-]+)`(?: › ([^`]+))?/g;

function brokenMending(line: string): string | null {
  const [finding = '', , guards = ''] = line.slice(2, -2).split(' | ');
  for (const [, file = '', named = ''] of guards.matchAll(guard)) {
    if (!existsSync(file)) return `${finding}: no ${file}`;
    const [words = ''] = named.split('; ');
    const isThere = (title: string) => title.includes(words) || named.startsWith(title);
    if (words !== '' && ![...testTitles(file, textOf(file))].some(isThere))
      return `${finding}: ${file} has no test "${words}"`;
  }
  return null;
}

const table = `
  it('never sells what is over', () => {});
  it.each([['a seat', 2], ["an order", amount]] as const)('%s costs %i', () => {});
  it.each([[null, 'free']])('of %p is %p', () => {});
  test('paid, %s', () => {});
  expect('sells what is over');
`;

describe('the name of a test in a table', () => {
  it.each([
    ['never sells what is over', true],
    ['sells what is over', false],
    ['never sells', false],
    ['%s costs %i', true],
    ['a seat costs 2', true],
    ['an order costs %i', true],
    ['a seat', false],
    ['of null is "free"', true],
    ['paid, %s', true],
  ])('%p is one: %s', (name, expected) => {
    expect(testTitles('table.test.ts', table).has(name)).toBe(expected);
  });
});

describe('tables that say where something is proven', () => {
  it.each([
    ['docs/specification-a-tests.md', brokenTest, 80],
    ['docs/specification-b-tests.md', brokenTest, 50],
    ['docs/rules.md', brokenRule, 40],
    ['docs/mended.md', brokenMending, 90],
  ] as const)('%s leads to what there is, each row once', (path, broken, least) => {
    const rows = rowsOf(path);
    expect(rows.length).toBeGreaterThan(least);
    expect(rows.map(broken).filter((fault) => fault !== null)).toEqual([]);
    expect(new Set(rows).size).toBe(rows.length);
  });
});
