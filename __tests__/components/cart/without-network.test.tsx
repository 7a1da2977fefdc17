import { act, render, screen } from '@testing-library/react';
import DayDialog from '@/components/cart/day/day-dialog';
import { QueryIsland } from '@/components/browser/query-island';
import { offerFor } from '../checkout/offers';
import { shipmentTo } from '../checkout/shipments';
import { stubShop } from '@/__tests__/support/shop-stub';

it('says while the browser knows of no network that the shop is not reached, and asks again once it does', async () => {
  let down = true;
  stubShop({
    'GET /api/checkout/options': ({ path }) => {
      if (down) throw new TypeError('Failed to fetch');
      return { body: offerFor(path) };
    },
  });
  const { rerender } = render(<QueryIsland>{null}</QueryIsland>);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  rerender(
    <QueryIsland>
      <DayDialog shipment={shipmentTo('Ana')} save={jest.fn()} onClose={jest.fn()} />
    </QueryIsland>,
  );
  expect(await screen.findByText(/^We could not reach the shop/)).toBeVisible();
  const again = screen.getByRole('button', { name: 'Try again' });
  expect(again).toBeEnabled();
  act(() => again.focus());
  down = false;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('heading', { name: 'May 2026' })).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveFocus();
});
