import { QueryIsland } from '@/components/browser/query-island';
import { act, render, screen, within } from '@testing-library/react';
import { OrdersPage } from '@/components/account/orders/orders-page';
import type { OrderDetail } from '@/lib/account/order-view';
import { stubShop } from '@/__tests__/support/shop-stub';
import { answers, at, detail, onFreshPage, row } from './orders';

jest.mock(
  'next/navigation',
  () =>
    jest.requireActual<typeof import('@/__tests__/components/account/router')>(
      '@/__tests__/components/account/router',
    ).navigation,
);

describe('the detail of an order', () => {
  onFreshPage();

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
    render(<OrdersPage />, { wrapper: QueryIsland });
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
      render(<OrdersPage />, { wrapper: QueryIsland });
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
    render(<OrdersPage />, { wrapper: QueryIsland });
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
    render(<OrdersPage />, { wrapper: QueryIsland });
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

  it.each([
    ['Processing', 'received', 'Processing'],
    ['Received', 'received', 'Received'],
    ['Received', 'loaded', 'On the van'],
  ] as const)(
    'says of a shipment that is %s and has come to the step %s: %s',
    async (status, reached, word) => {
      at(true);
      const steps = (['received', 'loaded'] as const).map((state, index) => ({
        state,
        done: index === 0 || reached === 'loaded',
        at: null,
      }));
      stubShop({
        ...answers(),
        'GET /api/account/orders/LL-2': () => ({
          body: {
            ...detail('LL-2'),
            shipments: [{ ...detail('LL-2').shipments[0], status, steps }],
          },
        }),
      });
      render(<OrdersPage />, { wrapper: QueryIsland });
      const open = within(await screen.findByRole('article', { name: 'Order #LL-2' }));
      const said = open.getAllByText(word, { exact: false });
      expect(said.some((element) => !element.closest('ol'))).toBe(true);
    },
  );

  it('says how many of each there are before its name', async () => {
    at(true);
    stubShop(answers());
    render(<OrdersPage />, { wrapper: QueryIsland });
    const open = within(await screen.findByRole('article'));
    expect(open.getByRole('link', { name: '2 × Sunday Best' })).toBeVisible();
  });

  it('lists the payments below the summary', async () => {
    at(true);
    stubShop(answers());
    render(<OrdersPage />, { wrapper: QueryIsland });
    const open = within(await screen.findByRole('article'));
    const total = open.getByText('TOTAL');
    expect(
      total.compareDocumentPosition(open.getByRole('region', { name: 'Payments' })) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
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
    render(<OrdersPage />, { wrapper: QueryIsland });
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
    render(<OrdersPage />, { wrapper: QueryIsland });
    expect(await screen.findByRole('button', { name: /Order #LL-2/ })).toHaveTextContent(
      'Multiple Recipients, Residence',
    );
  });
});
