/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

const sheets = readdirSync('styles').filter((file) => file.endsWith('.css'));
const selectorsOf = (file: string) => readFileSync(`styles/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];

describe('the style sheets', () => {
  it.each(sheets)('%s: no rule is met by any sibling of any element, or the body is styled anew whole for each one put into it', (file) => {
    expect(selectorsOf(file).filter((selector) => /[+~]\s*(\*|:[a-z-]+(\(|\s*$))/.test(selector))).toEqual([]);
  });

  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(4);
    expect(selectorsOf('parts.css').length).toBeGreaterThan(50);
  });
});
