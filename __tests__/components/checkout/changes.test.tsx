import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryIsland } from '@/components/browser/query-island';
import { CheckoutFlow } from '@/components/checkout/checkout-flow';
import { StandingChanges } from '@/components/checkout/standing-changes';
import { cartKey, fetchCart } from '@/components/session/cart-query';
import { addressDialogTexts } from '@/lib/address/texts';
import type { Cart, CartShipment } from '@/lib/cart/cart';
import { firstOpenStep } from '@/lib/checkout/steps';
import type { ErrorCode } from '@/lib/core/errors/error-codes';
import type { DayChange, OrderChange, StockChange, TermsChange } from '@/lib/core/order-change';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { offerFor } from './offers';
import { shipmentTo } from './shipments';
import { typeAna } from './stub-delivery';

jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => '/checkout',
  useRouter: () => ({ push: jest.fn() }),
}));

const ready: Cart = { ...cartOf(bouquets(2)), totals: { ...cartOf().totals, total: 0 } };
const [line] = ready.shipments[0]?.lines ?? [];
const named = { lineIDs: [line?.id ?? ''], titles: ['Tulip Market Bunch'] };
const short: StockChange = { what: 'stock', ...named, quantity: 2, left: 1, most: 1 };
const late: DayChange = {
  what: 'day',
  ...named,
  method: 'LocalDelivery',
  date: '2026-05-09',
  reason: 'cut-off',
  why: 'Today’s orders closed at 1:00 PM.',
  first: '2026-05-11',
};

const taxed: TermsChange = {
  what: 'terms',
  ...named,
  date: '2026-05-11',
  before: { method: 'LocalDelivery', cents: 1499 },
  after: { method: 'LocalDelivery', cents: 1499 },
  tax: { before: 447, after: 586 },
  reason: 'another-zip',
  zip: '55408',
};

function Page() {
  const { data } = useQuery<Cart>({ queryKey: cartKey, queryFn: fetchCart, staleTime: Infinity });
  return data ? <CheckoutFlow cart={data} fetching={false} /> : null;
}

async function open(cart: Cart, answers: Parameters<typeof stubShop>[0] = {}) {
  let now = cart;
  const shop = stubShop({
    ...answers,
    'GET /api/cart': () => ({ body: now }),
    'PUT /api/cart/fulfillment': () => ({ body: (now = ready) }),
    'PATCH /api/cart/lines': () => ({ body: (now = ready) }),
    'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
    'GET /api/checkout/payment': () => ({ status: 404, body: {} }),
    'GET /api/checkout/funds': () => ({ status: 404, body: {} }),
    'GET /api/stores': () => ({ body: [] }),
    'GET /api/session': () => ({
      body: { kind: 'anonymous', firstName: null, lastName: null, cartCount: 2 },
    }),
  });
  const client = new QueryClient();
  client.setQueryData(cartKey, cart);
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  return {
    ...shop,
    become: (next: Cart) => {
      now = next;
    },
  };
}

const notice = () => screen.findByRole('group', { name: 'What has changed' });

describe('the step that mends what has changed', () => {
  const cartWith = (...changes: OrderChange[]) => ({ shipments: [shipmentTo('Ana')], changes });
  it.each<[string, OrderChange[], string]>([
    ['nothing', [], 'words'],
    ['a day', [late], 'delivery'],
    ['a part of the day', [{ ...late, what: 'run', run: 'Morning' }], 'delivery'],
    ['a way', [{ what: 'way', ...named, method: 'UPS', reason: 'out-of-reach' }], 'delivery'],
    [
      'a store',
      [{ what: 'way', ...named, method: 'InStorePickUp', reason: 'store-closed' }],
      'recipients',
    ],
    ['stock', [short], 'words'],
    ['a tax', [taxed], 'words'],
  ])('%s', (_, changes, step) => {
    expect(firstOpenStep(cartWith(...changes))).toBe(step);
  });
});

describe('a day that is no longer possible', () => {
  it('opens its step with the reason, has the focus, and is mended in one yes', async () => {
    const shop = await open({ ...ready, changes: [late] });
    expect(await notice()).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'When should it arrive?' })).toBeInTheDocument();
    expect(await notice()).toHaveTextContent(
      'Some of your selections are no longer valid. Please review your cart.',
    );
    expect(await notice()).toHaveTextContent(
      'Sat, May 9 is no longer possible: today’s orders closed at 1:00 PM. First possible day: Mon, May 11.',
    );
    expect(shop.asked('PUT')).toEqual([]);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /^Take Mon, May 11/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'What has changed' })).toBeNull(),
    );
    expect(shop.asked('PUT')[0]?.body).toEqual({
      LineItemIDs: named.lineIDs,
      DeliveryMethod: 'LocalDelivery',
      RequestedDeliveryDate: '2026-05-11',
      TimePreference: 'NO PREF',
    });
    expect(document.activeElement).not.toBe(document.body);
  });

  it('leads to another choice, and to going without', async () => {
    await open({ ...ready, changes: [late] });
    expect(within(await notice()).getByRole('button', { name: /^Remove/ })).toBeInTheDocument();
    await userEvent.click(
      within(await notice()).getByRole('button', { name: 'Choose another day' }),
    );
    expect(await screen.findByRole('group', { name: 'Method and day' })).toHaveFocus();
  });
});

it('what mends a change keeps the focus while it is written, and does nothing more', async () => {
  const mend = jest.fn().mockResolvedValue(null);
  const remove = jest.fn().mockResolvedValue(null);
  const changed = {
    ...{ cart: ready, changes: [late], refused: null, mend, remove },
    onAnother: jest.fn(),
  };
  const { rerender } = render(<StandingChanges {...changed} busy={false} />);
  const buttons = [/^Take Mon, May 11/, /^Remove/].map((name) =>
    screen.getByRole('button', { name }),
  );
  rerender(<StandingChanges {...changed} busy />);
  for (const button of buttons) {
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
  }
  expect(mend).not.toHaveBeenCalled();
  expect(remove).not.toHaveBeenCalled();
});

describe('goods that go to nobody yet', () => {
  const [chosen] = ready.shipments;
  const unnamed: CartShipment = {
    ...chosen!,
    recipient: null,
    method: null,
    date: null,
    timePreference: null,
    wish: { zip: '55408', date: '2026-05-09', run: 'NO PREF', method: 'LocalDelivery', cost: 1499 },
  };
  const openUnnamed = async (change: OrderChange, ...others: CartShipment[]) => {
    window.history.replaceState(null, '', '/checkout?step=recipients');
    const shop = await open({ ...ready, shipments: [unnamed, ...others], changes: [change] });
    await notice();
    return { shop, entries: window.history.length };
  };

  it('have another day chosen on the same screen', async () => {
    const { entries } = await openUnnamed(late);
    await screen.findByRole('radio', { name: /^Monday, May 11/ });
    await userEvent.click(screen.getByRole('button', { name: 'Choose another day' }));
    expect(screen.getByRole('group', { name: 'Method and day' })).toHaveFocus();
    expect(window.history).toHaveLength(entries);
  });

  it.each<[string, CartShipment[]]>([
    ['alone', []],
    ['beside those of somebody', [shipmentTo('Walter')]],
  ])('lead to who gets them where the address decides, %s', async (_, others) => {
    const { entries } = await openUnnamed(taxed, ...others);
    await userEvent.click(screen.getByRole('button', { name: 'Change the address' }));
    expect(screen.getByRole('heading', { name: 'Who is it for?' })).toHaveFocus();
    expect(window.history).toHaveLength(entries);
  });

  it('have another day chosen in a dialog where somebody else gets something too', async () => {
    const { shop, entries } = await openUnnamed(late, shipmentTo('Walter'));
    await userEvent.click(screen.getByRole('button', { name: 'Choose another day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'When should it arrive?' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Tuesday, May 12/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep this day' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.asked('PUT').map(({ body }) => body)).toEqual([
      {
        LineItemIDs: named.lineIDs,
        Wish: { Zip: '55408', Date: '2026-05-12', Run: 'NO PREF', Method: 'LocalDelivery' },
      },
    ]);
    expect(window.history).toHaveLength(entries);
  });
});

it('the dialog of days gives way to the words that the visit has ended', async () => {
  window.history.replaceState(null, '', '/checkout?step=recipients');
  const nobody: CartShipment = { ...shipmentTo('Ana'), recipient: null, method: null, date: null };
  const lineIDs = nobody.lines.map(({ id }) => id);
  const cart = {
    ...ready,
    shipments: [nobody, shipmentTo('Walter')],
    changes: [{ ...late, lineIDs }],
  };
  stubShop({ 'GET ': () => ({ status: 503, body: null }) });
  const page = (ended: boolean) => (
    <QueryIsland>
      <CheckoutFlow cart={cart} fetching={false} ended={ended} />
    </QueryIsland>
  );
  const { rerender } = render(page(false));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another day' }));
  await screen.findByRole('dialog', { name: 'When should it arrive?' });
  rerender(page(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Bring my order back' })).toBeVisible();
});

describe('goods moved from the one screen of delivery', () => {
  const openMove = async () => {
    window.history.replaceState(null, '', '/checkout?step=recipients');
    let written: (() => void) | null = null;
    const [ana] = ready.shipments;
    const [first] = ana!.lines;
    const second = { ...first!, id: 'line-second', quantity: 1 };
    const apart = {
      ...ready,
      shipments: [
        { ...ana!, lines: [{ ...first!, quantity: 1 }] },
        { ...shipmentTo('Cy'), lines: [second] },
      ],
    };
    await open(ready, {
      'PUT ': () =>
        new Promise((resolve) => {
          written = () => resolve({ body: apart });
        }),
      'GET /api/addresses/reach': () => ({
        body: { city: 'Minneapolis', undeliverable: [], all: false },
      }),
      'GET /api/addresses/suggest': () => ({ body: { suggestions: [] } }),
      'POST /api/addresses/verify': ({ body }) => ({
        body: { outcome: 'verified', address: { Street2: '', ...(body as object) } },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send to someone else' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enter the address' }),
    );
    await screen.findByLabelText('First name');
    await typeAna();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(written).not.toBeNull());
    return async () => {
      await act(async () => {
        written?.();
        await Promise.resolve();
      });
      await screen.findByRole('region', { name: 'Cy Ruiz', hidden: true });
    };
  };

  it('leave the focus at the recipients once they are sent', async () => {
    const answer = await openMove();
    await answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Who is it for?' })).toHaveFocus(),
    );
  });

  it('keep the dialog where its address was changed while it was written', async () => {
    const answer = await openMove();
    await userEvent.type(screen.getByLabelText('First name'), 'bel');
    await answer();
    expect(await screen.findByText(addressDialogTexts.changedSince)).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Anabel');
  });
});

describe('goods that no way brings there', () => {
  it('that could not be removed say why', async () => {
    window.history.replaceState(null, '', '/checkout?step=delivery');
    const [shipment] = ready.shipments;
    await open(
      { ...ready, shipments: [{ ...shipment!, method: null, date: null }] },
      {
        'GET /api/checkout/options?': ({ path }) => ({
          body: { ...offerFor(path), method: null, methods: [], days: [] },
        }),
        'DELETE ': () =>
          refusal(503, 'upstream-unavailable', 'The shop cannot be reached right now.'),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText('The shop cannot be reached right now.')).toBeVisible();
  });

  describe('and become a pickup', () => {
    const openPickup = async () => {
      window.history.replaceState(null, '', '/checkout?step=delivery');
      const [shipment] = ready.shipments;
      const unreached = { ...shipment!, method: null, date: null };
      const { recipient } = unreached;
      const collected = {
        ...unreached,
        recipient: { ...recipient!, addressType: 'InStorePickUp', firstName: 'Bo' },
        method: 'InStorePickUp' as const,
      };
      let written: (() => void) | null = null;
      await open(
        { ...ready, shipments: [unreached] },
        {
          'GET /api/checkout/options?addressType=InStorePickUp': ({ path }) => ({
            body: { ...offerFor(path), method: 'InStorePickUp' },
          }),
          'GET /api/checkout/options?': ({ path }) => ({
            body: { ...offerFor(path), method: null, methods: [], days: [] },
          }),
          'PUT ': () =>
            new Promise((resolve) => {
              written = () => resolve({ body: { ...ready, shipments: [collected] } });
            }),
        },
      );
      const opener = await screen.findByRole('button', { name: 'Pickup' });
      await userEvent.click(opener);
      await userEvent.selectOptions(await screen.findByLabelText('Store'), [
        screen.getByRole('option', { name: /^Lyndale Avenue/ }),
      ]);
      return {
        opener,
        save: async () => {
          written = null;
          await userEvent.click(screen.getByRole('button', { name: 'Save' }));
          await waitFor(() => expect(written).not.toBeNull());
        },
        answer: () =>
          act(async () => {
            written?.();
            await Promise.resolve();
          }),
      };
    };
    const leavesAtDays = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'When will you pick it up?' })).toHaveFocus(),
      );
    };

    it('leave the focus at its days', async () => {
      const { opener, save, answer } = await openPickup();
      await save();
      await answer();
      await waitFor(() => expect(opener).not.toBeInTheDocument());
      await leavesAtDays();
    });

    it('keep the dialog until it is written, and leave the focus at its days', async () => {
      const { opener, save, answer } = await openPickup();
      const name = screen.getByLabelText('First name');
      await save();
      await userEvent.type(name, 'x');
      await answer();
      await waitFor(() => expect(opener).not.toBeInTheDocument());
      expect(await screen.findByText(addressDialogTexts.changedSince)).toBeVisible();
      await save();
      await answer();
      await leavesAtDays();
    });
  });

  it('hand the focus on to the step where they are removed', async () => {
    window.history.replaceState(null, '', '/checkout?step=delivery');
    const [shipment] = ready.shipments;
    const unreached = { ...ready, shipments: [{ ...shipment!, method: null, date: null }] };
    await open(unreached, {
      'GET /api/checkout/options?': ({ path }) => ({
        body: { ...offerFor(path), method: null, methods: [], days: [] },
      }),
      'DELETE ': () => ({
        body: { ...unreached, shipments: [{ ...shipmentTo('Walter'), method: null }] },
      }),
    });
    const removal = await screen.findByRole('button', { name: /^Remove/ });
    await userEvent.click(removal);
    await waitFor(() => expect(removal).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Delivery' })).toHaveFocus();
  });
});

describe('a tax that is higher where it goes', () => {
  it('is taken in one yes, or leads to the recipient: another day has the same', async () => {
    window.history.replaceState(null, '', '/checkout?step=payment');
    await open({ ...ready, changes: [taxed] });
    expect(await notice()).toHaveTextContent(/^The cost has changed since you chose\./);
    expect(await notice()).toHaveTextContent('Local Delivery to 55408: tax was $4.47, now $5.86.');
    const choices = within(await notice());
    expect(choices.getByRole('button', { name: /^Continue with \$5\.86 tax/ })).toBeEnabled();
    expect(choices.queryByRole('button', { name: 'Choose another day' })).toBeNull();
    await userEvent.click(choices.getByRole('button', { name: 'Change the address' }));
    expect(await screen.findByRole('heading', { name: 'Who is it for?' })).toHaveFocus();
  });
});

/** Types who pays and places the order. */
async function placeOrder(): Promise<void> {
  for (const [label, text] of [
    ['Your first name', 'Ada'],
    ['Your last name', 'Loam'],
    ['Your email', 'ada@example.com'],
  ] as const)
    await userEvent.type(await screen.findByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Review your order' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Place order' }));
}

describe('an order of which nobody knows yet what became of it', () => {
  it('leads back to its step, which has the focus, where it was not placed', async () => {
    window.history.replaceState(null, '', '/checkout?step=payment');
    await open(ready, {
      'POST /api/checkout/submit': () => ({ body: { state: 'checking' } }),
      'GET /api/checkout/status': () =>
        refusal(503, 'cannot-process', 'We cannot process your order at this time.'),
    });
    await placeOrder();
    expect(await screen.findByRole('heading', { level: 1, name: /order/ })).toBeInTheDocument();
    const step = await screen.findByRole('heading', { name: 'Payment' });
    await waitFor(() => expect(step).toHaveFocus());
    expect(screen.getByText('We cannot process your order at this time.')).toBeVisible();
  });
});

describe('a refusal of Place order', () => {
  const price: OrderChange = { what: 'price', ...named, before: 4000, after: 4400 };

  it.each<[string, OrderChange[]]>([
    ['goes once all of it is mended', [late]],
    ['stays for the new price it told of', [price, late]],
  ])('%s, back at the review', async (_, changes) => {
    window.history.replaceState(null, '', '/checkout?step=payment');
    const shop = await open(ready, {
      'POST /api/checkout/submit': () => {
        shop.become({ ...ready, changes: [late] });
        return refusal(
          409,
          'selections-invalid',
          'Some of your selections are no longer valid. Please review your cart.',
          { changes },
        );
      },
    });
    await placeOrder();
    expect(await notice()).toHaveTextContent('Sat, May 9 is no longer possible');
    await userEvent.click(
      within(await notice()).getByRole('button', { name: /^Take Mon, May 11/ }),
    );
    expect(
      await screen.findByRole('heading', { name: 'Review and place your order' }),
    ).toBeInTheDocument();
    expect(screen.queryAllByText(/no longer valid/)).toHaveLength(changes.length - 1);
    expect(screen.queryAllByText(/was \$40\.00, now \$44\.00/)).toHaveLength(changes.length - 1);
  });
});

it('what is short is said with how many are left, and changed to that in one yes', async () => {
  const shop = await open({ ...ready, changes: [short] });
  expect(await notice()).toHaveTextContent('Tulip Market Bunch: only 1 left.');
  await userEvent.click(screen.getByRole('button', { name: /^Change to 1/ }));
  await waitFor(() =>
    expect(shop.asked('PATCH')[0]).toMatchObject({
      path: `/api/cart/lines/${line?.id}`,
      body: { quantity: 1 },
    }),
  );
});

it('what turns out short as a step is written is mended at the next step, which stays', async () => {
  window.history.replaceState(null, '', '/checkout?step=delivery');
  const shop = await open(ready, {
    'PUT ': () => {
      shop.become({ ...ready, changes: [short] });
      return { body: { ...ready, changes: [short] } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Earliest/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await userEvent.click(within(await notice()).getByRole('button', { name: /^Change to 1/ }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'What has changed' })).toBeNull());
  expect(window.location.search).toBe('?step=payment');
});

it.each<[string, OrderChange[]]>([
  ['Item(s) on order are out of stock', [short, late]],
  ['Some of your selections are no longer valid. Please review your cart.', [late]],
])('a refusal for want of stock: "%s" while %j stands', (heading, changes) => {
  const done = () => Promise.resolve(null);
  render(
    <StandingChanges
      cart={ready}
      changes={changes}
      refused={{ code: 'out-of-stock', text: 'Item(s) on order are out of stock' }}
      busy={false}
      mend={done}
      remove={done}
      onAnother={() => undefined}
    />,
  );
  expect(screen.getByRole('group', { name: 'What has changed' })).toHaveTextContent(
    new RegExp(`^${heading.replace(/[().]/g, '\\$&')}`),
  );
});

describe('a refusal with nothing to mend', () => {
  it.each<[ErrorCode, string, boolean]>([
    ['order-changed', 'Your order was changed in another window.', true],
    ['submit-mismatch', 'Some of your selections are no longer valid.', true],
    ['rate-limited', 'That was a lot at once.', false],
    ['orders-paused', 'We take no orders at the moment.', false],
  ])('%s says that the total is up to date only where it is another one', (code, text, says) => {
    const done = () => Promise.resolve(null);
    render(
      <StandingChanges
        cart={ready}
        changes={[]}
        refused={{ code, text }}
        busy={false}
        mend={done}
        remove={done}
        onAnother={() => undefined}
      />,
    );
    expect(screen.getByRole('group', { name: 'What has changed' })).toHaveTextContent(text);
    expect(screen.queryAllByText('The total below is up to date.')).toHaveLength(says ? 1 : 0);
  });
});
