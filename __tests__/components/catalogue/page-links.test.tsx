import { render, screen } from '@testing-library/react';
import { PageLinks } from '@/components/catalogue/list/page-links';

const furtherOn = /Filter the list to see the others/;

it.each([
  [19, 19, 2900, 'Showing 973 to 1000 of 2900 products', true],
  [18, 19, 2900, 'Showing 919 to 972 of 2900 products', false],
  [2, 2, 86, 'Showing 55 to 86 of 86 products', false],
])(
  'page %i of %i, of %i products, says %j; that there are more than pages: %p',
  (page, pages, total, words, more) => {
    render(<PageLinks page={page} pages={pages} total={total} hrefOf={() => '/'} />);
    expect(screen.getByText(new RegExp(words))).toBeVisible();
    expect(screen.queryAllByText(furtherOn)).toHaveLength(Number(more));
  },
);

it('leads to the pages beside it, and marks its own', () => {
  render(<PageLinks page={2} pages={3} total={150} hrefOf={(page) => `/c/roses?page=${page}`} />);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Previous page', '/c/roses?page=1'],
    ['Page 1', '/c/roses?page=1'],
    ['Page 2', '/c/roses?page=2'],
    ['Page 3', '/c/roses?page=3'],
    ['Next page', '/c/roses?page=3'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
});
