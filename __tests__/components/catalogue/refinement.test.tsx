import { act, render, waitFor } from '@testing-library/react';
import type { ListView } from '@/components/catalogue/list/list-view';
import Refinement from '@/components/catalogue/list/refinement';
import { listPath, noChoice, type ListChoice } from '@/lib/catalogue/category/list-address';
import type { ListAnswer } from '@/lib/search/list/list-answer';
import { listPageOf } from '@/lib/search/list/list-page';
import { listRequests, type ListRequest } from '@/lib/search/list/list-requests';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import { group, variant } from './make-group';

jest.mock('next/navigation', () => ({
  usePathname: () => window.location.pathname,
  useSearchParams: () => new URLSearchParams(window.location.search),
  useParams: () => ({}),
}));

const place = { categoryID: 'Flowers' };
const chosen = (filters: ListChoice['filters'], more: Partial<ListChoice> = {}): ListChoice => ({
  ...noChoice,
  filters,
  ...more,
});

/** What the shop says of a query: of the list itself with products, of the others only counts. */
function answerOf({ index, page, countsOnly, facets, facetFilters }: ListRequest): ListAnswer {
  const filters = facetFilters.flat();
  const counts: ListAnswer['facets'] = {
    Color: filters.includes('Color:Red') ? { Red: 3 } : { Red: 2, White: 5 },
    Size: filters.includes('Color:Red') ? { Large: 1, Small: 2 } : { Large: 4, Small: 3 },
    Price: { 20: 1 },
  };
  return {
    index,
    hits: countsOnly
      ? []
      : [{ objectID: '1', ...group([variant('1')]).summary, title: filters.join() || 'All' }],
    nbHits: filters.includes('Color:Red') ? 3 : 7,
    page,
    nbPages: 2,
    hitsPerPage: 54,
    facets: {
      ...Object.fromEntries(facets.flatMap((name) => (counts[name] ? [[name, counts[name]]] : []))),
      ...(countsOnly ? {} : { DeliveryClass: { L0: 2, N1: 1 } }),
    },
    facets_stats: facets.includes('Price')
      ? { Price: countsOnly ? { min: 12.5, max: 240.01 } : { min: 60, max: 89.99 } }
      : {},
    queryID: countsOnly ? null : `query-of-${filters.join() || 'all'}`,
  };
}

/** An answer that waits until it is let go. */
function heldBack() {
  let release = () => undefined as void;
  const promise = new Promise<void>((resolve) => (release = resolve));
  return { promise, release: () => release() };
}

type Asked = { requests: ListRequest[] };

/** The list behind which `first` is asked for; the answer to a query waits while `held` has its filters. */
function refine(first: ListChoice, page = 1, held: Record<string, Promise<void>> = {}) {
  const views: Partial<ListView>[] = [];
  const shop = stubShop({
    'POST /api/search/products': async ({ body }) => {
      const { requests } = body as Asked;
      await held[requests[0]?.facetFilters.flat().join() ?? ''];
      return requests[0]?.facetFilters.flat().includes('Color:Gone')
        ? refusal(400, 'bad-request', 'No.')
        : { body: { results: requests.map(answerOf) } };
    },
  });
  const onView = (view: Partial<ListView>) => {
    views.push(view);
  };
  let wanted = { choice: first, page };
  const shownAt = (choice: ListChoice, at = 1) => {
    window.history.replaceState(null, '', listPath(place, choice, at));
    return <Refinement place={place} wanted={wanted} onView={onView} />;
  };
  const { rerender } = render(shownAt(first, page));
  return {
    views,
    lists: () => views.flatMap(({ list }) => list ?? []),
    titles: () => views.flatMap(({ list }) => list?.items.map(({ title }) => title) ?? []),
    requests: () => shop.calls.map(({ body }) => (body as Asked).requests),
    want: (choice: ListChoice) => {
      wanted = { choice, page: 1 };
      rerender(shownAt(choice));
    },
    /** What Back does: the address is another, and nothing is asked for by the list itself. */
    backTo: (choice: ListChoice) => rerender(shownAt(choice)),
  };
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a list refined in the browser', () => {
  it.each<[string, ListChoice, number]>([
    ['nothing chosen', noChoice, 1],
    ['a facet, which counts what else could be chosen', chosen({ color: ['Red'] }), 1],
    ['a value that is found nowhere', chosen({ color: ['Blue'] }), 1],
    [
      'two facets, a price, an order and a later page',
      {
        filters: { color: ['Red'], size: ['Large'] },
        price: { min: 60, max: 90 },
        sort: 'price-low',
      },
      2,
    ],
  ])(
    'asks what the server asks, and shows what it makes of the answers: %s',
    async (_, choice, page) => {
      const { lists, requests } = refine(choice, page);
      await waitFor(() => expect(lists()).toHaveLength(1));
      const asked = listRequests(choice, page);
      const inOrder = ([list, ...counts]: readonly ListRequest[]) => [
        { ...list, facets: [...(list?.facets ?? [])].sort() },
        ...counts.sort((one, other) => one.facets.join().localeCompare(other.facets.join())),
      ];
      expect(requests().map(inOrder)).toEqual([inOrder(asked)]);
      const [main, ...others] = asked.map(answerOf);
      expect(lists()).toEqual([listPageOf([main!, ...others])]);
    },
  );

  it('counts a chosen facet without the choice, names the query of the list and what of it arrives', async () => {
    const { lists } = refine(chosen({ color: ['Red'] }, { price: { min: 60, max: null } }));
    await waitFor(() => expect(lists()).toHaveLength(1));
    expect(lists()[0]).toMatchObject({
      total: 3,
      prices: { min: 12, max: 241 },
      queryID: 'query-of-Color:Red',
      classes: { L0: 2, N1: 1 },
      facets: [
        {
          attribute: 'Color',
          values: [
            { value: 'White', count: 5 },
            { value: 'Red', count: 3 },
          ],
        },
        {
          attribute: 'Size',
          values: [
            { value: 'Small', count: 2 },
            { value: 'Large', count: 1 },
          ],
        },
      ],
    });
  });

  it('is busy with the list that is shown until the first answer comes', async () => {
    const answer = heldBack();
    const { views, lists } = refine(noChoice, 1, { '': answer.promise });
    await waitFor(() => expect(views).not.toEqual([]));
    expect(views.every((view) => view.busy && !('list' in view))).toBe(true);
    await act(async () => answer.release());
    await waitFor(() => expect(lists()).toHaveLength(1));
    expect(views.at(-1)).toMatchObject({ busy: false, choice: noChoice });
  });

  it('shows the view that was asked for last, though an earlier one is answered later', async () => {
    const late = heldBack();
    const { views, titles, requests, want } = refine(noChoice, 1, { 'Color:Red': late.promise });
    await waitFor(() => expect(titles()).toEqual(['All']));
    want(chosen({ color: ['Red'] }));
    await waitFor(() => expect(requests()).toHaveLength(2));
    want(chosen({ color: ['White'] }));
    await waitFor(() => expect(titles()).toEqual(['All', 'Color:White']));
    await act(async () => late.release());
    want(chosen({ size: ['Large'] }));
    await waitFor(() => expect(titles().at(-1)).toBe('Size:Large'));
    expect(titles()).not.toContain('Color:Red');
    expect(views.at(-1)).toMatchObject({ busy: false, choice: chosen({ size: ['Large'] }) });
  });

  it('asks once for a view that is come back to', async () => {
    const { titles, requests, want } = refine(noChoice);
    await waitFor(() => expect(titles()).toEqual(['All']));
    want(chosen({ color: ['White'] }));
    await waitFor(() => expect(titles().at(-1)).toBe('Color:White'));
    want(noChoice);
    await waitFor(() => expect(titles().at(-1)).toBe('All'));
    expect(requests()).toHaveLength(2);
  });

  it('follows the address, and counts what arrives of every view', async () => {
    const { lists, titles, backTo, want } = refine(chosen({ color: ['Red'] }));
    await waitFor(() => expect(titles()).toEqual(['Color:Red']));
    want(chosen({ color: ['White'] }));
    await waitFor(() => expect(titles().at(-1)).toBe('Color:White'));
    backTo(chosen({ size: ['Large'] }));
    await waitFor(() => expect(titles().at(-1)).toBe('Size:Large'));
    expect(lists().map(({ classes }) => classes)).toEqual(lists().map(() => ({ L0: 2, N1: 1 })));
    expect(lists().length).toBeGreaterThan(2);
  });

  it('says that there is no list where the shop refuses, and shows the next', async () => {
    const { views, titles, want } = refine(chosen({ color: ['Gone'] }));
    await waitFor(() => expect(views.at(-1)).toMatchObject({ list: null, busy: false }));
    want(chosen({ color: ['White'] }));
    await waitFor(() => expect(titles()).toEqual(['Color:White']));
  });
});
