/** @jest-environment node */
import { listedClasses } from '@/lib/search/delivery-classes.server';
import { search } from '@/lib/upstream/search/client';

jest.mock('@/lib/upstream/search/client', () => ({ search: jest.fn() }));
jest.mock('@/lib/cache/cached', () => ({
  cached: (_kind: string, _key: string, read: () => unknown) => read(),
}));

it('knows every delivery class, also more than the search engine counts of a list', async () => {
  const all = Array.from({ length: 150 }, (_, index) => `L${index}`);
  const counted = (most: number) => Object.fromEntries(all.slice(0, most).map((each) => [each, 1]));
  jest.mocked(search).mockImplementation(([query]) =>
    Promise.resolve([
      {
        facets: {
          DeliveryClass: counted(
            (query as { maxValuesPerFacet?: number }).maxValuesPerFacet ?? 100,
          ),
        },
      },
    ] as never),
  );
  expect(await listedClasses()).toEqual([...all].sort());
});
