import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCart } from '@/components/cart/adding/add-to-cart';
import { DeliveryPromise } from '@/components/catalogue/product/delivery-promise';
import { cartStore } from '@/components/session/cart-store';
import { zipStore } from '@/components/session/zip-store';
import type { PromiseView } from '@/lib/promise/promise-view';
import { bouquets, cartOf, stubShop } from '@/__tests__/support/shop-stub';
import { sundayBest } from './sunday-best';

const days = [
  { date: '2026-05-08', words: 'Fri, May 8' },
  { date: '2026-05-09', words: 'Sat, May 9' },
];
const view = (date: string): PromiseView => ({
  zip: '55408',
  day: { date, words: `day ${date}`, method: 'LocalDelivery' },
  arrives: true,
  headline: `Can arrive on ${date}`,
  details: ['Order by 1 PM'],
  others: ['Pickup tomorrow, free'],
  price: null,
  days,
  until: '2026-05-08T18:00:00.000Z',
  standsFor: 60_000,
});

function show() {
  const shop = stubShop({
    'GET /api/session': () => ({ body: { kind: 'none', cartCount: 0 } }),
    'POST /api/session': () => ({ body: {} }),
    'GET /api/delivery/promise': ({ path }) => ({
      body: view(new URL(path, 'http://shop').searchParams.get('date') ?? '2026-05-08'),
    }),
    'POST /api/cart/lines': () => ({ body: cartOf(bouquets(1, { ProductID: 'P1' })) }),
  });
  render(
    <>
      <DeliveryPromise />
      <AddToCart {...sundayBest} />
    </>,
  );
  const promises = () => shop.asked('GET').filter(({ path }) => path.includes('delivery/promise'));
  return { shop, promises };
}

describe('a day chosen on the page of a product', () => {
  beforeEach(() => {
    act(() => cartStore.clear());
    act(() => zipStore.set('55408'));
  });

  it('goes with the product into the cart', async () => {
    const { shop, promises } = show();
    await screen.findByText('Can arrive on 2026-05-08');
    const group = screen.getByRole('group', { name: 'Day' });
    await userEvent.click(within(group).getByRole('button', { name: 'Sat, May 9' }));
    await screen.findByText('Can arrive on 2026-05-09');
    expect(within(group).getByRole('button', { name: 'Sat, May 9' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(promises().at(-1)?.path).toContain('date=2026-05-09');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(shop.asked('POST').at(-1)?.body).toHaveProperty('arrival'));
    expect(shop.asked('POST').at(-1)?.body).toMatchObject({
      arrival: { zip: '55408', date: '2026-05-09' },
    });
  });

  it('may be any other day, and given up again', async () => {
    const { promises } = show();
    await screen.findByText('Can arrive on 2026-05-08');
    expect(screen.getByText('Order by 1 PM')).toBeVisible();
    expect(screen.getByText('Pickup tomorrow, free')).toBeInTheDocument();
    const other = screen.getByLabelText('Another day');
    fireEvent.change(other, { target: { value: '2026-05-20' } });
    expect(await screen.findByText('Can arrive on 2026-05-20')).toBeVisible();
    fireEvent.change(other, { target: { value: '' } });
    expect(await screen.findByText('Can arrive on 2026-05-08')).toBeVisible();
    expect(promises().at(-1)?.path).not.toContain('date=');
  });

  it('is none where nobody chose', async () => {
    const { shop } = show();
    await screen.findByText('Can arrive on 2026-05-08');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    const added = () => shop.asked('POST').filter(({ path }) => path === '/api/cart/lines');
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(added()[0]?.body).not.toHaveProperty('arrival');
  });

  it('is asked for anew once the promise has ended, not before, and again after that', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { promises } = show();
      await screen.findByText('Can arrive on 2026-05-08');
      const first = promises().length;
      await act(() => jest.advanceTimersByTimeAsync(55_000));
      expect(promises()).toHaveLength(first);
      await act(() => jest.advanceTimersByTimeAsync(6_000));
      await act(() => jest.advanceTimersByTimeAsync(500));
      expect(promises()).toHaveLength(first + 1);
      await act(() => jest.advanceTimersByTimeAsync(61_000));
      await act(() => jest.advanceTimersByTimeAsync(500));
      expect(promises()).toHaveLength(first + 2);
    } finally {
      jest.useRealTimers();
    }
  });
});
