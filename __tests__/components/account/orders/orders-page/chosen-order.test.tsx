import { QueryIsland } from '@/components/browser/query-island';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrdersPage } from '@/components/account/orders/orders-page';
import { stubShop } from '@/__tests__/support/shop-stub';
import { followHistory, place, stand } from '@/__tests__/components/account/router';
import { answers, at, detail, row } from './orders';

jest.mock(
  'next/navigation',
  () =>
    jest.requireActual<typeof import('@/__tests__/components/account/router')>(
      '@/__tests__/components/account/router',
    ).navigation,
);

describe('an order chosen from the history', () => {
  let written: ReturnType<typeof followHistory>;
  const scrolledTo = jest.fn();
  beforeEach(() => {
    place.query = '';
    written = followHistory();
    scrolledTo.mockClear();
    Element.prototype.scrollIntoView = scrolledTo;
  });
  afterEach(() => jest.restoreAllMocks());

  it('brings the detail of the chosen order into view and its number into the address, where Back and a reload find it', async () => {
    at(true);
    const shop = stubShop(answers(3));
    const { unmount } = render(<OrdersPage />, { wrapper: QueryIsland });
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
    render(<OrdersPage />, { wrapper: QueryIsland });
    expect(await screen.findByRole('button', { name: /Order #LL-1/, pressed: true })).toBeVisible();
    await screen.findByRole('article', { name: 'Order #LL-1' });
    stand('');
    expect(await screen.findByRole('article', { name: 'Order #LL-2' })).toBeVisible();
  });

  it('keeps a tapped row where it is on a small screen, though the open one above it closes', async () => {
    at(false);
    stubShop(answers());
    render(<OrdersPage />, { wrapper: QueryIsland });
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
    render(<OrdersPage />, { wrapper: QueryIsland });
    expect(await screen.findByRole('article', { name: 'Order #LL-0' })).toBeVisible();
    expect(screen.getByText('All your orders').closest('a')).toHaveAttribute(
      'href',
      '/account/orders',
    );
    expect(screen.queryByRole('button', { name: /Order #LL-2/ })).toBeNull();
    expect(shop.calls.some(({ path }) => path.endsWith('/LL-2'))).toBe(false);
  });
});
