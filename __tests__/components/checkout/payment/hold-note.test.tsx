import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { ReviewStep } from '@/components/checkout/review-step';
import type { Cart } from '@/lib/cart/cart';
import { formatCents } from '@/lib/core/money';
import { cartOf, stubShop } from '@/__tests__/support/shop-stub';
import { shipmentTo } from '../shipments';

const cart: Cart = { ...cartOf(), shipments: [{ ...shipmentTo('Ana'), date: '2026-12-24' }] };
const terms = { today: '2026-11-23', lastHeldDay: '2026-11-29' };

function review(held: number, hold: { status?: number; body: object }) {
  stubShop({ 'GET /api/checkout/hold': () => hold });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReviewStep
        cart={cart}
        confirmed
        checking={false}
        busy={undefined}
        heldCents={held}
        problem={null}
        onPlace={() => undefined}
      />
    </QueryClientProvider>,
  );
}

describe('the last look at a payment', () => {
  it('says what is held, and the day on which it is charged at the latest', async () => {
    review(8175, { body: terms });
    expect(
      await screen.findByText(
        'We hold $81.75 now and charge it when your flowers leave, at the latest on Nov 29.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/charged only/)).toBeNull();
  });

  it('says no day while the shop does not tell how long it is held', async () => {
    review(8175, { status: 503, body: {} });
    expect(
      await screen.findByText(
        'We hold $81.75 now and charge it when your flowers leave, or before the hold ends.',
      ),
    ).toBeInTheDocument();
  });

  it('has the tax beside the total it is part of', () => {
    review(0, { body: terms });
    expect(screen.getByText('Total').parentElement).toHaveTextContent(
      `Total ${formatCents(cart.totals.total)} with ${formatCents(cart.totals.tax)} tax`,
    );
  });

  it('speaks of no hold where no card or wallet pays', () => {
    review(0, { body: terms });
    expect(screen.getByText('You are charged only when the order is placed.')).toBeInTheDocument();
    expect(screen.queryByText(/We hold/)).toBeNull();
  });
});
