import { QueryIsland } from '@/components/browser/query-island';
import { render, screen } from '@testing-library/react';
import { WishListPage } from '@/components/account/wish-list-page';
import { gridPromos } from '@/components/catalogue/list/grid-promos';
import { SalePage } from '@/components/catalogue/list/sale-page';
import { SearchPage } from '@/components/search/search-page';
import type { ListPromos } from '@/lib/content/list-promos';
import { stubShop } from '@/__tests__/support/shop-stub';
import { group, variant } from './make-group';

const block = (title: string, categoryIDs: string[] = []) => ({
  categoryIDs,
  superTitle: '',
  title,
  subTitle: '',
  linkUrl: '/a',
  linkText: 'See it',
  picture: null,
});
const promos: ListPromos = { card: block('Bare roots'), wide: block('Out of town') };
const items = Array.from({ length: 6 }, (_, index) => ({
  ...group([variant('1')]).summary,
  productCode: `c${index}`,
  title: `Product ${index}`,
}));
const paged = (page: number) => ({ items, page, pages: 2, total: 60, queryID: null });
const cells = (container: HTMLElement) =>
  [...container.querySelectorAll('.product-grid > li')].map(
    ({ textContent }) => /Bare roots|Out of town|Product \d/.exec(textContent ?? '')?.[0],
  );
const first = [
  'Product 0',
  'Product 1',
  'Product 2',
  'Product 3',
  'Product 4',
  'Bare roots',
  'Out of town',
  'Product 5',
];

describe('the promos of a product grid (specification B1, B2)', () => {
  it('stand in what is on sale', () => {
    const { container } = render(
      <SalePage list={{ ...paged(1), facets: [], prices: null }} promos={promos} origin="" />,
    );
    expect(cells(container)).toEqual(first);
  });

  it.each([
    [1, first],
    [2, items.map(({ title }) => title)],
  ])('stand among the products of a search on its first page: page %i', (page, expected) => {
    const found = {
      products: paged(page),
      list: null,
      categories: [],
      events: { items: [], total: 0, queryID: null },
      care: { items: [], page: 1, pages: 0, total: 0, queryID: null },
    };
    const { container } = render(
      <SearchPage
        address={{ query: 'rose', type: null, queryID: null, page }}
        found={found}
        promos={promos}
      />,
    );
    expect(cells(container)).toEqual(expected);
  });

  it('do not stand in the wish list', async () => {
    stubShop({ 'GET /api/account/wish-list/products': () => ({ body: items }) });
    const { container } = render(<WishListPage />, { wrapper: QueryIsland });
    await screen.findByText('Product 0');
    expect(cells(container)).toEqual(items.map(({ title }) => title));
  });

  it.each([
    ['a category it names', 'Flowers', true],
    ['another one', 'GardenSupplies', false],
    ['what is not of one category', null, false],
  ])('stand only where their subject fits: %s', (_what, category, shown) => {
    const named = { card: block('Bare roots'), wide: block('Out of town', ['Flowers']) };
    const { promo, wide } = gridPromos(named, category);
    expect([Boolean(promo), Boolean(wide)]).toEqual([true, shown]);
  });
});
