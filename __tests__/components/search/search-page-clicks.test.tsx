import { fireEvent, render, screen } from '@testing-library/react';
import { SearchPage } from '@/components/search/search-page';
import { noListPromos } from '@/lib/content/list-promos';
import type { SiteSearch } from '@/lib/search/site-search';
import { group, variant } from '../catalogue/make-group';
import { stubShop } from '@/__tests__/support/shop-stub';

const [productsID, eventsID, careID] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
];
const rose = {
  ...group([variant('100310')]).summary,
  title: 'Sunday Roses',
  path: '/p/100310/sunday-roses',
};
const row = (objectID: string, position: number, title: string) => ({
  objectID,
  position,
  title,
  path: `/x/${objectID}`,
});
const found: SiteSearch = {
  products: { items: [rose], page: 2, pages: 2, total: 55, queryID: productsID },
  list: null,
  categories: [],
  events: {
    items: [1, 2].map((at) => ({
      ...row(`E${at}`, at, `Wreath ${at}`),
      index: 'products',
      code: '700106',
      day: '2026-07-04',
      today: '2026-07-01',
      note: null,
      price: 2500,
      priceTo: 2500,
    })),
    total: 2,
    queryID: eventsID,
  },
  care: {
    items: [1, 2].map((at) => ({
      ...row(`A${at}`, at, `Pruning ${at}`),
      index: 'contentful_data',
      summary: '',
      picture: null,
    })),
    page: 1,
    pages: 1,
    total: 2,
    queryID: careID,
  },
};

describe('what is followed on the search page (specification A2, A7)', () => {
  beforeEach(() => {
    window.dataLayer = [];
    render(
      <SearchPage
        address={{ query: 'rose', type: null, queryID: null, page: 2 }}
        found={found}
        promos={noListPromos}
      />,
    );
  });

  it('a product link carries the query ID once a pointer is near, and no category page', () => {
    const link = screen.getByRole('link', { name: 'Sunday Roses' });
    expect(link).toHaveAttribute('href', '/p/100310/sunday-roses');
    fireEvent.pointerEnter(link);
    expect(link).toHaveAttribute('href', `/p/100310/sunday-roses?queryid=${productsID}`);
  });

  it.each([
    ['Sunday Roses', { objectID: '100310', queryID: productsID, position: 55 }],
    ['Wreath 2', { objectID: 'E2', index: 'products', queryID: eventsID, position: 2 }],
    ['Pruning 1', { objectID: 'A1', index: 'contentful_data', queryID: careID, position: 1 }],
  ])('%s counts as a click at its place in its own answer', (name, event) => {
    const shop = stubShop({ 'POST /api/search/events': () => ({ body: null }) });
    fireEvent.click(screen.getByRole('link', { name: new RegExp(name) }));
    expect(shop.calls.map(({ body }) => body)).toEqual([{ type: 'click', ...event }]);
  });

  it('products are reported as shown and as chosen', () => {
    stubShop({ 'POST /api/search/events': () => ({ body: null }) });
    fireEvent.click(screen.getByRole('link', { name: 'Sunday Roses' }));
    const items = [
      expect.objectContaining({ item_id: '100310', item_list_name: 'Search', index: 54 }),
    ];
    expect(window.dataLayer?.filter((pushed) => 'event' in pushed)).toEqual([
      { event: 'view_item_list', ecommerce: { item_list_name: 'Search', items } },
      { event: 'select_item', ecommerce: { item_list_name: 'Search', items } },
    ]);
  });
});

it('of more articles than are shown on their own tab, links lead to the other pages, none to the same tab again', () => {
  render(
    <SearchPage
      address={{ query: 'rose', type: 'CareInfo', queryID: null, page: 1 }}
      found={{ ...found, care: { ...found.care, pages: 3, total: 130 } }}
      promos={noListPromos}
    />,
  );
  expect(screen.getByRole('link', { name: /Pruning 1/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^See All/ })).toBeNull();
  expect(screen.getByText('Showing 1 to 54 of 130 articles')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    `/search?query=rose&type=CareInfo&queryid=${careID}&page=3`,
  );
});
