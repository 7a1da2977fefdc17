import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EndedVisit } from '@/components/checkout/ended-visit';
import { visitorStore } from '@/components/session/visitor-store';
import type { Cart } from '@/lib/cart/cart';
import { cartKey } from '@/components/session/cart-query';
import { keepDraft, keptDraft } from '@/components/session/kept-drafts';
import { errorText } from '@/lib/core/errors/error-texts';
import type { ErrorCode } from '@/lib/core/errors/error-codes';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';

const before = cartOf(bouquets(2));
const added: Cart = {
  ...before,
  orderID: 'order-2',
  shipments: before.shipments.map((shipment) => ({ ...shipment, recipient: null })),
};
/** The cart after a line was added under the ID that was asked for. */
const addedAs = ({ body }: { body: unknown }, cart = added) => ({
  body: {
    ...cart,
    shipments: cart.shipments.map((shipment) => ({
      ...shipment,
      lines: shipment.lines.map((line) => ({ ...line, id: lineIDIn(body) ?? line.id })),
    })),
  },
});
const lineIDIn = (body: unknown) => (body as { lineID?: string }).lineID;
const back: Cart = { ...before, orderID: 'order-2' };

function open(
  code: ErrorCode,
  answers: Parameters<typeof stubShop>[0] = {},
  { cart = before, wasCustomer = false } = {},
) {
  const shop = stubShop({
    'GET /api/session': () => ({
      body: { kind: 'none', firstName: null, lastName: null, cartCount: 0 },
    }),
    'POST /api/session': () => ({ body: {} }),
    'POST /api/cart/lines': (call) => addedAs(call),
    'PUT /api/cart/fulfillment': () => ({ body: back }),
    ...answers,
  });
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <EndedVisit
        cart={cart}
        problem={{ code, text: errorText({ code }) }}
        wasCustomer={wasCustomer}
      />
    </QueryClientProvider>,
  );
  return { shop, client };
}

it('a guest is not asked to log in; the order is put together again, with recipient and day', async () => {
  const { shop, client } = open('visit-ended');
  expect(screen.getByRole('alert')).not.toHaveTextContent(/log in|could not find/i);
  expect(screen.getByRole('alert')).toHaveTextContent('nothing was charged');
  await userEvent.click(screen.getByRole('button', { name: 'Bring my order back' }));
  await waitFor(() =>
    expect(client.getQueryData(cartKey)).toMatchObject({
      orderID: 'order-2',
      notices: [{ kind: 'brought-back' }],
    }),
  );
  expect(shop.asked('POST').map(({ path }) => path)).toEqual(['/api/session', '/api/cart/lines']);
  expect(shop.asked('PUT')[0]?.body).toMatchObject({
    RequestedDeliveryDate: '2026-05-09',
    ShippingAddress: { FirstName: 'Ana' },
  });
});

it('a customer whose cookie has gone is asked to log in: their cart waits in the account', async () => {
  const nobody = { kind: 'none' as const, firstName: null, lastName: null, cartCount: 0 };
  visitorStore.accept({ ...nobody, kind: 'customer', userID: 'ada', firstName: 'Ada' });
  open('visit-ended', {}, { wasCustomer: true });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your session has ended. Please log in again.',
  );
  await waitFor(() => expect(visitorStore.get()?.kind).toBe('none'));
  expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bring my order back' })).toBeNull();
});

it('what was typed and not sent goes with the lines that were put back', async () => {
  const [shipment] = before.shipments;
  const [line] = shipment?.lines ?? [];
  keepDraft(before.orderID ?? '', `message ${line?.id}`, 'With love');
  const { shop } = open('visit-ended');
  await userEvent.click(screen.getByRole('button', { name: 'Bring my order back' }));
  await waitFor(() => {
    const [, adding] = shop.asked('POST');
    expect(keptDraft('order-2', `message ${lineIDIn(adding?.body)}`)).toBe('With love');
  });
});

it('what could not be said again is told, and the order not said to be as it was', async () => {
  const { client } = open('visit-ended', {
    'PUT /api/cart/fulfillment': () => refusal(503, 'upstream-unavailable', 'Not right now.'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Bring my order back' }));
  const text =
    'Coral Roses in a Mason Jar is back in your cart. Please say again who gets it and when.';
  await waitFor(() =>
    expect(client.getQueryData(cartKey)).toMatchObject({
      notices: [{ kind: 'brought-back', text }],
    }),
  );
});

it('names what did not come back beside what did, and keeps what was typed for the order', async () => {
  const [shipment] = before.shipments;
  const [line] = shipment?.lines ?? [];
  const vase = { ...line!, id: 'line-2', productID: 'vase', title: 'Bud Vase' };
  const both = { ...before, shipments: [{ ...shipment!, lines: [line!, vase] }] };
  keepDraft(before.orderID ?? '', 'method', 'paypal');
  const { client } = open(
    'visit-ended',
    {
      'POST /api/cart/lines': ({ body }) =>
        (body as { productID: string }).productID === 'vase'
          ? refusal(409, 'quantity-too-high', 'We do not have any more of these.')
          : addedAs({ body }),
    },
    { cart: both },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Bring my order back' }));
  const text = expect.stringContaining('Not everything could be brought back: Bud Vase.');
  await waitFor(() =>
    expect(client.getQueryData(cartKey)).toMatchObject({
      orderID: 'order-2',
      notices: [{ kind: 'brought-back', text }],
    }),
  );
  expect(keptDraft('order-2', 'method')).toBe('paypal');
});

it('says why nothing came back, and can be asked again', async () => {
  open('visit-ended', {
    'POST /api/cart/lines': () =>
      refusal(409, 'quantity-too-high', 'We do not have any more of these.'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Bring my order back' }));
  expect(await screen.findByText('We do not have any more of these.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bring my order back' })).toBeEnabled();
});

it('puts no line back twice when its answer was lost and it is asked for again', async () => {
  let isLost = true;
  const { shop, client } = open('visit-ended', {
    'POST /api/cart/lines': (call) => {
      if (isLost) throw new TypeError('no network');
      return addedAs(call);
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Bring my order back' }));
  expect(await screen.findByText(/could not reach the shop/)).toBeInTheDocument();
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Bring my order back' }));
  await waitFor(() => expect(client.getQueryData(cartKey)).toMatchObject({ orderID: 'order-2' }));
  const [first, second] = shop
    .asked('POST')
    .filter(({ path }) => path === '/api/cart/lines')
    .map(({ body }) => lineIDIn(body));
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});

it('a customer is told so with a Log In button', () => {
  open('session-expired');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your session has ended. Please log in again.',
  );
  expect(screen.getByRole('button', { name: 'Log In' })).toBeInTheDocument();
});
