import { act, render, screen } from '@testing-library/react';
import { AddToCart } from '@/components/cart/adding/add-to-cart';
import { DeliveryPromise } from '@/components/catalogue/product/delivery-promise';
import { zipStore } from '@/components/session/zip-store';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import { sundayBest } from './sunday-best';

const unavailable = 'Dates are not available just now. You choose the day in the cart.';
const promised = {
  zip: '55408',
  day: { date: '2026-05-08', words: 'tomorrow', method: 'LocalDelivery' },
  arrives: true,
  headline: 'Can arrive Friday, May 8',
  details: [],
  others: [],
  price: null,
  days: [],
  until: '2026-05-08T18:00:00.000Z',
  standsFor: 3_600_000,
};

describe('a promise that could not be had', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is asked for again until it can', async () => {
    let up = false;
    const shop = stubShop({
      'GET /api/session': () => ({ body: { kind: 'none', cartCount: 0 } }),
      'GET /api/delivery/promise': () =>
        up ? { body: promised } : refusal(503, 'upstream-unavailable', 'Not right now.'),
    });
    const asked = () => shop.calls.filter(({ path }) => path.includes('promise')).length;
    act(() => zipStore.set('55408'));
    render(
      <>
        <DeliveryPromise />
        <AddToCart {...sundayBest} />
      </>,
    );
    const wait = async (ms: number) => {
      await act(() => jest.advanceTimersByTimeAsync(ms));
      await act(() => jest.advanceTimersByTimeAsync(300));
    };
    await wait(1000);
    expect(screen.getByText(unavailable)).toBeVisible();
    expect(asked()).toBe(1);
    await wait(31_000);
    expect(asked()).toBe(2);
    up = true;
    await wait(31_000);
    expect(screen.getByText(promised.headline)).toBeVisible();
    await wait(120_000);
    expect(asked()).toBe(3);
  });
});
