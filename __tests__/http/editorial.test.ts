/** @jest-environment node */
import { randomInt } from 'node:crypto';
import { parseFragment } from 'parse5';
import { walk } from '@/scripts/seo/html-tree';
import { markupVectors, addressVectors } from '../components/content/injections';
import { createEntry, deleteEntry, pageWith } from './support/entries';
import { jsonLdOf } from './support/html';
import { request } from './support/request';

const mark = String(randomInt(10_000_000, 99_999_999));
const word = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const block = (nodeType: string, content: unknown[], data: object = {}) => ({
  nodeType,
  data,
  content,
});

/** Elements no text of an editor becomes. */
const forbidden =
  /^(iframe|object|embed|style|base|form|template|video|audio|marquee|math|portal|textarea|select|input|meta|link)$/;

describe('what an editor writes is words', () => {
  const slug = `injected-${mark}`;
  /** Without what no JSON column holds. */
  const vectors = [...markupVectors, ...addressVectors].map((vector) =>
    vector.replace(/[\u0000\ud800]/g, ''),
  );
  const body = block('document', [
    block('heading-2', [word(vectors.join(' '))]),
    ...vectors.map((vector) =>
      block('paragraph', [word(vector), block('hyperlink', [word('a link')], { uri: vector })]),
    ),
  ]);
  let html: string;
  beforeAll(async () => {
    const some = (from: number, to: number) => `${mark} ${vectors.slice(from, to).join(' ')}`;
    const fields = {
      title: some(0, 12).slice(0, 250),
      slug,
      summary: some(12, 60),
      author: some(60, 70).slice(0, 250),
      tags: vectors.slice(0, 20),
      categoryIDs: [],
      body,
    };
    await createEntry('article', `article-${slug}`, fields);
    html = await pageWith(`/information/resource-hub/${slug}`, (text) => text.includes(mark));
  }, 180_000);
  afterAll(() => deleteEntry(`article-${slug}`));

  it('on a real page: no element, handler or address of it is there', () => {
    const elements: { name: string; attributes: Readonly<Record<string, string>> }[] = [];
    const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + '</main>'.length);
    walk(parseFragment(main), ({ tagName: name }, attributes) =>
      elements.push({ name, attributes }),
    );
    expect(elements.filter(({ name }) => name === 'p').length).toBeGreaterThan(vectors.length);
    const wrong = elements.filter(
      ({ name, attributes }) =>
        forbidden.test(name) ||
        Object.keys(attributes).some((key) => /^on|srcdoc/.test(key)) ||
        (name === 'script' && attributes.type !== 'application/ld+json'),
    );
    expect(wrong).toEqual([]);
    const addresses = elements.flatMap(({ attributes }) =>
      ['href', 'src', 'action', 'xlink:href'].flatMap((key) => attributes[key] ?? []),
    );
    expect(
      addresses.filter(
        (address) => !/^(\/(?![/\\])|https?:\/\/[^/\s\\]|tel:|mailto:|#)/.test(address),
      ),
    ).toEqual([]);
  });

  it('keeps its structured data and its title whole', () => {
    expect(
      jsonLdOf(html).some((node) => String(node.headline ?? node.name).includes('<script>')),
    ).toBe(true);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain('&lt;script');
  });

  it('every script of the document is one the policy knows by its hash', async () => {
    const { headers } = await request(`/information/resource-hub/${slug}`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src [^;]*'sha256-/);
    expect(policy.split(';').find((part) => part.includes('script-src'))).not.toMatch(
      /'unsafe-inline'|'unsafe-eval'/,
    );
  });
});
