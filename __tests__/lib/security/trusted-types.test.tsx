import { trustedTypes } from '@/lib/security/trusted-types';

type Check = (text: string) => string | null;
let policy: Record<'createScriptURL' | 'createHTML' | 'createScript', Check>;

beforeAll(() => {
  const made: [string, typeof policy][] = [];
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (name: string, rules: typeof policy) => made.push([name, rules]),
    },
  });
  new Function(trustedTypes)();
  expect(made.map(([name]) => name)).toEqual(['default']);
  policy = made[0]![1];
});

describe('what a script may be made of', () => {
  it.each([
    '/_next/static/chunks/0t235b5w~kvl9-m.js',
    '/_next/static/chunks/app/a.js?v=1',
    'http://localhost/_next/static/chunks/a.js',
    'https://www.paypal.com/sdk/js?client-id=x',
  ])('the address %s, as it was written: the framework knows its files by it', (address) => {
    expect(policy.createScriptURL(address)).toBe(address);
  });

  it.each([
    '/api/menus',
    '/pictures/a.js',
    '/_next/static/media/a.svg',
    '/_next/static/../../api/menus',
    '/_next/image?url=a.js',
  ])('not the address %s of this site', (address) => {
    expect(policy.createScriptURL(address)).toBeNull();
  });

  it.each([
    '<script></script>',
    '<b>Lilac</b>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    '{"@context":"https://schema.org","name":"Lilac on sale = 5"}',
  ])('the markup %s', (markup) => {
    expect(policy.createHTML(markup)).toBe(markup);
  });

  it.each([
    '<img src=x onerror=skim()>',
    '<img/onerror="skim()">',
    '<SCRIPT>skim()</SCRIPT>',
    '<iframe srcdoc="x">',
    '<a href="JavaScript:skim()">',
    '<svg><use href="data:x"/></svg>',
    '<base href="//evil.example">',
  ])('not the markup %s', (markup) => {
    expect(policy.createHTML(markup)).toBeNull();
  });

  it('text that is data, and no other', () => {
    expect([
      policy.createScript('{"a":1}'),
      policy.createScript('skim()'),
      policy.createScript('[skim()]'),
    ]).toEqual(['{"a":1}', null, null]);
  });
});
