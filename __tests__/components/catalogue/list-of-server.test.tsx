import { render, screen } from '@testing-library/react';
import { CategoryPage } from '@/components/catalogue/list/category-page';
import { SalePage } from '@/components/catalogue/list/sale-page';
import { SearchPage } from '@/components/search/search-page';
import { noChoice, type ListChoice } from '@/lib/catalogue/category/list-address';
import { noListPromos } from '@/lib/content/list-promos';
import type { ProductListPage } from '@/lib/search/list/product-list';
import { group, variant } from './make-group';

const summary = group([variant('1')]).summary;
const list = (page: number, title: string): ProductListPage => ({
  items: [{ ...summary, title }],
  page,
  pages: 2,
  total: 55,
  facets: [],
  prices: null,
  queryID: null,
});
const roses = {
  id: 'Roses',
  name: 'Roses',
  path: '/c/roses',
  children: [],
} as unknown as Parameters<typeof CategoryPage>[0]['trail'][number];
const none = { items: [], total: 0, queryID: null };
const shared = { promos: noListPromos, origin: 'https://shop.example' };

const pages: Record<string, (list: ProductListPage, choice: ListChoice) => React.ReactElement> = {
  'a category': (shown, choice) => (
    <CategoryPage {...shared} trail={[roses]} intro="" list={shown} choice={choice} />
  ),
  'what is on sale': (shown, choice) => <SalePage {...shared} list={shown} choice={choice} />,
  'a search': (shown, choice) => (
    <SearchPage
      address={{ query: 'rose', type: 'Products', queryID: null, page: shown.page }}
      found={{
        products: { ...shown, queryID: null },
        list: shown,
        categories: [],
        events: none,
        care: { ...none, page: 1, pages: 0 },
      }}
      promos={noListPromos}
      choice={choice}
    />
  ),
};

const byPrice: ListChoice = { ...noChoice, sort: 'price-low' };

describe.each(Object.keys(pages))('the list of %s, which keeps its place on the page', (name) => {
  it.each([
    ['another page of it', list(2, 'Last Rose'), byPrice],
    ['another choice', list(1, 'Last Rose'), noChoice],
  ])('shows %s once the server sent it', (_, next, choice) => {
    const page = pages[name]!;
    const { rerender } = render(page(list(1, 'First Rose'), byPrice));
    rerender(page(next, choice));
    expect(screen.getByRole('link', { name: /Last Rose/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /First Rose/ })).not.toBeInTheDocument();
  });
});
