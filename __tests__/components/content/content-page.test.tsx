import { render, screen } from '@testing-library/react';
import { ContentPage } from '@/components/content/content-page';
import { pageFromEntry } from '@/lib/content/from-contentful';

it('an article’s tag is a link once, and words where it has no address', () => {
  const tags = ['Roses', 'roses', '薔薇'];
  const fields = { title: 'Pruning', slug: 'pruning', tags };
  render(
    <ContentPage
      page={pageFromEntry({ sys: { id: 'pruning' }, fields }, 'article')}
      crumbs={[{ label: 'Pruning' }]}
      dated
      origin="https://shop.example"
    />,
  );
  expect(screen.getByRole('link', { name: 'Roses' })).toHaveAttribute(
    'href',
    '/information/resource-hub?tag=roses',
  );
  expect(screen.queryByRole('link', { name: 'roses' })).toBeNull();
  expect(screen.queryByRole('link', { name: '薔薇' })).toBeNull();
  expect(screen.getByText('薔薇')).toBeVisible();
});

it.each([
  [1, 0],
  [3, 1],
])('an article of %i minutes says so where that is more than one', (readMinutes, said) => {
  const fields = { title: 'Pruning', slug: 'pruning', readMinutes };
  const page = pageFromEntry({ sys: { id: 'pruning' }, fields }, 'article');
  expect(page.readMinutes).toBe(readMinutes);
  render(<ContentPage page={page} crumbs={[]} dated origin="https://shop.example" />);
  expect(screen.queryAllByText(/min read/)).toHaveLength(said);
});
