import {
  getRewrittenUrl,
  unstable_getResponseFromNextConfig,
} from 'next/experimental/testing/server';
import { resourceHubPath } from '@/lib/routes/article-path';
import { filterKeys } from '@/lib/routes/filter-keys';
import { rewriteTable } from '@/lib/routes/rewrites';
import { slugOf } from '@/lib/routes/slug';

/** The page of the framework behind a destination: its first part. */
const pageOf = (destination: string) => destination.split('/')[1];
const table = rewriteTable();
/** Filtered lists are made for each request, by a page of their own that is entered with a whole document. */
const keyed = table.filter(
  ({ source, destination }) => source !== '/' && !pageOf(destination)?.startsWith('filtered'),
);

describe.each([...new Set(keyed.map(({ source }) => source))])('%s', (source) => {
  const rules = keyed.filter((rule) => rule.source === source);

  it('goes to one page with and without its query: the router takes it for one', () => {
    expect(new Set(rules.map(({ destination }) => pageOf(destination))).size).toBe(1);
  });

  it('has an answer without any query, last but for none', () => {
    const keys = new Set(rules.flatMap(({ has = [] }) => has.map(({ key }) => key)));
    const plain = rules.filter(
      ({ has = [], missing = [] }) =>
        has.length === 0 && [...keys].every((key) => missing.some((one) => one.key === key)),
    );
    expect(plain).toHaveLength(1);
  });
});

it('covers the addresses whose content hangs on the query', () => {
  expect([...new Set(keyed.map(({ destination }) => pageOf(destination)))].toSorted()).toEqual([
    'calendar-view',
    'category-view',
    'event-view',
    'hub-view',
    'product-view',
    'sale-view',
  ]);
});

/** The internal path of an address, as the framework finds it. Its tester does not fill in what a condition captured, so that is done here. */
async function destinationOf(address: string): Promise<string | null> {
  const asked = new URL(address, 'http://shop').searchParams;
  const captured = ({ has = [] }: (typeof table)[number], name: string) =>
    has.some(({ key, value }) => key === name && value) ? asked.get(name) : null;
  const beforeFiles = table.map((rule) => ({
    ...rule,
    destination: rule.destination.replace(
      /:(\w+)/g,
      (part, name: string) => captured(rule, name) ?? part,
    ),
  }));
  const answer = await unstable_getResponseFromNextConfig({
    url: `http://shop${address}`,
    nextConfig: { rewrites: () => Promise.resolve({ beforeFiles, afterFiles: [], fallback: [] }) },
  });
  const internal = getRewrittenUrl(answer);
  return internal && new URL(internal).pathname;
}

describe('an address leads to', () => {
  const longestTag = slugOf('Pruning and feeding '.repeat(9));
  const sale = '/customer-service/on-sale-this-week';
  it.each([
    ['/', '/storefront'],
    ['/c/flowers', '/category-view/flowers/-/-/1'],
    ['/c/flowers?page=2', '/category-view/flowers/-/-/2'],
    ['/c/flowers?c=roses', '/category-view/flowers/-/roses/1'],
    ['/c/flowers?c=roses&page=3', '/category-view/flowers/-/roses/3'],
    ['/c/flowers/bouquets', '/category-view/flowers/bouquets/-/1'],
    ['/c/flowers/bouquets?page=2', '/category-view/flowers/bouquets/-/2'],
    ['/c/flowers/bouquets?c=roses', '/category-view/flowers/bouquets/roses/1'],
    ['/c/flowers/bouquets?c=roses&page=2', '/category-view/flowers/bouquets/roses/2'],
    ['/c/flowers?utm_source=mail', '/category-view/flowers/-/-/1'],
    // What has the wrong shape is left to the page that refuses it.
    ['/c/flowers?page=0', '/filtered/flowers'],
    ['/c/flowers?page=abc', '/filtered/flowers'],
    ['/c/flowers/bouquets?c=../x', '/filtered/flowers/bouquets'],
    ['/c/flowers?c=roses&color=Red', '/filtered/flowers'],
    ['/c/flowers/bouquets?page=2&sort=name', '/filtered/flowers/bouquets'],
    [sale, '/sale-view/1'],
    [`${sale}?page=2`, '/sale-view/2'],
    [`${sale}?page=abc`, '/sale-view/none'],
    [`${sale}?page=2&color=Red`, '/filtered-sale'],
    ['/p/100310', '/product-view/100310/-'],
    ['/p/100310/sunday-best', '/product-view/100310/-'],
    ['/p/100310/sunday-best?v=100310-DLX', '/product-view/100310/100310-DLX'],
    ['/p/100310?v=../x', '/product-view/100310/~'],
    ['/event/700106', '/event-view/700106/-'],
    ['/event/700106?month=2027-02', '/event-view/700106/2027-02'],
    ['/event/700106?month=soon', '/event-view/700106/none'],
    ['/event-calendar', '/calendar-view/-/-/-/-'],
    ['/event-calendar?month=2026-05&featured=1', '/calendar-view/2026-05/-/-/1'],
    ['/event-calendar?month=2026-13', '/calendar-view/none'],
    ['/information/resource-hub', '/hub-view/-/-'],
    ['/information/resource-hub?catID=Flowers&tag=roses', '/hub-view/roses/Flowers'],
    [resourceHubPath({ tag: longestTag }), `/hub-view/${longestTag}/-`],
    [resourceHubPath({ tag: `${longestTag}a` }), '/hub-view/none'],
    ['/information/resource-hub/roses', null],
    ['/c', null],
    ['/c/flowers/bouquets/roses', null],
    ['/cart', null],
  ])('%s: %s', async (address, expected) => {
    expect(await destinationOf(address)).toBe(expected);
  });

  it.each(filterKeys)('the page of refined lists with %s', async (key) => {
    expect(
      await Promise.all(
        ['/c/flowers', '/c/flowers/bouquets', sale].map((path) =>
          destinationOf(`${path}?${key}=x`),
        ),
      ),
    ).toEqual(['/filtered/flowers', '/filtered/flowers/bouquets', '/filtered-sale']);
  });
});

it('is short: the framework compiles it for every request, up to the rule that matches', () => {
  expect(table.length).toBeLessThan(50);
  expect(table.findIndex(({ source }) => source.startsWith('/p/'))).toBeLessThan(3);
});
