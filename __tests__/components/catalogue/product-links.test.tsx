import { fireEvent, render, screen } from '@testing-library/react';
import { EmptyCategory } from '@/components/catalogue/list/category-page';
import { VariantLinks } from '@/components/catalogue/product/variant-links';
import { withCameFrom } from '@/lib/routes/came-from';
import type { ProductVariant } from '@/lib/catalogue/product/product';
import type { Category } from '@/lib/catalogue/category/category';
import { group, variant } from './make-group';

describe('the sizes of a product', () => {
  const sizes = [
    variant('100310', { size: 'Standard' }),
    variant('100310-DLX', { size: 'Deluxe' }),
  ];
  const queryID = 'a'.repeat(32);
  afterEach(() => window.history.replaceState(null, '', '/'));

  it.each<[string, string, string]>([
    ['?v=100310-DLX&queryid=' + queryID, 'Standard', `/p/100310/sunday-best?queryid=${queryID}`],
    [
      `?queryid=${queryID}&categorypage=true&utm_source=mail`,
      'Deluxe',
      `/p/100310/sunday-best?v=100310-DLX&queryid=${queryID}&categorypage=true`,
    ],
    ['', 'Deluxe', '/p/100310/sunday-best?v=100310-DLX'],
  ])(
    'from "%s" lead on with the search they came from, once a pointer or the focus is near',
    (search, name, href) => {
      window.history.replaceState(null, '', `/p/100310/sunday-best${search}`);
      render(<VariantLinks group={group(sizes)} shown={sizes[0]!} />);
      const link = screen.getByRole('link', { name: new RegExp(name) });
      expect(link.getAttribute('href')).toMatch(/^\/p\/100310\/sunday-best(\?v=100310-DLX)?$/);
      fireEvent.focus(link);
      expect(link).toHaveAttribute('href', href);
    },
  );
});

it.each(['', `?queryid=${'a'.repeat(32)}`])(
  'a size that now leads elsewhere is linked there, also where a pointer was near before: "%s"',
  (search) => {
    window.history.replaceState(null, '', `/p/100310/sunday-best${search}`);
    const pink = { color: 'Pink' };
    const blue = variant('1-DLX-BLUE', { size: 'Deluxe', color: 'Blue' });
    const variants = [
      variant('1', { size: 'Standard', ...pink }),
      variant('1-DLX', { size: 'Deluxe', ...pink }),
      blue,
    ];
    const links = (shown: ProductVariant) => <VariantLinks group={group(variants)} shown={shown} />;
    const { rerender } = render(links(variants[0]!));
    fireEvent.focus(screen.getByRole('link', { name: /Deluxe/ }));
    rerender(links(blue));
    expect(screen.getByRole('link', { name: /Deluxe/ })).toHaveAttribute(
      'href',
      withCameFrom('/p/100310/sunday-best?v=1-DLX-BLUE', search),
    );
    window.history.replaceState(null, '', '/');
  },
);

it.each([
  ['/p/1', '', '/p/1'],
  ['/p/1', '?a=1', '/p/1'],
  ['/p/1?v=2', '?queryid=x', '/p/1?v=2&queryid=x'],
  ['/p/1', '?categorypage=true&queryid=x', '/p/1?queryid=x&categorypage=true'],
  ['/p/1?v=2&queryid=x', '?queryid=x&categorypage=true', '/p/1?v=2&queryid=x&categorypage=true'],
])('withCameFrom(%s, %s)', (path, search, full) => {
  expect(withCameFrom(path, search)).toBe(full);
});

it('a category without products says so and leads on, never to itself', () => {
  const trail = [
    { name: 'Flowers', path: '/c/flowers' },
    { name: 'Empty Shelf', path: '/c/flowers/empty-shelf' },
  ] as Category[];
  const { unmount } = render(<EmptyCategory trail={trail} />);
  expect(screen.getByText('We have nothing in Empty Shelf right now.')).toBeVisible();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/c/flowers',
    '/customer-service/on-sale-this-week',
    '/customer-service/contact-us',
  ]);
  unmount();
  render(<EmptyCategory trail={trail.slice(0, 1)} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/customer-service/on-sale-this-week',
    '/customer-service/contact-us',
  ]);
});
