import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentPage } from '@/components/content/content-page';
import type { Entry, PageFields } from '@/lib/content/entries';
import {
  eventsLandingFromEntry,
  menuGroupFromEntry,
  pageFromEntry,
  promoFromEntry,
} from '@/lib/content/from-contentful';
import { safeAddress, sitePath } from '@/lib/content/safe-address';
import { articleJsonLd } from '@/lib/seo/json-ld/page-json-ld';
import { addressVectors, markupVectors, nodeVectors, slugVectors } from './injections';

const word = (value: string, marks: unknown[] = []) => ({
  nodeType: 'text',
  value,
  marks,
  data: {},
});
const block = (nodeType: string, content: unknown[] = [], data: unknown = {}) => ({
  nodeType,
  data,
  content,
});
const link = (uri: string) => block('hyperlink', [word('a link')], { uri });
const asset = (url: string) =>
  block('embedded-asset-block', [], {
    target: { fields: { title: url, description: url, file: { url, contentType: 'image/png' } } },
  });
const entry = (fields: object, id = 'article') =>
  block('embedded-entry-block', [], { target: { sys: { contentType: { sys: { id } } }, fields } });

/** A page whose title, summary, author, tags, slug and text all hold one vector. */
function pageOf(vector: string, content: unknown[]) {
  const fields = {
    title: vector,
    slug: vector,
    summary: vector,
    author: vector,
    tags: [vector],
    date: vector,
    link: vector,
    body: block('document', content),
    image: { fields: { title: vector, description: vector, file: { url: vector } } },
    parentPage: { sys: { id: 'x' }, fields: { title: vector, slug: vector, link: vector } },
  };
  return pageFromEntry({ sys: { id: 'x' }, fields } as never, 'article');
}

const everything = (vector: string) => [
  block('paragraph', [
    word(vector),
    link(vector),
    block('entry-hyperlink', [word(vector)], {
      target: {
        sys: { contentType: { sys: { id: 'article' } } },
        fields: { title: vector, slug: vector, link: vector },
      },
    }),
  ]),
  block('heading-1', [word(vector, [{ type: vector }, { type: 'bold' }])]),
  block('unordered-list', [block('list-item', [block('paragraph', [word(vector)])])]),
  block('table', [block('table-row', [block('table-cell', [block('paragraph', [word(vector)])])])]),
  asset(vector),
  entry({ title: vector, slug: vector, link: vector }),
  entry(
    { title: vector, subTitle: vector, linkUrl: vector, linkText: vector },
    'simpleContentBlock',
  ),
  block(vector, [word(vector)]),
];

function faultsOf(root: Element): string[] {
  const all = [...root.querySelectorAll('*')];
  const forbidden = all.filter(
    (element) =>
      /^(script|iframe|object|embed|style|link|meta|base|form|template|frame|frameset|svg animate|math)$/i.test(
        element.localName,
      ) && element.getAttribute('type') !== 'application/ld+json',
  );
  const handlers = all.flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'srcdoc'),
  );
  const addresses = all.flatMap((element) =>
    ['href', 'src', 'action', 'xlink:href', 'formaction'].flatMap(
      (name) => element.getAttribute(name) ?? [],
    ),
  );
  return [
    ...forbidden.map(({ localName }) => localName),
    ...handlers,
    ...addresses.filter(
      (address) => !/^(\/(?![/\\])|https:\/\/images\.ctfassets\.net\/|#)/.test(address),
    ),
  ];
}

const vectors = [...markupVectors, ...addressVectors];

it('are two hundred or more', () => {
  expect(new Set([...vectors, ...slugVectors, ...nodeVectors]).size).toBeGreaterThanOrEqual(200);
});

it.each(vectors.map((vector) => [JSON.stringify(vector), vector]))(
  'shows %s as words',
  (_name, vector) => {
    const page = pageOf(vector, everything(vector));
    const origin = 'https://shop.example';
    const shown = (
      <ContentPage
        page={page}
        crumbs={[...page.parents, { label: page.title }]}
        structured={[articleJsonLd(page, origin)]}
        dated
        list={{ heading: 'Related', articles: [page] }}
        origin={origin}
      />
    );
    const { container } = render(shown);
    expect(faultsOf(container)).toEqual([]);
    const served = document.implementation.createHTMLDocument();
    served.body.innerHTML = renderToStaticMarkup(shown);
    expect(faultsOf(served.body)).toEqual([]);
    expect(served.querySelectorAll('script')).toHaveLength(1);
    expect(JSON.parse(served.querySelector('script')?.textContent ?? '')).toHaveProperty('@graph');
  },
);

it.each(addressVectors.map((vector) => [JSON.stringify(vector), vector]))(
  'links nowhere by %s',
  (_name, vector) => {
    expect([safeAddress(vector), sitePath(vector)]).toEqual([null, null]);
    const fields = { title: 'x', link: vector, slug: 'x' };
    const links = [{ sys: { id: 'x' }, fields } satisfies Entry<PageFields>];
    expect(menuGroupFromEntry({ Title: 'x', Links: links }).links).toEqual([
      { label: 'x', path: '/information/resource-hub/x' },
    ]);
    expect(eventsLandingFromEntry({ navLinks: links }).links).toEqual([
      { label: 'x', path: '/information/resource-hub/x' },
    ]);
    expect(
      promoFromEntry({ sys: { id: 'x' }, fields: { title: 'x', linkUrl: vector } })?.linkUrl,
    ).toBe('/');
  },
);

it.each(nodeVectors.map((kind) => [kind]))('leaves out a node of the kind %s', (kind) => {
  const { container } = render(
    <ContentPage
      page={pageOf('x', [
        block('paragraph', [word('before')]),
        block(kind, [word('hidden')]),
        block('paragraph', [word('after', [{ type: kind }])]),
      ])}
      crumbs={[]}
      origin=""
    />,
  );
  expect(container.querySelector('.prose')?.textContent).toBe('beforeafter');
});

it.each([
  ['/cart'],
  ['/information/resource-hub/x?catID=Y#z'],
  ['https://example.com/x'],
  ['mailto:a@b.example'],
  ['tel:+16125550142'],
  ['#part'],
])('keeps %s', (address) => {
  expect(safeAddress(address)).toBe(address);
});

it('does not fall over what is broken or endless', () => {
  let deep: object = word('deep');
  for (let level = 0; level < 5000; level += 1)
    deep = block('unordered-list', [block('list-item', [deep])]);
  const broken = [
    null,
    1,
    'x',
    {},
    { nodeType: 'paragraph' },
    { nodeType: 'text' },
    { nodeType: 'hyperlink', data: null, content: [word('words')] },
    deep,
    asset(''),
    block('embedded-entry-block', [], { target: null }),
  ];
  const { container } = render(<ContentPage page={pageOf('x', broken)} crumbs={[]} origin="" />);
  expect(container.querySelector('.prose')?.textContent).toContain('words');
});
