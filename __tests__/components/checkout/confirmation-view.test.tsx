import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authDialogStore } from '@/components/auth/auth-dialog-store';
import { QueryIsland } from '@/components/browser/query-island';
import { TotalLines } from '@/components/cart/total-lines';
import { ConfirmationView } from '@/components/checkout/confirmation/confirmation-view';
import { ReviewStep } from '@/components/checkout/review-step';
import type { Cart } from '@/lib/cart/cart';
import { cartOf, stubShop } from '@/__tests__/support/shop-stub';
import { seatsOf, shipmentTo } from './shipments';

const order: Cart = {
  ...cartOf(),
  state: 'ready',
  shipments: [
    shipmentTo('Ana'),
    shipmentTo('Walter', { method: 'InStorePickUp', fee: 0, feeLabel: 'Picking Fee' }),
  ],
};
const figures = (name: string) =>
  within(ticket(name))
    .getAllByRole('term')
    .map(({ parentElement }) => parentElement?.textContent);
const facts = {
  number: 'LL-104217-3',
  page: '/account/orders?orderid=o',
  promise: '',
  next: { sentences: [], driven: false },
  email: null,
  guest: false,
  payments: [],
  hold: null,
  reportable: false,
  stores: {},
};
const ticket = (name: string) => screen.getByRole('heading', { name }).closest('article')!;

describe('an order of several recipients', () => {
  it('shows on its confirmation whom each shipment is for, when, and its way into a calendar', () => {
    const calendars = {
      'shipment-Ana': {
        file: '/api/orders/u/o/calendar/shipment-Ana',
        google: 'https://calendar.google.com/calendar/render?text=Ana',
      },
    };
    render(
      <ConfirmationView
        confirmation={{ userID: 'u', orderID: 'o', placedAt: null, order, calendars, ...facts }}
      />,
    );
    expect(within(ticket('Ana Ruiz')).getByText('Shipment 1 of 2')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
    expect(within(ticket('Ana Ruiz')).getByText('Saturday')).toBeInTheDocument();
    expect(
      within(ticket('Ana Ruiz')).getByRole('link', { name: /^Add to calendar/ }),
    ).toHaveAttribute('href', '/api/orders/u/o/calendar/shipment-Ana');
    expect(
      within(ticket('Ana Ruiz')).getByRole('link', { name: /^Google Calendar/ }),
    ).toHaveAttribute('rel', 'noopener');
    expect(
      within(ticket('Ana Ruiz')).getByText('Assembly: Yes please, $5.00 each'),
    ).toBeInTheDocument();
    expect(within(ticket('Walter Ruiz')).getByText('In-Store Pickup')).toBeInTheDocument();
    expect(within(ticket('Walter Ruiz')).queryByRole('link', { name: /calendar/i })).toBeNull();
  });

  it('says what was paid with what, where the mail went and where it is collected, and prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const payments = [
      { label: 'Visa ending 1111', cents: 5000 },
      { label: 'Gift Card ending 0112', cents: 1000 },
    ];
    const stores = {
      'shipment-Walter': {
        directions: 'https://www.google.com/maps/dir/?api=1',
        hours: '9 AM – 7 PM',
      },
    };
    render(
      <ConfirmationView
        confirmation={{
          userID: '299999',
          orderID: 'o',
          number: 'LL-104217-3',
          page: '/order/0123456789abcdef0123456789abcdef',
          placedAt: null,
          order,
          calendars: {},
          email: 'ada@example.com',
          guest: true,
          reportable: true,
          payments,
          hold: 'We hold $137.50 now.',
          promise: 'Arrives Saturday, May 9.',
          next: { sentences: [], driven: false },
          stores,
        }}
      />,
    );
    expect(
      screen.getByText('A confirmation is on its way to ada@example.com.'),
    ).toBeInTheDocument();
    expect(screen.getByText('#LL-104217-3')).toBeInTheDocument();
    expect(screen.getByText('We hold $137.50 now.')).toBeInTheDocument();
    expect(screen.getByText('Arrives Saturday, May 9.')).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Paid with' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Visa ending 1111 $50.00', 'Gift Card ending 0112 $10.00']);
    expect(
      within(ticket('Walter Ruiz')).getByText('Store hours that day: 9 AM – 7 PM'),
    ).toBeInTheDocument();
    expect(
      within(ticket('Walter Ruiz')).getByRole('link', { name: 'Directions to the store' }),
    ).toHaveAttribute('href', expect.stringContaining('/maps/dir/'));
    expect(within(ticket('Ana Ruiz')).queryByText(/hours/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Report a problem' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect([authDialogStore.get(), authDialogStore.email()]).toEqual([
      'register',
      'ada@example.com',
    ]);
  });

  it('shows the gift cards that were bought along with flowers', async () => {
    const [line] = shipmentTo('Ana').lines;
    const card = { ...line!, id: 'line-card', giftCard: { amount: 5000, email: null } };
    const shop = stubShop({ 'GET /api/orders/u/o/gift-cards': () => ({ body: { cards: [] } }) });
    const { rerender } = render(
      <ConfirmationView
        confirmation={{ userID: 'u', orderID: 'o', placedAt: null, order, calendars: {}, ...facts }}
      />,
      { wrapper: QueryIsland },
    );
    expect(shop.calls).toEqual([]);
    const withCard = {
      ...order,
      shipments: [shipmentTo('Ana', { lines: [line!, card] }), shipmentTo('Walter')],
    };
    rerender(
      <ConfirmationView
        confirmation={{
          userID: 'u',
          orderID: 'o',
          placedAt: null,
          order: withCard,
          calendars: {},
          ...facts,
        }}
      />,
    );
    await waitFor(() => expect(shop.calls).toHaveLength(1));
  });

  it('counts no single shipment, and says once how it is collected', () => {
    const one = shipmentTo('Ana', { method: 'CurbsidePickUp' });
    render(
      <ConfirmationView
        confirmation={{
          userID: 'u',
          orderID: 'o',
          placedAt: null,
          order: {
            ...order,
            shipments: [
              { ...one, recipient: { ...one.recipient!, addressType: 'CurbsidePickUp' } },
            ],
          },
          calendars: {},
          ...facts,
          next: { sentences: ['We call when your order is ready.', 'Or call.'], driven: true },
        }}
      />,
    );
    expect(
      within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    expect(screen.queryByText(/Shipment 1/)).toBeNull();
    expect(screen.getAllByText(/Curbside Pickup/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
  });

  it('is reviewed shipment by shipment, with card and fees, before it is placed', () => {
    render(
      <ReviewStep
        cart={order}
        confirmed
        checking={false}
        busy={undefined}
        heldCents={0}
        problem={null}
        onPlace={jest.fn()}
      />,
    );
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(within(ticket('Ana Ruiz')).getByText(/Happy day/)).toBeInTheDocument();
    expect(figures('Ana Ruiz')).toEqual([
      'Assembly$10.00',
      'Subtotal$109.98',
      'Handling Fee$2.00',
      'Delivery Fees$14.99',
      'Tax$10.53',
      'Shipment total$137.50',
    ]);
    expect(
      within(ticket('Ana Ruiz')).getByText('Assembly: Yes please, $5.00 each'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
  });

  it.each([
    ['the same', order, true, 1],
    ['of another total', { ...order, totals: { ...order.totals, total: 1 } }, true, 0],
    ['of other goods', { ...order, hash: 'other' }, true, 0],
    ['not to be had', order, false, 0],
  ])(
    'waits for a cart that is read anew when it is placed meanwhile, and is not placed unless it is the same: %s',
    async (_, after, confirmed, times) => {
      const onPlace = jest.fn();
      const review = { busy: undefined, heldCents: 0, problem: null, onPlace };
      const { rerender } = render(
        <ReviewStep {...review} cart={order} confirmed={false} checking />,
      );
      const button = screen.getByRole('button', { name: 'Place order' });
      await userEvent.click(button);
      expect(button).toHaveFocus();
      expect(button).toHaveTextContent('Checking your order');
      await userEvent.keyboard('{Enter}');
      expect(onPlace).not.toHaveBeenCalled();
      rerender(<ReviewStep {...review} cart={after} confirmed={confirmed} checking={false} />);
      expect(onPlace).toHaveBeenCalledTimes(times);
      expect(button).toHaveTextContent('Place order');
      await userEvent.keyboard('{Enter}');
      expect(onPlace).toHaveBeenCalledTimes(times + Number(confirmed));
    },
  );
});

describe('an order with seats of a workshop', () => {
  const seats = seatsOf('Wreaths');
  const withSeats: Cart = { ...cartOf(), state: 'ready', shipments: [shipmentTo('Ana'), seats] };
  const expectWorkshop = () => {
    for (const words of [
      'Lilac & Loam Edina, 1 France Ave, Edina, MN 55424',
      'Sat, Dec 5, 10:00 AM – 12:00 PM CST · Glasshouse · 2 seats',
      '2 seats, held at our store',
      'December',
    ]) {
      expect(within(ticket('Workshops')).getByText(words)).toBeInTheDocument();
    }
    expect(
      within(ticket('Workshops')).getByRole('heading', { level: 3, name: 'Wreaths' }),
    ).toBeInTheDocument();
    expect(within(ticket('Workshops')).queryByText(/Fee|Pickup|Where should/)).toBeNull();
  };

  it('reviews them as a shipment of their own', () => {
    render(
      <ReviewStep
        cart={withSeats}
        confirmed
        checking={false}
        busy={undefined}
        heldCents={0}
        problem={null}
        onPlace={jest.fn()}
      />,
    );
    expectWorkshop();
  });

  it('confirms them with the calendar file of the event', () => {
    render(
      <ConfirmationView
        confirmation={{
          userID: 'u',
          orderID: 'o',
          placedAt: null,
          order: withSeats,
          calendars: {},
          ...facts,
        }}
      />,
    );
    expectWorkshop();
    expect(
      within(ticket('Workshops')).getByRole('link', { name: /^Add to calendar ?: Wreaths$/ }),
    ).toHaveAttribute('href', '/api/events/Wreaths/calendar/Wreaths');
  });

  it('has no delivery line where it is seats alone', () => {
    const { rerender } = render(<TotalLines cart={withSeats} confirmed />);
    expect(screen.getByText('Delivery Fees')).toBeInTheDocument();
    rerender(
      <TotalLines
        cart={{ ...withSeats, shipments: [seats], totals: { ...withSeats.totals, delivery: 0 } }}
        confirmed
      />,
    );
    expect(screen.queryByText(/Delivery|Picking/)).toBeNull();
  });
});
