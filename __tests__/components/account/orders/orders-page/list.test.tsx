import { QueryIsland } from '@/components/browser/query-island';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountFrame } from '@/components/account/account-frame';
import { OrdersPage } from '@/components/account/orders/orders-page';
import { visitorStore } from '@/components/session/visitor-store';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import { place } from '@/__tests__/components/account/router';
import { answers, at, detail, onFreshPage, orders, row } from './orders';

jest.mock(
  'next/navigation',
  () =>
    jest.requireActual<typeof import('@/__tests__/components/account/router')>(
      '@/__tests__/components/account/router',
    ).navigation,
);

describe('the list of orders', () => {
  onFreshPage();

  it('says Loading Orders..., then lists number, date, sender and recipients with the first order open beside them', async () => {
    at(true);
    const shop = stubShop(answers());
    render(<OrdersPage />, { wrapper: QueryIsland });
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
    expect(way.map((step) => step.querySelector('time')?.dateTime)).toEqual([
      '2026-05-05T22:30:00-05:00',
      undefined,
      '2026-05-09T09:05:00-05:00',
      undefined,
    ]);
    expect(open.getAllByText('On the van')).toHaveLength(2);
    expect(open.queryByText('Delivered')).toBeNull();
    expect(open.getByRole('link', { name: '2 × Sunday Best' })).toHaveAttribute(
      'href',
      '/p/100310/sunday-best',
    );
    expect(screen.getByRole('button', { name: /Order #LL-1/ })).toHaveTextContent(
      'Arne Solberg, Solveig Dahl',
    );
    expect(shop.calls.filter(({ path }) => path.endsWith('/LL-2'))).toHaveLength(1);
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
    render(<OrdersPage />, { wrapper: QueryIsland });
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
    render(<OrdersPage />, { wrapper: QueryIsland });
    expect(await screen.findByText('No more orders.')).toBeVisible();
    expect(screen.queryByText('No Orders for this user')).toBeNull();
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/account/orders?page=3',
    );
  });

  it('beyond the only page leads back to it without page links', async () => {
    at(true);
    place.query = 'page=7';
    stubShop({
      'GET /api/account/orders?': () => ({ body: { orders: [], page: 7, totalPages: 1 } }),
    });
    render(<OrdersPage />, { wrapper: QueryIsland });
    expect(await screen.findByText('No more orders.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All your orders' })).toHaveAttribute(
      'href',
      '/account/orders',
    );
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('opens another order that is chosen', async () => {
    at(true);
    stubShop(answers());
    render(<OrdersPage />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: /Order #LL-1/ }));
    expect(await screen.findByRole('article', { name: 'Order #LL-1' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Order #LL-2' })).toBeNull();
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
      render(<OrdersPage />, { wrapper: QueryIsland });
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
    render(<OrdersPage />, { wrapper: QueryIsland });
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
    render(<OrdersPage />, { wrapper: QueryIsland });
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
    [1, 0],
    [3, 3],
  ])('of %i pages shows %i page links', async (totalPages, links) => {
    at(true);
    stubShop(answers(totalPages));
    render(<OrdersPage />, { wrapper: QueryIsland });
    await screen.findByRole('article');
    expect(screen.queryAllByRole('link', { name: /^Page / })).toHaveLength(links);
    expect(
      screen
        .queryAllByRole('link', { name: /^Page / })
        .map((link) => link.getAttribute('href'))
        .slice(0, 2),
    ).toEqual(links > 0 ? ['/account/orders', '/account/orders?page=2'] : []);
  });

  it.each([
    ['1', ['1', '2', '…', '60']],
    ['30', ['1', '…', '29', '30', '31', '…', '60']],
    ['60', ['1', '…', '59', '60']],
    ['99', ['1', '…', '59', '60']],
  ])('of 60 pages names those around page %s, the first and the last', async (page, names) => {
    at(true);
    place.query = `page=${page}`;
    stubShop(answers(60));
    render(<OrdersPage />, { wrapper: QueryIsland });
    const pages = await screen.findByRole('navigation', { name: 'Pages' });
    const items = within(pages).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(names);
    expect(
      within(pages)
        .queryAllByRole('link', { current: 'page' })
        .map((link) => link.textContent),
    ).toEqual(names.filter((name) => name === page));
  });

  it('asks for the page and the order of its address', async () => {
    at(true);
    place.query = 'page=2&orderid=LL-2';
    const shop = stubShop(answers());
    render(<OrdersPage />, { wrapper: QueryIsland });
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
    const { rerender } = render(<OrdersPage />, { wrapper: QueryIsland });
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
    render(<OrdersPage />, { wrapper: QueryIsland });
    expect(await screen.findByText('No Orders for this user')).toHaveClass('hidden', 'lg:inline');
    expect(screen.getByText('No Orders')).toHaveClass('lg:hidden');
  });

  it('says what failed, asks again on request and keeps the place of the keyboard', async () => {
    at(true);
    let down = true;
    stubShop({
      ...answers(),
      'GET /api/account/orders?': () =>
        down
          ? refusal(503, 'upstream-unavailable', 'Not just now.')
          : { body: { orders, page: 1, totalPages: 1 } },
    });
    render(
      <AccountFrame page="orders">
        <OrdersPage />
      </AccountFrame>,
      { wrapper: QueryIsland },
    );
    expect(await screen.findByText('Not just now.')).toBeVisible();
    down = false;
    screen.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Order #LL-2/ })).toBeVisible());
    expect(screen.getByRole('group', { name: 'Orders' })).toHaveFocus();
  });

  it('goes on from the way to log in to the orders once the dialog has given the focus back', async () => {
    at(true);
    let ended = true;
    stubShop({
      ...answers(),
      'GET /api/account/orders?': () =>
        ended
          ? refusal(401, 'session-expired', 'Please log in again.')
          : { body: { orders, page: 1, totalPages: 1 } },
    });
    render(
      <AccountFrame page="orders">
        <OrdersPage />
      </AccountFrame>,
      { wrapper: QueryIsland },
    );
    const logIn = await screen.findByRole('button', { name: 'Log In' });
    ended = false;
    act(() =>
      visitorStore.accept({ kind: 'customer', firstName: 'Ana', lastName: 'Ruiz', cartCount: 0 }),
    );
    act(() => logIn.focus());
    expect(await screen.findByRole('button', { name: /Order #LL-2/ })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Orders' })).toHaveFocus();
  });
});
