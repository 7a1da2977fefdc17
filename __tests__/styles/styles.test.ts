/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

const sheets = readdirSync('styles').filter((file) => file.endsWith('.css'));
const textOf = (file: string) =>
  readFileSync(`styles/${file}`, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ');
const selectorsOf = (file: string) => textOf(file).match(/[^{};]+(?=\{)/g) ?? [];

describe('the style sheets', () => {
  it.each(sheets)(
    '%s: no rule is met by any sibling of any element, or the body is styled anew whole for each one put into it',
    (file) => {
      expect(
        selectorsOf(file).filter((selector) => /[+~]\s*(\*|:[a-z-]+(\(|\s*$))/.test(selector)),
      ).toEqual([]);
    },
  );

  it('hide no picture, and nothing else until a script has come', () => {
    const hiding = sheets.flatMap((file) =>
      [
        ...textOf(file).matchAll(
          /([^{};]+)\{[^{}]*(display: none|visibility: hidden|opacity: 0[;\s])/g,
        ),
      ].map(([, selector = '']) => selector.trim()),
    );
    expect(hiding.length).toBeGreaterThan(5);
    expect(hiding.filter((selector) => /\bimg\b|html:not|data-awake/.test(selector))).toEqual([]);
  });

  it('show what an address names where no script hears its button', () => {
    expect(textOf('shell.css')).toMatch(
      /html:not\(\[data-menus\]\) \.menu-panel:target \{ visibility: visible; content-visibility: visible;/,
    );
  });

  it('show the order of a list where no script opens its menu', () => {
    expect(textOf('shell.css')).toMatch(
      /@media \(scripting: none\) \{ #sort-menu \{ position: static; visibility: visible; content-visibility: visible;/,
    );
  });

  it('give a page that is stepped back to its real height', () => {
    expect(textOf('parts.css')).toMatch(
      /html\[data-returning\] :is\(\.later, [^{]*\{ --held: visible; content-visibility: visible; \}/,
    );
  });

  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(4);
    expect(selectorsOf('parts.css').length).toBeGreaterThan(50);
  });
});
