import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EventFacts } from '@/lib/events/event-facts.server';
import { type EventState, seatStates } from '@/lib/events/event-state';
import { cartStore } from '@/components/session/cart-store';
import { addingTexts } from '@/lib/cart/adding-texts';
import { cartTexts } from '@/lib/cart/texts';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { showBooking } from './show-booking';
import { offer, session } from '@/__tests__/lib/events/make-event';

const queryID = 'd'.repeat(32);
const stub = (line: Parameters<typeof stubShop>[0][string]) =>
  stubShop({
    'GET /api/events/700106': () => ({ status: 503, body: null }),
    'POST /api/session': () => ({ body: {} }),
    'POST /api/cart/lines': line,
    'POST /api/search/events': () => ({ body: null }),
  });
const show = (minQuantity = 1) => {
  const sessions = [
    session({
      offers: [offer({ productID: '700106-A', size: 'Adult', price: 8500, minQuantity })],
    }),
  ];
  showBooking(sessions);
};
const register = () => userEvent.click(screen.getByRole('button', { name: 'Register Now' }));
const book = async () => {
  show();
  await register();
};
const reported = (event = 'add_to_cart') =>
  window.dataLayer?.filter((pushed) => 'event' in pushed && pushed.event === event);

describe('booking a seat is reported as adding a product is (specification A7)', () => {
  beforeEach(() => {
    cartStore.clear();
    window.dataLayer = [];
    window.history.replaceState(null, '', `/event/700106?queryid=${queryID}`);
  });

  it('as looked at, once', async () => {
    stub(() => ({ body: cartOf() }));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'One seat more' }));
    expect(reported('view_item')).toEqual([
      {
        event: 'view_item',
        ecommerce: {
          currency: 'USD',
          value: 85,
          items: [expect.objectContaining({ item_id: '700106', item_variant: 'Adult', price: 85 })],
        },
      },
    ]);
  });

  it('as added, and as a conversion of the search that led here', async () => {
    const shop = stub(() => ({ body: cartOf(bouquets(1, { ProductID: '700106-A' })) }));
    await book();
    expect(await screen.findByText('Added.')).toBeVisible();
    expect(reported()).toEqual([
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'USD',
          value: 85,
          items: [
            expect.objectContaining({
              item_id: '700106',
              item_variant: 'Adult',
              price: 85,
              quantity: 1,
            }),
          ],
        },
      },
    ]);
    expect(
      shop.calls.filter(({ path }) => path === '/api/search/events').map(({ body }) => body),
    ).toEqual([{ type: 'conversion', objectID: '700106', queryID }]);
  });

  it('not when the line was taken out again; the cart’s notice says so', async () => {
    stub(() => ({
      body: { ...cartOf(), notices: [{ kind: 'lines-removed', text: cartTexts.linesRemoved }] },
    }));
    await book();
    expect(await screen.findByRole('alert')).toHaveTextContent(cartTexts.linesRemoved);
    expect(screen.queryByText('Added.')).toBeNull();
    expect(reported()).toEqual([]);
  });

  it('not when it was refused', async () => {
    stub(() => refusal(409, 'out-of-stock', 'No seat is left.'));
    await book();
    expect(await screen.findByText('No seat is left.')).toBeVisible();
    expect(reported()).toEqual([]);
  });
});

it('says which seats the customer has, and which kind is sold out', async () => {
  const sessions = [
    session({
      offers: [
        offer({ productID: '700106-A', size: 'Adult' }),
        offer({ productID: '700106-C', size: 'Child', price: 0 }),
      ],
    }),
  ];
  const now = '2026-07-01T15:00:00Z';
  const open = seatStates(sessions, new Date(now));
  const facts: EventFacts = {
    seats: { '700106-A': 0, '700106-C': 5 },
    states: { ...open, '700106-A': { kind: 'sold-out', opens: null } },
    purchased: [{ productID: '700106-A', seats: 2 }],
    now,
    standsFor: null,
  };
  stubShop({ 'GET /api/events/700106': () => ({ body: facts }) });
  showBooking(sessions);
  expect(await screen.findByText('Your 2 seats · Adult · Sat, Jul 4')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    '/account/events',
  );
  expect(screen.getByRole('option', { name: 'Adult, $85.00, sold out' })).toBeDisabled();
  expect(
    screen.getByRole('option', { name: 'Child, Free to attend', selected: true }),
  ).toBeEnabled();
});

describe('seats that are sold by two and more', () => {
  const quantity = () => screen.getByRole('textbox', { name: 'Quantity of seat' });

  it('are offered and sent by two and more', async () => {
    const shop = stub(() => ({ body: cartOf(bouquets(2, { ProductID: '700106-A' })) }));
    show(2);
    expect(quantity()).toHaveValue('2');
    expect(screen.getByRole('button', { name: 'One seat fewer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), '1{Enter}');
    expect(quantity()).toHaveValue('2');
    await register();
    expect(await screen.findByText('Added.')).toBeVisible();
    expect(
      shop.calls.filter(({ path }) => path === '/api/cart/lines').map(({ body }) => body),
    ).toEqual([expect.objectContaining({ productID: '700106-A', quantity: 2 })]);
  });

  it('can be made more, and fewer again down to two', async () => {
    stub(() => ({ body: cartOf() }));
    show(2);
    await userEvent.click(screen.getByRole('button', { name: 'One seat more' }));
    expect(quantity()).toHaveValue('3');
    await userEvent.click(screen.getByRole('button', { name: 'One seat fewer' }));
    expect(quantity()).toHaveValue('2');
    expect(screen.getByRole('button', { name: 'One seat fewer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('what was said of one kind of seat', () => {
  beforeEach(() => cartStore.clear());

  it('is not said of another that is chosen after it', async () => {
    stub(() => refusal(409, 'out-of-stock', 'Only 2 seats are left.'));
    const sessions = [
      session({
        offers: [
          offer({ productID: '700106-A', size: 'Adult' }),
          offer({ productID: '700106-C', size: 'Child' }),
        ],
      }),
    ];
    showBooking(sessions);
    await register();
    expect(await screen.findByText('Only 2 seats are left.')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seat' }), 'Child, $85.00');
    expect(screen.queryByText('Only 2 seats are left.')).toBeNull();
  });
});

it('names the date that was booked, whatever date was chosen while the cart was asked', async () => {
  cartStore.clear();
  let answer = () => {};
  stub(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: cartOf(bouquets(1, { ProductID: '700106-A' })) });
      }),
  );
  const sessions = ['2026-07-04', '2026-07-11'].map((day, index) =>
    session({
      productID: `700106-${'AB'[index]}`,
      meetings: [{ day, from: '10:00', to: '12:00' }],
    }),
  );
  showBooking(sessions);
  await register();
  await userEvent.click(screen.getByRole('radio', { name: /Sat, Jul 11/ }));
  expect(screen.getByRole('button', { name: addingTexts.adding })).toBeInTheDocument();
  answer();
  const added = (await screen.findByText('Added.')).parentElement;
  expect(added).toHaveTextContent('One seat for Terrarium Evenings, Sat, Jul 4.');
});

it('keeps the keyboard at the button when the last seat is taken meanwhile', async () => {
  cartStore.clear();
  const facts = (kind: EventState['kind'], seats: number): { body: EventFacts } => ({
    body: {
      seats: { '700106-A': seats },
      states: { '700106-A': { kind, opens: null } },
      purchased: [],
      now: '',
      standsFor: null,
    },
  });
  const answers = [facts('few-seats', 1), facts('sold-out', 0)];
  const shop = stubShop({
    'GET /api/events/700106': () => answers.shift()!,
    'POST /api/session': () => ({ body: {} }),
    'POST /api/cart/lines': () => refusal(409, 'out-of-stock', 'No seat is left.'),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Register Now' }));
  const button = await screen.findByRole('button', { name: 'Sold out' });
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(shop.asked('POST').filter(({ path }) => path === '/api/cart/lines')).toHaveLength(1);
});

it.each([
  ['', false],
  [', though the shop was too busy to answer at that moment', true],
])(
  'can be booked once registration opens, by whoever waits for it on the page%s',
  async (_, busy) => {
    cartStore.clear();
    const opens = '2026-07-01T10:00:00-05:00';
    const facts = (state: EventState, standsFor: number | null): { body: EventFacts | null } => ({
      body: {
        seats: { '700106': 9 },
        states: { '700106': state },
        purchased: [],
        now: '',
        standsFor,
      },
    });
    const answers = [
      facts({ kind: 'not-yet', opens }, 60_000),
      ...(busy ? [{ status: 503, body: null }] : []),
      facts({ kind: 'on-sale', opens: null }, null),
    ];
    stubShop({ 'GET /api/events/700106': () => answers.shift()! });
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const sessions = [session({ offers: [offer({ release: { ReleaseDate1: opens } })] })];
      showBooking(sessions, '2026-07-01T14:59:00Z');
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(screen.getByRole('button', { name: /not open yet/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await act(() => jest.advanceTimersByTimeAsync(61_000));
      if (busy) await act(() => jest.advanceTimersByTimeAsync(31_000));
      expect(await screen.findByRole('button', { name: 'Register Now' })).not.toHaveAttribute(
        'aria-disabled',
      );
    } finally {
      jest.useRealTimers();
    }
  },
);
