import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { CartSummary } from '@/components/cart/cart-summary';
import { zipStore } from '@/components/session/zip-store';
import type { Cart } from '@/lib/cart/cart';
import type { OutTheDoor } from '@/lib/promise/out-the-door';
import { shipmentTo } from '../checkout/shipments';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';

const quote: OutTheDoor = {
  way: 'Local Delivery',
  parts: [
    { label: 'Merchandise', cents: 6499 },
    { label: 'Delivery Fees', cents: 1499 },
    { label: 'Tax', cents: 722 },
  ],
  fee: 1499,
  total: 8720,
};
const unsent = { method: null, fee: 0, feeLabel: '', handling: 0 };
const cartTo = (...shipments: Cart['shipments']): Cart => ({ ...cartOf(bouquets(1)), shipments });

/** The summary of a cart, once what it costs delivered was asked for. */
async function show(cart: Cart, answer: OutTheDoor | null) {
  const shop = stubShop({
    'GET /api/checkout/wallets': () => ({ body: [] }),
    'GET /api/checkout/quote': () =>
      answer ? { body: answer } : refusal(503, 'upstream-unavailable', 'Not now.'),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CartSummary cart={cart} confirmed />
    </QueryClientProvider>,
  );
  await waitFor(() =>
    expect(shop.calls.some(({ path }) => path.startsWith('/api/checkout/quote'))).toBe(true),
  );
  await act(async () => {});
  const summary = screen.getByRole('complementary', { name: 'Order summary' });
  return within(summary)
    .getAllByText(/^Total/)
    .map((total) => total.parentElement?.textContent);
}

describe('the total of a cart whose ZIP is known', () => {
  beforeEach(() => zipStore.set('55408'));

  it.each<[string, Cart, OutTheDoor | null, (string | RegExp)[]]>([
    [
      'is the one delivered, once, where all goes to one place',
      cartTo(shipmentTo('Ana', unsent)),
      quote,
      ['Total delivered to 55408, Local Delivery$87.20'],
    ],
    [
      'is the one so far where that is not to be had',
      cartTo(shipmentTo('Ana', unsent)),
      null,
      [/^Total so far/],
    ],
    [
      'stands beside the one so far where it goes to several',
      cartTo(shipmentTo('Ana', unsent), shipmentTo('Bea', { method: 'LocalDelivery' })),
      quote,
      [/^Total so far/, 'Total delivered to 55408, Local Delivery$87.20'],
    ],
  ])('%s', async (_name, cart, answer, totals) => {
    expect(await show(cart, answer)).toEqual(
      totals.map((total) =>
        typeof total === 'string' ? total : (expect.stringMatching(total) as string),
      ),
    );
  });
});
