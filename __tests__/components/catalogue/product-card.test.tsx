import { render, screen } from '@testing-library/react';
import { ProductCard } from '@/components/catalogue/product-card';
import { stubShop } from '@/__tests__/support/shop-stub';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { group, variant } from './make-group';

const show = (more: Partial<ProductSummary> = {}) =>
  render(<ProductCard product={{ ...group([variant('100310')]).summary, ...more }} />);

describe('ProductCard', () => {
  it('is one link with the name, and says the price', () => {
    show();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Sunday Best' })).toHaveAttribute(
      'href',
      '/p/100310/sunday-best',
    );
    expect(screen.getByText('$64.99')).toBeVisible();
  });

  it('has pictures as wide as high (specification A9)', () => {
    const { container } = show();
    const main = container.querySelector('.pane-middle img');
    expect([main?.getAttribute('width'), main?.getAttribute('height')]).toEqual(['800', '800']);
  });

  it('tells the sale price from the regular one in words', () => {
    show({ price: { from: 2999, to: 2999, retailFrom: 3999, retailTo: 3999, percentOff: 25 } });
    expect(screen.getByText('Sale price')).toBeInTheDocument();
    expect(screen.getByText('Regular price')).toBeInTheDocument();
    expect(screen.getByText('25% off')).toBeInTheDocument();
  });

  it.each([
    ['sizes', { sizeCount: 3 }, '3 options available'],
    ['colors', { colorCount: 4 }, '4 colors available'],
    [
      'a range',
      {
        price: {
          from: 1000,
          to: 2000,
          retailFrom: 1500,
          retailTo: 2500,
          percentOff: 33,
          upTo: true,
        },
      },
      'Up to 33% off',
    ],
    ['low stock', { stock: 'low' as const }, 'Only a few left'],
    ['no stock', { stock: 'out' as const }, 'Out of stock'],
    ['its line', { line: '19 stems in glass' }, '19 stems in glass'],
    ['short stock before its line', { stock: 'low' as const, line: '19 stems' }, 'Only a few left'],
    [
      'featured',
      { flags: { featured: true, isNew: true, grown: false, exclusive: false } },
      'Featured',
    ],
    ['new', { flags: { featured: false, isNew: true, grown: false, exclusive: false } }, 'New'],
  ])('says %s', (_name, more, words) => {
    show(more);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it.each([
    ['grown by the retailer', { grown: true, exclusive: false }, ['Lilac & Loam grown']],
    ['sold by the retailer alone', { grown: false, exclusive: true }, ['Only at Lilac & Loam']],
    ['both', { grown: true, exclusive: true }, ['Lilac & Loam grown']],
    ['neither', { grown: false, exclusive: false }, []],
  ])('marks what is %s', (_, marks, words) => {
    show({ flags: { featured: false, isNew: false, ...marks } });
    expect(
      screen
        .queryAllByText(/^(Lilac & Loam grown|Only at Lilac & Loam)$/)
        .map(({ textContent }) => textContent),
    ).toEqual(words);
  });

  it('says in place of stock and arrival why a product is not sold, whatever is left of it', async () => {
    const arrival = { can: true, words: 'From Fri, May 8' };
    stubShop({
      'GET /api/delivery/classes': () => ({
        body: {
          today: '2026-05-05',
          zip: null,
          by: null,
          byWords: null,
          classes: { L0: arrival },
          standsFor: 60_000,
        },
      }),
    });
    const deliveryClass = 'L0';
    const { unmount } = show({ deliveryClass });
    expect(await screen.findByText(arrival.words)).toBeInTheDocument();
    unmount();
    show({ deliveryClass, notSold: 'Available from Saturday, May 9', line: '19 stems' });
    expect(screen.getByText('Available from Saturday, May 9')).toBeVisible();
    expect(screen.queryByText(arrival.words)).not.toBeInTheDocument();
    expect(screen.queryByText('19 stems')).not.toBeInTheDocument();
  });

  it('says nothing of a product that is simply there', () => {
    show({ stock: 'in', line: '19 stems' });
    expect(screen.queryByText('Available')).not.toBeInTheDocument();
  });

  it('shows one flag of Featured and New', () => {
    show({ flags: { featured: true, isNew: true, grown: false, exclusive: false } });
    expect(screen.queryByText('New')).not.toBeInTheDocument();
  });
});
