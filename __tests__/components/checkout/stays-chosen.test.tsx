import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutFlow } from '@/components/checkout/checkout-flow';
import { cartKey, fetchCart } from '@/components/session/cart-query';
import type { Cart, CartShipment } from '@/lib/cart/cart';
import { bouquets, cartOf, stubShop } from '@/__tests__/support/shop-stub';
import { offerFor } from './offers';
import { shipmentTo } from './shipments';

jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => '/checkout',
}));

const cartFor = (ana: Partial<CartShipment>, others: readonly CartShipment[], total: number) => {
  const cart = cartOf(bouquets(1));
  return {
    ...cart,
    shipments: [shipmentTo('Ana', ana), ...others],
    totals: { ...cart.totals, total },
  };
};
const byCourierToo = (path: string) => offerFor(path, 0, { CodeB2: 'Y', CodeB4: 'E' });

function Page() {
  const { data } = useQuery<Cart>({ queryKey: cartKey, queryFn: fetchCart, staleTime: Infinity });
  return data ? <CheckoutFlow cart={data} fetching={false} /> : null;
}

/** Ana's day is written, and Courier chosen for her meanwhile, whose days do not come. */
async function chooseCourierMeanwhile(others: readonly CartShipment[], goOn: string) {
  window.history.replaceState(null, '', '/checkout?step=delivery');
  let written: (() => void) | null = null;
  stubShop({
    'PUT /api/cart/fulfillment': () =>
      new Promise((resolve) => {
        written = () => resolve({ body: cartFor({ date: '2026-05-06' }, others, 12345) });
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
  client.setQueryData(cartKey, cartFor({ method: null, date: null }, others, 5000));
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('radio', { name: /^Wednesday, May 6/ }));
  await userEvent.click(screen.getByRole('button', { name: goOn }));
  await waitFor(() => expect(written).not.toBeNull());
  await userEvent.click(courier());
  await act(async () => {
    written?.();
    await Promise.resolve();
  });
  expect((await screen.findAllByText('$123.45'))[0]).toBeInTheDocument();
}

const courier = () => screen.getByRole('radio', { name: /^Courier/ });

it('a way chosen while a day is written stays chosen where its days come later than the answer', async () => {
  await chooseCourierMeanwhile([], 'Continue to payment');
  expect(courier()).toBeChecked();
});

it('nobody leaves a shipment for another while it would go as it was written, and not as is chosen', async () => {
  await chooseCourierMeanwhile(
    [shipmentTo('Walter', { method: null, date: null })],
    'Next recipient: Walter Ruiz',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Walter/ }));
  expect(screen.getByRole('button', { name: /^Ana/ })).toHaveAttribute('aria-current', 'true');
  expect(courier()).toBeChecked();
});
