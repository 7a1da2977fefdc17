import { rewriteTable } from '@/lib/routes/rewrites';

/** The page of the framework behind a destination: its first part. */
const pageOf = (destination: string) => destination.split('/')[1];
const table = rewriteTable();
/** Filtered lists are made for each request, by a page of their own that is entered with a whole document. */
const keyed = table.filter(({ source, destination }) => source !== '/' && !pageOf(destination)?.startsWith('filtered'));

describe.each([...new Set(keyed.map(({ source }) => source))])('%s', (source) => {
  const rules = keyed.filter((rule) => rule.source === source);

  it('goes to one page with and without its query: the router takes it for one', () => {
    expect(new Set(rules.map(({ destination }) => pageOf(destination))).size).toBe(1);
  });

  it('has an answer without any query, last but for none', () => {
    const keys = new Set(rules.flatMap(({ has = [] }) => has.map(({ key }) => key)));
    const plain = rules.filter(({ has = [], missing = [] }) => has.length === 0 && [...keys].every((key) => missing.some((one) => one.key === key)));
    expect(plain).toHaveLength(1);
  });
});

it('covers the addresses whose content hangs on the query', () => {
  expect([...new Set(keyed.map(({ destination }) => pageOf(destination)))].toSorted()).toEqual(['calendar-view', 'category-view', 'hub-view', 'product-view', 'sale-view']);
});
