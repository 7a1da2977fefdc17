/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

const sheets = readdirSync('styles').filter((file) => file.endsWith('.css'));
const textOf = (file: string) =>
  readFileSync(`styles/${file}`, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ');
const selectorsOf = (file: string) => textOf(file).match(/[^{};]+(?=\{)/g) ?? [];

const pigment = (name: string) =>
  new RegExp(`--color-${name}: #([0-9a-f]{6})`).exec(textOf('tokens.css'))?.[1] ?? '';

/** The ratio of two colors in WCAG's sense. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

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

  it.each(['paper', 'card', 'glass', 'mist'])(
    'let what is asked anew be read on %s: paler words of 4.5, and nothing but pictures seen through',
    (ground) => {
      const [, pale = ''] = /\.unconfirmed [^{]*\{ color: var\(--color-([\w-]+)\)/.exec(
        textOf('parts.css'),
      ) ?? [''];
      expect(contrast(pigment(pale), pigment(ground))).toBeGreaterThanOrEqual(4.5);
      const seenThrough = [...textOf('parts.css').matchAll(/([^{};]+)\{ opacity: 0?\.\d/g)];
      expect(seenThrough.map(([, selector = '']) => selector.trim()).sort()).toEqual([
        '.card-out',
        '.list-busy .card-pane',
      ]);
    },
  );

  it('say in the system’s own colors what masks, swatches and chosen days and parts are, where it drops those of the page', () => {
    const [own = '', forced = ''] = textOf('parts.css').split('@media (forced-colors: active)');
    const masked = [...own.matchAll(/([^{};]+)\{[^{}]*background: [^{}]*mask: var\(/g)];
    expect(masked.length).toBeGreaterThan(2);
    for (const selector of [
      ...masked.map(([, each = '']) => each.trim()),
      '.tab[data-active]::after',
      '.chip[aria-current]',
      "[aria-pressed='true']",
      'label:has(> .sr-only:checked)',
      ':is(a, button):is(.bg-aubergine-700, .bg-lilac-300)',
    ])
      expect(forced).toContain(selector);
    expect(forced).toMatch(/\.swatch \{ forced-color-adjust: none;/);
  });

  it('keep a place that is to speak in the page while it says nothing: one that is not displayed is not heard as it comes', () => {
    const speaking = readdirSync('components', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        [
          ...readFileSync(`components/${file}`, 'utf8').matchAll(
            /<\w+[^<>]*(role="status"|aria-live)[^<>]*>/g,
          ),
        ].map(([tag]) => `${file}: ${tag}`),
      );
    expect(speaking.length).toBeGreaterThan(30);
    expect(speaking.filter((tag) => tag.includes('empty:hidden'))).toEqual([]);
  });

  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(4);
    expect(selectorsOf('parts.css').length).toBeGreaterThan(50);
  });
});
