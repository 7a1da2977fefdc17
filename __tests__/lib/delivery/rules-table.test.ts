/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const row = /^\| (.+?) \| `(\w+)` in `([\w./-]+)` \| `([\w./-]+)` \|$/;
const lines = readFileSync(join(root, 'docs/rules.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Rule'));
const rows = lines.map((line) => row.exec(line)?.slice(1) ?? [line, '', '', '']) as [
  string,
  string,
  string,
  string,
][];

describe('the table of rules', () => {
  it('names each rule once', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(new Set(rows.map(([rule]) => rule)).size).toBe(rows.length);
  });

  it.each(rows)('%s', (_rule, name, file, test) => {
    expect(readFileSync(join(root, file), 'utf8')).toMatch(
      new RegExp(`(export )?(async )?(function|const) ${name}\\b`),
    );
    const tested =
      readFileSync(join(root, test), 'utf8') +
      (test.endsWith('clock.test.ts')
        ? readFileSync(join(root, '__tests__/lib/delivery/clock-table.ts'), 'utf8')
        : '');
    expect(tested).toContain(name);
  });
});
