import { render, screen } from '@testing-library/react';
import { ConfirmationIsland } from '@/components/checkout/confirmation/confirmation-island';
import { tellPlaced } from '@/components/checkout/confirmation/placed-order';
import type { Confirmation } from '@/lib/checkout/confirmation';
import { bouquets, cartOf, stubShop } from '@/__tests__/support/shop-stub';

const confirmation = (orderID: string): Confirmation => ({
  userID: '299999',
  orderID,
  number: 'LL-104217-3',
  page: '/order/0123456789abcdef0123456789abcdef',
  placedAt: null,
  order: cartOf(bouquets(2)),
  email: 'ada@example.com',
  guest: true,
  payments: [],
  hold: null,
  promise: '',
  next: { sentences: [], driven: false },
  reportable: false,
  stores: {},
  calendars: {},
});

/** Opens the confirmation, as a document of its own would, and leaves it. */
async function open(orderID: string): Promise<void> {
  stubShop({ 'GET /api/orders/': () => ({ body: confirmation(orderID) }) });
  const { unmount } = render(<ConfirmationIsland userID="299999" orderID={orderID} />);
  expect(
    await screen.findByRole('heading', { name: 'Thank you. Your order is placed.' }),
  ).toBeVisible();
  unmount();
}

const purchases = () =>
  (window.dataLayer ?? []).filter((pushed) => 'event' in pushed && pushed.event === 'purchase');

const setLocks = (locks: unknown) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

describe('a placed order', () => {
  beforeEach(() => {
    window.dataLayer = [];
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('is reported on its confirmation, once over a reload and Back', async () => {
    tellPlaced({ userID: '299999', orderID: 'order-1' });
    await open('order-1');
    await open('order-1');
    expect(purchases()).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'LL-104217-3',
          currency: 'USD',
          value: 99.98,
          tax: 10.53,
          shipping: 26.99,
          items: [
            {
              item_id: '100310',
              item_name: 'Coral Roses in a Mason Jar',
              item_brand: 'Lilac & Loam',
              item_variant: 'Deluxe, Coral',
              price: 49.99,
              discount: 10,
              quantity: 2,
            },
          ],
        },
      },
    ]);
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/ada@|Ruiz|299999/);
  });

  it('is not by a window that did not place it', async () => {
    await open('order-1');
    expect(purchases()).toEqual([]);
  });

  it('is once where two windows placed it, each in its turn', async () => {
    const turns: (() => void)[] = [];
    setLocks({
      request: (_: string, work: () => void) =>
        new Promise<void>((resolve) =>
          turns.push(() => {
            work();
            resolve();
          }),
        ),
    });
    tellPlaced({ userID: '299999', orderID: 'order-1' });
    await open('order-1');
    await open('order-1');
    expect(purchases()).toEqual([]);
    expect(turns).toHaveLength(2);
    for (const turn of turns) turn();
    expect(purchases()).toHaveLength(1);
  });

  it('is each of two orders after one another', async () => {
    for (const orderID of ['order-1', 'order-2']) {
      tellPlaced({ userID: '299999', orderID });
      await open(orderID);
    }
    expect(purchases()).toHaveLength(2);
  });

  it('is once where this browser has placed many before', async () => {
    const before = Array.from({ length: 30 }, (_, order) => `order-${order}`);
    localStorage.setItem('lilac-reported-orders', before.join(' '));
    tellPlaced({ userID: '299999', orderID: 'order-30' });
    await open('order-30');
    await open('order-30');
    expect(purchases()).toHaveLength(1);
  });
});
