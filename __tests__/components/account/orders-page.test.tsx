import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrdersPage } from '@/components/account/orders/orders-page';
import type { OrderDetail, OrderRow } from '@/lib/account/order-view';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import { followHistory, place, stand } from './router';

jest.mock(
  'next/navigation',
  () => jest.requireActual<typeof import('./router')>('./router').navigation,
);

const row = (id: string, change: Partial<OrderRow> = {}): OrderRow => ({
  id,
  number: id,
  submittedAt: '2026-05-06T03:30:00Z',
  sender: 'Ingrid Solberg',
  recipients: ['Arne Solberg'],
  addressType: 'Residence',
  status: 'Received',
  count: 2,
  total: 11_500,
  ...change,
});
const detail = (id: string): OrderDetail => ({
  ...row(id),
  userID: 'ingrid',
  hasGiftCards: false,
  parcels: [],
  reportable: true,
  hold: null,
  next: { sentences: [], driven: false },
  shipments: [
    {
      id: 's1',
      method: 'LocalDelivery',
      status: 'Delivered',
      date: '2026-05-09',
      workshop: null,
      window: 'AM',
      recipient: 'Arne Solberg',
      company: null,
      address: '17 Catkin Lane, Roseville, MN 55113',
      phone: '6515550189',
      lines: [
        {
          id: 'l1',
          title: 'Sunday Best',
          options: 'Large',
          charges: ['Assembly: Put together for me, $15.00 each'],
          quantity: 2,
          total: 8000,
          picture: null,
          path: '/p/100310/sunday-best',
          note: null,
          calendar: null,
        },
      ],
      note: 'Side door',
      card: ['Happy birthday, Papa.', 'Ingrid'],
      fees: [
        { label: 'Delivery Fees', cents: 1499 },
        { label: 'Assembly', cents: 3000 },
      ],
      printFees: [
        { label: 'Delivery Fees', cents: 1499 },
        { label: 'Assembly', cents: 3000 },
      ],
      steps: [
        { state: 'received', done: true, at: '2026-05-06T03:30:00Z' },
        { state: 'designed', done: true, at: null },
        { state: 'loaded', done: true, at: '2026-05-09T14:05:00Z' },
        { state: 'collected', done: false, at: null },
      ],
      place: 'Front desk',
      calendar: null,
      store: null,
      photos: [],
      recipientPath: null,
    },
  ],
  summary: [
    { label: 'TAX', cents: 600 },
    { label: 'TOTAL', cents: 11_500 },
  ],
  payments: [{ label: 'Visa ending 1111', cents: 11_500 }],
});
const orders = [
  row('LL-2'),
  row('LL-1', { recipients: ['Arne Solberg', 'Solveig Dahl'], addressType: '', count: 1 }),
];
const answers = (totalPages = 1) => ({
  'GET /api/account/orders?': () => ({ body: { orders, page: 1, totalPages } }),
  'GET /api/account/orders/LL-2': () => ({ body: detail('LL-2') }),
  'GET /api/account/orders/LL-1': () => ({ body: detail('LL-1') }),
});

/** A window as wide as a desk's, or as narrow as a phone's. */
function at(wide: boolean) {
  window.matchMedia = (() => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

describe('the order history', () => {
  let written: ReturnType<typeof followHistory>;
  const scrolledTo = jest.fn();
  beforeEach(() => {
    place.query = '';
    written = followHistory();
    scrolledTo.mockClear();
    Element.prototype.scrollIntoView = scrolledTo;
  });
  afterEach(() => jest.restoreAllMocks());

  it('says Loading Orders..., then lists number, date, sender and recipients with the first order open beside them', async () => {
    at(true);
    const shop = stubShop(answers());
    render(<OrdersPage />);
    expect(screen.getByText('Loading Orders...')).toBeVisible();
    const first = await screen.findByRole('button', { name: /Order #LL-2/ });
    expect(first).toHaveTextContent('May 5, 2026, from Ingrid Solberg');
    expect(first).toHaveAttribute('aria-pressed', 'true');
    const open = within(await screen.findByRole('article', { name: 'Order #LL-2' }));
    expect(open.getByText('Placed on May 5, 2026')).toBeVisible();
    for (const text of [
      'Arne Solberg',
      'Local Delivery, May 9, 2026, AM',
      'Note: Side door',
      'Assembly: Put together for me, $15.00 each',
      'Delivery Fees',
      'Assembly',
      'Visa ending 1111',
      'TAX',
      'TOTAL',
    ])
      expect(open.getByText(text)).toBeVisible();
    const way = within(open.getByRole('list', { name: 'Where it is' })).getAllByRole('listitem');
    expect(way.map(({ textContent }) => textContent)).toEqual([
      'ReceivedMay 5, 10:30 PM',
      'Made',
      'On the vanMay 9, 9:05 AMFront desk',
      'Picked up (not yet)',
    ]);
    expect(way[2]).toHaveAttribute('aria-current', 'step');
    expect(open.getAllByText('On the van')).toHaveLength(2);
    expect(open.queryByText('Delivered')).toBeNull();
    expect(open.getByRole('link', { name: 'Sunday Best' })).toHaveAttribute(
      'href',
      '/p/100310/sunday-best',
    );
    expect(screen.getByRole('button', { name: /Order #LL-1/ })).toHaveTextContent(
      'Arne Solberg, Solveig Dahl',
    );
    expect(shop.calls.filter(({ path }) => path.endsWith('/LL-2'))).toHaveLength(1);
  });

  it('says once that tracking is not available, and shows the order all the same', async () => {
    at(true);
    stubShop({
      ...answers(),
      'GET /api/account/orders/LL-2': () => ({
        body: {
          ...detail('LL-2'),
          parcels: null,
          shipments: [
            ...detail('LL-2').shipments,
            { ...detail('LL-2').shipments[0], id: 's2', recipient: 'Solveig Dahl' },
          ],
        },
      }),
    });
    render(<OrdersPage />);
    const open = within(await screen.findByRole('article', { name: 'Order #LL-2' }));
    expect(open.getAllByText('Tracking is not available right now.')).toHaveLength(1);
    expect(open.getByRole('heading', { name: 'Solveig Dahl' })).toBeVisible();
  });

  it.each([true, false])(
    'offers to report a problem where there can be one (%p)',
    async (reportable) => {
      at(true);
      stubShop({
        ...answers(),
        'GET /api/account/orders/LL-2': () => ({ body: { ...detail('LL-2'), reportable } }),
      });
      render(<OrdersPage />);
      const open = within(await screen.findByRole('article', { name: 'Order #LL-2' }));
      expect(open.queryAllByRole('button', { name: 'Report a problem' })).toHaveLength(
        reportable ? 1 : 0,
      );
    },
  );

  it('shows what its link shows: photo, calendar, the way to the store, when it is charged, what happens next', async () => {
    at(true);
    const whole = detail('LL-2');
    const photo = { id: 'p1', state: 'designed', width: 800, height: 600 } as const;
    stubShop({
      ...answers(),
      'GET /api/account/orders/LL-2': () => ({
        body: {
          ...whole,
          hold: 'We hold $115.00 now and charge it when your flowers leave.',
          next: { sentences: ['The driver rings the bell on Saturday, May 9.'], driven: true },
          shipments: [
            {
              ...whole.shipments[0],
              calendar: {
                file: '/api/orders/ingrid/LL-2/calendar/s1',
                google: 'https://g.example/',
              },
              store: { directions: 'https://maps.example/', hours: '9 AM – 7 PM' },
              photos: [{ ...photo, path: '/api/orders/ingrid/LL-2/photo/p1' }],
            },
          ],
        },
      }),
    });
    render(<OrdersPage />);
    const open = within(await screen.findByRole('article', { name: 'Order #LL-2' }));
    expect(open.getByRole('img', { name: 'Sunday Best, finished' })).toHaveAttribute(
      'src',
      '/api/orders/ingrid/LL-2/photo/p1',
    );
    expect(open.getByRole('link', { name: /^Add to calendar ?: Arne Solberg$/ })).toHaveAttribute(
      'href',
      '/api/orders/ingrid/LL-2/calendar/s1',
    );
    expect(open.getByRole('link', { name: 'Directions to the store' })).toBeVisible();
    for (const words of ['Store hours that day: 9 AM – 7 PM', /^We hold/, /^The driver rings/])
      expect(open.getByText(words)).toBeVisible();
  });

  it.each([
    ['moves while it is looked at', 'delivered', 'Delivered'],
    ['stays as it is while nothing has moved', 'loaded', 'On the van'],
  ] as const)('%s', async (_name, state, word) => {
    at(true);
    jest.useFakeTimers({ advanceTimers: true });
    const steps = (reached: 'loaded' | 'delivered') =>
      (['received', 'loaded', 'delivered'] as const).map((step, index) => ({
        state: step,
        done: index <= (reached === 'loaded' ? 1 : 2),
        at: null,
      }));
    const order = (reached: 'loaded' | 'delivered'): OrderDetail => ({
      ...detail('LL-2'),
      shipments: [{ ...detail('LL-2').shipments[0]!, steps: steps(reached) }],
    });
    let reached: 'loaded' | 'delivered' = 'loaded';
    const shop = stubShop({
      ...answers(),
      'GET /api/account/orders/LL-2': () => ({ body: order(reached) }),
    });
    render(<OrdersPage />);
    const article = await screen.findByRole('article', { name: 'Order #LL-2' });
    const present = () => article.querySelector('[aria-current=step]');
    expect(present()).toHaveTextContent('On the van');
    const asked = () => shop.calls.filter(({ path }) => path.endsWith('/LL-2')).length;
    reached = state;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(2);
    expect(present()).toHaveTextContent(word);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(state === 'delivered' ? 2 : 3);
    jest.useRealTimers();
  });

  it('lists the payments below the summary', async () => {
    at(true);
    stubShop(answers());
    render(<OrdersPage />);
    const open = within(await screen.findByRole('article'));
    const total = open.getByText('TOTAL');
    expect(
      total.compareDocumentPosition(open.getByRole('region', { name: 'Payments' })) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it.each([
    [null, '1'],
    ['2', '2'],
    ['', '1'],
    ['0', '1'],
    ['-1', '1'],
    ['one', '1'],
    ['99999', '1'],
    ['2.5', '1'],
  ])('of ?page=%s asks for page %s', async (asked, page) => {
    at(true);
    place.query = asked === null ? '' : `page=${asked}`;
    const shop = stubShop(answers(3));
    render(<OrdersPage />);
    expect(await screen.findByRole('link', { name: `Page ${page}` })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(shop.calls[0]?.path).toBe(`/api/account/orders?page=${page}`);
  });

  it('beyond the last page does not say that there are no orders, and leads back to those there are', async () => {
    at(true);
    place.query = 'page=7';
    stubShop({
      'GET /api/account/orders?': () => ({ body: { orders: [], page: 7, totalPages: 3 } }),
    });
    render(<OrdersPage />);
    expect(await screen.findByText('No more orders.')).toBeVisible();
    expect(screen.queryByText('No Orders for this user')).toBeNull();
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/account/orders?page=3',
    );
  });

  it('opens another order that is chosen', async () => {
    at(true);
    stubShop(answers());
    render(<OrdersPage />);
    await userEvent.click(await screen.findByRole('button', { name: /Order #LL-1/ }));
    expect(await screen.findByRole('article', { name: 'Order #LL-1' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Order #LL-2' })).toBeNull();
  });

  it('brings the detail of the chosen order into view and its number into the address, where Back and a reload find it', async () => {
    at(true);
    const shop = stubShop(answers(3));
    const { unmount } = render(<OrdersPage />);
    await screen.findByRole('article', { name: 'Order #LL-2' });
    expect(scrolledTo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /Order #LL-1/ }));
    await screen.findByRole('article', { name: 'Order #LL-1' });
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledTimes(1));
    expect((scrolledTo.mock.contexts[0] as HTMLElement).contains(screen.getByRole('article'))).toBe(
      true,
    );
    expect(written).toEqual([{ how: 'pushState', query: 'orderid=LL-1' }]);
    expect(shop.calls.filter(({ path }) => path.startsWith('/api/account/orders?'))).toHaveLength(
      1,
    );
    unmount();
    render(<OrdersPage />);
    expect(await screen.findByRole('button', { name: /Order #LL-1/, pressed: true })).toBeVisible();
    await screen.findByRole('article', { name: 'Order #LL-1' });
    stand('');
    expect(await screen.findByRole('article', { name: 'Order #LL-2' })).toBeVisible();
  });

  it('keeps a tapped row where it is on a small screen, though the open one above it closes', async () => {
    at(false);
    stubShop(answers());
    render(<OrdersPage />);
    const row = await screen.findByRole('button', { name: /Order #LL-1/ });
    await screen.findByRole('article', { name: 'Order #LL-2' });
    jest
      .spyOn(row, 'getBoundingClientRect')
      .mockImplementation(
        () =>
          ({ top: screen.queryByRole('article', { name: 'Order #LL-2' }) ? 500 : -74 }) as DOMRect,
      );
    const scrolled = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    await userEvent.click(row);
    expect(scrolled).toHaveBeenCalledWith({ top: -574, behavior: 'instant' });
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(row).toHaveFocus();
    expect(row).toHaveAttribute('aria-expanded', 'true');
    expect(written).toEqual([{ how: 'replaceState', query: 'orderid=LL-1' }]);
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it('shows an order that is not on the page by itself, with the way to all of them', async () => {
    at(true);
    place.query = 'orderid=LL-0';
    const shop = stubShop({
      'GET /api/account/orders?orderid=LL-0': () => ({
        body: { orders: [row('LL-0')], page: 1, totalPages: 1 },
      }),
      'GET /api/account/orders/LL-0': () => ({ body: detail('LL-0') }),
      ...answers(3),
    });
    render(<OrdersPage />);
    expect(await screen.findByRole('article', { name: 'Order #LL-0' })).toBeVisible();
    expect(screen.getByText('All your orders').closest('a')).toHaveAttribute(
      'href',
      '/account/orders',
    );
    expect(screen.queryByRole('button', { name: /Order #LL-2/ })).toBeNull();
    expect(shop.calls.some(({ path }) => path.endsWith('/LL-2'))).toBe(false);
  });

  it.each(['orderid=LL-9', 'page=2&orderid=LL-9', 'orderid=%3Cb%3E', 'orderid='])(
    'of an order that is not the customer’s, ?%s, says so, above those that are',
    async (query) => {
      at(true);
      place.query = query;
      stubShop({
        'GET /api/account/orders?orderid=LL-9': () => ({
          body: { orders: [], page: 1, totalPages: 0 },
        }),
        ...answers(3),
      });
      render(<OrdersPage />);
      expect(await screen.findByText(/^There is no order of yours with this number/)).toBeVisible();
      expect(screen.queryByText('No Orders for this user')).toBeNull();
      expect(screen.queryByText(/No more orders/)).toBeNull();
      expect(await screen.findByRole('article', { name: 'Order #LL-2' })).toBeVisible();
    },
  );

  it.each([true, false])('shows the whole of a long number (wide %p)', async (wide) => {
    at(wide);
    const id = 'ddIK2FmDQ0n2eatd9YLTZg';
    stubShop({
      'GET /api/account/orders?': () => ({ body: { orders: [row(id)], page: 1, totalPages: 1 } }),
      [`GET /api/account/orders/${id}`]: () => ({ body: detail(id) }),
    });
    render(<OrdersPage />);
    const article = await screen.findByRole('article', { name: `Order #${id}` });
    expect(within(article).getByRole('heading', { name: `Order #${id}` })).toBeVisible();
    expect(screen.getAllByRole('button')[0]!).toHaveTextContent(`Order #${id}`);
    for (const place of [article, screen.getAllByRole('button')[0]!]) {
      // Its hyphens are no places to break: it breaks only where no line is wide enough for it.
      const words = within(place).getByText(`#${id}`);
      expect(words).toHaveClass('inline-block', 'max-w-full', 'wrap-anywhere');
      expect(words).not.toHaveClass('truncate');
    }
  });

  it('has rows on small screens: recipient and kind, or Multiple Recipients, MMMM-DD-YYYY, items and total; a tap on the open one closes it', async () => {
    at(false);
    const shop = stubShop(answers());
    render(<OrdersPage />);
    const first = await screen.findByRole('button', { name: /Order #LL-2/ });
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(first).toHaveTextContent(/Arne Solberg, Residence.*May-05-2026.*2 items, \$115\.00/);
    expect(screen.getByRole('button', { name: /Order #LL-1/ })).toHaveTextContent(
      /Multiple Recipients.*1 item,/,
    );
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
    expect(shop.calls.filter(({ path }) => path.endsWith('/LL-2'))).toHaveLength(1);
    await userEvent.click(first);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('article')).toBeNull();
    const second = screen.getByRole('button', { name: /Order #LL-1/ });
    await userEvent.click(second);
    expect([first, second].map((button) => button.getAttribute('aria-expanded'))).toEqual([
      'false',
      'true',
    ]);
    await userEvent.click(second);
    await userEvent.click(second);
    expect(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(first);
    expect([first, second].map((button) => button.getAttribute('aria-expanded'))).toEqual([
      'true',
      'false',
    ]);
  });

  it.each([
    ['InStorePickUp', 'In-Store Pickup'],
    ['FuneralHome', 'Funeral Home'],
    ['Residence', 'Residence'],
  ])('names the address type %s as %s', async (addressType, shown) => {
    at(false);
    stubShop({
      ...answers(),
      'GET /api/account/orders?': () => ({
        body: { orders: [row('LL-2', { addressType })], page: 1, totalPages: 1 },
      }),
    });
    render(<OrdersPage />);
    expect(await screen.findByRole('button', { name: /Order #LL-2/ })).toHaveTextContent(
      `Arne Solberg, ${shown}`,
    );
  });

  it('names the address type that several recipients share', async () => {
    at(false);
    stubShop({
      ...answers(),
      'GET /api/account/orders?': () => ({
        body: {
          orders: [row('LL-2', { recipients: ['Arne Solberg', 'Solveig Dahl'] })],
          page: 1,
          totalPages: 1,
        },
      }),
    });
    render(<OrdersPage />);
    expect(await screen.findByRole('button', { name: /Order #LL-2/ })).toHaveTextContent(
      'Multiple Recipients, Residence',
    );
  });

  it.each([true, false])(
    'prints a summary of its own (wide %p): number, MM/DD/YYYY, recipient, card, fee lines, totals, locations, contact',
    async (wide) => {
      at(wide);
      window.print = jest.fn();
      stubShop(answers());
      render(<OrdersPage />);
      await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
      expect(window.print).toHaveBeenCalledTimes(1);
      const sheet = screen.getByTestId('order-print');
      for (const text of [
        'Order #LL-2',
        'Order placed 05/05/2026',
        'Arne Solberg',
        'Happy birthday, Papa.',
        'Delivery Fees',
        'TOTAL',
        'Customer service',
      ])
        expect(sheet).toHaveTextContent(text);
      expect(sheet).toHaveTextContent(/garden centers/);
    },
  );

  it('says on paper which part was canceled, and where the stores are and when', async () => {
    at(true);
    const [sent] = detail('LL-2').shipments;
    stubShop({
      ...answers(),
      'GET /api/account/orders/LL-2': () => ({
        body: { ...detail('LL-2'), shipments: [sent, { ...sent, id: 's2', status: 'Canceled' }] },
      }),
    });
    render(
      <OrdersPage
        places={{
          stores: [
            {
              name: 'Lilac & Loam on Lyndale',
              line: '5410 Lyndale Row, Minneapolis, MN 55419',
              phone: '612-555-0142',
            },
          ],
          hours: ['Mon, Nov 23 – Sat, Nov 28: 9 AM – 7 PM', 'Sun, Nov 29: Closed'],
        }}
      />,
    );
    await screen.findByRole('article');
    const sheet = within(screen.getByTestId('order-print'));
    expect(sheet.getAllByText('Canceled: this part of the order is not sent.')).toHaveLength(1);
    expect(
      sheet.getByText(
        'Lilac & Loam on Lyndale, 5410 Lyndale Row, Minneapolis, MN 55419, 612-555-0142',
      ),
    ).toBeInTheDocument();
    expect(
      sheet.getByText(
        'Hours this week: Mon, Nov 23 – Sat, Nov 28: 9 AM – 7 PM; Sun, Nov 29: Closed.',
      ),
    ).toBeInTheDocument();
  });

  it.each([
    [1, 0],
    [3, 3],
  ])('of %i pages shows %i page links', async (totalPages, links) => {
    at(true);
    stubShop(answers(totalPages));
    render(<OrdersPage />);
    await screen.findByRole('article');
    expect(screen.queryAllByRole('link', { name: /^Page / })).toHaveLength(links);
    expect(
      screen
        .queryAllByRole('link', { name: /^Page / })
        .map((link) => link.getAttribute('href'))
        .slice(0, 2),
    ).toEqual(links > 0 ? ['/account/orders', '/account/orders?page=2'] : []);
  });

  it('asks for the page and the order of its address', async () => {
    at(true);
    place.query = 'page=2&orderid=LL-2';
    const shop = stubShop(answers());
    render(<OrdersPage />);
    await screen.findByRole('article');
    expect(shop.calls.map(({ path }) => path)).toEqual([
      '/api/account/orders?page=2',
      '/api/account/orders/LL-2',
    ]);
  });

  it('clears the list and reads another page when the address names one', async () => {
    at(true);
    const shop = stubShop({
      'GET /api/account/orders?page=2': () => ({
        body: { orders: [row('LL-0')], page: 2, totalPages: 3 },
      }),
      'GET /api/account/orders/LL-0': () => ({ body: detail('LL-0') }),
      ...answers(3),
    });
    const { rerender } = render(<OrdersPage />);
    await screen.findByRole('article', { name: 'Order #LL-2' });
    place.query = 'page=2';
    rerender(<OrdersPage />);
    expect(screen.getByText('Loading Orders...')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Order #LL-2/ })).toBeNull();
    expect(await screen.findByRole('article', { name: 'Order #LL-0' })).toBeVisible();
    expect(shop.asked('GET').map(({ path }) => path)).toContain('/api/account/orders?page=2');
  });

  it('without orders says No Orders for this user, or No Orders where it is narrow', async () => {
    at(true);
    stubShop({
      'GET /api/account/orders?': () => ({ body: { orders: [], page: 1, totalPages: 0 } }),
    });
    render(<OrdersPage />);
    expect(await screen.findByText('No Orders for this user')).toHaveClass('hidden', 'lg:inline');
    expect(screen.getByText('No Orders')).toHaveClass('lg:hidden');
  });

  it('says what failed and asks again on request', async () => {
    at(true);
    let down = true;
    stubShop({
      ...answers(),
      'GET /api/account/orders?': () =>
        down
          ? refusal(503, 'upstream-unavailable', 'Not just now.')
          : { body: { orders, page: 1, totalPages: 1 } },
    });
    render(<OrdersPage />);
    expect(await screen.findByText('Not just now.')).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Order #LL-2/ })).toBeVisible());
  });
});
