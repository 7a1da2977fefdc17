import { QueryIsland } from '@/components/browser/query-island';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrdersPage } from '@/components/account/orders/orders-page';
import { stubShop } from '@/__tests__/support/shop-stub';
import { answers, at, detail, onFreshPage } from './orders';

jest.mock(
  'next/navigation',
  () =>
    jest.requireActual<typeof import('@/__tests__/components/account/router')>(
      '@/__tests__/components/account/router',
    ).navigation,
);

describe('an order on paper', () => {
  onFreshPage();

  it.each([true, false])(
    'prints a summary of its own (wide %p): number, MM/DD/YYYY, recipient, card, fee lines, totals, locations, contact',
    async (wide) => {
      at(wide);
      window.print = jest.fn();
      stubShop(answers());
      render(<OrdersPage />, { wrapper: QueryIsland });
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
      { wrapper: QueryIsland },
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
});
