import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutFlow } from '@/components/checkout/checkout-flow';
import { cartKey, fetchCart } from '@/components/session/cart-query';
import type { Cart } from '@/lib/cart/cart';
import { bouquets, cartOf, stubShop } from '@/__tests__/support/shop-stub';
import { offerFor } from './offers';
import { shipmentTo } from './shipments';

jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => '/checkout',
}));

const undated: Cart = {
  ...cartOf(bouquets(1)),
  shipments: [shipmentTo('Ana', { method: null, date: null })],
};
const dated: Cart = {
  ...undated,
  shipments: [shipmentTo('Ana', { date: '2026-05-06' })],
  totals: { ...undated.totals, total: 12345 },
};
const byCourierToo = (path: string) => offerFor(path, 0, { CodeB2: 'Y', CodeB4: 'E' });

function Page() {
  const { data } = useQuery<Cart>({ queryKey: cartKey, queryFn: fetchCart, staleTime: Infinity });
  return data ? <CheckoutFlow cart={data} fetching={false} /> : null;
}

it('a way chosen while a day is written stays chosen where its days come later than the answer', async () => {
  window.history.replaceState(null, '', '/checkout?step=delivery');
  let written: (() => void) | null = null;
  stubShop({
    'PUT /api/cart/fulfillment': () =>
      new Promise((resolve) => {
        written = () => resolve({ body: dated });
      }),
    'GET /api/checkout/options': ({ path }) =>
      path.includes('method=Courier') ? new Promise(() => {}) : { body: byCourierToo(path) },
    'GET /api/checkout/payment': () => ({ status: 404, body: {} }),
    'GET /api/checkout/funds': () => ({ status: 404, body: {} }),
    'GET /api/session': () => ({
      body: { kind: 'anonymous', firstName: null, lastName: null, cartCount: 1 },
    }),
  });
  const client = new QueryClient();
  client.setQueryData(cartKey, undated);
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('radio', { name: /^Wednesday, May 6/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(written).not.toBeNull());
  await userEvent.click(screen.getByRole('radio', { name: /^Courier/ }));
  await act(async () => {
    written?.();
    await Promise.resolve();
  });
  expect((await screen.findAllByText('$123.45'))[0]).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Courier/ })).toBeChecked();
});
