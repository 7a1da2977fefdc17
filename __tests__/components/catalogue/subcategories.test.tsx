import { render, screen, within } from '@testing-library/react';
import { CategoryPage } from '@/components/catalogue/list/category-page';
import type { Category } from '@/lib/catalogue/category/category';
import { noListPromos } from '@/lib/content/list-promos';

const category = (name: string, children: Category[] = []) =>
  ({ id: name, name, path: `/c/${name.toLowerCase()}`, children }) as unknown as Category;
const [roses, tulips] = [category('Roses'), category('Tulips')];
const bouquets = category('Bouquets', [roses, tulips]);
const flowers = category('Flowers', [bouquets]);

const nothing = {
  items: [],
  page: 1,
  pages: 0,
  total: 0,
  facets: [],
  prices: null,
  queryID: null,
};

function show(trail: Category[]) {
  render(
    <CategoryPage
      trail={trail}
      intro=""
      list={nothing}
      promos={noListPromos}
      origin="https://shop.example"
    />,
  );
  const chips = within(screen.getByRole('navigation', { name: 'Subcategories' }));
  return {
    links: chips.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    current: chips.getByRole('link', { current: 'page' }).textContent,
  };
}
const underBouquets = [
  ['All', '/c/bouquets'],
  ['Roses', '/c/roses'],
  ['Tulips', '/c/tulips'],
];

describe('the subcategories of a category (specification A2)', () => {
  it('are those below it', () => {
    expect(show([flowers, bouquets])).toEqual({ links: underBouquets, current: 'All' });
  });

  it('are those beside it where there are none below, its own marked', () => {
    expect(show([flowers, bouquets, roses])).toEqual({ links: underBouquets, current: 'Roses' });
  });

  it('have its way among the crumbs', () => {
    show([flowers, bouquets, roses]);
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Bouquets' })).toHaveAttribute('href', '/c/bouquets');
    expect(crumbs.queryByRole('link', { name: 'Roses' })).toBeNull();
  });

  it('stand beside the ways on from a category that has nothing', () => {
    show([flowers, bouquets, roses]);
    expect(screen.getByText('We have nothing in Roses right now.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'all of Bouquets' })).toHaveAttribute(
      'href',
      '/c/bouquets',
    );
  });
});
