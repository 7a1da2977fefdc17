/** @jest-environment node */
import { noChoice } from '@/lib/catalogue/category/list-address';
import { arrivalsOf } from '@/lib/delivery/days/class-arrivals.server';
import { arrivingClasses, listedClasses } from '@/lib/search/delivery-classes.server';
import { listRequests, toSearchQuery } from '@/lib/search/list/list-requests';
import { search } from '@/lib/upstream/search/client';

jest.mock('@/lib/upstream/search/client', () => ({ search: jest.fn() }));
jest.mock('@/lib/delivery/days/class-arrivals.server', () => ({ arrivalsOf: jest.fn() }));
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

describe('a list of what arrives by a day', () => {
  const arrives = { zip: '55408', by: '2026-11-24' };
  const filtersOf = (classes: readonly string[] | null) =>
    listRequests({ ...noChoice, filters: { color: ['Red'] } }, 1).map(
      (request) => toSearchQuery({ categoryID: 'Flowers' }, request, 0, classes).filters,
    );

  it('is of the delivery classes that can be there in time', async () => {
    jest
      .mocked(search)
      .mockResolvedValue([{ facets: { DeliveryClass: { L0: 4, U0: 2 } } }] as never);
    jest.mocked(arrivalsOf).mockResolvedValue({
      L0: { can: true, words: 'By Tue, Nov 24' },
      U0: { can: false, words: 'Not by Tue, Nov 24' },
    });
    expect(await arrivingClasses(arrives)).toEqual(['L0']);
    expect(arrivalsOf).toHaveBeenCalledWith(['L0', 'U0'], arrives);
    expect(await arrivingClasses(undefined)).toBeNull();
  });

  it('asks for these alone, also where it counts what else could be chosen', () => {
    const [list, counts] = filtersOf(['L0']);
    expect(list).toMatch(/CategoryIDs:Flowers AND \(DeliveryClass:L0\)$/);
    expect(counts).toBe(list);
    expect(filtersOf(null)[0]).not.toContain('DeliveryClass');
  });
});
