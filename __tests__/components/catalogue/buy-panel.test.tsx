import { render, screen, within } from '@testing-library/react';
import { BuyPanel } from '@/components/catalogue/product/buy-panel';
import type { ProductVariant } from '@/lib/catalogue/product/product';
import { stubShop } from '@/__tests__/support/shop-stub';
import { group, variant } from './make-group';

describe('what a product’s panel says', () => {
  beforeEach(() => {
    stubShop({ 'GET /': () => ({ status: 503, body: null }) });
  });

  it.each([
    [['InStorePickUp'], 'Pickup in the shop'],
    [['CurbsidePickUp'], 'Pickup at the curb'],
    [['InStorePickUp', 'CurbsidePickUp'], 'Pickup in the shop or at the curb'],
  ])('of pickup by %j is what it allows', (deliveryMethods, said) => {
    const tree = variant('100310', { deliveryMethods });
    render(<BuyPanel group={group([tree])} shown={tree} also={null} more={null} wallets={[]} />);
    const ways = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(ways).toEqual([said]);
  });

  const size = (name: string, price: number, more = {}) =>
    variant(`100310-${name}`, { size: name, price, ...more });
  const sizesOf = (variants: ReturnType<typeof variant>[]) => {
    render(
      <BuyPanel
        group={group(variants)}
        shown={variants[0]!}
        also={null}
        more={null}
        wallets={[]}
      />,
    );
    const nav = within(screen.getByRole('navigation', { name: 'Size' }));
    return nav.getAllByRole('link').map(({ textContent }) => textContent);
  };

  it('of a size that is not sold is why, by its release as by its stock', () => {
    expect(
      sizesOf([
        size('Standard', 4999),
        size('Deluxe', 6499, { releaseDate: '2999-05-01' }),
        size('Premium', 7999, { releaseEnd: '2020-05-01' }),
        size('Grand', 9999, { stock: 'out' }),
      ]),
    ).toEqual([
      'Standard$49.99',
      'DeluxeNot available yet',
      'PremiumThe season is over',
      'GrandOut of stock',
    ]);
  });

  it('of a size that costs more is so beside a price that is said', () => {
    expect(
      sizesOf([
        size('Standard', 4999, { stock: 'out' }),
        size('Deluxe', 6499),
        size('Premium', 7999),
      ]),
    ).toEqual(['StandardOut of stock', 'Deluxe$64.99', 'Premium+$15.00']);
  });
});

it('the panel of one size that is not sold gives way to that of another', () => {
  stubShop({ 'GET /': () => ({ status: 503, body: null }) });
  const sizes = ['S', 'M'].map((size) => variant(`100310-${size}`, { size, stock: 'out' }));
  const panel = (shown: ProductVariant) => (
    <BuyPanel group={group(sizes)} shown={shown} also={null} more={null} wallets={[]} />
  );
  const { rerender } = render(panel(sizes[0]!));
  rerender(panel(sizes[1]!));
  expect(screen.getAllByRole('button', { name: 'Out of stock' })).toHaveLength(1);
  expect(screen.getAllByText('Tell me when it is back')).toHaveLength(1);
});

describe('a color that does not come in the size shown', () => {
  it('leads to a size of it that can be bought', () => {
    stubShop({ 'GET /': () => ({ status: 503, body: null }) });
    const variants = [
      variant('1-PINK-L', { color: 'Pink', size: 'Large' }),
      variant('1-BLUE-S', { color: 'Blue', size: 'Small', stock: 'out' }),
      variant('1-BLUE-M', { color: 'Blue', size: 'Medium' }),
    ];
    render(
      <BuyPanel
        group={group(variants)}
        shown={variants[0]!}
        also={null}
        more={null}
        wallets={[]}
      />,
    );
    expect(screen.getByRole('link', { name: 'Blue' })).toHaveAttribute(
      'href',
      '/p/100310/sunday-best?v=1-BLUE-M',
    );
  });
});
