/** @jest-environment node */
import { formReplay } from '@/lib/core/framework';
import { createForeignScripts } from '@/lib/security/foreign-scripts';
import { inlineScripts } from '@/lib/security/inline-scripts';
import { finishHead } from '@/lib/answers/finish-document';
import { processorMs } from '@/__tests__/support/processor-ms';

const data = '(self.__next_f=self.__next_f||[]).push([0])';
const rows =
  'self.__next_f.push([1,"1:[\\"$\\",\\"p\\",null,{\\"children\\":\\"Lilac \\u0026 \\u003cLoam\\u003e\\"}]\\n"])';
const start =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/immutable/chunks/0t2~5-w_.js"],"runtimeModuleIds":[94553]});';
const jsonLd =
  '<script type="application/ld+json">{"@context":"https://schema.org","name":"Lilac"}</script>';
const made = (planted = '') =>
  finishHead(
    '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/><script src="/_next/static/chunks/a.js" async=""></script></head>' +
      `<body><h1>Lilac</h1>${jsonLd}${planted}<script>${formReplay}</script><script id="_R_">${start}</script><script>${data}</script><script>${rows}</script></body></html>`,
  );

describe('the inline scripts of a finished document', () => {
  it('may run when the shop or its framework wrote them: data, the start, what keeps forms, what a script may be made of', () => {
    const { own, foreign } = inlineScripts(made());
    expect([own.length, own.slice(2), foreign]).toEqual([5, [start, data, rows], []]);
  });

  it.each([
    ['in the body', '<p><script>alert(1)</script></p>', 'alert(1)'],
    ['in a comment', '<!-- <script>alert(2)</script> -->', 'alert(2)'],
    ['behind a comment that is not over', '<!--><script>alert(3)</script>', 'alert(3)'],
    [
      'out of the JSON of search engines',
      '<script type="application/ld+json">{"name":"</script><script>alert(4)</script>"}',
      'alert(4)',
    ],
    ['in an article', '<article><SCRIPT\n>alert(5)</SCRIPT ></article>', 'alert(5)'],
    ['in a product’s name', '<h1>Rose <script/x>alert(6)</script></h1>', 'alert(6)'],
    ['with a type that runs', "<script type = ' Text/JavaScript '>alert(7)</script>", 'alert(7)'],
    ['with a bare type that runs', '<script type=module>alert(8)</script>', 'alert(8)'],
    [
      'with a second type that does not count',
      '<script type=module type=application/json>alert(9)</script>',
      'alert(9)',
    ],
    [
      'with an attribute that looks like an address',
      '<script data-x=" src=">alert(10)</script>',
      'alert(10)',
    ],
    ['with a quoted end of its tag', '<script data-x="a>b">alert(11)</script>', 'alert(11)'],
    ['that orders imports', '<script type="importmap">{"imports":{}}</script>', '{"imports":{}}'],
    ['that ends with the document', '<p></p><script>alert(12)', null],
    [
      'behind the framework’s data',
      '<script>self.__next_f.push([1,"x"]);alert(13)</script>',
      'self.__next_f.push([1,"x"]);alert(13)',
    ],
    [
      'within the framework’s data',
      '<script>self.__next_f.push([1,alert(14)])</script>',
      'self.__next_f.push([1,alert(14)])',
    ],
    [
      'between two lists of it',
      '<script>self.__next_f.push([1,"x"]),alert([15])</script>',
      'self.__next_f.push([1,"x"]),alert([15])',
    ],
    [
      'within the framework’s start',
      `<script>${start.replace('94553', 'alert(16)')}</script>`,
      start.replace('94553', 'alert(16)'),
    ],
    ['beside what keeps forms', `<script>${formReplay}skim()</script>`, `${formReplay}skim()`],
  ])('planted %s is left out and counted', (_, planted, text) => {
    const { own, foreign } = inlineScripts(made(planted));
    expect(own.filter((one) => one.includes('alert') || one.includes('imports'))).toEqual([]);
    expect(foreign).toHaveLength(1);
    if (text !== null) expect([foreign, own.length]).toEqual([[text], 5]);
  });

  it.each([
    '<script type=application/ld+json>{"a":1}</script>',
    '<script type="application/json">{}</script>',
    '<script src=/x.js>alert(1)</script>',
    '<p>&lt;script&gt;alert(1)</p>',
    '<scripted>alert(1)</scripted>',
  ])('%s is none', (markup) => {
    expect(inlineScripts(made(markup)).foreign).toEqual([]);
  });

  it('are read in a few milliseconds, however the document was twisted', () => {
    const documents = [
      '<script '.repeat(20_000),
      '<script>'.repeat(20_000),
      '<script x="'.repeat(10_000),
      `${made()}${'<p class="a">b</p>'.repeat(10_000)}`,
    ];
    expect(processorMs(() => documents.forEach((twisted) => inlineScripts(twisted)))).toBeLessThan(
      2_000,
    );
  });
});

describe('foreign scripts', () => {
  it('are counted by their text, each said once, and so many told apart', () => {
    const scripts = createForeignScripts();
    scripts.count(['alert(1)', 'alert(1)', 'alert(2)'], '/p/1');
    scripts.count(['alert(1)'], '/checkout');
    expect([...scripts.counts.values()]).toEqual([3, 1]);
    scripts.count(
      Array.from({ length: 500 }, (_, at) => `alert('${at}')`),
      '/p/1',
    );
    expect([
      scripts.counts.size,
      [...scripts.counts.values()].reduce((sum, count) => sum + count),
    ]).toEqual([101, 504]);
  });
});
