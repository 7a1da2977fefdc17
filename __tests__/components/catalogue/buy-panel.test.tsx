import { render, screen, within } from '@testing-library/react';
import { BuyPanel } from '@/components/catalogue/product/buy-panel';
import type { PriceRange, ProductVariant } from '@/lib/catalogue/product/product';
import { chicagoInstant } from '@/lib/core/time/chicago-time';
import { setClock } from '@/lib/core/time/clock';
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

describe('what a product’s panel says of its price', () => {
  beforeEach(() => {
    stubShop({ 'GET /': () => ({ status: 503, body: null }) });
  });
  const show = (shown: ProductVariant, price?: PriceRange) => {
    const made = group([shown]);
    const summary = { ...made.summary, price: price ?? made.summary.price };
    render(
      <BuyPanel group={{ ...made, summary }} shown={shown} also={null} more={null} wallets={[]} />,
    );
  };

  it('is what each costs of so many, from the least that are sold', () => {
    show(
      variant('100310', {
        price: 399,
        minQuantity: 2,
        priceBreaks: [
          { quantity: 2, price: 399 },
          { quantity: 6, price: 333 },
          { quantity: 12, price: 299 },
        ],
      }),
    );
    expect(screen.getByText('each, from 2 for $7.98')).toBeVisible();
    expect(screen.getByText('6 or more: $3.33 each · 12 or more: $2.99 each')).toBeVisible();
  });

  it('lets choose between the quantities it is sold in alone, where its schedule says so', () => {
    show(
      variant('100310', {
        restrictedQuantity: true,
        priceBreaks: [
          { quantity: 3, price: 999 },
          { quantity: 6, price: 899 },
        ],
      }),
    );
    const quantity = screen.getByRole('combobox', { name: 'Quantity of Sunday Best' });
    expect(
      within(quantity)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', '6']);
  });

  it('is the regular one beside it where it is reduced, and the range of all options', () => {
    show(variant('100310', { price: 2999, retailPrice: 3999 }), {
      from: 2999,
      to: 7999,
      retailFrom: 3999,
      retailTo: 7999,
      percentOff: 25,
      upTo: true,
    });
    expect(screen.getByText('Regular price').nextSibling).toHaveTextContent('$39.99');
    expect(screen.getByText('25% off')).toBeVisible();
    expect(screen.getByText('All options $29.99 – $79.99, up to 25% off')).toBeVisible();
  });
});

describe('what a product’s panel says of its season', () => {
  beforeEach(() => {
    stubShop({ 'GET /': () => ({ status: 503, body: null }) });
    setClock(chicagoInstant('2026-05-05', '09:00'));
  });
  afterEach(() => setClock(null));
  const show = (more: Partial<ProductVariant>) => {
    const shown = variant('100310', more);
    render(
      <BuyPanel group={group([shown])} shown={shown} also={null} more="#related" wallets={[]} />,
    );
  };

  it('is until when it is sold, without a way to what is like it', () => {
    show({ releaseEnd: '2026-05-10' });
    expect(screen.getByText('Until Sunday, May 10')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See what is like it now' })).toBeNull();
    expect(screen.queryByText('Tell me when it is back')).toBeNull();
  });

  it.each<[string, string, Partial<ProductVariant>]>([
    ['Available from Wednesday, May 6', 'here', { releaseDate: '2026-05-06' }],
    ['The season is over', 'back', { releaseEnd: '2026-05-04' }],
    ['Out of stock', 'back', { stock: 'out' }],
  ])('is %s, with a word when it is %s and the way to what is like it', (words, then, more) => {
    show(more);
    expect(screen.getAllByText(words)[0]).toBeVisible();
    expect(screen.getByText(`Tell me when it is ${then}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what is like it now' })).toHaveAttribute(
      'href',
      '#related',
    );
    expect(screen.queryByRole('region', { name: 'Delivery' })).toBeNull();
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
